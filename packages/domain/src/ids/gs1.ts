import { dateOf, daysInMonth } from '../cal/date.ts'
import type { CalendarDate } from '../cal/date.ts'
import { Decimal } from '../num/decimal.ts'
import { checkDigitOf } from './barcode.ts'
import { digitsOfIdentifier, fixedLengthOf, gs1Identifiers } from './gs1-identifiers.ts'
import type { Gs1Identifier, Gs1Part } from './gs1-identifiers.ts'

/** FNC1 as scanners send it between element strings (GS1 General Specifications, 7.8.3): ASCII 29, group separator. */
export const gs1Separator = '\u001d'

/** One identifier of a code with what it says. */
export interface Gs1Element {
  readonly ai: string
  /** Absent: no identifier that is known; it is passed over. */
  readonly title?: string
  /** As encoded. */
  readonly data: string
  /** A date as `YYYY-MM-DD`, a measure or amount with its decimals, the currency or country before a space; else as encoded. */
  readonly value: string
}

export type Gs1FaultKind = 'unknown' | 'short' | 'long' | 'characters' | 'check' | 'date' | 'twice'

/** What is wrong with a code, and with which identifier. */
export interface Gs1Fault {
  readonly fault: Gs1FaultKind
  readonly ai: string
}

export type Gs1Reading = { readonly elements: readonly Gs1Element[] } | Gs1Fault

export const isFault = (reading: object): reading is Gs1Fault => 'fault' in reading

/** What was scanned, without the identifier of its symbology; `certain`: its symbology, a separator or brackets make it GS1. */
export interface Scanned {
  readonly text: string
  readonly gs1: 'certain' | 'possible' | undefined
}

/**
 * What a scanner sent. Symbology identifiers (ISO/IEC 15424) before the text say what it is: `]C1` GS1-128, `]e0` GS1 DataBar,
 * `]d2` GS1 DataMatrix, `]Q3` GS1 QR Code, `]J1` GS1 DotCode; those of EAN, UPC and others are left out. Without one a text is GS1
 * where it has a separator or brackets. Digits alone may be GS1 only where they begin with a whole GTIN or SSCC and more: a plain
 * EAN, UPC or code of an item never is.
 *
 * @example
 * asScanned(']d20108901030180057') // { text: '0108901030180057', gs1: 'certain' }
 * asScanned('8901030180057') // { text: '8901030180057', gs1: undefined }
 */
export function asScanned(sent: string): Scanned {
  const symbology = /^\][A-Za-z][0-9A-Za-z]/.exec(sent)?.[0]
  const text = symbology ? sent.slice(3) : sent
  if (symbology && /^\](?:C1|e0|d2|Q3|J1)$/.test(symbology)) return { text, gs1: 'certain' }
  if (text.includes(gs1Separator) || /^\(\d{2,4}\)/.test(text)) return { text, gs1: 'certain' }
  const key = (/^0[12](\d{14})/.exec(text) ?? /^00(\d{18})/.exec(text))?.[1]
  return { text, gs1: key !== undefined && isChecked(key) ? 'possible' : undefined }
}

/**
 * The element strings of a code (GS1 General Specifications, 7.8): identifiers with their data one after another, those without a
 * length of their own ended by a separator; or as people read them, `(01)08901030180057(10)AB12`. Years of two digits are of the
 * century that lies within 49 years before and 50 after today (7.12); day 00 is the last of its month (3.4, identifiers that begin with 1).
 *
 * @example
 * readGs1('0108901030180057172712003103001750', '2026-11-29')
 * // { elements: [{ ai: '01', … }, { ai: '17', value: '2027-12-31', … }, { ai: '3103', value: '1.750', … }] }
 * readGs1('0108901030180050', '2026-11-29') // { fault: 'check', ai: '01' }
 */
export function readGs1(text: string, today: CalendarDate): Gs1Reading {
  const split = text.startsWith('(') ? splitBrackets(text) : splitSeparated(text)
  if (isFault(split)) return split
  const elements: Gs1Element[] = []
  for (const { ai, data } of split) {
    const read = elementOf(ai, data, today)
    if (isFault(read)) return read
    const before = elements.find((one) => one.ai === ai)
    if (before && before.data !== data) return { fault: 'twice', ai }
    if (!before) elements.push(read)
  }
  return elements.length > 0 ? { elements } : { fault: 'unknown', ai: text.slice(0, 4) }
}

interface Raw {
  readonly ai: string
  readonly data: string
}

/** Data in brackets is escaped with a backslash where it has one of its own. */
function splitBrackets(text: string): Raw[] | Gs1Fault {
  const found = [...text.matchAll(/\((\d{2,4})\)((?:\\.|(?!\(\d{2,4}\))[\s\S])*)/g)]
  for (const { 1: ai = '' } of found)
    if (digitsOfIdentifier(ai.slice(0, 2)) !== ai.length) return { fault: 'unknown', ai }
  return found.map(({ 1: ai = '', 2: data = '' }) => ({ ai, data: data.replaceAll(/\\(.)/g, '$1').trim() }))
}

function splitSeparated(text: string): Raw[] | Gs1Fault {
  const raw: Raw[] = []
  for (let at = 0; at < text.length;) {
    if (text[at] === gs1Separator) {
      at++
      continue
    }
    const start = text.slice(at, at + 2)
    const ai = text.slice(at, at + (digitsOfIdentifier(start) ?? 2))
    if (digitsOfIdentifier(start) !== ai.length || !/^\d+$/.test(ai)) return { fault: 'unknown', ai }
    at += ai.length
    const until = text.indexOf(gs1Separator, at)
    const rest = until < 0 ? text.length : until
    const end = Math.min(rest, at + (fixedLengthOf(ai) ?? rest))
    raw.push({ ai, data: text.slice(at, end) })
    at = end
  }
  return raw
}

const sets = {
  N: /^\d*$/,
  X: /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]*$/,
  Y: /^[#\-/0-9A-Z]*$/,
  Z: /^[-0-9A-Z_a-z]*={0,2}$/,
} as const

function elementOf(ai: string, data: string, today: CalendarDate): Gs1Element | Gs1Fault {
  const known = gs1Identifiers.get(ai)
  if (!known) {
    const fixed = fixedLengthOf(ai)
    if (data === '' || (fixed !== undefined && data.length < fixed)) return { fault: 'short', ai }
    if (data.length > (fixed ?? 90)) return { fault: 'long', ai }
    return sets.X.test(data) ? { ai, data, value: data } : { fault: 'characters', ai }
  }
  const parts = partsOf(known, data)
  if (isFault(parts)) return parts
  let value = ''
  for (const [part, text] of parts) {
    const said = valueOf(part, text, ai, today)
    if (isFault(said)) return said
    value = joined(value, said.value, part)
  }
  return { ai, title: known.title, data, value }
}

/** Data cut into the parts of its identifier; those of many lengths take what is left. */
function partsOf({ ai, parts }: Gs1Identifier, data: string): (readonly [Gs1Part, string])[] | Gs1Fault {
  const cut: (readonly [Gs1Part, string])[] = []
  let rest = data
  for (const part of parts) {
    if (rest === '' && part.isOptional) continue
    const text = rest.slice(0, part.most)
    if (text.length < part.least) return { fault: 'short', ai }
    if (!sets[part.set].test(text)) return { fault: 'characters', ai }
    cut.push([part, text])
    rest = rest.slice(part.most)
  }
  return rest === '' ? cut : { fault: 'long', ai }
}

const isChecked = (digits: string) => checkDigitOf(digits.slice(0, -1)) === digits.at(-1)

function valueOf(
  { rule }: Gs1Part,
  text: string,
  ai: string,
  today: CalendarDate,
): { readonly value: string } | Gs1Fault {
  if (rule === 'check') return isChecked(text) ? { value: text } : { fault: 'check', ai }
  if (rule === 'decimals') return { value: Decimal.make(BigInt(text), Number(ai.at(-1))).toString() }
  if (rule === 'hour' || rule === 'minutes' || rule === 'time') {
    const pairs = text.match(/\d{2}/g) ?? []
    const isTime = pairs.every((pair, at) => Number(pair) < (rule !== 'minutes' && at === 0 ? 24 : 60))
    return isTime && text.length % 2 === 0 ? { value: pairs.join(':') } : { fault: 'date', ai }
  }
  if (rule !== 'day' && rule !== 'month') return { value: text }
  const value = gs1Date(text, today, rule === 'month')
  return value === undefined ? { fault: 'date', ai } : { value }
}

function joined(before: string, value: string, { rule }: Gs1Part): string {
  if (before === '') return value
  if (rule === 'hour' || rule === 'time') return `${before}T${value}`
  if (rule === 'minutes') return `${before}:${value}`
  if (rule === 'day') return `${before}/${value}`
  return rule === 'decimals' ? `${before} ${value}` : before + value
}

/**
 * The day of six digits `YYMMDD`; undefined: there is none. Section 7.12 of the General Specifications: a year 51 or more above that
 * of today is of the century before, one 50 or more below it of the next.
 *
 * @example
 * gs1Date('270200', '2026-11-29', true) // '2027-02-28'
 */
export function gs1Date(digits: string, today: CalendarDate, mayBeMonth: boolean): CalendarDate | undefined {
  const now = Number(today.slice(0, 4))
  const [short, month, day] = (digits.match(/\d{2}/g) ?? []).map(Number) as [number, number, number]
  const ahead = short - (now % 100)
  const century = ahead >= 51 ? -100 : ahead <= -50 ? 100 : 0
  const year = now - (now % 100) + short + century
  if (month < 1 || month > 12 || (day === 0 && !mayBeMonth)) return undefined
  const last = daysInMonth(year, month)
  return day > last ? undefined : dateOf(year, month, day === 0 ? last : day)
}
