import { financialYearOf } from '../../../cal/period.ts'
import type { CalendarDate } from '../../../cal/date.ts'

/**
 * The period as the portal writes it in ITC-04: 17 is April to September, 18 October to March, 19 the whole year, each
 * with the year in which the financial year begins.
 *
 * @example
 * itc04Period({ from: '2026-10-01', to: '2027-03-31' }) // '182026'
 */
export function itc04Period({
  from,
  to,
}: {
  readonly from: CalendarDate
  readonly to: CalendarDate
}): string {
  const year = financialYearOf(from).slice(0, 4)
  if (from.slice(5, 7) === '10') return `18${year}`
  return `${to.slice(5, 7) === '09' ? '17' : '19'}${year}`
}
