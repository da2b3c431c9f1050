import type { authCalls } from '@bahi/contracts/auth.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { SettingValues } from '@bahi/contracts/settings.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { readUser } from './found-user.ts'
import type { FoundUser, KnownUser, UserRow } from './found-user.ts'
import { openRequest } from './one-time.ts'
import { createSession, endSessions, openSessions } from './sessions.ts'

/**
 * How somebody came here. `Hop`: a request that a session of the same person made a moment ago (`/initialize`, the
 * portal, another account), which proves everything again by itself.
 */
export type WayIn = 'Password' | 'Code' | 'Google' | 'Saml' | 'Registration' | 'Hop' | 'Impersonation'

export interface Admission {
  readonly way: WayIn
  /** Ends the user's other sessions, where the account allows one alone. */
  readonly forceRefresh?: boolean
  /** Who opens the view of this user. */
  readonly impersonatorId?: number
  /** What was read of the user a moment ago, so that it is not read again. */
  readonly known?: KnownUser
}

export type TokenReply = ReplyOf<typeof authCalls.token>

/**
 * The one end of every way in. Whoever has proved who they are comes here: standing, dormancy, password age and the
 * number of sessions are looked at, and then there is a session, or the step that stands before it.
 */
export async function admit(ctx: PublicCtx, found: FoundUser, how: Admission): Promise<TokenReply> {
  return ctx.inTenant(found.subscriberId, { userId: found.userId }, async (db) => {
    const known = how.known ?? (await readUser(db, found))
    if (!known) throw new AppError('USER_INACTIVE')
    const { user, settings } = known
    refuseStanding(user, settings)
    if (asksForPassword(how.way) && isPasswordOver(user, settings)) return askNewPassword(ctx, db, found)
    if (isOwn(how.way)) {
      if (how.forceRefresh) await endSessions(db, found.subscriberId, found.userId)
      else if (settings.singleSession && (await openSessions(db, found.subscriberId, found.userId)) > 0) {
        return askToEndOther(ctx, db, found, how)
      }
    }
    return enter(ctx, db, found, settings, how)
  })
}

/** An expired password is asked of those who used it; another way in does not depend on it. */
const asksForPassword = (way: WayIn) => way === 'Password'

/** A way in of the person, as against a session that another session makes. */
const isOwn = (way: WayIn) => way !== 'Hop' && way !== 'Impersonation'

function refuseStanding(user: UserRow, values: SettingValues) {
  const limit = user.hasSignedIn ? values.dormancyDaysExistingUser : values.dormancyDaysNewUser
  if (user.status !== 'Active' || (limit > 0 && user.idleDays > limit)) throw new AppError('USER_INACTIVE')
  if (user.subscriberStatus !== 'Active') throw new AppError('BLOCKED')
}

function isPasswordOver(user: UserRow, { passwordExpiryDays: days }: SettingValues): boolean {
  return user.mustChangePassword || (days > 0 && (user.passwordAgeDays ?? 0) >= days)
}

async function askNewPassword(
  ctx: PublicCtx,
  db: Db,
  { subscriberId, userId }: FoundUser,
): Promise<TokenReply> {
  const { request } = await openRequest(db, ctx.portals.secrets, {
    subscriberId,
    userId,
    purpose: 'resetPassword',
    minutes: 30,
  })
  return { type: 'ResetPassword', request, parameters: { isPasswordExpired: true } }
}

/** A password is typed again with `forceRefresh`; every other way goes on with the request, by `userToken`. */
async function askToEndOther(
  ctx: PublicCtx,
  db: Db,
  { subscriberId, userId }: FoundUser,
  { way }: Admission,
): Promise<TokenReply> {
  const parameters = { forceRefresh: true }
  if (way === 'Password') return { type: 'OtherSession', request: '', parameters }
  const { request } = await openRequest(db, ctx.portals.secrets, {
    subscriberId,
    userId,
    purpose: 'otherSession',
    minutes: 5,
    data: { way },
  })
  return { type: 'OtherSession', request, parameters }
}

async function enter(
  ctx: PublicCtx,
  db: Db,
  { subscriberId, userId }: FoundUser,
  values: SettingValues,
  how: Admission,
): Promise<TokenReply> {
  if (how.impersonatorId === undefined) {
    await sql`update users set last_sign_in_at = now(), failed_attempts = 0
      where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db)
  }
  return createSession(db, {
    subscriberId,
    userId,
    idleMinutes: values.sessionIdleMinutes,
    maxHours: values.sessionMaxHours,
    address: ctx.request.address,
    userAgent: ctx.request.userAgent,
    ...(how.impersonatorId === undefined ? {} : { impersonatorId: how.impersonatorId }),
  })
}
