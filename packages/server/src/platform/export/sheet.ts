import { writeXlsxStream } from 'hucre'

export interface SheetColumn<Row> {
  readonly key: string
  readonly label: string
  /** Texts are protected from being read as formulas; numbers and amounts arrive as decimal texts. */
  readonly type?: 'text' | 'number' | 'amount' | 'date'
  readonly value: (row: Row) => string | number | boolean | null | undefined
}

export interface Sheet<Row> {
  readonly format: 'xlsx' | 'csv'
  readonly name: string
  readonly columns: readonly SheetColumn<Row>[]
  readonly rows: Iterable<Row> | AsyncIterable<Row>
}

export const sheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const

/** A sheet of any length, made while it is read: memory does not grow with the rows. */
export function writeSheet<Row>(sheet: Sheet<Row>): AsyncIterable<Uint8Array> {
  return sheet.format === 'csv' ? csv(sheet) : xlsx(sheet)
}

function xlsx<Row>({ name, columns, rows }: Sheet<Row>) {
  async function* lines() {
    yield columns.map(({ label }) => harmless(label))
    for await (const row of rows) yield columns.map((column) => xlsxCell(column, column.value(row)))
  }
  return writeXlsxStream(lines(), { name: sheetName(name), freezePane: { rows: 1 }, repeatHeaders: true })
}

function xlsxCell<Row>({ type }: SheetColumn<Row>, value: ReturnType<SheetColumn<Row>['value']>) {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') return value
  // Fifteen digits are what a spreadsheet holds exactly; a longer amount stays a text, whole.
  if (
    (type === 'amount' || type === 'number') &&
    /^-?\d+(\.\d+)?$/.test(value) &&
    value.replace(/[-.]/g, '').length <= 15
  )
    return Number(value)
  return harmless(value)
}

async function* csv<Row>({ columns, rows }: Sheet<Row>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  // The mark lets spreadsheet programs read names in any script.
  let held = `\ufeff${columns.map(({ label }) => csvCell(harmless(label))).join(',')}\r\n`
  for await (const row of rows) {
    held += `${columns.map((column) => csvText(column, column.value(row))).join(',')}\r\n`
    if (held.length > 64_000) {
      yield encoder.encode(held)
      held = ''
    }
  }
  if (held) yield encoder.encode(held)
}

function csvText<Row>({ type }: SheetColumn<Row>, value: ReturnType<SheetColumn<Row>['value']>): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  const isNumber =
    (type === 'amount' || type === 'number' || typeof value === 'number') && /^-?\d+(\.\d+)?$/.test(text)
  return csvCell(isNumber ? text : harmless(text))
}

const csvCell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1'
