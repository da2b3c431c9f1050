import type { Outcome, PortalError } from '@bahi/gateways/outcome.ts'
import { keepTest } from './credentials.ts'
import type { Step } from './drain.ts'
import type { Intent } from './intents.ts'

/** What hinders the portal's use for everybody of the GSTIN; other reasons concern one call. */
const ofPortal = new Set([
  'connection',
  'breakerOpen',
  'signInRefused',
  'signInUnavailable',
  'limit',
  'settings',
])

const hour = 3_600_000
const longestMs = 60_000

/** Half a second, doubled with each try, a minute at most. */
const backOff = (attempts: number): number => Math.min(longestMs, 500 * 2 ** Math.min(attempts, 12))

export interface Later {
  readonly mayBeDone: boolean
  readonly needsPerson: boolean
  readonly reason: string
  readonly detail: string
  readonly retryAfterMs: number
  readonly errors: readonly PortalError[]
}

/** It did not come to an end: tried again when the time has come, looked up first where it may have been done. */
export function laterStep(intent: Intent, end: Later): Step {
  const { reason, detail, errors } = end
  const waitMs = end.needsPerson
    ? hour
    : reason === 'breakerOpen'
      ? end.retryAfterMs
      : backOff(intent.attempts)
  return {
    settled: {
      state: end.mayBeDone ? 'Unknown' : 'Waiting',
      outcome: { reason, detail, errors },
      retryAfterMs: waitMs,
    },
    ...(ofPortal.has(reason) ? { trouble: { detail: `${reason}: ${detail}`, forMs: waitMs } } : {}),
    ...(reason === 'signInRefused'
      ? { keep: (db) => keepTest(db, intent, { isAccepted: false, message: detail }) }
      : {}),
  }
}

/** A person has to do something first; saving credentials wakes what waits. */
const blocked = (intent: Intent, reason: string): Step => ({
  settled: {
    state: intent.state === 'Unknown' ? 'Unknown' : 'Waiting',
    outcome: { reason },
    retryAfterMs: hour,
  },
  trouble: { detail: reason, forMs: hour },
})

export const noCredentials = (intent: Intent): Step => blocked(intent, 'credentialsMissing')
/** The sandbox of another process may come up any moment. */
export const notSetUp = (intent: Intent): Step => {
  const step = blocked(intent, 'providerMissing')
  return { ...step, trouble: { detail: 'providerMissing', forMs: 10_000 } }
}

/** Of a call that neither did it nor was certainly refused. */
export function laterOf(
  outcome: Exclude<Outcome<unknown, unknown>, { kind: 'done' }>,
  mayBeDone: boolean,
): Later {
  if (outcome.kind === 'rejected' || outcome.kind === 'duplicate') {
    const detail = outcome.errors.map(({ code }) => code).join(', ')
    return {
      mayBeDone,
      needsPerson: false,
      reason: 'lookUpRefused',
      detail,
      retryAfterMs: 0,
      errors: outcome.errors,
    }
  }
  const { reason, detail, errors } = outcome
  return {
    mayBeDone: mayBeDone || outcome.kind === 'unknown',
    needsPerson: reason === 'settings' || reason === 'signInRefused',
    reason,
    detail,
    retryAfterMs: ('retryAfterMs' in outcome ? outcome.retryAfterMs : undefined) ?? 30_000,
    errors,
  }
}
