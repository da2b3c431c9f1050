import { addDays, dateOf, daysInMonth, isCalendarDate, partsOf } from '@bahi/domain/cal/date.ts'
import type { CalendarDate } from '@bahi/domain/cal/date.ts'

/**
 * A day from what is typed: `1` the first of this month, `15-4` or `15/4/26`, `t` today, `y` yesterday, `+7` and
 * `-3` days from today; a date written in full stays. Undefined: not a date.
 *
 * @example
 * typedDate('15-4', '2026-11-20') // '2026-04-15'
 */
export function typedDate(text: string, today: CalendarDate): CalendarDate | undefined {
  const typed: string = text.trim().toLowerCase()
  if (isCalendarDate(text.trim())) return text.trim()
  if (typed === 't') return today
  if (typed === 'y') return addDays(today, -1)
  if (/^[+-]\d{1,3}$/.test(typed)) return addDays(today, Number(typed))
  const compact = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(typed)
  const [day, month, year] = (compact ? compact.slice(1) : typed.split(/[-/. ]+/)).map(Number)
  const now = partsOf(today)
  return made(day, month ?? now.month, yearOf(year, now.year))
}

function yearOf(year: number | undefined, current: number): number {
  if (year === undefined) return current
  return year < 100 ? 2000 + year : year
}

function made(day: number | undefined, month: number, year: number): CalendarDate | undefined {
  if (
    day === undefined ||
    !Number.isInteger(day) ||
    !(month >= 1 && month <= 12) ||
    !(year >= 1990 && year <= 2100)
  )
    return undefined
  return day >= 1 && day <= daysInMonth(year, month) ? dateOf(year, month, day) : undefined
}
