import type { CalendarDate } from '../cal/date.ts'
import type { SupplyKind } from './place-of-supply.ts'

export type TaxCategory = 'Taxable' | 'Exempt' | 'NilRated' | 'NonGst' | 'ZeroRated'
export type SupplyType = 'Goods' | 'Services'

/** Decimal text ('12.50'); empty or absent counts as zero. */
export type DecimalText = string | null | undefined

/** A document as typed, as far as its figures depend on it. Amounts are in rupees. */
export interface ComputeInput {
  readonly supplier: Supplier
  /** State code, '96' for abroad. Absent: no tax can be computed, which is an issue of the document. */
  readonly placeOfSupply?: string | null | undefined
  readonly supplyKind?: SupplyKind | undefined
  readonly recipientIsSez?: boolean | undefined
  readonly reverseCharge?: boolean | undefined
  /** An e-commerce operator pays the tax (CGST s.9(5)): shown, not charged. */
  readonly operatorPays?: boolean | undefined
  readonly igstOnIntra?: boolean | undefined
  /** Goods that leave without being supplied, as on a challan for job work: they have rates and values, and bear no tax yet. */
  readonly isNoSupply?: boolean | undefined
  readonly date?: CalendarDate | null | undefined
  /** The day whose rates apply, where it is not the document's: a note keeps the rate of the supply it corrects. */
  readonly rateDate?: CalendarDate | null | undefined
  /** Rates the user has added to the slabs. */
  readonly ownRates?: readonly string[] | undefined
  readonly currencyCode?: string | null | undefined
  /** Rupees for one unit of the currency. */
  readonly exchangeRate?: DecimalText
  readonly roundOff?: boolean | undefined
  /** Prices include tax unless a line says otherwise. */
  readonly priceIncludesTax?: boolean | undefined
  /** Discount on the whole document: the amount where both are given. */
  readonly discountPercent?: DecimalText
  readonly discountAmount?: DecimalText
  readonly charges?: readonly ChargeInput[] | undefined
  readonly lines: readonly LineInput[]
}

export interface Supplier {
  readonly stateCode?: string | null | undefined
  /** COM (composition) and UNREG charge no tax; SEZ and SED make every supply inter-State. */
  readonly taxpayerType?: string | null | undefined
  readonly isSez?: boolean | undefined
  readonly composition?: boolean | undefined
}

export interface LineInput {
  readonly quantity?: DecimalText
  /** Given away with the line; bears no value. */
  readonly freeQuantity?: DecimalText
  readonly unitPrice?: DecimalText
  /** Discount of the line: the amount where both are given. */
  readonly discountPercent?: DecimalText
  readonly discountAmount?: DecimalText
  readonly otherCharges?: DecimalText
  readonly priceIncludesTax?: boolean | null | undefined
  readonly taxCategory?: TaxCategory | null | undefined
  readonly taxRate?: DecimalText
  /** Some rates are limited to goods of certain codes. */
  readonly hsn?: string | null | undefined
  readonly cessRate?: DecimalText
  /** Rupees of cess for each unit. */
  readonly cessPerUnit?: DecimalText
  readonly stateCessRate?: DecimalText
  readonly supply?: SupplyType | null | undefined
}

/** Freight, packing, insurance on the whole document. */
export interface ChargeInput {
  readonly description?: string | undefined
  readonly hsn?: string | null | undefined
  readonly amount?: DecimalText
  readonly taxRate?: DecimalText
  readonly taxCategory?: TaxCategory | null | undefined
}

/**
 * The figures of a line, all with two decimals and without tax but for `total`, and
 * gross - discount + otherCharges - documentDiscount + charges = taxableValue.
 */
export interface ComputedLine {
  /** Quantity x price; for a price that includes tax, without that tax. */
  readonly gross: string
  readonly discount: string
  readonly otherCharges: string
  /** The line's share of the discount on the document. */
  readonly documentDiscount: string
  /** The line's share of the charges on the document. */
  readonly charges: string
  readonly taxableValue: string
  /** In per cent; '0' for what bears no tax. */
  readonly taxRate: string
  readonly igst: string
  readonly cgst: string
  /** SGST, or UTGST where the computation says so. */
  readonly sgst: string
  /** Ad valorem. */
  readonly cess: string
  /** By quantity. */
  readonly cessNonAdvalorem: string
  readonly stateCess: string
  /** What the recipient pays for the line; without tax under reverse charge. */
  readonly total: string
}

export interface ComputedTotals {
  readonly gross: string
  readonly lineDiscount: string
  readonly documentDiscount: string
  /** Charges of lines and of the document, without tax. */
  readonly charges: string
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  /** Ad valorem and by quantity together. */
  readonly cess: string
  readonly stateCess: string
  /** -0.50 to 0.50. */
  readonly roundOff: string
  readonly total: string
  /** In the document's currency, where that is not the rupee. */
  readonly foreignTotal?: string
}

/** What is wrong, with the place in the body ('lines[3].quantity') and what a message needs. */
export interface Issue {
  readonly path: string
  readonly code: IssueCode
  readonly params?: Readonly<Record<string, string>>
}

/** Message of each: the text `issue.<code>`. */
export const issueCodes = [
  'NUMBER_INVALID',
  'NEGATIVE',
  'QUANTITY_TOO_LARGE',
  'AMOUNT_TOO_LARGE',
  'TOTAL_TOO_LARGE',
  'RATE_TOO_LARGE',
  'DISCOUNT_ABOVE_100',
  'DISCOUNT_ABOVE_VALUE',
  'RATE_NOT_LAWFUL',
  'RATE_MISSING',
  'PLACE_OF_SUPPLY_MISSING',
  'STATE_NOT_IN_FORCE',
  'EXCHANGE_RATE_MISSING',
  'CHARGES_WITHOUT_LINES',
] as const
export type IssueCode = (typeof issueCodes)[number]

export interface ComputedDocument {
  readonly lines: readonly ComputedLine[]
  /**
   * Charges with a rate that no line bears, each taxed on its own, with the place of the charge in the input.
   * They are part of the totals.
   */
  readonly chargeLines: readonly (ComputedLine & { readonly charge: number })[]
  readonly totals: ComputedTotals
  readonly head: 'IGST' | 'CGST_SGST' | 'CGST_UTGST' | 'None'
  readonly interState: boolean | undefined
  /** Tax that someone else pays to the government: the recipient, or an operator under s.9(5); else '0.00'. */
  readonly taxUnderReverseCharge: string
  readonly issues: readonly Issue[]
}
