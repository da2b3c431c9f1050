import { istDateOf } from '@bahi/domain/cal/date.ts'
import { clockState } from '@bahi/domain/clocks/legal-clocks.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { Notice } from '../notifications/index.ts'
import { clocksAt } from './board.ts'

/** Hour in India from which the digest of the day is sent. */
const hour = 8

/** One notice a day for each GSTIN where a clock runs out soon. */
export async function digestNotices(db: Db, entityIds: readonly number[], now: Date): Promise<Notice[]> {
  const today = istDateOf(now)
  if (now < new Date(`${today}T${String(hour).padStart(2, '0')}:00:00+05:30`)) return []
  const all = await clocksAt(db, now, {
    eInvoice: entityIds,
    eWayBill: entityIds,
    returns: entityIds,
    purchases: entityIds,
    challans: entityIds,
  })
  // A right to cancel that ends is no duty: the day is not begun with it.
  const urgent = all.filter(
    (clock) =>
      clock.kind !== 'irnCancel' &&
      clock.kind !== 'ewayCancel' &&
      clockState(clock.kind, clock, now) === 'Soon',
  )
  return entityIds.flatMap((entityId) => {
    const here = urgent
      .filter((clock) => clock.entityId === entityId)
      .toSorted((a, b) => a.until.getTime() - b.until.getTime())
    const [first] = here
    if (!first) return []
    const until = first.until.toLocaleString('en-GB', { timeZone: 'Asia/Kolkata' })
    return [
      {
        kind: 'legalClocks' as const,
        entityId,
        eventKey: `clocks:${entityId}:${today}`,
        params: { count: String(here.length), subject: first.subject, until },
        path: 'legal-clocks?states=Soon',
        target: { screen: 'legalClocks' as const, documentId: null, billId: null, number: null },
      },
    ]
  })
}
