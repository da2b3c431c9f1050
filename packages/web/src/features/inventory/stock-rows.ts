import { readNumber } from '@bahi/domain/num/typed.ts'

/** A row of opening stock, of a correction or of a transfer, as it is typed. */
export interface StockRow {
  readonly key: number
  readonly itemId?: number | undefined
  readonly item: string
  readonly uqc: string
  readonly place: number
  readonly batch: string
  readonly manufacturedOn: string
  readonly expiresOn: string
  /** Each unit of the item has a serial number. */
  readonly hasSerials: boolean
  readonly serials: readonly string[]
  readonly quantity: string
  readonly value: string
  /** Of goods that go to another GSTIN. */
  readonly unitPrice: string
}

export type StockColumn =
  | 'item'
  | 'place'
  | 'batch'
  | 'manufacturedOn'
  | 'expiresOn'
  | 'serials'
  | 'available'
  | 'quantity'
  | 'value'
  | 'unitPrice'

/** The most that one entry takes. */
export const mostRows = 500

export const newStockRow = (key: number, place: number): StockRow => ({
  key,
  item: '',
  uqc: '',
  place,
  batch: '',
  manufacturedOn: '',
  expiresOn: '',
  hasSerials: false,
  serials: [],
  quantity: '',
  value: '',
  unitPrice: '',
})

export const isBlank = (row: StockRow): boolean =>
  row.item === '' && row.quantity === '' && row.value === '' && row.batch === ''

/** The days of batches are typed where a row has a batch. */
export const batchColumns = (rows: readonly StockRow[]): StockColumn[] =>
  rows.some(({ batch }) => batch !== '') ? ['batch', 'manufacturedOn', 'expiresOn'] : ['batch']

/** Serial numbers are entered where a row has an item with them. */
export const serialColumns = (rows: readonly StockRow[]): StockColumn[] =>
  rows.some(({ hasSerials }) => hasSerials) ? ['serials'] : []

export const serialsOf = ({ serials }: StockRow) => (serials.length > 0 ? { serials: [...serials] } : {})

/** The batch of a row as calls take it, with the days that are typed. */
export const batchOf = ({ batch, manufacturedOn, expiresOn }: StockRow) => ({
  ...(batch ? { batch } : {}),
  ...(batch && manufacturedOn ? { manufacturedOn } : {}),
  ...(batch && expiresOn ? { expiresOn } : {}),
})

/** Names of fields in calls, where they differ from those of a row. */
const fieldOf = {
  item: 'itemId',
  place: 'locationId',
  batch: 'batch',
  manufacturedOn: 'manufacturedOn',
  expiresOn: 'expiresOn',
  serials: 'serials',
  quantity: 'quantity',
  value: 'value',
  unitPrice: 'unitPrice',
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
