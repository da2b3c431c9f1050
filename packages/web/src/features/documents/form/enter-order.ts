import type { Line } from './invoice-store.ts'

/** Places of the cells of a line. */
export const cellOf = {
  description: 0,
  hsn: 1,
  quantity: 2,
  uqc: 3,
  unitPrice: 4,
  discountPercent: 5,
  taxRate: 6,
  freeQuantity: 7,
  batch: 8,
} as const

/** Where Enter stops after the item, as in Tally: how many, at which price, next line. */
export const usualStops: readonly number[] = [cellOf.quantity, cellOf.unitPrice]

/**
 * The cells of one line where Enter stops: those that the person wants, and before or after them what no item has
 * filled and no invoice does without. Cells that are not shown are passed over.
 */
export function stopsOf(
  line: Pick<Line, 'itemId' | 'hsn' | 'taxRate' | 'taxCategory'> | undefined,
  wanted: readonly number[],
  hidden: ReadonlySet<number>,
): readonly number[] {
  const isFree = line !== undefined && line.itemId === undefined
  const lacksHsn = isFree && line.hsn === '' && !wanted.includes(cellOf.hsn)
  const lacksRate =
    isFree && line.taxRate === '' && line.taxCategory === 'Taxable' && !wanted.includes(cellOf.taxRate)
  return [...(lacksHsn ? [cellOf.hsn] : []), ...wanted, ...(lacksRate ? [cellOf.taxRate] : [])].filter(
    (cell) => !hidden.has(cell),
  )
}

/** The cell after this one; undefined: the line is done. */
export function nextStop(stops: readonly number[], cell: number): number | undefined {
  if (cell === cellOf.description) return stops[0]
  const at = stops.indexOf(cell)
  return at >= 0 ? stops[at + 1] : stops.find((stop) => stop > cell)
}
