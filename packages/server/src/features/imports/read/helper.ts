import { fork } from 'node:child_process'
import { stat } from 'node:fs/promises'
import type { ChildProcess } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { Places } from '../../../platform/helpers/places.ts'
import type { ImportReply, ImportRequest } from './import-process.ts'
import { chunksOf, lookAt } from './read-tables.ts'
import type { Chunk, FilePlace, Look } from './read-tables.ts'
import { faultOf, TableFault } from './table-file.ts'

/** Files that are read at once, shared out by subscriber. */
const places = new Places(3)
/** By the clock, for one answer; the process has a limit of its own by what it works. */
const mostMillis = 120_000
const open = new Set<ChildProcess>()

export interface ImportReader {
  look(mostRows: number): Promise<Look>
  /** The rows of a sheet in chunks, one ahead of what is taken; the notices of the sheet at the end. */
  chunks(sheet: string): AsyncGenerator<Chunk, readonly Look['tables'][number]['notices'][number][]>
}

/**
 * A process that reads a file of a stranger: it may read files and nothing else, write nothing, start nothing, and has no environment
 * (ADR 19). It is ended with the work.
 */
export async function withImportReader<T>(
  subscriberId: number,
  file: FilePlace,
  work: (reader: ImportReader) => Promise<T>,
): Promise<T> {
  if (/\.csv$/i.test(file.name) && (await stat(file.path)).size <= smallText) return work(readerHere(file))
  return places.run(subscriberId, async () => {
    const child = await start()
    try {
      const ask = async (request: ImportRequest) => accepted(await reply(child, request))
      return await work({
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
    } finally {
      open.delete(child)
      child.kill('SIGKILL')
    }
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

async function start(): Promise<ChildProcess> {
  const child = fork(processFile, {
    serialization: 'advanced',
    env: {},
    execArgv: [
      '--no-warnings',
      '--max-old-space-size=768',
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  open.add(child)
  // Requests come first on the same cores.
  if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The process that reads imports did not start')))
  })
  return child
}

function reply(child: ChildProcess, request: ImportRequest): Promise<ImportReply | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(undefined), mostMillis)
    const end = (answer: ImportReply | undefined) => {
      clearTimeout(timer)
      child.off('message', end).off('exit', lost)
      resolve(answer)
    }
    const lost = () => end(undefined)
    child.once('message', end)
    child.once('exit', lost)
    child.send(request, (error) => error && lost())
  })
}

/** Ends what is under way, when the server stops. */
export async function closeImportReaders(): Promise<void> {
  places.refuseWaiting(new Error('The reading of imports was stopped'))
  for (const child of open) child.kill('SIGKILL')
}

const processFile = fileURLToPath(new URL('./import-process.ts', import.meta.url))
