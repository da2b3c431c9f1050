import { Decimal } from '@bahi/domain/num/decimal.ts'
import { readNumber, westernDigits } from '@bahi/domain/num/typed.ts'

export interface DecimalRule {
  readonly scale: number
  /** Digits before the point at most. */
  readonly whole: number
  /** More decimals than the scale are rounded; without it they are cut (reading 15). */
  readonly rounds?: boolean
  readonly signed?: boolean
}

export type DecimalFlag = 'negative' | 'tooLarge'

/**
 * What a box holds after a key or a paste: a number as people and sheets write it becomes plain text, anything else
 * leaves the box as it was. `refused` is what was pasted and is no number: the field says so.
 *
 * @example
 * typedDecimal('(1,500.50)', '') // { text: '-1500.50' }
 */
export function typedDecimal(text: string, before: string): { text: string; refused?: string } {
  const western = westernDigits(text).replace(/[−–]/g, '-')
  if (/^-?\d*\.?\d*$/.test(western)) return { text: western.replace(/^(-?)\./, '$10.') }
  const read = readNumber(western)
  if (read !== undefined) return { text: read }
  return Math.abs(text.length - before.length) > 1 ? { text: before, refused: text } : { text: before }
}

/** The decimals beyond the scale go while an amount is typed; a quantity keeps them until it is left, and is rounded. */
export const cutToScale = (text: string, { scale, rounds = false }: DecimalRule): string =>
  rounds
    ? text
    : text.replace(/\.(\d*)$/, (_, fraction: string) => (scale ? `.${fraction.slice(0, scale)}` : ''))

/**
 * The number that counts. A negative number where none may be, or one with too many digits, is nil and flagged
 * (specification part 1, section 5; part 2, section 5).
 */
export function settledDecimal(text: string, rule: DecimalRule): { value: string; flag?: DecimalFlag } {
  const { scale, whole, rounds = false, signed = false } = rule
  const plain = text.replace(/\.$/, '')
  if (!Decimal.isValid(plain)) return { value: '' }
  const number = Decimal.of(plain)
  if (number.isNegative() && !signed) return { value: '0', flag: 'negative' }
  const fraction = plain.split('.')[1] ?? ''
  const kept =
    fraction.length <= scale ? plain : (rounds ? number.round(scale) : number.truncate(scale)).toFixed(scale)
  const digits = kept
    .replace(/^-/, '')
    .split('.')[0]!
    .replace(/^0+(?=\d)/, '')
  if (digits.length > whole) return { value: '0', flag: 'tooLarge' }
  const rest = kept.includes('.') ? `.${kept.split('.')[1]}` : ''
  return { value: `${number.isNegative() ? '-' : ''}${digits}${rest}` }
}
