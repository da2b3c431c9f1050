import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { dashboardCalls } from '@bahi/contracts/reports.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { addMonths, endOfMonth, istDateOf, startOfMonth } from '@bahi/domain/cal/date.ts'
import { financialYearOf, rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { countDocuments } from '../documents/index.ts'
import { eInvoiceCounters, eWayBillCounters } from '../portals/index.ts'
import type { EInvoiceCounters, EWayBillCounters } from '../portals/index.ts'
import { ageingOf } from '../payments/index.ts'

type Summary = ReplyOf<(typeof dashboardCalls)['summary']>

interface Range {
  readonly entityIds: readonly number[]
  readonly from: string
  readonly to: string
}

/**
 * The dashboard: every counter is that of the list it opens, over the same filters. Who may not open a list is not
 * told its figures either.
 */
export async function dashboardSummary(
  ctx: Ctx,
  input: ParsedOf<(typeof dashboardCalls)['summary']>,
): Promise<Summary> {
  const entityIds = await entitiesOfCompany(ctx, input)
  const may = (right: RightCode) => entityIds.filter((id) => ctx.can(right, id))
  const [sold, received, known] = [may('SIN_SH_VW'), may('PIN_SH_VW'), may('PTY_SH_VW')]
  const year = rangeOfFinancialYear(financialYearOf(ctx.today()))
  const days = { from: input.fromDate ?? year.from, to: input.toDate ?? year.to }
  const today = ctx.today()
  const portalDay = istDateOf(ctx.clock().getTime())
  const [invoices, payments, parties, ageing, trend, topParties, topItems, eInvoices, eWayBills] =
    await Promise.all([
      invoiceCounters(ctx, { entityIds: sold, ...days }),
      paymentsIn(ctx, { entityIds: received, ...days }),
      partyCounters(ctx, known),
      ageingOf(ctx.db, { entityIds: sold, asOf: today, today }),
      trendOf(ctx, { sold, received, ...days }),
      topPartiesOf(ctx, { entityIds: sold, ...days }),
      topItemsOf(ctx, { entityIds: sold, ...days }),
      eInvoiceCounters(ctx.db, may('EIN_SH_VW'), portalDay),
      eWayBillCounters(ctx.db, may('EWB_SH_VW'), ctx.clock()),
    ])
  return {
    saleInvoices: invoices,
    paymentsIn: payments,
    parties,
    ageing: [
      { label: 'notDue', ...ageing.notDue },
      ...ageing.buckets.map(({ label, amount, documents }) => ({ label, amount, documents })),
    ],
    trend,
    topParties,
    topItems,
    ...(eInvoices ? { eInvoices } : {}),
    ...(eWayBills ? { eWayBills } : {}),
    todo: [...todoAtPortals(eInvoices, eWayBills), ...todoOf(ctx, invoices, today)],
  }
}

async function invoiceCounters(ctx: Ctx, { entityIds, from, to }: Range): Promise<Summary['saleInvoices']> {
  // Asked for no GSTIN at all, a list shows those of all.
  const chips =
    entityIds.length === 0
      ? []
      : await countDocuments(ctx, 'salesInvoice', {
          entityIds: [...entityIds],
          fromDocumentDate: from,
          toDocumentDate: to,
          start: 0,
          size: 1,
          sort: 'id DESC',
        })
  const chip = (view: string) => {
    const found = chips.find((row) => row.view === view)
    return { documents: found?.documents ?? 0, amount: found?.amount ?? '0.00' }
  }
  return {
    total: chip('all'),
    issued: chip('issued'),
    draft: chip('draft'),
    pending: chip('pending'),
    cancelled: chip('cancelled'),
    paid: chip('paid'),
    unpaid: chip('unpaid'),
    overdue: chip('overdue'),
  }
}

async function entitiesOfCompany(
  ctx: Ctx,
  input: { companyId?: number | undefined; entityIds?: readonly number[] | undefined },
): Promise<number[]> {
  const seen = ctx.entitiesOf(input.entityIds)
  if (input.companyId === undefined) return seen
  const { rows } = await sql<{
    id: number
  }>`select id from entities where subscriber_id = current_subscriber() and company_id = ${input.companyId}
    and entity_type = 'Entity' and id = any(${seen}::bigint[])`.execute(ctx.db)
  if (rows.length === 0 && input.entityIds === undefined) {
    const known =
      await sql`select 1 from entities where subscriber_id = current_subscriber() and id = ${input.companyId}`.execute(
        ctx.db,
      )
    if (known.rows.length === 0) throw notFound()
  }
  return rows.map((row) => row.id)
}

async function paymentsIn(ctx: Ctx, { entityIds, from, to }: Range): Promise<Summary['paymentsIn']> {
  const { rows } = await sql<{ documents: number; amount: string }>`
    select coalesce(sum(documents), 0)::bigint as documents, coalesce(sum(total), 0)::numeric(20, 2) as amount from day_sums
    where subscriber_id = current_subscriber() and kind = 'paymentIn' and entity_id = any(${[...entityIds]}::bigint[])
      and date between ${from}::date and ${to}::date`.execute(ctx.db)
  return rows[0]!
}

/** Who owes and who is owed, over all time: a balance is not of a period. */
async function partyCounters(ctx: Ctx, entityIds: readonly number[]): Promise<Summary['parties']> {
  const { rows } = await sql<{ collect: number; collectAmount: string; pay: number; payAmount: string }>`
    select count(*) filter (where b > 0) as collect, coalesce(sum(b) filter (where b > 0), 0)::numeric(20, 2) as collect_amount,
      count(*) filter (where b < 0) as pay, coalesce(-sum(b) filter (where b < 0), 0)::numeric(20, 2) as pay_amount
    from (
      select party_id, sum(balance) as b from (
        select party_id, balance from party_balances where subscriber_id = current_subscriber() and entity_id = any(${[...entityIds]}::bigint[])
        union all
        select id, case opening_balance_side when 'Credit' then -opening_balance else opening_balance end from parties
        where subscriber_id = current_subscriber() and opening_balance is not null and status <> 'Delete' and ${entityIds.length > 0}) x
      group by party_id) y`.execute(ctx.db)
  const row = rows[0]!
  return {
    toCollect: { documents: row.collect, amount: row.collectAmount },
    toPay: { documents: row.pay, amount: row.payAmount },
  }
}

/** Month by month to the end of the range, at most thirteen. */
async function trendOf(
  ctx: Ctx,
  {
    sold,
    received,
    from,
    to,
  }: Omit<Range, 'entityIds'> & { sold: readonly number[]; received: readonly number[] },
): Promise<Summary['trend']> {
  const end = to < ctx.today() ? to : ctx.today()
  const first = [startOfMonth(from), startOfMonth(addMonths(end, -12))].toSorted().at(-1)!
  const { rows } = await sql<{ month: string; sales: string; tax: string; received: string }>`
    select to_char(date, 'YYYY-MM') as month, coalesce(sum(taxable_value) filter (where kind = 'salesInvoice'), 0)::numeric(20, 2) as sales,
      coalesce(sum(tax) filter (where kind = 'salesInvoice'), 0)::numeric(20, 2) as tax,
      coalesce(sum(total) filter (where kind = 'paymentIn'), 0)::numeric(20, 2) as received
    from day_sums where subscriber_id = current_subscriber() and date between ${first}::date and ${endOfMonth(end)}::date
      and ((kind = 'salesInvoice' and entity_id = any(${[...sold]}::bigint[]))
        or (kind = 'paymentIn' and entity_id = any(${[...received]}::bigint[])))
    group by 1`.execute(ctx.db)
  const known = new Map(rows.map((row) => [row.month, row]))
  const months: Summary['trend'] = []
  for (let month = first; month <= end && months.length < 13; month = addMonths(month, 1)) {
    const key = month.slice(0, 7)
    months.push(known.get(key) ?? { month: key, sales: '0.00', tax: '0.00', received: '0.00' })
  }
  return months
}

const live = sql`d.subscriber_id = current_subscriber() and d.kind = 'salesInvoice' and d.status in ('Active', 'PaymentReceived')`

/** Most documents that the two lists of the best look at: the newest of the range. */
const looked = 50_000

async function topPartiesOf(ctx: Ctx, { entityIds, from, to }: Range): Promise<Summary['topParties']> {
  const { rows } = await sql<{ partyId: number; name: string; amount: string }>`
    select party_id, max(party_name) as name, sum(taxable_value)::numeric(20, 2) as amount from (
      select d.party_id, d.party_name, d.taxable_value from documents d where ${live} and d.entity_id = any(${[...entityIds]}::bigint[])
        and d.date between ${from}::date and ${to}::date order by d.date desc, d.id desc limit ${looked}) x
    group by party_id order by sum(taxable_value) desc, party_id limit 5`.execute(ctx.db)
  return rows
}

async function topItemsOf(ctx: Ctx, { entityIds, from, to }: Range): Promise<Summary['topItems']> {
  const { rows } = await sql<{ itemId: number; name: string; quantity: string; amount: string }>`
    select l.item_id, max(l.description) as name, sum(l.quantity) as quantity, sum(l.taxable_value)::numeric(20, 2) as amount
    from (select d.id from documents d where ${live} and d.entity_id = any(${[...entityIds]}::bigint[])
        and d.date between ${from}::date and ${to}::date order by d.date desc, d.id desc limit ${looked / 5}) d
    join document_lines l on l.subscriber_id = current_subscriber() and l.document_id = d.id
    where l.item_id is not null group by l.item_id order by sum(l.taxable_value) desc, l.item_id limit 5`.execute(
    ctx.db,
  )
  return rows.map((row) => ({ ...row, quantity: Decimal.of(row.quantity).toPlain() }))
}

/** What has a clock of the law stands in front. */
function todoAtPortals(
  eInvoices: EInvoiceCounters | undefined,
  eWayBills: EWayBillCounters | undefined,
): Summary['todo'] {
  const rows: Summary['todo'] = [
    { key: 'todo.eWayExpired', count: eWayBills?.expired ?? 0, path: 'e-way-bill-board' },
    { key: 'todo.eWayEndsToday', count: eWayBills?.endsToday ?? 0, path: 'e-way-bill-board' },
    { key: 'todo.eInvoiceRejected', count: eInvoices?.rejected ?? 0, path: 'e-invoice?states=Rejected' },
    { key: 'todo.eWayRejected', count: eWayBills?.rejected ?? 0, path: 'e-way-bill?states=Rejected' },
  ]
  return rows.filter(({ count }) => count > 0)
}

/** What needs doing first; `path` is the list under the company that shows it. */
function todoOf(ctx: Ctx, invoices: Summary['saleInvoices'], today: string): Summary['todo'] {
  const list: Summary['todo'] = []
  const { draft, overdue, pending } = invoices
  if (overdue.documents > 0)
    list.push({
      key: 'todo.overdue',
      count: overdue.documents,
      amount: overdue.amount,
      path: 'sales-invoice?view=overdue',
    })
  if (pending.documents > 0 && ctx.can('SIN_APR'))
    list.push({
      key: 'todo.pending',
      count: pending.documents,
      amount: pending.amount,
      path: 'sales-invoice?view=pending',
    })
  if (draft.documents > 0)
    list.push({
      key: 'todo.drafts',
      count: draft.documents,
      amount: draft.amount,
      path: 'sales-invoice?view=draft',
    })
  const lastMonth = addMonths(startOfMonth(today), -1)
  const dueDate = `${today.slice(0, 8)}11`
  if (today <= dueDate && (ctx.can('REP_GSTR1') || ctx.can('RET_SH_VW'))) {
    list.push({
      key: 'todo.gstr1',
      count: 1,
      dueDate,
      path: `gstr1-report?period=${lastMonth.slice(5, 7)}${lastMonth.slice(0, 4)}`,
    })
  }
  return list
}
