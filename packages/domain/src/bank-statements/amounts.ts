import { Decimal } from '../num/decimal.ts'
import { readNumber } from '../num/typed.ts'

export interface ReadAmount {
  /** With two decimals; negative where it is written so. */
  readonly amount: string
  /** As the cell itself says it. */
  readonly side?: 'Dr' | 'Cr' | undefined
}

/**
 * An amount of a statement: grouped in the Indian way, in brackets, with a currency, with Dr or Cr before or behind it.
 * Undefined: it is no amount; null: the cell says that there is none.
 *
 * @example
 * readAmount('1,05,000.50 Cr') // { amount: '105000.50', side: 'Cr' }
 * readAmount('-') // null
 */
export function readAmount(text: string): ReadAmount | null | undefined {
  const plain = text.trim()
  if (plain === '' || /^(-+|–|\.|nil|na|n\/a)$/i.test(plain)) return null
  const match = /^(?:(dr|cr)\b\.?\s*)?(.*?)\s*(?:\(?\b(dr|cr|d|c)\b\.?\)?)?$/i.exec(
    plain.replace(/(\d)(dr|cr|d|c)\.?$/i, '$1 $2'),
  )
  const number = readNumber(match?.[2] ?? plain)
  if (number === undefined) return undefined
  const written = (match?.[1] ?? match?.[3])?.[0]?.toLowerCase()
  const amount = Decimal.of(number)
  // More than paise is no amount of a bank: a rate or a reference.
  if (!amount.eq(amount.truncate(2))) return undefined
  return {
    amount: amount.toFixed(2),
    ...(written === undefined ? {} : { side: written === 'd' ? 'Dr' : 'Cr' }),
  }
}

/** Which side a cell of its own names. */
export function readSide(text: string): 'Dr' | 'Cr' | undefined {
  const word = text.trim().toLowerCase().replaceAll('.', '')
  if (/^(d|dr|db|debit|withdrawal|w|-)$/.test(word)) return 'Dr'
  return /^(c|cr|credit|deposit|\+)$/.test(word) ? 'Cr' : undefined
}
