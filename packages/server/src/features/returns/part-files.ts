import type { SheetFormat } from '@bahi/contracts/report-kinds.ts'
import { writeXlsx } from 'hucre'
import type * as z from 'zod'
import { harmless, sheetTypes } from '../../platform/export/sheet.ts'
import { money } from '../printing/index.ts'

/** A table of a return as it is printed and written into a workbook. */
export interface ReturnPart {
  readonly title: string
  /** `quantity`: a number that has its own decimals; an empty cell is left empty. */
  readonly columns: readonly { readonly label: string; readonly kind: 'text' | 'number' | 'quantity' }[]
  readonly rows: readonly (readonly string[])[]
}

/** Tables as they are printed: amounts in the Indian way. */
export const printedParts = (parts: readonly ReturnPart[]) =>
  parts.map(({ title, columns, rows }) => ({
    title,
    columns: columns.map(({ label, kind }) => ({
      label,
      kind: kind === 'text' ? kind : ('number' as const),
    })),
    rows: rows.map((row) =>
      row.map((cell, at) => (columns[at]!.kind === 'number' && cell !== '' ? money(cell) : cell)),
    ),
  }))

/** A workbook with a sheet a table; as CSV, table below table. */
export const sheetsOf = async (
  name: string,
  format: z.output<typeof SheetFormat>,
  parts: readonly ReturnPart[],
): Promise<{ contentType: string; fileName: string; content: Uint8Array }> => ({
  contentType: sheetTypes[format],
  fileName: `${name}.${format}`,
  content: format === 'csv' ? csvOf(parts) : await workbookOf(parts),
})

const workbookOf = (parts: readonly ReturnPart[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: parts.map(({ title, columns, rows }) => ({
      // A spreadsheet takes 31 characters and none of these.
      name: title
        .replace(/[[\]:*?/\\]/g, ' ')
        .slice(0, 31)
        .trim(),
      columns: columns.map(({ label }) => ({ width: Math.max(12, label.length + 4) })),
      freezePane: { rows: 1 },
      rows: [
        columns.map(({ label }) => label),
        ...rows.map((row) =>
          row.map((cell, at) =>
            // Fifteen digits are what a spreadsheet holds exactly; a longer number stays a text, whole.
            columns[at]!.kind !== 'text' && isShort(cell) ? Number(cell) : harmless(cell),
          ),
        ),
      ],
    })),
  })

const isShort = (cell: string): boolean => isNumber(cell) && cell.replace(/[-.]/g, '').length <= 15
const isNumber = (cell: string): boolean => /^-?\d+(\.\d+)?$/.test(cell)

function csvOf(parts: readonly ReturnPart[]): Uint8Array {
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = parts.flatMap(({ title, columns, rows }) => [
    quoted(title),
    columns.map(({ label }) => quoted(label)).join(','),
    ...rows.map((row) =>
      row
        .map((cell, at) => quoted(columns[at]!.kind !== 'text' && isNumber(cell) ? cell : harmless(cell)))
        .join(','),
    ),
    '',
  ])
  return new TextEncoder().encode(`\ufeff${lines.join('\r\n')}\r\n`)
}
