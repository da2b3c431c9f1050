import { settings } from '@bahi/contracts/settings.ts'
import type { authCalls } from '@bahi/contracts/auth.ts'
import type { SettingValues } from '@bahi/contracts/settings.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { load, settingValues } from '../../platform/settings.ts'
import { attemptsOf, keepAttempt } from './attempts.ts'
import { decrypt } from './keys.ts'
import { openRequest } from './one-time.ts'
import { isPassword } from './password.ts'
import { createSession, endSessions, openSessions } from './sessions.ts'

type Input = ParsedOf<typeof authCalls.token>
type Reply = ReplyOf<typeof authCalls.token>

interface Found {
  readonly subscriberId: number
  readonly userId: number
}

interface UserRow {
  readonly passwordHash: string | null
  readonly status: string
  readonly mustChangePassword: boolean
  readonly passwordAgeDays: number | null
  /** Days since the last sign-in, or since the user was made. */
  readonly idleDays: number
  readonly hasSignedIn: boolean
}

/**
 * Signs in with user name and password. A user that does not exist is answered like a wrong password: same words,
 * same work, same locks.
 */
export async function signIn(ctx: PublicCtx, input: Input): Promise<Reply> {
  const password = await ctx.withoutTenant((db) => decrypt(db, ctx.request.header('enc-id'), input.password))
  const { found, attempts } = await ctx.withoutTenant(async (db) => {
    const { rows } =
      await sql<Found>`select subscriber_id, user_id from find_login(${input.userName})`.execute(db)
    return { found: rows[0], attempts: await attemptsOf(db, input.userName, ctx.request.address) }
  })
  // For a name that nobody has the same is read of nobody, so that it takes as long.
  const asked = found ?? { subscriberId: 0, userId: 0 }
  const known = await ctx.inTenant(asked.subscriberId, {}, (db) => readUser(db, asked))
  const values: Pick<SettingValues, 'accountLockThreshold' | 'accountLockExpiry'> = known?.settings ?? {
    accountLockThreshold: settings.accountLockThreshold.value,
    accountLockExpiry: settings.accountLockExpiry.value,
  }
  refuseGuessing(attempts, values, ctx)
  const isRight = await isPassword(password, known?.user.passwordHash)
  await ctx.withoutTenant((db) => keepAttempt(db, input.userName, ctx.request.address, isRight))
  if (!isRight || !found || !known) throw new AppError('WRONG_CREDENTIALS')
  refuseInactive(known.user, known.settings)
  return ctx.inTenant(found.subscriberId, { userId: found.userId }, (db) =>
    admit(ctx, db, found, known, input),
  )
}

async function admit(
  ctx: PublicCtx,
  db: Db,
  { subscriberId, userId }: Found,
  { user, settings: values }: { user: UserRow; settings: SettingValues },
  { forceRefresh }: Input,
): Promise<Reply> {
  const expires = values.passwordExpiryDays
  if (user.mustChangePassword || (expires > 0 && (user.passwordAgeDays ?? 0) >= expires)) {
    const { request } = await openRequest(db, ctx.portals.secrets, {
      subscriberId,
      userId,
      purpose: 'resetPassword',
      minutes: 30,
    })
    return { type: 'ResetPassword', request, parameters: { isPasswordExpired: true } }
  }
  if (forceRefresh) await endSessions(db, subscriberId, userId)
  else if (values.singleSession && (await openSessions(db, subscriberId, userId)) > 0) {
    return { type: 'OtherSession', request: '', parameters: { forceRefresh: true } }
  }
  await sql`update users set last_sign_in_at = now(), failed_attempts = 0
    where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db)
  return createSession(db, {
    subscriberId,
    userId,
    idleMinutes: values.sessionIdleMinutes,
    maxHours: values.sessionMaxHours,
    address: ctx.request.address,
    userAgent: ctx.request.userAgent,
  })
}

/** Days before a user who never signed in counts as dormant; source: access decisions, section 4. */
const dormantWhenNewDays = 30

function refuseInactive(user: UserRow, values: SettingValues) {
  const limit = user.hasSignedIn ? values.dormancyDaysExistingUser : dormantWhenNewDays
  if (user.status !== 'Active' || (limit > 0 && user.idleDays > limit)) throw new AppError('USER_INACTIVE')
}

function refuseGuessing(
  attempts: Awaited<ReturnType<typeof attemptsOf>>,
  values: Pick<SettingValues, 'accountLockThreshold' | 'accountLockExpiry'>,
  ctx: PublicCtx,
) {
  // The lock holds for the address the failures came from, so that a stranger elsewhere cannot lock anybody out.
  if (attempts.fromHere >= values.accountLockThreshold && attempts.lastFromHere) {
    const until = new Date(Date.parse(attempts.lastFromHere) + values.accountLockExpiry * 60_000)
    if (until > ctx.clock()) {
      const shown = new Intl.DateTimeFormat(ctx.culture, {
        timeZone: 'Asia/Kolkata',
        dateStyle: 'medium',
        timeStyle: 'short',
      }).format(until)
      throw new AppError('ACCOUNT_LOCKED', { params: { until: shown } })
    }
  }
  if (attempts.ofAddress >= 100) throw new AppError('TOO_MANY', { retryAfterSeconds: 60 })
  if (attempts.ofUser >= 50 && !attempts.isKnownHere)
    throw new AppError('TOO_MANY', { retryAfterSeconds: 60 })
}

async function readUser(db: Db, { subscriberId, userId }: Found) {
  const [users, values] = await Promise.all([
    sql<UserRow>`select password_hash, status, must_change_password, (now()::date - password_changed_at::date) as password_age_days,
        (now()::date - coalesce(last_sign_in_at, created_at)::date) as idle_days, last_sign_in_at is not null as has_signed_in
      from users where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db),
    load(db, subscriberId),
  ])
  const user = users.rows[0]
  return user && { user, settings: settingValues({ values }, new Map()) }
}
