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
import { groupColumns, groupings, stockGroups } from './stock-groups.ts'
import { shareOfWorth, worthKey, worthOf } from './values.ts'

type Calls = typeof inventoryCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
type Row = ReplyOf<Calls['search']>['records'][number]
type Counted = Omit<Row, 'value'>

/** What was there of each item at each place, what came and went, and what is there at the end. */
export async function searchStock(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const page = await paged<Counted>(ctx.db, stockList(ctx, search), search)
  return { ...page, records: await valued(ctx, page.records, daysOf(search).toDate) }
}

export const exportStock = (ctx: Ctx, input: ParsedOf<Calls['export']>): Promise<FileReply | TaskStarted> =>
  exportRecords<Counted, Row>(ctx, {
    name: 'inventory',
    columns,
    query: stockList(ctx, input),
    input,
    page: (records) => valued(ctx, records, daysOf(input).toDate),
  })

async function valued(ctx: Ctx, records: readonly Counted[], until: string | undefined): Promise<Row[]> {
  const worth = await worthOf(ctx, records, until)
  return records.map((row) => ({
    ...row,
    value: shareOfWorth(worth.get(worthKey(row.entityId, row.itemId)), row.closing),
  }))
}

const daysOf = ({ fromDate, toDate, fromDocumentDate, toDocumentDate }: Search) => ({
  fromDate: fromDate ?? fromDocumentDate,
  toDate: toDate ?? toDocumentDate,
})

function stockList(ctx: Ctx, search: Search): ListQuery {
  const { groupBy = 'location' } = search
  const { fromDate, toDate } = daysOf(search)
  const { isOne, moved } = groupings[groupBy]
  const came = moved ? sql`x.inward + x.moved_in` : sql`x.inward`
  const went = moved ? sql`x.outward + x.moved_out` : sql`x.outward`
  const sumOf = (what: RawBuilder<unknown>, days: RawBuilder<unknown>) =>
    sql`coalesce((select trim_scale(sum(${what}))::text from stock_days x where x.subscriber_id = current_subscriber() and ${isOne('x')} and ${days}), '0')`
  const until = sql`(${toDate ?? null}::date is null or x.day <= ${toDate ?? null}::date)`
  const since = sql`(${fromDate ?? null}::date is null or x.day >= ${fromDate ?? null}::date) and ${until}`
  // Opening stock is there when the first day begins, also where that is the day it was entered for.
  const before = sql`case when ${fromDate ?? null}::date is null or x.day >= ${fromDate ?? null}::date then x.opening
    else x.opening + x.inward - x.outward + x.moved_in - x.moved_out end`
  const groups = stockGroups(ctx, groupBy, search)
  return {
    select: sql`${groupColumns}, nullif(g.holder_id, 0) as holder_id, g.batch,
      ${sumOf(before, until)} as opening, ${sumOf(came, since)} as inward, ${sumOf(went, since)} as outward,
      ${sumOf(sql`x.opening + x.inward - x.outward + x.moved_in - x.moved_out`, until)} as closing, ${isLow} as is_low`,
    ...groups,
    conditions: [
      ...groups.conditions,
      ...(search.view === 'low' ? [isLow] : []),
      ...(search.view === 'held' ? [sql`g.holder_id <> 0`] : []),
      ...(search.view === 'negative' ? [sql`g.quantity < 0`] : []),
    ],
  }
}

/** At or below the reorder level, over all places of the GSTIN. */
const isLow = sql`(i.reorder_level is not null and coalesce((select sum(y.quantity) from stock_levels y
  where y.subscriber_id = current_subscriber() and y.entity_id = g.entity_id and y.item_id = g.item_id and y.holder_id = 0), 0) <= i.reorder_level)`

const columns: readonly ExportColumn<Row>[] = [
  { key: 'stock.item', value: (row) => row.itemName },
  { key: 'field.code', value: (row) => row.itemCode },
  { key: 'field.categoryId', value: (row) => row.categoryName },
  { key: 'stock.location', value: (row) => row.locationName },
  { key: 'stock.holder', value: (row) => row.holderName },
  { key: 'stock.batch', value: (row) => row.batch },
  { key: 'field.uqc', value: (row) => row.uqc },
  { key: 'stock.opening', value: (row) => row.opening, type: 'number' },
  { key: 'stock.inward', value: (row) => row.inward, type: 'number' },
  { key: 'stock.outward', value: (row) => row.outward, type: 'number' },
  { key: 'stock.closing', value: (row) => row.closing, type: 'number' },
  { key: 'stock.value', value: (row) => row.value, type: 'amount' },
]
