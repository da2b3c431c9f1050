import type { Check, SheetRow, Table } from './declaration.ts'

/** Cells that the form needs and a row of the books has not, or longer than the portal takes them. */
export function cellChecks(tables: readonly Table[], rows: readonly SheetRow[]): Check[] {
  const columnsOf = new Map(tables.map(({ key, columns }) => [key, columns]))
  return rows.flatMap((row) =>
    (columnsOf.get(row.table) ?? []).flatMap(({ key, isRequired, most }): Check[] => {
      const cell = row.cells[key] ?? ''
      const about = { severity: 'Error' as const, table: row.table, row, params: { column: key } }
      if (isRequired && cell === '') return [{ code: 'CELL_MISSING', ...about }]
      if (most !== undefined && cell.length > most)
        return [{ code: 'CELL_TOO_LONG', ...about, params: { column: key, most: String(most), value: cell } }]
      return []
    }),
  )
}
