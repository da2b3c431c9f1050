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
 * What is left of the goods that go with a line without a price.
 *
 * @example
 * freeLeftOf({ freeQuantity: '2', takenFree: '1' }).toPlain() // '1'
 */
export const freeLeftOf = ({
  freeQuantity = '0',
  takenFree,
}: {
  readonly freeQuantity?: string | undefined
  readonly takenFree?: string | null | undefined
}): Decimal => Decimal.max(Decimal.of(freeQuantity).sub(takenFree ?? '0'), Decimal.zero)

/**
 * How much of them goes with a part of what is left: the rest with all of it, before that no more than their share, in
 * whole units where they are whole.
 *
 * @example
 * freeWith('5', '10', Decimal.of('1')).toPlain() // '0': the free one goes with the other five
 */
export function freeWith(part: string, left: string, free: Decimal): Decimal {
  if (Decimal.of(part).gte(left)) return free
  const scale = free.toPlain().split('.')[1]?.length ?? 0
  return free.mul(part).div(left, 12).truncate(scale)
}

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
