import { rangeOfPeriod } from '../../../cal/period.ts'
import { Decimal } from '../../../num/decimal.ts'
import { AmountSum, noAmounts } from '../../gstr1/amounts.ts'
import type { Amounts } from '../../gstr1/amounts.ts'
import type { Gstr1Row } from '../../gstr1/rows.ts'
import { cellRules, figureNames, mayBeNegative } from './cells.ts'
import type { Section3b } from './cells.ts'
import { inwardCells } from './inward.ts'
import type { InwardPart, InwardValues } from './inward.ts'
import { outwardCells, placeCells } from './outward.ts'
import type { OutwardCell, PlaceCell } from './outward.ts'

/** What a person added to a figure of the books, with the reason. */
export interface Adjustment extends Amounts {
  readonly section: Section3b
  /** Of table 3.2. */
  readonly recipients?: PlaceCell['recipients'] | undefined
  readonly placeOfSupply?: string | undefined
  /** Of table 5. */
  readonly inward?: NonNullable<InwardPart['inward']>
}

export interface Cell extends Amounts {
  readonly section: Section3b
  /** What the books say, and what was added to it. */
  readonly books: Amounts
  readonly adjusted: Amounts
  /** Tables of GSTR-1 that it is made of. */
  readonly from: OutwardCell['from']
}

export interface Worksheet {
  /** Tables 3.1, 3.1.1, 4 and 5.1 in the order of the form. */
  readonly cells: readonly Cell[]
  /** Table 3.2. */
  readonly places: readonly PlaceCell[]
  /** Table 5. */
  readonly values: readonly InwardValues[]
  /** Cells that the form does not take below zero, and are. */
  readonly negative: readonly Section3b[]
}

const summed: readonly Section3b[] = cellRules
  .map(({ section }): Section3b => section)
  .filter((section) => section !== '3.2' && section !== '5' && section !== '6.1')
const added = ['4A(1)', '4A(2)', '4A(3)', '4A(4)', '4A(5)'] as const
const takenOff = ['4B(1)', '4B(2)'] as const

/**
 * GSTR-3B of a period: what GSTR-1 and the purchases say, what was added by hand, and what follows from both.
 */
export function worksheetOf({
  period,
  frequency = 'Monthly',
  rows,
  registered,
  inward,
  late = [],
  adjustments,
  withAdvances = false,
}: {
  readonly period: string
  readonly frequency?: 'Monthly' | 'Quarterly'
  readonly rows: readonly Gstr1Row[]
  /** Table 3.2 as far as the rows of GSTR-1 do not tell. */
  readonly registered: readonly PlaceCell[]
  readonly inward: Iterable<InwardPart>
  /** Interest and late fee that are due in this return: table 5.1. */
  readonly late?: readonly Amounts[]
  readonly adjustments: readonly Adjustment[]
  readonly withAdvances?: boolean
}): Worksheet {
  const outward = new Map(outwardCells(rows).map((cell) => [cell.section, cell]))
  const ofTable5 = adjustments.filter(({ section }) => section === '5')
  const purchases = inwardCells([...inward, ...ofTable5])
  const books = new Map<Section3b, Amounts>([...purchases.cells, ...outward])
  const interest = new AmountSum()
  for (const amounts of late) interest.add(amounts)
  books.set('5.1', interest.toAmounts())
  const byHand = new Map<Section3b, AmountSum>()
  for (const { section, ...amounts } of adjustments)
    byHand.set(section, (byHand.get(section) ?? new AmountSum()).add(amounts))
  const cellOf = (section: Section3b): Cell => {
    const own = holding(section, books.get(section) ?? noAmounts)
    const adjusted = holding(section, byHand.get(section)?.toAmounts() ?? noAmounts)
    const from = outward.get(section)?.from ?? []
    return { section, books: own, adjusted, from, ...new AmountSum().add(own).add(adjusted).toAmounts() }
  }
  const cells = summed.map((section) => (section === '4C' ? undefined : cellOf(section)))
  const known = cells.filter((cell) => cell !== undefined)
  const complete = cells.map((cell) => cell ?? netCredit(known))
  const places = placeCells(
    rows,
    [...registered, ...adjustments.flatMap((adjustment) => placeOf(adjustment))],
    { withAdvances },
  )
  const lastDay = rangeOfPeriod(period, frequency).to
  const below = (amounts: readonly string[]) => amounts.some((amount) => Decimal.of(amount).isNegative())
  return {
    cells: complete,
    places,
    values: purchases.values,
    negative: cellRules
      .map(({ section }): Section3b => section)
      .filter((section) => section !== '4C' && !mayBeNegative(section, lastDay))
      .filter((section) =>
        section === '5'
          ? purchases.values.some(({ interState, intraState }) => below([interState, intraState]))
          : section === '3.2'
            ? places.some(({ taxableValue, igst }) => below([taxableValue, igst]))
            : known.some((cell) => cell.section === section && below(figureNames.map((name) => cell[name]))),
      ),
  }
}

/** Columns that the form does not have for a cell are left out of its figure. */
function holding(section: Section3b, amounts: Amounts): Amounts {
  const holds: readonly string[] = cellRules.find((rule) => rule.section === section)!.holds
  const kept = { ...noAmounts, taxableValue: amounts.taxableValue }
  for (const name of figureNames) if (holds.includes(name)) Object.assign(kept, { [name]: amounts[name] })
  return section.startsWith('4') || section === '5.1' ? { ...kept, taxableValue: '0.00' } : kept
}

function placeOf({ section, recipients, placeOfSupply, taxableValue, igst }: Adjustment): PlaceCell[] {
  return section === '3.2' && recipients && placeOfSupply
    ? [{ recipients, placeOfSupply, taxableValue, igst }]
    : []
}

/** Table 4(C): what is available less what is reversed. */
function netCredit(cells: readonly Cell[]): Cell {
  const sum = new AmountSum()
  const books = new AmountSum()
  for (const cell of cells) {
    const sign = (added as readonly string[]).includes(cell.section)
      ? 1
      : (takenOff as readonly string[]).includes(cell.section)
        ? -1
        : 0
    if (sign === 0) continue
    sum.add(cell, sign)
    books.add(cell.books, sign)
  }
  const adjusted = new AmountSum().add(sum.toAmounts()).add(books.toAmounts(), -1)
  return {
    section: '4C',
    ...sum.toAmounts(),
    books: books.toAmounts(),
    adjusted: adjusted.toAmounts(),
    from: [],
  }
}

export const cellOf = (sheet: Pick<Worksheet, 'cells'>, section: Section3b): Cell =>
  sheet.cells.find((cell) => cell.section === section)!
