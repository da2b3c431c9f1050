import { tidy } from '@bahi/domain/bank-statements/cells.ts'
import type { Cells } from '@bahi/domain/bank-statements/cells.ts'
import { findHeadings } from '@bahi/domain/bank-statements/headings.ts'
import { readXlsx } from 'hucre'

/** Columns of a statement; a sheet with more is another one. */
const mostColumns = 100

/** Cells of the sheet that has the headings of a statement, else of the one with most rows, as texts. */
export async function sheetCells(bytes: Uint8Array, mostRows: number): Promise<Cells> {
  const { sheets } = await readXlsx(bytes)
  const tables = sheets.map(({ rows }) =>
    rows.slice(0, mostRows + 500).map((row) => row.slice(0, mostColumns).map(textOfCell)),
  )
  return (
    tables.find((cells) => findHeadings(cells) !== undefined) ??
    tables.toSorted((a, b) => b.length - a.length)[0] ??
    []
  )
}

/** Cells of the first sheet as texts, for files that are filled from a template. */
export async function firstSheet(bytes: Uint8Array, mostRows: number): Promise<Cells> {
  const { sheets } = await readXlsx(bytes)
  return (sheets[0]?.rows ?? []).slice(0, mostRows).map((row) => row.slice(0, mostColumns).map(textOfCell))
}

function textOfCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return numberText(value)
  return typeof value === 'string' ? tidy(value) : typeof value === 'boolean' ? String(value) : ''
}

/** Binary fractions of a sheet: 1234.5600000000001 is 1234.56. */
const numberText = (value: number): string => {
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? String(value) : ''
  const paise = value * 100
  return Math.abs(paise - Math.round(paise)) < 0.0001 ? value.toFixed(2) : String(value)
}
