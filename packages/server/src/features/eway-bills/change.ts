import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { EWayBillSubject } from '@bahi/contracts/eway-bill-shapes.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { actionRefused, refusedFor } from '../ledger/index.ts'
import { ask, looks, waitedFor } from '../portals/index.ts'
import type { NewIntent } from '../portals/index.ts'
import type { Answer } from './allowed.ts'
import { eWayBillDetail } from './detail.ts'
import { issuesIn, keptOfPortal } from './issues.ts'
import { performers } from './runner.ts'
import { currentState, stateOf } from './current-state.ts'
import type { CurrentState } from './current-state.ts'

export interface ChangeOf {
  /** By its name in the intents. */
  readonly operation: string
  readonly answer: (ctx: Ctx, current: CurrentState) => Answer
}

/** Does something with a bill: decided and written down first, then done at the portal while the person waits. */
export async function changeBill(
  ctx: Ctx,
  { operation, answer: answerOf }: ChangeOf,
  { documentId, billId, ...request }: EWayBillSubject & { readonly reason?: string | undefined },
): Promise<ReplyOf<typeof eWayBillCalls.detail>> {
  const subject = { documentId, billId }
  await decidedAndDone(
    ctx,
    async (inside) => {
      const current = await currentState(inside, subject, { lock: true })
      if (looks.includes(operation)) inside.requireEntity(current.entityId)
      else inside.requireActive(current.entityId)
      const answer = answerOf(inside, current)
      if (!answer.allowed) throw refusedFor(answer)
      const { partB, extendedTimes } = stateOf(current)!
      const before = { partB: partB.length, extendedTimes }
      return {
        entityId: current.entityId,
        portal: 'ewaybill',
        operation,
        documentId: current.documentId,
        eWayBillId: current.billId,
        request: { ...request, ewbNo: current.ewbNo!, before },
      }
    },
    request.reason,
  )
  return ctx.inTransaction((inside) => eWayBillDetail(inside, subject))
}

/** Writes down what is decided, does it at the portal, and waits for its end a while; what takes longer continues. */
export async function decidedAndDone(
  ctx: Ctx,
  decide: (inside: Ctx) => Promise<NewIntent>,
  reason?: string,
): Promise<void> {
  const { entityId, intentId } = await ctx.inTransaction(
    async (inside) => {
      const intent = await decide(inside)
      const [id] = await ask(inside.db, [intent])
      if (id === undefined) throw actionRefused(inside, 'eWayBill.refused.inProgress')
      return { entityId: intent.entityId, intentId: id }
    },
    reason === undefined ? {} : { reason },
  )
  const end = await waitedFor(ctx, { entityId, portal: 'ewaybill' }, performers(), intentId)
  const errors = end?.outcome?.errors ?? []
  // Stopped with a reason: the portal does not say what came of it.
  if (end?.state === 'Rejected' || (end?.state === 'Stopped' && errors.length > 0)) {
    const issues = issuesIn(ctx.language, keptOfPortal(errors))
    throw new AppError('PORTAL_REFUSED', {
      params: { reason: issues.map(({ code, message }) => `${code}: ${message}`).join(' ') },
    })
  }
}
