import { Decimal } from './decimal.ts'
import type { DecimalLike } from './decimal.ts'

/** Shown for an empty value. */
export const dash = '-'

/**
 * An amount with Indian grouping and two decimals; a dash for an empty one.
 *
 * @example
 * formatAmount('1234567') // '12,34,567.00'
 * formatAmount(null) // '-'
 */
export function formatAmount(value: DecimalLike | null | undefined, decimals = 2): string {
  if (value === null || value === undefined || value === '') return dash
  return groupIndian(Decimal.of(value).toFixed(decimals))
}

/**
 * A quantity with up to three decimals, grouped, without trailing zeros unless `fixed`.
 *
 * @example
 * formatQuantity('1500.500') // '1,500.5'
 * formatQuantity('1500.5', { fixed: true }) // '1,500.500'
 */
export function formatQuantity(
  value: DecimalLike | null | undefined,
  { decimals = 3, fixed = false }: { decimals?: number; fixed?: boolean } = {},
): string {
  if (value === null || value === undefined || value === '') return dash
  const rounded = Decimal.of(value).round(decimals)
  return groupIndian(fixed ? rounded.toString() : rounded.toPlain())
}

/** '18.000' as '18%'. */
export function formatRate(value: DecimalLike | null | undefined): string {
  return value === null || value === undefined || value === '' ? dash : `${Decimal.of(value).toPlain()}%`
}

/**
 * Sets commas after three digits and then after every two: crores and lakhs.
 *
 * @example
 * groupIndian('-1234567.5') // '-12,34,567.5'
 */
export function groupIndian(plain: string): string {
  const [, sign, whole, fraction] = /^(-?)(\d+)(.*)$/.exec(plain)!
  if (whole!.length <= 3) return plain
  const head = whole!.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')
  return `${sign}${head},${whole!.slice(-3)}${fraction}`
}

/**
 * What a person typed as an amount, as decimal text: grouping and blanks dropped, digits beyond `decimals` cut (not
 * rounded), Devanagari and Arabic digits read. Undefined where it is no number.
 *
 * @example
 * typedAmount('12,34,567.899') // '1234567.89'
 */
export function typedAmount(text: string, decimals = 2): string | undefined {
  const plain = text
    .trim()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[,\s\u00a0٬]/g, '')
    .replace('٫', '.')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.$/, '')
  if (!Decimal.isValid(plain)) return undefined
  const value = Decimal.of(plain)
  return value.scale > decimals ? value.truncate(decimals).toString() : plain
}
