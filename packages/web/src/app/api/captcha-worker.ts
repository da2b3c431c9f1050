import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves one puzzle of the server beside the page, so that typing is never slowed. */
self.onmessage = ({ data }: MessageEvent<Parameters<typeof solveChallenge>[0]['challenge']>) => {
  void solveChallenge({ challenge: data, deriveKey }).then((solution) => self.postMessage(solution))
}
