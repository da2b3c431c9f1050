import * as z from 'zod'
import { readPortalDate, readPortalStamp } from '../portal-date.ts'
import { ownStateCode } from './lists.ts'
import { textual } from './replies.ts'
import type { EwayBillState, PartBEntry } from './state.ts'

const count = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => Number(value ?? 0) || 0)

const Vehicle = z.looseObject({
  vehicleNo: textual,
  fromPlace: textual,
  tripshtNo: textual,
  userGSTINTransin: textual,
  enteredDate: textual,
  transMode: textual,
  transDocNo: textual,
  groupNo: textual,
})
const Item = z.looseObject({
  productName: textual,
  productDesc: textual,
  hsnCode: textual,
  quantity: count,
  qtyUnit: textual,
  taxableAmount: count,
})
const Bill = z.looseObject({
  ewbNo: textual,
  ewayBillDate: textual,
  userGstin: textual,
  supplyType: textual,
  subSupplyType: textual,
  docType: textual,
  docNo: textual,
  docDate: textual,
  fromGstin: textual,
  fromTrdName: textual,
  fromPlace: textual,
  fromStateCode: textual,
  toGstin: textual,
  toTrdName: textual,
  toPlace: textual,
  toStateCode: textual,
  actToStateCode: textual,
  totInvValue: count,
  transporterId: textual,
  transporterName: textual,
  status: textual,
  actualDist: count,
  validUpto: textual,
  extendedTimes: count,
  rejectStatus: textual,
  vehicleType: textual,
  itemList: z.array(Item).nullish(),
  VehiclListDetails: z.array(Vehicle).nullish(),
})

export interface EwayBillDetail {
  /** Closed and seen by an officer are not reported by the portal and are false here. */
  readonly state: EwayBillState
  readonly documentType: string
  readonly documentNumber: string
  readonly documentDate?: string
  readonly fromName: string
  readonly fromStateCode: string
  readonly toName: string
  readonly toStateCode: string
  /** Where the goods go, which need not be where they are billed. */
  readonly deliveryPlace: string
  readonly deliveryStateCode: string
  readonly total: string
  readonly transporterName: string
  readonly lines: readonly {
    readonly name: string
    readonly hsn: string
    readonly quantity: string
    readonly uqc: string
    readonly taxableValue: string
  }[]
}

const modes: Readonly<Record<string, PartBEntry['mode']>> = {
  '1': 'Road',
  '2': 'Rail',
  '3': 'Air',
  '4': 'Ship',
}

export function readBill(data: unknown): EwayBillDetail | undefined {
  const parsed = Bill.safeParse(data)
  const generatedAt = readPortalStamp(parsed.data?.ewayBillDate)
  if (!parsed.success || !generatedAt) return undefined
  const bill = parsed.data
  const vehicles = oldestFirst(bill.VehiclListDetails ?? [], ({ enteredDate }) => enteredDate)
  const validUpto = readPortalStamp(bill.validUpto)
  const tripSheet = vehicles.findLast(({ tripshtNo }) => tripshtNo !== '' && tripshtNo !== '0')?.tripshtNo
  const groups = new Set(
    vehicles.map(({ groupNo }) => groupNo).filter((group) => group !== '' && group !== '0'),
  )
  const documentDate = readPortalDate(bill.docDate)
  return {
    state: {
      number: bill.ewbNo,
      generatedAt,
      generatedBy: bill.userGstin,
      fromGstin: bill.fromGstin,
      toGstin: bill.toGstin,
      supplyType: bill.supplyType === 'I' ? 'Inward' : 'Outward',
      isCancelled: bill.status === 'CNL',
      isClosed: false,
      isRejected: bill.rejectStatus === 'Y',
      isVerified: false,
      distanceKm: bill.actualDist,
      isSlow: bill.vehicleType === 'O' || vehicles.some(({ transMode }) => transMode === '4'),
      extendedTimes: bill.extendedTimes,
      ...(validUpto ? { validUpto } : {}),
      ...(bill.transporterId === '' ? {} : { transporterId: bill.transporterId }),
      ...(tripSheet === undefined ? {} : { tripSheetNumber: tripSheet }),
      partB: vehicles.map((row) => ({
        enteredAt: readPortalStamp(row.enteredDate) ?? generatedAt,
        enteredBy: row.userGSTINTransin,
        mode: modes[row.transMode] ?? 'Road',
        ...(row.vehicleNo === '' ? {} : { vehicleNumber: row.vehicleNo }),
        ...(row.transDocNo === '' ? {} : { transportDocumentNumber: row.transDocNo }),
        ...(row.fromPlace === '' ? {} : { place: row.fromPlace }),
        ...(row.tripshtNo === '' || row.tripshtNo === '0' ? {} : { tripSheet: row.tripshtNo }),
        ...(row.groupNo === '' || row.groupNo === '0' ? {} : { group: row.groupNo }),
      })),
      // Quantities of groups are not read back.
      groups: [...groups].map((number) => ({ number, totalQuantity: '0', addedQuantity: '0' })),
    },
    documentType: bill.docType,
    documentNumber: bill.docNo,
    ...(documentDate === undefined ? {} : { documentDate }),
    fromName: bill.fromTrdName,
    fromStateCode: ownStateCode(bill.fromStateCode),
    toName: bill.toTrdName,
    toStateCode: ownStateCode(bill.toStateCode),
    deliveryPlace: bill.toPlace,
    deliveryStateCode: ownStateCode(bill.actToStateCode || bill.toStateCode),
    total: bill.totInvValue.toFixed(2),
    transporterName: bill.transporterName,
    lines: (bill.itemList ?? []).map((item) => ({
      name: item.productName,
      // A number lost the zero in front.
      hsn: item.hsnCode.length % 2 === 1 ? `0${item.hsnCode}` : item.hsnCode,
      quantity: String(item.quantity),
      uqc: item.qtyUnit,
      taxableValue: item.taxableAmount.toFixed(2),
    })),
  }
}

/** Rows come newest first or oldest first; those of one second keep the order they turn out to be in. */
function oldestFirst<T>(rows: readonly T[], stamp: (row: T) => string): T[] {
  const timeOf = (row: T | undefined): number => (row && readPortalStamp(stamp(row))?.getTime()) || 0
  const isNewestFirst = timeOf(rows[0]) >= timeOf(rows.at(-1))
  const ordered = isNewestFirst ? rows.toReversed() : [...rows]
  return ordered.toSorted((a, b) => timeOf(a) - timeOf(b))
}
