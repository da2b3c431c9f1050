import { parseCells } from './cells.ts'
import type { Cells } from './cells.ts'
import { findHeadings, isWhole } from './headings.ts'
import type { Mapping } from './headings.ts'
import { layoutOf } from './layouts.ts'
import { isMt940, readMt940 } from './read-mt940.ts'
import { isOfx, readOfx } from './read-ofx.ts'
import { readTable } from './read-table.ts'
import type { ReadStatement, StatementFormat } from './statement.ts'

/** What came of a file: its rows, or the cells of a table whose columns somebody has to name. */
export type StatementOutcome =
  | {
      readonly format: StatementFormat
      readonly read: ReadStatement
      readonly mapping?: Mapping
      readonly cells?: Cells
    }
  | { readonly format: StatementFormat; readonly cells: Cells; readonly mapping?: Mapping | undefined }

/** Reads the text of a file; a mapping that was chosen for the account is tried before headings are looked for. */
export function readText(text: string, mapping?: Mapping): StatementOutcome {
  if (isOfx(text)) return { format: 'ofx', read: readOfx(text) }
  if (isMt940(text)) return { format: 'mt940', read: readMt940(text) }
  return readCells('csv', parseCells(text), mapping)
}

export function readCells(format: 'csv' | 'xlsx', cells: Cells, mapping?: Mapping): StatementOutcome {
  if (mapping && isWhole(mapping)) {
    const read = readTable(cells, mapping)
    if (read.rows.length > 0) return { format, read, mapping, cells }
  }
  const found = findHeadings(cells)
  if (!found) return { format, cells }
  const read = readTable(cells, found.mapping, layoutOf(found.headings))
  // Headings without a single row are no headings: a list of charges, a summary.
  return read.rows.length > 0
    ? { format, read, mapping: found.mapping, cells }
    : { format, cells, mapping: found.mapping }
}
