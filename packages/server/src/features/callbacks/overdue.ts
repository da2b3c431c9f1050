import { sql } from 'kysely'
import { eachTenant } from '../../platform/db/each-tenant.ts'
import type { Services } from '../../platform/make-context.ts'
import { open } from './states.ts'

/** Wakes the work on what has been due for some time and is not being done: its job was lost, or failed for reasons of ours. */
export const wakeOverdueCallbacks = ({ tenants }: Pick<Services, 'tenants'>): Promise<void> =>
  eachTenant(tenants, 'Job:callbacks', async (db) => {
    await sql`select wake_callback(c.id, c.is_slow, now()) from callbacks c
      where c.subscriber_id = current_subscriber() and c.status = 'Active' and exists (select from callback_deliveries d
        where d.subscriber_id = c.subscriber_id and d.callback_id = c.id and ${open('d')} and d.due_at < now() - interval '1 minute')`.execute(
      db,
    )
  })
