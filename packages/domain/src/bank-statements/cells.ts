/** A table of texts, as a file of a bank has it: letterhead, headings, rows, footer. */
export type Cells = readonly (readonly string[])[]

/** The separator of a text file: the one that gives most of its lines the same number of cells. */
export function separatorOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, 400).filter((line) => line.trim() !== '')
  let best = ','
  let most = 0
  for (const separator of [',', ';', '\t', '|']) {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const cells = cellsIn(line, separator)
      if (cells > 2) counts.set(cells, (counts.get(cells) ?? 0) + 1)
    }
    // Wide lines count for more: a narration may hold three commas, a row of eight columns is no chance.
    const score = Math.max(0, ...[...counts].map(([cells, times]) => times * Math.min(cells, 12)))
    if (score > most) [best, most] = [separator, score]
  }
  return best
}

function cellsIn(line: string, separator: string): number {
  let count = 1
  let isQuoted = false
  for (const char of line) {
    if (char === '"') isQuoted = !isQuoted
    else if (char === separator && !isQuoted) count++
  }
  return count
}

/** Cells of a text with separators, after RFC 4180; a quote that is never closed ends with its line. */
export function parseCells(text: string, separator = separatorOf(text), mostRows = 200_000): Cells {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const end = text.length
  while (at <= end && rows.length < mostRows) {
    let cell: string
    if (text[at] === '"') {
      const found = quoted(text, at, separator)
      cell = found.cell
      at = found.next
    } else {
      let next = at
      while (next < end && text[next] !== separator && text[next] !== '\n' && text[next] !== '\r') next++
      cell = text.slice(at, next)
      at = next
    }
    row.push(tidy(cell))
    if (text[at] === separator) {
      at++
      continue
    }
    rows.push(row)
    row = []
    if (at >= end) break
    if (text[at] === '\r' && text[at + 1] === '\n') at++
    at++
    if (at >= end) break
  }
  return rows
}

/** The longest that a quoted cell may be before it is taken for a stray quote. */
const longestCell = 4000

function quoted(text: string, start: number, separator: string): { cell: string; next: number } {
  let at = start + 1
  while (at < text.length && at - start < longestCell) {
    if (text[at] !== '"') {
      at++
      continue
    }
    if (text[at + 1] === '"') {
      at += 2
      continue
    }
    const cell = text.slice(start + 1, at).replaceAll('""', '"')
    let next = at + 1
    while (next < text.length && text[next] !== separator && !isLineEnd(text[next]!)) next++
    return { cell: cell + text.slice(at + 1, next), next }
  }
  let next = start
  while (next < text.length && !isLineEnd(text[next]!)) next++
  return { cell: text.slice(start, next), next }
}

const isLineEnd = (char: string) => char === '\n' || char === '\r'

/** `="01/04/2026"` and `'0012` are how sheets are kept from turning a text into a number. */
export const tidy = (cell: string): string =>
  cell
    .replaceAll(/[\u00A0\u202F\s]+/g, ' ')
    .trim()
    .replace(/^=\s*"(.*)"$/, '$1')
    .replace(/^'(?=\S)/, '')
    .trim()
