import { answerRequests } from '../../../platform/helpers/helper-process.ts'
import { faultOf, TableFault } from '../read/table-file.ts'
import { recordsIn } from './open-books.ts'
import type { BooksPlace } from './open-books.ts'
import type { MoveEvent, MoveOptions } from './types.ts'

/** A process that reads the books of other programs, so that nobody waits for them and what they do to it ends with it. */
export type MoveRequest =
  | ({ readonly kind: 'begin'; readonly options: MoveOptions } & BooksPlace)
  /** What comes next. */
  | { readonly kind: 'next' }

export type MoveReply =
  | { readonly kind: 'begun' }
  | { readonly kind: 'events'; readonly events: readonly MoveEvent[]; readonly isEnd: boolean }
  | { readonly kind: 'fault'; readonly code: string; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly message: string }

const mostEvents = 400
const mostMillis = 400

let events: AsyncGenerator<MoveEvent> | undefined

async function answer(request: MoveRequest): Promise<MoveReply> {
  if (request.kind === 'begin') {
    events = recordsIn(request, request.options)
    return { kind: 'begun' }
  }
  const some: MoveEvent[] = []
  const until = performance.now() + mostMillis
  while (some.length < mostEvents && performance.now() < until) {
    const next = await events!.next()
    if (next.done) return { kind: 'events', events: some, isEnd: true }
    some.push(next.value)
  }
  return { kind: 'events', events: some, isEnd: false }
}

answerRequests({ milliseconds: 60_000, residentBytes: 1_200_000_000 }, answer, (thrown): MoveReply => {
  const error = faultOf(thrown)
  if (error instanceof TableFault) return { kind: 'fault', code: error.code, params: error.params }
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  // What no reader has thought of is a damaged file; a lost disk is not.
  return /^E[A-Z]/.test(code)
    ? { kind: 'failed', message }
    : { kind: 'fault', code: 'IMPORT_FILE_DAMAGED', params: {} }
})
