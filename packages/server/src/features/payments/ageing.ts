import type { Opening } from '@bahi/domain/documents/families.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { openSides } from '@bahi/domain/payments/kinds.ts'
import type { OpenSide } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

/** Bounds in days after the due date; source: the option list 15, 30, 45, 60, 90. */
export const ageingBuckets = [
  { label: '1-15', fromDays: 1, toDays: 15 },
  { label: '16-30', fromDays: 16, toDays: 30 },
  { label: '31-45', fromDays: 31, toDays: 45 },
  { label: '46-60', fromDays: 46, toDays: 60 },
  { label: '61-90', fromDays: 61, toDays: 90 },
  { label: '90+', fromDays: 91, toDays: null },
] as const

export interface AgeingRequest {
  /** What parties owe us, or what we owe them. */
  readonly side: OpenSide
  readonly entityIds: readonly number[]
  readonly asOf: string
  /** Before it, what was paid later counts as open still. */
  readonly today: string
  readonly partyId?: number | undefined
}

interface Share {
  readonly amount: string
  readonly documents: number
}

export interface Ageing {
  readonly asOf: string
  readonly notDue: Share
  readonly buckets: (Share & { label: string; fromDays: number; toDays: number | null })[]
  readonly unallocated: string
  readonly total: string
}

/** What is owed on documents of a side by days since they fell due; what is not due yet is separate. */
export async function ageingOf(db: Db, request: AgeingRequest): Promise<Ageing> {
  const { asOf } = request
  const [open, advances] = await Promise.all([
    sql<Share & { bucket: number }>`
      select ${bucketOn(asOf)} as bucket, sum(o.balance) as amount, count(*) as documents
      from (${openDocuments(request)}) o group by 1`.execute(db),
    sql<{
      unallocated: string
    }>`select coalesce(sum(a.unallocated), 0) as unallocated from (${openAdvances(request)}) a`.execute(db),
  ])
  const found = new Map(open.rows.map((row) => [row.bucket, row]))
  const share = (bucket: number): Share => ({
    amount: found.get(bucket)?.amount ?? '0.00',
    documents: found.get(bucket)?.documents ?? 0,
  })
  const notDue = share(-1)
  const buckets = ageingBuckets.map((bucket, index) => ({ ...bucket, ...share(index) }))
  return {
    asOf,
    notDue,
    buckets,
    unallocated: Decimal.of(advances.rows[0]!.unallocated).toFixed(2),
    total: Decimal.sum([notDue, ...buckets].map(({ amount }) => amount)).toFixed(2),
  }
}

/** Place of a due date in the buckets, -1 while it is to come. */
export const bucketOn = (asOf: string) => sql`case when o.due_date >= ${asOf}::date then -1
  when o.due_date + 15 >= ${asOf}::date then 0 when o.due_date + 30 >= ${asOf}::date then 1
  when o.due_date + 45 >= ${asOf}::date then 2 when o.due_date + 60 >= ${asOf}::date then 3
  when o.due_date + 90 >= ${asOf}::date then 4 else 5 end`

const ofParty = (column: RawBuilder<unknown>, partyId: number | undefined) =>
  partyId === undefined ? sql`` : sql`and ${column} = ${partyId}`

/** Party, due date and open part of every document of the side that was open at the end of the day. */
export const openDocuments = (request: AgeingRequest): RawBuilder<unknown> => openWith(request.side, request)

/** Party, due date and what was open at the end of the day of the documents that open this. */
function openWith(
  opens: Opening,
  { entityIds, asOf, today, partyId }: Omit<AgeingRequest, 'side'>,
): RawBuilder<unknown> {
  const among = sql`d.subscriber_id = current_subscriber() and d.opens = ${opens}
    and d.entity_id = any(${[...entityIds]}::bigint[]) and d.date <= ${asOf}::date ${ofParty(sql`d.party_id`, partyId)}`
  if (asOf >= today) {
    return sql`select d.party_id, coalesce(d.due_date, d.date) as due_date, d.balance from documents d where ${among} and d.balance > 0`
  }
  // What a document settles is settled of itself too: a bill set off against an invoice was open before.
  return sql`
    select d.party_id, coalesce(d.due_date, d.date) as due_date, d.balance + coalesce(l.later, 0) as balance from documents d
    left join (select x.document_id, sum(x.amount) as later from (
      select a.document_id, a.amount from payment_allocations a
      join payments p on p.subscriber_id = a.subscriber_id and p.id = a.payment_id
      where a.subscriber_id = current_subscriber() and p.date > ${asOf}::date ${ofParty(sql`p.party_id`, partyId)}
      union all select s.source_id, s.applied from document_sources s
      join documents n on n.subscriber_id = s.subscriber_id and n.id = s.document_id
      where s.subscriber_id = current_subscriber() and n.date > ${asOf}::date ${ofParty(sql`n.party_id`, partyId)}
      union all select a.document_id, a.amount from credit_allocations a
      where a.subscriber_id = current_subscriber() and a.date > ${asOf}::date
      union all select a.credit_id, a.amount from credit_allocations a
      where a.subscriber_id = current_subscriber() and a.date > ${asOf}::date) x group by x.document_id) l
      on l.document_id = d.id
    where ${among} and (d.balance > 0 or l.later > 0)`
}

/** Party and rest of every payment and note of the side that settled nothing by the end of the day. */
export function openAdvances(request: AgeingRequest): RawBuilder<unknown> {
  const { side, entityIds, asOf, today, partyId } = request
  const { paidBy, credit } = openSides[side]
  const among = sql`p.subscriber_id = current_subscriber() and p.kind = ${paidBy} and p.status = 'Active'
    and p.entity_id = any(${[...entityIds]}::bigint[]) and p.date <= ${asOf}::date ${ofParty(sql`p.party_id`, partyId)}`
  const credits = sql`select c.party_id, c.balance as unallocated from (${openWith(credit, request)}) c`
  if (asOf >= today)
    return sql`select p.party_id, p.unallocated from payments p where ${among} and p.unallocated > 0 union all ${credits}`
  return sql`
    select p.party_id, p.unallocated + coalesce(l.later, 0) as unallocated from payments p
    left join (select a.payment_id, sum(a.amount) as later from payment_allocations a
      join documents d on d.subscriber_id = a.subscriber_id and d.id = a.document_id
      where a.subscriber_id = current_subscriber() and d.date > ${asOf}::date ${ofParty(sql`d.party_id`, partyId)} group by a.payment_id) l
      on l.payment_id = p.id
    where ${among} and (p.unallocated > 0 or l.later > 0) union all ${credits}`
}
