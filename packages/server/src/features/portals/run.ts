import { sql } from 'kysely'
import type { PortalError } from '@bahi/gateways/outcome.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Services } from '../../platform/make-context.ts'
import { drain } from './drain.ts'
import type { DrainPlace, Performer, Runner } from './drain.ts'
import { wake } from './intents.ts'
import type { PortalName } from './intents.ts'

type Performers = Readonly<Record<string, Performer>>

/** A person who waits, or a task in the name of one. */
export const runnerOf = (ctx: Ctx): Runner => ({
  subscriberId: ctx.subscriberId,
  portals: ctx.portals,
  clock: ctx.clock,
  log: ctx.log,
  inTenant: (work) => ctx.inTransaction((inside) => work(inside.db)),
})

export interface DrainKey {
  readonly subscriberId: number
  readonly entityId: number
  readonly portal: PortalName
}

/** Job of the queue: works off what waits for a GSTIN. */
export async function drainNow(
  services: Services,
  { subscriberId, entityId, portal }: DrainKey,
  performers: Performers,
): Promise<void> {
  const { tenants, portals, clock, log } = services
  const runner: Runner = {
    subscriberId,
    portals,
    clock,
    log,
    inTenant: (work, userId) =>
      tenants.inTenant(subscriberId, { source: 'Job:portal', ...(userId ? { userId } : {}) }, work),
  }
  const place = { entityId, portal }
  const isMine = await drain(runner, place, performers)
  if (isMine) return
  // Another process is at it. It may have looked for the last time before this was asked for, so look again soon.
  await runner.inTenant(async (db) => {
    const { rows } = await sql<{
      waits: boolean
    }>`select exists (select from portal_intents where subscriber_id = current_subscriber()
      and entity_id = ${entityId} and portal = ${portal} and state in ('Asked', 'Waiting', 'Sent', 'Unknown')) as waits`.execute(
      db,
    )
    if (rows[0]!.waits) await wake(db, place, new Date(Date.now() + 1000))
  })
}

/** How long a person is kept waiting for the portal; what was decided continues after that on its own. */
const patienceMs = 45_000

export interface IntentEnd {
  readonly state: string
  readonly outcome: { readonly errors?: readonly PortalError[] } | null
}

/** Works on the intent here, or waits for the process that is at the portal for this GSTIN just now. */
export async function waitedFor(
  ctx: Ctx,
  place: DrainPlace,
  performers: Performers,
  intentId: number,
): Promise<IntentEnd | undefined> {
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const isMine = await drain(runnerOf(ctx), place, performers, { only: intentId })
    const end = await ctx.inTransaction(async ({ db }) => {
      const { rows } = await sql<IntentEnd>`select state, outcome from portal_intents
        where subscriber_id = current_subscriber() and id = ${intentId}`.execute(db)
      return rows[0]
    })
    if (isMine || !end || ['Done', 'Rejected', 'Stopped'].includes(end.state)) return end
    await new Promise((later) => setTimeout(later, 250))
  }
  return undefined
}
