import type { EwbPayload } from '@bahi/gateways/ewaybill/payload.ts'
import type { EwayBillState, PartBEntry } from '@bahi/gateways/ewaybill/state.ts'

/** All that the print of an e-way bill reads: what was sent to the portal, and how the bill is there. */
export interface EWayBillPrintSource {
  readonly payload: EwbPayload
  readonly state: EwayBillState
  /** Day and hour of printing: an ended bill says so. */
  readonly now: Date
  readonly eInvoice?: EInvoiceMark | undefined
  readonly cancelledAt?: Date | undefined
  /** Of the transporter that has the bill now, where it is not the one that was sent. */
  readonly transporterName?: string | undefined
  readonly groups?: readonly VehicleGroup[] | undefined
}

interface EInvoiceMark {
  readonly irn: string
  readonly ackNo: string
  readonly ackDate: string
}

/** One leg of a movement in several vehicles (rule 138(5A) and the portal's multi-vehicle option). */
export interface VehicleGroup {
  readonly number: string
  readonly mode: PartBEntry['mode']
  readonly from: string
  readonly to: string
  readonly totalQuantity: string
  readonly unit: string
  readonly vehicles: readonly {
    readonly vehicleNumber?: string | undefined
    readonly transportDocumentNumber?: string | undefined
    readonly transportDocumentDate?: string | undefined
    readonly quantity: string
    readonly addedAt: Date
  }[]
}

/** A consolidated bill (trip sheet, form EWB-02) with the bills it carries. */
export interface TripSheetPrintSource {
  readonly number: string
  readonly generatedAt: Date
  readonly generatedBy: { readonly gstin: string; readonly name?: string | undefined }
  readonly mode: PartBEntry['mode']
  readonly vehicleNumber?: string | undefined
  readonly transportDocumentNumber?: string | undefined
  readonly transportDocumentDate?: string | undefined
  readonly place: string
  readonly stateCode: string
  /** Number of the sheet that took its place: this one carries nothing any more. */
  readonly replacedBy?: string | undefined
  readonly bills: readonly {
    readonly number: string
    readonly generatedAt?: Date | undefined
    readonly generatedBy: string
    readonly documentNumber: string
    readonly documentDate?: string | undefined
    readonly total?: string | undefined
    /** Who receives the goods, and where. */
    readonly to: readonly (string | null)[]
    readonly validUpto?: Date | undefined
  }[]
}
