import { ewayAction, rejectHours, urgencyOf } from '@bahi/gateways/ewaybill/actions.ts'
import type { EwayAction } from '@bahi/gateways/ewaybill/actions.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillOfOtherCalls } from '@bahi/contracts/eway-others.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refused, refusedByPortal } from '../allowed.ts'
import type { Answer } from '../allowed.ts'
import { keptState } from '../current-state.ts'
import { ofEntity } from './read.ts'
import type { Other } from './read.ts'

export type OtherDetail = ReplyOf<typeof eWayBillOfOtherCalls.detail>
type Row = ReplyOf<typeof eWayBillOfOtherCalls.search>['records'][number]

export async function otherDetail(ctx: Ctx, id: number): Promise<OtherDetail> {
  const other = await ofEntity(ctx, id)
  const state = keptState(other.state)
  const { intentState } = other
  const waits = intentState === 'Asked' || intentState === 'Waiting'
  return {
    ...otherRow(ctx, other),
    transporterId: state?.transporterId ?? null,
    transporterName: other.detail?.transporterName || null,
    distance: state?.distanceKm ?? null,
    extendedTimes: state?.extendedTimes ?? 0,
    lines: [...(other.detail?.lines ?? [])],
    vehicles: (state?.partB ?? []).map((entry) => ({
      enteredAt: entry.enteredAt.toISOString(),
      enteredBy: entry.enteredBy,
      mode: entry.mode,
      vehicleNumber: entry.vehicleNumber ?? null,
      transportDocumentNumber: entry.transportDocumentNumber ?? null,
      place: entry.place ?? null,
    })),
    stage: intentState === null ? null : waits ? 'Queued' : intentState,
    actions: (['reject', 'updateVehicle', 'consolidate'] as const).map((action) => ({
      action,
      ...otherAnswer(ctx, other, action),
    })),
  }
}

export function otherRow(
  ctx: Ctx,
  { state: kept, detail: _, intentState: __, gstin: ___, isCancelled, isRejected: ____, ...row }: Other,
): Row {
  const state = keptState(kept)
  const now = ctx.clock()
  const validUpto = row.validUpto === null ? undefined : new Date(row.validUpto)
  const isOpen = row.roles.includes('OtherParty') && (row.status === 'Active' || row.status === 'PartA')
  return {
    ...row,
    urgency: urgencyOf({ isCancelled, isClosed: false, ...(validUpto ? { validUpto } : {}) }, now),
    rejectUntil: isOpen ? rejectEnd(state?.validUpto ?? validUpto, row.ewbDate) : null,
  }
}

/** Rejection: within 72 hours of its making, and while it is valid (rule 138(12), portal codes 345 and 346). */
function rejectEnd(validUpto: Date | undefined, ewbDate: string | null): string | null {
  if (ewbDate === null) return null
  const last = new Date(new Date(ewbDate).getTime() + rejectHours * 3_600_000)
  return (validUpto && validUpto < last ? validUpto : last).toISOString()
}

/** The portal's own rules, asked before it is. A bill known from a list alone is read as a whole first. */
export function otherAnswer(
  ctx: Ctx,
  { state: kept, intentState, gstin }: Pick<Other, 'state' | 'intentState' | 'gstin'>,
  action: EwayAction,
): Answer {
  if (intentState !== null) return refused(ctx, 'eWayBill.refused.inProgress')
  const state = keptState(kept)
  if (!state) return refused(ctx, 'eWayBill.refused.notRead')
  const answer = ewayAction(state, action, gstin ?? '', ctx.clock())
  if (answer.allowed) return { allowed: true, ...(answer.until ? { until: answer.until.toISOString() } : {}) }
  return refusedByPortal(ctx, answer.code)
}
