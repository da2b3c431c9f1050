import { addDays, dateOf, daysInMonth } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'

/** Which of two small numbers is the day. */
export type DateOrder = 'dmy' | 'mdy'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day as statements write it; what comes behind it, as a time, is left out. Numbers are those by which sheets count days.
 *
 * @example
 * readDay('05-Nov-26') // '2026-11-05'
 */
export function readDay(text: string, order: DateOrder = 'dmy'): CalendarDate | undefined {
  const plain = text.trim()
  if (/^\d{5}(\.\d+)?$/.test(plain)) return serialDay(Number(plain))
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(plain) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(plain)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const named =
    /^(\d{1,2})[-/. ]*([a-z]{3})[a-z]*[-/., ]*(\d{4}|\d{2})(?!\d)/i.exec(plain) ??
    swapped(/^([a-z]{3})[a-z]*[-/. ]*(\d{1,2})[-/., ]+(\d{4}|\d{2})(?!\d)/i.exec(plain))
  if (named) return dayOf(yearOf(named[3]!), months.indexOf(named[2]!.toLowerCase()) + 1, Number(named[1]))
  const plainDay = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/.exec(plain)
  if (!plainDay) return undefined
  const [first, second] = [Number(plainDay[1]), Number(plainDay[2])]
  const [day, month] = order === 'dmy' ? [first, second] : [second, first]
  return dayOf(yearOf(plainDay[3]!), month, day)
}

const swapped = (match: RegExpExecArray | null) => match && ['', match[2]!, match[1]!, match[3]!]

const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

const dayOf = (year: number, month: number, day: number): CalendarDate | undefined =>
  year >= 1990 && year <= 2199 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? dateOf(year, month, day)
    : undefined

/** Sheets count days from the last of 1899; 1990 to 2099 is what a statement can be of. */
const serialDay = (serial: number): CalendarDate | undefined =>
  serial >= 32_874 && serial <= 73_050 ? addDays('1899-12-30', Math.floor(serial)) : undefined

/** The order that all days of a column allow; that of India where both do. */
export function orderOf(texts: Iterable<string>): DateOrder {
  let isDayFirst = false
  let isMonthFirst = false
  for (const text of texts) {
    const match = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{2}/.exec(text)
    if (!match) continue
    if (Number(match[1]) > 12) isDayFirst = true
    if (Number(match[2]) > 12) isMonthFirst = true
  }
  return isMonthFirst && !isDayFirst ? 'mdy' : 'dmy'
}
