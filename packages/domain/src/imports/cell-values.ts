import { addDays, isCalendarDate } from '../cal/date.ts'
import { westernDigits } from '../num/typed.ts'

/** What is in a cell without what only keeps it from being taken for a number: `="0012"`, `'0012`; runs of blanks become one. */
export function tidyCell(cell: string): string {
  // Most cells have nothing to tidy.
  if (plain.test(cell)) return cell
  return cell
    .replaceAll(/[\u00A0\u202F\u200B\uFEFF\s]+/g, ' ')
    .trim()
    .replace(/^=\s*"(.*)"$/, '$1')
    .replace(/^'(?=\S)/, '')
    .trim()
}

const plain =
  /^(?:[^\s'=\u00A0\u202F\u200B\uFEFF][^\s\u00A0\u202F\u200B\uFEFF]*(?: [^\s\u00A0\u202F\u200B\uFEFF]+)*)?$/

/** Errors of spreadsheets as they are shown. */
export const isCellError = (text: string): boolean =>
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/.test(text)

/**
 * A number as people write it, as plain decimal text; undefined where it is none. Groups of two and three digits, currency
 * signs, a percent sign, `Dr` and `Cr`, brackets and a minus behind are read; a comma for the decimal point is not.
 *
 * @example
 * numberOf('₹ 12,34,567.50') // '1234567.50'
 * numberOf('(1,200)') // '-1200'
 * numberOf('1.200,50') // undefined
 */
export function numberOf(text: string): string | undefined {
  if (/^\d{1,15}(?:\.\d+)?$/.test(text)) return text
  let rest = westernDigits(text).replaceAll(/[\s\u00A0\u202F]/g, '')
  let isNegative = false
  rest = rest
    .replace(/(?:dr|cr)\.?$/i, '')
    .replace(/%$/, '')
    .replace(/\/-$/, '')
  if (/^\(.+\)$/.test(rest)) {
    isNegative = true
    rest = rest.slice(1, -1)
  }
  const signed = /^([+\u2212-])?(?:₹|rs\.?|inr|\$|usd|€|£)?([+\u2212-])?(.*?)([\u2212-])?$/i.exec(rest)
  if (!signed) return undefined
  const [, before, within, digits = '', behind] = signed
  if ([before, within, behind].some((sign) => sign === '-' || sign === '\u2212')) isNegative = !isNegative
  let number = digits
  if (number.includes(',')) {
    if (!/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d*)?$/.test(number)) return undefined
    number = number.replaceAll(',', '')
  }
  number = withoutExponent(number) ?? number
  const found = /^(\d*)(?:\.(\d*))?$/.exec(number)
  if (!found || (!found[1] && !found[2])) return undefined
  const value = `${found[1] || '0'}${found[2] ? `.${found[2]}` : ''}`
  return isNegative && /[1-9]/.test(value) ? `-${value}` : value
}

/** `1.5E+3` is 1500; as sheets show large and small numbers. */
function withoutExponent(text: string): string | undefined {
  const found = /^(\d+)(?:\.(\d+))?[eE]([+-]?\d{1,3})$/.exec(text)
  if (!found) return undefined
  const [, whole = '', fraction = '', power = '0'] = found
  const digits = whole + fraction
  const point = whole.length + Number(power)
  if (Math.abs(point) > 60) return undefined
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  return point >= digits.length
    ? digits + '0'.repeat(point - digits.length)
    : `${digits.slice(0, point)}.${digits.slice(point)}`
}

/** What a binary fraction of a sheet was meant as: 1234.5600000000001 is 1234.56. */
export function decimalOfFloat(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  const text = String(Number(value.toPrecision(15)))
  const plain = withoutExponent(text.replace(/^-/, ''))
  return plain === undefined ? text : value < 0 ? `-${plain}` : plain
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day as people write it, as `YYYY-MM-DD`: the day before the month, as in India, unless the year comes first; with the name of
 * the month; with a time behind, which is left out; or the number that Excel has for it. Undefined where it is none, also
 * where it would only be one with the month first.
 *
 * @example
 * dayOf('05/11/2026') // '2026-11-05'
 * dayOf('5-Nov-26') // '2026-11-05'
 * dayOf('46331') // '2026-11-05'
 * dayOf('11/25/2026') // undefined
 */
export function dayOf(
  text: string,
  { is1904 = false }: { readonly is1904?: boolean } = {},
): string | undefined {
  const day = westernDigits(text)
    .trim()
    .replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:\s*[ap]\.?m\.?)?(?:Z|\s*[+-]\d{2}:?\d{2})?$/i, '')
    .trim()
  const byYear = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(day) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(day)
  if (byYear) return made(byYear[1]!, byYear[2]!, byYear[3]!)
  const byDay = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(day)
  if (byDay) return made(byDay[3]!, byDay[2]!, byDay[1]!)
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]+([a-z]{3,9})\.?[-/., ]+(\d{4}|\d{2})$/i.exec(day)
  if (named) return made(named[3]!, monthOf(named[2]!), named[1]!)
  const monthFirst = /^([a-z]{3,9})\.?[-/., ]+(\d{1,2})(?:st|nd|rd|th)?,?[-/., ]+(\d{4})$/i.exec(day)
  if (monthFirst) return made(monthFirst[3]!, monthOf(monthFirst[1]!), monthFirst[2]!)
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(day)
  return serial ? dayOfSerial(Number(serial[1]), is1904) : undefined
}

/** The day that a workbook keeps as a number; before 1 March 1900 its calendar has a day too many. */
export function dayOfSerial(serial: number, is1904 = false): string | undefined {
  const whole = Math.floor(serial)
  if (is1904) return whole >= 0 && whole < 2_950_000 ? addDays('1904-01-01', whole) : undefined
  return whole >= 61 && whole < 2_958_466 ? addDays('1899-12-30', whole) : undefined
}

function monthOf(name: string): string {
  const index = months.indexOf(name.slice(0, 3).toLowerCase())
  return index < 0 ? '' : String(index + 1)
}

function made(year: string, month: string, day: string): string | undefined {
  const full = year.length === 2 ? `${Number(year) > 69 ? '19' : '20'}${year}` : year
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : undefined
}

/** Yes or no as people and programs write it; undefined where it is neither. */
export function yesOrNo(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (yes.has(word)) return true
  return no.has(word) ? false : undefined
}

const yes = new Set(['y', 'yes', 'true', '1', 'हाँ', 'हां', 'نعم'])
const no = new Set(['n', 'no', 'false', '0', 'नहीं', 'لا'])
