import { Decimal } from '@bahi/domain/num/decimal.ts'

export interface OpenDocument {
  readonly documentId: number
  readonly balance: string
}
export interface Allocation {
  readonly documentId: number
  readonly amount: string
}

/** Spends an amount on documents in the order given, each as far as it goes; what is left over settles nothing. */
export function allocateInOrder(amount: Decimal, documents: readonly OpenDocument[]): Allocation[] {
  const list: Allocation[] = []
  let rest = amount
  for (const { documentId, balance } of documents) {
    if (!rest.isPositive()) break
    const part = Decimal.min(rest, balance)
    list.push({ documentId, amount: part.toFixed(2) })
    rest = rest.sub(part)
  }
  return list
}

/** Amounts as typed are cut to the paisa. */
export const paise = (amount: string | undefined): Decimal => Decimal.of(amount ?? '0').truncate(2)
