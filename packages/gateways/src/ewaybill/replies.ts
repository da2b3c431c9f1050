import * as z from 'zod'
import { readPortalDate, readPortalStamp } from '../portal-date.ts'
import { ownStateCode } from './lists.ts'
import type { EwayBillState, PartBEntry } from './state.ts'

/** What the portal answers, read tolerantly: numbers as text, padding, letter case that varies, empty for absent. */

const textual = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value).trim()))
const count = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => Number(value ?? 0) || 0)

/** Members by their name in small letters: the portal's own vary. */
function lowered(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name.toLowerCase(), value]))
}

const textOf = (members: Record<string, unknown>, name: string): string => {
  const parsed = textual.safeParse(members[name])
  return parsed.success ? parsed.data : ''
}

export interface GeneratedBill {
  readonly number: string
  readonly date: Date
  /** Absent for part A alone. */
  readonly validUpto?: Date
  /** The distance the portal filled in, where 0 was sent. */
  readonly distanceKm?: number
  readonly alert?: string
}

export function readGenerated(data: unknown): GeneratedBill | undefined {
  const members = lowered(data)
  if (!members) return undefined
  const number = textOf(members, 'ewaybillno')
  const date = readPortalStamp(textOf(members, 'ewaybilldate'))
  if (!/^\d{12}$/.test(number) || !date) return undefined
  const validUpto = readPortalStamp(textOf(members, 'validupto'))
  const alert = textOf(members, 'alert').replaceAll(/^[\s,]+|[\s,]+$/g, '')
  const distance = /pincodes is\s*(\d+)/i.exec(alert)?.[1]
  return {
    number,
    date,
    ...(validUpto ? { validUpto } : {}),
    ...(distance === undefined ? {} : { distanceKm: Number(distance) }),
    ...(alert === '' ? {} : { alert }),
  }
}

/** When something was done, and until when the bill is valid now, where the reply says. */
export interface EwayChange {
  readonly at: Date
  readonly validUpto?: Date
}

export const readChange =
  (...names: readonly string[]) =>
  (data: unknown): EwayChange | undefined => {
    const members = lowered(data)
    if (!members) return undefined
    const at = names
      .map((name) => readPortalStamp(textOf(members, name.toLowerCase())))
      .find((stamp) => stamp)
    const validUpto = readPortalStamp(textOf(members, 'validupto'))
    return at && { at, ...(validUpto ? { validUpto } : {}) }
  }

export function readClosed(data: unknown): { readonly date: string } | undefined {
  const date = readPortalDate(textOf(lowered(data) ?? {}, 'closuredate'))
  return date === undefined ? undefined : { date }
}

export function readGroup(data: unknown): { readonly group: string; readonly at: Date } | undefined {
  const members = lowered(data)
  const stamp =
    members &&
    ['createddate', 'vehaddeddate', 'vehupddate'].map((name) => readPortalStamp(textOf(members, name)))
  const at = stamp?.find((each) => each)
  return members && at ? { group: textOf(members, 'groupno'), at } : undefined
}

export function readTripSheetNumber(
  data: unknown,
): { readonly number: string; readonly at?: Date } | undefined {
  const members = lowered(data)
  if (!members) return undefined
  const number = textOf(members, 'cewbno') || textOf(members, 'tripsheetno')
  const at = readPortalStamp(textOf(members, 'cewbdate'))
  return number === '' ? undefined : { number, ...(at ? { at } : {}) }
}

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
  /** Closed and seen by an officer are not told by the portal and are false here. */
  readonly state: EwayBillState
  readonly documentType: string
  readonly documentNumber: string
  readonly documentDate?: string
  readonly fromName: string
  readonly fromStateCode: string
  readonly toName: string
  readonly toStateCode: string
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

export interface ListedBill {
  readonly number: string
  readonly date?: Date
  readonly generatedBy: string
  readonly documentNumber: string
  readonly isCancelled: boolean
  readonly isRejected: boolean
  readonly validUpto?: Date
  readonly total?: string
}

export function readBillList(data: unknown): ListedBill[] | undefined {
  if (!Array.isArray(data)) return undefined
  return data.flatMap((row: unknown) => {
    const members = lowered(row)
    if (!members) return []
    const date = readPortalStamp(textOf(members, 'ewbdate') || textOf(members, 'ewaybilldate'))
    const validUpto = readPortalStamp(textOf(members, 'validupto'))
    const total = textOf(members, 'totinvvalue')
    return [
      {
        number: textOf(members, 'ewbno') || textOf(members, 'ewaybillno'),
        generatedBy: textOf(members, 'gengstin') || textOf(members, 'usergstin'),
        documentNumber: textOf(members, 'docno'),
        isCancelled: textOf(members, 'status') === 'CNL',
        isRejected: textOf(members, 'rejectstatus') === 'Y',
        ...(date ? { date } : {}),
        ...(validUpto ? { validUpto } : {}),
        ...(total === '' ? {} : { total }),
      },
    ]
  })
}

export interface TripSheet {
  readonly number: string
  readonly vehicleNumber: string
  readonly isActive: boolean
  readonly bills: readonly ListedBill[]
}

export function readTripSheet(data: unknown): TripSheet | undefined {
  const members = lowered(data)
  const bills = readBillList(members?.tripsheetewbbills ?? [])
  if (!members || !bills || textOf(members, 'tripsheetno') === '') return undefined
  return {
    number: textOf(members, 'tripsheetno'),
    vehicleNumber: textOf(members, 'vehicleno'),
    isActive: textOf(members, 'status') === 'ACT',
    bills,
  }
}

export interface EwayPartyDetails {
  readonly id: string
  readonly legalName: string
  readonly tradeName: string
  readonly address: string
  readonly stateCode: string
  readonly pincode: string
  readonly taxpayerType: string
  readonly status: string
  readonly isBlocked: boolean
}

export function readParty(data: unknown): EwayPartyDetails | undefined {
  const members = lowered(data)
  if (!members) return undefined
  const id = textOf(members, 'gstin') || textOf(members, 'transin')
  if (id === '') return undefined
  const address = [textOf(members, 'address1'), textOf(members, 'address2')]
    .filter((line) => line !== '')
    .join(', ')
  return {
    id,
    legalName: textOf(members, 'legalname'),
    tradeName: textOf(members, 'tradename'),
    address,
    stateCode: ownStateCode(textOf(members, 'statecode')),
    pincode: textOf(members, 'pincode'),
    taxpayerType: textOf(members, 'txptype'),
    status: textOf(members, 'status'),
    isBlocked: textOf(members, 'blkstatus') === 'B',
  }
}

export function readHsn(data: unknown): { readonly hsn: string; readonly description: string } | undefined {
  const members = lowered(data)
  return members && { hsn: textOf(members, 'hsncode'), description: textOf(members, 'hsndesc') }
}
