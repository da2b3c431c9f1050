import { readXlsx } from 'hucre/xlsx'
import type { CellValue } from 'hucre/xlsx'

const mostBytes = 5 * 1024 * 1024
const mostRows = 5000

/**
 * The cells of the first sheet in sight as text, by their columns; nothing where it is no workbook of Excel 2007 or later, or
 * a large one. A day is as ISO 8601 writes it, or the number that Excel keeps.
 */
export async function cellsOfWorkbook(file: Blob): Promise<string[][] | undefined> {
  if (file.size > mostBytes) return undefined
  const bytes = await file.arrayBuffer()
  const inSight = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }) =>
    !hidden && !veryHidden
  const book = await readXlsx(bytes, { sheets: inSight, maxRows: mostRows }).catch(() => undefined)
  return book?.sheets[0]?.rows.map((row) => row.map(textOf))
}

const textOf = (value: CellValue): string =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '').trim()
