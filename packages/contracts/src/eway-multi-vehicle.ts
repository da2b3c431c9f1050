import * as z from 'zod'
import { defineCall } from './call.ts'
import { TransportMode } from './enums.ts'
import { EWayBillDetail, EWayVehicleReason, ofSubject } from './eway-bill-shapes.ts'
import * as f from './fields.ts'

const remark = z.string().trim().min(1).max(50)
const place = z.string().trim().min(1).max(50)

/** Each is refused before the portal is asked where its rules forbid it; the reply gives the state of the bill afterwards. */
const change = <S extends z.ZodType>(name: string, input: S) =>
  defineCall({
    method: 'POST',
    path: `/eWayBill/multiVehicle/${name}`,
    access: { anyOf: ['EWB_UPD_VEH'] },
    input,
    reply: EWayBillDetail,
    idempotent: true,
  })

/** Goods of one bill that continue in several vehicles; the portal keeps no balance that could be read, so we do. */
export const eWayMultiVehicleCalls = {
  /** Opens a group: from where to where, how much of the goods in one unit of the bill. */
  initiate: change(
    'initiate',
    ofSubject({
      reason: EWayVehicleReason,
      remark,
      fromPlace: place,
      fromStateCode: f.StateCode,
      toPlace: place,
      toStateCode: f.StateCode,
      mode: TransportMode,
      totalQuantity: f.Quantity,
      uqc: f.Uqc,
    }),
  ),
  /** Puts a vehicle into the last group, or the given one, with what it takes of what is left. */
  add: change(
    'add',
    ofSubject({
      groupId: f.Id.optional(),
      vehicleNumber: f.VehicleNumber.optional(),
      transportDocumentNumber: f.TransportDocumentNumber.optional(),
      transportDocumentDate: f.CalendarDate.optional(),
      quantity: f.Quantity,
    }),
  ),
  /** Another vehicle, or another document, takes over what one of the group carried. */
  update: change(
    'update',
    ofSubject({
      groupVehicleId: f.Id,
      vehicleNumber: f.VehicleNumber.optional(),
      transportDocumentNumber: f.TransportDocumentNumber.optional(),
      place,
      stateCode: f.StateCode,
      reason: EWayVehicleReason,
      remark,
    }),
  ),
}
