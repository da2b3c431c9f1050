/** A value of a table as PostgreSQL writes it; null where there is none. */
export type Value = string | null
export type Row = Readonly<Record<string, Value>>

/**
 * The rows of a part of a table: CSV with a heading, as `COPY` writes it (RFC 4180; nothing between the commas is null, two quotation marks are an empty
 * text).
 */
export function* rowsOf(text: string): Generator<Row> {
  let columns: readonly Value[] | undefined
  for (const values of linesOf(text)) {
    if (!columns) {
      columns = values
      continue
    }
    const row: Record<string, Value> = {}
    for (const [index, name] of columns.entries()) row[name ?? ''] = values[index] ?? null
    yield row
  }
}

function* linesOf(text: string): Generator<Value[]> {
  let line: Value[] = []
  let at = 0
  while (at < text.length) {
    const value = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at)
    line.push(value.text)
    at = value.end
    if (text[at] === ',') {
      at += 1
      // A line may end behind a comma: its last value is null.
      if (at >= text.length || text[at] === '\n') line.push(null)
      else continue
    }
    yield line
    line = []
    at += 1
  }
}

function quotedAt(text: string, at: number): { text: string; end: number } {
  let end = at + 1
  for (;;) {
    end = text.indexOf('"', end)
    if (end < 0) return { text: text.slice(at + 1), end: text.length }
    if (text[end + 1] !== '"') break
    end += 2
  }
  return { text: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 }
}

function plainAt(text: string, at: number): { text: Value; end: number } {
  let end = at
  while (end < text.length && text[end] !== ',' && text[end] !== '\n') end += 1
  return { text: end === at ? null : text.slice(at, end), end }
}
