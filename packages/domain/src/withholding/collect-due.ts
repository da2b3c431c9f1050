import { addDays, addMonths } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { financialYearOf, quarterOf, rangeOfFinancialYear } from '../cal/period.ts'
import { Decimal } from '../num/decimal.ts'

/**
 * The day by which the tax collected on a day is paid: the seventh of the next month, also for March (Income-tax Rules,
 * 1962, rule 37CA; the rules of 2026 keep the day, unverified).
 *
 * @example
 * collectionDue('2027-03-31') // '2027-04-07'
 */
export const collectionDue = (date: CalendarDate): CalendarDate =>
  `${addMonths(`${date.slice(0, 7)}-01`, 1).slice(0, 8)}07`

/**
 * The day by which the statement of a quarter is furnished: the fifteenth of the next month, for the quarter to March that of
 * May (rule 31AA(2); the rules of 2026 keep the days, unverified).
 *
 * @example
 * collectionStatementDue('2027-03-31') // '2027-05-15'
 */
export function collectionStatementDue(date: CalendarDate): CalendarDate {
  const from = Number(rangeOfFinancialYear(financialYearOf(date)).from.slice(0, 4))
  return [`${from}-07-15`, `${from}-10-15`, `${from + 1}-01-15`, `${from + 1}-05-15`][quarterOf(date) - 1]!
}

/** The day by which certificates of a quarter are given: fifteen days after that of the statement (rule 37D(3)). */
export const collectionCertificateDue = (date: CalendarDate): CalendarDate =>
  addDays(collectionStatementDue(date), 15)

interface InterestRow {
  readonly since: CalendarDate
  /** Per cent for a month or part of a month. */
  readonly rate: string
  readonly source: string
}

/** Interest on tax that was collected and is paid late, by the day from which each rate applies. */
export const collectionInterest: readonly InterestRow[] = [
  { since: '2020-10-01', rate: '1', source: 'Income-tax Act, 1961, s.206C(7)' },
  {
    since: '2025-04-01',
    rate: '1.5',
    source:
      'Income-tax Act, 1961, s.206C(7), as the Finance (No. 2) Act, 2024 amended it; Act of 2025, s.398(3), unverified',
  },
]

/**
 * Interest of tax that is paid late: for each month of the calendar, from that of the collection to that of the payment, the
 * rate of the month. What a credit note gave back lowers it in the same way.
 *
 * @example
 * collectionInterestFor('1000.00', '2026-10-15', '2026-11-08') // '30.00'
 */
export function collectionInterestFor(
  tax: string,
  collectedOn: CalendarDate,
  paidOn: CalendarDate,
  rows: readonly InterestRow[] = collectionInterest,
): string {
  if (paidOn <= collectionDue(collectedOn)) return '0.00'
  let rate = Decimal.zero
  for (let month = `${collectedOn.slice(0, 7)}-01`; month <= paidOn; month = addMonths(month, 1))
    rate = rate.add(rows.findLast(({ since }) => since <= month)?.rate ?? '0')
  return Decimal.of(tax).mul(rate).div('100', 2).toFixed(2)
}
