import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { eWayBillOfOtherCalls } from '@bahi/contracts/eway-others.ts'
import type { EwayAction } from '@bahi/gateways/ewaybill/actions.ts'
import type { Ctx } from '../../../platform/context.ts'
import { decidedAndDone } from '../change.ts'
import { checkPart } from '../input.ts'
import { keptState } from '../current-state.ts'
import { otherAnswer, otherDetail } from './detail.ts'
import type { OtherDetail } from './detail.ts'
import { ofEntity, readWhole } from './read.ts'
import { refusedFor } from '../../ledger/index.ts'

type Input<K extends keyof typeof eWayBillOfOtherCalls> = ParsedOf<(typeof eWayBillOfOtherCalls)[K]>

export const rejectOther = (ctx: Ctx, { id }: Input<'reject'>) =>
  changeOther(ctx, id, { operation: 'otherReject', action: 'reject' })

export function updateOtherVehicle(ctx: Ctx, { id, ...to }: Input<'updateVehicle'>): Promise<OtherDetail> {
  checkPart(to)
  return changeOther(ctx, id, { operation: 'otherVehicle', action: 'updateVehicle', request: to })
}

/** The state of the bill is read first: it was made by another person, who may have changed it since. */
async function changeOther(
  ctx: Ctx,
  id: number,
  { operation, action, request = {} }: { operation: string; action: EwayAction; request?: object },
): Promise<OtherDetail> {
  const known = await ctx.inTransaction((inside) => ofEntity(inside, id))
  ctx.requireActive(known.entityId)
  await readWhole(ctx, known)
  await decidedAndDone(ctx, async (inside) => {
    const other = await ofEntity(inside, id, { lock: true })
    const answer = otherAnswer(inside, other, action)
    if (!answer.allowed) throw refusedFor(answer)
    const { partB, extendedTimes } = keptState(other.state)!
    const before = { partB: partB.length, extendedTimes }
    return {
      entityId: other.entityId,
      portal: 'ewaybill',
      operation,
      otherBillId: id,
      request: { ...request, ewbNo: other.ewbNo, before },
    }
  })
  return ctx.inTransaction((inside) => otherDetail(inside, id))
}
