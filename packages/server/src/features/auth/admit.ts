import type { authCalls } from '@bahi/contracts/auth.ts'
import { errors } from '@bahi/contracts/errors.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { SettingValues } from '@bahi/contracts/settings.ts'
import { sql } from 'kysely'
import { addressesOf, refuseAddress } from '../../platform/addresses.ts'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { readUser } from './found-user.ts'
import type { FoundUser, KnownUser, UserRow, WayIn } from './found-user.ts'
import { openRequest, setCode } from './one-time.ts'
import { channelFor, maskedPlace, sendCode } from './send-code.ts'
import type { CodeChannel, CodeData } from './send-code.ts'
import { createSession, endSessions, openSessions } from './sessions.ts'
import { askVerification } from './verification.ts'

export interface Admission {
  readonly way: WayIn
  /** Ends the user's other sessions, where the account allows one alone. */
  readonly forceRefresh?: boolean
  /** The identity provider of the account is declared to have asked for a second step. */
  readonly hasTakenSecondStep?: boolean
  /** The second step was taken just now. */
  readonly isSecondStepTaken?: boolean
  /** Where the code went that was the way in: the same place is no second step. */
  readonly codeChannel?: CodeChannel | 'App'
  /** Who opens the view of this user. */
  readonly impersonatorId?: number
  /** The session that the view was opened from; with its end the view ends. */
  readonly openedBy?: number
  /** What was read of the user a moment ago, so that it is not read again. */
  readonly known?: KnownUser
}

export type TokenReply = ReplyOf<typeof authCalls.token>

/**
 * The one end of every way in. Anyone who has proved who they are comes here: standing, dormancy, other sessions, the
 * second step and the age of the password are looked at, and then there is a session, or the step that is before it.
 */
export async function admit(ctx: PublicCtx, found: FoundUser, how: Admission): Promise<TokenReply> {
  return ctx.inTenant(found.subscriberId, { userId: found.userId }, async (db) => {
    const known = how.known ?? (await readUser(db, found))
    if (!known) throw new AppError('USER_INACTIVE')
    const { user, settings } = known
    refuseStanding(user, settings)
    refuseAddress(await addressesOf(db, found.subscriberId, found.userId), ctx.request.address)
    if (how.way === 'Password' && !user.isVerified) return askVerification(ctx, db, found, known, how)
    const step = isStepDone(how) ? undefined : secondStepOf(known)
    if (step && how.codeChannel && isSamePlace(how.codeChannel, step)) throw new AppError('PASSWORD_NEEDED')
    const isAlone = settings.singleSession && isOwn(how.way)
    const mayEndOthers = how.forceRefresh === true || how.isSecondStepTaken === true
    if (isAlone && !mayEndOthers && (await openSessions(db, found.subscriberId, found.userId)) > 0)
      return askToEndOther(ctx, db, found, how)
    if (step) return askSecondStep(ctx, db, found, known, how, step)
    // Behind the second step: anyone who knows only the old password gets no chance to choose another.
    if (how.way === 'Password' && isPasswordOver(user, settings)) return askNewPassword(ctx, db, found)
    if (how.forceRefresh || isAlone) await endSessions(db, found.subscriberId, found.userId)
    return enter(ctx, db, found, settings, how)
  })
}

const isStepDone = ({ way, isSecondStepTaken, hasTakenSecondStep }: Admission) =>
  isSecondStepTaken === true || hasTakenSecondStep === true || !asksSecondStep[way]

const asksSecondStep: Readonly<Record<WayIn, boolean>> = {
  Password: true,
  Code: true,
  Google: true,
  Saml: true,
  Registration: false,
  Hop: false,
  Impersonation: false,
}

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

/** What the user chose, or a code by mail where the account asks everybody for a second step. */
function secondStepOf({ user, settings }: KnownUser): CodeChannel | 'App' | undefined {
  if (user.twoFactor === 'App') return 'App'
  if (user.twoFactor !== 'Off') return channelFor(user.twoFactor, user, settings)
  return settings.TwoFactorAuthentication === 'Required' ? 'Mail' : undefined
}

async function askSecondStep(
  ctx: PublicCtx,
  db: Db,
  { subscriberId, userId }: FoundUser,
  { user }: KnownUser,
  { way, forceRefresh = false }: Admission,
  channel: CodeChannel | 'App',
): Promise<TokenReply> {
  const { request, token } = await openRequest(db, ctx.portals.secrets, {
    subscriberId,
    userId,
    purpose: 'twoFactor',
    minutes: 15,
    data: { userName: user.userName, channel, way, forceRefresh } satisfies CodeData,
  })
  if (channel === 'App')
    return { type: 'TwoFactor', request, parameters: { channel, attemptsLeft: 5, resendsLeft: 0 } }
  const { code, ...left } = await setCode(db, token)
  await sendCode(db, subscriberId, user, { channel, event: 'twoFactorCode', code })
  return { type: 'TwoFactor', request, parameters: { channel, sentTo: maskedPlace(channel, user), ...left } }
}

/** SMS and WhatsApp reach the same telephone. */
const isSamePlace = (one: CodeChannel | 'App', other: CodeChannel | 'App') =>
  one === other || (isText(one) && isText(other))
const isText = (channel: CodeChannel | 'App') => channel === 'Sms' || channel === 'WhatsApp'

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
  return {
    type: 'ResetPassword',
    request,
    parameters: { isPasswordExpired: true, code: errors.PASSWORD_EXPIRED.code },
  }
}

/** A password is typed again with `forceRefresh`; every other way continues with the request, by `userToken`. */
async function askToEndOther(
  ctx: PublicCtx,
  db: Db,
  { subscriberId, userId }: FoundUser,
  { way, hasTakenSecondStep = false }: Admission,
): Promise<TokenReply> {
  const parameters = { forceRefresh: true }
  if (way === 'Password') return { type: 'OtherSession', request: '', parameters }
  const { request } = await openRequest(db, ctx.portals.secrets, {
    subscriberId,
    userId,
    purpose: 'otherSession',
    minutes: 5,
    data: { way, hasTakenSecondStep },
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
    await sql`update users set last_sign_in_at = now(), failed_attempts = 0, locked_until = null
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
    ...(how.openedBy === undefined ? {} : { openedBy: how.openedBy }),
  })
}
