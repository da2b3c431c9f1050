import { Decimal } from '../num/decimal.ts'
import { ruleNumber } from '../tables/rules.ts'

/** Value below which a sale to an unregistered person who asks for no invoice joins that of its day. */
export const daySaleLimit = (date: string): number => ruleNumber('daySale.limit', date, 200)

interface Sold {
  readonly quantity?: string | undefined
}

/**
 * The lines of the one invoice of a day: what was sold alike at the same price and rate is one line, in the order in which
 * each was sold first.
 *
 * @example
 * togetherOf([{ itemId: 1, unitPrice: '10', quantity: '2' }, { itemId: 1, unitPrice: '10', quantity: '3' }])
 * // [{ itemId: 1, unitPrice: '10', quantity: '5' }]
 */
export function togetherOf<L extends Sold>(lines: readonly L[]): L[] {
  const alike = new Map<string, { line: L; quantity: Decimal }>()
  for (const line of lines) {
    const { quantity = '0', ...rest } = line
    const key = JSON.stringify(Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    const known = alike.get(key)
    alike.set(key, {
      line: known?.line ?? line,
      quantity: (known?.quantity ?? Decimal.zero).add(quantity),
    })
  }
  return [...alike.values()].map(({ line, quantity }) => ({ ...line, quantity: quantity.toPlain() }))
}

/**
 * What was received by each mode, together as much as the invoice: rounding of the whole may differ from that of the
 * sales by some paise, which the largest amount takes.
 *
 * @example
 * paidAs([{ mode: 'Cash', amount: '90.01' }, { mode: 'UPI', amount: '10' }], '100') // Cash 90.00, UPI 10.00
 */
export function paidAs<M extends string>(
  received: readonly { readonly mode: M; readonly amount: string }[],
  total: string,
): { mode: M; amount: string }[] {
  const [most, ...others] = received.toSorted((a, b) => Decimal.of(b.amount).cmp(a.amount))
  if (!most) return []
  const rest = others.reduce((left, { amount }) => left.sub(amount), Decimal.of(total))
  return [{ mode: most.mode, amount: rest.toFixed(2) }, ...others].map(({ mode, amount }) => ({
    mode,
    amount: Decimal.of(amount).toFixed(2),
  }))
}
