import type { Cells, Place, SheetRow, Table } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import type { Entry } from './entries.ts'

/** Rows of the books with what was filled into them, then the rows that were entered; each with what follows from its cells. */
export function joined(
  tables: readonly Table[],
  place: Place,
  { books, entries }: { readonly books: readonly SheetRow[]; readonly entries: readonly Entry[] },
): SheetRow[] {
  const tableOf = new Map(tables.map((table) => [table.key, table]))
  const filledIn = new Map(entries.flatMap((entry) => (entry.source === null ? [] : [[entry.source, entry]])))
  const completed = books.map((row): SheetRow => {
    const entry = row.source === undefined ? undefined : filledIn.get(row.source)
    if (!entry) return row
    const { id, version, cells } = entry
    // What the books have by now stays, but for what they only propose.
    const chosen = proposedIn(tableOf.get(row.table)).filter((key) => cells[key] !== undefined)
    const own = Object.fromEntries(chosen.map((key) => [key, cells[key]!]))
    return { ...row, cells: { ...cells, ...row.cells, ...own }, entry: { id, version } }
  })
  const entered = entries
    .filter(({ source }) => source === null)
    .map(({ id, version, table, cells }): SheetRow => ({ table, cells, entry: { id, version } }))
  return [...completed, ...entered].map((row) => {
    const table = tableOf.get(row.table)
    return table?.compute ? { ...row, cells: table.compute(row.cells, place) } : row
  })
}

const proposedIn = (table: Table | undefined): string[] =>
  (table?.columns ?? []).filter(({ isProposed }) => isProposed).map(({ key }) => key)

/** Cells of a row of the books that a person may enter: what it lacks, and what it only proposes. */
export const openIn = (table: Table, books: Cells): ReadonlySet<string> =>
  new Set(
    table.columns
      .filter(({ key, isCompleted, isProposed }) => isProposed || (isCompleted && (books[key] ?? '') === ''))
      .map(({ key }) => key),
  )
