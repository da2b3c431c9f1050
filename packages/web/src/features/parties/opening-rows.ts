import type { OpeningType } from '@bahi/domain/documents/opening.ts'
import { addDays, isCalendarDate } from '@bahi/domain/cal/date.ts'
import { readNumber } from '@bahi/domain/num/typed.ts'
import { typedDate } from '../../ui/typed-date.ts'

/** Columns of the list of open documents, in the order of the template. */
export const openingColumns = [
  'party',
  'type',
  'number',
  'date',
  'dueDate',
  'amount',
  'left',
  'remarks',
] as const
export type OpeningColumn = (typeof openingColumns)[number]

/** A row as typed; what is pasted and cannot be read stays to be seen and mended. */
export interface OpeningRow extends Readonly<Record<OpeningColumn, string>> {
  readonly key: number
  readonly partyId?: number | undefined
  readonly id?: number | undefined
  readonly version?: number | undefined
}

/** As many as one saving takes. */
export const mostRows = 200

const blank = Object.fromEntries(openingColumns.map((column) => [column, ''])) as Record<
  OpeningColumn,
  string
>

export const newRow = (key: number, type: OpeningType = 'Invoice'): OpeningRow => ({ ...blank, key, type })

export const isBlankRow = (row: OpeningRow): boolean =>
  openingColumns.every((column) => column === 'type' || row[column].trim() === '') &&
  row.partyId === undefined

/** Cells of a sheet: tabs as the clipboard gives them, else the commas or semicolons of a CSV file with its quotes. */
export function cellsOf(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const between = plain.includes('\t') ? '\t' : plain.split('\n', 1)[0]!.includes(';') ? ';' : ','
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const end = () => {
    rows.at(-1)!.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at]!
    if (isQuoted && sign === '"' && plain[at + 1] === '"') {
      cell += sign
      at++
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (isQuoted || (sign !== between && sign !== '\n')) cell += sign
    else {
      end()
      if (sign === '\n') rows.push([])
    }
  }
  end()
  return rows.filter((row) => row.some((one) => one !== ''))
}

interface Reader {
  /** The type by its code or its name in any language, in small letters. */
  readonly types: ReadonlyMap<string, OpeningType>
  readonly today: string
  /** The columns that are pasted: without the party where it is known. */
  readonly columns: readonly OpeningColumn[]
  /** The columns by their headings, in small letters: a sheet may have them in another order. */
  readonly headings?: ReadonlyMap<string, OpeningColumn> | undefined
  /** Of a workbook: days are numbers. */
  readonly isWorkbook?: boolean | undefined
}

/** Rows of a sheet in the order of the columns; a first row without an amount is its headings. */
export function rowsOfCells(
  cells: readonly (readonly string[])[],
  { types, today, columns, headings, isWorkbook }: Reader,
  firstKey: number,
): OpeningRow[] {
  const place = columns.indexOf('amount')
  const isHeading = cells.length > 0 && amountOf(cells[0]![place] ?? '') === undefined
  const order = (isHeading && headings && orderOf(cells[0]!, headings)) || columns
  const day = (text: string) => dayOf((isWorkbook && dayOfNumber(text)) || text, today)
  return cells.slice(isHeading ? 1 : 0).map((row, index) => {
    const said = Object.fromEntries(
      order.flatMap((column, at) => (column && columns.includes(column) ? [[column, row[at] ?? '']] : [])),
    )
    const read = { ...blank, ...said } as Record<OpeningColumn, string>
    return {
      ...read,
      key: firstKey + index,
      type: types.get(read.type.toLowerCase()) ?? read.type,
      date: day(read.date),
      dueDate: day(read.dueDate),
      amount: amountOf(read.amount) ?? read.amount,
      left: amountOf(read.left) ?? read.left,
    }
  })
}

/** The column of each cell of a row of headings; undefined where they are not ours. A required heading ends with a star. */
function orderOf(
  row: readonly string[],
  headings: ReadonlyMap<string, OpeningColumn>,
): (OpeningColumn | undefined)[] | undefined {
  const order = row.map((cell) => headings.get(cell.replace(/\*$/, '').trim().toLowerCase()))
  return order.includes('number') && order.includes('amount') ? order : undefined
}

/** Excel counts days from the last one but one of 1899. */
const dayOfNumber = (text: string): string | undefined =>
  /^[1-9]\d{4}(\.\d+)?$/.test(text) ? addDays('1899-12-30', Math.floor(Number(text))) : undefined

const amountOf = (text: string): string | undefined => {
  const found = text === '' ? undefined : readNumber(text)
  return typeof found === 'string' ? found : undefined
}

const dayOf = (text: string, today: string): string => typedDate(text, today) ?? text

export type RowFaults = ReadonlyMap<string, string>

export const faultKey = (index: number, column: string) => `items[${index}].${column}`

/** What can be said before the server is asked, by the place in the body. */
export function faultsOf(
  rows: readonly OpeningRow[],
  words: { readonly required: string; readonly date: string; readonly type: string },
  { types, isOfParty }: { readonly types: readonly string[]; readonly isOfParty: boolean },
): Map<string, string> {
  const found = new Map<string, string>()
  for (const [index, row] of rows.entries()) {
    const wrong = (column: OpeningColumn, text: string) => found.set(faultKey(index, column), text)
    if (!isOfParty && row.partyId === undefined && row.party.trim() === '') wrong('party', words.required)
    for (const column of ['number', 'date', 'amount'] as const)
      if (row[column].trim() === '') wrong(column, words.required)
    for (const column of ['date', 'dueDate'] as const)
      if (row[column] !== '' && !isCalendarDate(row[column])) wrong(column, words.date)
    if (!types.includes(row.type)) wrong('type', words.type)
  }
  return found
}

/** The cell of a fault; undefined where it is of no cell. */
export function faultPlace(
  key: string,
): { readonly index: number; readonly column: OpeningColumn } | undefined {
  const [, index, name] = /^items\[(\d+)\]\.(\w+)$/.exec(key) ?? []
  const column = openingColumns.find((one) => one === (name === 'partyId' ? 'party' : name))
  return column ? { index: Number(index), column } : undefined
}
