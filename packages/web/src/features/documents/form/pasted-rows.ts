import { settledDecimal } from '../../../ui/decimal-typing.ts'
import { readNumber } from '@bahi/domain/num/typed.ts'

export const pasteLimit = 1000

/** Rows of a sheet as the clipboard gives them: tabs between cells, one row a line. */
export function rowsOf(text: string): string[][] {
  return text
    .replace(/\r/g, '')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim()))
}

export type PasteColumn =
  | 'item'
  | 'hsn'
  | 'quantity'
  | 'freeQuantity'
  | 'uqc'
  | 'unitPrice'
  | 'discountPercent'
  | 'taxRate'

/** Headings that sheets have over these columns, in the three languages. */
const headings: Readonly<Record<PasteColumn, RegExp>> = {
  item: /^(item|name|item name|description|particulars?|products?|product name|goods|code|item code|barcode|sku|الصنف|الوصف|वस्तु|विवरण|नाम)$/,
  hsn: /^(hsn|sac|hsn\/sac|hsn code|sac code|hsn no\.?)$/,
  quantity: /^(qty\.?|quantity|nos\.?|pcs\.?|count|الكمية|मात्रा)$/,
  freeQuantity:
    /^(free|free qty\.?|free quantity|bonus|scheme|scheme qty\.?|offer qty\.?|كمية مجانية|مجاني|मुफ़्त|मुफ़्त मात्रा|फ्री)$/,
  uqc: /^(unit|units|uom|uqc|per|الوحدة|इकाई)$/,
  unitPrice: /^(price|unit price|rate|rate \(rs\.?\)|selling price|السعر|मूल्य|दर|भाव)$/,
  discountPercent: /^(disc\.?|disc\.? ?%|discount|discount ?%|الخصم|छूट)$/,
  taxRate: /^(tax|tax ?%|tax rate|gst|gst ?%|gst rate|igst ?%|الضريبة|कर|कर दर)$/,
}

/** Without headings: item, quantity, price, discount. */
const usual: readonly (PasteColumn | undefined)[] = ['item', 'quantity', 'unitPrice', 'discountPercent']

export interface PastedRow {
  readonly name: string
  /** What the cells say, by column; a number as plain text. */
  readonly values: Readonly<Partial<Record<PasteColumn, string>>>
  /** Cells that cannot be read, as they were pasted. */
  readonly bad: Readonly<Partial<Record<PasteColumn, string>>>
}

export interface PastedTable {
  readonly columns: readonly PasteColumn[]
  readonly rows: readonly PastedRow[]
  /** Rows beyond the limit, which are left out. */
  readonly over: number
}

const numbers: Partial<
  Record<PasteColumn, { readonly whole: number; readonly scale: number; readonly rounds?: true }>
> = {
  quantity: { whole: 10, scale: 3, rounds: true },
  freeQuantity: { whole: 10, scale: 3, rounds: true },
  unitPrice: { whole: 12, scale: 12 },
  discountPercent: { whole: 3, scale: 3 },
  taxRate: { whole: 3, scale: 3 },
}

/** What pasted rows say: columns by their headings where the first row has some, each number read right or refused. */
export function pastedTable(cells: readonly (readonly string[])[]): PastedTable {
  const headed = columnsOf(cells[0] ?? [])
  const places = headed ?? usual
  const body = headed ? cells.slice(1) : cells
  const columns = places.filter((one) => one !== undefined)
  return {
    columns: columns.filter((name) => name === 'item' || body.some((row) => row[places.indexOf(name)])),
    rows: body.slice(0, pasteLimit).map((row) => rowOf(row, places)),
    over: Math.max(0, body.length - pasteLimit),
  }
}

/** A first row is one of headings where it names the item and something else, and has no number. */
function columnsOf(first: readonly string[]): (PasteColumn | undefined)[] | undefined {
  const taken = new Set<PasteColumn>()
  const found = first.map((cell) => {
    const text = cell.toLowerCase().trim()
    const name = (Object.keys(headings) as PasteColumn[]).find(
      (column) => !taken.has(column) && headings[column].test(text),
    )
    if (name) taken.add(name)
    return name
  })
  return taken.has('item') && taken.size > 1 ? found : undefined
}

function rowOf(row: readonly string[], places: readonly (PasteColumn | undefined)[]): PastedRow {
  const values: Partial<Record<PasteColumn, string>> = {}
  const bad: Partial<Record<PasteColumn, string>> = {}
  for (const [at, name] of places.entries()) {
    const text = row[at] ?? ''
    if (!name || name === 'item' || text === '') continue
    const value = valueOf(name, text)
    if (value === undefined) bad[name] = text
    else values[name] = value
  }
  return { name: row[places.indexOf('item')] ?? '', values, bad }
}

/** The value of a cell; undefined: it cannot be read, or no line takes it. */
function valueOf(name: PasteColumn, text: string): string | undefined {
  const rule = numbers[name]
  if (name === 'hsn')
    return /^\d{4}(\d{2}){0,2}$/.test(text.replaceAll(' ', '')) ? text.replaceAll(' ', '') : undefined
  if (name === 'uqc') return /^[a-z]{2,3}$/i.test(text) ? text.toUpperCase() : undefined
  if (!rule) return text
  const isPercent = name === 'discountPercent' || name === 'taxRate'
  const number = readNumber(isPercent ? text.replace(/\s*%$/, '') : text)
  if (number === undefined) return undefined
  const { value, flag } = settledDecimal(number, rule)
  if (flag || (isPercent && Number(value) > 100) || (name === 'quantity' && Number(value) === 0))
    return undefined
  return value
}
