import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Logger } from '../../platform/log/logger.ts'
import type { Portals } from '../../platform/portals/portals.ts'
import { answered, lastRetry, pause, pausedUntil } from './health.ts'
import { nextDue, settle, takeNext, wake } from './intents.ts'
import type { Intent, PortalName, Settled } from './intents.ts'

/** Who works on what waits: a job of the queue, a task, or a call that waits for its own intent. */
export interface Runner {
  readonly subscriberId: number
  readonly portals: Portals
  readonly clock: () => Date
  readonly log: Logger
  /** A transaction of the tenant; in the name of the user who asked, where there is one. */
  inTenant<T>(work: (db: Db) => Promise<T>, userId?: number | null): Promise<T>
}

export interface DrainPlace {
  readonly entityId: number
  readonly portal: PortalName
}

/** How an operation is carried out. Both halves of a step can be the last thing that a process ever did. */
export interface Performer {
  /**
   * In the transaction that takes the intent: makes the payload and marks it as sent, or ends it without sending.
   * Undefined where it was ended.
   */
  prepare(db: Db, intent: Intent, runner: Runner): Promise<Prepared | undefined>
}

export interface Prepared {
  /** Speaks to the portal, without a transaction. `mayBeDone`: look before anything is sent. */
  send(mayBeDone: boolean): Promise<Step>
}

export interface Step {
  readonly settled: Settled
  /** Writes what came of it, in the transaction that settles the intent. */
  readonly keep?: (db: Db) => Promise<void>
  /** The portal cannot be used for now: the others wait too. */
  readonly trouble?: { readonly detail: string; readonly forMs: number }
}

/**
 * Works off what is due at a portal for a GSTIN, one after the other, until nothing is due or the portal cannot be
 * used. False where another process is at it. What is left is woken when it is due.
 */
export async function drain(
  runner: Runner,
  place: DrainPlace,
  performers: Readonly<Record<string, Performer>>,
  { only, isStopped = () => false }: { readonly only?: number; readonly isStopped?: () => boolean } = {},
): Promise<boolean> {
  const name = `drain:${runner.subscriberId}:${place.entityId}:${place.portal}`
  return runner.portals.exclusively(name, async (isMine) => {
    await heedRetry(runner, place)
    const queueRun: QueueRun = {
      runner,
      place,
      performers,
      only,
      inFlight: new Set(),
      idle: new Set(),
      turn: Promise.resolve(),
    }
    const sender = async () => {
      while (isMine() && !isStopped()) {
        if (await oneStep(queueRun)) continue
        // One slow reply must not delay what is asked for meanwhile.
        if (only !== undefined || queueRun.inFlight.size === 0) break
        await idleFor(queueRun, 300)
      }
    }
    const senders = await Promise.allSettled(
      Array.from({ length: only === undefined ? mostAtOnce : 1 }, sender),
    )
    const failed = senders.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
    if (!isMine()) return
    await runner.inTenant(async (db) => {
      const [due, until] = [await nextDue(db, place), await pausedUntil(db, place)]
      if (due) await wake(db, place, until && until > due ? until : due)
    })
  })
}

/** Faults from before a person said 'try again' count no longer, whichever process they were met in. */
async function heedRetry(runner: Runner, place: DrainPlace): Promise<void> {
  const retried = await runner.inTenant((db) => lastRetry(db, place))
  if (retried)
    runner.portals.retried(
      { subscriberId: runner.subscriberId, entityId: place.entityId, gstin: retried.gstin },
      place.portal,
      retried.at,
    )
}

/** Calls of one GSTIN at the portal at once. */
const mostAtOnce = 6

interface QueueRun {
  readonly runner: Runner
  readonly place: DrainPlace
  readonly performers: Readonly<Record<string, Performer>>
  readonly only: number | undefined
  /** Under way here; any other that is marked as sent was left by a process that died. */
  readonly inFlight: Set<number>
  /** Senders without work, woken when a call has ended. */
  readonly idle: Set<() => void>
  /** Intents are taken one after the other, so that none is taken for a dead one's before it is in `inFlight`. */
  turn: Promise<unknown>
}

/** False where nothing is to be done now. */
async function oneStep(queueRun: QueueRun): Promise<boolean> {
  const { runner, place, only, inFlight } = queueRun
  const mine = queueRun.turn.then(() => runner.inTenant((db) => take(queueRun, db)))
  queueRun.turn = mine.catch(() => {})
  const taken = await mine
  if (!taken) return false
  const { intent, prepared } = taken
  try {
    if (!prepared) return only === undefined
    const step = await runner.portals.about({ documentId: intent.documentId, intentId: intent.id }, () =>
      prepared.send(intent.state === 'Unknown'),
    )
    await runner.inTenant(async (db) => {
      if (await settle(db, intent, step.settled)) await step.keep?.(db)
      if (step.trouble) await pause(db, place, step.trouble)
      else await answered(db, place)
    }, intent.askedBy)
    return only === undefined && !step.trouble
  } finally {
    inFlight.delete(intent.id)
    for (const tell of queueRun.idle) tell()
  }
}

const idleFor = ({ idle }: QueueRun, milliseconds: number): Promise<void> =>
  new Promise((done) => {
    const tell = () => {
      clearTimeout(timer)
      idle.delete(tell)
      done()
    }
    const timer = setTimeout(tell, milliseconds)
    idle.add(tell)
  })

async function take({ runner, place, performers, only, inFlight }: QueueRun, db: Db) {
  if (only === undefined && (await pausedUntil(db, place))) return undefined
  const intent = await takeNext(db, place, { only, except: inFlight })
  if (!intent) return undefined
  inFlight.add(intent.id)
  // What is written from here on is written in the name of who asked for it.
  await sql`select set_config('bahi.user_id', ${intent.askedBy === null ? '' : String(intent.askedBy)}, true)`.execute(
    db,
  )
  const performer = performers[intent.operation]
  if (!performer) throw new Error(`Nobody performs ${intent.operation}`)
  return { intent, prepared: await performer.prepare(db, intent, runner) }
}
