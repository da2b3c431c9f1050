import { done, rejected, unknown } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { CallReply } from './call.ts'

/** A good reply read into our words; what cannot be read may still have been done. */
export function readAs<T>(outcome: Outcome<CallReply>, read: (data: unknown) => T | undefined): Outcome<T> {
  if (outcome.kind !== 'done') return outcome
  const value = read(outcome.value.data)
  return value === undefined
    ? unknown('unreadableReply', 'The reply has another form than expected')
    : done(value, outcome.notes)
}

/** In a look-up nothing is registered twice: such a code is a refusal. */
export function withoutFound<T>(outcome: Outcome<T, unknown>): Outcome<T> {
  return outcome.kind === 'duplicate' ? rejected(outcome.errors, outcome.notes) : outcome
}
