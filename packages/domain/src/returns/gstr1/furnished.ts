import type { ReturnPeriod } from '../../cal/period.ts'
import { AmountSum, negated } from './amounts.ts'
import type { Amounts } from './amounts.ts'
import type { Gstr1Row } from './rows.ts'
import { RowSums } from './sums.ts'

/** Sums of what the IFF of a month held. */
export interface FurnishedRow extends Gstr1Row {
  readonly month: ReturnPeriod
}

/** What the IFF of a month took from the return of its quarter. */
export interface FurnishedMonth extends Amounts {
  readonly month: ReturnPeriod
  readonly documents: number
  /** Taxable value and tax together. */
  readonly total: string
}

/** The sums of a quarter less what its IFFs held: what the return of the quarter still has to report (rule 59(2)). */
export function withoutFurnished(all: Iterable<Gstr1Row>, furnished: Iterable<FurnishedRow>): Gstr1Row[] {
  const sums = new RowSums()
  for (const row of all) sums.add(row)
  for (const row of furnished) sums.add({ ...row, documents: -row.documents, ...negated(row) })
  return sums.toRows()
}

/** A line for each month, in the order of the rows. */
export function byMonth(furnished: Iterable<FurnishedRow>): FurnishedMonth[] {
  const months = new Map<ReturnPeriod, { documents: number; sum: AmountSum }>()
  for (const row of furnished) {
    const month = months.get(row.month) ?? { documents: 0, sum: new AmountSum() }
    months.set(row.month, month)
    month.documents += row.documents
    month.sum.add(row)
  }
  return [...months].map(([month, { documents, sum }]) => ({
    month,
    documents,
    ...sum.toAmounts(),
    total: sum.total(),
  }))
}
