import type { TaxHeads } from '../documents/entries.ts'
import { subHeads, sumOfHeads } from '../documents/tax-heads.ts'
import type { ReturnPeriod } from '../cal/period.ts'

/**
 * Cells of table 4(A) of GSTR-3B whose credit the statement GSTR-2B knows: imports of goods, distribution, and all that
 * suppliers report (CGST Rules, rule 36(4)). Reverse charge is credited by its own payment, imports of services by the bill.
 */
export const comparedCells = ['4A(1)', '4A(4)', '4A(5)'] as const
export type ComparedCell = (typeof comparedCells)[number]

/**
 * Why credit that was claimed in a period is not the credit of its statement: the statement has it and the return does not
 * (first three), the return has it and the statement of the period does not (next three), both have it with other amounts,
 * or it was added to the return by hand.
 */
export const creditGroups = [
  'NotInBooks',
  'NotClaimed',
  'ClaimedInOther',
  'OtherStatement',
  'NotInStatement',
  'WithoutCredit',
  'Amounts',
  'Adjusted',
] as const
export type CreditGroup = (typeof creditGroups)[number]

export interface CellCredit {
  readonly section: ComparedCell
  readonly available: TaxHeads
  readonly claimed: TaxHeads
}

export interface ComparedCredit {
  readonly available: TaxHeads
  readonly claimed: TaxHeads
  /** Claimed less available: above zero more was claimed than the statement has. */
  readonly difference: TaxHeads
}

export interface PeriodCredit extends ComparedCredit {
  readonly returnPeriod: ReturnPeriod
  readonly cells: readonly (CellCredit & ComparedCredit)[]
  /** Difference from the first period of the year on. */
  readonly cumulative: TaxHeads
}

const compared = (available: TaxHeads, claimed: TaxHeads): ComparedCredit => ({
  available,
  claimed,
  difference: subHeads(claimed, available),
})

const added = (list: readonly Pick<ComparedCredit, 'available' | 'claimed'>[]): ComparedCredit =>
  compared(sumOfHeads(list.map((one) => one.available)), sumOfHeads(list.map((one) => one.claimed)))

/** Each period with its difference and the sum of the differences so far, and the year. */
export function compareCredit(
  periods: readonly { readonly returnPeriod: ReturnPeriod; readonly cells: readonly CellCredit[] }[],
): { readonly periods: readonly PeriodCredit[]; readonly total: ComparedCredit } {
  const found: PeriodCredit[] = []
  for (const { returnPeriod, cells } of periods) {
    const own = added(cells)
    const before = found.at(-1)?.cumulative
    found.push({
      returnPeriod,
      cells: cells.map((cell) => ({ ...cell, ...compared(cell.available, cell.claimed) })),
      ...own,
      cumulative: before ? sumOfHeads([before, own.difference]) : own.difference,
    })
  }
  return { periods: found, total: added(found) }
}
