import { Decimal, divideRounded, powerOfTen } from './decimal.ts'
import type { DecimalLike } from './decimal.ts'

/**
 * Shares a total out in proportion to weights, so that the parts add up to the total exactly.
 * Every part is rounded half away from zero to `scale` places; what is left over goes to the part with the largest
 * weight (the first of equals). Weights that are all zero share the total equally. The total is first rounded to
 * `scale`. An empty list gives an empty list back.
 *
 * @example
 * shareOut('100', ['1', '1', '1'], 2) // 33.34, 33.33, 33.33
 * @throws RangeError when a weight is negative
 */
export function shareOut(total: DecimalLike, weights: readonly DecimalLike[], scale: number): Decimal[] {
  const decimals = weights.map((weight) => Decimal.of(weight))
  const common = decimals.reduce((most, weight) => Math.max(most, weight.scale), 0)
  const ints = decimals.map((weight) => weight.int * powerOfTen(common - weight.scale))
  return shareInts(Decimal.of(total).round(scale).int, ints).map((part) => Decimal.make(part, scale))
}

/** {@link shareOut} on whole numbers (paise): the parts add up to `total`. */
export function shareInts(total: bigint, weights: readonly bigint[]): bigint[] {
  let sum = 0n
  let largest = 0
  for (const [index, weight] of weights.entries()) {
    if (weight < 0n) throw new RangeError('A weight is negative')
    sum += weight
    if (weight > weights[largest]!) largest = index
  }
  if (weights.length === 0) return []
  if (sum === 0n) {
    return shareInts(
      total,
      weights.map(() => 1n),
    )
  }
  const parts = weights.map((weight) => divideRounded(total * weight, sum))
  const left = total - parts.reduce((given, part) => given + part, 0n)
  const corrected = parts[largest]! + left
  if (isSound(corrected, total, weights[largest]!, sum)) {
    parts[largest] = corrected
    return parts
  }
  return shareByPaise(total, weights, sum)
}

/** The part has the total's sign, and stays within its weight where the total stays within all of them. */
function isSound(part: bigint, total: bigint, weight: bigint, sum: bigint): boolean {
  if (total < 0n) return isSound(-part, -total, weight, sum)
  return part >= 0n && (total > sum || part <= weight)
}

/** For very many small weights: everything rounded down, then one unit more for the largest weights in turn. */
function shareByPaise(total: bigint, weights: readonly bigint[], sum: bigint): bigint[] {
  const parts = weights.map((weight) => (total * weight) / sum)
  let left = total - parts.reduce((given, part) => given + part, 0n)
  const unit = left < 0n ? -1n : 1n
  const order = [...weights.keys()].sort((a, b) =>
    weights[a]! < weights[b]! ? 1 : weights[a]! > weights[b]! ? -1 : a - b,
  )
  for (let turn = 0; left !== 0n; turn += 1, left -= unit) parts[order[turn % order.length]!]! += unit
  return parts
}

/**
 * Shares a total out by largest remainder: every part is cut to `scale` places, and what is left over goes unit by unit to
 * the parts that lost most (the first of equals), so that none is further than a unit from its exact share.
 *
 * @example
 * shareByRemainder('0.05', ['1', '1', '5'], 2) // 0.01, 0.01, 0.03
 * @throws RangeError when a weight or the total is negative, or all weights are zero
 */
export function shareByRemainder(
  total: DecimalLike,
  weights: readonly DecimalLike[],
  scale: number,
): Decimal[] {
  const decimals = weights.map((weight) => Decimal.of(weight))
  const common = decimals.reduce((most, weight) => Math.max(most, weight.scale), 0)
  const ints = decimals.map((weight) => weight.int * powerOfTen(common - weight.scale))
  const sum = ints.reduce((all, weight) => all + weight, 0n)
  const whole = Decimal.of(total).round(scale).int
  if (sum <= 0n || whole < 0n || ints.some((weight) => weight < 0n))
    throw new RangeError('Nothing to share by')
  const parts = ints.map((weight) => (whole * weight) / sum)
  const left = whole - parts.reduce((given, part) => given + part, 0n)
  const lost = ints.map((weight) => (whole * weight) % sum)
  const order = [...ints.keys()].toSorted((a, b) =>
    lost[a]! === lost[b]! ? a - b : lost[a]! > lost[b]! ? -1 : 1,
  )
  for (const index of order.slice(0, Number(left))) parts[index]! += 1n
  return parts.map((part) => Decimal.make(part, scale))
}
