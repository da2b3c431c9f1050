import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { consolidatedEWayBillCalls } from '@bahi/contracts/eway-consolidated.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { paged } from '../../../platform/paging.ts'
import type { ListQuery, SortColumn } from '../../../platform/paging.ts'
import type { TaskStarted } from '../../../platform/routes.ts'
import { exportRecords } from '../../records/index.ts'
import type { ExportColumn } from '../../records/index.ts'
import { shownSheet } from './detail.ts'
import { sheetColumns, sheetStatus, sheetsWithIntents } from './stored.ts'
import type { Sheet } from './stored.ts'

type Search = ParsedOf<typeof consolidatedEWayBillCalls.search>
type Page = ReplyOf<typeof consolidatedEWayBillCalls.search>
type Row = Page['records'][number]

const sorts: Readonly<Record<string, SortColumn>> = {
  id: { expression: sql`c.id`, type: 'bigint' },
  number: { expression: sql`coalesce(c.number, '')`, type: 'text' },
  createdAt: { expression: sql`c.created_at`, type: 'timestamptz' },
}

export async function searchSheets(ctx: Ctx, search: Search): Promise<Page> {
  const page = await paged<Sheet>(ctx.db, sheetList(ctx, search), search)
  return { ...page, records: page.records.map((sheet) => rowOf(ctx, sheet)) }
}

/** The list as a file. */
export const exportSheets = (
  ctx: Ctx,
  input: ParsedOf<typeof consolidatedEWayBillCalls.export>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Sheet, Row>(ctx, {
    name: 'consolidatedEWayBill',
    columns,
    query: sheetList(ctx, input),
    input,
    row: (sheet) => rowOf(ctx, sheet),
  })

const columns: readonly ExportColumn<Row>[] = [
  { key: 'sheet.number', value: (row) => row.number },
  { key: 'eWayBill.state', value: (row, t) => t(`enum.ConsolidatedState.${row.status}`) },
  { key: 'sheet.made', value: (row) => row.madeAt ?? row.createdAt, type: 'time' },
  { key: 'sheet.vehicle', value: (row) => row.vehicleNumber },
  { key: 'field.transportDocumentNumber', value: (row) => row.transportDocumentNumber },
  { key: 'groups.from', value: (row) => row.place },
  { key: 'sheet.bills', value: (row) => String(row.bills), type: 'number' },
  { key: 'column.total', value: (row) => row.total, type: 'amount' },
  { key: 'sheet.endsFirst', value: (row) => row.endsFirst, type: 'time' },
  { key: 'eInvoice.problems', value: (row) => row.errors.map(({ message }) => message).join(' ') },
]

function sheetList(ctx: Ctx, search: Search): ListQuery {
  const conditions = conditionsOf(ctx, search)
  if (search.states?.length) conditions.push(sql`${sheetStatus} = any(${search.states}::text[])`)
  const select = sql`${sheetColumns}, ${sheetStatus} as status`
  return { select, from: sheetsWithIntents, id: sql`c.id`, conditions, sorts }
}

function rowOf(ctx: Ctx, sheet: Sheet): Row {
  const { reason: _, remark: __, isAdopted: ___, ...row } = shownSheet(ctx, sheet)
  return row
}

export async function countSheets(
  ctx: Ctx,
  search: Search,
): Promise<ReplyOf<typeof consolidatedEWayBillCalls.counts>> {
  const { rows } = await sql<ReplyOf<typeof consolidatedEWayBillCalls.counts>[number]>`
    select ${sheetStatus} as status, count(*)::int as sheets, sum((select count(*) from consolidated_members m
      where m.subscriber_id = c.subscriber_id and m.consolidated_id = c.id))::int as bills
    from ${sheetsWithIntents} where ${sql.join(conditionsOf(ctx, search), sql` and `)} group by 1`.execute(
    ctx.db,
  )
  return rows
}

function conditionsOf(ctx: Ctx, search: Search): RawBuilder<unknown>[] {
  const list: RawBuilder<unknown>[] = [
    sql`c.subscriber_id = current_subscriber()`,
    sql`c.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
  ]
  const day = sql`(c.created_at at time zone 'Asia/Kolkata')::date`
  if (search.fromDocumentDate) list.push(sql`${day} >= ${search.fromDocumentDate}::date`)
  if (search.toDocumentDate) list.push(sql`${day} <= ${search.toDocumentDate}::date`)
  if (search.fromStamp) list.push(sql`c.changed_at >= ${search.fromStamp}::timestamptz`)
  if (search.toStamp) list.push(sql`c.changed_at <= ${search.toStamp}::timestamptz`)
  if (search.keyword) {
    const like = `%${search.keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    list.push(sql`(c.number = ${search.keyword} or c.vehicle_number ilike ${like} or c.place ilike ${like}
      or exists (select from consolidated_members m where m.subscriber_id = c.subscriber_id and m.consolidated_id = c.id
        and (m.ewb_no = ${search.keyword} or m.document_number ilike ${like})))`)
  }
  return list
}
