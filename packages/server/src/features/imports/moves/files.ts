import type { Bytes } from '../../../platform/files/store.ts'
import { entryFile, piecesOf, unpacked, zipEntries } from '../../../platform/files/zip.ts'
import type { Pieces } from '../read/table-file.ts'

/** What all parts of an archive together may unpack to, in all of the times that they are gone through. */
const mostUnpacked = 16 * 1024 * 1024 * 1024

/** A file of the old books. */
export interface BooksFile {
  readonly name: string
  readonly pieces: Pieces
  /** To be read from anywhere, as a workbook is. */
  readonly bytes: () => Promise<Bytes>
}
export type BooksFiles = readonly BooksFile[]

/** What an archive has; a workbook is an archive too, and is one file. */
export async function filesIn(bytes: Bytes, name: string): Promise<BooksFiles> {
  const whole: BooksFile = {
    name,
    pieces: () => piecesOf(bytes, 0, bytes.size),
    bytes: () => Promise.resolve(bytes),
  }
  if (!isArchive(await bytes.read(0, Math.min(bytes.size, 4)))) return [whole]
  const entries = await zipEntries(bytes)
  if (entries.some((entry) => entry.name === 'xl/workbook.xml')) return [whole]
  const limit = { left: mostUnpacked }
  return entries
    .filter((entry) => !entry.name.startsWith('__MACOSX') && !entry.name.endsWith('/'))
    .map((entry) => ({
      name: entry.name,
      pieces: () => unpacked(bytes, entry, limit),
      bytes: () => entryFile(bytes, entry, limit),
    }))
}

export const isArchive = (head: Buffer) => head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'
