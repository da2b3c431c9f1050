import type { CalendarDate } from '../../../cal/date.ts'
import { financialYearFrom, periodsOf, rangeOfPeriod } from '../../../cal/period.ts'
import type { FilingFrequency, FinancialYear, ReturnPeriod } from '../../../cal/period.ts'
import { Decimal } from '../../../num/decimal.ts'
import { ruleAt } from '../../../tables/rules.ts'

/**
 * Periods of the next year in which a year is still corrected: those whose returns are furnished until 30 November, or
 * until the annual return, if that is earlier (CGST Act s.37(3), 39(9)).
 *
 * @example
 * laterPeriods('2025-26', 'Monthly', null) // ['042026', ..., '102026']
 */
export function laterPeriods(
  year: FinancialYear,
  frequency: FilingFrequency,
  filedOn: CalendarDate | null,
): ReturnPeriod[] {
  const next = financialYearFrom(Number(year.slice(0, 4)) + 1)
  const lastDay = `${next.slice(0, 4)}-11-30`
  const until = filedOn !== null && filedOn < lastDay ? filedOn : lastDay
  return periodsOf(next, frequency).filter((period) => {
    const { to } = rangeOfPeriod(period, frequency)
    return to < until && to < `${next.slice(0, 4)}-11-01`
  })
}

/** Up to this turnover of the year the annual return need not be filed. */
export function isExempt(turnover: string | null, yearEnd: CalendarDate): boolean {
  const limit = ruleAt('gstr9.exemptTurnover', yearEnd)?.value
  return turnover !== null && limit !== undefined && Decimal.of(turnover).lte(String(limit))
}
