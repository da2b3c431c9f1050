import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { labelCalls } from '@bahi/contracts/labels.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { barcodeTypeOf } from '@bahi/domain/ids/barcode.ts'
import type { BarcodeType } from '@bahi/domain/ids/barcode.ts'
import { batchKey } from '@bahi/domain/inventory/batches.ts'
import { labelPapers, mostLabels } from '@bahi/domain/inventory/labels.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import { day, labelPages, money } from '../printing/index.ts'
import type { PrintedLabel } from '../printing/index.ts'

type Calls = typeof labelCalls
type Row = ReplyOf<Calls['rows']>[number]

/** What labels could be of: goods of a document as often as they came, stock as often as it is there, or chosen items once. */
export async function labelRows(ctx: Ctx, asked: ParsedOf<Calls['rows']>): Promise<Row[]> {
  await requireSource(ctx, asked)
  const { rows } = await sql<Row>`
    select g.item_id, i.name as item_name, i.code as item_code, coalesce(b.barcode, i.barcode) as barcode, coalesce(g.batch, '') as batch, b.expires_on,
      least(greatest(floor(g.quantity), 1), ${mostLabels})::int as count
    from (${sourceOf(ctx, asked)}) g
      join items i on i.subscriber_id = current_subscriber() and i.id = g.item_id and i.supply = 'Goods' and i.status <> 'Delete'
      left join item_batches b on b.subscriber_id = i.subscriber_id and b.item_id = i.id and b.batch = g.batch and b.status <> 'Delete'
    order by g.place, i.name_key, g.batch limit 500`.execute(ctx.db)
  return rows
}

/** Quantities of stock and of documents are for those who see these. */
async function requireSource(ctx: Ctx, { stock, documentId }: ParsedOf<Calls['rows']>): Promise<void> {
  if (documentId !== undefined) {
    const { rows } = await sql<{ kind: DocumentKind }>`select d.kind from documents d
      where d.subscriber_id = current_subscriber() and d.id = ${documentId}`.execute(ctx.db)
    if (!rows[0]) throw notFound()
    if (!ctx.can(`${documentKinds[rows[0].kind].rights}_SH_VW` as RightCode))
      throw new AppError('RIGHT_MISSING')
  } else if (stock !== undefined && !ctx.can('INV_SH_VW')) throw new AppError('RIGHT_MISSING')
}

function sourceOf(ctx: Ctx, { itemIds, stock, documentId }: ParsedOf<Calls['rows']>): RawBuilder<unknown> {
  if (documentId !== undefined)
    return sql`select y.item_id, y.body ->> 'batch' as batch, min(y.line_number) as place,
        sum((y.quantity + coalesce((y.body ->> 'freeQuantity')::numeric, 0)) * case when y.uqc = j.uqc then 1 else pieces_of_unit(y.item_id, y.uqc) end) as quantity
      from documents d join document_lines y on y.subscriber_id = d.subscriber_id and y.document_id = d.id and not y.is_charge
        join items j on j.subscriber_id = y.subscriber_id and j.id = y.item_id
      where d.subscriber_id = current_subscriber() and d.id = ${documentId} and d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
      group by y.item_id, y.body ->> 'batch'`
  if (stock !== undefined)
    return sql`select l.item_id, l.batch, 0 as place, sum(l.quantity) as quantity from stock_levels l
      where l.subscriber_id = current_subscriber() and l.holder_id = 0 and l.entity_id = any(${ctx.entitiesOf([stock.entityId])}::bigint[])
        ${stock.locationId === undefined ? sql`` : sql`and l.place_id = ${stock.locationId}`}
        ${itemIds?.length ? sql`and l.item_id = any(${itemIds}::bigint[])` : sql``}
      group by l.item_id, l.batch having sum(l.quantity) > 0`
  return sql`select a.id as item_id, null::text as batch, a.place, 1 as quantity
    from unnest(${itemIds ?? []}::bigint[]) with ordinality as a (id, place)`
}

interface Printed {
  readonly itemId: number
  readonly name: string
  readonly code: string
  readonly barcode: string | null
  readonly barcodeType: BarcodeType | null
  readonly sellingPrice: string | null
  readonly mrp: string | null
}

/** Labels as a PDF. Pages take long, so no transaction is held meanwhile. */
export async function labelPdf(ctx: Ctx, asked: ParsedOf<Calls['print']>): Promise<FileReply> {
  const { paper, skip, labels } = asked
  const total = labels.reduce((sum, { count }) => sum + count, 0)
  if (total > mostLabels)
    throw invalid([{ path: 'labels', code: 'TOO_MANY', params: { max: String(mostLabels) } }])
  const printed = await ctx.inTransaction((inside) => printedLabels(inside, asked))
  const content = await labelPages({
    language: ctx.language,
    paper: labelPapers[paper],
    skip,
    labels: printed,
  })
  return { contentType: 'application/pdf', fileName: 'labels.pdf', content, inline: true }
}

async function printedLabels(
  ctx: Ctx,
  { price, showsName, showsBatch, labels }: ParsedOf<Calls['print']>,
): Promise<PrintedLabel[]> {
  const itemIds = [...new Set(labels.map(({ itemId }) => itemId))]
  const [{ rows: items }, { rows: batches }] = await Promise.all([
    sql<Printed>`select i.id as item_id, i.name, i.code, i.barcode, i.barcode_type, i.selling_price::text as selling_price, i.mrp::text as mrp
      from items i where i.subscriber_id = current_subscriber() and i.id = any(${itemIds}::bigint[]) and i.status <> 'Delete'`.execute(
      ctx.db,
    ),
    sql<{
      itemId: number
      batch: string
      expiresOn: string | null
      barcode: string | null
      barcodeType: BarcodeType | null
    }>`select b.item_id, b.batch, b.expires_on, b.barcode, b.barcode_type from item_batches b
      where b.subscriber_id = current_subscriber() and b.item_id = any(${itemIds}::bigint[]) and b.status <> 'Delete'`.execute(
      ctx.db,
    ),
  ])
  const known = new Map(items.map((item) => [item.itemId, item]))
  const days = new Map(batches.map((batch) => [batchKey(batch.itemId, batch.batch), batch]))
  const missing = labels.flatMap(({ itemId }, index) =>
    known.has(itemId) ? [] : [{ path: `labels[${index}].itemId`, code: 'UNKNOWN_RECORD' }],
  )
  if (missing.length > 0) throw invalid(missing)
  return labels.map(({ itemId, batch, count }): PrintedLabel => {
    const item = known.get(itemId)!
    const ofBatch = batch ? days.get(batchKey(itemId, batch)) : undefined
    const holder = ofBatch?.barcode ? ofBatch : item
    const barcode = holder.barcode ?? item.code
    const amount = price === 'mrp' ? item.mrp : price === 'selling' ? item.sellingPrice : null
    return {
      ...printable(barcode, holder.barcode ? holder.barcodeType : 'CODE128'),
      name: showsName ? item.name : '',
      lines: [
        ...(amount ? [`${ctx.t(price === 'mrp' ? 'field.mrp' : 'label.price')} ₹${money(amount)}`] : []),
        ...(showsBatch && batch ? [`${ctx.t('stock.batch')} ${batch}`] : []),
        ...(showsBatch && ofBatch?.expiresOn ? [`${ctx.t('label.expiry')} ${day(ofBatch.expiresOn)}`] : []),
      ],
      count,
    }
  })
}

/** A code of letters that no barcode has is printed without them. */
function printable(text: string, type: BarcodeType | null): Pick<PrintedLabel, 'barcode' | 'type'> {
  const barcode = text.replaceAll(/[^ -~]/g, '').trim() || '0'
  return { barcode, type: type ?? barcodeTypeOf(barcode) ?? 'CODE128' }
}
