import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Services } from '../../platform/make-context.ts'
import { drain, wake } from '../portals/index.ts'
import type { Performer, Runner } from '../portals/index.ts'
import { cancelIrn } from './perform-cancel.ts'
import { checkIrn } from './perform-check.ts'
import { generateIrn } from './perform.ts'

/** Everything that is done at the e-invoice portal, by its name in the intents. */
export const performers = (): Readonly<Record<string, Performer>> => ({ generateIrn, cancelIrn, checkIrn })

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
  readonly portal: 'einvoice'
}

/** Job of the queue: works off what waits for a GSTIN. */
export async function drainJob(
  services: Services,
  { subscriberId, entityId, portal }: DrainKey,
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
  const isMine = await drain(runner, place, performers())
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
