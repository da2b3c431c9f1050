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

/** What makes a row, with the columns that tell rows apart and those that do not. */
const groupings = {
  item: {
    by: sql`l.item_id, l.entity_id`,
    columns: sql`l.item_id, l.entity_id, l.entity_id as place_id, 0::bigint as holder_id, '' as batch`,
    isOne: (x: string) => sql.raw(`${x}.item_id = g.item_id and ${x}.entity_id = g.entity_id`),
    // What goes from one place to another stays in the GSTIN.
    moved: false,
  },
  location: {
    by: sql`l.item_id, l.entity_id, l.place_id, l.holder_id`,
    columns: sql`l.item_id, l.entity_id, l.place_id, l.holder_id, '' as batch`,
    isOne: (x: string) =>
      sql.raw(`${x}.item_id = g.item_id and ${x}.place_id = g.place_id and ${x}.holder_id = g.holder_id`),
    moved: true,
  },
  batch: {
    by: sql`l.item_id, l.entity_id, l.place_id, l.holder_id, l.batch`,
    columns: sql`l.item_id, l.entity_id, l.place_id, l.holder_id, l.batch`,
    isOne: (x: string) =>
      sql.raw(
        `${x}.item_id = g.item_id and ${x}.place_id = g.place_id and ${x}.holder_id = g.holder_id and ${x}.batch = g.batch`,
      ),
    moved: true,
  },
} as const

function stockList(ctx: Ctx, search: Search): ListQuery {
  const { groupBy = 'location' } = search
  const { fromDate, toDate } = daysOf(search)
  const { by, columns: keys, isOne, moved } = groupings[groupBy]
  const came = moved ? sql`x.inward + x.moved_in` : sql`x.inward`
  const went = moved ? sql`x.outward + x.moved_out` : sql`x.outward`
  const sumOf = (what: RawBuilder<unknown>, days: RawBuilder<unknown>) =>
    sql`coalesce((select trim_scale(sum(${what}))::text from stock_days x where x.subscriber_id = current_subscriber() and ${isOne('x')} and ${days}), '0')`
  const until = sql`(${toDate ?? null}::date is null or x.day <= ${toDate ?? null}::date)`
  const since = sql`(${fromDate ?? null}::date is null or x.day >= ${fromDate ?? null}::date) and ${until}`
  // Opening stock is there when the first day begins, also where that is the day it was entered for.
  const before = sql`case when ${fromDate ?? null}::date is null or x.day >= ${fromDate ?? null}::date then x.opening
    else x.opening + x.inward - x.outward + x.moved_in - x.moved_out end`
  return {
    select: sql`g.id, g.entity_id, g.item_id, i.name as item_name, i.code as item_code, i.uqc, c.name as category_name,
      g.place_id as location_id, p.name as location_name, nullif(g.holder_id, 0) as holder_id, h.name as holder_name, g.batch,
      ${sumOf(before, until)} as opening, ${sumOf(came, since)} as inward, ${sumOf(went, since)} as outward,
      ${sumOf(sql`x.opening + x.inward - x.outward + x.moved_in - x.moved_out`, until)} as closing, ${isLow} as is_low`,
    from: sql`(select ${keys}, min(l.id) as id, sum(l.quantity) as quantity from stock_levels l
        where l.subscriber_id = current_subscriber() and l.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])
          ${search.itemIds?.length ? sql`and l.item_id = any(${search.itemIds}::bigint[])` : sql``}
          ${search.locationIds?.length ? sql`and l.place_id = any(${search.locationIds}::bigint[])` : sql``}
        group by ${by}) g
      join items i on i.subscriber_id = current_subscriber() and i.id = g.item_id
      join entities p on p.subscriber_id = current_subscriber() and p.id = g.place_id
      left join categories c on c.subscriber_id = i.subscriber_id and c.id = i.category_id
      left join parties h on h.subscriber_id = current_subscriber() and h.id = g.holder_id`,
    id: sql`g.id`,
    conditions: [
      sql`true`,
      ...(search.categoryIds?.length ? [sql`i.category_id = any(${search.categoryIds}::bigint[])`] : []),
      ...(search.keyword
        ? [
            sql`(i.name_key like ${`%${like(search.keyword)}%`} or i.code_key like ${`${like(search.keyword)}%`})`,
          ]
        : []),
      ...(search.view === 'low' ? [isLow] : []),
      ...(search.view === 'held' ? [sql`g.holder_id <> 0`] : []),
      ...(search.view === 'negative' ? [sql`g.quantity < 0`] : []),
    ],
    sorts: {
      id: { expression: sql`g.id`, type: 'bigint' },
      itemName: { expression: sql`i.name_key`, type: 'text' },
    },
  }
}

const like = (text: string) => text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)

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
