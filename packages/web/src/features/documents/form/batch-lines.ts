import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import { takeByExpiry } from '@bahi/domain/inventory/batches.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { shareOut } from '@bahi/domain/num/share.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import type { Line } from './invoice-store.ts'

/** What is there of an item for the lines of a form. */
export type LineStock = Reply<'inventory.stockOfLines'>[number]

/** How many of the first unit of its item one of the unit of the line holds. */
export const rateOf = ({ units }: Pick<Line, 'units'>): string =>
  units?.isSecond && Decimal.isValid(units.rate) ? units.rate : '1'

const numberIn = (text: string | undefined) => (text && Decimal.isValid(text) ? text : '0')

/** What moves with a line, in its unit. */
export const movedOf = ({ quantity, freeQuantity }: Pick<Line, 'quantity' | 'freeQuantity'>): string =>
  Decimal.of(numberIn(quantity)).add(numberIn(freeQuantity)).toPlain()

const inFirstUnit = (line: Line) => Decimal.of(movedOf(line)).mul(rateOf(line))
const dayOf = (date: string | undefined) => (date && isCalendarDate(date) ? date : '0000-01-01')

/** Batches without what other lines of the form take of them. */
const leftOf = (line: Line, batches: LineStock['batches'], all: readonly Line[]): LineStock['batches'] =>
  batches.map((one) => ({
    ...one,
    available: all
      .filter((other) => other.key !== line.key && other.itemId === line.itemId && other.batch === one.batch)
      .reduce((rest, other) => rest.sub(inFirstUnit(other)), Decimal.of(one.available))
      .toPlain(),
  }))

/** The batch that expires first and is not in other lines already. */
export const proposedBatch = (
  line: Line,
  batches: LineStock['batches'],
  all: readonly Line[],
  date: string | undefined,
): string | undefined => takeByExpiry(leftOf(line, batches, all), '0.001', dayOf(date)).taken[0]?.batch

export interface BatchPart {
  readonly batch: string
  readonly quantity: string
}

/** What a line would take of which batches, in its unit, those that expire first before others. */
export function batchesFor(
  line: Line,
  batches: LineStock['batches'],
  all: readonly Line[],
  date: string | undefined,
): BatchPart[] {
  const left = leftOf(line, batches, all).map((one) => ({
    ...one,
    available: inUnitOf(line, one.available),
  }))
  return takeByExpiry(left, movedOf(line), dayOf(date)).taken
}

/** A quantity of the first unit in the unit of the line, no more than there is. */
export const inUnitOf = (line: Pick<Line, 'units'>, quantity: string): string =>
  Decimal.of(quantity).div(rateOf(line), 6).truncate(3).toPlain()

/**
 * A line for each batch in place of one. What is free is in the last of them; an amount of discount or charges is shared
 * by quantity.
 */
export function splitLine(line: Line, parts: readonly BatchPart[], newKey: () => number): Line[] {
  let paid = Decimal.of(numberIn(line.quantity))
  const weights = parts.map(({ quantity }) => Decimal.of(quantity))
  const shares = (amount: string | undefined) =>
    amount && Decimal.isValid(amount)
      ? shareOut(Decimal.of(amount), weights, 2).map((share) => share.toPlain())
      : undefined
  const discounts = shares(line.discountAmount)
  const charges = shares(line.otherCharges)
  return parts.map(({ batch, quantity }, at): Line => {
    const bought = Decimal.min(paid, quantity)
    paid = paid.sub(bought)
    const free = Decimal.of(quantity).sub(bought)
    return {
      ...line,
      key: at === 0 ? line.key : newKey(),
      lineNumber: at === 0 ? line.lineNumber : undefined,
      batch,
      manufacturedOn: undefined,
      expiresOn: undefined,
      serials: undefined,
      proposesBatch: undefined,
      // A scheme was reckoned over the whole line.
      proposed: undefined,
      quantity: bought.toPlain(),
      freeQuantity: free.isPositive() ? free.toPlain() : '',
      discountAmount: discounts?.[at] ?? line.discountAmount,
      otherCharges: charges?.[at] ?? line.otherCharges,
    }
  })
}
