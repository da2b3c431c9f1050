const quote = 0x22
const comma = 0x2c
const newline = 0x0a

/** A piece of a table with its heading, of whole rows. */
export interface Part {
  readonly bytes: Buffer
  readonly rows: number
  /** Second value of the first and of the last row: what the table is sorted by. */
  readonly from: string
  readonly to: string
}

/** Cuts CSV into parts of about `most` bytes, between rows; each begins with the heading. No part where there is no row. */
export async function* partsOfCsv(content: AsyncIterable<Buffer>, most: number): AsyncGenerator<Part> {
  let heading: Buffer | undefined
  let held: Buffer[] = []
  let heldBytes = 0
  let rows = 0
  let isQuoted = false
  const part = (): Part => {
    const body = Buffer.concat(held)
    const made = {
      bytes: Buffer.concat([heading!, body]),
      rows,
      from: secondAt(body, 0),
      to: secondAt(body, startOfLast(body)),
    }
    held = []
    heldBytes = 0
    rows = 0
    return made
  }
  for await (const piece of content) {
    let begin = 0
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at]
      if (byte === quote) isQuoted = !isQuoted
      if (byte !== newline || isQuoted) continue
      if (!heading) {
        heading = Buffer.concat([...held, piece.subarray(begin, at + 1)])
        held = []
        heldBytes = 0
        begin = at + 1
        continue
      }
      rows += 1
      if (heldBytes + at + 1 - begin < most) continue
      held.push(piece.subarray(begin, at + 1))
      yield part()
      begin = at + 1
    }
    if (begin < piece.length) {
      held.push(piece.subarray(begin))
      heldBytes += piece.length - begin
    }
  }
  if (rows > 0) yield part()
}

function startOfLast(body: Buffer): number {
  let isQuoted = false
  for (let at = body.length - 2; at >= 0; at--) {
    if (body[at] === quote) isQuoted = !isQuoted
    else if (body[at] === newline && !isQuoted) return at + 1
  }
  return 0
}

function secondAt(body: Buffer, from: number): string {
  let start = from
  while (start < body.length && body[start] !== comma && body[start] !== newline) start += 1
  if (body[start] !== comma) return ''
  let end = start + 1
  while (end < body.length && body[end] !== comma && body[end] !== newline) end += 1
  return body.toString('utf8', start + 1, end)
}
