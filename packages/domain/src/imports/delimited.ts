/** A quoted cell that is longer was never meant to be one: the quote stands for itself. */
const longestQuoted = 100_000

/** The separator that gives most lines of a text the same number of cells. */
export function separatorOf(sample: string): string {
  const lines = sample.split(/\r\n|\r|\n/, 200).filter((line) => line.trim() !== '')
  let best = ','
  let most = 0
  for (const separator of [',', ';', '\t', '|']) {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const cells = countOf(line, separator)
      if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1)
    }
    const score = Math.max(0, ...[...counts].map(([cells, times]) => times * Math.min(cells, 12)))
    if (score > most) [best, most] = [separator, score]
  }
  return best
}

function countOf(line: string, separator: string): number {
  let count = 1
  let isQuoted = false
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted
    else if (character === separator && !isQuoted) count++
  }
  return count
}

/**
 * Rows of a text with separators (RFC 4180), from pieces of it as they come; a row is given as soon as it is whole, and what
 * is held is never more than one row.
 */
export class DelimitedReader {
  readonly #separator: string
  readonly #separatorCode: number
  #held = ''
  #isEnded = false

  constructor(separator: string) {
    this.#separator = separator
    this.#separatorCode = separator.charCodeAt(0)
  }

  /** Characters of the row that is not whole yet. */
  get held(): number {
    return this.#held.length
  }

  /** The rows that a further piece makes whole. */
  take(piece: string): string[][] {
    // Without a line end in it no row is whole yet, and none is looked at again for each piece of it.
    const mayEnd = this.#held.endsWith('\r') || /[\r\n]/.test(piece)
    this.#held += piece
    return mayEnd ? this.#rows() : []
  }

  /** What is left when there is no further piece. */
  finish(): string[][] {
    this.#isEnded = true
    return this.#rows()
  }

  #rows(): string[][] {
    const rows: string[][] = []
    let at = 0
    while (at < this.#held.length) {
      const next = this.#row(at)
      if (!next) break
      rows.push(next.row)
      at = next.end
    }
    this.#held = this.#held.slice(at)
    return rows
  }

  /** The row that begins at a place, and where the next one does; undefined where it is not whole. */
  #row(from: number): { readonly row: string[]; readonly end: number } | undefined {
    const text = this.#held
    const separator = this.#separator
    const row: string[] = []
    let at = from
    for (;;) {
      if (text[at] === '"') {
        const quoted = this.#quoted(at)
        if (!quoted) return undefined
        row.push(quoted.cell)
        at = quoted.end
      } else {
        const begin = at
        while (at < text.length) {
          const code = text.charCodeAt(at)
          if (code === 10 || code === 13 || code === this.#separatorCode) break
          at++
        }
        row.push(text.slice(begin, at))
      }
      if (at >= text.length) return this.#isEnded ? { row, end: at } : undefined
      if (text[at] === separator) {
        at++
        if (at >= text.length) return this.#isEnded ? { row: [...row, ''], end: at } : undefined
        continue
      }
      if (text[at] === '\r') {
        // Whether a line feed follows is not known yet.
        if (at + 1 >= text.length && !this.#isEnded) return undefined
        if (text[at + 1] === '\n') at++
      }
      return { row, end: at + 1 }
    }
  }

  #quoted(start: number): { readonly cell: string; readonly end: number } | undefined {
    const text = this.#held
    const most = start + longestQuoted
    let at = start + 1
    for (;;) {
      const quote = text.indexOf('"', at)
      if (quote < 0 || quote > most) {
        if (quote < 0 && !this.#isEnded && text.length <= most) return undefined
        return this.#stray(start)
      }
      if (text[quote + 1] === '"') {
        at = quote + 2
        continue
      }
      if (quote + 1 >= text.length && !this.#isEnded) return undefined
      const rest = this.#plainEnd(quote + 1)
      if (rest >= text.length && !this.#isEnded) return undefined
      return {
        cell: text.slice(start + 1, quote).replaceAll('""', '"') + text.slice(quote + 1, rest),
        end: rest,
      }
    }
  }

  /** A quote that is never closed stands for itself, and its cell ends as any other. */
  #stray(start: number): { readonly cell: string; readonly end: number } | undefined {
    const end = this.#plainEnd(start)
    return end >= this.#held.length && !this.#isEnded
      ? undefined
      : { cell: this.#held.slice(start, end), end }
  }

  #plainEnd(from: number): number {
    const text = this.#held
    let at = from
    while (at < text.length) {
      const code = text.charCodeAt(at)
      if (code === 10 || code === 13 || code === this.#separatorCode) break
      at++
    }
    return at
  }
}
