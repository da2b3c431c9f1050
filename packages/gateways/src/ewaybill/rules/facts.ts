import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import type { HsnCatalogue } from '@bahi/domain/tables/hsn-catalogue.ts'

/** What the rules need to know beside the payload. */
export interface EwayRuleFacts {
  /** The day in India. */
  readonly today: CalendarDate
  /** The GSTIN or transporter id that is signed in; absent: not compared. */
  readonly caller?: string
  readonly taxpayer: (gstin: string) => EwayTaxpayer | undefined
  /** Whether an id of a transporter that is no GSTIN is enrolled; absent: any well-formed one is. */
  readonly isTransporter?: (id: string) => boolean
  /** Codes that exist; absent: the built-in list. */
  readonly hsnCatalogue?: HsnCatalogue | undefined
  /** Four digits of HSN up to five crore of turnover, six above. */
  readonly hsnDigits: 4 | 6
  /** The government's own figure, where it is known; never an estimate. */
  readonly distanceKm?: (fromPin: number, toPin: number) => number | undefined
  readonly longestAcceptedKm?: (fromPin: number, toPin: number) => number | undefined
  /** The consignee's GSTIN is needed: by a dated rule, as it was put off before. */
  readonly needsShipToGstin: boolean
}

export interface EwayTaxpayer {
  /** REG, COM, SEZ, SED, TDS, TCS, ... */
  readonly type: string
  readonly status: 'ACT' | 'CNL' | 'INA' | 'PRO' | 'SUS'
  readonly deregisteredOn?: CalendarDate
  readonly isBlocked?: boolean
}

export interface EwayIssue {
  readonly code: string
  /** Field of the payload, `itemList.2.hsnCode` within a line. */
  readonly path: string
  readonly params?: Readonly<Record<string, string>>
}

export type EwayReport = (code: string, path: string, params?: Readonly<Record<string, string>>) => void
