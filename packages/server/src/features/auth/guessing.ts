import { settings } from '@bahi/contracts/settings.ts'
import type { SettingValues } from '@bahi/contracts/settings.ts'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { Attempts } from './attempts.ts'

type Limits = Pick<SettingValues, 'accountLockThreshold' | 'accountLockExpiry'>

/** The limits that hold for a name nobody has: those of an account that changed nothing. */
export const standardLimits: Limits = {
  accountLockThreshold: settings.accountLockThreshold.value,
  accountLockExpiry: settings.accountLockExpiry.value,
}

/** Refuses further guesses by name and address, alike for names that do not exist. */
export function refuseGuessing(
  attempts: Attempts,
  limits: Limits,
  { culture, clock }: Pick<PublicCtx, 'culture' | 'clock'>,
): void {
  // The lock holds for the address the failures came from, so that a stranger elsewhere cannot lock anybody out.
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
