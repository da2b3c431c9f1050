import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { stockExpiryCalls } from '@bahi/contracts/stock-reports.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { itemConditions } from './stock-groups.ts'
import { shareOfWorth, worthKey, worthOf } from './values.ts'

type Calls = typeof stockExpiryCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
type Row = ReplyOf<Calls['search']>['records'][number]
type Counted = Omit<Row, 'value'>

/** Batches at their places that have expired or will, with what they are worth. */
export async function searchExpiry(
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> {
  const page = await paged<Counted>(ctx.db, expiryList(ctx, search), search)
  return { ...page, records: await valued(ctx, page.records) }
}

export const exportExpiry = (ctx: Ctx, input: ParsedOf<Calls['export']>): Promise<FileReply | TaskStarted> =>
  exportRecords<Counted, Row>(ctx, {
    name: 'stockExpiry',
    columns,
    query: expiryList(ctx, input),
    input,
    page: (records) => valued(ctx, records),
  })

async function valued(ctx: Ctx, records: readonly Counted[]): Promise<Row[]> {
  const worths = await worthOf(ctx, records, undefined)
  return records.map((row) => ({
    ...row,
    value: shareOfWorth(worths.get(worthKey(row.entityId, row.itemId)), row.quantity),
  }))
}

function expiryList(ctx: Ctx, search: Search): ListQuery {
  const { view = 'all', withinDays, itemIds, locationIds } = search
  const today = sql`${ctx.today()}::date`
  return {
    select: sql`l.id, l.entity_id, l.item_id, i.name as item_name, i.code as item_code, i.uqc, c.name as category_name, l.place_id as location_id,
      p.name as location_name, h.name as holder_name, l.batch, b.manufactured_on, b.expires_on, b.expires_on - ${today} as days_left,
      trim_scale(l.quantity)::text as quantity`,
    from: sql`item_batches b
      join stock_levels l on l.subscriber_id = b.subscriber_id and l.item_id = b.item_id and l.batch = b.batch
      join items i on i.subscriber_id = b.subscriber_id and i.id = b.item_id
      join entities p on p.subscriber_id = l.subscriber_id and p.id = l.place_id
      left join categories c on c.subscriber_id = i.subscriber_id and c.id = i.category_id
      left join parties h on h.subscriber_id = l.subscriber_id and h.id = l.holder_id`,
    id: sql`l.id`,
    conditions: [
      sql`b.subscriber_id = current_subscriber() and b.expires_on is not null and l.quantity <> 0`,
      sql`l.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
      ...itemConditions(search),
      ...(itemIds?.length ? [sql`b.item_id = any(${itemIds}::bigint[])`] : []),
      ...(locationIds?.length ? [sql`l.place_id = any(${locationIds}::bigint[])`] : []),
      ...(view === 'expired' ? [sql`b.expires_on < ${today}`] : []),
      ...(view === 'coming' ? [sql`b.expires_on >= ${today}`] : []),
      ...(withinDays === undefined ? [] : [sql`b.expires_on <= ${today} + ${withinDays}::int`]),
    ],
    sorts: {
      id: { expression: sql`l.id`, type: 'bigint' },
      expiresOn: { expression: sql`b.expires_on`, type: 'date' },
      itemName: { expression: sql`i.name_key`, type: 'text' },
    },
  }
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'stock.item', value: (row) => row.itemName },
  { key: 'field.code', value: (row) => row.itemCode },
  { key: 'field.categoryId', value: (row) => row.categoryName },
  { key: 'stock.batch', value: (row) => row.batch },
  { key: 'stock.manufacturedOn', value: (row) => row.manufacturedOn, type: 'date' },
  { key: 'stock.expiresOn', value: (row) => row.expiresOn, type: 'date' },
  { key: 'stock.daysLeft', value: (row) => String(row.daysLeft), type: 'number' },
  { key: 'stock.location', value: (row) => row.locationName },
  { key: 'stock.holder', value: (row) => row.holderName },
  { key: 'field.quantity', value: (row) => row.quantity, type: 'number' },
  { key: 'field.uqc', value: (row) => row.uqc },
  { key: 'stock.value', value: (row) => row.value, type: 'amount' },
]
