import type { Outcome, PortalError } from './outcome.ts'

/** A step towards a portal that did not come to its end: it is taken again after `retryAfterMs`. */
export interface Later {
  readonly kind: 'later'
  /** True where the portal may have done it: the next step looks it up before anything is sent. */
  readonly mayBeDone: boolean
  /** Settings or credentials are wrong: without a person every further try ends the same. */
  readonly needsPerson: boolean
  readonly reason: string
  readonly detail: string
  readonly retryAfterMs: number
  readonly errors: readonly PortalError[]
}

/** After a failure on the line, time for the portal to come back; what it refused is not asked for again at once. */
const usualWaitMs = 30_000

export function laterOf(
  outcome: Exclude<Outcome<unknown, unknown>, { kind: 'done' }>,
  mayBeDone: boolean,
): Later {
  const isRefusal = outcome.kind === 'rejected' || outcome.kind === 'duplicate'
  const reason = isRefusal ? 'lookUpRefused' : outcome.reason
  return {
    kind: 'later',
    mayBeDone,
    needsPerson: reason === 'settings' || reason === 'signInRefused',
    reason,
    detail: isRefusal ? outcome.errors.map(({ code }) => code).join(', ') : outcome.detail,
    retryAfterMs: (outcome.kind === 'unavailable' ? outcome.retryAfterMs : undefined) ?? usualWaitMs,
    errors: outcome.errors,
  }
}
