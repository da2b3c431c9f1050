import { Decimal } from '@bahi/domain/num/decimal.ts'

interface Unit {
  readonly id: number
  readonly conversions?: readonly { readonly unitId: number; readonly factor: string }[] | null | undefined
}

/** A conversion rate is ten characters at most, the point among them. */
const longest = 10

/** How many of the first unit one of the second holds, where the master of either says so. */
export function rateBetween(first: Unit, second: Unit): string | undefined {
  const told = second.conversions?.find(({ unitId }) => unitId === first.id)
  if (told) return told.factor
  const inverse = first.conversions?.find(({ unitId }) => unitId === second.id)
  if (!inverse || !Decimal.of(inverse.factor).isPositive()) return undefined
  const text = Decimal.of(1).div(Decimal.of(inverse.factor), 8).toString()
  const short = text.replace(/\.?0+$/, '').slice(0, longest)
  return Decimal.of(short).isPositive() ? short : undefined
}
