import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Services } from '../../platform/make-context.ts'
import { PostProblem, postOutside } from '../../platform/post-outside.ts'
import { openSecret, signatureOf } from './secret.ts'
import { open } from './states.ts'

export interface CallbackKey {
  readonly subscriberId: number
  readonly callbackId: number
}

/** Seconds before the second attempt, the third and so on: a day in all, after which it is given up. */
export const pausesSeconds = [20, 90, 300, 900, 1800, 3600, 7200, 14_400, 21_600, 36_490] as const

const timeoutMs = 10_000
/** A worker that has not said by then what came of an attempt counts as dead. */
const leaseSeconds = 30
/** Deliveries of one address at once, each of another document. */
const mostAtOnce = 8
/** After so long others have their turn. */
const turnMs = 5000
/** An address that did not answer at all is left alone for so long, whatever waits for it. */
const restSeconds = 20
/** Slower than this, an address waits with those that fail. */
const slowMs = 2000

/**
 * Sends what is due to one address: of each document the oldest that has not arrived, so that order is kept. What is left is woken
 * when it is due. Two that do this at once take different deliveries.
 */
export async function deliverCallbacks(
  services: Services,
  key: CallbackKey,
  stopping: AbortSignal,
): Promise<void> {
  const inTenant = <T>(work: (db: Db) => Promise<T>) =>
    services.tenants.inTenant(key.subscriberId, { source: 'Job:deliverCallbacks' }, work)
  const end = Date.now() + turnMs
  let isResting = false
  while (!stopping.aborted && Date.now() < end && !isResting) {
    const batch = await inTenant((db) => take(db, key))
    if (!batch) break
    const outcomes = await Promise.all(
      batch.deliveries.map(async (delivery) => {
        const outcome = await attempt(services, key, batch.callback, delivery)
        await inTenant((db) => settle(db, delivery, outcome))
        return outcome
      }),
    )
    isResting = outcomes.every(({ fault }) => fault !== null)
    const isSlow = isResting || outcomes.some(({ ms }) => ms > slowMs)
    if (isSlow !== batch.callback.isSlow) await inTenant((db) => markSlow(db, key, isSlow))
  }
  await inTenant((db) => wakeLater(db, key, isResting))
}

interface Callback {
  readonly url: string
  readonly isSlow: boolean
  readonly sealedSecret: Buffer | null
  readonly sealedPrevious: Buffer | null
}

interface Delivery {
  readonly id: number
  readonly eventId: string
  readonly event: string
  readonly body: string
  readonly attempts: number
  readonly roundAttempts: number
}

/** Takes them for this worker, in a transaction that is committed before the first byte goes out. */
async function take(
  db: Db,
  { callbackId }: CallbackKey,
): Promise<{ readonly callback: Callback; readonly deliveries: readonly Delivery[] } | undefined> {
  const { rows: callbacks } = await sql<Callback>`
    select url, is_slow, sealed_secret, case when previous_until > now() then sealed_previous_secret end as sealed_previous
    from callbacks where subscriber_id = current_subscriber() and id = ${callbackId} and status = 'Active'`.execute(
    db,
  )
  const [callback] = callbacks
  if (!callback) return undefined
  const { rows: deliveries } = await sql<Delivery>`
    update callback_deliveries set state = 'InProcess', attempts = attempts + 1, round_attempts = round_attempts + 1,
      sent_at = now(), sent_to = ${callback.url}, due_at = now() + make_interval(secs => ${leaseSeconds})
    where subscriber_id = current_subscriber() and id in (
      select d.id from callback_deliveries d
      where d.subscriber_id = current_subscriber() and d.callback_id = ${callbackId} and ${open('d')} and d.due_at <= now() and ${isFirst}
      order by d.due_at, d.id limit ${mostAtOnce} for update skip locked)
    returning id, event_id, event, body, attempts, round_attempts`.execute(db)
  return deliveries.length > 0 ? { callback, deliveries } : undefined
}

/** Nothing older of the same document waits. */
const isFirst = sql`not exists (select from callback_deliveries e where e.subscriber_id = d.subscriber_id
  and e.callback_id = d.callback_id and e.subject = d.subject and e.id < d.id and ${open('e')})`

interface Outcome {
  readonly ms: number
  readonly statusCode: number | null
  readonly reply: string | null
  readonly fault: string | null
  readonly detail: string | null
}

async function attempt(
  { portals: { secrets }, product }: Services,
  { subscriberId, callbackId }: CallbackKey,
  { url, sealedSecret, sealedPrevious }: Callback,
  { eventId, event, body }: Delivery,
): Promise<Outcome> {
  const began = Date.now()
  const failed = (fault: string, detail = ''): Outcome => ({
    ms: Date.now() - began,
    statusCode: null,
    reply: null,
    fault,
    detail: detail.slice(0, 300),
  })
  if (!sealedSecret) return failed('noSecret')
  const timestamp = String(Math.floor(began / 1000))
  const signing = [sealedSecret, ...(sealedPrevious ? [sealedPrevious] : [])].map((sealed) =>
    openSecret(secrets, sealed, subscriberId, callbackId),
  )
  try {
    const { status, text } = await postOutside({
      url,
      body,
      timeoutMs,
      mayBePrivate: product.callsPrivateAddresses,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': `bahi/${product.version}`,
        'bahi-event': event,
        'bahi-event-id': eventId,
        'bahi-timestamp': timestamp,
        'bahi-signature': signatureOf(signing, timestamp, body),
      },
    })
    const hasArrived = status >= 200 && status < 300
    return {
      ms: Date.now() - began,
      statusCode: status,
      // The database keeps no NUL.
      reply: text.slice(0, 2000).replaceAll('\0', ''),
      fault: hasArrived ? null : status >= 300 && status < 400 ? 'redirect' : 'status',
      detail: null,
    }
  } catch (error) {
    if (error instanceof PostProblem) return failed(error.code, error.message)
    throw error
  }
}

/** What came of an attempt; of one that was taken for dead and begun by another, nothing is written. */
async function settle(db: Db, delivery: Delivery, outcome: Outcome): Promise<void> {
  const { ms, statusCode, reply, fault, detail } = outcome
  const pause = pausesSeconds[delivery.roundAttempts - 1]
  const state = fault === null ? 'Completed' : pause === undefined ? 'MaxAttemptReached' : 'Attempted'
  await sql`update callback_deliveries set state = ${state}, ms = ${ms}, status_code = ${statusCode}, reply = ${reply},
      fault = ${fault}, fault_detail = ${detail}, due_at = now() + make_interval(secs => ${pause ?? 0}),
      ended_at = ${state === 'Attempted' ? sql`null` : sql`now()`}
    where subscriber_id = current_subscriber() and id = ${delivery.id} and attempts = ${delivery.attempts} and state = 'InProcess'`.execute(
    db,
  )
}

const markSlow = (db: Db, { callbackId }: CallbackKey, isSlow: boolean) =>
  sql`update callbacks set is_slow = ${isSlow} where subscriber_id = current_subscriber() and id = ${callbackId}`.execute(
    db,
  )

/** When the next is due; of an address that did not answer, after its rest. */
async function wakeLater(db: Db, { callbackId }: CallbackKey, isResting: boolean): Promise<void> {
  await sql`select wake_callback(c.id, c.is_slow, greatest(next.due_at, now() + make_interval(secs => ${isResting ? restSeconds : 0})))
    from callbacks c cross join lateral (
      select min(d.due_at) as due_at from callback_deliveries d
      where d.subscriber_id = c.subscriber_id and d.callback_id = c.id and ${open('d')} and ${isFirst}) next
    where c.subscriber_id = current_subscriber() and c.id = ${callbackId} and c.status = 'Active' and next.due_at is not null`.execute(
    db,
  )
}
