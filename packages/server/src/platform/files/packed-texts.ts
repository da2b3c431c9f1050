/** All texts of a list together, in UTF-8. */
const mostBytes = 256 * 1024 * 1024

/** Many short texts in two blocks of memory: a twentieth of what they take as values of JavaScript. */
export class PackedTexts {
  #bytes = Buffer.alloc(64 * 1024)
  #ends = new Uint32Array(1024)
  #used = 0
  #count = 0

  /** False where there is no room for it any more. */
  add(text: string): boolean {
    const most = this.#used + text.length * 3
    if (most > this.#bytes.length) {
      if (most > mostBytes) return false
      const larger = Buffer.alloc(Math.min(mostBytes, Math.max(most, this.#bytes.length * 2)))
      this.#bytes.copy(larger, 0, 0, this.#used)
      this.#bytes = larger
    }
    if (this.#count === this.#ends.length) {
      const larger = new Uint32Array(this.#ends.length * 2)
      larger.set(this.#ends)
      this.#ends = larger
    }
    this.#used += this.#bytes.write(text, this.#used, 'utf8')
    this.#ends[this.#count++] = this.#used
    return true
  }

  at(index: number): string | undefined {
    if (!(index >= 0 && index < this.#count)) return undefined
    return this.#bytes.toString('utf8', index === 0 ? 0 : this.#ends[index - 1], this.#ends[index])
  }
}
