import { dateOf, daysInMonth, partsOf } from './date.ts'
import type { CalendarDate } from './date.ts'

/** 'YYYY-YY' from April to March: '2026-27'. */
export type FinancialYear = string
/** 'MMYYYY', the form of the returns; a quarter is named by its last month. */
export type ReturnPeriod = string
export type FilingFrequency = 'Monthly' | 'Quarterly'

/**
 * The financial year a day lies in; January to March belong to the year before.
 *
 * @example
 * financialYearOf('2026-03-31') // '2025-26'
 */
export function financialYearOf(date: CalendarDate): FinancialYear {
  const { year, month } = partsOf(date)
  return financialYearFrom(month >= 4 ? year : year - 1)
}

/** The financial year that begins in April of `startYear`. */
export function financialYearFrom(startYear: number): FinancialYear {
  return `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}`
}

/** True where the second part follows the first: '2026-27', not '2026-28'. */
/** The first day of the financial year that a day is in. */
export const startOfFinancialYear = (date: CalendarDate): CalendarDate =>
  rangeOfFinancialYear(financialYearOf(date)).from

export function isFinancialYear(text: unknown): text is FinancialYear {
  return (
    typeof text === 'string' &&
    /^\d{4}-\d{2}$/.test(text) &&
    financialYearFrom(Number(text.slice(0, 4))) === text
  )
}

/** First and last day. */
export function rangeOfFinancialYear(year: FinancialYear): { from: CalendarDate; to: CalendarDate } {
  const start = Number(year.slice(0, 4))
  return { from: dateOf(start, 4, 1), to: dateOf(start + 1, 3, 31) }
}

/**
 * The return period of a day: its month, or for a quarterly filer the last month of its quarter.
 *
 * @example
 * returnPeriodOf('2026-11-20') // '112026'
 * returnPeriodOf('2026-11-20', 'Quarterly') // '122026'
 */
export function returnPeriodOf(date: CalendarDate, frequency: FilingFrequency = 'Monthly'): ReturnPeriod {
  const { year, month } = partsOf(date)
  return periodName(year, frequency === 'Quarterly' ? Math.ceil(month / 3) * 3 : month)
}

export function isReturnPeriod(text: unknown): text is ReturnPeriod {
  return typeof text === 'string' && /^(0[1-9]|1[0-2])[12]\d{3}$/.test(text)
}

/** First and last day of a period; a quarter ends with the month that names it. */
export function rangeOfPeriod(
  period: ReturnPeriod,
  frequency: FilingFrequency = 'Monthly',
): { from: CalendarDate; to: CalendarDate } {
  const { year, month } = partsOfPeriod(period)
  const first = frequency === 'Quarterly' ? month - 2 : month
  return { from: dateOf(year, first, 1), to: dateOf(year, month, daysInMonth(year, month)) }
}

export function financialYearOfPeriod(period: ReturnPeriod): FinancialYear {
  const { year, month } = partsOfPeriod(period)
  return financialYearOf(dateOf(year, month, 1))
}

/** The quarter of the financial year: 1 April to June, 4 January to March. */
export function quarterOf(date: CalendarDate): 1 | 2 | 3 | 4 {
  const { month } = partsOf(date)
  return (((Math.ceil(month / 3) + 2) % 4) + 1) as 1 | 2 | 3 | 4
}

/** The periods of a financial year in order: twelve months, or four quarters. */
export function periodsOf(year: FinancialYear, frequency: FilingFrequency = 'Monthly'): ReturnPeriod[] {
  const start = Number(year.slice(0, 4))
  const months = [4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 2, 3]
  const chosen = frequency === 'Quarterly' ? months.filter((month) => month % 3 === 0) : months
  return chosen.map((month) => periodName(month >= 4 ? start : start + 1, month))
}

/** So many months later, or earlier with a negative number. */
export function addPeriods(period: ReturnPeriod, months: number): ReturnPeriod {
  const { year, month } = partsOfPeriod(period)
  const index = year * 12 + month - 1 + months
  return periodName(Math.floor(index / 12), (index % 12) + 1)
}

export function comparePeriods(a: ReturnPeriod, b: ReturnPeriod): -1 | 0 | 1 {
  const left = a.slice(2) + a.slice(0, 2)
  const right = b.slice(2) + b.slice(0, 2)
  return left < right ? -1 : left > right ? 1 : 0
}

export function partsOfPeriod(period: ReturnPeriod): { year: number; month: number } {
  return { year: Number(period.slice(2)), month: Number(period.slice(0, 2)) }
}

function periodName(year: number, month: number): ReturnPeriod {
  return `${String(month).padStart(2, '0')}${year}`
}
