import { sql } from 'kysely'
import { eachOpenTenant } from '../platform/db/each-tenant.ts'
import type { Services } from '../platform/make-context.ts'
import { digestNotices } from './clocks/index.ts'
import { eInvoiceNotices } from './einvoices/index.ts'
import { eWayNotices } from './eway-bills/index.ts'
import { lowStockNotices } from './inventory/index.ts'
import { notify } from './notifications/index.ts'

/**
 * Looks through all subscribers for what their users are to be notified of. Repeated: an event is notified once, and
 * one that came while nothing ran is notified by the next round.
 */
export const remind = ({
  tenants,
  clock,
  publicUrl,
}: Pick<Services, 'tenants' | 'clock' | 'publicUrl'>): Promise<void> =>
  eachOpenTenant(tenants, 'Job:reminders', async (db, subscriberId) => {
    const { rows } = await sql<{
      id: number
    }>`select id from entities where subscriber_id = current_subscriber()
      and status = 'Active' and gstin is not null`.execute(db)
    if (rows.length === 0) return
    const entityIds = rows.map(({ id }) => id)
    const notices = [
      ...(await eWayNotices(db, entityIds, clock())),
      ...(await eInvoiceNotices(db, entityIds, clock)),
      ...(await digestNotices(db, entityIds, clock())),
      ...(await lowStockNotices(db, entityIds, clock())),
    ]
    await notify(db, subscriberId, notices, publicUrl)
  })
