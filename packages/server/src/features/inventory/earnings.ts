import { kindsOfType, typeOf } from '@bahi/domain/documents/kinds.ts'
import type { DocumentType } from '@bahi/domain/documents/families.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { ExportColumn } from '../records/index.ts'
import { withThoseUnder } from './stock-groups.ts'
import { costsOf, lineKey } from './values.ts'
import type { LineCost } from './values.ts'

/** Documents that sell, and those that take sales back. */
export const sellingKinds = kindsOfType(({ ledger }) => ledger === 'sale' || ledger === 'saleReturn')
const letters = (fits: (type: DocumentType) => boolean) => [
  ...new Set(
    sellingKinds.flatMap((kind) =>
      [typeOf(kind), typeOf(kind, 'Debit')].filter(fits).map(({ letter }) => letter),
    ),
  ),
]
const takesBack = letters(({ ledger }) => ledger === 'saleReturn')
/** A note that only raises a price sells no goods. */
const movesGoods = letters(({ stock }) => stock !== undefined)

export interface SalesAsked {
  readonly entityIds?: readonly number[] | undefined
  readonly partyIds?: readonly number[] | undefined
  readonly itemIds?: readonly number[] | undefined
  readonly categoryIds?: readonly number[] | undefined
  readonly fromDocumentDate?: string | undefined
  readonly toDocumentDate?: string | undefined
}

/** Sales `d` of the period and parties that are asked for; a revised invoice bills again what was sold before. */
export const saleConditions = (ctx: Ctx, asked: SalesAsked): RawBuilder<unknown>[] => [
  sql`d.subscriber_id = current_subscriber()`,
  sql`d.entity_id = any(${ctx.entitiesOf(asked.entityIds)}::bigint[])`,
  sql`d.issued_at is not null and d.cancelled_at is null and d.status <> 'Delete' and not d.body ? 'revision'`,
  ...(asked.fromDocumentDate ? [sql`d.date >= ${asked.fromDocumentDate}::date`] : []),
  ...(asked.toDocumentDate ? [sql`d.date <= ${asked.toDocumentDate}::date`] : []),
  ...(asked.partyIds?.length ? [sql`d.party_id = any(${[...asked.partyIds]}::bigint[])`] : []),
]

/** Lines `y` of the items that are asked for; without any, also charges and what is no item. */
export const lineConditions = ({ itemIds, categoryIds }: SalesAsked): RawBuilder<unknown>[] => [
  ...(itemIds?.length ? [sql`y.item_id = any(${[...itemIds]}::bigint[])`] : []),
  ...(categoryIds?.length
    ? [
        sql`y.item_id in (select c.id from items c where c.subscriber_id = current_subscriber() and c.category_id in (${withThoseUnder(categoryIds)}))`,
      ]
    : []),
]

export interface Earned {
  readonly sales: string
  readonly cost: string
  /** Of the sales whose cost is known, and what it is of them in per cent; null where none is. */
  readonly profit: string | null
  readonly percent: string | null
  readonly withoutCost: string
}

interface SoldLine {
  readonly documentId: number
  readonly lineNumber: number
  readonly entityId: number
  readonly itemId: number | null
  readonly day: string
  /** Below 0 where it takes a sale back. */
  readonly sales: string
  readonly quantity: string
  /** The line of a challan whose goods it bills, with how many of them. */
  readonly sourceId: number | null
  readonly sourceLine: number | null
  readonly sourceDay: string | null
  readonly billed: string | null
}

export interface Sold extends Earned {
  readonly quantity: string
}

/** What lines of sales earned, summed by document or item. */
export async function earnedBy(
  ctx: Ctx,
  by: 'documentId' | 'itemId',
  conditions: readonly RawBuilder<unknown>[],
): Promise<ReadonlyMap<number, Sold>> {
  const lines = await soldLines(ctx, conditions)
  const days = lines.flatMap(({ day, sourceDay }) => [day, sourceDay ?? day]).toSorted()
  const items = lines.flatMap(({ entityId, itemId }) => (itemId === null ? [] : [{ entityId, itemId }]))
  const costs = await costsOf(ctx, items, days[0], days.at(-1))
  const sums = new Map<number, Sums>()
  for (const line of lines) {
    const key = line[by]
    if (key === null) continue
    const sum = sums.get(key) ?? none
    const cost = costOf(line, costs)
    sums.set(key, {
      sales: sum.sales.add(line.sales),
      quantity: sum.quantity.add(line.quantity),
      cost: sum.cost.add(cost ?? 0),
      withoutCost: cost === undefined ? sum.withoutCost.add(line.sales) : sum.withoutCost,
      isKnown: sum.isKnown || cost !== undefined,
    })
  }
  return new Map([...sums].map(([key, sum]) => [key, earnedOf(sum)]))
}

interface Sums {
  readonly sales: Decimal
  readonly quantity: Decimal
  readonly cost: Decimal
  readonly withoutCost: Decimal
  readonly isKnown: boolean
}
const none: Sums = {
  sales: Decimal.zero,
  quantity: Decimal.zero,
  cost: Decimal.zero,
  withoutCost: Decimal.zero,
  isKnown: false,
}

/** Profit is of the sales whose cost is known: what was sold without a cost is beside it, never profit as a whole. */
function earnedOf({ sales, quantity, cost, withoutCost, isKnown }: Sums): Sold {
  const costed = sales.sub(withoutCost)
  const profit = costed.sub(cost)
  return {
    sales: sales.toFixed(2),
    quantity: quantity.toPlain(),
    cost: cost.toFixed(2),
    profit: isKnown ? profit.toFixed(2) : null,
    percent: costed.isZero() || !isKnown ? null : profit.mul(100).div(costed, 2).toFixed(2),
    withoutCost: withoutCost.toFixed(2),
  }
}

/** Undefined where goods or a service were sold of which nothing is in the stock; what only changes a price costs nothing. */
function costOf(line: SoldLine, costs: ReadonlyMap<string, LineCost>): Decimal | undefined {
  const own = costs.get(lineKey(line.documentId, line.lineNumber))
  const sent = line.sourceId === null ? undefined : costs.get(lineKey(line.sourceId, line.sourceLine!))
  if (!own && !sent) return Decimal.of(line.quantity).isZero() ? Decimal.zero : undefined
  const ofOwn = own ? own.issuedCost.sub(own.returnedCost) : Decimal.zero
  return sent ? ofOwn.add(shareOf(sent, line.billed!)) : ofOwn
}

/** Of what left with a challan, so much as was billed. */
function shareOf({ issued, issuedCost }: LineCost, billed: string): Decimal {
  if (!issued.isPositive() || issued.lte(billed)) return issuedCost
  return issuedCost.mul(billed).div(issued, 2)
}

async function soldLines(ctx: Ctx, conditions: readonly RawBuilder<unknown>[]): Promise<readonly SoldLine[]> {
  const sign = sql`case when d.type_code = any(${takesBack}::text[]) then -1 else 1 end`
  const all = sql`y.quantity + coalesce((y.body ->> 'freeQuantity')::numeric, 0)`
  // What a challan supplied was issued with it; what it did not supply is issued with the invoice.
  const { rows } = await sql<SoldLine>`
    select y.document_id, y.line_number, d.entity_id, y.item_id, d.date as day, (${sign} * y.taxable_value)::text as sales,
      case when y.item_id is not null and not y.is_charge and not coalesce(y.body ? 'priceDifference', false)
        and d.type_code = any(${movesGoods}::text[]) and (k.stock_reason is null or d.body ->> 'reason' = k.stock_reason)
        then trim_scale(${sign} * (${all}) * r.rate) else 0 end::text as quantity,
      s.document_id as source_id, s.line_number as source_line, s.day as source_day,
      case when s.document_id is not null then trim_scale(case when s.is_measured then s.quantity else ${all} end * r.rate)::text end as billed
    from documents d
      join document_kinds k on k.kind = d.kind
      join document_lines y on y.subscriber_id = d.subscriber_id and y.document_id = d.id
      left join items i on i.subscriber_id = y.subscriber_id and i.id = y.item_id
      cross join lateral (select case when i.id is null or y.uqc = i.uqc then 1 else coalesce(y.stock_rate, pieces_of_source(y.source_document_id, y.source_line_number, y.item_id, y.uqc), pieces_of_unit(y.item_id, y.uqc)) end as rate) r
      left join lateral (
        select c.id as document_id, z.line_number, c.date as day, is_provisional(c.body) as is_measured, z.quantity - z.returned_quantity as quantity
        from documents c join document_kinds q on q.kind = c.kind and q.moves_goods
          join document_lines z on z.subscriber_id = c.subscriber_id and z.document_id = c.id and z.line_number = y.source_line_number
        where y.source_document_id is not null and c.subscriber_id = current_subscriber() and c.id = y.source_document_id
          and c.cancelled_at is null and not is_no_supply(c.body) offset 0) s on true
    where d.kind = any(${sellingKinds}::text[]) and ${sql.join([...conditions], sql` and `)}`.execute(ctx.db)
  return rows
}

export const earnedColumns: readonly ExportColumn<Earned>[] = [
  { key: 'stock.sales', value: (row) => row.sales, type: 'amount' },
  { key: 'stock.costOfSales', value: (row) => row.cost, type: 'amount' },
  { key: 'stock.profit', value: (row) => row.profit, type: 'amount' },
  { key: 'stock.profitPercent', value: (row) => row.percent, type: 'number' },
  { key: 'stock.withoutCost', value: (row) => row.withoutCost, type: 'amount' },
]
