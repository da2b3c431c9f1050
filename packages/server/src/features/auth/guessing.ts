import { settings } from '@bahi/contracts/settings.ts'
import type { SettingValues } from '@bahi/contracts/settings.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { attemptsOf, openAttempt, settleAttempt } from './attempts.ts'
import type { Attempts } from './attempts.ts'
import type { FoundUser } from './found-user.ts'

type Limits = Pick<SettingValues, 'accountLockThreshold' | 'accountLockExpiry'>

/** The limits that apply to an unknown name: those of an account that changed nothing. */
export const standardLimits: Limits = {
  accountLockThreshold: settings.accountLockThreshold.value,
  accountLockExpiry: settings.accountLockExpiry.value,
}

export interface Guess {
  readonly attempts: Attempts
  /** Turns the guess away unread where there were too many. */
  refuse(limits: Limits, facts: Pick<PublicCtx, 'culture' | 'clock'>): Promise<void>
  settle(how: 'succeeded' | 'turnedAway'): Promise<void>
}

/**
 * Counts a guess at a password or a code before it is judged, in a transaction of its own: of many sent at once each
 * sees the others.
 */
export async function openGuess(
  ctx: Pick<PublicCtx, 'withoutTenant'>,
  name: string,
  address: string,
): Promise<Guess> {
  const id = await ctx.withoutTenant((db) => openAttempt(db, name, address))
  const attempts = await ctx.withoutTenant((db) => attemptsOf(db, name, address, id))
  const settle = (how: 'succeeded' | 'turnedAway') => ctx.withoutTenant((db) => settleAttempt(db, id, how))
  return {
    attempts,
    settle,
    async refuse(limits, facts) {
      try {
        refuseGuessing(attempts, limits, facts)
      } catch (error) {
        await settle('turnedAway')
        throw error
      }
    },
  }
}

/** The failure that makes the lock: the user is shown as locked until it ends, or someone unlocks. */
export async function keepLock(
  ctx: Pick<PublicCtx, 'inTenant'>,
  { subscriberId, userId }: FoundUser,
  { fromHere }: Attempts,
  { accountLockThreshold, accountLockExpiry }: Limits,
): Promise<void> {
  if (fromHere + 1 < accountLockThreshold) return
  await ctx.inTenant(subscriberId, {}, (db) =>
    sql`update users set locked_until = now() + make_interval(mins => ${accountLockExpiry}::int)
      where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db),
  )
}

/** Refuses further guesses by name and address, alike for names that do not exist. */
function refuseGuessing(
  attempts: Attempts,
  limits: Limits,
  { culture, clock }: Pick<PublicCtx, 'culture' | 'clock'>,
): void {
  // The lock applies to the address the failures came from, so that a stranger elsewhere cannot lock anybody out.
  if (attempts.fromHere >= limits.accountLockThreshold && attempts.lastFromHere) {
    const until = new Date(Date.parse(attempts.lastFromHere) + limits.accountLockExpiry * 60_000)
    if (until > clock()) {
      const shown = new Intl.DateTimeFormat(culture, {
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
