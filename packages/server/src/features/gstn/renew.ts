import { gstnClassOf } from '@bahi/gateways/gstn/codes.ts'
import { sql } from 'kysely'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import type { Services } from '../../platform/make-context.ts'
import type { GstnProvider } from '../../platform/portals/lines.ts'
import { gstnOwner } from './access.ts'

interface Ending {
  readonly entityId: number
  readonly gstin: string
  readonly provider: GstnProvider
  readonly userName: string
}

/** How long before their end sessions are renewed. */
const beforeMinutes = 45

/**
 * Renews sessions that are about to end, so that one code serves for as long as the taxpayer has allowed access. A
 * session the portal will not renew is left to end; the screen then asks for a code.
 */
export async function renewGstnSessions({ tenants, portals, log }: Services): Promise<void> {
  const ending: (Ending & { readonly subscriberId: number })[] = []
  await eachOpenTenant(tenants, 'Job:gstn', async (db, subscriberId) => {
    const { rows } = await sql<Ending>`select a.entity_id, e.gstin, a.provider, a.user_name
      from portal_sessions s
      join gstn_access a on a.subscriber_id = s.subscriber_id and a.entity_id = s.entity_id
      join entities e on e.subscriber_id = s.subscriber_id and e.id = s.entity_id
      where s.subscriber_id = current_subscriber() and s.portal = 'gstn' and e.gstin is not null and e.status = 'Active'
        and s.expires_at between now() and now() + make_interval(mins => ${beforeMinutes}::int)`.execute(db)
    ending.push(...rows.map((row) => ({ ...row, subscriberId })))
  })
  for (const { subscriberId, entityId, gstin, provider, userName } of ending) {
    const line = await portals.gstn(provider, { subscriberId, entityId })
    const owner = gstnOwner(provider, gstin, userName)
    const session = await line?.store?.read(owner)
    if (!line?.store || !session) continue
    const outcome = await line.client.renew({ gstin, userName }, session)
    if (outcome.kind === 'done') await line.store.write(owner, outcome.value)
    else if (outcome.errors.some(({ code }) => gstnClassOf(code) === 'signInAgain'))
      await line.store.clear(owner)
    else log.warn({ subscriberId, entityId, outcome: outcome.kind }, 'GST portal session not renewed')
  }
}
