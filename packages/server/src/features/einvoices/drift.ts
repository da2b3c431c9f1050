import { sql } from 'kysely'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import type { Services } from '../../platform/make-context.ts'
import { ask } from '../portals/index.ts'

/** Looked at together for a subscriber in one round. */
const mostAtOnce = 2000

/**
 * Asks the portal for every IRN of the days in which it can be cancelled and still is given out, so that the books
 * and the portal do not drift apart. What is found is written on the document.
 */
export const checkDrift = ({ tenants }: Pick<Services, 'tenants'>): Promise<void> =>
  eachOpenTenant(tenants, 'Job:drift', async (db) => {
    const { rows } = await sql<{ documentId: number; entityId: number; irn: string }>`
      select r.document_id, r.entity_id, r.irn from e_invoices r where r.subscriber_id = current_subscriber() and r.status = 'Generated'
        and r.ack_at > now() - interval '48 hours' and not exists (select from portal_intents i where i.subscriber_id = r.subscriber_id
          and i.document_id = r.document_id and i.operation = 'checkIrn' and i.created_at > now() - interval '5 hours')
      order by r.document_id limit ${mostAtOnce}`.execute(db)
    if (rows.length === 0) return
    await ask(
      db,
      rows.map(({ documentId, entityId, irn }) => ({
        documentId,
        entityId,
        portal: 'einvoice' as const,
        operation: 'checkIrn',
        request: { irn },
      })),
    )
  })
