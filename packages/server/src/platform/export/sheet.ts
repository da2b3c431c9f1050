import { formatDate, formatInstant, inIndia } from '@bahi/domain/cal/shown.ts'
import { writeXlsxStream } from 'hucre'

/** A `date` is a calendar day, a `time` an instant; both arrive as ISO texts. */
export type ColumnType = 'text' | 'number' | 'amount' | 'date' | 'time'

/** How days and instants are written: the settings of the account. */
export interface DateFormats {
  readonly dateFormat: string
  readonly dateTimeFormat: string
}

export interface SheetColumn<Row> {
  readonly key: string
  readonly label: string
  /** Texts are protected from being read as formulas; numbers and amounts arrive as decimal texts. */
  readonly type?: ColumnType
  readonly value: (row: Row) => string | number | boolean | null | undefined
}

export interface Sheet<Row> {
  readonly format: 'xlsx' | 'csv'
  readonly name: string
  readonly columns: readonly SheetColumn<Row>[]
  readonly rows: Iterable<Row> | AsyncIterable<Row>
  /** Absent where the sheet is of no account. */
  readonly formats?: DateFormats
}

const isoFormats: DateFormats = { dateFormat: 'YYYY-MM-DD', dateTimeFormat: 'YYYY-MM-DD HH:mm:ss' }

export const sheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** A sheet of any length, made while it is read: memory does not grow with the rows. */
export function writeSheet<Row>(sheet: Sheet<Row>): AsyncIterable<Uint8Array> {
  return sheet.format === 'csv' ? csv(sheet) : xlsx(sheet)
}

function xlsx<Row>({ name, columns, rows, formats = isoFormats }: Sheet<Row>) {
  async function* lines() {
    yield columns.map(({ label }) => harmless(label))
    for await (const row of rows) yield columns.map((column) => xlsxCell(column, column.value(row)))
  }
  return writeXlsxStream(lines(), {
    name: sheetName(name),
    columns: columns.map(({ type }) => cellFormat(type, formats)),
    freezePane: { rows: 1 },
    repeatHeaders: true,
  })
}

/** Days and instants are real ones in a workbook, to sort and compute with; the cell says how they are shown. */
function cellFormat(type: ColumnType | undefined, { dateFormat, dateTimeFormat }: DateFormats) {
  if (type === 'date') return { numFmt: workbookFormat(dateFormat), width: 12 }
  return type === 'time' ? { numFmt: workbookFormat(dateTimeFormat), width: 20 } : {}
}

/** The separators are escaped: a bare `/` is what the reader's country has in its place. */
const workbookFormat = (format: string): string =>
  format
    .replace('d/m/Y', 'D/M/YYYY')
    .replace(/[/-]/g, String.raw`\$&`)
    .toLowerCase()

function xlsxCell<Row>({ type }: SheetColumn<Row>, value: ReturnType<SheetColumn<Row>['value']>) {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') return value
  if (type === 'date' || type === 'time') return dayOf(type, value) ?? harmless(value)
  // Fifteen digits are what a spreadsheet holds exactly; a longer amount stays a text, whole.
  if (
    (type === 'amount' || type === 'number') &&
    /^-?\d+(\.\d+)?$/.test(value) &&
    value.replace(/[-.]/g, '').length <= 15
  )
    return Number(value)
  return harmless(value)
}

const dayOf = (type: 'date' | 'time', value: string): Date | undefined => {
  const text = type === 'date' ? value : value && inIndia(value).replace(' ', 'T')
  const day = new Date(text.includes('T') ? `${text}Z` : `${text}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? undefined : day
}

/** A day or an instant in words, as the account writes them; any other text as it is. */
export const writtenOf = (
  type: ColumnType | undefined,
  text: string,
  { dateFormat, dateTimeFormat }: DateFormats,
): string => {
  if (type === 'date' && /^\d{4}-\d\d-\d\d/.test(text)) return formatDate(text, dateFormat)
  return type === 'time' && text !== '' ? formatInstant(text, dateTimeFormat) : text
}

async function* csv<Row>({ columns, rows, formats = isoFormats }: Sheet<Row>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  // The mark lets spreadsheet programs read names in any script.
  let held = `\ufeff${columns.map(({ label }) => csvCell(harmless(label))).join(',')}\r\n`
  for await (const row of rows) {
    held += `${columns.map((column) => csvText(column, column.value(row), formats)).join(',')}\r\n`
    if (held.length > 64_000) {
      yield encoder.encode(held)
      held = ''
    }
  }
  if (held) yield encoder.encode(held)
}

function csvText<Row>(
  { type }: SheetColumn<Row>,
  value: ReturnType<SheetColumn<Row>['value']>,
  formats: DateFormats,
): string {
  if (value === null || value === undefined) return ''
  const text = writtenOf(type, String(value), formats)
  const isNumber =
    (type === 'amount' || type === 'number' || typeof value === 'number') && /^-?\d+(\.\d+)?$/.test(text)
  return csvCell(isNumber ? text : harmless(text))
}

const csvCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1'
