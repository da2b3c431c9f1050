import { Decimal } from './decimal.ts'

const groupedIndian = /^\d{1,2}(,\d{2})*,\d{3}$/
const groupedByThousands = /^\d{1,3}(,\d{3})+$/
const currency = /^(?:rs\.?|inr|₹)\s*|\s*(?:\/-|inr|₹)$/gi

/**
 * A number as people and sheets write it, as plain decimal text: with a currency, grouped in the Indian way or by
 * thousands, negative by a minus or in brackets, with an exponent, in Devanagari or Arabic digits. Undefined: it is no
 * number, or could be read in two ways; nothing is ever left out of it.
 *
 * @example
 * readNumber('Rs. 1,05,000.50') // '105000.50'
 * readNumber('(500)') // '-500'
 * readNumber('1,5') // undefined
 */
export function readNumber(text: string): string | undefined {
  let rest = westernDigits(text)
    .replace(/[\s\u00A0\u202F]+/g, ' ')
    .replace(/[−–]/g, '-')
    .trim()
  const inBrackets = /^\((.+)\)$/.exec(rest)
  if (inBrackets) rest = inBrackets[1]!.trim()
  let isNegative = inBrackets !== null
  const takeSign = () => {
    const match =
      /^([+-])\s*(.*)$/.exec(rest) ?? (/^(.*\d)\s*(-)$/.exec(rest) && ['', '-', rest.slice(0, -1)])
    if (!match) return true
    if (isNegative) return false
    isNegative = match[1] === '-'
    rest = match[2]!.trim()
    return true
  }
  if (!takeSign()) return undefined
  const bare = rest.replace(currency, '').trim()
  if (bare !== rest) {
    rest = bare
    if (/^[+-]/.test(rest) && !takeSign()) return undefined
  }
  const match = /^([\d,]*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,2}))?$/.exec(rest)
  if (!match) return undefined
  const [, grouped = '', fraction = '', exponent] = match
  if (grouped === '' && fraction === '') return undefined
  if (grouped.includes(',') && !groupedIndian.test(grouped) && !groupedByThousands.test(grouped))
    return undefined
  const whole = grouped.replaceAll(',', '') || '0'
  const value = exponent
    ? shifted(whole, fraction, Number(exponent))
    : fraction
      ? `${whole}.${fraction}`
      : whole
  const plain = value.replace(/^0+(?=\d)/, '')
  return isNegative && !Decimal.of(plain).isZero() ? `-${plain}` : plain
}

function shifted(whole: string, fraction: string, exponent: number): string {
  const digits = whole + fraction
  const point = whole.length + exponent
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  const padded = digits.padEnd(point, '0')
  return point < padded.length ? `${padded.slice(0, point)}.${padded.slice(point)}` : padded
}

/** Digits of Devanagari and of the two Arabic rows as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0966-\u096F\u0660-\u0669\u06F0-\u06F9]/g, (digit) => {
    const code = digit.codePointAt(0)!
    const zero = code >= 0x0966 ? 0x0966 : code >= 0x06f0 ? 0x06f0 : 0x0660
    return String(code - zero)
  })
}
