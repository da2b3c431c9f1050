import * as z from 'zod'
import { readPortalDate, readPortalStamp } from '../portal-date.ts'
import { ownStateCode } from './lists.ts'

/** What the portal answers, read tolerantly: numbers as text, padding, letter case that varies, empty for absent. */

export const textual = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value).trim()))

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

export interface ListedBill {
  readonly number: string
  readonly date?: Date
  readonly generatedBy: string
  readonly documentNumber: string
  readonly isCancelled: boolean
  readonly isRejected: boolean
  readonly validUpto?: Date
  readonly total?: string
  readonly documentDate?: string
  /** The lists differ: some tell the parties, some the place of delivery. */
  readonly fromGstin?: string
  readonly fromName?: string
  readonly toGstin?: string
  readonly toName?: string
  readonly deliveryPlace?: string
  readonly deliveryStateCode?: string
}

export function readBillList(data: unknown): ListedBill[] | undefined {
  if (!Array.isArray(data)) return undefined
  return data.flatMap((row: unknown) => {
    const members = lowered(row)
    if (!members) return []
    const date = readPortalStamp(textOf(members, 'ewbdate') || textOf(members, 'ewaybilldate'))
    const validUpto = readPortalStamp(textOf(members, 'validupto'))
    const total = textOf(members, 'totinvvalue')
    const documentDate = readPortalDate(textOf(members, 'docdate'))
    const deliveryState = textOf(members, 'delstatecode') || textOf(members, 'acttostatecode')
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
        ...(documentDate === undefined ? {} : { documentDate }),
        ...told('fromGstin', textOf(members, 'fromgstin')),
        ...told('fromName', textOf(members, 'fromtradename') || textOf(members, 'fromtrdname')),
        ...told('toGstin', textOf(members, 'togstin')),
        ...told('toName', textOf(members, 'totradename') || textOf(members, 'totrdname')),
        ...told('deliveryPlace', textOf(members, 'delplace') || textOf(members, 'toplace')),
        ...told('deliveryStateCode', deliveryState === '' ? '' : ownStateCode(deliveryState)),
      },
    ]
  })
}

/** A member where it is given. */
const told = <K extends string>(name: K, text: string): Partial<Record<K, string>> =>
  text === '' ? {} : ({ [name]: text } as Record<K, string>)

export interface TripSheet {
  readonly number: string
  readonly vehicleNumber: string
  readonly transportDocumentNumber: string
  readonly enteredAt?: Date
  readonly isActive: boolean
  readonly bills: readonly ListedBill[]
}

export function readTripSheet(data: unknown): TripSheet | undefined {
  const members = lowered(data)
  const bills = readBillList(members?.tripsheetewbbills ?? [])
  if (!members || !bills || textOf(members, 'tripsheetno') === '') return undefined
  const enteredAt = readPortalStamp(textOf(members, 'entereddate'))
  return {
    number: textOf(members, 'tripsheetno'),
    vehicleNumber: textOf(members, 'vehicleno'),
    transportDocumentNumber: textOf(members, 'transdocno'),
    ...(enteredAt ? { enteredAt } : {}),
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
