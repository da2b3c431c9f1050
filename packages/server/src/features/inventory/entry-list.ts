import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { stockEntryCalls } from '@bahi/contracts/inventory.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'

type EntryCalls = typeof stockEntryCalls
type Search = Omit<ParsedOf<EntryCalls['search']>, 'size'>
type Row = ReplyOf<EntryCalls['search']>['records'][number]
type Detail = ReplyOf<EntryCalls['detail']>

export const searchEntries = (
  ctx: Ctx,
  search: ParsedOf<EntryCalls['search']>,
): Promise<ReplyOf<EntryCalls['search']>> => paged<Row>(ctx.db, entryList(ctx, search), search)

export const exportEntries = (
  ctx: Ctx,
  input: ParsedOf<EntryCalls['export']>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Row>(ctx, { name: 'stockEntry', columns, query: entryList(ctx, input), input })

export async function entryDetail(ctx: Ctx, { id }: ParsedOf<EntryCalls['detail']>): Promise<Detail> {
  const { select, from, conditions } = entryList(ctx, {} as Search)
  const [{ rows }, { rows: lines }] = await Promise.all([
    sql<Row>`select ${select} from ${from} where ${sql.join([...conditions], sql` and `)} and e.id = ${id}`.execute(
      ctx.db,
    ),
    sql<Detail['lines'][number]>`
      select l.item_id, i.name as item_name, i.uqc, l.place_id as location_id, p.name as location_name, l.batch, l.serials,
        trim_scale(l.quantity)::text as quantity, l.value::text as value
      from stock_entry_lines l
        join items i on i.subscriber_id = l.subscriber_id and i.id = l.item_id
        left join entities p on p.subscriber_id = l.subscriber_id and p.id = l.place_id
      where l.subscriber_id = current_subscriber() and l.entry_id = ${id} order by l.line_number`.execute(
      ctx.db,
    ),
  ])
  if (!rows[0]) throw notFound()
  return { ...rows[0], lines }
}

function entryList(ctx: Ctx, f: Search): ListQuery {
  const conditions: RawBuilder<unknown>[] = [
    sql`e.subscriber_id = current_subscriber()`,
    sql`e.entity_id = any(${ctx.entitiesOf(f.entityIds)}::bigint[])`,
  ]
  if (f.view === 'active') conditions.push(sql`e.status = 'Active'`)
  if (f.view === 'cancelled') conditions.push(sql`e.status = 'Cancelled'`)
  if (f.kinds?.length) conditions.push(sql`e.kind = any(${f.kinds}::text[])`)
  if (f.reasons?.length) conditions.push(sql`e.reason = any(${f.reasons}::text[])`)
  if (f.itemIds?.length)
    conditions.push(sql`exists (select from stock_entry_lines l where l.subscriber_id = e.subscriber_id and l.entry_id = e.id
      and l.item_id = any(${f.itemIds}::bigint[]))`)
  if (f.fromDocumentDate) conditions.push(sql`e.date >= ${f.fromDocumentDate}::date`)
  if (f.toDocumentDate) conditions.push(sql`e.date <= ${f.toDocumentDate}::date`)
  if (f.financialYear) conditions.push(sql`e.financial_year = ${f.financialYear}`)
  if (f.returnPeriods?.length)
    conditions.push(sql`to_char(e.date, 'MMYYYY') = any(${f.returnPeriods}::text[])`)
  if (f.fromStamp) conditions.push(sql`e.changed_at >= ${f.fromStamp}::timestamptz`)
  if (f.toStamp) conditions.push(sql`e.changed_at <= ${f.toStamp}::timestamptz`)
  const words = [...(f.keywords ?? []), ...(f.keyword ? [f.keyword] : [])].map((word) => word.toUpperCase())
  if (words.length > 0) conditions.push(sql`upper(e.number) = any(${words}::text[])`)
  return {
    select: sql`e.id, e.kind, e.number, e.date, e.entity_id, e.reason, e.notes, e.from_place_id as from_location_id, f.name as from_location_name,
      e.to_place_id as to_location_id, t.name as to_location_name, l.line_count, l.items, e.status, e.cancel_reason, 
      (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.subscriber_id = e.subscriber_id and u.id = e.created_by) as created_by, e.created_at`,
    from: sql`stock_entries e
      left join entities f on f.subscriber_id = e.subscriber_id and f.id = e.from_place_id
      left join entities t on t.subscriber_id = e.subscriber_id and t.id = e.to_place_id
      cross join lateral (select count(*)::int as line_count, coalesce((array_agg(i.name order by y.line_number))[1:3], '{}') as items
        from stock_entry_lines y join items i on i.subscriber_id = y.subscriber_id and i.id = y.item_id
        where y.subscriber_id = e.subscriber_id and y.entry_id = e.id) l`,
    id: sql`e.id`,
    conditions,
    sorts: {
      id: { expression: sql`e.id`, type: 'bigint' },
      date: { expression: sql`e.date`, type: 'date' },
      number: { expression: sql`e.number`, type: 'text' },
    },
  }
}

const columns: readonly ExportColumn<Row>[] = [
  { key: 'column.number', value: (row) => row.number },
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'stock.entryKind', value: (row, t) => t(`enum.StockEntryKind.${row.kind}`) },
  { key: 'field.reason', value: (row, t) => row.reason && t(`enum.AdjustmentReason.${row.reason}`) },
  { key: 'stock.from', value: (row) => row.fromLocationName },
  { key: 'stock.to', value: (row) => row.toLocationName },
  { key: 'stock.items', value: (row) => row.items.join(', ') },
  { key: 'field.notes', value: (row) => row.notes },
  { key: 'column.status', value: (row, t) => t(row.status === 'Active' ? 'stock.isActive' : 'stock.isOff') },
]
