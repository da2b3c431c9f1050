import { Decimal } from '../num/decimal.ts'

/** How much of a document others have taken. */
export const fulfilments = ['Pending', 'Partial', 'Full'] as const
export type Fulfilment = (typeof fulfilments)[number]

interface TakenLine {
  readonly quantity: string
  readonly takenQuantity: string
}

/** What is left of a line; nothing where more was taken. */
export const leftOf = ({ quantity, takenQuantity }: TakenLine): Decimal =>
  Decimal.max(Decimal.of(quantity).sub(takenQuantity), Decimal.zero)

/**
 * How far a document is taken by others, by its lines; as `fulfil_document` of the database says.
 *
 * @example
 * fulfilmentOf([{ quantity: '10', takenQuantity: '4' }]) // 'Partial'
 */
export function fulfilmentOf(lines: readonly TakenLine[]): Fulfilment {
  if (!lines.some(({ takenQuantity }) => Decimal.of(takenQuantity).isPositive())) return 'Pending'
  return lines.every((line) => leftOf(line).isZero()) ? 'Full' : 'Partial'
}
