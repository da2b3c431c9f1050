import * as z from 'zod'
import { TransportMode } from './enums.ts'
import * as f from './fields.ts'

/** A vehicle of a group and those that carried the same goods before it. */
const GroupVehicle = z.object({
  id: f.Id,
  vehicleNumber: z.string().nullable(),
  transportDocumentNumber: z.string().nullable(),
  transportDocumentDate: z.string().nullable(),
  quantity: z.string(),
  addedAt: z.string(),
  earlier: z.array(
    z.object({
      vehicleNumber: z.string().nullable(),
      transportDocumentNumber: z.string().nullable(),
      until: z.string(),
      place: z.string(),
      reason: z.string(),
      remark: z.string(),
    }),
  ),
})

/** Goods of a bill that continue in several vehicles. */
export const EWayGroup = z.object({
  id: f.Id,
  /** By which the portal knows it. */
  number: z.string(),
  mode: TransportMode,
  reason: z.string(),
  remark: z.string(),
  fromPlace: z.string(),
  fromStateCode: z.string(),
  toPlace: z.string(),
  toStateCode: z.string(),
  uqc: z.string(),
  totalQuantity: z.string(),
  addedQuantity: z.string(),
  leftQuantity: z.string(),
  openedAt: z.string(),
  vehicles: z.array(GroupVehicle),
})

/** What may still be put into a group that is opened now, by unit. */
export const EWayMovable = z.object({ uqc: z.string(), quantity: z.string() })
