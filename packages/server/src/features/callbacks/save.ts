import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { callbackCalls } from '@bahi/contracts/callbacks.ts'
import { sql } from 'kysely'
import { isIP } from 'node:net'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound, refuseField } from '../../platform/errors.ts'
import { hostOf, isInsideName, isPublicAddress } from '../../platform/outside.ts'
import { changeStatus, deleteRecords, insertRecord, updateRecord } from '../records/index.ts'
import type { Columns } from '../records/index.ts'
import { requireWholeAccount } from './access.ts'
import { callbackDetail } from './list.ts'
import { makeSecret } from './secret.ts'
import { open } from './states.ts'

type Calls = typeof callbackCalls

/** Addresses of an account that are not deleted. */
const mostCallbacks = 20

export async function saveCallback(
  ctx: Ctx,
  { id, version, url, description, events, isActive }: ParsedOf<Calls['save']>,
): Promise<ReplyOf<Calls['save']>> {
  requireWholeAccount(ctx)
  refuseInside(ctx, url)
  const status = isActive ? 'Active' : 'Inactive'
  const wanted = [...new Set(events)]
  if (id === undefined) return insertCallback(ctx, { url, description, events: wanted, status })
  const saved = await updateRecord(
    ctx.db,
    'callbacks',
    { id, version },
    { url, description, events: wanted, status },
    () => callbackDetail(ctx, id),
  )
  if (isActive) await wakeCallbacks(ctx, [id])
  return saved
}

async function insertCallback(ctx: Ctx, columns: Columns): Promise<ReplyOf<Calls['save']>> {
  // One at a time, so that two do not count past the limit.
  const { rows: counted } = await sql<{ callbacks: number }>`select count(*)::int as callbacks from
    (select pg_advisory_xact_lock(7240121, hashint8(current_subscriber()))) one
    join callbacks c on c.subscriber_id = current_subscriber() and c.status <> 'Delete'`.execute(ctx.db)
  if (counted[0]!.callbacks >= mostCallbacks)
    throw refuseField('url', 'TOO_MANY', { max: String(mostCallbacks) })
  const saved = await insertRecord(ctx.db, 'callbacks', columns)
  const { secret, sealed } = makeSecret(ctx.portals.secrets, ctx.subscriberId, saved.id)
  await sql`update callbacks set sealed_secret = ${sealed} where subscriber_id = current_subscriber() and id = ${saved.id}`.execute(
    ctx.db,
  )
  return { ...saved, secret }
}

/**
 * What is certainly no address of the internet is refused at once; what a name means is looked at whenever it is called. Outside
 * a network of one's own nothing is sent in the clear.
 */
function refuseInside(ctx: Ctx, text: string): void {
  if (!URL.canParse(text)) throw refuseField('url', 'CALLBACK_URL')
  if (ctx.product.callsPrivateAddresses) return
  const url = new URL(text)
  const host = hostOf(url)
  if (url.protocol !== 'https:') throw refuseField('url', 'HTTPS_NEEDED')
  if (isIP(host) > 0 ? !isPublicAddress(host) : isInsideName(host))
    throw refuseField('url', 'CALLBACK_INSIDE', { host })
}

export async function rotateSecret(
  ctx: Ctx,
  { id, graceHours }: ParsedOf<Calls['rotate']>,
): Promise<ReplyOf<Calls['rotate']>> {
  requireWholeAccount(ctx)
  const { secret, sealed } = makeSecret(ctx.portals.secrets, ctx.subscriberId, id)
  const keeps = sql`${graceHours}::int > 0 and sealed_secret is not null`
  const { rows } = await sql<{ until: string | null }>`
    update callbacks set sealed_previous_secret = case when ${keeps} then sealed_secret end,
      previous_until = case when ${keeps} then now() + make_interval(hours => ${graceHours}::int) end,
      sealed_secret = ${sealed}, secret_made_at = now(), version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id} and status <> 'Delete' returning previous_until as until`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound()
  return { secret, previousUntil: rows[0].until }
}

export async function setCallbackStatus(
  ctx: Ctx,
  { ids, status }: ParsedOf<Calls['updateStatus']>,
): Promise<ReplyOf<Calls['updateStatus']>> {
  requireWholeAccount(ctx)
  // A deleted one is not restored: its secret may be anywhere by now.
  if (status === 'Undelete')
    throw new AppError('STATUS_REFUSED', { params: { status: ctx.t('status.Delete') } })
  const outcome = await changeStatus(ctx.db, ctx.language, 'callbacks', ids, status)
  if (status === 'Active') await wakeCallbacks(ctx, outcome.done)
  return outcome
}

export async function deleteCallbacks(
  ctx: Ctx,
  { ids }: ParsedOf<Calls['delete']>,
): Promise<ReplyOf<Calls['delete']>> {
  requireWholeAccount(ctx)
  const outcome = await deleteRecords(ctx.db, ctx.language, 'callbacks', ids, [])
  await sql`update callbacks set sealed_secret = null, sealed_previous_secret = null, previous_until = null
    where subscriber_id = current_subscriber() and id = any(${outcome.done}::bigint[])`.execute(ctx.db)
  await sql`update callback_deliveries d set state = 'Manual', ended_at = now()
    where d.subscriber_id = current_subscriber() and d.callback_id = any(${outcome.done}::bigint[]) and ${open('d')}`.execute(
    ctx.db,
  )
  return outcome
}

/** What waited while an address was inactive, or under its old URL, is tried. */
const wakeCallbacks = ({ db }: Ctx, ids: readonly number[]) =>
  sql`select wake_callback(c.id, c.is_slow) from callbacks c
    where c.subscriber_id = current_subscriber() and c.id = any(${[...ids]}::bigint[])`.execute(db)
