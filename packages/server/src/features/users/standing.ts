import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { userAdminCalls } from '@bahi/contracts/users.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { forgetFailures } from '../auth/index.ts'
import { requireUserPlace } from '../plans/index.ts'
import { againstRestoring, outcomeOf, refusingDuplicates, restoreRecords } from '../records/index.ts'
import type { BulkOutcome, Reason } from '../records/index.ts'
import { endInvitations } from '../registration/index.ts'

interface Row {
  readonly id: number
  readonly status: string
  readonly userType: 'Admin' | 'Normal'
  readonly userName: string
  readonly isLocked: boolean
}

/** Switches users on and off, locks and unlocks them. Anyone who is not active any more is signed out at once. */
export async function changeUserStatus(
  ctx: Ctx,
  { ids, status: asked }: ParsedOf<typeof userAdminCalls.updateStatus>,
): Promise<BulkOutcome> {
  const { db } = ctx
  if (asked === 'Undelete') return restoreUsers(ctx, ids)
  const status = asked === 'Unlock' ? 'Active' : asked
  const found = await lockUsers(db, ids)
  const reasons = await reasonsAgainst(ctx, found, status !== 'Active')
  const changing = found.filter((user) => !reasons.has(user.id) && user.status !== status)
  for (const user of changing) {
    // One by one: each that comes back takes a place of the plan.
    if (status === 'Active' && user.status === 'Inactive') await requireUserPlace(ctx)
    await sql`update users set status = ${status}, version = version + 1, changed_at = now(), changed_by = current_user_id(),
        activated_at = case when ${status === 'Active'} then now() else activated_at end
      where subscriber_id = current_subscriber() and id = ${user.id}`.execute(db)
    if (status !== 'Active') await endSessionsOf(db, user.id)
  }
  if (status === 'Active')
    for (const user of found.filter(({ id }) => !reasons.has(id))) await liftLock(db, user)
  return told(ctx, ids, found, reasons)
}

/** Ends a lock that wrong passwords or codes have made, with what was counted towards it. */
async function liftLock(db: Db, { id, userName, isLocked }: Row): Promise<void> {
  await forgetFailures(db, userName)
  if (isLocked)
    await sql`update users set locked_until = null, version = version + 1, changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = ${id}`.execute(db)
}

/** Deletes users: gone from every list and signed out, kept in the audit trail; their names are free again. */
export async function deleteUsers(ctx: Ctx, ids: readonly number[]): Promise<BulkOutcome> {
  const { db, subscriberId } = ctx
  const found = await lockUsers(db, ids)
  const reasons = await reasonsAgainst(ctx, found, true)
  const going = found.filter(({ id }) => !reasons.has(id)).map(({ id }) => id)
  await sql`update users set status = 'Delete', version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = any(${going}::bigint[])`.execute(db)
  for (const id of going) {
    await endSessionsOf(db, id)
    await endInvitations(db, subscriberId, id)
  }
  return told(ctx, ids, found, reasons)
}

/** Brings deleted users back with their grants; each takes a place of the plan. Sessions and invitations stay ended. */
async function restoreUsers(ctx: Ctx, ids: readonly number[]): Promise<BulkOutcome> {
  const { db, language } = ctx
  const found = await lockUsers(db, ids, true)
  const own = await reasonsAgainst(ctx, found, false)
  const deleted = found.filter(({ id, status }) => status === 'Delete' && !own.has(id)).map(({ id }) => id)
  const reasons = new Map([...own, ...(await againstRestoring(db, language, 'users', deleted))])
  const free = deleted.filter((id) => !reasons.has(id))
  for (const id of free) {
    // One by one: each that comes back takes a place of the plan.
    await requireUserPlace(ctx)
    await refusingDuplicates({ login_directory_pkey: 'userName' }, () => claimAgain(ctx, id))
    await restoreRecords(db, language, 'users', [id])
  }
  return told(ctx, ids, found, reasons)
}

/** Another database may have given the name away meanwhile. */
async function claimAgain({ db, directory, subscriberId }: Ctx, id: number): Promise<void> {
  if (!directory) return
  const { rows } = await sql<{
    userName: string
    emailAddress: string
  }>`select user_name, email_address from users
    where subscriber_id = ${subscriberId} and id = ${id}`.execute(db)
  const [user] = rows
  if (user) await directory.claimName(subscriberId, user.userName, user.emailAddress)
}

const told = (
  ctx: Ctx,
  ids: readonly number[],
  found: readonly Row[],
  reasons: ReadonlyMap<number, Reason>,
) =>
  outcomeOf(ids, ctx.language, (id) => (found.some((user) => user.id === id) ? reasons.get(id) : 'NOT_FOUND'))

/** Why a user is not the sender's to change: oneself, an Admin, or the last Admin that the account has. */
async function reasonsAgainst(
  ctx: Ctx,
  users: readonly Row[],
  endsAccess: boolean,
): Promise<Map<number, string>> {
  const reasons = new Map<number, string>()
  for (const { id, userType } of users) {
    if (id === ctx.userId) reasons.set(id, 'OWN_USER')
    else if (userType === 'Admin' && ctx.access.userType !== 'Admin') reasons.set(id, 'ADMIN_ONLY')
  }
  if (!endsAccess) return reasons
  const admins = users
    .filter(({ id, userType }) => userType === 'Admin' && !reasons.has(id))
    .map(({ id }) => id)
  if (admins.length > 0 && (await isLastAdmin(ctx.db, admins)))
    for (const id of admins) reasons.set(id, 'LAST_ADMIN')
  return reasons
}

/**
 * True where no active Admin who has chosen a password, or has signed in by another way, would be left without these.
 * The Admins are locked, so that two who switch each other off do not both find the other still there.
 */
export async function isLastAdmin(db: Db, without: readonly number[]): Promise<boolean> {
  const { rows } = await sql<{ id: number; canEnter: boolean }>`select id,
      verified_at is not null or last_sign_in_at is not null as can_enter
    from users where subscriber_id = current_subscriber() and user_type = 'Admin' and status = 'Active' order by id for update`.execute(
    db,
  )
  const leaving = new Set(without)
  return (
    rows.some(({ id }) => leaving.has(id)) && !rows.some(({ id, canEnter }) => canEnter && !leaving.has(id))
  )
}

/** In the order of ids, so that two bulk calls cannot wait for each other in a circle. */
async function lockUsers(db: Db, ids: readonly number[], withDeleted = false): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select id, status, user_type, user_name, coalesce(locked_until > now(), false) as is_locked from users where subscriber_id = current_subscriber()
    and id = any(${[...ids]}::bigint[]) and (${withDeleted} or status <> 'Delete') order by id for update`.execute(
      db,
    )
  return rows
}

export async function endSessionsOf(db: Db, userId: number, sessionIds?: readonly number[]): Promise<number> {
  const { rows } =
    await sql`delete from sessions where subscriber_id = current_subscriber() and user_id = ${userId}
    ${sessionIds ? sql`and id = any(${[...sessionIds]}::bigint[])` : sql``} returning id`.execute(db)
  return rows.length
}

/** Only an Admin ends the sessions of an Admin. */
export async function requireMayManage(ctx: Ctx, userId: number): Promise<void> {
  const { rows } = await sql<{ userType: string }>`select user_type from users
    where subscriber_id = current_subscriber() and id = ${userId}`.execute(ctx.db)
  if (rows[0]?.userType === 'Admin' && ctx.access.userType !== 'Admin') throw new AppError('RIGHT_MISSING')
}
