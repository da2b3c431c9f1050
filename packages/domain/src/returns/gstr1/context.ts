import type { CalendarDate } from '../../cal/date.ts'
import { rangeOfPeriod } from '../../cal/period.ts'
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
  /** True for a code of the official list; absent where that list is not at hand. */
  readonly knowsHsn?: (code: string) => boolean
}

/** First and last day of the period. */
export function periodRange(context: Pick<ReturnContext, 'period' | 'frequency'>): {
  from: CalendarDate
  to: CalendarDate
} {
  return rangeOfPeriod(context.period, context.frequency)
}
