/**
 * Heavy pieces of work take turns: one at a time, callers one after the other, and between two of them as much time for
 * everything else as the piece took. A light request goes through the event loop several times and must not meet a piece
 * each time.
 */
export class Turns {
  readonly #lines = new Map<string, (() => void)[]>()
  #isRunning = false

  /** Resolves when it is the caller's turn; what follows without a further wait is the piece of work. */
  next(caller: string): Promise<void> {
    return new Promise((resolve) => {
      const line = this.#lines.get(caller)
      if (line) line.push(resolve)
      else this.#lines.set(caller, [resolve])
      if (this.#isRunning) return
      this.#isRunning = true
      setImmediate(this.#give)
    })
  }

  readonly #give = () => {
    const [first] = this.#lines
    if (!first) {
      this.#isRunning = false
      return
    }
    const [caller, line] = first
    this.#lines.delete(caller)
    const turn = line.shift()!
    // To the end of the round, behind all others who wait.
    if (line.length > 0) this.#lines.set(caller, line)
    const begun = performance.now()
    turn()
    setImmediate(() => setTimeout(this.#give, performance.now() - begun))
  }
}
