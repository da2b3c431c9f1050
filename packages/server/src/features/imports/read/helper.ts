import { stat } from 'node:fs/promises'
import { HelperProcesses } from '../../../platform/helpers/helper-process.ts'
import type { ImportReply, ImportRequest } from './import-process.ts'
import { chunksOf, lookAt } from './read-tables.ts'
import type { Chunk, FilePlace, Look } from './read-tables.ts'
import { faultOf, TableFault } from './table-file.ts'

const helpers = new HelperProcesses<ImportRequest, ImportReply>({
  file: new URL('./import-process.ts', import.meta.url),
  purpose: 'imports',
  places: 3,
  mostMillis: 120_000,
})

export interface ImportReader {
  look(mostRows: number): Promise<Look>
  /** The rows of a sheet in chunks, one ahead of what is taken; the notices of the sheet at the end. */
  chunks(sheet: string): AsyncGenerator<Chunk, readonly Look['tables'][number]['notices'][number][]>
}

/** Reads a file in a process of its own that is ended with the work; a small text, which can unpack to no more than it is, here. */
export async function withImportReader<T>(
  subscriberId: number,
  file: FilePlace,
  work: (reader: ImportReader) => Promise<T>,
): Promise<T> {
  if (/\.csv$/i.test(file.name) && (await stat(file.path)).size <= smallText) return work(readerHere(file))
  return helpers.run(subscriberId, async (reply) => {
    const ask = async (request: ImportRequest) => accepted(await reply(request))
    return work({
      async look(mostRows) {
        const answer = await ask({ kind: 'look', ...file, mostRows })
        if (answer.kind !== 'looked') throw new Error('The reader answered something else')
        return answer.look
      },
      async *chunks(sheet) {
        await ask({ kind: 'begin', ...file, sheet })
        let next = ask({ kind: 'next' })
        for (;;) {
          const answer = await next
          if (answer.kind === 'end') return answer.notices
          if (answer.kind !== 'chunk') throw new Error('The reader answered something else')
          next = ask({ kind: 'next' })
          // What it throws is met where it is awaited.
          next.catch(() => undefined)
          yield answer.chunk
        }
      },
    })
  })
}

/** A text of that size is read in the time that a process takes to start, and can unpack to no more than it is. */
const smallText = 512 * 1024

const readerHere = (file: FilePlace): ImportReader => ({
  look: (mostRows) => lookAt(file, mostRows).catch(refused),
  async *chunks(sheet) {
    const chunks = chunksOf(file, sheet)
    for (;;) {
      const next = await chunks.next().catch(refused)
      if (next.done) return next.value
      yield next.value
    }
  },
})

const refused = (error: unknown): never => {
  throw faultOf(error)
}

/** The file is at fault, or too much for the process, which ended itself. */
function accepted(answer: ImportReply | undefined): ImportReply {
  if (!answer) throw new TableFault('IMPORT_FILE_TOO_HEAVY')
  if (answer.kind === 'fault') throw new TableFault(answer.code, answer.params)
  if (answer.kind === 'failed') throw new Error(`The reader of imports failed: ${answer.message}`)
  return answer
}

export const closeImportReaders = () => helpers.close()
