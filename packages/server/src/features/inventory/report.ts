import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { inventoryCalls } from '@bahi/contracts/inventory.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { askedParts, conditionsOf, countsMoves, daysOf, isAt, isLow, keyOf, valueOf } from './asked-stock.ts'
import type { StockGroup, StockSearch } from './asked-stock.ts'
import { partsOf } from './parts.ts'
import { groupColumns, groupings, stockGroups } from './stock-groups.ts'
import { figureColumns } from './summary.ts'

type Calls = typeof inventoryCalls
type Row = ReplyOf<Calls['search']>['records'][number]
type Counted = Omit<Row, 'value'>

/** What was there of each item at each place, what came and went, and what is there at the end. */
export async function searchStock(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const groupBy = groupOf(search)
  const page = await paged<Counted>(ctx.db, stockList(ctx, search, groupBy), search)
  const records = await valued(ctx, search, groupBy, page.records)
  if (search.withTotals !== true) return { ...page, records }
  const all = askedParts(search, groupBy, await partsOf(ctx, daysOf(search), conditionsOf(ctx, search)))
  return { ...page, records, totals: { value: valueOf(all) } }
}

export function exportStock(ctx: Ctx, input: ParsedOf<Calls['export']>): Promise<FileReply | TaskStarted> {
  const groupBy = groupOf(input)
  return exportRecords<Counted, Row>(ctx, {
    name: 'inventory',
    columns,
    query: stockList(ctx, input, groupBy),
    input,
    page: (records) => valued(ctx, input, groupBy, records),
  })
}

/** What others have is always shown with who has it, so an item is no row of it. */
const groupOf = ({ groupBy = 'location', view }: Pick<ParsedOf<Calls['search']>, 'groupBy' | 'view'>) =>
  groupBy === 'item' && view === 'held' ? 'location' : groupBy

/** Each row is worth what its parts are. */
async function valued(
  ctx: Ctx,
  search: StockSearch,
  groupBy: StockGroup,
  records: readonly Counted[],
): Promise<Row[]> {
  const parts = await partsOf(ctx, daysOf(search), [
    sql`(g.entity_id, g.item_id) in (select u.entity_id, u.item_id from unnest(${records.map(({ entityId }) => entityId)}::bigint[],
      ${records.map(({ itemId }) => itemId)}::bigint[]) u (entity_id, item_id))`,
  ])
  const rows = Map.groupBy(
    parts.filter((part) => isAt(search, part)),
    (part) => keyOf(groupBy, part),
  )
  return records.map((row) => {
    const { entityId, itemId, locationId, holderId, batch } = row
    const key = keyOf(groupBy, { entityId, itemId, placeId: locationId, holderId: holderId ?? 0, batch })
    return { ...row, value: valueOf(rows.get(key) ?? []) }
  })
}

function stockList(ctx: Ctx, search: StockSearch, groupBy: StockGroup): ListQuery {
  const { fromDate, toDate } = daysOf(search)
  const { isOne } = groupings[groupBy]
  const moved = countsMoves(search, groupBy)
  const came = moved ? sql`x.inward + x.moved_in` : sql`x.inward`
  const went = moved ? sql`x.outward + x.moved_out` : sql`x.outward`
  const at = search.locationIds?.length ? sql`x.place_id = any(${search.locationIds}::bigint[])` : sql`true`
  const sum = (what: RawBuilder<unknown>, days: RawBuilder<unknown>) =>
    sql`coalesce((select trim_scale(sum(${what}))::text from stock_days x where x.subscriber_id = current_subscriber() and ${isOne('x')} and ${at} and ${days}), '0')`
  const until = sql`(${toDate ?? null}::date is null or x.day <= ${toDate ?? null}::date)`
  const since = sql`(${fromDate ?? null}::date is null or x.day >= ${fromDate ?? null}::date) and ${until}`
  // Opening stock is there when the first day begins, also where that is the day it was entered for.
  const before = sql`case when ${fromDate ?? null}::date is null or x.day >= ${fromDate ?? null}::date then x.opening
    else x.opening + x.inward - x.outward + x.moved_in - x.moved_out end`
  const groups = stockGroups(ctx, groupBy, search)
  return {
    select: sql`${groupColumns}, nullif(g.holder_id, 0) as holder_id, g.batch,
      ${sum(before, until)} as opening, ${sum(came, since)} as inward, ${sum(went, since)} as outward,
      ${sum(sql`x.opening + x.inward - x.outward + x.moved_in - x.moved_out`, until)} as closing, ${isLow} as is_low`,
    ...groups,
    conditions: [
      ...groups.conditions,
      ...(search.view === 'low' ? [isLow] : []),
      ...(search.view === 'held' ? [sql`g.holder_id <> 0`] : []),
      ...(search.view === 'negative' ? [sql`g.quantity < 0`] : []),
    ],
  }
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'stock.item', value: (row) => row.itemName },
  { key: 'field.code', value: (row) => row.itemCode },
  { key: 'field.categoryId', value: (row) => row.categoryName },
  { key: 'stock.location', value: (row) => row.locationName },
  { key: 'stock.holder', value: (row) => row.holderName },
  { key: 'stock.batch', value: (row) => row.batch },
  ...figureColumns,
]
