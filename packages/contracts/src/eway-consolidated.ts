import * as z from 'zod'
import { defineCall } from './call.ts'
import { TransportMode } from './enums.ts'
import { EWayIssue, EWayUrgency, EWayVehicleReason } from './eway-bill-shapes.ts'
import { consolidatedPrintCalls } from './eway-prints.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'

/**
 * Replaced: a newer sheet took its place, by another vehicle (then it has ended at the portal) or with more bills.
 * Pending waits its turn, InProgress was sent, Rejected was refused by the portal.
 */
export const ConsolidatedState = z.enum(['Pending', 'InProgress', 'Generated', 'Replaced', 'Rejected'])

/** Bills on one sheet at most; the portal publishes no figure. */
export const mostBillsOnSheet = 100

const Bills = z.array(f.EWayBillNumber).min(1).max(mostBillsOnSheet)
const place = z.string().trim().min(1).max(50)
const remark = z.string().trim().min(1).max(50)
const transport = {
  place,
  stateCode: f.StateCode,
  mode: TransportMode,
  vehicleNumber: f.VehicleNumber.optional(),
  transportDocumentNumber: f.TransportDocumentNumber.optional(),
  transportDocumentDate: f.CalendarDate.optional(),
}

const Row = z.object({
  id: f.Id,
  entityId: f.Id,
  /** Ten digits; null until the portal gave one. */
  number: z.string().nullable(),
  status: ConsolidatedState,
  /** Of one that waits or was sent. */
  stage: z.enum(['Queued', 'Sent', 'Unknown']).nullable(),
  retryAt: z.string().nullable(),
  createdAt: z.string(),
  /** When the portal made it. */
  madeAt: z.string().nullable(),
  place: z.string(),
  stateCode: z.string(),
  mode: TransportMode,
  vehicleNumber: z.string().nullable(),
  transportDocumentNumber: z.string().nullable(),
  transportDocumentDate: z.string().nullable(),
  bills: z.number(),
  total: z.string(),
  /** When the first of its bills ends: a sheet has no end of its own. */
  endsFirst: z.string().nullable(),
  urgency: EWayUrgency,
  errors: z.array(EWayIssue),
})

const Member = z.object({
  ewbNo: z.string(),
  /** Of an own bill, or of one of others. */
  billId: f.Id.nullable(),
  otherId: f.Id.nullable(),
  generatedAt: z.string().nullable(),
  generatedBy: z.string().nullable(),
  documentNumber: z.string().nullable(),
  documentDate: z.string().nullable(),
  toName: z.string().nullable(),
  toPlace: z.string().nullable(),
  total: z.string().nullable(),
  validUpto: z.string().nullable(),
  urgency: EWayUrgency,
})

export const ConsolidatedDetail = Row.extend({
  /** Why it was made anew. */
  reason: EWayVehicleReason.nullable(),
  remark: z.string().nullable(),
  /** The sheet before it, and the one that took its place. */
  replaces: z.object({ id: f.Id, number: z.string().nullable() }).nullable(),
  replacedBy: z.object({ id: f.Id, number: z.string().nullable() }).nullable(),
  /** Found at the portal rather than answered to our sending. */
  isAdopted: z.boolean(),
  members: z.array(Member),
  actions: z.array(
    z.object({
      action: z.enum(['regenerate', 'add']),
      allowed: z.boolean(),
      code: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
})

const Filters = GlobalFilters.extend({ states: z.array(ConsolidatedState).max(10).optional() })

/** Each is refused before the portal is asked where its rules forbid it; the reply gives the state of the sheet afterwards. */
const change = <R extends 'EWB_CEWB' | 'EWB_RGN', S extends z.ZodType>(name: string, right: R, input: S) =>
  defineCall({
    method: 'POST',
    path: `/consolidatedEWayBill/${name}`,
    access: { anyOf: [right] },
    input,
    reply: ConsolidatedDetail,
    idempotent: true,
  })

const view = { anyOf: ['EWB_SH_VW'] } as const

/** Several bills that one vehicle carries; each keeps its own validity. */
export const consolidatedEWayBillCalls = {
  ...consolidatedPrintCalls,
  generate: change(
    'generate',
    'EWB_CEWB',
    /** Bills by their numbers: own ones, and those of others that this GSTIN transports. */
    z.object({ entityId: f.Id, ewbNos: Bills, ...transport }),
  ),
  /** Another vehicle, and with it another number; the old one ends. */
  regenerate: change(
    'regenerate',
    'EWB_RGN',
    z.object({ id: f.Id, ...transport, reason: EWayVehicleReason, remark }),
  ),
  /** A new sheet with more bills, by the same vehicle or another: the portal adds none to an existing one. */
  add: change(
    'add',
    'EWB_CEWB',
    z.object({
      id: f.Id,
      ewbNos: Bills,
      ...transport,
      place: place.optional(),
      stateCode: f.StateCode.optional(),
      mode: TransportMode.optional(),
    }),
  ),
  detail: defineCall({
    method: 'GET',
    path: '/consolidatedEWayBill/detail',
    access: view,
    input: z.object({ id: f.QueryId }),
    reply: ConsolidatedDetail,
    readOnly: true,
  }),
  search: defineCall({
    method: 'POST',
    path: '/consolidatedEWayBill/search',
    access: view,
    input: Filters,
    reply: pageOf(Row),
    readOnly: true,
  }),
  /** A file, or `{ taskId }` as JSON above recordsAffectedWarningLimit. */
  export: defineCall({
    method: 'POST',
    path: '/consolidatedEWayBill/export',
    access: view,
    input: Filters.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  /** Sheets and bills of each state, for the same filters without their states. */
  counts: defineCall({
    method: 'POST',
    path: '/consolidatedEWayBill/counts',
    access: view,
    input: Filters,
    reply: z.array(z.object({ status: ConsolidatedState, sheets: z.number(), bills: z.number() })),
    readOnly: true,
  }),
  /** Bills that may go on a sheet of this GSTIN now, those that end first in front; two hundred at most. */
  candidates: defineCall({
    method: 'POST',
    path: '/consolidatedEWayBill/candidates',
    access: { anyOf: ['EWB_CEWB'] },
    input: z.object({ entityId: f.Id, keyword: z.string().trim().max(50).optional() }),
    reply: z.array(Member),
    readOnly: true,
  }),
}
