import type { AccountEntry } from '../documents/entries.ts'
import { isSac } from '../ids/hsn.ts'
import { Decimal } from '../num/decimal.ts'

/** Tax inside an amount; the amount itself is with tax. */
export interface AdvanceFigures {
  readonly amount: string
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
}

/** Advances for services bear tax; on goods none since 15 November 2017 (notification 66/2017-Central Tax). */
export const isTaxedAdvance = ({ hsn }: { readonly hsn: string }): boolean => isSac(hsn)

/** The rate where that of the supply cannot be known yet (CGST Rules, rule 50, first proviso (i)). */
export const unknownRate = '18'

/**
 * What an amount received holds: its value without tax, and the tax on that.
 *
 * @example
 * taxInside('1180', '18', 'INTRA') // { amount: '1180.00', taxableValue: '1000.00', cgst: '90.00', sgst: '90.00', ... }
 */
export function taxInside(amount: string, rate: string, supplyType: 'INTER' | 'INTRA'): AdvanceFigures {
  const value = Decimal.of(amount).mul(100).div(Decimal.of(rate).add(100), 2)
  const tax = (divisor: number) => value.mul(rate).div(divisor, 2).toFixed(2)
  const isInter = supplyType === 'INTER'
  return {
    amount: Decimal.of(amount).toFixed(2),
    taxableValue: value.toFixed(2),
    igst: isInter ? tax(100) : '0.00',
    cgst: isInter ? '0.00' : tax(200),
    sgst: isInter ? '0.00' : tax(200),
    cess: '0.00',
  }
}

const figureNames = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const

/** An advance whose tax is on the books, with what was set off and refunded of it. */
export interface TaxedAdvance extends AdvanceFigures {
  readonly rate: string
  readonly supplyType: 'INTER' | 'INTRA'
  readonly used: readonly AdvanceFigures[]
}

/** What is left of an advance, with tax. */
export const restOfAdvance = ({ amount, used }: TaxedAdvance): Decimal =>
  Decimal.of(amount).sub(Decimal.sum(used.map((one) => one.amount)))

/** The figures of a part of an advance; what uses it up takes the paise that rounding has left. */
export function partOfAdvance(advance: TaxedAdvance, amount: string): AdvanceFigures {
  if (!restOfAdvance(advance).eq(amount)) return taxInside(amount, advance.rate, advance.supplyType)
  const rest = (name: (typeof figureNames)[number]) =>
    Decimal.of(advance[name])
      .sub(Decimal.sum(advance.used.map((one) => one[name])))
      .toFixed(2)
  return {
    amount: Decimal.of(amount).toFixed(2),
    taxableValue: rest('taxableValue'),
    igst: rest('igst'),
    cgst: rest('cgst'),
    sgst: rest('sgst'),
    cess: rest('cess'),
  }
}

interface Allocation {
  readonly documentId: number
  readonly amount: string
}

/**
 * What of each settlement comes out of the advance. Money that settled documents at the receipt was no advance: it stays with
 * those documents, what of it comes free goes to the others in their order, and the rest is set off.
 */
export function setOffs(
  { direct, now }: { readonly direct: readonly Allocation[]; readonly now: readonly Allocation[] },
  withoutTax: Decimal,
): Allocation[] {
  const former = new Map(direct.map(({ documentId, amount }) => [documentId, amount]))
  const kept = now.map(({ documentId, amount }) => Decimal.min(former.get(documentId) ?? '0', amount))
  let free = Decimal.max(withoutTax.sub(Decimal.sum(kept)), '0')
  return now.map(({ documentId, amount }, index) => {
    const over = Decimal.of(amount).sub(kept[index]!)
    const more = Decimal.min(over, free)
    free = free.sub(more)
    return { documentId, amount: over.sub(more).toFixed(2) }
  })
}

/**
 * Tax on an advance in the books: owed to the government, and an asset until the invoice bears it. Turned round where the
 * advance is set off or given back.
 */
export function entriesOfAdvance(figures: AdvanceFigures, isReceived: boolean): AccountEntry[] {
  const tax = taxNames.map((name) => [name, Decimal.of(figures[name])] as const)
  const [held, owed] = isReceived ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const)
  const whole = Decimal.sum(tax.map(([, amount]) => amount))
  if (whole.isZero()) return []
  return [
    { account: 'taxOnAdvances', [held]: whole.toFixed(2) },
    ...tax.flatMap(([account, amount]) => (amount.isZero() ? [] : [{ account, [owed]: amount.toFixed(2) }])),
  ]
}

const taxNames = ['igst', 'cgst', 'sgst', 'cess'] as const
