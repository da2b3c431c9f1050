import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import type { SourceTransport } from '../einvoice/source.ts'

/** A movement of goods as the product hands it over, from a document of its books or from a form of its own. */
export interface EwayBillSource {
  /** Outward: the caller is the supplier; inward: the recipient. */
  readonly supplyType: 'Outward' | 'Inward'
  readonly subSupplyType: SubSupplyType
  /** Needed for 'Others'. */
  readonly subSupplyDescription?: string
  readonly documentType: EwayDocumentType
  readonly number: string
  readonly date: CalendarDate
  /** Which tax the rates of the lines represent. */
  readonly isInterState: boolean
  /** Who bills, with the state of the registration. */
  readonly from: EwayParty
  /** Who is billed. */
  readonly to: EwayParty
  /** Where the goods leave and where they go, no matter who these places belong to. */
  readonly dispatchPlace: EwayPlace
  readonly deliveryPlace: EwayPlace
  /** Only where the goods leave from another person than who bills. */
  readonly dispatchFrom?: { readonly gstin?: string; readonly name?: string }
  /** Only where the goods go to another person than who is billed. */
  readonly shipTo?: { readonly gstin?: string; readonly name?: string }
  readonly lines: readonly EwayLine[]
  readonly totals: EwayTotals
  readonly transport: SourceTransport
}

export type SubSupplyType =
  | 'Supply'
  | 'Import'
  | 'Export'
  | 'JobWork'
  | 'OwnUse'
  | 'JobWorkReturns'
  | 'SalesReturn'
  | 'Others'
  | 'SkdCkd'
  | 'LineSales'
  | 'RecipientNotKnown'
  | 'Exhibition'

export type EwayDocumentType = 'TaxInvoice' | 'BillOfSupply' | 'BillOfEntry' | 'DeliveryChallan' | 'Others'

export interface EwayParty {
  /** Absent: not registered. */
  readonly gstin?: string
  readonly name: string
  /** '96' abroad. */
  readonly stateCode: string
}

export interface EwayPlace {
  readonly line1: string
  readonly line2?: string
  readonly city: string
  /** Of an Indian port where the goods come from or go abroad. */
  readonly stateCode: string
  readonly pincode?: string
}

export interface EwayLine {
  readonly name?: string
  readonly description?: string
  readonly hsn: string
  readonly quantity?: string
  readonly uqc?: string
  readonly taxableValue: string
  /** The full rate in per cent. */
  readonly taxRate: string
  readonly cessRate?: string
  readonly cessPerUnit?: string
}

export interface EwayTotals {
  readonly taxableValue: string
  readonly cgst?: string
  readonly sgst?: string
  readonly igst?: string
  readonly cess?: string
  readonly cessNonAdvalorem?: string
  /** Freight, duty, round-off, less discount after tax; may be negative. */
  readonly other?: string
  readonly total: string
}
