import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import type { Ctx } from '../../platform/context.ts'
import { refusal } from '../ledger/index.ts'
import { putBack, setAside } from '../portals/index.ts'
import { asideAnswer, backAnswer, inactiveAnswer } from './allowed.ts'
import type { Answer } from './allowed.ts'
import { currentStates } from './current-state.ts'
import type { CurrentState } from './current-state.ts'

type Move = ParsedOf<typeof eInvoiceCalls.setAside>
type Outcome = ReplyOf<typeof eInvoiceCalls.setAside>

/** Takes documents off the work list: they count as not applicable, and nothing is sent of them. */
export const setEInvoicesAside = (ctx: Ctx, { documentIds, reason }: Move): Promise<Outcome> =>
  move(ctx, documentIds, asideAnswer, (ids) => setAside(ctx.db, 'einvoice', ids, reason))

/** Puts documents that were set aside on the work list again. */
export const moveEInvoices = (ctx: Ctx, { documentIds, reason }: Move): Promise<Outcome> =>
  move(ctx, documentIds, backAnswer, (ids) => putBack(ctx.db, 'einvoice', ids, reason))

async function move(
  ctx: Ctx,
  documentIds: readonly number[],
  answerOf: (current: CurrentState) => Answer,
  write: (ids: readonly number[]) => Promise<void>,
): Promise<Outcome> {
  const ids = [...new Set(documentIds)]
  const states = new Map(
    (await currentStates(ctx, ids, { lock: true })).map((current) => [current.id, current]),
  )
  const outcome: Outcome = { done: [], refused: [] }
  for (const id of ids) {
    const current = states.get(id)
    const answer = current && (inactiveAnswer(ctx, current) ?? answerOf(current))
    if (!answer) outcome.refused.push(refusal(ctx, id, 'NOT_FOUND'))
    else if (answer.allowed) outcome.done.push(id)
    else outcome.refused.push(refusal(ctx, id, 'ACTION_REFUSED', answer.key, answer.params))
  }
  if (outcome.done.length > 0) await write(outcome.done)
  return outcome
}
