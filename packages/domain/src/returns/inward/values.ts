import { isCalendarDate } from '../../cal/date.ts'
import type { CalendarDate } from '../../cal/date.ts'
import type { ReturnPeriod } from '../../cal/period.ts'
import { Decimal } from '../../num/decimal.ts'

/** A record of a file, as it came. */
export type Loose = Readonly<Record<string, unknown>>

/** The first of these members that is there, as a text. */
export function textOf(record: Loose, ...names: readonly string[]): string | null {
  for (const name of names) {
    const value = record[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
    if (typeof value === 'number') return String(value)
  }
  return null
}

/**
 * A day as the portals write it: 03-11-2025, 03/11/2025, 2025-11-03, 03-Nov-25, 03-Nov-2025.
 */
export function dayOf(text: string | null): CalendarDate | null {
  if (text === null) return null
  const [, a, b, c] =
    /^(\d{1,4})[-/. ]([A-Za-z]{3,9}|\d{1,2})[-/. ](\d{1,4})(?:[ T].*)?$/.exec(text.trim()) ?? []
  if (a === undefined || b === undefined || c === undefined) return null
  const isYearFirst = a.length === 4
  const year = yearOf(isYearFirst ? a : c)
  const month = monthOf(b)
  const date = `${year}-${month}-${(isYearFirst ? c : a).padStart(2, '0')}`
  return isCalendarDate(date) ? date : null
}

const yearOf = (text: string) => (text.length === 2 ? `20${text}` : text)
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function monthOf(text: string): string {
  const at = months.indexOf(text.slice(0, 3).toLowerCase())
  return (at < 0 ? text : String(at + 1)).padStart(2, '0')
}

/** A return period as they write it: 112025, Nov-25, Nov-2025, 11-2025. */
export function periodOf(text: string | null): ReturnPeriod | null {
  if (text === null) return null
  if (/^(0[1-9]|1[0-2])20\d\d$/.test(text)) return text
  const [, month, year] = /^([A-Za-z]{3,9}|\d{1,2})[-/ '.]+(\d{2}|\d{4})$/.exec(text.trim()) ?? []
  if (month === undefined || year === undefined) return null
  const period = `${monthOf(month)}${yearOf(year)}`
  return /^(0[1-9]|1[0-2])20\d\d$/.test(period) ? period : null
}

/** Above it the portal has no amount either, and no whole number of paise is exact. */
const largest = '9999999999999'

/** An amount as number or as text, with commas or a sign; undefined where it is none. */
export function amountOf(value: unknown): Decimal | undefined {
  if (value === undefined || value === null || value === '' || value === '-') return Decimal.zero
  const text =
    typeof value === 'number' ? plain(value) : typeof value === 'string' ? value.replace(/[,\s₹]/g, '') : ''
  if (!Decimal.isValid(text)) return undefined
  const amount = Decimal.of(text).abs().round(2)
  return amount.lt(largest) ? amount : undefined
}

/** Without an exponent. */
const plain = (value: number) => (Number.isFinite(value) ? value.toFixed(2).replace(/\.00$/, '') : '')

/** `Y`, `Yes`, true; null where the file does not say. */
export function flagOf(record: Loose, ...names: readonly string[]): boolean | null {
  for (const name of names) {
    const value = record[name]
    if (typeof value === 'boolean') return value
    if (typeof value === 'string' && value !== '') return /^y/i.test(value)
  }
  return null
}
