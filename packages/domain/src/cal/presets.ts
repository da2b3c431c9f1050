import { addDays, addMonths, endOfMonth, startOfMonth, weekdayOf } from './date.ts'
import type { CalendarDate } from './date.ts'
import { financialYearFrom, financialYearOf, rangeOfFinancialYear } from './period.ts'

/** Names of the specification, part 2, section 9. 'Custom' has no range of its own. */
export const periodPresets = [
  'Today',
  'This week',
  'This Month',
  'This Fiscal Year',
  'Yesterday',
  'Last Week',
  'Last Month',
  'Last Fiscal Year',
  'Custom',
] as const
export type PeriodPreset = (typeof periodPresets)[number]

/** Short codes, as they are in an address; the last four follow the pattern of the four that are prescribed. */
export const presetCodes: Readonly<Record<PeriodPreset, string>> = {
  Today: 'Today',
  'This week': 'CWeek',
  'This Month': 'CMonth',
  'This Fiscal Year': 'CFY',
  Yesterday: 'Yesterday',
  'Last Week': 'LWeek',
  'Last Month': 'LMonth',
  'Last Fiscal Year': 'LFY',
  Custom: 'Custom',
}

/** The preset of a code, or of a name as older addresses and saved views hold it. */
export const presetOf = (text: string): PeriodPreset | undefined =>
  periodPresets.find((preset) => preset === text || presetCodes[preset] === text)

/**
 * First and last day of a preset, seen from a day that is handed in; weeks begin on Monday, the fiscal year in
 * April. Undefined for 'Custom'.
 *
 * @example
 * rangeOfPreset('Last Month', '2026-03-15') // { from: '2026-02-01', to: '2026-02-28' }
 */
export function rangeOfPreset(
  preset: PeriodPreset,
  today: CalendarDate,
): { from: CalendarDate; to: CalendarDate } | undefined {
  switch (preset) {
    case 'Today':
      return { from: today, to: today }
    case 'Yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'This week':
      return weekOf(today)
    case 'Last Week':
      return weekOf(addDays(today, -7))
    case 'This Month':
      return monthOf(today)
    case 'Last Month':
      return monthOf(addMonths(today, -1))
    case 'This Fiscal Year':
      return rangeOfFinancialYear(financialYearOf(today))
    case 'Last Fiscal Year':
      return rangeOfFinancialYear(financialYearFrom(Number(financialYearOf(today).slice(0, 4)) - 1))
    case 'Custom':
      return undefined
  }
}

function weekOf(date: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const from = addDays(date, 1 - weekdayOf(date))
  return { from, to: addDays(from, 6) }
}

function monthOf(date: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: startOfMonth(date), to: endOfMonth(date) }
}
