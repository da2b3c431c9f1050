import type { CalendarDate } from '@bahi/domain/cal/date.ts'

/**
 * A document as the product hands it over to be registered: its own words, amounts as decimal text, everything
 * already computed. A discount on the whole document before tax is shared out over `discount` of the lines; a
 * charge that bears tax is a line of its own with its own code.
 */
export interface EinvoiceSource {
  readonly documentType: 'Invoice' | 'CreditNote' | 'DebitNote'
  readonly supplyKind: 'Regular' | 'SEZWP' | 'SEZWOP' | 'EXPWP' | 'EXPWOP' | 'DeemedExport'
  readonly number: string
  readonly date: CalendarDate
  readonly reverseCharge: boolean
  readonly igstOnIntra?: boolean
  readonly ecommerceGstin?: string
  readonly placeOfSupply: string
  readonly supplier: SourceParty & { readonly gstin: string }
  readonly buyer: SourceParty
  /** Only where goods leave from another place than the supplier's own. */
  readonly dispatchFrom?: { readonly name: string; readonly address: SourceAddress }
  /** Only where goods go to another place than the buyer's; the Indian port of an export. */
  readonly shipTo?: SourceParty
  readonly lines: readonly SourceLine[]
  readonly totals: SourceTotals
  readonly currencyCode?: string
  readonly payment?: SourcePayment
  readonly remarks?: string
  readonly period?: { readonly from: CalendarDate; readonly to: CalendarDate }
  readonly precedingDocuments?: readonly {
    readonly number: string
    readonly date: CalendarDate
    readonly otherReference?: string
  }[]
  readonly references?: readonly SourceReference[]
  readonly attachments?: readonly {
    readonly url?: string
    readonly content?: string
    readonly text?: string
  }[]
  readonly export?: SourceExport
  readonly transport?: SourceTransport
}

export interface SourceParty {
  readonly gstin?: string
  /** As registered. */
  readonly name: string
  readonly tradeName?: string
  readonly address: SourceAddress
  readonly phone?: string
  readonly email?: string
}

export interface SourceAddress {
  readonly line1: string
  readonly line2?: string
  readonly city: string
  /** '96' abroad. */
  readonly stateCode: string
  /** '999999' abroad. */
  readonly pincode?: string
}

export interface SourceLine {
  readonly lineNumber: number
  readonly description?: string
  readonly supply: 'Goods' | 'Services'
  /** Goods outside GST are left off the invoice that is registered; their value joins the other charges. */
  readonly isOutsideGst?: boolean
  readonly hsn: string
  readonly barcode?: string
  readonly quantity?: string
  readonly freeQuantity?: string
  readonly uqc?: string
  readonly unitPrice: string
  /** Quantity times price, before any discount. */
  readonly gross: string
  readonly discount?: string
  readonly preTaxValue?: string
  readonly taxableValue: string
  /** The full rate in per cent, also within the state. */
  readonly taxRate: string
  readonly igst?: string
  readonly cgst?: string
  readonly sgst?: string
  readonly cessRate?: string
  readonly cess?: string
  readonly cessNonAdvalorem?: string
  readonly stateCessRate?: string
  readonly stateCess?: string
  readonly stateCessNonAdvalorem?: string
  /** Outside the taxable value. */
  readonly otherCharges?: string
  readonly orderLineReference?: string
  readonly countryOfOrigin?: string
  readonly serialNumber?: string
  readonly batch?: {
    readonly number: string
    readonly expiry?: CalendarDate
    readonly warranty?: CalendarDate
  }
  readonly attributes?: readonly { readonly name: string; readonly value: string }[]
}

export interface SourceTotals {
  /** After tax, on the whole document. */
  readonly discount?: string
  /** Outside tax, on the whole document, beside those of the lines. */
  readonly otherCharges?: string
  readonly roundOff?: string
  /** What is payable to the supplier: without the tax where the buyer pays it. */
  readonly total: string
  readonly foreignTotal?: string
}

export interface SourcePayment {
  readonly payee?: string
  readonly account?: string
  readonly mode?: string
  readonly ifsc?: string
  readonly terms?: string
  readonly instruction?: string
  readonly creditTransfer?: string
  readonly directDebit?: string
  readonly creditDays?: number
  readonly paid?: string
  readonly due?: string
}

export interface SourceReference {
  readonly receiptAdvice?: string
  readonly receiptAdviceDate?: CalendarDate
  readonly tender?: string
  readonly contract?: string
  readonly external?: string
  readonly project?: string
  readonly purchaseOrder?: string
  readonly purchaseOrderDate?: CalendarDate
}

export interface SourceExport {
  readonly shippingBillNumber?: string
  readonly shippingBillDate?: CalendarDate
  readonly portCode?: string
  readonly isRefundClaimed?: boolean
  readonly countryCode?: string
  readonly exportDuty?: string
}

export interface SourceTransport {
  readonly transporterId?: string
  readonly transporterName?: string
  readonly mode?: 'Road' | 'Rail' | 'Air' | 'Ship'
  /** 0: the portal works it out from the PIN codes. */
  readonly distance: number
  readonly transportDocumentNumber?: string
  readonly transportDocumentDate?: CalendarDate
  readonly vehicleNumber?: string
  readonly vehicleType?: 'R' | 'O'
}
