import type { Bytes } from '../../platform/files/store.ts'
import { unpackedFile } from '../../platform/files/unpacked-file.ts'
import { piecesOf, unpacked, zipEntries, ZipFault } from '../../platform/files/zip.ts'
import type { UnpackLimit, ZipEntry } from '../../platform/files/zip.ts'
import { sheetsOf } from '../../platform/files/workbook-rows.ts'
import type { Sheet } from '../../platform/files/workbook-rows.ts'

/** Why a file is no statement; text `inward.refused.<value>`. */
export type FileFault = 'damaged' | 'notAStatement' | 'tooLarge' | 'noJson' | 'oldSheet' | 'sheet'
export class StatementFault extends Error {
  readonly fault: FileFault
  readonly params: Readonly<Record<string, string>>
  constructor(fault: FileFault, params: Readonly<Record<string, string>> = {}) {
    super(fault)
    this.fault = fault
    this.params = params
  }
}

/** Unpacked, all parts of a file together. */
const mostBytes = 4 * 1024 * 1024 * 1024

/** A workbook, and which one of an archive it is. */
export interface Workbook {
  readonly name: string | null
  readonly sheets: AsyncIterable<Sheet>
}

/** What is in a file: JSON texts, each in pieces, or workbooks. */
export type Content =
  | { readonly kind: 'json'; readonly texts: AsyncIterable<AsyncIterable<string>> }
  | { readonly kind: 'workbook'; readonly books: AsyncIterable<Workbook> }

/**
 * What a file is by its first bytes and, of a ZIP, by its entries: JSON, XLSX, or a ZIP of the parts of a statement, as the
 * portal gives it of many documents: JSON parts or workbooks, in the order of their names.
 */
export async function contentOf(bytes: Bytes): Promise<Content> {
  if (bytes.size < 4) throw new StatementFault('damaged', { at: '0' })
  const start = await bytes.read(0, 4)
  // What Excel wrote before 2007, and what it locks with a password.
  if (start.readUInt32BE(0) === 0xd0cf11e0) throw new StatementFault('oldSheet')
  if (start.toString('latin1', 0, 2) !== 'PK') {
    const texts = [decoded(piecesOf(bytes, 0, bytes.size))]
    return { kind: 'json', texts: each(texts) }
  }
  const limit: UnpackLimit = { left: mostBytes }
  const entries = await zipEntries(bytes)
  if (isWorkbook(entries)) return { kind: 'workbook', books: each([bookOf(bytes, entries, limit)]) }
  const json = partsOf(entries, /\.json$/i)
  if (json.length > 0)
    return { kind: 'json', texts: each(json.map((part) => decoded(unpacked(bytes, part, limit)))) }
  if (partsOf(entries, /\.xls$/i).length > 0) throw new StatementFault('oldSheet')
  const parts = partsOf(entries, /\.xlsx$/i)
  if (parts.length === 0) throw new StatementFault('noJson')
  return { kind: 'workbook', books: booksOf(bytes, parts, limit) }
}

const partsOf = (entries: readonly ZipEntry[], name: RegExp) =>
  entries
    // Beside them a Mac leaves files of its own.
    .filter((entry) => name.test(entry.name) && !entry.name.startsWith('__MACOSX/'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))

const isWorkbook = (entries: readonly ZipEntry[]) =>
  entries.some(({ name }) => name === '[Content_Types].xml')

function bookOf(bytes: Bytes, entries: readonly ZipEntry[], limit: UnpackLimit): Workbook {
  if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new StatementFault('oldSheet')
  return { name: null, sheets: sheetsOf(bytes, entries, limit) }
}

async function* booksOf(
  bytes: Bytes,
  parts: readonly ZipEntry[],
  limit: UnpackLimit,
): AsyncGenerator<Workbook> {
  for (const part of parts)
    yield* unpackedFile(bytes, part, limit, async function* (file) {
      if (file.size < 4) throw new ZipFault('damaged')
      if ((await file.read(0, 4)).readUInt32BE(0) === 0xd0cf11e0) throw new StatementFault('oldSheet')
      const entries = await zipEntries(file)
      if (!isWorkbook(entries)) throw new ZipFault('damaged')
      yield { ...bookOf(file, entries, limit), name: part.name }
    })
}

/** One after the other. */
async function* each<T>(all: readonly T[]): AsyncGenerator<T> {
  yield* all
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let before = 0
  try {
    for await (const piece of bytes) {
      for (let at = 0; at < piece.length; at += 65_536)
        yield decoder.decode(piece.subarray(at, at + 65_536), { stream: true })
      before += piece.length
    }
    yield decoder.decode()
  } catch (error) {
    // Bytes that are no text.
    throw error instanceof TypeError ? new StatementFault('damaged', { at: String(before) }) : error
  }
}
