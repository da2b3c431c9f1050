import { urgencyOf } from '@bahi/gateways/ewaybill/actions.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { EWayBillStateName } from '@bahi/contracts/enums.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { ListQuery, SortColumn } from '../../platform/paging.ts'
import { keywordIds } from '../ledger/index.ts'
import { issuesIn } from './issues.ts'
import type { KeptIssue } from './issues.ts'
import { carriedKinds, ofDocuments, ofMovements, status } from './query.ts'
import { stateOf } from './current-state.ts'

export type Search = ParsedOf<typeof eWayBillCalls.search>
type Page = ReplyOf<typeof eWayBillCalls.search>
export type Row = Page['records'][number]
export type FoundRow = Omit<Row, 'key' | 'id' | 'urgency' | 'errors'> & {
  id: number
  billId: number | null
  state: unknown
  errors: KeptIssue[] | null
}

const sorts: Readonly<Record<string, SortColumn>> = {
  id: { expression: sql`s.date`, type: 'date' },
  date: { expression: sql`s.date`, type: 'date' },
  number: { expression: sql`s.number_key`, type: 'text' },
  total: { expression: sql`s.total_key`, type: 'bigint' },
}

export async function searchEWayBills(ctx: Ctx, search: Search): Promise<Page> {
  const page = await paged<FoundRow>(ctx.db, eWayBillList(ctx, search), search)
  return { ...page, records: page.records.map((row) => rowOf(ctx, row)) }
}

/** The list as the database is asked for it. */
export const eWayBillList = (ctx: Ctx, search: Search): ListQuery => ({
  select: sql`s.key as id, s.bill_id, s.document_id, s.kind, s.number, s.date, s.entity_id, s.party_id, s.party_name, s.party_gstin, s.total,
    ${status} as status, s.ewb_no, s.generated_at as ewb_date, s.valid_until as valid_upto, s.state, s.errors,
    coalesce(s.is_rejected_by_other, false) as is_rejected_by_other, s.trip_sheet_number`,
  from: ofDocuments,
  also: [ofMovements],
  id: sql`s.key`,
  conditions: [...conditionsOf(ctx, search), ...inStates(search.states ?? [])],
  sorts,
})

export function rowOf(ctx: Ctx, { id, billId, state, errors, ...row }: FoundRow): Row {
  const bill = row.status === 'Completed' ? undefined : stateOf({ state })
  return {
    key: id,
    id: billId,
    ...row,
    urgency: bill ? urgencyOf(bill, ctx.clock()) : ('none' as const),
    errors: issuesIn(ctx.language, errors ?? []),
  }
}

/** Documents and amounts of each state. */
export async function countEWayBills(
  ctx: Ctx,
  search: Search,
): Promise<ReplyOf<typeof eWayBillCalls.counts>> {
  const conditions = sql.join(conditionsOf(ctx, search), sql` and `)
  const part = (from: RawBuilder<unknown>) =>
    sql`select ${status} as status, s.total from ${from} where ${conditions}`
  const { rows } = await sql<ReplyOf<typeof eWayBillCalls.counts>[number]>`
    select status, count(*)::int as documents, sum(total)::numeric(20, 2) as amount
    from (${part(ofDocuments)} union all ${part(ofMovements)}) counted group by 1`.execute(ctx.db)
  return rows
}

/** Conditions of the states; what has a record of its own is looked for there, not among all documents. */
export function inStates(states: readonly EWayBillStateName[]): RawBuilder<unknown>[] {
  if (states.length === 0) return []
  const isIn = sql`${status} = any(${[...states]}::text[])`
  const hasRecord = states.every((state) => !withoutRecord.has(state))
  return hasRecord ? [sql`s.bill_id is not null`, isIn] : [isIn]
}

const withoutRecord: ReadonlySet<EWayBillStateName> = new Set([
  'YetNotGenerated',
  'Approved',
  'NotApplicable',
])

/** Issued invoices, cancelled ones only where the portal knows them, and movements. */
export function conditionsOf(ctx: Ctx, search: Search): RawBuilder<unknown>[] {
  const year = search.financialYear ? rangeOfFinancialYear(search.financialYear) : undefined
  const first = search.fromDocumentDate ?? year?.from
  const last = search.toDocumentDate ?? year?.to
  const list: RawBuilder<unknown>[] = [
    sql`s.subscriber_id = current_subscriber()`,
    sql`s.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
    sql`(s.document_id is null or (s.document_status not in ('Draft', 'Pending', 'Rejected')
      and (s.document_status <> 'Cancelled' or s.ewb_no is not null)))`,
  ]
  if (first) list.push(sql`s.date >= ${first}::date`)
  if (last) list.push(sql`s.date <= ${last}::date`)
  if (search.returnPeriods?.length) list.push(sql`s.return_period = any(${search.returnPeriods}::text[])`)
  if (search.fromStamp) list.push(sql`s.changed_at >= ${search.fromStamp}::timestamptz`)
  if (search.toStamp) list.push(sql`s.changed_at <= ${search.toStamp}::timestamptz`)
  if (search.partyIds?.length) list.push(sql`s.party_id = any(${search.partyIds}::bigint[])`)
  if (search.source === 'documents') list.push(sql`s.document_id is not null`)
  if (search.source === 'movements') list.push(sql`s.document_id is null`)
  if (search.endsBy)
    list.push(sql`s.bill_status = 'Generated' and s.valid_until <= ${search.endsBy}::timestamptz`)
  if (search.keyword) {
    const { keyword } = search
    const like = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    // Found once, before the list is walked: while the tables are not analysed yet, a join would be tried row by row.
    list.push(sql`s.key = any(array(
      ${keywordIds('documents', carriedKinds, keyword)}
      union all select coalesce(b.document_id, -b.id) from e_way_bills b where b.subscriber_id = current_subscriber() and b.number = ${keyword}
      union all select -b.id from e_way_bills b where b.subscriber_id = current_subscriber() and b.document_id is null
        and (b.document_number ilike ${like} or b.party_name ilike ${like})))`)
  }
  const keywords = search.keywords?.filter(Boolean)
  if (keywords?.length)
    list.push(sql`s.number_key = any(${keywords.map((word) => word.toUpperCase())}::text[])`)
  return list
}
