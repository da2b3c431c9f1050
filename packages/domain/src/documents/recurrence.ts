import { addDays, addMonths } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'

export const recurrenceUnits = ['Day', 'Week', 'Month', 'Year'] as const
export type RecurrenceUnit = (typeof recurrenceUnits)[number]

/** Every so many days, weeks, months or years, counted from the first date. */
export interface Recurrence {
  readonly first: CalendarDate
  readonly unit: RecurrenceUnit
  /** 1 for each unit, 3 months for a quarter. */
  readonly every: number
}

/**
 * The date of the turn with this index, 0 the first. Months are counted from the first date, so that the 31st comes back
 * after a shorter month.
 *
 * @example
 * occurrence({ first: '2026-01-31', unit: 'Month', every: 1 }, 1) // '2026-02-28'
 * occurrence({ first: '2026-01-31', unit: 'Month', every: 1 }, 2) // '2026-03-31'
 */
export function occurrence({ first, unit, every }: Recurrence, index: number): CalendarDate {
  const count = every * index
  switch (unit) {
    case 'Day':
      return addDays(first, count)
    case 'Week':
      return addDays(first, 7 * count)
    case 'Month':
      return addMonths(first, count)
    case 'Year':
      return addMonths(first, 12 * count)
  }
}

/** Index of the first turn on or after a date, not below `from`. */
export function indexOnOrAfter(recurrence: Recurrence, date: CalendarDate, from = 0): number {
  let index = from
  while (occurrence(recurrence, index) < date) index++
  return index
}

/** The next dates from a turn on: at most `most`, `left` of them, none after `end`. */
export function nextDates(
  recurrence: Recurrence,
  from: number,
  { end, left = Infinity, most }: { end?: CalendarDate | undefined; left?: number; most: number },
): CalendarDate[] {
  return Array.from({ length: Math.min(left, most) }, (_, at) => occurrence(recurrence, from + at)).filter(
    (date) => end === undefined || date <= end,
  )
}
