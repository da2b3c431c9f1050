import { errors } from '@bahi/contracts/errors.ts'
import { issueCodes } from '@bahi/contracts/issues.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { BulkResult } from '@bahi/contracts/resource.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'

type Outcome = ReplyOf<{
  readonly method: 'POST'
  readonly path: '/'
  readonly access: 'session'
  readonly reply: typeof BulkResult
}>

/**
 * How a call about many records is answered: 200 where all was done, 207 where some was, and where nothing was 400 with
 * every reason among the errors, or 403 where the right is missing for all of it. `done` and `refused` stay in the body.
 */
export function bulkReply(
  outcome: Outcome,
  facts: { readonly requestId: string; readonly language: Language },
): { readonly status: number; readonly body: object } {
  const { done, refused } = outcome
  if (refused.length === 0) return { status: 200, body: outcome }
  if (done.length > 0) return { status: 207, body: outcome }
  const { RIGHT_MISSING: right } = errors
  const lacksRight = refused.every(({ code }) => code === issueCodes['RIGHT_MISSING'])
  const reasons = lacksRight
    ? [{ code: right.code, message: right.text[facts.language] }]
    : new Map(refused.map(({ code, message }) => [`${code} ${message}`, { code, message }])).values()
  return {
    status: lacksRight ? right.status : 400,
    body: {
      requestId: facts.requestId,
      errors: [...reasons].map((reason) => ({ ...reason, type: 'Error' })),
      ...outcome,
    },
  }
}
