import { Decimal, divideRounded, powerOfTen } from './decimal.ts'
import type { DecimalLike } from './decimal.ts'

/**
 * Shares a total out in proportion to weights, so that the parts add up to the total exactly.
 * Every part is rounded half away from zero to `scale` places; what is left over goes to the part with the largest
 * weight (the first of equals). Weights that are all zero share the total equally. The total is first rounded to
 * `scale`. Never throws for an empty list: it gives an empty list back.
 *
 * @example
 * shareOut('100', ['1', '1', '1'], 2) // 33.34, 33.33, 33.33
 * @throws RangeError when a weight is negative
 */
export function shareOut(total: DecimalLike, weights: readonly DecimalLike[], scale: number): Decimal[] {
  const whole = Decimal.of(total).round(scale).int
  const { ints, sum } = sameScale(weights)
  const parts: bigint[] = []
  let given = 0n
  let largest = 0
  for (const [index, weight] of ints.entries()) {
    const part = divideRounded(whole * weight, sum)
    parts.push(part)
    given += part
    if (weight > ints[largest]!) largest = index
  }
  if (parts.length > 0) parts[largest]! += whole - given
  return parts.map((part) => Decimal.make(part, scale))
}

/** The weights as whole numbers of one scale, with their sum; all ones when every weight is zero. */
function sameScale(weights: readonly DecimalLike[]): { ints: bigint[]; sum: bigint } {
  const decimals = weights.map((weight) => Decimal.of(weight))
  const scale = decimals.reduce((most, weight) => Math.max(most, weight.scale), 0)
  const ints = decimals.map((weight) => {
    if (weight.int < 0n) throw new RangeError('A weight is negative')
    return weight.int * powerOfTen(scale - weight.scale)
  })
  const sum = ints.reduce((total, weight) => total + weight, 0n)
  return sum > 0n ? { ints, sum } : { ints: ints.map(() => 1n), sum: BigInt(ints.length) }
}
