import type { CalendarDate } from '../../cal/date.ts'
import { isSac } from '../../ids/hsn.ts'
import type { TaxCategory } from '../../tax/types.ts'

/**
 * A document as the returns see it: what was supplied, to whom, where, and the tax that the document itself computed.
 * Amounts are decimal texts in rupees and never negative; the kind gives the sign.
 */
export interface ReturnDocument {
  readonly id: string
  readonly kind: ReturnDocumentKind
  /** Null only for a restatement. */
  readonly number: string | null
  readonly date: CalendarDate | null
  /** The day whose rates apply, where that is not the document's (CGST Act s.14). */
  readonly rateDate?: CalendarDate | undefined
  readonly status: 'Draft' | 'Active' | 'Cancelled'
  readonly supplierState: string
  /** A unit or developer in a special economic zone: every supply is inter-State. */
  readonly supplierIsSez: boolean
  readonly recipientCategory: RecipientCategory
  readonly recipientGstin: string | null
  /** Category by the register of taxpayers, where it was looked up. */
  readonly recipientRegisteredAs?: RecipientCategory | null
  /** Two digits, 96 abroad; '' where not known yet. */
  readonly placeOfSupply: string
  /** Exports and SEZ supplies: with tax, or without under bond or letter of undertaking. */
  readonly taxPayment: TaxPayment | null
  readonly reverseCharge: boolean
  /** IGST although supplier and place of supply share a state. */
  readonly igstOnIntra: boolean
  readonly operator: { readonly gstin: string; readonly section: '52' | '9(5)' } | null
  readonly shippingBill: ShippingBill | null
  /** What a note corrects, or the receipt voucher that an adjustment or a refund uses up. */
  readonly original: OriginalDocument | null
  /** Present where the record was reported in an earlier period and is now changed. */
  readonly amends: Amendment | null
  readonly lines: readonly ReturnLine[]
  /** Total as printed; without the tax that the recipient or the operator pays. */
  readonly value: string | null
  /** What the total holds besides the lines and their tax, and no table asks for: state cess, tax collected at source. */
  readonly otherValue?: string | null
  readonly challanReason?: ChallanReason | null
  /** Key of the number series; without it series are distinguished by the look of their numbers. */
  readonly series?: string | null
}

export const returnDocumentKinds = [
  'invoice',
  'billOfSupply',
  'creditNote',
  'debitNote',
  /** Advance received. */
  'receiptVoucher',
  /** Advance paid back. */
  'refundVoucher',
  /** Advance set against an invoice; carries the number of its receipt voucher and is no document of its own. */
  'advanceAdjustment',
  /** New totals of one earlier period and place in table 7, 11A or 11B, with the old ones in `amends`. */
  'restatement',
  'challan',
  /** Made out by the recipient for an inward supply under reverse charge. */
  'selfInvoice',
  'paymentVoucher',
] as const
export type ReturnDocumentKind = (typeof returnDocumentKinds)[number]

/** Registered, composition, United Nations body or embassy, special economic zone, deemed export, abroad, unregistered. */
export const recipientCategories = ['REG', 'COMP', 'UIN', 'SEZ', 'DEEMED', 'EXPORT', 'UNREG'] as const
export type RecipientCategory = (typeof recipientCategories)[number]

export type TaxPayment = 'WPAY' | 'WOPAY'
export type ChallanReason = 'jobWork' | 'approval' | 'liquidGas' | 'other'

export interface ShippingBill {
  readonly port: string | null
  readonly number: string | null
  readonly date: CalendarDate | null
}

/** Value, place and state are the original's own: they decide the table of a note to an unregistered person. */
export interface OriginalDocument {
  readonly number: string
  readonly date: CalendarDate
  readonly value?: string | null
  readonly placeOfSupply?: string | null
}

/** The record as it is in the return of an earlier period. */
export interface Amendment {
  /** Section that changes it: fixed by where it was first reported, whatever the new content. */
  readonly section: AmendedSection
  /** Period in which it was first reported. */
  readonly period: string
  readonly number: string | null
  readonly date: CalendarDate | null
  readonly lines: readonly ReturnLine[]
  /** Absent: as the document has them now. */
  readonly recipientGstin?: string | null
  readonly placeOfSupply?: string | null
  readonly noteType?: 'C' | 'D' | null
}

export const amendedSections = ['b2ba', 'b2cla', 'expa', 'cdnra', 'cdnura', 'b2csa', 'ata', 'txpda'] as const
export type AmendedSection = (typeof amendedSections)[number]

export interface ReturnLine {
  readonly hsn: string | null
  readonly description: string
  /** Absent: as the code says. */
  readonly supply?: 'Goods' | 'Services' | null
  readonly uqc: string | null
  readonly quantity: string
  /** Combined rate in per cent. */
  readonly rate: string
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  /** SGST or UTGST. */
  readonly sgst: string
  /** Compensation cess, by value and by quantity together. */
  readonly cess: string
  readonly treatment: LineTreatment
}

export type LineTreatment = 'TAXABLE' | 'NIL' | 'EXEMPT' | 'NONGST'

/** The treatment that each tax category of an item has in the returns. */
export const treatmentOfCategory = {
  Taxable: 'TAXABLE',
  ZeroRated: 'TAXABLE',
  NilRated: 'NIL',
  Exempt: 'EXEMPT',
  NonGst: 'NONGST',
} as const satisfies Record<TaxCategory, LineTreatment>

/** Supplies abroad and to special economic zones are zero-rated as a whole, nil and exempt goods among them. */
export function isZeroRated(document: Pick<ReturnDocument, 'recipientCategory'>): boolean {
  return document.recipientCategory === 'EXPORT' || document.recipientCategory === 'SEZ'
}

/** True for a recipient with a GSTIN or UIN. */
export function isRegistered(category: RecipientCategory): boolean {
  return category !== 'UNREG' && category !== 'EXPORT'
}

/** Inter-State by place and persons; IGST on an intra-State supply does not make it inter-State. */
export function isInterState(
  document: Pick<ReturnDocument, 'supplierIsSez' | 'supplierState' | 'recipientCategory' | 'placeOfSupply'>,
): boolean {
  return document.supplierIsSez || isZeroRated(document) || document.placeOfSupply !== document.supplierState
}

/** INTER where the tax is IGST, INTRA where it is CGST and SGST. */
export function taxHeadsOf(document: ReturnDocument): 'INTER' | 'INTRA' {
  return document.igstOnIntra || isInterState(document) ? 'INTER' : 'INTRA'
}

export function isNote(kind: ReturnDocumentKind): kind is 'creditNote' | 'debitNote' {
  return kind === 'creditNote' || kind === 'debitNote'
}

export function isAdvance(kind: ReturnDocumentKind): boolean {
  return kind === 'receiptVoucher' || kind === 'refundVoucher' || kind === 'advanceAdjustment'
}

/** Advances on goods bear no tax (Notification 66/2017-Central Tax); a line without a code counts as a service. */
export function isServiceLine(line: ReturnLine): boolean {
  return line.hsn === null || line.hsn === '' || isSac(line.hsn)
}

/** The document with the content it had when it was first reported. */
export function asFirstReported(document: ReturnDocument, amends: Amendment): ReturnDocument {
  return {
    ...document,
    number: amends.number,
    date: amends.date,
    lines: amends.lines,
    recipientGstin: amends.recipientGstin ?? document.recipientGstin,
    placeOfSupply: amends.placeOfSupply ?? document.placeOfSupply,
    kind: amends.noteType === 'C' ? 'creditNote' : amends.noteType === 'D' ? 'debitNote' : document.kind,
    amends: null,
  }
}
