import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { stockBatchCalls } from '@bahi/contracts/inventory.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type Calls = typeof stockBatchCalls
type Search = Omit<ParsedOf<Calls['search']>, 'size'>
type Row = ReplyOf<Calls['search']>['records'][number]

/** Batches with their days and what is there of them: also the list of what expires. */
export const searchBatches = (
  ctx: Ctx,
  search: ParsedOf<Calls['search']>,
): Promise<ReplyOf<Calls['search']>> => paged<Row>(ctx.db, batchList(ctx, search), search)

export const exportBatches = (ctx: Ctx, input: ParsedOf<Calls['export']>): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, { name: 'stockBatch', columns, query: batchList(ctx, input), input })

function batchList(ctx: Ctx, search: Search): ListQuery {
  const { view = 'all', itemIds, locationIds } = search
  const today = sql`${ctx.today()}::date`
  const there = sql`(select coalesce(sum(l.quantity), 0) from stock_levels l where l.subscriber_id = b.subscriber_id and l.item_id = b.item_id
    and l.batch = b.batch and l.holder_id = 0 and l.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])
    ${locationIds?.length ? sql`and l.place_id = any(${locationIds}::bigint[])` : sql``})`
  const until = (days: number) => sql`b.expires_on >= ${today} and b.expires_on <= ${today} + ${days}::int`
  const expiry: Partial<Record<typeof view, RawBuilder<unknown>>> = {
    days30: until(30),
    days90: until(90),
    expired: sql`b.expires_on < ${today}`,
  }
  return {
    select: sql`b.id, b.version, b.item_id, i.name as item_name, i.code as item_code, i.uqc, b.batch, b.manufactured_on, b.expires_on,
      b.expires_on - ${today} as days_left, trim_scale(${there})::text as available, b.barcode, b.barcode_type, b.notes, b.created_at, b.changed_at,
      ${nameOf(sql`b.created_by`)} as created_by, ${nameOf(sql`b.changed_by`)} as changed_by`,
    from: sql`item_batches b join items i on i.subscriber_id = b.subscriber_id and i.id = b.item_id`,
    id: sql`b.id`,
    conditions: [
      sql`b.subscriber_id = current_subscriber() and b.status <> 'Delete'`,
      ...(itemIds?.length ? [sql`b.item_id = any(${itemIds}::bigint[])`] : []),
      ...(view === 'all' ? [] : [sql`${there} <> 0`]),
      ...(expiry[view] ? [expiry[view]] : []),
      ...(search.keyword
        ? [
            sql`(upper(b.batch) like ${`${like(search.keyword.toUpperCase())}%`} or i.name_key like ${`%${like(search.keyword.toLowerCase())}%`} or b.barcode = ${search.keyword})`,
          ]
        : []),
    ],
    sorts: {
      id: { expression: sql`b.id`, type: 'bigint' },
      itemName: { expression: sql`i.name_key`, type: 'text' },
      batch: { expression: sql`b.batch`, type: 'text' },
      expiresOn: { expression: sql`coalesce(b.expires_on, 'infinity'::date)`, type: 'date' },
    },
  }
}

const nameOf = (user: RawBuilder<unknown>) =>
  sql`(select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.subscriber_id = b.subscriber_id and u.id = ${user})`

const like = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const columns: readonly ExportColumn<Row>[] = [
  { key: 'stock.item', value: (row) => row.itemName },
  { key: 'field.code', value: (row) => row.itemCode },
  { key: 'stock.batch', value: (row) => row.batch },
  { key: 'stock.manufacturedOn', value: (row) => row.manufacturedOn, type: 'date' },
  { key: 'stock.expiresOn', value: (row) => row.expiresOn, type: 'date' },
  {
    key: 'stock.daysLeft',
    value: (row) => (row.daysLeft === null ? null : String(row.daysLeft)),
    type: 'number',
  },
  { key: 'stock.available', value: (row) => row.available, type: 'number' },
  { key: 'field.uqc', value: (row) => row.uqc },
  { key: 'field.barcode', value: (row) => row.barcode },
  { key: 'field.notes', value: (row) => row.notes },
]
