import { Decimal } from '@bahi/domain/num/decimal.ts'

/** An amount of Tally with debits positive: `-1180.00` there is 1180; of another currency what it is in rupees. */
export function debitOf(text: string): Decimal {
  const rupees = text.includes('=') ? text.slice(text.lastIndexOf('=') + 1) : text
  const found = /(-)?\s*(?:[^\d\s(.-]{1,4}\.?\s*)?(\d[\d,]*(?:\.\d+)?|\.\d+)\s*(Dr|Cr)?/i.exec(
    rupees.replaceAll(/[()]/g, ' '),
  )
  if (!found) return Decimal.zero
  const amount = Decimal.of(found[2]!.replaceAll(',', '').replace(/^\./, '0.'))
  const isDebit = found[3] ? found[3].toLowerCase() === 'dr' : found[1] === '-'
  return (isDebit ? amount : amount.neg()).round(2)
}

export interface Measured {
  readonly quantity: Decimal
  readonly unit: string
}

/** ` 10.000 Nos`, `2 Box 5 Nos = 25 Nos`: how many of which unit. */
export function quantityOf(text: string): Measured {
  const one = text.split('=')[0]!
  const found = /(-)?\s*(\d[\d,]*(?:\.\d+)?)\s*(.*)$/.exec(one.trim())
  if (!found) return { quantity: Decimal.zero, unit: '' }
  const quantity = Decimal.of(found[2]!.replaceAll(',', ''))
  return { quantity: found[1] ? quantity.neg() : quantity, unit: found[3]!.trim() }
}

/** `12.50/Nos`. */
export function rateOf(text: string): Decimal | undefined {
  const found = /(\d[\d,]*(?:\.\d+)?)/.exec(text.includes('=') ? text.slice(text.lastIndexOf('=') + 1) : text)
  return found ? Decimal.of(found[1]!.replaceAll(',', '')) : undefined
}

/** `20261120` and `1-Apr-2026`, as `YYYY-MM-DD`; undefined where it is no day. */
export { dayOf } from '@bahi/domain/imports/cell-values.ts'
