import { urgencyOf } from '@bahi/gateways/ewaybill/actions.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { paged } from '../../platform/paging.ts'
import type { SortColumn } from '../../platform/paging.ts'
import { keywordCondition } from '../ledger/index.ts'
import { issuesIn } from './issues.ts'
import type { KeptIssue } from './issues.ts'
import { stateOf } from './stand.ts'

type Search = ParsedOf<typeof eWayBillCalls.search>
type Page = ReplyOf<typeof eWayBillCalls.search>
type Row = Page['records'][number]
type Found = Omit<Row, 'urgency' | 'errors'> & { state: unknown; errors: KeptIssue[] | null }

const from = sql`documents d left join e_way_bills b on b.subscriber_id = d.subscriber_id and b.document_id = d.id
  left join portal_intents i on i.subscriber_id = d.subscriber_id and i.document_id = d.id and i.portal = 'ewaybill'
    and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')`

const status = sql<
  Row['status']
>`case when b.status = 'Generated' then coalesce(b.progress, b.status) when i.id is not null then 'InProgress'
  when b.status is not null then b.status when exists (select from document_lines l where l.subscriber_id = d.subscriber_id
    and l.document_id = d.id and l.supply = 'Goods' and not l.is_charge) then 'YetNotGenerated' else 'NotApplicable' end`

const sorts: Readonly<Record<string, SortColumn>> = {
  id: { expression: sql`d.id`, type: 'bigint' },
  date: { expression: sql`d.date`, type: 'date' },
  number: { expression: sql`d.number_key`, type: 'text' },
  total: { expression: sql`d.total_key`, type: 'bigint' },
}

export async function searchEWayBills(ctx: Ctx, search: Search): Promise<Page> {
  const conditions = conditionsOf(ctx, search)
  if (search.states?.length) conditions.push(sql`${status} = any(${search.states}::text[])`)
  const page = await paged<Found>(
    ctx.db,
    {
      select: sql`d.id, d.number, d.date, d.entity_id, d.party_id, d.party_name, d.party_gstin, d.total, ${status} as status,
        b.number as ewb_no, b.generated_at as ewb_date, b.valid_until as valid_upto, b.state, b.errors`,
      from,
      id: sql`d.id`,
      conditions,
      sorts,
    },
    search,
  )
  const now = ctx.clock()
  const records = page.records.map(({ state, errors, ...row }) => {
    const bill = stateOf({ state })
    return {
      ...row,
      urgency: bill ? urgencyOf(bill, now) : ('none' as const),
      errors: issuesIn(ctx.language, errors ?? []),
    }
  })
  return { ...page, records }
}

/** Documents and amounts of each state. */
export async function countEWayBills(
  ctx: Ctx,
  search: Search,
): Promise<ReplyOf<typeof eWayBillCalls.counts>> {
  const { rows } = await sql<ReplyOf<typeof eWayBillCalls.counts>[number]>`
    select ${status} as status, count(*)::int as documents, sum(d.total)::numeric(20, 2) as amount from ${from}
    where ${sql.join(conditionsOf(ctx, search), sql` and `)} group by 1`.execute(ctx.db)
  return rows
}

/** Issued invoices; cancelled ones only where the portal knows them. */
function conditionsOf(ctx: Ctx, search: Search): RawBuilder<unknown>[] {
  const year = search.financialYear ? rangeOfFinancialYear(search.financialYear) : undefined
  const first = search.fromDocumentDate ?? year?.from
  const last = search.toDocumentDate ?? year?.to
  const list: RawBuilder<unknown>[] = [
    sql`d.subscriber_id = current_subscriber()`,
    sql`d.entity_id = any(${ctx.entitiesOf(search.entityIds)}::bigint[])`,
    sql`d.kind = 'salesInvoice' and d.status not in ('Draft', 'Pending', 'Rejected', 'Delete')
      and (d.status <> 'Cancelled' or b.number is not null)`,
  ]
  if (first) list.push(sql`d.date >= ${first}::date`)
  if (last) list.push(sql`d.date <= ${last}::date`)
  if (search.returnPeriods?.length) list.push(sql`d.return_period = any(${search.returnPeriods}::text[])`)
  if (search.fromStamp) list.push(sql`d.changed_at >= ${search.fromStamp}::timestamptz`)
  if (search.toStamp) list.push(sql`d.changed_at <= ${search.toStamp}::timestamptz`)
  if (search.partyIds?.length) list.push(sql`d.party_id = any(${search.partyIds}::bigint[])`)
  if (search.endsBy) list.push(sql`b.status = 'Generated' and b.valid_until <= ${search.endsBy}::timestamptz`)
  if (search.keyword) {
    const byNumber = sql`b.number = ${search.keyword}`
    list.push(sql`(${keywordCondition('d', 'salesInvoice', search.keyword)} or ${byNumber})`)
  }
  const keywords = search.keywords?.filter(Boolean)
  if (keywords?.length)
    list.push(sql`d.number_key = any(${keywords.map((word) => word.toUpperCase())}::text[])`)
  return list
}
