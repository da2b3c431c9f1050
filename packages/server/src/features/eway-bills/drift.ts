import { sql } from 'kysely'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import type { Services } from '../../platform/make-context.ts'
import { ask } from '../portals/index.ts'

/** Looked at together for a subscriber in one round. */
const mostAtOnce = 2000

/**
 * Asks the portal for every bill that can still change there, so that the books and the portal do not drift apart:
 * cancelled or changed on its own pages, given another vehicle by the transporter, rejected by the other party.
 */
export const checkBillDrift = ({ tenants }: Pick<Services, 'tenants'>): Promise<void> =>
  eachOpenTenant(tenants, 'Job:drift', async (db) => {
    // A rejection comes within 72 hours, a vehicle while the bill is valid, an extension eight hours after its end.
    const { rows } = await sql<{ id: number; documentId: number | null; entityId: number; number: string }>`
      select b.id, b.document_id, b.entity_id, b.number from e_way_bills b
      join portal_credentials c on c.subscriber_id = b.subscriber_id and c.entity_id = b.entity_id and c.portal = 'ewaybill'
      where b.subscriber_id = current_subscriber() and b.status = 'Generated'
        and (b.generated_at > now() - interval '73 hours' or b.valid_until > now() - interval '9 hours')
        and coalesce(b.checked_at, b.generated_at) < now() - interval '5 hours'
      order by b.checked_at nulls first, b.id limit ${mostAtOnce}`.execute(db)
    if (rows.length === 0) return
    await ask(
      db,
      rows.map(({ id, documentId, entityId, number }) => ({
        documentId,
        eWayBillId: id,
        entityId,
        portal: 'ewaybill' as const,
        operation: 'checkEwb',
        request: { ewbNo: number },
      })),
    )
  })
