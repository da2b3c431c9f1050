import { AmountSum, plainRate } from './amounts.ts'
import type { Gstr1Row } from './rows.ts'
import { parts, sectionOrder } from './sections.ts'

/**
 * Adds rows up: one row for each section, part, place, supply type and rate, and in `supeco` for each operator. Takes
 * rows of documents as well as sums of them, so that stored sums can be added up further.
 */
export function sumRows(rows: Iterable<Gstr1Row>): Gstr1Row[] {
  const sums = new RowSums()
  for (const row of rows) sums.add(row)
  return sums.toRows()
}

/** The same, fed a row at a time. */
export class RowSums {
  readonly #buckets = new Map<
    string,
    { readonly row: Gstr1Row; documents: number; readonly sum: AmountSum }
  >()

  add(row: Gstr1Row): void {
    const ctin = row.section === 'supeco' ? row.ctin : ''
    const rate = plainRate(row.rate)
    const key = `${row.section}|${row.part}|${row.placeOfSupply}|${row.supplyType}|${rate}|${ctin}`
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      bucket = { row: { ...row, ctin, rate }, documents: 0, sum: new AmountSum() }
      this.#buckets.set(key, bucket)
    }
    bucket.documents += row.documents
    bucket.sum.add(row)
  }

  /** Rows in the order of the file. Sums that cancel out stay while documents are behind them. */
  toRows(): Gstr1Row[] {
    return [...this.#buckets.values()]
      .filter(({ documents, sum }) => documents !== 0 || !sum.isZero())
      .map(({ row, documents, sum }) => ({ ...row, documents, ...sum.toAmounts() }))
      .toSorted(compareRows)
  }
}

function compareRows(a: Gstr1Row, b: Gstr1Row): number {
  return (
    sectionOrder[a.section] - sectionOrder[b.section] ||
    parts.indexOf(a.part) - parts.indexOf(b.part) ||
    compareTexts(a.ctin, b.ctin) ||
    compareTexts(a.supplyType, b.supplyType) ||
    compareTexts(a.placeOfSupply, b.placeOfSupply) ||
    Number(a.rate) - Number(b.rate)
  )
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
