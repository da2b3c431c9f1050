/**
 * A day of the calendar as 'YYYY-MM-DD', without time or zone. Texts of this form compare and sort as days do.
 * Nothing here reads the clock: today is always handed in.
 */
export type CalendarDate = string

/**
 * True for a day that exists.
 *
 * @example
 * isCalendarDate('2024-02-29') // true
 * isCalendarDate('2026-02-29') // false
 */
export function isCalendarDate(text: unknown): text is CalendarDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const { year, month, day } = partsOf(text)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

export function compareDates(a: CalendarDate, b: CalendarDate): -1 | 0 | 1 {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * @example
 * addDays('2024-02-28', 2) // '2024-03-01'
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const { year, month, day } = partsOf(date)
  return dateOfUtc(Date.UTC(year, month - 1, day + days))
}

/** The same day so many months on, or the last day of that month where it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = partsOf(date)
  const index = year * 12 + month - 1 + months
  const toYear = Math.floor(index / 12)
  const toMonth = (index % 12) + 1
  return dateOf(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)))
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((utcOf(to) - utcOf(from)) / millisecondsOfDay)
}

export function startOfMonth(date: CalendarDate): CalendarDate {
  return `${date.slice(0, 7)}-01`
}

export function endOfMonth(date: CalendarDate): CalendarDate {
  const { year, month } = partsOf(date)
  return dateOf(year, month, daysInMonth(year, month))
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(utcOf(date)).getUTCDay() || 7
}

/**
 * The calendar day in India (UTC+5:30, no summer time) of an instant that is handed in.
 *
 * @example
 * istDateOf('2026-03-31T18:30:00Z') // '2026-04-01'
 * @throws RangeError for a text that is no instant
 */
export function istDateOf(instant: Date | string | number): CalendarDate {
  const time = instant instanceof Date ? instant.getTime() : new Date(instant).getTime()
  if (Number.isNaN(time)) throw new RangeError('Not an instant')
  return dateOfUtc(time + 330 * 60_000)
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

export function dateOf(year: number, month: number, day: number): CalendarDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function partsOf(date: CalendarDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

const millisecondsOfDay = 86_400_000

function utcOf(date: CalendarDate): number {
  const { year, month, day } = partsOf(date)
  return Date.UTC(year, month - 1, day)
}

function dateOfUtc(time: number): CalendarDate {
  return new Date(time).toISOString().slice(0, 10)
}
