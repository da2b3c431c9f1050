import type { ssoCalls } from '@bahi/contracts/sso.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import { loadAccess } from '../../platform/access.ts'
import type { Access, Reach } from '../../platform/access.ts'
import type { Ctx, PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { endSession, openRequest } from '../auth/index.ts'
import type { Admission, FoundUser } from '../auth/index.ts'

type Opened = Pick<Admission, 'way' | 'impersonatorId' | 'openedBy'>

/** A request that opens the view of another user. Never a way to more: the user may do nothing that the caller may not. */
export async function impersonate(
  ctx: Ctx,
  { id }: ParsedOf<typeof ssoCalls.impersonate>,
): Promise<ReplyOf<typeof ssoCalls.impersonate>> {
  const { db, subscriberId, userId, access } = ctx
  const { rows } = await sql<{ status: string }>`select status from users
    where subscriber_id = ${subscriberId} and id = ${id} and status <> 'Delete'`.execute(db)
  if (!rows[0]) throw notFound()
  const theirs = await loadAccess(db, subscriberId, id, access.version)
  if (id === userId || rows[0].status !== 'Active' || !covers(access, theirs))
    throw new AppError('IMPERSONATION_REFUSED')
  const { request } = await openRequest(db, ctx.portals.secrets, {
    subscriberId,
    userId: id,
    purpose: 'impersonate',
    minutes: 1,
    data: { impersonatorId: userId, openedBy: ctx.request!.sessionId! },
  })
  ctx.log.info({ user: id, by: userId }, 'view of a user opened')
  return { request }
}

/** Every right of the one is held by the other, at least as far, and every place is seen. */
function covers(mine: Access, theirs: Access): boolean {
  const seen = new Set(mine.entityIds)
  return (
    (mine.userType === 'Admin' || theirs.userType !== 'Admin') &&
    theirs.entityIds.every((id) => seen.has(id)) &&
    [...theirs.rights].every(([right, reach]) => isWithin(reach, mine.rights.get(right)))
  )
}

const isWithin = (reach: Reach, other: Reach | undefined): boolean =>
  other === 'all' || (other !== undefined && reach !== 'all' && [...reach].every((id) => other.has(id)))

/** The session that asked must still be there when its request is exchanged. */
export async function requireOpener(
  ctx: PublicCtx,
  { subscriberId }: FoundUser,
  data: OneTimeData,
): Promise<Opened> {
  const openedBy = Number(data['openedBy'])
  const impersonatorId = Number(data['impersonatorId'])
  await ctx.inTenant(subscriberId, {}, async (db) => {
    if ((await userOfSession(db, subscriberId, openedBy)) !== impersonatorId)
      throw new AppError('SESSION_INVALID')
  })
  return { way: 'Impersonation', impersonatorId, openedBy }
}

type OneTimeData = Readonly<Record<string, unknown>>

/** Ends the view; the request leads back into the session it was opened from, as long as that is there. */
export async function endImpersonation(ctx: Ctx): Promise<ReplyOf<typeof ssoCalls.endImpersonation>> {
  const { db, subscriberId } = ctx
  const sessionId = ctx.request!.sessionId!
  const { rows } = await sql<{ openedBy: number | null }>`select opened_by from sessions
    where subscriber_id = ${subscriberId} and id = ${sessionId}`.execute(db)
  const openedBy = rows[0]?.openedBy ?? undefined
  const userId = openedBy === undefined ? undefined : await userOfSession(db, subscriberId, openedBy)
  if (openedBy === undefined || userId === undefined) throw new AppError('ACTION_REFUSED')
  const { request } = await openRequest(db, ctx.portals.secrets, {
    subscriberId,
    userId,
    purpose: 'initialize',
    minutes: 1,
  })
  // The session that the view was opened from continues: another program or window may use it.
  await endSession(db, subscriberId, sessionId)
  return { request }
}

async function userOfSession(db: Db, subscriberId: number, sessionId: number): Promise<number | undefined> {
  const { rows } = await sql<{ userId: number }>`select user_id from sessions
    where subscriber_id = ${subscriberId} and id = ${sessionId} and expires_at > now()`.execute(db)
  return rows[0]?.userId
}
