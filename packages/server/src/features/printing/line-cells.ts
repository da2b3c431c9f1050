import type { PrintColumn, PrintLayout } from '@bahi/contracts/printing.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { percent, type Say } from './format.ts'
import type { Head, Row } from './line-rows.ts'
import type { PrintSource } from './source.ts'
import type { PrintStyle } from './style.ts'

/** Everything the tables of one document are made of. */
export interface LineSet {
  readonly document: PrintSource
  readonly say: Say
  readonly style: PrintStyle
  readonly layout: PrintLayout
  readonly rows: readonly Row[]
  /** Heads of tax that have a column. */
  readonly heads: readonly Head[]
}

/** The rate of one head of a line; half each for the State and the centre. */
export const rateOfHead = (head: Head, row: Row): string | undefined => {
  if (row.hasNoRate) return undefined
  if (row.taxCategory !== 'Taxable' && row.taxCategory !== 'ZeroRated') return undefined
  if (head === 'igst') return percent(row.taxRate)
  if (head === 'cgst' || head === 'sgst')
    return percent(Decimal.of(row.taxRate).div(Decimal.of(2), 4).toString())
  return undefined
}

export const categoryNote = (row: Row, taxed: boolean, say: Say) =>
  taxed && isCategory(row.taxCategory) ? `\n${say(`print.category.${row.taxCategory}`)}` : ''

const isCategory = (category: string): category is 'Exempt' | 'NilRated' | 'NonGst' | 'ZeroRated' =>
  category !== 'Taxable'

export const fixedColumn = (
  key: string,
  label: string,
  kind: PrintColumn['kind'] = 'number',
): PrintColumn => ({
  key,
  label,
  kind,
  width: 1,
})
