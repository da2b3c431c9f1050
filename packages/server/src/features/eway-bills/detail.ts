import { urgencyOf } from '@bahi/gateways/ewaybill/actions.ts'
import type { FileReply, ReplyOf } from '@bahi/contracts/call.ts'
import type { EWayBillSubject } from '@bahi/contracts/eway-bill-shapes.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import type { Ctx } from '../../platform/context.ts'
import { actionRefused } from '../ledger/index.ts'
import { answersOf } from './allowed.ts'
import { checked } from './facts.ts'
import { neededOf, noNeed } from './need.ts'
import { movableOf } from './groups/movable.ts'
import { groupsOf } from './groups/stored.ts'
import { issuesIn } from './issues.ts'
import { materialOf } from './material.ts'
import { currentState, stateOf } from './current-state.ts'
import type { CurrentState } from './current-state.ts'

type Detail = ReplyOf<typeof eWayBillCalls.detail>

/** All that is known of an e-way bill, with what may be done now and until when. */
export async function eWayBillDetail(ctx: Ctx, subject: EWayBillSubject): Promise<Detail> {
  const current = await currentState(ctx, subject)
  const material = await materialOf(ctx.db, current)
  const state = stateOf(current)
  const groups = current.ewbNo === null ? [] : await groupsOf(ctx.db, current.ewbNo)
  const states = current.billStatus === 'Generated' || current.billStatus === 'Completed'
  return {
    id: current.billId,
    documentId: current.documentId,
    documentKind: current.documentKind,
    entityId: current.entityId,
    number: current.number,
    date: current.date,
    status: current.status,
    stage: states ? null : stageOf(current),
    retryAt: current.nextTryAt && new Date(current.nextTryAt) > ctx.clock() ? current.nextTryAt : null,
    ewbNo: current.ewbNo,
    ewbDate: current.generatedAt,
    validUpto: current.validUntil,
    urgency: state && current.billStatus === 'Generated' ? urgencyOf(state, ctx.clock()) : 'none',
    distance: state?.distanceKm ?? null,
    transporterId: state?.transporterId ?? null,
    route: current.route,
    isAdopted: current.isAdopted ?? false,
    isRejectedByOther: current.isRejectedByOther ?? false,
    tripSheetNumber: current.tripSheetNumber,
    alert: current.alert,
    differences: current.differences ?? [],
    errors: issuesIn(ctx.language, current.errors ?? []),
    vehicles: (state?.partB ?? []).map((entry) => ({
      enteredAt: entry.enteredAt.toISOString(),
      enteredBy: entry.enteredBy,
      mode: entry.mode,
      vehicleNumber: entry.vehicleNumber ?? null,
      transportDocumentNumber: entry.transportDocumentNumber ?? null,
      place: entry.place ?? null,
    })),
    groups,
    movable: states ? await movableOf(ctx.db, current, groups, ctx.clock) : [],
    cancelledAt: current.cancelledAt,
    cancelReason: current.cancelReason,
    cancelRemark: current.cancelRemark,
    deliveredAt: current.deliveredAt,
    checkedAt: current.checkedAt,
    exemption: current.exemption,
    exemptionNote: current.exemptionNote,
    need: material ? neededOf(ctx, material) : noNeed(ctx),
    actions: answersOf(ctx, current),
  }
}

function stageOf({ intentState }: CurrentState): Detail['stage'] {
  if (intentState === null) return null
  if (intentState === 'Asked' || intentState === 'Waiting') return 'Queued'
  return intentState
}

/** The payload as it was sent, else as it would be. */
export async function eWayBillJson(ctx: Ctx, subject: EWayBillSubject): Promise<FileReply> {
  const current = await currentState(ctx, subject)
  const material = await materialOf(ctx.db, current)
  if (!material) throw actionRefused(ctx, 'eWayBill.refused.draft')
  const payload = current.payload ?? (await checked(ctx.db, material, ctx.clock)).payload
  const name = current.number || String(current.billId)
  return {
    contentType: 'application/json',
    fileName: `ewb-${name.replaceAll(/[^\w-]+/g, '-')}.json`,
    content: Buffer.from(JSON.stringify(payload, undefined, 2)),
  }
}
