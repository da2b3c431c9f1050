/**
 * How a call to a government portal ended: a closed set, so that anyone who calls decides for every end. The line
 * that matters is between `rejected` / `unavailable` (certainly not done: may be sent again) and `unknown` (may
 * have been done: only a look-up may follow, never a second sending).
 */
export type Outcome<T, D = never> = Done<T> | Duplicate<D> | Rejected | Unavailable | Unknown

export interface Done<T> {
  readonly kind: 'done'
  readonly value: T
  readonly notes: readonly PortalNote[]
}

/** The portal holds it already: from us, from another program, or from a call whose answer was lost. */
export interface Duplicate<D> {
  readonly kind: 'duplicate'
  readonly errors: readonly PortalError[]
  readonly notes: readonly PortalNote[]
  /** What the portal says of the earlier one; often nothing. */
  readonly found?: D
}

/** The portal read it and refused: certainly not done. */
export interface Rejected {
  readonly kind: 'rejected'
  readonly errors: readonly PortalError[]
  readonly notes: readonly PortalNote[]
}

/** It never reached the portal's books: not sent, sign-in failed, breaker open, or the portal said 'not now'. */
export interface Unavailable {
  readonly kind: 'unavailable'
  readonly reason: UnavailableReason
  readonly detail: string
  readonly errors: readonly PortalError[]
  readonly retryAfterMs?: number
}

export type UnavailableReason =
  | 'connection'
  | 'breakerOpen'
  | 'signInRefused'
  | 'signInUnavailable'
  | 'limit'
  | 'settings'
  | 'cancelled'

/** Sent, and no answer that can be trusted: it may have been done. */
export interface Unknown {
  readonly kind: 'unknown'
  readonly reason: UnknownReason
  readonly detail: string
  readonly errors: readonly PortalError[]
}

export type UnknownReason =
  | 'timeOut'
  | 'connectionLost'
  | 'cancelled'
  | 'serverFault'
  | 'unreadableReply'
  | 'signatureInvalid'
  | 'otherContent'

/** One refusal in the portal's words; `code` decides, the text is only shown. */
export interface PortalError {
  readonly code: string
  readonly message: string
}

/** Something the portal adds to an answer (InfoDtls, alerts, remarks). */
export interface PortalNote {
  readonly code: string
  readonly text: string
  /** Refusals of a part of the call, such as the e-way bill asked for together with an IRN. */
  readonly errors?: readonly PortalError[]
}

export const done = <T>(value: T, notes: readonly PortalNote[] = []): Done<T> => ({
  kind: 'done',
  value,
  notes,
})

export const rejected = (errors: readonly PortalError[], notes: readonly PortalNote[] = []): Rejected => ({
  kind: 'rejected',
  errors,
  notes,
})

export const unavailable = (
  reason: UnavailableReason,
  detail: string,
  more: { errors?: readonly PortalError[]; retryAfterMs?: number } = {},
): Unavailable => ({ kind: 'unavailable', reason, detail, errors: [], ...more })

export const unknown = (
  reason: UnknownReason,
  detail: string,
  errors: readonly PortalError[] = [],
): Unknown => ({ kind: 'unknown', reason, detail, errors })

/** The same outcome with another value; other ends pass through. */
export function mapOutcome<A, B, D>(outcome: Outcome<A, D>, change: (value: A) => B): Outcome<B, D> {
  return outcome.kind === 'done' ? done(change(outcome.value), outcome.notes) : outcome
}

/** True where one of the codes was answered. */
export function hasCode(outcome: Outcome<unknown, unknown>, ...codes: readonly string[]): boolean {
  return outcome.kind !== 'done' && outcome.errors.some(({ code }) => codes.includes(code))
}
