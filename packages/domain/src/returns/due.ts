import { addDays, addMonths, partsOf } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { addPeriods, returnPeriodOf } from '../cal/period.ts'
import type { FilingFrequency, ReturnPeriod } from '../cal/period.ts'

/** Day of the month after the period by which GSTR-1 is filed; source: CGST Rules, rule 59(1), notification 83/2020. */
export const gstr1DueDay: Readonly<Record<FilingFrequency, number>> = { Monthly: 11, Quarterly: 13 }

/**
 * The latest period whose GSTR-1 should have been filed by the end of the day before.
 *
 * @example
 * lastDuePeriod('2026-11-12') // '102026': due on the 11th
 * lastDuePeriod('2026-11-11') // '092026'
 */
export function lastDuePeriod(today: CalendarDate, frequency: FilingFrequency = 'Monthly'): ReturnPeriod {
  const current = returnPeriodOf(addDays(today, -gstr1DueDay[frequency]), frequency)
  // Within the days of grace the day falls into the month before, whose own period then counts as running.
  return addPeriods(current, frequency === 'Quarterly' ? -3 : -1)
}

/** Months since year 0 of a period, to count from one to another. */
export const monthOfPeriod = (period: ReturnPeriod): number => {
  const { year, month } = partsOf(`${period.slice(2)}-${period.slice(0, 2)}-01`)
  return year * 12 + month
}

/**
 * The day on which GSTR-1 of the period with this last day is due.
 *
 * @example
 * gstr1DueDate('2026-10-31', 'Monthly') // '2026-11-11'
 */
export const gstr1DueDate = (lastDay: CalendarDate, frequency: FilingFrequency): CalendarDate =>
  `${addMonths(`${lastDay.slice(0, 7)}-01`, 1).slice(0, 8)}${gstr1DueDay[frequency]}`
