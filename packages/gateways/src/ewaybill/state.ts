/** An e-way bill as the portal and we know it: facts, from which every question about it is answered. */
export interface EwayBillState {
  readonly number: string
  readonly generatedAt: Date
  readonly generatedBy: string
  /** Supplier and recipient as on the bill; 'URP' where not registered. */
  readonly fromGstin: string
  readonly toGstin: string
  readonly supplyType: 'Outward' | 'Inward'
  readonly isCancelled: boolean
  readonly isClosed: boolean
  readonly isRejected: boolean
  /** An officer saw it on the road. */
  readonly isVerified: boolean
  readonly distanceKm: number
  /** Over-dimensional cargo, or a leg by ship. */
  readonly isSlow: boolean
  /** Absent until the first part B. */
  readonly validUpto?: Date
  readonly extendedTimes: number
  readonly transporterId?: string
  /** Vehicles and documents in the order they were entered. */
  readonly partB: readonly PartBEntry[]
  readonly groups: readonly MultiVehicleGroup[]
  readonly tripSheetNumber?: string
}

export interface PartBEntry {
  readonly enteredAt: Date
  readonly enteredBy: string
  readonly mode: 'Road' | 'Rail' | 'Air' | 'Ship'
  readonly vehicleNumber?: string
  readonly transportDocumentNumber?: string
  readonly place?: string
  /** Of a movement in several vehicles, the group it belongs to. */
  readonly group?: string
  /** The consolidated bill it was entered with. */
  readonly tripSheet?: string
}

export interface MultiVehicleGroup {
  readonly number: string
  readonly totalQuantity: string
  readonly addedQuantity: string
}

/** Expired is no state of the portal; it follows from the end of validity. */
export function isExpired({ validUpto }: EwayBillState, now: Date): boolean {
  return validUpto !== undefined && now.getTime() > validUpto.getTime()
}
