import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { MoveProgramName } from '@bahi/contracts/moves.ts'
import { piecesOf, unpacked, zipEntries } from '../../../platform/files/zip.ts'
import type { ZipEntry } from '../../../platform/files/zip.ts'
import type { Bytes } from '../../../platform/files/store.ts'
import { bytesOf, TableFault } from '../read/table-file.ts'
import { tallyRecords } from './tally/convert.ts'
import { elementsOf, textsOf } from './tally/xml.ts'
import type { MoveEvent, MoveOptions } from './types.ts'

/** What all parts of an archive together may unpack to. */
const mostUnpacked = 4 * 1024 * 1024 * 1024

export interface BooksPlace {
  readonly path: string
  readonly name: string
  readonly program: MoveProgramName
}

/** The old books of a file, record by record. */
export async function* recordsIn(place: BooksPlace, options: MoveOptions): AsyncGenerator<MoveEvent> {
  const handle = await open(place.path, 'r')
  try {
    yield* tallyRecords(await tallyFiles(handle), options)
  } finally {
    await handle.close()
  }
}

/** A file of Tally, or an archive of several: masters and vouchers are often exported apart. */
async function tallyFiles(handle: FileHandle) {
  const { size } = await handle.stat()
  if (size === 0) throw new TableFault('IMPORT_FILE_EMPTY')
  const bytes = bytesOf(handle, size)
  const head = await bytes.read(0, Math.min(size, 64))
  if (head.subarray(0, 4).toString('latin1') !== 'PK\u0003\u0004') {
    const start = head
      .toString('latin1')
      .replaceAll('\0', '')
      .replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '')
      .trimStart()
    if (!start.startsWith('<')) throw new TableFault('MOVE_NOT_TALLY')
    return () => elementsOf(textsOf(piecesOf(bytes, 0, size)))
  }
  const entries = (await zipEntries(bytes)).filter(
    ({ name }) => /\.xml$/i.test(name) && !name.startsWith('__MACOSX'),
  )
  if (entries.length === 0) throw new TableFault('MOVE_NOT_TALLY')
  return () => eachOf(bytes, entries)
}

async function* eachOf(bytes: Bytes, entries: readonly ZipEntry[]) {
  const limit = { left: mostUnpacked }
  for (const entry of entries) yield* elementsOf(textsOf(unpacked(bytes, entry, limit)))
}
