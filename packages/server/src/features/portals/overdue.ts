import { sql } from 'kysely'
import { eachTenant } from '../../platform/db/each-tenant.ts'
import type { Services } from '../../platform/make-context.ts'
import { wake } from './intents.ts'
import type { PortalName } from './intents.ts'

/**
 * Wakes the work on what has been due for some time and is not being done: its job was lost, or failed so often that
 * the queue lets it rest for hours. A new job of the same place takes the place of such a one.
 */
export const wakeOverdue = ({ tenants }: Pick<Services, 'tenants'>): Promise<void> =>
  eachTenant(tenants, 'Job:portals', async (db) => {
    const { rows } = await sql<{ entityId: number; portal: PortalName }>`
      select distinct i.entity_id, i.portal from portal_intents i
      left join portal_health h on h.subscriber_id = i.subscriber_id and h.entity_id = i.entity_id and h.portal = i.portal
      where i.subscriber_id = current_subscriber() and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown')
        and i.next_try_at < now() - interval '15 seconds' and coalesce(h.paused_until, '-infinity') < now() - interval '15 seconds'`.execute(
      db,
    )
    for (const place of rows) await wake(db, place)
  })
