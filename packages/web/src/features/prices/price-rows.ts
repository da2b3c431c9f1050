import { readNumber } from '@bahi/domain/num/typed.ts'
import type { FormStore } from '../../ui/form/form.ts'

/** A row of a price list as it is typed. `of` absent: an item. */
export interface PriceRow {
  readonly of?: 'item' | 'category' | 'all'
  readonly itemId?: number | undefined
  readonly itemName?: string | undefined
  readonly categoryId?: number | undefined
  readonly categoryName?: string | undefined
  readonly fromQuantity?: string
  readonly unitPrice?: string
  readonly discountPercent?: string
  readonly buyQuantity?: string
  readonly freeQuantity?: string
}

/** The most that one list takes. */
export const mostRows = 2000

export const rowsOf = (form: FormStore): readonly PriceRow[] =>
  (form.value('lines') as readonly PriceRow[] | undefined) ?? []

const isBlank = ({ of: _of, ...row }: PriceRow) =>
  Object.values(row).every((value) => value === undefined || value === '' || value === null)

export const filledRows = (form: FormStore): readonly PriceRow[] =>
  rowsOf(form).filter((row) => !isBlank(row))

/** Rows of a sheet: item, from quantity, price, discount; a first row of words alone is a heading. */
export function pastedPrices(text: string): (PriceRow & { readonly name: string })[] {
  const cells = text
    .replaceAll('\r', '')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim()))
  const isHeading = cells.length > 1 && cells[0]!.slice(1).every((cell) => !/\d/.test(cell))
  return (isHeading ? cells.slice(1) : cells).map(([name = '', from = '', price = '', discount = '']) => ({
    name,
    fromQuantity: numberIn(from),
    unitPrice: numberIn(price),
    discountPercent: numberIn(discount.replace('%', '')),
  }))
}

const numberIn = (cell: string): string => readNumber(cell) ?? cell
