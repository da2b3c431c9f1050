/** A text that is no JSON, or one that no portal writes; `at` counts characters from its beginning. */
export class JsonFault extends Error {
  readonly at: number
  constructor(at: number) {
    super(`No JSON at ${at}`)
    this.at = at
  }
}

export interface JsonListener {
  /** Whether the object that begins at this path is given as a whole. */
  isElement(path: readonly string[]): boolean
  element(path: readonly string[], value: Record<string, unknown>): void
  /** A text, number, true, false or null that is a member of an object, or of a list. */
  member(path: readonly string[], value: string | number | boolean | null): void
  /** An object that was not given as a whole has ended. */
  end(path: readonly string[]): void
}

const deepest = 40
/** One record of a statement; more is none. */
const largestElement = 8 * 1024 * 1024

interface Level {
  readonly isList: boolean
  /** Of an object: the member that is being read. */
  key: string | undefined
}

/** Reads JSON piece by piece, so that a file of any length takes no more room than its largest record. */
export class JsonElements {
  readonly #listener: JsonListener
  readonly #levels: Level[] = []
  readonly #path: string[] = []
  #text = ''
  #at = 0
  /** Characters before `#text`. */
  #before = 0
  #isDone = false
  /** Of an element that has not ended in the text so far: where the search goes on. */
  #open: { from: number; depth: number; inText: boolean } | undefined

  constructor(listener: JsonListener) {
    this.#listener = listener
  }

  write(text: string): void {
    this.#text = this.#text.slice(this.#at) + text
    this.#before += this.#at
    if (this.#open) this.#open.from -= this.#at
    this.#at = 0
    while (this.#step());
  }

  finish(): void {
    if (/\S/.test(this.#text.slice(this.#at))) {
      this.write(' ')
      if (/\S/.test(this.#text.slice(this.#at))) throw this.#fault()
    }
    if (!this.#isDone) throw this.#fault()
  }

  #fault(): JsonFault {
    return new JsonFault(this.#before + this.#at)
  }

  /** Reads one sign; false where more text is needed. */
  #step(): boolean {
    if (this.#open) return this.#element()
    const text = this.#text
    while (this.#at < text.length && isGap(text.charCodeAt(this.#at))) this.#at++
    if (this.#at >= text.length) return false
    const sign = text[this.#at]!
    if (this.#isDone) throw this.#fault()
    const level = this.#levels.at(-1)
    if (sign === '}' || sign === ']') return this.#close(level, sign)
    if (sign === ',') {
      this.#at++
      return true
    }
    if (level && !level.isList && level.key === undefined) return this.#key(level)
    if (sign === '{' || sign === '[') return this.#begin(sign)
    const scalar = sign === '"' ? this.#string() : this.#word()
    if (scalar === undefined) return false
    if (!level) throw this.#fault()
    this.#listener.member(this.#path, scalar)
    this.#after(level)
    return true
  }

  #begin(sign: string): boolean {
    if (sign === '{' && this.#listener.isElement(this.#path)) {
      this.#open = { from: this.#at, depth: 0, inText: false }
      return true
    }
    if (this.#levels.length >= deepest) throw this.#fault()
    this.#levels.push({ isList: sign === '[', key: undefined })
    if (sign === '[') this.#path.push('[]')
    this.#at++
    return true
  }

  #close(level: Level | undefined, sign: string): boolean {
    if (!level || level.isList !== (sign === ']') || level.key !== undefined) throw this.#fault()
    this.#levels.pop()
    if (level.isList) this.#path.pop()
    else this.#listener.end(this.#path)
    this.#at++
    const outer = this.#levels.at(-1)
    if (outer) this.#after(outer)
    else this.#isDone = true
    return true
  }

  #key(level: Level): boolean {
    if (this.#text[this.#at] !== '"') throw this.#fault()
    const start = this.#at
    const key = this.#string()
    if (key === undefined) return false
    while (this.#at < this.#text.length && isGap(this.#text.charCodeAt(this.#at))) this.#at++
    if (this.#at >= this.#text.length) {
      this.#at = start
      return false
    }
    if (this.#text[this.#at] !== ':') throw this.#fault()
    this.#at++
    level.key = key
    this.#path.push(key)
    return true
  }

  #after(level: Level): void {
    if (level.isList) return
    level.key = undefined
    this.#path.pop()
  }

  #string(): string | undefined {
    let end = this.#at + 1
    for (;;) {
      end = this.#text.indexOf('"', end)
      if (end < 0) {
        if (this.#text.length - this.#at > largestElement) throw this.#fault()
        return undefined
      }
      let slashes = 0
      while (this.#text[end - 1 - slashes] === '\\') slashes++
      if (slashes % 2 === 0) break
      end++
    }
    const value = this.#parsed(this.#text.slice(this.#at, end + 1)) as string
    this.#at = end + 1
    return value
  }

  #word(): number | boolean | null | undefined {
    let end = this.#at
    while (end < this.#text.length && !isEnd(this.#text.charCodeAt(end))) end++
    if (end === this.#text.length) return undefined
    const value = this.#parsed(this.#text.slice(this.#at, end)) as number | boolean | null
    this.#at = end
    return value
  }

  #element(): boolean {
    const open = this.#open!
    const text = this.#text
    for (let at = open.from; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (open.inText) {
        if (code === 92) {
          if (at + 1 >= text.length) {
            open.from = at
            return false
          }
          at++
        } else if (code === 34) open.inText = false
      } else if (code === 34) open.inText = true
      else if (code === 123 || code === 91) open.depth++
      else if ((code === 125 || code === 93) && --open.depth === 0) {
        const value = this.#parsed(text.slice(this.#at, at + 1)) as Record<string, unknown>
        this.#listener.element(this.#path, value)
        this.#open = undefined
        this.#at = at + 1
        const level = this.#levels.at(-1)
        if (level) this.#after(level)
        return true
      }
    }
    if (text.length - this.#at > largestElement) throw this.#fault()
    open.from = text.length
    return false
  }

  #parsed(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.#fault()
    }
  }
}

const isGap = (code: number) => code === 32 || code === 10 || code === 13 || code === 9 || code === 0xfeff
const isEnd = (code: number) => isGap(code) || code === 44 || code === 125 || code === 93
