import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { dayTime } from '../../platform/day-time.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Notice } from '../notifications/index.ts'
import { endingBills } from './board.ts'

/** A known rejection is notified within so many days. */
const newsDays = 7

const kinds = { endsToday: 'eWayEndsToday', endsSoon: 'eWayEndsSoon', expired: 'eWayExpired' } as const

interface Told {
  readonly billId: number | null
  readonly otherId: number | null
  readonly documentId: number | null
  readonly kind: DocumentKind | null
  readonly entityId: number
  readonly ewbNo: string
  readonly number: string | null
}

/** What is to be notified of e-way bills now: those that end, and those that the other party rejected. */
export async function eWayNotices(db: Db, entityIds: readonly number[], now: Date): Promise<Notice[]> {
  const { rows: ending } = await sql<Told & { ending: keyof typeof kinds; validUpto: string }>`
    select * from ${endingBills(entityIds, now)} x where x.ending <> 'dead' order by x.valid_upto limit 5000`.execute(
    db,
  )
  const { rows: rejected } = await sql<Told>`
    select b.id as bill_id, null::bigint as other_id, b.document_id, d.kind, b.entity_id, b.number as ewb_no, coalesce(d.number, b.document_number) as number
    from e_way_bills b left join documents d on d.subscriber_id = b.subscriber_id and d.id = b.document_id
    where b.subscriber_id = current_subscriber() and b.status in ('Generated', 'Completed') and b.is_rejected_by_other
      and b.changed_at > ${now}::timestamptz - make_interval(days => ${newsDays})
    union all
    select null, o.id, null, null, o.entity_id, o.number, o.document_number from e_way_bills_of_others o
    where o.subscriber_id = current_subscriber() and o.is_rejected and 'Generator' = any(o.roles)
      and o.rejected_at > ${now}::timestamptz - make_interval(days => ${newsDays})`.execute(db)
  return [
    ...ending.map((bill) => ({
      ...about(bill),
      kind: kinds[bill.ending],
      // An extended bill ends anew.
      eventKey: `${kinds[bill.ending]}:${bill.ewbNo}:${bill.validUpto}`,
      params: { ...named(bill), until: dayTime(new Date(bill.validUpto)) },
    })),
    ...rejected.map((bill) => ({
      ...about(bill),
      kind: 'eWayRejectedByOther' as const,
      eventKey: `eWayRejectedByOther:${bill.ewbNo}`,
      params: named(bill),
    })),
  ]
}

const named = ({ ewbNo, number }: Told) => ({ ewbNo, number: number ?? ewbNo })

const about = ({ billId, otherId, documentId, kind, entityId, ewbNo }: Told) => ({
  entityId,
  target: {
    screen: otherId === null ? ('eWayBill' as const) : ('eWayBillOfOther' as const),
    documentId,
    documentKind: kind,
    billId: billId ?? otherId,
    number: ewbNo,
  },
})
