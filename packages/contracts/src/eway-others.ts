import * as z from 'zod'
import { defineCall } from './call.ts'
import { TransportMode, VehicleType } from './enums.ts'
import { EWayUrgency, EWayVehicleReason } from './eway-bill-shapes.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'

/** What this GSTIN is on the bill of another; Generator: its own bill, which is not in the books. */
export const EWayRole = z.enum(['Transporter', 'OtherParty', 'Generator'])

/**
 * Lists of the portal by day. `TransporterByState` and `AssignedByState` take the state of the generator,
 * `TransporterByGstin` the generator; `RejectedByOthers` reports own bills.
 */
export const EWayPortalList = z.enum([
  'OtherParty',
  'Transporter',
  'TransporterByState',
  'TransporterByGstin',
  'AssignedByState',
  'RejectedByOthers',
])

/** The state of the bill of another; Expired follows from its end. */
export const EWayOtherState = z.enum(['PartA', 'Active', 'Expired', 'Rejected', 'Cancelled'])

/** Days of one run at most. */
export const mostSyncDays = 31

const Row = z.object({
  id: f.Id,
  entityId: f.Id,
  ewbNo: z.string(),
  roles: z.array(EWayRole),
  status: EWayOtherState,
  ewbDate: z.string().nullable(),
  generatedBy: z.string().nullable(),
  documentNumber: z.string().nullable(),
  documentDate: z.string().nullable(),
  fromGstin: z.string().nullable(),
  fromName: z.string().nullable(),
  toGstin: z.string().nullable(),
  toName: z.string().nullable(),
  deliveryPlace: z.string().nullable(),
  deliveryStateCode: z.string().nullable(),
  total: z.string().nullable(),
  validUpto: z.string().nullable(),
  urgency: EWayUrgency,
  /** The other party rejected it; by us where we are that. */
  rejectedAt: z.string().nullable(),
  /** Until when it can be rejected, where that is possible at all. */
  rejectUntil: z.string().nullable(),
  tripSheetNumber: z.string().nullable(),
  /** When the portal last reported it. */
  toldAt: z.string(),
})

const Detail = Row.extend({
  transporterId: z.string().nullable(),
  transporterName: z.string().nullable(),
  distance: z.number().nullable(),
  extendedTimes: z.number(),
  lines: z.array(
    z.object({
      name: z.string(),
      hsn: z.string(),
      quantity: z.string(),
      uqc: z.string(),
      taxableValue: z.string(),
    }),
  ),
  vehicles: z.array(
    z.object({
      enteredAt: z.string(),
      enteredBy: z.string(),
      mode: TransportMode,
      vehicleNumber: z.string().nullable(),
      transportDocumentNumber: z.string().nullable(),
      place: z.string().nullable(),
    }),
  ),
  /** Of what is at the portal just now. */
  stage: z.enum(['Queued', 'Sent', 'Unknown']).nullable(),
  actions: z.array(
    z.object({
      action: z.enum(['reject', 'updateVehicle', 'consolidate']),
      allowed: z.boolean(),
      code: z.string().optional(),
      reason: z.string().optional(),
      until: z.string().optional(),
    }),
  ),
})

const Filters = GlobalFilters.extend({
  roles: z.array(EWayRole).max(5).optional(),
  states: z.array(EWayOtherState).max(10).optional(),
  generatedBy: f.Gstin.optional(),
  /** Days on which the bills were made. */
  fromDate: f.CalendarDate.optional(),
  toDate: f.CalendarDate.optional(),
})

const view = { anyOf: ['EWB_SH_VW'] } as const
const place = z.string().trim().min(1).max(50)
const change = <R extends 'EWB_CNL' | 'EWB_UPD_VEH' | 'EWB_SH_VW', S extends z.ZodType>(
  name: string,
  right: R,
  input: S,
) =>
  defineCall({
    method: 'POST',
    path: `/eWayBill/others/${name}`,
    access: { anyOf: [right] },
    input,
    reply: Detail,
    idempotent: true,
  })

/** Bills that others made and that name a GSTIN of ours, as other party or as transporter. */
export const eWayBillOfOtherCalls = {
  /** Reads the portal's lists day by day; the task says how far it is and what was found. Nothing is kept twice. */
  sync: defineCall({
    method: 'POST',
    path: '/eWayBill/others/sync',
    access: view,
    input: z.object({
      entityId: f.Id,
      from: f.CalendarDate,
      to: f.CalendarDate,
      lists: z.array(EWayPortalList).min(1).max(6).default(['OtherParty', 'Transporter', 'RejectedByOthers']),
      /** For the lists by state. */
      stateCode: f.StateCode.optional(),
      /** For the list by generator. */
      gstin: f.Gstin.optional(),
    }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  search: defineCall({
    method: 'POST',
    path: '/eWayBill/others/search',
    access: view,
    input: Filters,
    reply: pageOf(Row),
    readOnly: true,
  }),
  /** Bills and value of each state, for the same filters without their states. */
  counts: defineCall({
    method: 'POST',
    path: '/eWayBill/others/counts',
    access: view,
    input: Filters,
    reply: z.array(z.object({ status: EWayOtherState, bills: z.number(), amount: z.string() })),
    readOnly: true,
  }),
  /** As last reported; what the lists leave out is empty until the portal was asked for the whole bill. */
  detail: defineCall({
    method: 'GET',
    path: '/eWayBill/others/detail',
    access: view,
    input: z.object({ id: f.QueryId }),
    reply: Detail,
    readOnly: true,
  }),
  /** Asks the portal for the whole bill. */
  refresh: change('refresh', 'EWB_SH_VW', z.object({ id: f.Id })),
  /** Takes a bill over by its number, where the portal shows it to this GSTIN. */
  fetch: change('fetch', 'EWB_SH_VW', z.object({ entityId: f.Id, ewbNo: f.EWayBillNumber })),
  /** As the other party, within 72 hours. */
  reject: change('reject', 'EWB_CNL', z.object({ id: f.Id })),
  /** As its transporter: the first part B, or another vehicle. */
  updateVehicle: change(
    'updateVehicle',
    'EWB_UPD_VEH',
    z.object({
      id: f.Id,
      mode: TransportMode,
      vehicleNumber: f.VehicleNumber.optional(),
      transportDocumentNumber: f.TransportDocumentNumber.optional(),
      transportDocumentDate: f.CalendarDate.optional(),
      vehicleType: VehicleType.optional(),
      place,
      stateCode: f.StateCode,
      reason: EWayVehicleReason,
      remark: z.string().trim().min(1).max(50).optional(),
    }),
  ),
}
