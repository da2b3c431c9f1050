import { ApiError } from './api-error.ts'
import { isOfGateway } from './connection.ts'

/** Seconds until the next try after so many without an answer. */
export const pauseAfter = (tries: number): number => [2, 4, 8, 15][tries - 1] ?? 30

/** Nothing came back, or a gateway in between says so: whether it was saved is not known. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || isOfGateway(error.status))

/**
 * The key under which a body is sent: the same body, sent again because no answer came, goes under the same key, so
 * that the server saves it once; another body is another wish.
 */
export function keyOfBody(makeKey: () => string) {
  let last: { text: string; key: string } | undefined
  return {
    of(body: unknown): string {
      const text = JSON.stringify(body)
      if (last?.text !== text) last = { text, key: makeKey() }
      return last.key
    },
    /** It was answered: the same body once more would be a new wish. */
    answered(): void {
      last = undefined
    },
  }
}
