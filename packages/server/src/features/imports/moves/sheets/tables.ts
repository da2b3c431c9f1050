import { mostImportColumns } from '@bahi/contracts/import-limits.ts'
import { oldWorkbookOf } from '../../../../platform/files/old-workbook.ts'
import { sheetsOf } from '../../../../platform/files/workbook-rows.ts'
import type { SheetRow } from '../../../../platform/files/workbook-rows.ts'
import { zipEntries } from '../../../../platform/files/zip.ts'
import { mostOldBytes, TableFault, tableOfOld, textTable } from '../../read/table-file.ts'
import { isArchive } from '../files.ts'
import type { BooksFile } from '../files.ts'

/** A sheet of a file, or a file of values between separators. */
export interface NamedTable {
  readonly file: string
  readonly sheet: string
  rows(): AsyncIterable<readonly SheetRow[]>
}

const mostWorkbook = 4 * 1024 * 1024 * 1024

/** The tables of a file, by what is in it: a workbook of either kind, or text; what is none of them has none. */
export async function* tablesIn(file: BooksFile): AsyncGenerator<NamedTable> {
  const head = await firstOf(file)
  if (isArchive(head)) {
    const bytes = await file.bytes()
    const entries = await zipEntries(bytes)
    if (!entries.some(({ name }) => name === 'xl/workbook.xml')) return
    for await (const sheet of sheetsOf(
      bytes,
      entries,
      { left: mostWorkbook },
      { shown: true, mostColumns: mostImportColumns },
    ))
      if (!sheet.isHidden) yield { file: file.name, sheet: sheet.name, rows: () => sheet.rows() }
    return
  }
  if (head.length >= 8 && head.readUInt32BE(0) === 0xd0cf_11e0) {
    const parts: Buffer[] = []
    let size = 0
    for await (const piece of file.pieces()) {
      size += piece.length
      if (size > mostOldBytes) throw new TableFault('IMPORT_FILE_TOO_HEAVY')
      parts.push(piece)
    }
    const { sheets } = oldWorkbookOf(Buffer.concat(parts), { mostColumns: mostImportColumns })
    for (const sheet of sheets.map(tableOfOld))
      if (!sheet.isHidden) yield { file: file.name, sheet: sheet.name, rows: () => sheet.rows() }
    return
  }
  if (/^\s*(?:<|%PDF)/.test(head.toString('latin1'))) return
  const table = await textTable(file.pieces)
  if (table) yield { file: file.name, sheet: '', rows: () => table.rows() }
}

async function firstOf(file: BooksFile): Promise<Buffer> {
  for await (const piece of file.pieces()) return piece
  return Buffer.alloc(0)
}
