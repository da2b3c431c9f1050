import { HelperProcesses } from '../../../platform/helpers/helper-process.ts'
import { TableFault } from '../read/table-file.ts'
import type { BooksPlace } from './open-books.ts'
import type { MoveReply, MoveRequest } from './move-process.ts'
import type { MoveEvent, MoveOptions } from './types.ts'

const helpers = new HelperProcesses<MoveRequest, MoveReply>({
  file: new URL('./move-process.ts', import.meta.url),
  purpose: 'the books of other programs',
  places: 2,
  mostMillis: 180_000,
})

/** Gives what a file has, some hundred records at a time; the next are read meanwhile. `take` says whether to go on. */
export function readBooks(
  subscriberId: number,
  place: BooksPlace,
  options: MoveOptions,
  take: (events: readonly MoveEvent[]) => Promise<boolean>,
): Promise<boolean> {
  return helpers.run(subscriberId, async (reply) => {
    const ask = async (request: MoveRequest) => accepted(await reply(request))
    await ask({ kind: 'begin', ...place, options })
    let next = ask({ kind: 'next' })
    for (;;) {
      const answer = await next
      if (answer.kind !== 'events') throw new Error('The reader answered something else')
      if (!answer.isEnd) {
        next = ask({ kind: 'next' })
        // What it throws is met where it is awaited.
        next.catch(() => undefined)
      }
      if (!(await take(answer.events))) return false
      if (answer.isEnd) return true
    }
  })
}

function accepted(answer: MoveReply | undefined): MoveReply {
  if (!answer) throw new TableFault('IMPORT_FILE_TOO_HEAVY')
  if (answer.kind === 'fault') throw new TableFault(answer.code, answer.params)
  if (answer.kind === 'failed') throw new Error(`The reader of books failed: ${answer.message}`)
  return answer
}

export const closeBookReaders = () => helpers.close()
