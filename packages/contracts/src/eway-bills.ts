import * as z from 'zod'
import { defineCall } from './call.ts'
import { TransportDetails } from './documents.ts'
import { credentialCalls } from './portal-access.ts'
import { EWayBillState, TransportMode, VehicleType } from './enums.ts'
import {
  EWayBillDetail,
  EWayCancelReason,
  EWayExemption,
  EWayExtensionReason,
  EWayFilters,
  EWayIssue,
  EWayNeed,
  EWayRow,
  EWayVehicleReason,
  OfSubject,
  ofSubject,
} from './eway-bill-shapes.ts'
import { eWayBoardCalls } from './eway-board.ts'
import { eWayMovementCalls } from './eway-movements.ts'
import { eWayPrintCalls } from './eway-prints.ts'
import * as f from './fields.ts'
import { ExportFormat, pageOf } from './paging.ts'
import { Ids } from './resource.ts'
import type { RightCode } from './rights.ts'

const view = { anyOf: ['EWB_SH_VW'] } as const
const remark = z.string().trim().min(1).max(50)
/** Documents of the books and movements, one at least. */
const someOf = <T extends z.ZodRawShape>(shape: T) =>
  z
    .object({ documentIds: Ids.optional(), billIds: Ids.optional(), ...shape })
    .refine((input) => hasSome(input), { error: 'REQUIRED', path: ['documentIds'] })
const hasSome = (input: object): boolean =>
  ('documentIds' in input && input.documentIds !== undefined) ||
  ('billIds' in input && input.billIds !== undefined)
const task = z.object({ taskId: f.Id })
const place = z.string().trim().min(1).max(50)
const part = {
  mode: TransportMode,
  vehicleNumber: f.VehicleNumber.optional(),
  transportDocumentNumber: f.TransportDocumentNumber.optional(),
  transportDocumentDate: f.CalendarDate.optional(),
}

/** Each is refused before the portal is asked where its rules forbid it; the reply gives the state of the bill afterwards. */
const change = <R extends RightCode, S extends z.ZodType>(name: string, right: R, input: S) =>
  defineCall({
    method: 'POST',
    path: `/eWayBill/${name}`,
    access: { anyOf: [right] },
    input,
    reply: EWayBillDetail,
    idempotent: true,
  })

export const eWayBillCalls = {
  ...eWayMovementCalls,
  ...eWayBoardCalls,
  ...eWayPrintCalls,
  /** Puts the documents into the queue of their GSTIN; the task says how they went. */
  generate: defineCall({
    method: 'POST',
    path: '/eWayBill/generate',
    access: { anyOf: ['EWB_GEN'] },
    /** Without transport: as on the document or movement. A distance of 0: the portal works it out from the PIN codes. */
    input: someOf({
      transport: TransportDetails.optional(),
      /** Absent: from the IRN where one is active, else from the document. */
      route: z.enum(['direct', 'byIrn']).optional(),
    }),
    reply: task,
    idempotent: true,
  }),
  /** The same for all that match and need one, and for movements; five thousand at most; null where there is none. */
  generateAll: defineCall({
    method: 'POST',
    path: '/eWayBill/generateAll',
    access: { anyOf: ['EWB_GEN'] },
    input: EWayFilters,
    reply: z.object({ taskId: f.Id.nullable(), documents: z.number() }),
    idempotent: true,
  }),
  /** How many bills that would be, and how many that match need none; a thousand are looked at. */
  countAll: defineCall({
    method: 'POST',
    path: '/eWayBill/countAll',
    access: { anyOf: ['EWB_GEN'] },
    input: EWayFilters,
    reply: z.object({ bills: z.number(), notNeeded: z.number(), isExact: z.boolean() }),
    readOnly: true,
  }),
  /** Cancels many, each by the rules of one; the task says how they went. */
  cancelMany: defineCall({
    method: 'POST',
    path: '/eWayBill/cancelMany',
    access: { anyOf: ['EWB_CNL'] },
    input: someOf({ reason: EWayCancelReason, remark }),
    reply: task,
    idempotent: true,
  }),
  /** What the portal would refuse, found here, all at once; nothing is sent. */
  validate: defineCall({
    method: 'POST',
    path: '/eWayBill/validate',
    access: { anyOf: ['EWB_GEN'] },
    input: someOf({ transport: TransportDetails.optional() }),
    reply: z.array(
      z.object({
        documentId: f.Id.nullable(),
        billId: f.Id.nullable(),
        need: EWayNeed,
        issues: z.array(EWayIssue),
      }),
    ),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/eWayBill/detail',
    access: view,
    input: OfSubject,
    reply: EWayBillDetail,
    readOnly: true,
  }),
  search: defineCall({
    method: 'POST',
    path: '/eWayBill/search',
    access: view,
    input: EWayFilters,
    reply: pageOf(EWayRow),
    readOnly: true,
  }),
  /** A file, or `{ taskId }` as JSON above recordsAffectedWarningLimit. */
  export: defineCall({
    method: 'POST',
    path: '/eWayBill/export',
    access: view,
    input: EWayFilters.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  /** Documents and amounts of each state, for the same filters without their states. */
  counts: defineCall({
    method: 'POST',
    path: '/eWayBill/counts',
    access: view,
    input: EWayFilters,
    reply: z.array(z.object({ status: EWayBillState, documents: z.number(), amount: z.string() })),
    readOnly: true,
  }),
  /** The payload that was or would be sent. */
  json: defineCall({
    method: 'GET',
    path: '/eWayBill/json',
    access: { anyOf: ['EWB_JSN'] },
    input: OfSubject,
    reply: 'file',
    readOnly: true,
  }),
  updateVehicle: change(
    'updateVehicle',
    'EWB_UPD_VEH',
    ofSubject({
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
    ofSubject({ transporterId: f.TransporterId }),
  ),
  /** In movement with a vehicle or document, in transit with the place where the goods lie. */
  extendValidity: change(
    'extendValidity',
    'EWB_EXT',
    ofSubject({
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
  cancel: change('cancel', 'EWB_CNL', ofSubject({ reason: EWayCancelReason, remark })),
  /** Reports to the portal that the goods arrived (since 1 August 2026); nothing is done with the bill after that. */
  close: change('close', 'EWB_UPD_VEH', ofSubject({ date: f.CalendarDate, remark })),
  /** Marks the goods as delivered in the books alone. */
  deliver: change('deliver', 'EWB_UPD_VEH', ofSubject({ date: f.CalendarDate })),
  /** Asks the portal how the bill is there. */
  refresh: change('refresh', 'EWB_SH_VW', ofSubject({})),
  /** Says why the goods of a document move without a bill. */
  exempt: change('exempt', 'EWB_MOV', ofSubject({ exemption: EWayExemption, note: f.Reason.optional() })),
  /** Puts what moves without a bill on the work list again. */
  move: change('move', 'EWB_MOV', ofSubject({ reason: f.Reason })),
  ...credentialCalls('eWayBill'),
}
