import type { SheetNotice, SheetRow } from '../../../platform/files/workbook-rows.ts'
import { openTables, TableFault, tidyRows } from './table-file.ts'
import type { FileFormat, TableFile } from './table-file.ts'

/** Where a file lies, and what it is called. */
export interface FilePlace {
  readonly path: string
  readonly name: string
}

export interface Look {
  readonly format: FileFormat
  readonly hasMacros: boolean
  readonly tables: readonly {
    readonly name: string
    readonly isHidden: boolean
    readonly notices: readonly SheetNotice[]
    readonly rows: readonly SheetRow[]
  }[]
}

/** So many rows of a sheet as JSON: `[[number, [cells]], …]`. */
export interface Chunk {
  readonly first: number
  readonly last: number
  readonly count: number
  readonly json: string
}

const chunkRows = 500
const chunkBytes = 512 * 1024
const mostSheets = 50

/** The first rows of each sheet of a file. */
export async function lookAt({ path, name }: FilePlace, mostRows: number): Promise<Look> {
  const file = await openTables(path, name)
  try {
    const tables: Look['tables'][number][] = []
    for await (const table of file.tables) {
      const rows: SheetRow[] = []
      for await (const some of tidyRows(table)) {
        rows.push(...some)
        if (rows.length >= mostRows) break
      }
      tables.push({
        name: table.name,
        isHidden: table.isHidden,
        notices: [...table.notices],
        rows: rows.slice(0, mostRows),
      })
      if (tables.length === mostSheets) break
    }
    return { format: file.format, hasMacros: file.hasMacros, tables }
  } finally {
    await file.close()
  }
}

/** All rows of a sheet, some hundred at a time; what is to be known of it at the end. */
export async function* chunksOf(
  { path, name }: FilePlace,
  sheet: string,
): AsyncGenerator<Chunk, readonly SheetNotice[]> {
  const file = await openTables(path, name)
  try {
    const table = await tableNamed(file, sheet)
    let held: SheetRow[] = []
    let bytes = 0
    for await (const rows of tidyRows(table))
      for (const row of rows) {
        held.push(row)
        bytes += row.cells.reduce((sum, cell) => sum + cell.length, 0)
        if (held.length < chunkRows && bytes < chunkBytes) continue
        yield chunkOf(held)
        held = []
        bytes = 0
      }
    if (held.length > 0) yield chunkOf(held)
    return [...table.notices]
  } finally {
    await file.close()
  }
}

async function tableNamed(file: TableFile, name: string) {
  for await (const table of file.tables) if (table.name === name) return table
  throw new TableFault('IMPORT_SHEET_UNKNOWN', { sheet: name })
}

const chunkOf = (rows: readonly SheetRow[]): Chunk => ({
  first: rows[0]!.number,
  last: rows.at(-1)!.number,
  count: rows.length,
  json: JSON.stringify(rows.map(({ number, cells }) => [number, cells.map(storable)])),
})

/** Without characters that no column keeps. */
const storable = (cell: string) =>
  /[\0\p{Cs}]/u.test(cell) ? cell.replaceAll('\0', '').toWellFormed() : cell
