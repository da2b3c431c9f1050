import type { EwayAction } from '@bahi/gateways/ewaybill/actions.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { ask, waitedFor } from '../portals/index.ts'
import { eWayBillDetail } from './detail.ts'
import { issuesIn, keptOfPortal } from './issues.ts'
import { performers } from './runner.ts'
import { changeAnswer, standsOf, stateOf } from './stand.ts'

/** Does something with a bill: decided and written down first, then done at the portal while the person waits. */
export async function changeBill(
  ctx: Ctx,
  operation: string,
  action: EwayAction,
  { documentId, ...request }: { readonly documentId: number; readonly reason?: string | undefined },
): Promise<ReplyOf<typeof eWayBillCalls.detail>> {
  const { entityId, intentId } = await ctx.inTransaction(
    async (inside) => {
      const [stand] = await standsOf(inside, [documentId], { lock: true })
      if (!stand) throw notFound()
      inside.requireEntity(stand.entityId)
      const answer = changeAnswer(inside, stand, action)
      if (!answer.allowed) throw new AppError('ACTION_REFUSED', { params: { reason: answer.reason ?? '' } })
      const { partB, extendedTimes } = stateOf(stand)!
      const before = { partB: partB.length, extendedTimes }
      const [id] = await ask(inside.db, [
        {
          entityId: stand.entityId,
          portal: 'ewaybill',
          operation,
          documentId,
          request: { ...request, ewbNo: stand.ewbNo!, before },
        },
      ])
      if (id === undefined) throw actionRefused(inside, 'eWayBill.refused.inProgress')
      return { entityId: stand.entityId, intentId: id }
    },
    request.reason === undefined ? {} : { reason: request.reason },
  )
  const end = await waitedFor(ctx, { entityId, portal: 'ewaybill' }, performers(), intentId)
  if (end?.state === 'Rejected') {
    const issues = issuesIn(ctx.language, keptOfPortal(end.outcome?.errors ?? []))
    throw new AppError('PORTAL_REFUSED', {
      params: { reason: issues.map(({ code, message }) => `${code}: ${message}`).join(' ') },
    })
  }
  return ctx.inTransaction((inside) => eWayBillDetail(inside, documentId))
}
