import { open } from 'node:fs/promises'
import type { MoveProgramName } from '@bahi/contracts/moves.ts'
import { bytesOf, TableFault } from '../read/table-file.ts'
import { recordsOf } from './books/records.ts'
import { filesIn } from './files.ts'
import { sourceOf } from './programs.ts'
import type { MoveEvent, MoveOptions } from './types.ts'

export interface BooksPlace {
  readonly path: string
  readonly name: string
  readonly program: MoveProgramName
}

/** The old books of a file, record by record. */
export async function* recordsIn(place: BooksPlace, options: MoveOptions): AsyncGenerator<MoveEvent> {
  const handle = await open(place.path, 'r')
  try {
    const { size } = await handle.stat()
    if (size === 0) throw new TableFault('IMPORT_FILE_EMPTY')
    const files = await filesIn(bytesOf(handle, size), place.name)
    const { program, source } = await sourceOf(files, place.program, options)
    if (program !== place.program) yield { kind: 'program', program }
    yield* recordsOf(source, options)
  } finally {
    await handle.close()
  }
}
