import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { mostImportColumns, mostImportRows } from '@bahi/contracts/import-limits.ts'
import { DelimitedReader, separatorOf } from '@bahi/domain/imports/delimited.ts'
import { tidyCell } from '@bahi/domain/imports/cell-values.ts'
import { oldWorkbookOf, OldWorkbookFault } from '../../../platform/files/old-workbook.ts'
import type { Bytes } from '../../../platform/files/store.ts'
import { sheetsOf } from '../../../platform/files/workbook-rows.ts'
import type { SheetNotice, SheetRow } from '../../../platform/files/workbook-rows.ts'
import { zipEntries, ZipFault } from '../../../platform/files/zip.ts'

export type FileFormat = 'xlsx' | 'xls' | 'csv'

/** Why a file is not read; issue `IMPORT_FILE_<value>` unless it is another. */
export class TableFault extends Error {
  readonly code: string
  readonly params: Readonly<Record<string, string>>
  constructor(code: string, params: Readonly<Record<string, string>> = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}

export interface Table {
  readonly name: string
  readonly isHidden: boolean
  readonly notices: ReadonlySet<SheetNotice>
  rows(): AsyncGenerator<readonly SheetRow[]>
}

export interface TableFile {
  readonly format: FileFormat
  readonly hasMacros: boolean
  readonly tables: AsyncIterable<Table>
  close(): Promise<void>
}

/** What all parts of a workbook together may unpack to. */
const mostUnpacked = 4 * 1024 * 1024 * 1024
/** A workbook of Excel 97 to 2003 is read as a whole; it has 65,536 rows at most. */
export const mostOldBytes = 128 * 1024 * 1024
const pieceBytes = 256 * 1024
/** A row of three hundred cells of thousands of characters; more is none. */
const longestRow = 8 * 1024 * 1024
export const longestCell = 32_767

/** Opens a file by what is in it, which has to be what its name says. */
export async function openTables(path: string, name: string): Promise<TableFile> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    if (size === 0) throw new TableFault('IMPORT_FILE_EMPTY')
    const head = Buffer.alloc(Math.min(size, 4096))
    await handle.read(head, 0, head.length, 0)
    const found = sortOf(head)
    const asked = /\.([a-z]{1,5})$/i.exec(name)?.[1]?.toLowerCase()
    if (!asked || !['xlsx', 'xls', 'csv'].includes(asked)) throw new TableFault('IMPORT_FILE_TYPE')
    const close = () => handle.close()
    if (found === 'zip') {
      const bytes = bytesOf(handle, size)
      const entries = await zipEntries(bytes)
      if (!entries.some((entry) => entry.name === 'xl/workbook.xml')) throw new TableFault('IMPORT_FILE_TYPE')
      if (asked !== 'xlsx') throw differs(name, 'an Excel workbook (.xlsx)')
      const tables = sheetsOf(
        bytes,
        entries,
        { left: mostUnpacked },
        { shown: true, mostColumns: mostImportColumns },
      )
      return {
        format: 'xlsx',
        hasMacros: entries.some((entry) => /vbaProject\.bin$/i.test(entry.name)),
        tables,
        close,
      }
    }
    if (found === 'compound') {
      if (size > mostOldBytes) throw new TableFault('IMPORT_FILE_TOO_HEAVY')
      const content = Buffer.alloc(size)
      await handle.read(content, 0, size, 0)
      const { sheets, hasMacros } = oldWorkbookOf(content, { mostColumns: mostImportColumns })
      if (asked !== 'xls') throw differs(name, 'an Excel 97-2003 workbook (.xls)')
      return { format: 'xls', hasMacros, tables: each(sheets.map(tableOfOld)), close }
    }
    if (found !== 'text') throw found === 'other' ? new TableFault('IMPORT_FILE_TYPE') : differs(name, found)
    if (asked !== 'csv') throw differs(name, 'text')
    const table = await textTable(() => piecesIn(handle, size))
    return { format: 'csv', hasMacros: false, tables: each(table ? [table] : []), close }
  } catch (error) {
    await handle.close()
    throw faultOf(error)
  }
}

const differs = (name: string, found: string) => new TableFault('IMPORT_FILE_EXTENSION', { name, found })

/** What a reader throws of a file, as a fault of it; anything else stays what it is. */
export function faultOf(error: unknown): unknown {
  if (error instanceof OldWorkbookFault || error instanceof ZipFault)
    switch (error.fault) {
      case 'protected':
        return new TableFault('IMPORT_FILE_PROTECTED')
      case 'old':
        return new TableFault('IMPORT_FILE_OLD')
      case 'notAWorkbook':
        return new TableFault('IMPORT_FILE_TYPE')
      case 'unpacksTooFar':
        return new TableFault('IMPORT_FILE_TOO_HEAVY')
      case 'rowTooLong':
        return rowTooLong()
      case 'tooWide':
        return new TableFault('IMPORT_FILE_COLUMNS', { max: String(mostImportColumns) })
      default:
        return new TableFault('IMPORT_FILE_DAMAGED')
    }
  return error instanceof RangeError ? new TableFault('IMPORT_FILE_DAMAGED') : error
}

const rowTooLong = () => new TableFault('IMPORT_FILE_ROW_LONG', { max: '8 MB' })

type Sort = 'zip' | 'compound' | 'text' | 'a web page' | 'XML' | 'a PDF' | 'other'

function sortOf(head: Buffer): Sort {
  if (head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') return 'zip'
  if (head.length >= 8 && head.readUInt32BE(0) === 0xd0cf_11e0) return 'compound'
  const start = head
    .subarray(0, 512)
    .toString('latin1')
    .replace(/^\u00EF\u00BB\u00BF/, '')
    .trimStart()
  if (start.startsWith('%PDF')) return 'a PDF'
  if (/^<(?:!doctype html|html|table|meta|head)/i.test(start)) return 'a web page'
  if (start.startsWith('<?xml') || /^<[A-Za-z][\w:.-]*[\s>]/.test(start)) return 'XML'
  return encodingOf(head) === undefined ? 'other' : 'text'
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'unknown'

/** By the mark at the beginning, or by where the zeros of Latin letters are; undefined where it is no text. */
function encodingOf(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  let even = 0
  let odd = 0
  for (const [index, byte] of head.entries()) {
    // What no keyboard types: a picture, a program.
    if (byte < 9 && byte !== 0) return undefined
    if (byte === 0 && index % 2 === 0) even++
    else if (byte === 0) odd++
  }
  if (even === 0 && odd === 0) return 'unknown'
  const many = head.length / 4
  if (odd > many && even < odd / 8) return 'utf-16le'
  return even > many && odd < even / 8 ? 'utf-16be' : undefined
}

export function bytesOf(handle: FileHandle, size: number): Bytes {
  return {
    size,
    async read(from, length) {
      const buffer = Buffer.alloc(length)
      const { bytesRead } = await handle.read(buffer, 0, length, from)
      if (bytesRead < length) throw new ZipFault('damaged')
      return buffer
    },
  }
}

async function* piecesIn(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const buffer = Buffer.alloc(Math.min(pieceBytes, size - at))
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at)
    if (bytesRead === 0) return
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

/** A file from its beginning, as often as it is asked. */
export type Pieces = () => AsyncIterable<Buffer>

async function* textsIn(pieces: Pieces, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of pieces()) {
    const text = decoder.decode(piece, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/** Whether all of it is UTF-8; what is not was written by an older program of Windows. */
async function isUtf8(pieces: Pieces): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of pieces()) decoder.decode(piece, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Values between separators as rows; undefined where it is no text. */
export async function textTable(pieces: Pieces): Promise<Table | undefined> {
  const head = await headOf(pieces)
  const told = encodingOf(head.subarray(0, 4096))
  if (told === undefined) return undefined
  const encoding =
    told === 'unknown' || told === 'utf-8' ? ((await isUtf8(pieces)) ? 'utf-8' : 'windows-1252') : told
  const sample = new TextDecoder(encoding).decode(head)
  const { separator, skipped } = separatorIn(sample)
  return {
    name: '',
    isHidden: false,
    notices: new Set(),
    async *rows() {
      const reader = new DelimitedReader(separator)
      let number = 0
      const numbered = (rows: readonly (readonly string[])[]): SheetRow[] =>
        rows.flatMap((cells) => {
          number++
          if (number <= skipped || cells.every((cell) => cell === '')) return []
          if (
            cells.length > mostImportColumns &&
            cells.slice(mostImportColumns).some((cell) => cell.trim() !== '')
          )
            throw new TableFault('IMPORT_FILE_COLUMNS', { max: String(mostImportColumns) })
          return [{ number, cells: cells.slice(0, mostImportColumns) }]
        })
      for await (const text of textsIn(pieces, encoding)) {
        yield numbered(reader.take(text))
        if (reader.held > longestRow) throw rowTooLong()
      }
      yield numbered(reader.finish())
    },
  }
}

async function headOf(pieces: Pieces): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const piece of pieces()) {
    parts.push(piece)
    size += piece.length
    if (size >= pieceBytes) break
  }
  return Buffer.concat(parts)
}

/** Excel says the separator in a first line `sep=;`. */
function separatorIn(sample: string): { readonly separator: string; readonly skipped: number } {
  const said = /^\uFEFF?sep=(.)\r?\n/i.exec(sample)?.[1]
  return said ? { separator: said, skipped: 1 } : { separator: separatorOf(sample), skipped: 0 }
}

async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all
}

const batchRows = 500
export function tableOfOld(sheet: ReturnType<typeof oldWorkbookOf>['sheets'][number]): Table {
  const { name, isHidden, notices } = sheet
  return {
    name,
    isHidden,
    notices,
    async *rows() {
      let batch: SheetRow[] = []
      for (const row of sheet.rows()) {
        batch.push(row)
        if (batch.length < batchRows) continue
        yield batch
        batch = []
      }
      yield batch
    },
  }
}

/** The rows of a table whose cells are tidied and within their limits; empty ones are left out. */
export async function* tidyRows(table: Table): AsyncGenerator<readonly SheetRow[]> {
  let count = 0
  for await (const rows of table.rows()) {
    const tidied = rows.flatMap(({ number, cells }) => {
      const tidy = cells.map((cell) =>
        tidyCell(cell.length > longestCell ? cell.slice(0, longestCell) : cell),
      )
      while (tidy.length > 0 && tidy.at(-1) === '') tidy.pop()
      return tidy.length === 0 ? [] : [{ number, cells: tidy }]
    })
    count += tidied.length
    if (count > mostImportRows) throw new TableFault('IMPORT_FILE_ROWS', { max: '10,00,000' })
    if (tidied.length > 0) yield tidied
  }
}
