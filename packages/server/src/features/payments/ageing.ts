import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'

/** Bounds in days after the due date; source: the option list 15, 30, 45, 60, 90. */
export const ageingBuckets = [
  { label: '0-15', fromDays: 0, toDays: 15 },
  { label: '16-30', fromDays: 16, toDays: 30 },
  { label: '31-45', fromDays: 31, toDays: 45 },
  { label: '46-60', fromDays: 46, toDays: 60 },
  { label: '61-90', fromDays: 61, toDays: 90 },
  { label: '90+', fromDays: 91, toDays: null },
] as const

export interface AgeingRequest {
  readonly entityIds: readonly number[]
  readonly asOf: string
  readonly partyId?: number | undefined
}

export interface Ageing {
  readonly asOf: string
  readonly buckets: {
    label: string
    fromDays: number
    toDays: number | null
    amount: string
    documents: number
  }[]
  readonly unallocated: string
  readonly total: string
}

/** What is owed on invoices by days since they fell due; what is not due yet stands in the first bucket. */
export async function ageingOf(db: Db, { entityIds, asOf, partyId }: AgeingRequest): Promise<Ageing> {
  const ofParty = partyId === undefined ? sql`` : sql`and party_id = ${partyId}`
  const [open, advances] = await Promise.all([
    sql<{ bucket: number; amount: string; documents: number }>`
      select case when due_date is null or due_date + 15 >= ${asOf}::date then 0 when due_date + 30 >= ${asOf}::date then 1
        when due_date + 45 >= ${asOf}::date then 2 when due_date + 60 >= ${asOf}::date then 3 when due_date + 90 >= ${asOf}::date then 4 else 5 end as bucket,
        sum(balance) as amount, count(*) as documents
      from documents where subscriber_id = current_subscriber() and kind = 'salesInvoice' and balance > 0
        and entity_id = any(${entityIds}::bigint[]) and date <= ${asOf}::date ${ofParty}
      group by 1`.execute(db),
    sql<{ unallocated: string }>`
      select coalesce(sum(unallocated), 0) as unallocated
      from payments where subscriber_id = current_subscriber() and kind = 'paymentIn' and unallocated > 0
        and entity_id = any(${entityIds}::bigint[]) and date <= ${asOf}::date ${ofParty}`.execute(db),
  ])
  const found = new Map(open.rows.map((row) => [row.bucket, row]))
  const buckets = ageingBuckets.map((bucket, index) => ({
    ...bucket,
    amount: found.get(index)?.amount ?? '0.00',
    documents: found.get(index)?.documents ?? 0,
  }))
  return {
    asOf,
    buckets,
    unallocated: Decimal.of(advances.rows[0]!.unallocated).toFixed(2),
    total: sumOf(buckets.map((bucket) => bucket.amount)),
  }
}

const sumOf = (amounts: readonly string[]) => Decimal.sum(amounts).toFixed(2)
