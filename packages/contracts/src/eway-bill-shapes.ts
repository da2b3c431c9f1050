import * as z from 'zod'
import { DocumentKindName, EWayBillState, TransportMode } from './enums.ts'
import { EWayGroup, EWayMovable } from './eway-group-shapes.ts'
import * as f from './fields.ts'
import { GlobalFilters } from './paging.ts'

export const EWayCancelReason = z.enum(['Duplicate', 'OrderCancelled', 'WrongDetails', 'Others'])
export const EWayVehicleReason = z.enum(['Breakdown', 'Transshipment', 'Others', 'FirstTime'])
export const EWayExtensionReason = z.enum([
  'NaturalCalamity',
  'LawAndOrder',
  'Transshipment',
  'Accident',
  'Others',
])

/** Why goods may move without a bill though they are goods, as a person says (rule 138(14) of the CGST Rules). */
export const EWayExemption = z.enum([
  'exemptGoods',
  'lpg',
  'kerosene',
  'postal',
  'jewellery',
  'currency',
  'usedHousehold',
  'coral',
  'nonMotorised',
  'customsToDepot',
  'underCustomsSeal',
  'nepalBhutan',
  'outsideGst',
  'noSupply',
  'defence',
  'governmentByRail',
  'emptyContainers',
  'emptyCylinders',
  'weighbridge',
  'stateArea',
])

export type EWayExemptionName = z.output<typeof EWayExemption>

export const EWayIssue = z.object({
  /** The portal's code. */
  code: z.string(),
  /** Field to mend; empty where the portal named none. */
  path: z.string(),
  message: z.string(),
  fix: z.string(),
  /** A warning stops nothing. */
  severity: z.enum(['error', 'warning']).optional(),
})

/** Whether goods may move without a bill (rule 138); `eWayBill.need.<reason>` says why. */
export const EWayNeed = z.object({
  need: z.enum(['needed', 'optional', 'notNeeded']),
  reason: z.string(),
  message: z.string(),
  /** Consignment value above which a bill is needed. */
  limit: z.string().nullable(),
  value: z.string(),
  /** What the state says beside its limit, or that the limit is not sure. */
  remark: z.string().nullable(),
  /** Exemptions that the codes of the goods speak for; a person decides. */
  suggestions: z.array(EWayExemption),
})

export const EWayActionName = z.enum([
  'generate',
  'updateVehicle',
  'updateTransporter',
  'extend',
  'multiVehicleStart',
  'multiVehicleAdd',
  'multiVehicleChange',
  'consolidate',
  'cancel',
  'reject',
  'close',
  'deliver',
  'edit',
  'delete',
  'exempt',
  'move',
])

export const EWayAction = z.object({
  action: EWayActionName,
  allowed: z.boolean(),
  code: z.string().optional(),
  reason: z.string().optional(),
  /** Allowed until, where the portal sets an end. */
  until: z.string().optional(),
  /** Not yet allowed, but from then on. */
  from: z.string().optional(),
})

/** How near the end of validity is; dead: too late to extend it. */
export const EWayUrgency = z.enum(['none', 'valid', 'endsToday', 'endsSoon', 'expired', 'dead'])

const Vehicle = z.object({
  enteredAt: z.string(),
  enteredBy: z.string(),
  mode: TransportMode,
  vehicleNumber: z.string().nullable(),
  transportDocumentNumber: z.string().nullable(),
  place: z.string().nullable(),
})

/** A bill by the document of the books that it is for, or by its own id: exactly one of them. */
export const subject = { documentId: f.Id.optional(), billId: f.Id.optional() }
const querySubject = { documentId: f.QueryId.optional(), billId: f.QueryId.optional() }
const required = { error: 'REQUIRED', path: ['documentId'] }

/** The body of a call about one bill. */
export const ofSubject = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ ...subject, ...shape }).refine((input) => hasOne(input), required)
/** The query of a call about one bill. */
export const OfSubject = z.object(querySubject).refine((input) => hasOne(input), required)

const hasOne = (input: object): boolean =>
  ('documentId' in input && input.documentId !== undefined) !==
  ('billId' in input && input.billId !== undefined)

export interface EWayBillSubject {
  readonly documentId?: number | undefined
  readonly billId?: number | undefined
}

export const EWayBillDetail = z.object({
  /** Of the bill; null where none was asked for yet. */
  id: f.Id.nullable(),
  /** Null for a movement without a document in the books. */
  documentId: f.Id.nullable(),
  documentKind: DocumentKindName.nullable(),
  entityId: f.Id,
  /** Of the document. */
  number: z.string().nullable(),
  date: z.string().nullable(),
  status: EWayBillState,
  /** Of one that waits or was sent. */
  stage: z.enum(['Queued', 'Sent', 'Unknown']).nullable(),
  retryAt: z.string().nullable(),
  ewbNo: z.string().nullable(),
  ewbDate: z.string().nullable(),
  /** Null for part A alone. */
  validUpto: z.string().nullable(),
  urgency: EWayUrgency,
  distance: z.number().nullable(),
  transporterId: z.string().nullable(),
  /** Made from the IRN, with it, or of the document itself; null where there is no bill. */
  route: z.enum(['direct', 'byIrn', 'withIrn']).nullable(),
  /** Found at the portal rather than answered to our sending. */
  isAdopted: z.boolean(),
  /** The other party rejected it. */
  isRejectedByOther: z.boolean(),
  /** Number of the consolidated bill it goes with. */
  tripSheetNumber: z.string().nullable(),
  /** What the portal remarked on making it. */
  alert: z.string().nullable(),
  /** Facts in which a bill that is at the portal for this document differs from it; then nothing was adopted. */
  differences: z.array(z.string()),
  errors: z.array(EWayIssue),
  vehicles: z.array(Vehicle),
  /** Goods of it that continue in several vehicles. */
  groups: z.array(EWayGroup),
  /** What a group that is opened now may hold at most, by unit. */
  movable: z.array(EWayMovable),
  cancelledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelRemark: z.string().nullable(),
  deliveredAt: z.string().nullable(),
  /** When the portal was last asked for the state of the bill. */
  checkedAt: z.string().nullable(),
  exemption: EWayExemption.nullable(),
  exemptionNote: z.string().nullable(),
  need: EWayNeed,
  actions: z.array(EWayAction),
})

export const EWayFilters = GlobalFilters.extend({
  states: z.array(EWayBillState).max(20).optional(),
  partyIds: z.array(f.Id).max(500).optional(),
  /** Active bills that expire until then: those that expire today, and those that expired in transit. */
  endsBy: f.Instant.optional(),
  /** Only of documents of the books, or only movements without one. */
  source: z.enum(['documents', 'movements']).optional(),
})

export const EWayRow = z.object({
  /** Of the row in the list: neither a bill's id nor a document's, but one for each of them. */
  key: z.number(),
  /** Of the bill; null where none was asked for yet. */
  id: f.Id.nullable(),
  /** Null for a movement without a document in the books. */
  documentId: f.Id.nullable(),
  /** Of the document. */
  kind: DocumentKindName.nullable(),
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
  urgency: EWayUrgency,
  isRejectedByOther: z.boolean(),
  tripSheetNumber: z.string().nullable(),
  errors: z.array(EWayIssue),
})
