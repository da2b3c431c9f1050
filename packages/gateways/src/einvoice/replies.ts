import * as z from 'zod'
import { readPortalStamp } from '../portal-date.ts'
import type { Info } from './envelope.ts'
import type { SignatureState } from './signed.ts'

/** What the portal answers, read tolerantly (numbers may come as text, empty as null) and given in our terms. */

const textual = z.union([z.string(), z.number()]).transform(String)
const optionalText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value)))

const IrnReply = z.looseObject({
  AckNo: textual,
  AckDt: z.string(),
  Irn: z.string(),
  SignedInvoice: z.string(),
  SignedQRCode: z.string(),
  Status: z.string().nullish(),
  EwbNo: optionalText,
  EwbDt: optionalText,
  EwbValidTill: optionalText,
  Remarks: optionalText,
  CnlDt: optionalText,
  CancelDate: optionalText,
})

export interface RegisteredInvoice {
  readonly irn: string
  /** Fifteen digits, as text. */
  readonly ackNo: string
  /** Rounded to the minute by the portal; the clock of the 24 hours to cancel. */
  readonly ackDate: Date
  readonly isCancelled: boolean
  readonly cancelledAt?: Date
  readonly signedInvoice: string
  readonly signedQrCode: string
  /** `altered`: reported by every look-up, so it is kept and shown as what it is. */
  readonly signature: SignatureState
  /** The key it was signed with. */
  readonly kid?: string
  readonly ewayBill?: EwayBillOfIrn
  readonly remarks?: string
}

export interface EwayBillOfIrn {
  readonly number: string
  readonly date: Date
  /** Absent for part A alone. */
  readonly validUpto?: Date
}

export function readIrnReply(data: unknown): Omit<RegisteredInvoice, 'signature' | 'kid'> | undefined {
  const parsed = IrnReply.safeParse(data)
  if (!parsed.success) return undefined
  const { AckNo, AckDt, Irn, SignedInvoice, SignedQRCode, Status, Remarks } = parsed.data
  const ackDate = readPortalStamp(AckDt)
  if (!ackDate) return undefined
  const ewayBill = billOf(parsed.data.EwbNo, parsed.data.EwbDt, parsed.data.EwbValidTill)
  const cancelledAt = readPortalStamp(parsed.data.CnlDt ?? parsed.data.CancelDate)
  return {
    irn: Irn,
    ackNo: AckNo,
    ackDate,
    isCancelled: Status === 'CNL',
    ...(cancelledAt ? { cancelledAt } : {}),
    signedInvoice: SignedInvoice,
    signedQrCode: SignedQRCode,
    ...(ewayBill ? { ewayBill } : {}),
    ...(Remarks === undefined ? {} : { remarks: Remarks }),
  }
}

function billOf(number?: string, date?: string, validUpto?: string): EwayBillOfIrn | undefined {
  const made = readPortalStamp(date)
  if (!number || !made) return undefined
  const end = readPortalStamp(validUpto)
  return { number, date: made, ...(end ? { validUpto: end } : {}) }
}

/** What the portal says of an earlier registration: from DUPIRN, or of another portal from DUPIRNGLP. */
export interface EarlierRegistration {
  readonly irn?: string
  readonly ackNo?: string
  readonly ackDate?: Date
  /** The other portal that registered it. */
  readonly portal?: string
}

const Earlier = z.looseObject({
  Irn: optionalText,
  AckNo: optionalText,
  AckDt: optionalText,
  RegIrp: optionalText,
})

export function readEarlier(info: Info): EarlierRegistration {
  for (const code of ['DUPIRN', 'DUPIRNGLP']) {
    const content = info.get(code)
    // Seen as an object and as a list of one.
    const parsed = Earlier.safeParse(Array.isArray(content) ? content[0] : content)
    if (!parsed.success) continue
    const { Irn, AckNo, AckDt, RegIrp } = parsed.data
    const ackDate = readPortalStamp(AckDt)
    return {
      ...(Irn ? { irn: Irn } : {}),
      ...(AckNo && AckNo !== '-' ? { ackNo: AckNo } : {}),
      ...(ackDate ? { ackDate } : {}),
      ...(RegIrp ? { portal: RegIrp } : {}),
    }
  }
  return {}
}

const CancelReply = z.looseObject({ Irn: z.string(), CancelDate: z.string() })

export function readCancelReply(data: unknown): { irn: string; cancelledAt: Date } | undefined {
  const parsed = CancelReply.safeParse(data)
  const cancelledAt = readPortalStamp(parsed.data?.CancelDate)
  return parsed.success && cancelledAt ? { irn: parsed.data.Irn, cancelledAt } : undefined
}

const GstinReply = z.looseObject({
  Gstin: z.string(),
  TradeName: optionalText,
  LegalName: optionalText,
  AddrBnm: optionalText,
  AddrBno: optionalText,
  AddrFlno: optionalText,
  AddrSt: optionalText,
  AddrLoc: optionalText,
  StateCode: optionalText,
  AddrPncd: optionalText,
  TxpType: optionalText,
  Status: optionalText,
  BlkStatus: optionalText,
  DtReg: optionalText,
  DtDReg: optionalText,
})

export interface TaxpayerDetails {
  readonly gstin: string
  readonly legalName?: string
  readonly tradeName?: string
  readonly address: {
    readonly line1?: string
    readonly line2?: string
    readonly city?: string
    readonly stateCode?: string
    readonly pincode?: string
  }
  /** REG, SEZ, SED, COM, ... */
  readonly taxpayerType?: string
  readonly status: 'ACT' | 'CNL' | 'INA' | 'PRO' | 'SUS'
  /** E-way bills are blocked because returns are missing. */
  readonly isBlocked: boolean
  readonly registeredOn?: string
  readonly deregisteredOn?: string
}

export function readTaxpayer(data: unknown): TaxpayerDetails | undefined {
  const parsed = GstinReply.safeParse(data)
  if (!parsed.success) return undefined
  const row = parsed.data
  const joined = (...parts: readonly (string | undefined)[]): string | undefined =>
    parts.filter((part) => part !== undefined).join(', ') || undefined
  const pincode = row.AddrPncd && /^[1-9]\d{5}$/.test(row.AddrPncd) ? row.AddrPncd : undefined
  return defined({
    gstin: row.Gstin,
    legalName: row.LegalName,
    tradeName: row.TradeName,
    address: defined({
      line1: joined(row.AddrBno, row.AddrBnm, row.AddrFlno),
      line2: row.AddrSt,
      city: row.AddrLoc,
      stateCode: row.StateCode?.padStart(2, '0'),
      pincode,
    }),
    taxpayerType: row.TxpType,
    status: statuses[row.Status ?? ''] ?? 'INA',
    isBlocked: row.BlkStatus === 'B',
    registeredOn: row.DtReg,
    deregisteredOn: row.DtDReg,
  })
}

const statuses: Readonly<Record<string, TaxpayerDetails['status']>> = {
  ACT: 'ACT',
  CNL: 'CNL',
  INA: 'INA',
  PRO: 'PRO',
  SUS: 'SUS',
}

const EwayBillReply = z.looseObject({
  EwbNo: textual,
  EwbDt: z.string(),
  EwbValidTill: optionalText,
  Status: optionalText,
  GenGstin: optionalText,
  Remarks: optionalText,
})

export interface EwayBillReading extends EwayBillOfIrn {
  readonly isCancelled: boolean
  readonly generatedBy?: string
  readonly remarks?: string
}

export function readEwayBill(data: unknown): EwayBillReading | undefined {
  const parsed = EwayBillReply.safeParse(data)
  if (!parsed.success) return undefined
  const bill = billOf(parsed.data.EwbNo, parsed.data.EwbDt, parsed.data.EwbValidTill)
  return (
    bill &&
    defined({
      ...bill,
      isCancelled: parsed.data.Status === 'CNL',
      generatedBy: parsed.data.GenGstin,
      remarks: parsed.data.Remarks,
    })
  )
}

const CancelledBill = z.looseObject({ ewayBillNo: textual, cancelDate: z.string() })

export function readCancelledBill(data: unknown): { number: string; cancelledAt: Date } | undefined {
  const parsed = CancelledBill.safeParse(data)
  const cancelledAt = readPortalStamp(parsed.data?.cancelDate)
  return parsed.success && cancelledAt ? { number: parsed.data.ewayBillNo, cancelledAt } : undefined
}

export function readIrnList(data: unknown): string[] | undefined {
  const parsed = z.array(z.union([z.string(), z.looseObject({ Irn: z.string() })])).safeParse(data)
  return parsed.data?.map((row) => (typeof row === 'string' ? row : row.Irn))
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>
}

function defined<T extends object>(members: T): Defined<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<T>
}
