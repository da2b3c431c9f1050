import { daysBetween } from '../cal/date.ts'
import { Decimal } from '../num/decimal.ts'
import type { StockWorth } from './valuation.ts'

/** The last day of each band, counted from the day of receipt; what is older is in one more. */
export const ageBands = [30, 60, 90, 180] as const

/** What came on a day and remained with us, and what of earlier receipts went back to suppliers. */
export interface DayReceived {
  readonly day: string
  readonly received: string
  readonly sentBack: string
}

export interface AgeBand {
  readonly quantity: string
  readonly value: string
}

/**
 * How old what is there is: where the oldest is sold first, what remains came last. A return to a supplier is of what came last
 * before it. Goods without a receipt, such as found ones, are the oldest.
 *
 * @param days newest first
 * @example
 * ageOfStock([{ day: '2026-11-01', received: '10', sentBack: '0' }, { day: '2026-08-01', received: '20', sentBack: '0' }], '15', '2026-11-20')
 * // ['10', '0', '0', '5', '0']
 */
export function ageOfStock(days: readonly DayReceived[], closing: string, asOf: string): string[] {
  const bands: Decimal[] = [...ageBands, 0].map(() => Decimal.zero)
  const oldest = ageBands.length
  let left = Decimal.of(closing)
  let returned = Decimal.zero
  for (const { day, received, sentBack } of days) {
    if (!left.isPositive()) break
    let came = Decimal.of(received)
    if (came.isPositive()) {
      const off = least(came, returned)
      came = came.sub(off)
      returned = returned.sub(off)
    }
    // Bought and sent back on one day: what was bought that day goes first.
    const back = Decimal.of(sentBack)
    const sameDay = least(came, back)
    came = came.sub(sameDay)
    returned = returned.add(back.sub(sameDay))
    const part = least(came, left)
    left = left.sub(part)
    const band = bandOf(daysBetween(day, asOf))
    bands[band] = bands[band]!.add(part)
  }
  if (left.isPositive()) bands[oldest] = bands[oldest]!.add(left)
  return bands.map((quantity) => quantity.toPlain())
}

const least = (one: Decimal, other: Decimal) => (one.lt(other) ? one : other)

function bandOf(age: number): number {
  const found = ageBands.findIndex((last) => age <= last)
  return found < 0 ? ageBands.length : found
}

/**
 * What the parts of a quantity are worth: each receipt that remains at its own cost where those are known (`layers`, oldest first),
 * else by quantity. The parts come to the whole, to the paisa.
 */
export function worthOfAges(
  quantities: readonly string[],
  whole: StockWorth,
  layers: readonly StockWorth[] | undefined,
): AgeBand[] {
  const upTo = layers ? alongLayers(layers) : evenly(whole)
  const total = Decimal.sum(quantities)
  let above = Decimal.zero
  let before = Decimal.of(whole.value)
  return quantities.map((quantity) => {
    above = above.add(quantity)
    // Newest first, while layers are counted from the oldest.
    const after = total.isZero() ? Decimal.zero : upTo(total.sub(above))
    const value = Decimal.of(quantity).isZero() ? Decimal.zero : before.sub(after)
    before = before.sub(value)
    return { quantity, value: value.toFixed(2) }
  })
}

/** What the oldest of a quantity are worth, up to so many. */
const evenly =
  ({ quantity, value }: StockWorth) =>
  (oldest: Decimal): Decimal =>
    Decimal.of(quantity).isZero() ? Decimal.zero : Decimal.of(value).mul(oldest).div(quantity, 2)

const alongLayers = (layers: readonly StockWorth[]) => (oldest: Decimal) => {
  let [left, worth] = [oldest, Decimal.zero]
  for (const { quantity, value } of layers) {
    if (!left.isPositive()) break
    const all = Decimal.of(quantity)
    worth = worth.add(left.gte(all) ? value : Decimal.of(value).mul(left).div(all, 2))
    left = left.sub(least(left, all))
  }
  return worth
}
