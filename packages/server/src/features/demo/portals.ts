import { addMonths, startOfMonth } from '@bahi/domain/cal/date.ts'
import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { keepCredentials } from '../portals/index.ts'

/** The sample company works with both sandbox portals, and registers its invoices of the last months. */
export async function setUpDemoPortals(ctx: Ctx): Promise<void> {
  if (ctx.portals.sandboxUrl === undefined) return
  const { rows } = await sql<{ id: number; gstin: string; portal: 'einvoice' | 'ewaybill' }>`
    select e.id, e.gstin, p.portal from entities e cross join (values ('einvoice'), ('ewaybill')) as p(portal)
    where e.subscriber_id = current_subscriber() and e.entity_type = 'Entity' and e.gstin is not null and not exists (
      select from portal_credentials c where c.subscriber_id = e.subscriber_id and c.entity_id = e.id and c.portal = p.portal)
    order by e.id, p.portal`.execute(ctx.db)
  for (const { id: entityId, gstin, portal } of rows) {
    await keepCredentials(ctx.db, ctx.portals.secrets, ctx.subscriberId, {
      entityId,
      portal,
      version: 0,
      provider: 'Sandbox',
      userName: sandboxUserOf(gstin),
      password: sandboxPassword,
    })
    if (portal === 'einvoice') await startInvoices(ctx, entityId)
  }
}

async function startInvoices(ctx: Ctx, entityId: number): Promise<void> {
  const since = addMonths(startOfMonth(ctx.today()), -2)
  for (const [name, value] of [
    ['eInvoiceEnabled', true],
    ['eInvoiceSince', since],
  ] as const)
    await sql`insert into settings (subscriber_id, entity_id, name, value)
      values (current_subscriber(), ${entityId}, ${name}, ${JSON.stringify(value)}::jsonb) on conflict do nothing`.execute(
      ctx.db,
    )
}
