import type { Right } from './session.ts'

/** The smallest number of days left over all rights that end, and whether a trial or a plan ends. */
export function trialOf(rights: readonly Right[]): { days: number; isTrial: boolean } | undefined {
  const ending = rights.filter((right) => right.trialExpiryDueDays !== null)
  if (ending.length === 0) return undefined
  const days = Math.min(...ending.map((right) => right.trialExpiryDueDays ?? 0))
  return { days, isTrial: ending.some(({ isTrialOrPlan }) => isTrialOrPlan === 'Trial') }
}

/** The banner: expired at 0 days or fewer, a warning strictly below the warning days (reading 28), else none. */
export function messageOf({ days, isTrial }: { days: number; isTrial: boolean }, warningDays: number) {
  if (days <= 0) return { key: isTrial ? 'trial.expired' : 'plan.expired', days: undefined } as const
  if (days >= warningDays) return undefined
  return isTrial
    ? ({ key: 'trial.willExpire', days } as const)
    : ({ key: 'plan.willExpire', days: undefined } as const)
}
