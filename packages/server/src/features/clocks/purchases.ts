import { viewOf } from '@bahi/contracts/document-screens.ts'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { itcTimeClock, selfInvoiceClock, supplierUnpaidClock } from '@bahi/domain/clocks/legal-clocks.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
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

/** Bills with credit that are unpaid, from two months before their 180 days end to two after. */
export async function supplierUnpaidClocks(
  db: Db,
  entityIds: readonly number[],
  now: Date,
): Promise<Clock[]> {
  const today = istDateOf(now)
  const { rows } = await sql<Bill>`select ${bill} from documents d
    where d.subscriber_id = current_subscriber() and d.entity_id = any(${[...entityIds]}::bigint[]) and d.opens = 'payable'
      and d.balance > 0 and not d.reverse_charge and d.igst + d.cgst + d.sgst > 0
      and d.date >= ${addDays(today, -400)}::date
      and coalesce(d.supplier_date, d.date) between ${addDays(today, -240)}::date and ${addDays(today, -120)}::date
    order by d.date, d.id limit ${most}`.execute(db)
  return clocksOf(rows, ({ date }) => ({ kind: 'supplierUnpaid', ...supplierUnpaidClock(date) }))
}

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
  const season = now.getTime() + 60 * 86_400_000
  return [
    ...clocksOf(
      rows.filter(({ isSelfInvoiced }) => isSelfInvoiced),
      ({ date }) => ({ kind: 'selfInvoice', ...selfInvoiceClock(date) }),
    ),
    ...clocksOf(rows, ({ date }) => ({ kind: 'itcTime', ...itcTimeClock(date) })).filter(
      ({ until }) => until.getTime() <= season,
    ),
  ]
}
