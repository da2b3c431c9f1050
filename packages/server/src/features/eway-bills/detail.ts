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
import { standOf, stateOf } from './stand.ts'
import type { Stand } from './stand.ts'

type Detail = ReplyOf<typeof eWayBillCalls.detail>

/** All that is known of an e-way bill, with what may be done now and until when. */
export async function eWayBillDetail(ctx: Ctx, subject: EWayBillSubject): Promise<Detail> {
  const stand = await standOf(ctx, subject)
  const material = await materialOf(ctx.db, stand)
  const state = stateOf(stand)
  const groups = stand.ewbNo === null ? [] : await groupsOf(ctx.db, stand.ewbNo)
  const stands = stand.billStatus === 'Generated' || stand.billStatus === 'Completed'
  return {
    id: stand.billId,
    documentId: stand.documentId,
    entityId: stand.entityId,
    number: stand.number,
    date: stand.date,
    status: stand.status,
    stage: stands ? null : stageOf(stand),
    retryAt: stand.nextTryAt && new Date(stand.nextTryAt) > ctx.clock() ? stand.nextTryAt : null,
    ewbNo: stand.ewbNo,
    ewbDate: stand.generatedAt,
    validUpto: stand.validUntil,
    urgency: state && stand.billStatus === 'Generated' ? urgencyOf(state, ctx.clock()) : 'none',
    distance: state?.distanceKm ?? null,
    transporterId: state?.transporterId ?? null,
    route: stand.route,
    isAdopted: stand.isAdopted ?? false,
    isRejectedByOther: stand.isRejectedByOther ?? false,
    tripSheetNumber: stand.tripSheetNumber,
    alert: stand.alert,
    differences: stand.differences ?? [],
    errors: issuesIn(ctx.language, stand.errors ?? []),
    vehicles: (state?.partB ?? []).map((entry) => ({
      enteredAt: entry.enteredAt.toISOString(),
      enteredBy: entry.enteredBy,
      mode: entry.mode,
      vehicleNumber: entry.vehicleNumber ?? null,
      transportDocumentNumber: entry.transportDocumentNumber ?? null,
      place: entry.place ?? null,
    })),
    groups,
    movable: stands ? await movableOf(ctx.db, stand, groups, ctx.clock) : [],
    cancelledAt: stand.cancelledAt,
    cancelReason: stand.cancelReason,
    cancelRemark: stand.cancelRemark,
    deliveredAt: stand.deliveredAt,
    checkedAt: stand.checkedAt,
    exemption: stand.exemption,
    exemptionNote: stand.exemptionNote,
    need: material ? neededOf(ctx, material) : noNeed(ctx),
    actions: answersOf(ctx, stand),
  }
}

function stageOf({ intentState }: Stand): Detail['stage'] {
  if (intentState === null) return null
  if (intentState === 'Asked' || intentState === 'Waiting') return 'Queued'
  return intentState
}

/** The payload as it was sent, else as it would be. */
export async function eWayBillJson(ctx: Ctx, subject: EWayBillSubject): Promise<FileReply> {
  const stand = await standOf(ctx, subject)
  const material = await materialOf(ctx.db, stand)
  if (!material) throw actionRefused(ctx, 'eWayBill.refused.draft')
  const payload = stand.payload ?? (await checked(ctx.db, material, ctx.clock)).payload
  const name = stand.number || String(stand.billId)
  return {
    contentType: 'application/json',
    fileName: `ewb-${name.replaceAll(/[^\w-]+/g, '-')}.json`,
    content: Buffer.from(JSON.stringify(payload, undefined, 2)),
  }
}
