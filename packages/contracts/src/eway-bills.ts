import * as z from 'zod'
import { defineCall } from './call.ts'
import { TransportDetails } from './documents.ts'
import { Credentials, SaveCredentials } from './einvoices.ts'
import { TransportMode, VehicleType } from './enums.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { Ids } from './resource.ts'

/** Where a document stands with the e-way bill portal; what stands there is told by what was done last with it. */
export const EWayBillState = z.enum([
  'YetNotGenerated',
  'InProgress',
  'Generated',
  'VehicleDetailUpdated',
  'TransporterUpdated',
  'Cancelled',
  'Rejected',
  'NotApplicable',
])

export const EWayCancelReason = z.enum(['Duplicate', 'OrderCancelled', 'WrongDetails', 'Others'])
export const EWayVehicleReason = z.enum(['Breakdown', 'Transshipment', 'Others', 'FirstTime'])
export const EWayExtensionReason = z.enum([
  'NaturalCalamity',
  'LawAndOrder',
  'Transshipment',
  'Accident',
  'Others',
])

const Issue = z.object({
  /** The portal's code. */
  code: z.string(),
  /** Field to mend; empty where the portal named none. */
  path: z.string(),
  message: z.string(),
  fix: z.string(),
})

/** Whether goods may move without a bill (rule 138); `eWayBill.need.<reason>` says why. */
const Need = z.object({
  need: z.enum(['needed', 'optional', 'notNeeded']),
  reason: z.string(),
  message: z.string(),
  /** Consignment value above which a bill is needed. */
  limit: z.string().nullable(),
  value: z.string(),
})

const Action = z.object({
  action: z.enum(['generate', 'updateVehicle', 'updateTransporter', 'extend', 'cancel']),
  allowed: z.boolean(),
  reason: z.string().optional(),
  /** Allowed until, where the portal sets an end. */
  until: z.string().optional(),
  /** Not yet allowed, but from then on. */
  from: z.string().optional(),
})

/** How near the end of validity is; dead: too late to extend it. */
const Urgency = z.enum(['none', 'valid', 'endsToday', 'endsSoon', 'expired', 'dead'])

const Vehicle = z.object({
  enteredAt: z.string(),
  enteredBy: z.string(),
  mode: TransportMode,
  vehicleNumber: z.string().nullable(),
  transportDocumentNumber: z.string().nullable(),
  place: z.string().nullable(),
})

export const EWayBillDetail = z.object({
  documentId: f.Id,
  status: EWayBillState,
  /** Of a document in progress. */
  stage: z.enum(['Queued', 'Sent', 'Unknown']).nullable(),
  retryAt: z.string().nullable(),
  ewbNo: z.string().nullable(),
  ewbDate: z.string().nullable(),
  /** Null for part A alone. */
  validUpto: z.string().nullable(),
  urgency: Urgency,
  distance: z.number().nullable(),
  transporterId: z.string().nullable(),
  /** Found at the portal rather than answered to our sending. */
  isAdopted: z.boolean(),
  /** What the portal remarked on making it. */
  alert: z.string().nullable(),
  /** Facts in which a bill that stands at the portal for this document differs from it; then nothing was adopted. */
  differences: z.array(z.string()),
  errors: z.array(Issue),
  vehicles: z.array(Vehicle),
  cancelledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelRemark: z.string().nullable(),
  need: Need,
  actions: z.array(Action),
})

const Filters = GlobalFilters.extend({
  states: z.array(EWayBillState).max(10).optional(),
  partyIds: z.array(f.Id).max(500).optional(),
  /** Bills that stand and end until then: what ends today, and what ended on the way. */
  endsBy: f.Instant.optional(),
})

const Row = z.object({
  /** Of the document. */
  id: f.Id,
  number: z.string().nullable(),
  date: z.string(),
  entityId: f.Id,
  partyId: f.Id.nullable(),
  partyName: z.string().nullable(),
  partyGstin: z.string().nullable(),
  total: z.string(),
  status: EWayBillState,
  ewbNo: z.string().nullable(),
  ewbDate: z.string().nullable(),
  validUpto: z.string().nullable(),
  urgency: Urgency,
  errors: z.array(Issue),
})

const view = { anyOf: ['EWB_SH_VW'] } as const
const credentials = { anyOf: ['BSN_SET_EINV_CRED'] } as const
const OfDocument = z.object({ documentId: f.QueryId })
const remark = z.string().trim().min(1).max(50)
const place = z.string().trim().min(1).max(50)
const part = {
  mode: TransportMode,
  vehicleNumber: f.VehicleNumber.optional(),
  transportDocumentNumber: f.TransportDocumentNumber.optional(),
  transportDocumentDate: f.CalendarDate.optional(),
}

/** Each is refused before the portal is asked where its rules forbid it; the reply tells how the bill stands then. */
const change = <R extends 'EWB_UPD_VEH' | 'EWB_UPD_TRN' | 'EWB_EXT' | 'EWB_CNL', S extends z.ZodType>(
  name: string,
  right: R,
  input: S,
) =>
  defineCall({
    method: 'POST',
    path: `/eWayBill/${name}`,
    access: { anyOf: [right] },
    input,
    reply: EWayBillDetail,
    idempotent: true,
  })

export const eWayBillCalls = {
  /** Puts the documents into the queue of their GSTIN; the task tells how they went. */
  generate: defineCall({
    method: 'POST',
    path: '/eWayBill/generate',
    access: { anyOf: ['EWB_GEN'] },
    /** Without transport: as on the document. A distance of 0: the portal works it out from the PIN codes. */
    input: z.object({ documentIds: Ids, transport: TransportDetails.optional() }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/eWayBill/detail',
    access: view,
    input: OfDocument,
    reply: EWayBillDetail,
    readOnly: true,
  }),
  search: defineCall({
    method: 'POST',
    path: '/eWayBill/search',
    access: view,
    input: Filters,
    reply: pageOf(Row),
    readOnly: true,
  }),
  /** Documents and amounts of each state, for the same filters without their states. */
  counts: defineCall({
    method: 'POST',
    path: '/eWayBill/counts',
    access: view,
    input: Filters,
    reply: z.array(z.object({ status: EWayBillState, documents: z.number(), amount: z.string() })),
    readOnly: true,
  }),
  /** The payload that was or would be sent. */
  json: defineCall({
    method: 'GET',
    path: '/eWayBill/json',
    access: { anyOf: ['EWB_JSN'] },
    input: OfDocument,
    reply: 'file',
    readOnly: true,
  }),
  updateVehicle: change(
    'updateVehicle',
    'EWB_UPD_VEH',
    z.object({
      documentId: f.Id,
      ...part,
      vehicleType: VehicleType.optional(),
      place,
      stateCode: f.StateCode,
      reason: EWayVehicleReason,
      remark: remark.optional(),
    }),
  ),
  updateTransporter: change(
    'updateTransporter',
    'EWB_UPD_TRN',
    z.object({ documentId: f.Id, transporterId: f.TransporterId }),
  ),
  /** In movement with a vehicle or document, in transit with the place where the goods lie. */
  extendValidity: change(
    'extendValidity',
    'EWB_EXT',
    z.object({
      documentId: f.Id,
      reason: EWayExtensionReason,
      remark,
      place,
      stateCode: f.StateCode,
      pincode: z.string().regex(/^\d{6}$/),
      remainingDistance: z.number().int().min(1).max(4000),
      status: z.enum(['InMovement', 'InTransit']),
      ...part,
      mode: TransportMode.optional(),
      transitType: z.enum(['Road', 'Warehouse', 'Others']).optional(),
      address: z.tuple([z.string().max(50), z.string().max(50), z.string().max(50)]).optional(),
    }),
  ),
  cancel: change('cancel', 'EWB_CNL', z.object({ documentId: f.Id, reason: EWayCancelReason, remark })),
  /** Of every GSTIN the user sees, or of one. */
  credentials: defineCall({
    method: 'GET',
    path: '/eWayBill/credentials',
    access: credentials,
    input: z.object({ entityId: f.QueryId.optional() }),
    reply: z.array(Credentials),
    readOnly: true,
  }),
  saveCredentials: defineCall({
    method: 'POST',
    path: '/eWayBill/saveCredentials',
    access: credentials,
    input: SaveCredentials,
    reply: Credentials,
    idempotent: true,
  }),
  testCredentials: defineCall({
    method: 'POST',
    path: '/eWayBill/testCredentials',
    access: credentials,
    input: z.object({ entityId: f.Id }),
    reply: Credentials,
    idempotent: true,
  }),
}
