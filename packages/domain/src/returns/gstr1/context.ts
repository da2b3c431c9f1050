import type { CalendarDate } from '../../cal/date.ts'
import { rangeOfPeriod } from '../../cal/period.ts'
import type { HsnCatalogue } from '../../tables/hsn-catalogue.ts'
import type { FilingFrequency, ReturnPeriod } from '../../cal/period.ts'

/** What the checks know besides the documents. */
export interface ReturnContext {
  /** Own GSTIN. */
  readonly gstin: string
  readonly period: ReturnPeriod
  readonly frequency?: FilingFrequency
  readonly today: CalendarDate
  /** First day of the registration. */
  readonly registeredOn?: CalendarDate | null
  /** Rupees of the year before; decides the digits of HSN codes. Unknown counts as small. */
  readonly turnover?: number | null
  readonly ownRates?: readonly string[]
  readonly isFiled?: boolean
  /** What is filed in place of GSTR-1 by taxpayers who do not file it. */
  readonly otherReturns?: string | undefined
  /** The invoice furnishing facility of a month, not a return: optional, for registered recipients alone. */
  readonly isIff?: boolean
  /** GSTR-1A: it changes what GSTR-1 of the same period has. */
  readonly isAmending?: boolean
  /** Codes that exist; absent: the built-in list. */
  readonly hsnCatalogue?: HsnCatalogue
}

/** First and last day of the period. */
export function periodRange(context: Pick<ReturnContext, 'period' | 'frequency'>): {
  from: CalendarDate
  to: CalendarDate
} {
  return rangeOfPeriod(context.period, context.frequency)
}
