import { pathOf, viewOf } from '@bahi/contracts/document-screens.ts'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { financialYearFrom, rangeOfFinancialYear } from '@bahi/domain/cal/period.ts'
import {
  itcReclaimClock,
  itcReverseClock,
  itcTimeClock,
  selfInvoiceClock,
  supplierUnpaidClock,
} from '@bahi/domain/clocks/legal-clocks.ts'
import { underRule37 } from '@bahi/domain/documents/itc-account.ts'
import { isNone } from '@bahi/domain/documents/tax-heads.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { itcBills, itcStateOf } from '../itc/index.ts'
import { most } from './sources.ts'
import type { Clock } from './sources.ts'

interface Bill {
  readonly entityId: number
  readonly id: number
  readonly kind: DocumentKind
  readonly subject: string
  readonly partyName: string | null
  readonly date: string
}

const bill = sql`d.entity_id, d.id, d.kind, coalesce(d.supplier_number, d.body ->> 'supplierNumber', d.number, '') as subject, d.party_name,
  coalesce(d.supplier_date, (d.body ->> 'supplierDate')::date, d.date)::text as date`

const clocksOf = (
  rows: readonly Bill[],
  made: (row: Bill) => Pick<Clock, 'kind' | 'from' | 'until'>,
): Clock[] =>
  rows.map((row) => {
    const { entityId, subject, partyName, kind, id } = row
    return { entityId, subject, partyName, path: viewOf(kind, id) ?? '', ...made(row) }
  })

/** The clocks of the credit of bills, which lead to the form that moves it. */
const toCredit = (row: Bill, clock: Pick<Clock, 'kind' | 'from' | 'until'>): Clock[] =>
  clocksOf([row], () => clock).map((one) => ({ ...one, path: `${one.path}?dialog=itc` }))

/**
 * Bills with credit that are unpaid, from two months before their 180 days end to two after; once the credit was claimed,
 * until as much of it is reversed as is unpaid.
 */
export async function supplierUnpaidClocks(
  db: Db,
  entityIds: readonly number[],
  now: Date,
): Promise<Clock[]> {
  const today = istDateOf(now)
  const { rows } = await sql<
    Bill & { isClaimed: boolean }
  >`select ${bill}, ${itcStateOf} <> 'Eligible' as is_claimed from documents d
    where d.subscriber_id = current_subscriber() and d.entity_id = any(${[...entityIds]}::bigint[]) and d.opens = 'payable'
      and d.balance > 0 and not d.reverse_charge and d.igst + d.cgst + d.sgst > 0 and d.body -> 'billOfEntry' is null
      and coalesce(d.supplier_date, d.date) <= ${addDays(today, -120)}::date
      and (coalesce(d.supplier_date, d.date) >= ${addDays(today, -240)}::date and d.date >= ${addDays(today, -400)}::date
        or ${itcStateOf} <> 'Eligible')
    order by d.date, d.id limit ${most}`.execute(db)
  const claimed = rows.filter(({ isClaimed }) => isClaimed)
  const due = new Set(
    (await creditOf(db, entityIds, claimed)).flatMap((one) =>
      isNone(underRule37(one.account, one).reverse) ? [] : [one.id],
    ),
  )
  return rows.flatMap((row) => {
    const unpaid = supplierUnpaidClock(row.date)
    if (row.isClaimed && !due.has(row.id)) return []
    return row.isClaimed && unpaid.until < now
      ? toCredit(row, { kind: 'itcReverse', ...itcReverseClock(row.date) })
      : clocksOf([row], () => ({ kind: 'supplierUnpaid', ...unpaid }))
  })
}

/** Bills that were paid, or paid in part, after their credit was reversed for want of payment. */
export async function itcReclaimClocks(db: Db, entityIds: readonly number[], now: Date): Promise<Clock[]> {
  const { rows } = await sql<Bill>`select ${bill} from documents d
    where d.subscriber_id = current_subscriber() and d.entity_id = any(${[...entityIds]}::bigint[])
      and d.id in (select m.document_id from itc_moves m where m.subscriber_id = current_subscriber()
        and m.move = 'Reversed' and m.reason = 'Rule37')
      and ${itcStateOf} = 'Reversed' and d.paid + d.credited > 0 order by d.date, d.id limit ${most}`.execute(
    db,
  )
  const due = new Set(
    (await creditOf(db, entityIds, rows)).flatMap((one) =>
      isNone(underRule37(one.account, one).reclaim) ? [] : [one.id],
    ),
  )
  const clock = { kind: 'itcReclaim', ...itcReclaimClock(istDateOf(now)) } as const
  return rows.filter(({ id }) => due.has(id)).flatMap((row) => toCredit(row, clock))
}

const creditOf = (db: Db, entityIds: readonly number[], rows: readonly Bill[]) =>
  rows.length === 0
    ? []
    : itcBills(db, {
        ids: rows.map(({ id }) => id),
        kinds: [...new Set(rows.map(({ kind }) => kind))],
        entityIds,
      })

/** GSTINs with bills of the year before whose credit is not claimed, in the two months before it ends. */
export async function itcClaimClocks(db: Db, entityIds: readonly number[], now: Date): Promise<Clock[]> {
  const today = istDateOf(now)
  const { from, to } = rangeOfFinancialYear(financialYearFrom(Number(today.slice(0, 4)) - 1))
  const clock = itcTimeClock(to)
  if (now > clock.until || clock.until.getTime() > seasonOf(now)) return []
  const { rows } = await sql<{ entityId: number; name: string; bills: number }>`
    select e.id as entity_id, e.name, b.bills from entities e cross join lateral (
      select count(*)::int as bills from (select from documents d where d.subscriber_id = e.subscriber_id and d.entity_id = e.id
        and d.kind = 'purchaseBill' and d.status in ('Active', 'PaymentMade') and d.date between ${from}::date and ${to}::date
        and d.igst + d.cgst + d.sgst + d.cess > 0 and d.body -> 'billOfEntry' is null and d.heading <> 'isdCreditNote' and ${itcStateOf} = 'Eligible'
        and exists (select from document_lines l where l.subscriber_id = d.subscriber_id and l.document_id = d.id
          and l.body ->> 'itcEligibility' is distinct from 'Ineligible' and l.igst + l.cgst + l.sgst + l.cess > 0)
        limit ${most}) x) b
    where e.subscriber_id = current_subscriber() and e.id = any(${[...entityIds]}::bigint[]) and b.bills > 0 order by e.id`.execute(
    db,
  )
  const year = financialYearFrom(Number(from.slice(0, 4)))
  return rows.map(({ entityId, name, bills }) => ({
    kind: 'itcClaim',
    ...clock,
    entityId,
    subject: `${year} (${bills})`,
    partyName: name,
    path: `${pathOf('purchaseBill', 'list')}?itcStates=Eligible&period=Custom&from=${from}&to=${to}&entityIds=${entityId}`,
  }))
}

const seasonOf = (now: Date): number => now.getTime() + 60 * 86_400_000

/**
 * Bills that are drafts or wait for approval: a self-invoice comes with their number, and credit ends with the
 * November after the year of the supplier's invoice.
 */
export async function unenteredClocks(db: Db, entityIds: readonly number[], now: Date): Promise<Clock[]> {
  const { rows } = await sql<Bill & { isSelfInvoiced: boolean }>`select ${bill},
      d.reverse_charge and coalesce(p.taxpayer_type = 'UNREG' and p.gstin is null, false) as is_self_invoiced
    from documents d left join parties p on p.subscriber_id = d.subscriber_id and p.id = d.party_id
    where d.subscriber_id = current_subscriber() and d.entity_id = any(${[...entityIds]}::bigint[])
      and d.kind = 'purchaseBill' and d.status in ('Draft', 'Pending', 'Rejected')
    order by d.id desc limit ${most}`.execute(db)
  return [
    ...clocksOf(
      rows.filter(({ isSelfInvoiced }) => isSelfInvoiced),
      ({ date }) => ({ kind: 'selfInvoice', ...selfInvoiceClock(date) }),
    ),
    ...clocksOf(rows, ({ date }) => ({ kind: 'itcTime', ...itcTimeClock(date) })).filter(
      ({ until }) => until.getTime() <= seasonOf(now),
    ),
  ]
}
