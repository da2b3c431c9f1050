import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { correctionCalls } from '@bahi/contracts/corrections.ts'
import { addMonths } from '@bahi/domain/cal/date.ts'
import type { FilingFrequency } from '@bahi/domain/cal/period.ts'
import { financialYearOf, rangeOfPeriod, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { ewayCancelClock, irnCancelClock } from '@bahi/domain/clocks/legal-clocks.ts'
import { amendingTable, correctionOf } from '@bahi/domain/documents/correction.ts'
import type { CorrectionFacts } from '@bahi/domain/documents/correction.ts'
import { classify } from '@bahi/domain/returns/gstr1/classify.ts'
import { gstr1DueDate } from '@bahi/domain/returns/due.ts'
import { creditNoteDeadline, ruleHolds, ruleNumber, withRules } from '@bahi/domain/tables/rules.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { lockIssues } from '../ledger/index.ts'
import { documentLinks } from './links.ts'
import { loadDocument } from './load.ts'
import type { StoredDocument } from './load.ts'
import { returnDocumentOfStored } from './return-rows.ts'

type Calls = typeof correctionCalls
type Reply = ReplyOf<Calls['correction']>

interface Around {
  readonly ackAt: string | null
  readonly irnCancelledAt: string | null
  readonly billAt: string | null
  readonly lockDate: string | null
  readonly frequency: FilingFrequency | null
  /** Its GSTR-1 is filed, be its period open for GSTR-1A. */
  readonly isReported: boolean
  /** GSTR-1A or GSTR-3B of its period is filed. */
  readonly isClosed: boolean
  readonly payments: Reply['first']['payments']
}

/** The one lawful way to correct an issued invoice, with its last day and what must be cancelled before. */
export async function correctionOfInvoice(
  ctx: Ctx,
  { id, ...answers }: ParsedOf<Calls['correction']>,
): Promise<Reply> {
  const invoice = await loadDocument(ctx.db, { kind: 'salesInvoice', id, entityIds: ctx.entityIds })
  if (!invoice?.number) throw notFound()
  const [around, links] = await Promise.all([aroundOf(ctx, id), documentLinks(ctx, { id })])
  return withRules(invoice.copies.ruleChanges ?? [], () => {
    const times = timesOf(ctx, invoice, around)
    const facts: CorrectionFacts = { ...answers, ...factsOf(ctx, invoice, around, times) }
    const { route, clock, source } = correctionOf(facts)
    const isCancelled = route === 'cancel' || route === 'cancelAndCopy'
    const table = classify(returnDocumentOfStored(invoice)).placements[0]?.table
    const isAmended = route === 'amend' || route === 'amendShippingBill'
    const isOfItsPeriod = route === 'correctInReturn' || route === 'gstr1a' || route === 'shippingBill'
    return {
      route,
      source,
      lastDay: clock && clock in times.days ? times.days[clock as keyof Times['days']] : null,
      until: clock === 'irnCancel' ? times.irnUntil : clock === 'ewayCancel' ? times.billUntil : null,
      entityId: invoice.entityId,
      returnPeriod: isOfItsPeriod ? invoice.returnPeriod! : times.period,
      table: isAmended
        ? (amendingTable(table) ?? null)
        : isOfItsPeriod
          ? (table ?? null)
          : route === 'creditNote' || route === 'debitNote' || route === 'creditAndNew'
            ? '9B'
            : null,
      first: {
        payments: isCancelled ? around.payments : [],
        notes: isCancelled
          ? links.flatMap(({ relation, documentId, kind, number }) =>
              relation === 'correctedBy' && number !== null ? [{ id: documentId, kind, number }] : [],
            )
          : [],
      },
    }
  })
}

interface Times {
  /** The return that reports what is issued today. */
  readonly period: string
  readonly irnUntil: string | null
  readonly billUntil: string | null
  readonly days: { readonly return: string; readonly gstr1a: string; readonly year: string }
}

function timesOf(ctx: Ctx, invoice: StoredDocument, around: Around): Times {
  const frequency = around.frequency ?? 'Monthly'
  const { to } = rangeOfPeriod(returnPeriodOf(invoice.date, frequency), frequency)
  const dueDay = ruleNumber(
    frequency === 'Quarterly' ? 'due.gstr3bQuarterlyA' : 'due.gstr3b',
    to,
    frequency === 'Quarterly' ? 22 : 20,
  )
  const until = (clock: (from: Date) => { readonly until: Date }, at: string | null) =>
    at === null ? null : clock(new Date(at)).until.toISOString()
  return {
    period: returnPeriodOf(ctx.today(), frequency),
    irnUntil: until(irnCancelClock, around.ackAt),
    billUntil: until(ewayCancelClock, around.billAt),
    days: {
      return: gstr1DueDate(to, frequency),
      gstr1a: `${addMonths(`${to.slice(0, 7)}-01`, 1).slice(0, 8)}${dueDay}`,
      year: creditNoteDeadline(financialYearOf(invoice.date)),
    },
  }
}

function factsOf(
  ctx: Ctx,
  invoice: StoredDocument,
  { lockDate, ackAt, irnCancelledAt, billAt, ...around }: Around,
  { irnUntil, billUntil, days }: Times,
): Omit<CorrectionFacts, 'wrong' | 'isSupplied' | 'isBooked'> {
  const now = new Date(ctx.clock()).toISOString()
  const today = ctx.today()
  const is = (until: string | null) => (until !== null && now <= until ? 'fresh' : 'past')
  const isLocked =
    lockIssues(invoice.date, { settings: { periodLockDate: lockDate }, isFiled: false }).length > 0
  // An IFF is amended in a later return like any other that was furnished.
  const hasGstr1a =
    around.isReported && !around.isClosed && ruleHolds('gstr1a.open', invoice.date) && today <= days.gstr1a
  const isReported = around.isReported || invoice.furnishedIn !== null
  return {
    status: invoice.status as CorrectionFacts['status'],
    irn: ackAt !== null ? is(irnUntil) : irnCancelledAt !== null ? 'gone' : 'none',
    eway: billAt === null ? 'none' : is(billUntil),
    period: hasGstr1a ? 'filed' : isReported ? 'closed' : isLocked ? 'locked' : 'open',
    isLate: today > days.year,
    isAtPortal: invoice.isAtPortal,
  }
}

async function aroundOf(ctx: Ctx, id: number): Promise<Around> {
  const { rows } = await sql<Around>`
    select (select r.ack_at from e_invoices r where r.subscriber_id = d.subscriber_id and r.document_id = d.id
        and r.status = 'Generated') as ack_at,
      (select r.cancelled_at from e_invoices r where r.subscriber_id = d.subscriber_id and r.document_id = d.id
        and r.status = 'Cancelled') as irn_cancelled_at,
      (select b.generated_at from e_way_bills b where b.subscriber_id = d.subscriber_id and b.document_id = d.id
        and b.status in ('Generated', 'Completed')) as bill_at,
      setting_of('periodLockDate', d.entity_id) as lock_date, e.filing_frequency as frequency,
      exists (select from filed_periods f where f.subscriber_id = d.subscriber_id and f.entity_id = d.entity_id and f.return_type = 'GSTR1'
        and f.return_period = d.return_period) as is_reported,
      exists (select from filed_periods f where f.subscriber_id = d.subscriber_id and f.entity_id = d.entity_id
        and f.return_type in ('GSTR1A', 'GSTR3B') and f.return_period = d.return_period) as is_closed,
      (select coalesce(json_agg(json_build_object('id', p.id, 'kind', p.kind, 'number', p.number) order by p.date, p.id), '[]')
        from payment_allocations a join payments p on p.subscriber_id = a.subscriber_id and p.id = a.payment_id
        where a.subscriber_id = d.subscriber_id and a.document_id = d.id) as payments
    from documents d join entities e on e.subscriber_id = d.subscriber_id and e.id = d.entity_id
    where d.subscriber_id = current_subscriber() and d.id = ${id}`.execute(ctx.db)
  return rows[0]!
}
