import { ApiError } from './api-error.ts'
import { isOfGateway } from './connection.ts'

/** Seconds until the next try after so many without an answer. */
export const pauseAfter = (tries: number): number => [2, 4, 8, 15][tries - 1] ?? 30

/** The try before is still at work: the same key was sent and its answer is not there yet. */
const atWork = 'REQU0002'

/** Nothing came back, a gateway in between says so, or the try before is still at work: whether it was saved is not known. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || isOfGateway(error.status) || error.code === atWork)

/** A body that was sent, as text, and the key it went under. */
export interface Sent {
  readonly text: string
  readonly key: string
}

export type KeyOfBody = ReturnType<typeof keyOfBody>

/**
 * The key under which a body is sent: the same body, sent again because no answer came, goes under the same key, so
 * that the server saves it once; another body is another wish.
 */
export function keyOfBody(makeKey: () => string) {
  let last: Sent | undefined
  return {
    of(body: unknown): string {
      const text = JSON.stringify(body)
      if (last?.text !== text) last = { text, key: makeKey() }
      return last.key
    },
    /** What was sent and not answered, to be kept beside what is typed: a reload must not make a second wish of it. */
    unanswered: (): Sent | undefined => last,
    resume(sent: Sent): void {
      last = sent
    },
    /** It was answered: the same body once more would be a new wish. */
    answered(): void {
      last = undefined
    },
  }
}
