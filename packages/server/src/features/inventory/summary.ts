import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { stockSummaryCalls } from '@bahi/contracts/inventory.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { DecimalLike } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { exportList } from '../../platform/export/export.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { ownWords } from '../custom-alias/index.ts'
import { listPdf } from '../printing/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { askedParts, conditionsOf, countsMoves, daysOf, valueOf } from './asked-stock.ts'
import type { StockSearch, SummedGroup } from './asked-stock.ts'
import { partsOf } from './parts.ts'
import type { ValuedPart } from './parts.ts'

type Calls = typeof stockSummaryCalls
type Search = StockSearch & Pick<ParsedOf<Calls['search']>, 'groupBy'>
type Row = ReplyOf<Calls['search']>['records'][number]

/** Stock by category or by place: what there was of all items together, and what it is worth. */
export async function searchSummary(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const rows = await sumsOf(ctx, search)
  if (search.after !== undefined && !/^\d{1,9}$/.test(search.after))
    throw refuseField('after', 'CURSOR_INVALID')
  const { start, size } = search
  const from = search.after === undefined ? start : Number(search.after)
  return {
    records: rows.slice(from, from + size),
    start,
    size,
    total: rows.length,
    totalIsExact: true,
    totals: { value: Decimal.sum(rows.map(({ value }) => value)).toFixed(2) },
    ...(rows.length > from + size ? { next: String(from + size) } : {}),
  }
}

export async function exportSummary(
  ctx: Ctx,
  input: ParsedOf<Calls['export']>,
): Promise<FileReply | TaskStarted> {
  const t = await ownWords(ctx)
  const rows = await sumsOf(ctx, input)
  return exportList<Row>(ctx, {
    call: 'stockSummary.export',
    pdf: listPdf,
    input,
    title: ctx.t('export.stockSummary'),
    columns: columns[input.groupBy].map(({ key, type, value }) => ({
      key,
      label: t(key),
      ...(type ? { type } : {}),
      value: (row: Row) => value(row, t),
    })),
    count: async () => rows.length,
    rows: () => rows,
  })
}

/** All rows, in the order that is asked for; items without a category come last. */
async function sumsOf(ctx: Ctx, search: Search): Promise<Row[]> {
  const { groupBy } = search
  const order = /^(id|itemName)(?: +(asc|desc))?$/i.exec(search.sort.trim())
  if (!order) throw refuseField('sort', 'SORT_UNKNOWN', { allowed: 'id, itemName' })
  const asked = askedParts(search, 'location', await partsOf(ctx, daysOf(search), conditionsOf(ctx, search)))
  const groups = Map.groupBy(asked, ({ categoryId, placeId, holderId }) =>
    groupBy === 'category' ? String(categoryId ?? 0) : `${placeId} ${holderId}`,
  )
  const named = groupBy === 'category' ? await categoriesOf(ctx) : await placesOf(ctx, asked)
  const rows = [...groups].map(([key, parts]) => ({
    ...nameless,
    ...named.get(key),
    ...sumOf(search, groupBy, parts),
  }))
  const words = ({ categoryName, locationName, holderName }: (typeof rows)[number]) =>
    `${categoryName ?? locationName ?? '\uffff'} ${holderName ?? ''}`
  const sorted = rows.toSorted((a, b) => words(a).localeCompare(words(b)))
  if (order[1] === 'itemName' && order[2]?.toLowerCase() !== 'asc') sorted.reverse()
  return sorted.map((row, index) => ({ id: index + 1, ...row }))
}

type Names = Pick<
  Row,
  'categoryId' | 'categoryName' | 'locationId' | 'locationName' | 'holderId' | 'holderName'
>
const nameless: Names = {
  categoryId: null,
  categoryName: null,
  locationId: null,
  locationName: null,
  holderId: null,
  holderName: null,
}

/** Quantities of one unit are added; those of several are not. */
function sumOf(search: StockSearch, groupBy: SummedGroup, parts: readonly ValuedPart[]) {
  const units = new Set(parts.map(({ uqc }) => uqc))
  const [uqc] = units.size === 1 ? units : [null]
  const sum = (of: (part: ValuedPart) => DecimalLike) =>
    units.size === 1 ? Decimal.sum(parts.map(of)).toPlain() : null
  const moves = countsMoves(search, groupBy)
  return {
    itemCount: new Set(parts.map(({ itemId }) => itemId)).size,
    uqc: uqc ?? null,
    opening: sum(({ opening }) => opening),
    inward: sum(({ inward, movedIn }) => (moves ? Decimal.of(inward).add(movedIn) : inward)),
    outward: sum(({ outward, movedOut }) => (moves ? Decimal.of(outward).add(movedOut) : outward)),
    closing: sum(({ closing }) => closing),
    value: valueOf(parts),
  }
}

async function categoriesOf(ctx: Ctx): Promise<ReadonlyMap<string, Partial<Names>>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, concat_ws(' / ', p.name, c.name) as name from categories c
      left join categories p on p.subscriber_id = c.subscriber_id and p.id = c.parent_id
    where c.subscriber_id = current_subscriber()`.execute(ctx.db)
  return new Map(rows.map(({ id, name }) => [String(id), { categoryId: id, categoryName: name }]))
}

async function placesOf(
  ctx: Ctx,
  parts: readonly ValuedPart[],
): Promise<ReadonlyMap<string, Partial<Names>>> {
  const places = [...new Map(parts.map((part) => [`${part.placeId} ${part.holderId}`, part])).values()]
  const { rows } = await sql<{
    locationId: number
    locationName: string
    holderId: number
    holderName: string | null
  }>`
    select u.place_id as location_id, p.name as location_name, u.holder_id, h.name as holder_name
    from unnest(${places.map(({ placeId }) => placeId)}::bigint[], ${places.map(({ holderId }) => holderId)}::bigint[]) u (place_id, holder_id)
      join entities p on p.subscriber_id = current_subscriber() and p.id = u.place_id
      left join parties h on h.subscriber_id = current_subscriber() and h.id = u.holder_id`.execute(ctx.db)
  return new Map(
    rows.map(({ holderId, ...row }) => [
      `${row.locationId} ${holderId}`,
      { ...row, holderId: holderId || null },
    ]),
  )
}

type Figures = Pick<Row, 'uqc' | 'opening' | 'inward' | 'outward' | 'closing' | 'value'>

/** What every row of a report of stock ends with. */
export const figureColumns: readonly ExportColumn<Figures>[] = [
  { key: 'field.uqc', value: (row) => row.uqc },
  { key: 'stock.opening', value: (row) => row.opening, type: 'number' },
  { key: 'stock.inward', value: (row) => row.inward, type: 'number' },
  { key: 'stock.outward', value: (row) => row.outward, type: 'number' },
  { key: 'stock.closing', value: (row) => row.closing, type: 'number' },
  { key: 'stock.value', value: (row) => row.value, type: 'amount' },
]

const itemCount: ExportColumn<Row> = {
  key: 'stock.items',
  value: (row) => String(row.itemCount),
  type: 'number',
}

const columns: Readonly<Record<SummedGroup, readonly ExportColumn<Row>[]>> = {
  category: [
    { key: 'field.categoryId', value: (row, t) => row.categoryName ?? t('stock.withoutCategory') },
    itemCount,
    ...figureColumns,
  ],
  place: [
    { key: 'stock.location', value: (row) => row.locationName },
    { key: 'stock.holder', value: (row) => row.holderName },
    itemCount,
    ...figureColumns,
  ],
}
