import { urgencyOf } from '@bahi/gateways/ewaybill/actions.ts'
import type { FileReply, ReplyOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { loadDocuments } from '../documents/index.ts'
import type { StoredDocument } from '../documents/index.ts'
import { actionRefused, say } from '../ledger/index.ts'
import { checked, needOf } from './facts.ts'
import { issuesIn } from './issues.ts'
import { changeAnswer, generateAnswer, standsOf, stateOf } from './stand.ts'
import type { Stand } from './stand.ts'

type Detail = ReplyOf<typeof eWayBillCalls.detail>

const changes = ['updateVehicle', 'updateTransporter', 'extend', 'cancel'] as const

/** All that is known of a document's e-way bill, with what may be done now and until when. */
export async function eWayBillDetail(ctx: Ctx, documentId: number): Promise<Detail> {
  const [stand] = await standsOf(ctx, [documentId])
  const [document] = await loadDocuments(ctx.db, { ids: [documentId], entityIds: ctx.entityIds })
  if (!stand || !document) throw notFound()
  const state = stateOf(stand)
  const need = neededOf(ctx, document)
  const isNew = stand.intentState !== null && stand.status !== 'Generated'
  const waits = stand.intentState === 'Asked' || stand.intentState === 'Waiting'
  return {
    documentId,
    status: statusOf(stand, need.need),
    stage: !isNew ? null : waits ? 'Queued' : stand.intentState === 'Sent' ? 'Sent' : 'Unknown',
    retryAt: stand.nextTryAt && new Date(stand.nextTryAt) > ctx.clock() ? stand.nextTryAt : null,
    ewbNo: stand.ewbNo,
    ewbDate: stand.generatedAt,
    validUpto: stand.validUntil,
    urgency: state ? urgencyOf(state, ctx.clock()) : 'none',
    distance: state?.distanceKm ?? null,
    transporterId: state?.transporterId ?? null,
    isAdopted: stand.isAdopted ?? false,
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
    cancelledAt: stand.cancelledAt,
    cancelReason: stand.cancelReason,
    cancelRemark: stand.cancelRemark,
    need,
    actions: [
      { action: 'generate', ...generateAnswer(ctx, stand) },
      ...changes.map((action) => ({ action, ...changeAnswer(ctx, stand, action) })),
    ],
  }
}

function statusOf(stand: Stand, need: Detail['need']['need']): Detail['status'] {
  if (stand.status === 'Generated') return (stand.progress as Detail['status'] | null) ?? 'Generated'
  if (stand.intentState !== null) return 'InProgress'
  if (stand.status !== null) return stand.status
  return need === 'notNeeded' ? 'NotApplicable' : 'YetNotGenerated'
}

function neededOf(ctx: Ctx, document: StoredDocument): Detail['need'] {
  const { need, reason, limit, value } = needOf(document)
  const message = say(ctx, `eWayBill.need.${reason}`, { value, limit: limit ?? '' })
  return { need, reason, message, limit: limit ?? null, value }
}

/** The payload as it was sent, else as it would be. */
export async function eWayBillJson(ctx: Ctx, documentId: number): Promise<FileReply> {
  const [stand] = await standsOf(ctx, [documentId])
  const [document] = await loadDocuments(ctx.db, { ids: [documentId], entityIds: ctx.entityIds })
  if (!stand || !document) throw notFound()
  if (document.number === null || !document.copies.supplier?.gstin)
    throw actionRefused(ctx, 'eWayBill.refused.draft')
  const payload = stand.payload ?? (await checked(ctx.db, document, undefined, ctx.clock)).payload
  return {
    contentType: 'application/json',
    fileName: `ewb-${document.number.replaceAll(/[^\w-]+/g, '-')}.json`,
    content: Buffer.from(JSON.stringify(payload, undefined, 2)),
  }
}
