import type { FileReply, ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery, SortColumn } from '../../platform/paging.ts'
import type { TaskStarted } from '../../platform/routes.ts'
import { keywordCondition } from '../ledger/index.ts'
import { eInvoiceStateCondition, forPrograms, registeredKinds } from '../portals/index.ts'
import { exportRecords } from '../records/index.ts'
import type { ExportColumn } from '../records/index.ts'
import { ofPortal, shownState, stateQuery } from './current-state.ts'
import type { StateRow } from './current-state.ts'

type Search = ParsedOf<typeof eInvoiceCalls.search>
type Page = ReplyOf<typeof eInvoiceCalls.search>
type Record = Page['records'][number]

const sorts: Readonly<globalThis.Record<string, SortColumn>> = {
  id: { expression: sql`d.id`, type: 'bigint' },
  date: { expression: sql`d.date`, type: 'date' },
  number: { expression: sql`d.number_key`, type: 'text' },
  total: { expression: sql`d.total_key`, type: 'bigint' },
}

/** States of few documents: found by the portal's own records and not by walking the books. */
const rare: ReadonlySet<string> = new Set(['InProgress', 'Rejected', 'Cancelled'])

type Found = StateRow & Pick<Record, 'id' | 'date'>

export async function searchEInvoices(ctx: Ctx, search: Search): Promise<Page> {
  const page = await paged<Found>(ctx.db, await eInvoiceList(ctx, search), search)
  return { ...page, records: page.records.map((row) => recordOf(ctx, row)) }
}

/** The list as a file. */
export const exportEInvoices = async (
  ctx: Ctx,
  input: ParsedOf<typeof eInvoiceCalls.export>,
): Promise<FileReply | TaskStarted> =>
  exportRecords<Found, Record>(ctx, {
    name: 'eInvoice',
    columns,
    query: await eInvoiceList(ctx, input),
    input,
    row: (found) => recordOf(ctx, found),
  })

const columns: readonly ExportColumn<Record>[] = [
  { key: 'column.number', value: (row) => row.number },
  { key: 'column.date', value: (row) => row.date, type: 'date' },
  { key: 'column.partyName', value: (row) => row.partyName },
  { key: 'column.gstin', value: (row) => row.partyGstin },
  { key: 'column.taxableValue', value: (row) => row.taxableValue, type: 'amount' },
  { key: 'column.total', value: (row) => row.total, type: 'amount' },
  { key: 'eInvoice.state', value: (row, t) => t(`enum.EInvoiceStatus.${row.status}`) },
  { key: 'eInvoice.irn', value: (row) => row.irn },
  { key: 'eInvoice.ackNo', value: (row) => row.ackNo },
  { key: 'eInvoice.ackDate', value: (row) => row.ackDate, type: 'time' },
  { key: 'eWayBill.number', value: (row) => row.ewbNo },
  { key: 'eInvoice.problems', value: (row) => row.errors.map(({ message }) => message).join(' ') },
]

async function eInvoiceList(ctx: Ctx, search: Search): Promise<ListQuery> {
  const query = await stateQuery(ctx.db, ctx.entitiesOf(search.entityIds), ctx.clock)
  const conditions = conditionsOf(ctx, search)
  if (search.states?.length)
    conditions.push(
      search.states.every((state) => rare.has(state))
        ? eInvoiceStateCondition(search.states, [])
        : sql`${query.status} = any(${search.states}::text[])`,
    )
  return {
    select: sql`d.id, d.kind, d.number, d.date, d.entity_id, d.party_id, d.party_name, d.party_gstin, d.taxable_value, d.total, ${query.columns}`,
    from: query.from,
    id: sql`d.id`,
    conditions,
    sorts,
  }
}

function recordOf(ctx: Ctx, row: Found): Record {
  const { intentState: _state, nextTryAt: _next, ackAt: _ack, isBound: _bound, ...rest } = row
  const current = shownState(row, ctx.language, ctx.clock)
  return { ...rest, ...current, ...forPrograms(ctx, current.status) } as Record
}

/** Documents and amounts of each state. */
export async function countEInvoices(
  ctx: Ctx,
  search: Search,
): Promise<ReplyOf<typeof eInvoiceCalls.counts>> {
  const query = await stateQuery(ctx.db, ctx.entitiesOf(search.entityIds), ctx.clock)
  const { rows } = await sql<ReplyOf<typeof eInvoiceCalls.counts>[number]>`
    select ${query.status} as status, count(*)::int as documents, sum(d.total)::numeric(20, 2) as amount from ${query.from}
    where ${sql.join(conditionsOf(ctx, search), sql` and `)} group by 1`.execute(ctx.db)
  return rows
}

export function conditionsOf(ctx: Ctx, search: Search): RawBuilder<unknown>[] {
  const year = search.financialYear ? rangeOfFinancialYear(search.financialYear) : undefined
  const from = search.fromDocumentDate ?? year?.from
  const to = search.toDocumentDate ?? year?.to
  const list: RawBuilder<unknown>[] = [
    sql`d.subscriber_id = current_subscriber()`,
    sql`d.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
    ofPortal,
  ]
  if (from) list.push(sql`d.date >= ${from}::date`)
  if (to) list.push(sql`d.date <= ${to}::date`)
  if (search.returnPeriods?.length) list.push(sql`d.return_period = any(${search.returnPeriods}::text[])`)
  if (search.fromStamp) list.push(sql`d.changed_at >= ${search.fromStamp}::timestamptz`)
  if (search.toStamp) list.push(sql`d.changed_at <= ${search.toStamp}::timestamptz`)
  if (search.partyIds?.length) list.push(sql`d.party_id = any(${search.partyIds}::bigint[])`)
  if (search.keyword) {
    const byIrn = sql`r.irn = ${search.keyword.toLowerCase()} or r.ack_no = ${search.keyword}`
    list.push(sql`(${keywordCondition('d', registeredKinds, search.keyword)} or ${byIrn})`)
  }
  const keywords = search.keywords?.filter(Boolean)
  if (keywords?.length)
    list.push(sql`d.number_key = any(${keywords.map((word) => word.toUpperCase())}::text[])`)
  return list
}
