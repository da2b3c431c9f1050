import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export type Puzzle = Parameters<typeof solveChallenge>[0]['challenge']

/** Solves one puzzle of the server beside the page, so that typing is never slowed. */
self.onmessage = ({ data }: MessageEvent<Puzzle>) => {
  void solveChallenge({ challenge: data, deriveKey }).then((solution) => self.postMessage(solution))
}
