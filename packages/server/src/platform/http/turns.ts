/**
 * Heavy pieces of work take turns: one in each round of the event loop, and callers one after the other, so that
 * requests of others are served between two pieces and nobody's many pieces come before another's first.
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
    setImmediate(this.#give)
    turn()
  }
}
