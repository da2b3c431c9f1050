import { Decimal } from '../num/decimal.ts'
import { shareOut } from '../num/share.ts'

/** A line of a purchase, or a charge of its own, with what was computed of it. */
export interface BoughtLine {
  readonly taxableValue: string
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
  readonly cessNonAdvalorem: string
  readonly stateCess: string
  /** Its tax gives no credit (CGST Act s.17(5) and others): it is part of the cost. */
  readonly isBlocked: boolean
}

/**
 * What each line of a purchase costs: its value, the tax that nobody credits, and its share of the charges of the document
 * by value (AS-2, paragraphs 7 and 8). In rupees with two decimals, in the order of the lines; they add up to all of it.
 */
export function landedCosts(lines: readonly BoughtLine[], charges: readonly BoughtLine[]): string[] {
  const own = lines.map(costOf)
  const shares = shareOut(Decimal.sum(charges.map(costOf)), own, 2)
  return own.map((cost, index) => cost.add(shares[index]!).toFixed(2))
}

function costOf(line: BoughtLine): Decimal {
  const value = Decimal.of(line.taxableValue).add(line.stateCess)
  if (!line.isBlocked) return value
  return Decimal.sum([value, line.igst, line.cgst, line.sgst, line.cess, line.cessNonAdvalorem])
}
