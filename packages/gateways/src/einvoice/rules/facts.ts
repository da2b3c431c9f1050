import type { CalendarDate } from '@bahi/domain/cal/date.ts'
import type { HsnCatalogue } from '@bahi/domain/tables/hsn-catalogue.ts'

/** What the rules need to know beside the payload: today, who the parties are, and choices that are not settled. */
export interface RuleFacts {
  /** The day in India. */
  readonly today: CalendarDate
  /** The GSTIN that is signed in. */
  readonly caller?: string
  /** What is known of a registration; undefined where nothing is. */
  readonly taxpayer: (gstin: string) => TaxpayerFacts | undefined
  /** What an unknown GSTIN with a right check character counts as. */
  readonly unknownTaxpayers: 'accepted' | 'refused'
  /** Whether the thirty days bind this supplier (turnover of ten crore or more). */
  readonly hasReportingLimit: boolean
  /** Codes that exist; absent: the built-in list. */
  readonly hsnCatalogue?: HsnCatalogue | undefined
  /** Kilometres between two PIN codes; undefined where nobody knows. */
  readonly distanceKm?: (fromPin: number, toPin: number) => number | undefined
  /** What is accepted at most for two PIN codes; absent: a tenth above their distance. */
  readonly longestAcceptedKm?: (fromPin: number, toPin: number) => number | undefined
  readonly switches: RuleSwitches
}

export interface TaxpayerFacts {
  /** REG, SEZ, SED, TCS, ... */
  readonly type: string
  readonly status: 'ACT' | 'CNL' | 'INA' | 'PRO' | 'SUS'
  readonly registeredOn?: CalendarDate
  readonly deregisteredOn?: CalendarDate
  /** E-way bills are blocked because returns are missing. */
  readonly isBlocked?: boolean
  readonly isEinvoiceEnabled?: boolean
}

/** Points on which the portal's own texts differ or stay silent. */
export interface RuleSwitches {
  /** Whether gross = quantity x price is enforced (2192). */
  readonly check2192: boolean
  /** What the totals of a reverse-charge document may hold. */
  readonly rcmTotals: 'both' | 'withTax' | 'withoutTax'
  /** The ship-to rules planned for August 2026 and put on hold (2323, 2325). */
  readonly shipGstinRule2026: boolean
  readonly reportingDays: number
}

export const usualSwitches: RuleSwitches = {
  check2192: true,
  rcmTotals: 'both',
  shipGstinRule2026: false,
  reportingDays: 30,
}
