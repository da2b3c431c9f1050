import type { Bytes } from '../../platform/files/store.ts'
import { piecesOf, unpacked, zipEntries } from '../../platform/files/zip.ts'
import type { UnpackLimit } from '../../platform/files/zip.ts'
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

/** What is in a file: JSON texts, each in pieces, or the sheets of a workbook. */
export type Content =
  | { readonly kind: 'json'; readonly texts: AsyncIterable<AsyncIterable<string>> }
  | { readonly kind: 'workbook'; readonly sheets: AsyncIterable<Sheet> }

/** What a file is by its first bytes and, of a ZIP, by its entries: JSON, a ZIP of JSON parts in the order of their names, or XLSX. */
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
  if (entries.some(({ name }) => name === '[Content_Types].xml')) {
    if (!entries.some(({ name }) => name === 'xl/workbook.xml')) throw new StatementFault('oldSheet')
    return { kind: 'workbook', sheets: sheetsOf(bytes, entries, limit) }
  }
  const parts = entries
    .filter(({ name }) => /\.json$/i.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  if (parts.length === 0) throw new StatementFault('noJson')
  return { kind: 'json', texts: each(parts.map((part) => decoded(unpacked(bytes, part, limit)))) }
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
