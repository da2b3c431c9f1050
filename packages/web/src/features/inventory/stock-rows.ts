import { readNumber } from '@bahi/domain/num/typed.ts'

/** A row of opening stock, of a correction or of a transfer, as it is typed. */
export interface StockRow {
  readonly key: number
  readonly itemId?: number | undefined
  readonly item: string
  readonly uqc: string
  readonly place: number
  readonly batch: string
  readonly quantity: string
  readonly value: string
}

export type StockColumn = 'item' | 'place' | 'batch' | 'available' | 'quantity' | 'value'

/** The most that one entry takes. */
export const mostRows = 500

export const newStockRow = (key: number, place: number): StockRow => ({
  key,
  item: '',
  uqc: '',
  place,
  batch: '',
  quantity: '',
  value: '',
})

export const isBlank = (row: StockRow): boolean =>
  row.item === '' && row.quantity === '' && row.value === '' && row.batch === ''

/** Names of fields in calls, where they differ from those of a row. */
const fieldOf = {
  item: 'itemId',
  place: 'locationId',
  batch: 'batch',
  quantity: 'quantity',
  value: 'value',
} as const

export const faultAt = (list: string, index: number, column: Exclude<StockColumn, 'available'>): string =>
  `${list}[${index}].${fieldOf[column]}`

/** Rows of a sheet: item, quantity, value, batch; a first row of words alone is a heading. */
export function pastedStock(
  text: string,
): { name: string; quantity: string; value: string; batch: string }[] {
  const cells = text
    .replaceAll('\r', '')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim()))
  const isHeading = cells.length > 1 && cells[0]!.slice(1).every((cell) => !/\d/.test(cell))
  return (isHeading ? cells.slice(1) : cells).map(([name = '', quantity = '', value = '', batch = '']) => ({
    name,
    quantity: numberIn(quantity),
    value: numberIn(value),
    batch,
  }))
}

/** A number as people write it becomes plain text; anything else stays, so that it is seen and refused. */
const numberIn = (cell: string) => readNumber(cell) ?? cell
