import { addMonths } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { financialYearOf, quarterOf, rangeOfFinancialYear } from '../cal/period.ts'
import { Decimal } from '../num/decimal.ts'

/**
 * The day by which the tax of a day is paid: the seventh of the next month, for March the thirtieth of April
 * (Income-tax Rules, 1962, rule 30; the rules of 2026 keep the days, unverified).
 *
 * @example
 * depositDue('2026-11-26') // '2026-12-07'
 */
export function depositDue(date: CalendarDate): CalendarDate {
  const next = addMonths(`${date.slice(0, 7)}-01`, 1)
  return `${next.slice(0, 8)}${next.slice(5, 7) === '04' ? '30' : '07'}`
}

/**
 * The day by which the statement of a quarter is furnished (rule 31A): the last day of the next month, for the quarter to
 * March the thirty-first of May.
 */
export function statementDue(date: CalendarDate): CalendarDate {
  const from = Number(rangeOfFinancialYear(financialYearOf(date)).from.slice(0, 4))
  return [`${from}-07-31`, `${from}-10-31`, `${from + 1}-01-31`, `${from + 1}-05-31`][quarterOf(date) - 1]!
}

/** First and last day of a quarter of a financial year: 1 is April to June. */
export function rangeOfQuarter(
  financialYear: string,
  quarter: 1 | 2 | 3 | 4,
): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const { from } = rangeOfFinancialYear(financialYear)
  const start = addMonths(from, (quarter - 1) * 3)
  const last = addMonths(start, 2).slice(0, 7)
  return { from: start, to: `${last}-${quarter === 1 || quarter === 2 ? '30' : '31'}` }
}

/**
 * Interest for paying late what was deducted: 1.5 per cent for each month or part of a month from the day of the
 * deduction to the day of payment (section 201(1A)(ii); section 398 of the Act of 2025, unverified). Months are those
 * of the calendar, as the department counts them: from 30 November to 8 December are two.
 *
 * @example
 * interestFor('1000.00', '2026-10-15', '2026-11-08') // '30.00'
 */
export function interestFor(tax: string, deductedOn: CalendarDate, paidOn: CalendarDate): string {
  if (paidOn <= depositDue(deductedOn)) return '0.00'
  const months = monthOf(paidOn) - monthOf(deductedOn) + 1
  return Decimal.of(tax).mul('1.5').mul(months).div('100', 2).toFixed(2)
}

const monthOf = (date: CalendarDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
