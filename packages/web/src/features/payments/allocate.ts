import { Decimal } from '@bahi/domain/num/decimal.ts'

interface Open {
  readonly documentId: number
  readonly balance: string
}

/** Spreads an amount over open documents, the preferred one first, then in their order, oldest first. */
export function allocate(
  amount: string,
  documents: readonly Open[],
  preferred?: number,
): Record<number, string> {
  let rest = Decimal.isValid(amount) ? Decimal.of(amount) : Decimal.zero
  const order = [...documents].sort(
    (a, b) => Number(b.documentId === preferred) - Number(a.documentId === preferred),
  )
  const result: Record<number, string> = {}
  for (const { documentId, balance } of order) {
    const part = rest.lt(Decimal.of(balance)) ? rest : Decimal.of(balance)
    if (!part.isPositive()) continue
    result[documentId] = part.toFixed(2)
    rest = rest.sub(part)
  }
  return result
}
