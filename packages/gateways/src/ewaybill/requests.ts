import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import { cut, fitted } from '../einvoice/map-texts.ts'
import { portalDate } from '../portal-date.ts'
import { portalVehicleNumber } from '../vehicle.ts'
import {
  ewayCancelReasons,
  ewayModes,
  ewayStateCode,
  extensionReasons,
  transitTypes,
  vehicleReasons,
} from './lists.ts'

/** Bodies of what is done with a bill after it was made; blank where the portal wants blank, remarks cut at fifty. */

type Mode = 'Road' | 'Rail' | 'Air' | 'Ship'

export interface VehicleChange {
  readonly ewbNo: string
  readonly mode: Mode
  readonly vehicleNumber?: string
  readonly vehicleType?: 'R' | 'O'
  readonly place: string
  readonly stateCode: string
  readonly reason: keyof typeof vehicleReasons
  readonly remark?: string
  readonly transportDocumentNumber?: string
  readonly transportDocumentDate?: CalendarDate
}

/** VEHEWB: first part B, or another vehicle. */
export function vehicleRequest(change: VehicleChange) {
  return {
    ewbNo: Number(change.ewbNo),
    vehicleNo: vehicle(change.vehicleNumber),
    fromPlace: place(change.place),
    fromState: ewayStateCode(change.stateCode),
    reasonCode: vehicleReasons[change.reason],
    reasonRem: remark(change.remark) || defaultRemarks[change.reason],
    transDocNo: documentNumber(change.transportDocumentNumber),
    transDocDate: date(change.transportDocumentDate),
    transMode: ewayModes[change.mode],
    vehicleType: change.vehicleType ?? (change.mode === 'Road' ? 'R' : ''),
  }
}

/** UPDATETRANSPORTER. */
export function transporterRequest(change: { readonly ewbNo: string; readonly transporterId: string }) {
  return { ewbNo: Number(change.ewbNo), transporterId: change.transporterId.toUpperCase() }
}

export type Extension = {
  readonly ewbNo: string
  readonly place: string
  readonly stateCode: string
  readonly pincode: string
  readonly remainingDistance: number
  readonly reason: keyof typeof extensionReasons
  readonly remark?: string
} & (
  | {
      readonly status: 'InMovement'
      readonly mode: Mode
      readonly vehicleNumber?: string
      readonly transportDocumentNumber?: string
      readonly transportDocumentDate?: CalendarDate
    }
  | {
      readonly status: 'InTransit'
      readonly transitType: keyof typeof transitTypes
      readonly address: readonly [string, string, string]
    }
)

/** EXTENDVALIDITY. */
export function extensionRequest(extension: Extension) {
  const isMoving = extension.status === 'InMovement'
  const [addressLine1, addressLine2, addressLine3] = isMoving ? ['', '', ''] : extension.address
  return {
    ewbNo: Number(extension.ewbNo),
    vehicleNo: isMoving ? vehicle(extension.vehicleNumber) : '',
    fromPlace: place(extension.place),
    fromState: ewayStateCode(extension.stateCode),
    remainingDistance: extension.remainingDistance,
    transDocNo: isMoving ? documentNumber(extension.transportDocumentNumber) : '',
    transDocDate: isMoving ? date(extension.transportDocumentDate) : '',
    transMode: isMoving ? ewayModes[extension.mode] : ewayModes.InTransit,
    extnRsnCode: extensionReasons[extension.reason],
    extnRemarks: remark(extension.remark),
    fromPincode: Number(extension.pincode),
    consignmentStatus: isMoving ? 'M' : 'T',
    transitType: isMoving ? '' : transitTypes[extension.transitType],
    addressLine1: fitted(addressLine1, 50) ?? '',
    addressLine2: fitted(addressLine2, 50) ?? '',
    addressLine3: fitted(addressLine3, 50) ?? '',
  }
}

/** CANEWB. */
export function cancelRequest(cancel: {
  readonly ewbNo: string
  readonly reason: keyof typeof ewayCancelReasons
  readonly remark?: string
}) {
  return {
    ewbNo: Number(cancel.ewbNo),
    cancelRsnCode: ewayCancelReasons[cancel.reason],
    cancelRmrk: remark(cancel.remark),
  }
}

/** REJEWB. */
export const rejectRequest = (ewbNo: string) => ({ ewbNo: Number(ewbNo) })

/** CLSEWB; the portal published no names of its members, so they are here alone. */
export function closeRequest(close: {
  readonly ewbNo: string
  readonly date: CalendarDate
  readonly remark: string
}) {
  return { ewbNo: Number(close.ewbNo), closureDate: portalDate(close.date), remarks: remark(close.remark) }
}

export interface MultiVehicleStart {
  readonly ewbNo: string
  readonly reason: keyof typeof vehicleReasons
  readonly remark: string
  readonly fromPlace: string
  readonly fromStateCode: string
  readonly toPlace: string
  readonly toStateCode: string
  readonly mode: Mode
  readonly totalQuantity: string
  readonly uqc: string
}

/** MULTIVEHMOVINT. */
export function multiVehicleStartRequest(start: MultiVehicleStart) {
  return {
    ewbNo: Number(start.ewbNo),
    reasonCode: vehicleReasons[start.reason],
    reasonRem: remark(start.remark),
    fromPlace: place(start.fromPlace),
    fromState: ewayStateCode(start.fromStateCode),
    toPlace: place(start.toPlace),
    toState: ewayStateCode(start.toStateCode),
    transMode: ewayModes[start.mode],
    totalQuantity: Number(start.totalQuantity),
    unitCode: start.uqc,
  }
}

/** MULTIVEHADD. */
export function multiVehicleAddRequest(add: {
  readonly ewbNo: string
  readonly group: string
  readonly vehicleNumber?: string
  readonly transportDocumentNumber?: string
  readonly transportDocumentDate?: CalendarDate
  readonly quantity: string
}) {
  return {
    ewbNo: Number(add.ewbNo),
    groupNo: add.group,
    vehicleNo: vehicle(add.vehicleNumber),
    transDocNo: documentNumber(add.transportDocumentNumber),
    transDocDate: date(add.transportDocumentDate),
    quantity: Number(add.quantity),
  }
}

/** MULTIVEHUPD, with the portal's own mixture of capitals. */
export function multiVehicleChangeRequest(change: {
  readonly ewbNo: string
  readonly group: string
  readonly oldVehicleNumber?: string
  readonly newVehicleNumber?: string
  readonly oldDocumentNumber?: string
  readonly newDocumentNumber?: string
  readonly place: string
  readonly stateCode: string
  readonly reason: keyof typeof vehicleReasons
  readonly remark: string
}) {
  return {
    ewbNo: Number(change.ewbNo),
    groupNo: change.group,
    oldvehicleNo: vehicle(change.oldVehicleNumber),
    newVehicleNo: vehicle(change.newVehicleNumber),
    oldTranNo: documentNumber(change.oldDocumentNumber),
    newTranNo: documentNumber(change.newDocumentNumber),
    fromPlace: place(change.place),
    fromState: ewayStateCode(change.stateCode),
    reasonCode: vehicleReasons[change.reason],
    reasonRem: remark(change.remark),
  }
}

export interface Consolidation {
  readonly place: string
  readonly stateCode: string
  readonly mode: Mode
  readonly vehicleNumber?: string
  readonly transportDocumentNumber?: string
  readonly transportDocumentDate?: CalendarDate
}

const consolidation = (sheet: Consolidation) => ({
  fromPlace: place(sheet.place),
  fromState: ewayStateCode(sheet.stateCode),
  vehicleNo: vehicle(sheet.vehicleNumber),
  transMode: ewayModes[sheet.mode],
  transDocNo: documentNumber(sheet.transportDocumentNumber),
  transDocDate: date(sheet.transportDocumentDate),
})

/** GENCEWB. */
export function consolidateRequest(sheet: Consolidation & { readonly ewbNos: readonly string[] }) {
  return {
    ...consolidation(sheet),
    tripSheetEwbBills: sheet.ewbNos.map((ewbNo) => ({ ewbNo: Number(ewbNo) })),
  }
}

/** REGENTRIPSHEET: another vehicle, and with it another number. */
export function regenerateRequest(
  sheet: Consolidation & {
    readonly tripSheetNumber: string
    readonly reason: keyof typeof vehicleReasons
    readonly remark: string
  },
) {
  return {
    tripSheetNo: Number(sheet.tripSheetNumber),
    ...consolidation(sheet),
    reasonCode: Number(vehicleReasons[sheet.reason]),
    reasonRem: remark(sheet.remark),
  }
}

const remark = (text: string | undefined): string => cut(text, 50) ?? ''
const place = (text: string): string => fitted(text, 50) ?? ''
const vehicle = (text: string | undefined): string => (text ? portalVehicleNumber(text) : '')
const documentNumber = (text: string | undefined): string => (text ?? '').slice(-15)
const date = (day: CalendarDate | undefined): string => (day ? portalDate(day) : '')

/** The portal wants remarks with every change; these say no more than the reason. */
const defaultRemarks: Readonly<Record<keyof typeof vehicleReasons, string>> = {
  Breakdown: 'Breakdown',
  Transshipment: 'Transshipment',
  Others: 'Others',
  FirstTime: 'First entry',
}
