import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { dashboardCalls } from '@bahi/contracts/reports.ts'
import { documentRight } from '@bahi/contracts/document-rights.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { rangeBefore } from '@bahi/domain/cal/before.ts'
import { addMonths, endOfMonth, istDateOf, startOfMonth } from '@bahi/domain/cal/date.ts'
import { financialYearOf, rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import type { NoteReason } from '@bahi/domain/documents/reasons.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { portalName, returnPath, returnStates } from '../clocks/index.ts'
import type { ReturnState } from '../clocks/index.ts'
import { countDocuments } from '../documents/index.ts'
import { eInvoiceCounters, eWayBillCounters } from '../portals/index.ts'
import { lowStockOf } from '../inventory/index.ts'
import { openingBalance } from '../ledger/index.ts'
import { ageingOf, waitingAt } from '../payments/index.ts'
import type { Ageing } from '../payments/index.ts'
import { setupChecksOf } from '../registration/index.ts'
import { documentsToDo, portalsToDo, returnsToDo, stockToDo, unregisteredToDo } from './todo.ts'
import {
  asideByKind,
  countsByKind,
  overdueByKind,
  overdueOpenings,
  seenKinds,
  seenTable,
  signTable,
  turnoverOf,
} from './turnover.ts'
import type { SeenKind } from './turnover.ts'

type Summary = ReplyOf<(typeof dashboardCalls)['summary']>

interface Range {
  readonly entityIds: readonly number[]
  readonly from: string
  readonly to: string
}

/**
 * The dashboard: every counter is that of the list it opens, over the same filters. Sales and receipts are of the
 * period; what is owed and what is to be done is of today. Who may not open a list does not get its figures either.
 */
export async function dashboardSummary(
  ctx: Ctx,
  input: ParsedOf<(typeof dashboardCalls)['summary']>,
): Promise<Summary> {
  const entityIds = await entitiesOfCompany(ctx, input)
  const may = (right: RightCode) => entityIds.filter((id) => ctx.can(right, id))
  const [sold, received, known] = [may('SIN_SH_VW'), may('PIN_SH_VW'), may('PTY_SH_VW')]
  const [bought, paidOut] = [may('PBL_SH_VW'), may('POT_SH_VW')]
  const seen = seenKinds(ctx, entityIds)
  const days = daysAsked(input, ctx.today())
  const today = ctx.today()
  const portalDay = istDateOf(ctx.clock().getTime())
  const before = rangeBefore(days, today)
  const [cards, bills] = [may('DSH_EINV'), may('DSH_EWB')]
  const now = ctx.clock()
  const [
    invoices,
    purchaseBills,
    kinds,
    aside,
    late,
    lateOpenings,
    payments,
    paymentsOut,
    turnover,
    earlier,
    parties,
    ageing,
    ageingPayable,
    trend,
    topParties,
    topItems,
    eInvoices,
    eWayBills,
    eInvoiceCard,
    eWayBillCard,
    returns,
    statusPlaces,
    countPlaces,
    setup,
    paymentsToApprove,
    lowStock,
  ] = await Promise.all([
    countersOf(ctx, 'salesInvoice', { entityIds: sold, ...days }),
    countersOf(ctx, 'purchaseBill', { entityIds: bought, ...days }),
    countsByKind(ctx, seen, days),
    asideByKind(ctx, seen),
    overdueByKind(ctx, seen, today),
    overdueOpenings(ctx, { receivable: sold, payable: bought }, today),
    paymentsOf(ctx, 'paymentIn', { entityIds: received, ...days }),
    paymentsOf(ctx, 'paymentOut', { entityIds: paidOut, ...days }),
    turnoverOf(ctx, seen, days),
    before ? figuresOf(ctx, seen, received, before) : undefined,
    partyCounters(ctx, known),
    ageingOf(ctx.db, { side: 'receivable', entityIds: sold, asOf: today, today }),
    ageingOf(ctx.db, { side: 'payable', entityIds: bought, asOf: today, today }),
    trendOf(ctx, { seen, received, ...days }),
    topPartiesOf(ctx, seen, days),
    topItemsOf(ctx, seen, days),
    eInvoiceCounters(ctx.db, may('EIN_SH_VW'), portalDay),
    eWayBillCounters(ctx.db, may('EWB_SH_VW'), now),
    eInvoiceCounters(ctx.db, cards, portalDay),
    eWayBillCounters(ctx.db, bills, now),
    returnStates(
      ctx.db,
      entityIds.filter((id) => ctx.can('REP_GSTR1', id) || ctx.can('RET_SH_VW', id)),
      now,
    ),
    returnStates(ctx.db, may('DSH_RST'), now),
    returnStates(ctx.db, may('DSH_RCT'), now),
    setupChecksOf(ctx, entityIds),
    waitingAt(ctx, may('POT_APR')),
    lowStockOf(ctx.db, may('REP_STK')),
  ])
  return {
    saleInvoices: invoices,
    purchaseBills,
    paymentsIn: payments,
    paymentsOut,
    sales: turnover.sale,
    purchases: turnover.purchase,
    kinds,
    tax: turnover.sale.tax,
    ...(before && earlier ? { before: { fromDate: before.from, toDate: before.to, ...earlier } } : {}),
    receivables: openOf(ageing),
    payables: openOf(ageingPayable),
    parties,
    ageing: agesOf(ageing),
    ageingPayable: agesOf(ageingPayable),
    trend,
    topParties,
    topItems,
    ...(eInvoiceCard ? { eInvoices: eInvoiceCard } : {}),
    ...(eWayBillCard ? { eWayBills: eWayBillCard } : {}),
    ...(statusPlaces.length > 0 ? { returnStatus: statusPlaces.map((one) => stateOf(one, today)) } : {}),
    ...(countPlaces.length > 0 ? { returnCount: returnCountOf(countPlaces, today) } : {}),
    ...(setup ? { setup } : {}),
    todo: [
      ...portalsToDo(eInvoices, eWayBills),
      ...returnsToDo(returns, today),
      ...(await unregisteredToDo(ctx.db, may('EIN_SH_VW'), eInvoices, now)),
      ...documentsToDo(
        late,
        lateOpenings,
        aside.filter(({ kind, view }) => view === 'draft' || ctx.can(documentRight(kind, 'APR'))),
        paymentsToApprove,
      ),
      ...stockToDo(lowStock),
    ],
  }
}

/** The days that are asked for; an end that is not given is that of the fiscal year, moved where the range would end before it begins. */
function daysAsked(
  { fromDate, toDate }: { fromDate?: string | undefined; toDate?: string | undefined },
  today: string,
) {
  const yearOf = (day: string) => rangeOfFinancialYear(financialYearOf(day))
  const from = fromDate ?? yearOf(toDate !== undefined && toDate < yearOf(today).from ? toDate : today).from
  return { from, to: toDate ?? yearOf(from > today ? from : today).to }
}

/** What is owed on a side: what is not due yet, every bucket past its due date, and both. */
function openOf({ notDue, buckets, total, unallocated }: Ageing): Summary['receivables'] {
  const overdue = {
    amount: Decimal.sum(buckets.map(({ amount }) => amount)).toFixed(2),
    documents: buckets.reduce((sum, { documents }) => sum + documents, 0),
  }
  return {
    outstanding: { amount: total, documents: notDue.documents + overdue.documents },
    notDue,
    overdue,
    advances: unallocated,
  }
}

const agesOf = ({ notDue, buckets }: Ageing): Summary['ageing'] => [
  { label: 'notDue', ...notDue },
  ...buckets.map(({ label, amount, documents }) => ({ label, amount, documents })),
]

type ReturnRow = NonNullable<Summary['returnStatus']>[number]

const stateOf = (one: ReturnState, today: string): ReturnRow => ({
  entityId: one.entityId,
  name: one.name,
  form: portalName(one.form),
  period: one.period,
  dueDate: one.dueDate,
  state: one.isFiled ? 'Filed' : one.dueDate < today ? 'Overdue' : 'Due',
  path: returnPath(one),
})

function returnCountOf(states: readonly ReturnState[], today: string) {
  const rows = states.map((one) => stateOf(one, today))
  const count = (state: ReturnRow['state']) => rows.filter((row) => row.state === state).length
  return { filed: count('Filed'), due: count('Due'), overdue: count('Overdue') }
}

/** The figures that are compared with the period before, from the sums of the days. */
async function figuresOf(
  ctx: Ctx,
  seen: readonly SeenKind[],
  received: readonly number[],
  days: Omit<Range, 'entityIds'>,
): Promise<{ sales: string; received: string; tax: string; purchases: string }> {
  const [{ sale, purchase }, payments] = await Promise.all([
    turnoverOf(ctx, seen, days),
    paymentsOf(ctx, 'paymentIn', { entityIds: received, ...days }),
  ])
  return { sales: sale.amount, tax: sale.tax, received: payments.amount, purchases: purchase.amount }
}

/** Without days: of all time. */
async function countersOf(
  ctx: Ctx,
  kind: 'salesInvoice' | 'purchaseBill',
  { entityIds, from, to }: Pick<Range, 'entityIds'> & Partial<Range>,
): Promise<Summary['saleInvoices']> {
  // Asked for no GSTIN at all, a list shows those of all.
  const chips =
    entityIds.length === 0
      ? []
      : await countDocuments(ctx, kind, {
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

async function paymentsOf(
  ctx: Ctx,
  kind: PaymentKind,
  { entityIds, from, to }: Range,
): Promise<Summary['paymentsIn']> {
  const { rows } = await sql<{ documents: number; amount: string }>`
    select coalesce(sum(documents), 0)::bigint as documents, coalesce(sum(total), 0)::numeric(20, 2) as amount from day_sums
    where subscriber_id = current_subscriber() and kind = ${kind} and entity_id = any(${[...entityIds]}::bigint[])
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
        select p.id, ${openingBalance('p', entityIds)} from parties p
        where p.subscriber_id = current_subscriber() and p.opening_balance is not null and p.status <> 'Delete') x
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
    seen,
    received,
    from,
    to,
  }: Omit<Range, 'entityIds'> & { seen: readonly SeenKind[]; received: readonly number[] },
): Promise<Summary['trend']> {
  const end = to < ctx.today() ? to : ctx.today()
  const first = [startOfMonth(from), startOfMonth(addMonths(end, -12))].toSorted().at(-1)!
  const { rows } = await sql<{ month: string; sales: string; tax: string; received: string }>`
    select month, sum(sales)::numeric(20, 2) as sales, sum(tax)::numeric(20, 2) as tax, sum(received)::numeric(20, 2) as received from (
      select to_char(s.date, 'YYYY-MM') as month, g.sign * s.taxable_value as sales, g.sign * s.tax as tax, 0 as received
      from ${seenTable(seen)} v join ${signTable} on g.kind = v.kind and g.side = 'sale'
      join day_sums s on s.subscriber_id = current_subscriber() and s.kind = v.kind and s.entity_id = v.entity_id
        and s.type_code = g.type_code and s.date between ${first}::date and ${endOfMonth(end)}::date
      union all
      select to_char(date, 'YYYY-MM'), 0, 0, total from day_sums
      where subscriber_id = current_subscriber() and kind = 'paymentIn' and entity_id = any(${[...received]}::bigint[])
        and date between ${first}::date and ${endOfMonth(end)}::date) x
    group by 1`.execute(ctx.db)
  const known = new Map(rows.map((row) => [row.month, row]))
  const months: Summary['trend'] = []
  for (let month = first; month <= end && months.length < 13; month = addMonths(month, 1)) {
    const key = month.slice(0, 7)
    months.push(known.get(key) ?? { month: key, sales: '0.00', tax: '0.00', received: '0.00' })
  }
  return months
}

/** Most documents of a type that the two lists of the best look at: the newest of the range. */
const looked = 50_000

/** The newest sales of the days, as `d`, with what each type is as `g`. */
const newestSales = (seen: readonly SeenKind[], { from, to }: Days, most: number) =>
  sql`(select kind, array_agg(entity_id) as entity_ids from ${seenTable(seen)} a group by kind) v
    join ${signTable} on g.kind = v.kind and g.side = 'sale'
    cross join lateral (select x.id, x.party_id, x.party_name, x.taxable_value, x.body ->> 'reason' as reason from documents x
      where x.subscriber_id = current_subscriber() and x.kind = g.kind and x.type_code = g.type_code and x.entity_id = any(v.entity_ids)
        and x.status not in ('Draft', 'Pending', 'Rejected', 'Cancelled', 'Delete') and x.date between ${from}::date and ${to}::date
      order by x.date desc, x.id desc limit ${most}) d`

type Days = Omit<Range, 'entityIds'>

/** Net of notes. */
async function topPartiesOf(ctx: Ctx, seen: readonly SeenKind[], days: Days): Promise<Summary['topParties']> {
  const { rows } = await sql<{ partyId: number; name: string; amount: string }>`
    select d.party_id, max(d.party_name) as name, sum(g.sign * d.taxable_value)::numeric(20, 2) as amount
    from ${newestSales(seen, days, looked)} group by d.party_id having sum(g.sign * d.taxable_value) > 0 order by 3 desc, d.party_id limit 5`.execute(
    ctx.db,
  )
  return rows
}

/** Net of notes; only goods that come back lower the quantity. */
async function topItemsOf(ctx: Ctx, seen: readonly SeenKind[], days: Days): Promise<Summary['topItems']> {
  const { rows } = await sql<{ itemId: number; name: string; quantity: string; amount: string }>`
    select l.item_id, max(l.description) as name, sum(g.sign * l.taxable_value)::numeric(20, 2) as amount,
      sum(case when not g.is_note then l.quantity when d.reason = ${'Sales Return' satisfies NoteReason} then -l.quantity else 0 end) as quantity
    from ${newestSales(seen, days, looked / 5)}
    join document_lines l on l.subscriber_id = current_subscriber() and l.document_id = d.id
    where l.item_id is not null group by l.item_id order by 3 desc, l.item_id limit 5`.execute(ctx.db)
  return rows.map((row) => ({ ...row, quantity: Decimal.of(row.quantity).toPlain() }))
}
