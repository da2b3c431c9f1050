import type { Outcome } from '@bahi/gateways/outcome.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { messageOf } from './words.ts'

/** The value of an answer of the portal; what it refused, or that it did not answer, is told as the error of the call. */
export function answerOf<T>(ctx: Ctx, outcome: Outcome<T>): T {
  if (outcome.kind === 'done') return outcome.value
  const reason =
    outcome.errors.length > 0
      ? outcome.errors.map((error) => messageOf(ctx, error)).join('; ')
      : 'detail' in outcome
        ? outcome.detail
        : ''
  throw new AppError(outcome.kind === 'rejected' ? 'PORTAL_REFUSED' : 'PORTAL_DOWN', { params: { reason } })
}
