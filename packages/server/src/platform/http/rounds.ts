/**
 * How many requests begin in one round of the event loop. Of hundreds that arrive together the rest begin in the rounds
 * that follow, addresses one after the other, so that those of others come between; none waits for a time.
 */
export class Rounds {
  readonly #width: number
  readonly #lines = new Map<string, (() => void)[]>()
  #begun = 0
  #isCounting = false

  constructor(width = 16) {
    this.#width = width
  }

  /** Resolves when the request may begin; undefined where that is at once. */
  enter(address: string): Promise<void> | undefined {
    if (!this.#isCounting) {
      this.#isCounting = true
      setImmediate(this.#nextRound)
    }
    if (this.#begun < this.#width && this.#lines.size === 0) {
      this.#begun++
      return undefined
    }
    return new Promise((resolve) => {
      const line = this.#lines.get(address)
      if (line) line.push(resolve)
      else this.#lines.set(address, [resolve])
    })
  }

  readonly #nextRound = () => {
    this.#begun = 0
    for (const [address, line] of this.#lines) {
      if (this.#begun === this.#width) break
      this.#begun++
      line.shift()!()
      // To the end of the circle, which this walk then comes to as well.
      this.#lines.delete(address)
      if (line.length > 0) this.#lines.set(address, line)
    }
    this.#isCounting = this.#begun > 0
    if (this.#isCounting) setImmediate(this.#nextRound)
  }
}
