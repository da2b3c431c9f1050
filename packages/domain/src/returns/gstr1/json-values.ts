import type { CalendarDate } from '../../cal/date.ts'
import { Decimal } from '../../num/decimal.ts'
import { plainRate } from './amounts.ts'
import type { Amounts } from './amounts.ts'

/** How values are written into the portal's JSON. */

/**
 * An amount as a JSON number, from its decimal text: no float in between, at most two decimals, no exponent.
 *
 * @example
 * amount('1250.50') // '1250.5'
 */
export function amount(value: string): string {
  return Decimal.of(value).round(2).toPlain()
}

/** '18.000' is written 18. */
export function rate(value: string): string {
  return plainRate(value)
}

export function text(value: string): string {
  return JSON.stringify(value)
}

/** '2025-11-01' is '"01-11-2025"'. */
export function date(value: CalendarDate): string {
  return `"${value.slice(8, 10)}-${value.slice(5, 7)}-${value.slice(0, 4)}"`
}

/** The heads of tax that a place of supply has, as members of an object; both never stand together. */
export function taxMembers(amounts: Amounts, supplyType: 'INTER' | 'INTRA'): string {
  const heads =
    supplyType === 'INTER'
      ? `"iamt":${amount(amounts.igst)}`
      : `"camt":${amount(amounts.cgst)},"samt":${amount(amounts.sgst)}`
  return `${heads},"csamt":${amount(amounts.cess)}`
}
