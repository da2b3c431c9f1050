import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import { eachOpenTenant } from '../../../platform/db/each-tenant.ts'
import type { Services } from '../../../platform/make-context.ts'
import { loadCredentials } from '../../portals/index.ts'
import { keepListed } from './keep.ts'
import { readList, roles } from './sync.ts'
import type { List } from './sync.ts'

type Parts = Pick<Services, 'tenants' | 'portals' | 'clock' | 'log'>

interface Place {
  readonly subscriberId: number
  readonly entityId: number
}

/** Lists that need no parameters. */
const lists: readonly List[] = ['OtherParty', 'Transporter', 'RejectedByOthers']
/** A GSTIN is read once in so many hours; the log of what was said to the portal says when that was. */
const pauseHours = 20

/** Reads what others made yesterday and today for every GSTIN whose switch for it is on. */
export async function syncNightly(parts: Parts): Promise<void> {
  const places: Place[] = []
  await eachOpenTenant(parts.tenants, 'Job:eWaySync', async (db, subscriberId) => {
    const { rows } = await sql<{ entityId: number }>`select c.entity_id from portal_credentials c
      where c.subscriber_id = current_subscriber() and c.portal = 'ewaybill' and c.is_accepted
        and setting_of('eWayBillSync', c.entity_id) = 'true' and not exists (select from portal_exchanges x
          where x.subscriber_id = c.subscriber_id and x.entity_id = c.entity_id and x.portal = 'ewaybill' and x.call = 'ofOtherParty'
            and x.fault is null and x.started_at > ${parts.clock()}::timestamptz - make_interval(hours => ${pauseHours}))`.execute(
      db,
    )
    places.push(...rows.map(({ entityId }) => ({ subscriberId, entityId })))
  })
  for (const place of places) {
    await syncPlace(parts, place).catch((error: unknown) =>
      parts.log.error({ err: error, ...place }, 'eWaySync'),
    )
  }
}

async function syncPlace({ tenants, portals, clock }: Parts, place: Place): Promise<void> {
  const actor = { source: 'Job:eWaySync' }
  const stored = await tenants.inTenant(place.subscriberId, actor, (db) =>
    loadCredentials(db, portals.secrets, { ...place, portal: 'ewaybill' }),
  )
  const line = stored && (await portals.ewaybill(place, stored.provider))
  if (!line) return
  const today = istDateOf(clock())
  for (const day of [addDays(today, -1), today]) {
    for (const list of lists) {
      const outcome = await readList({ client: line.client, account: stored.account }, list, day, {})
      // The portal wants a rest, or is away: the next round begins anew.
      if (outcome.kind !== 'done') return
      await tenants.inTenant(place.subscriberId, actor, (db) =>
        keepListed(db, place.entityId, outcome.value, { role: roles[list], at: clock() }),
      )
    }
  }
}
