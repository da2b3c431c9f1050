/**
 * One record of a JSON file with the arrays and objects it is in, outermost first. Neighbouring pieces share the
 * levels whose opening text is equal; a piece without levels is a member of the file's own object.
 */
export interface Piece {
  readonly levels: readonly Level[]
  readonly text: string
}

export interface Level {
  /** As '"b2b":[' or '{"ctin":"27...","inv":['. */
  readonly open: string
  /** As ']' or ']}'. */
  readonly close: string
}

/** A stretch of one of the files, in the order of writing; `file` counts from 1. */
export interface Chunk {
  readonly file: number
  readonly text: string
}

/**
 * Writes pieces one after another into a JSON object that begins with `header` ('{"gstin":...' without the closing
 * brace), in chunks, so that only the chunk at hand is in memory. Once a file would pass `limitBytes` it is closed and
 * the next begins with the same header and the levels the piece is in. A piece alone is never cut.
 */
export async function* writePieces(
  header: string,
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
  limitBytes = Infinity,
): AsyncGenerator<Chunk> {
  const writer = new Writer(header)
  for await (const piece of pieces) {
    if (writer.hasPieces && writer.sizeWith(piece) > limitBytes) {
      yield writer.closeFile()
    }
    writer.add(piece)
    if (writer.pending.length >= chunkLength) yield writer.takeChunk()
  }
  yield writer.closeFile()
}

const chunkLength = 64 * 1024

class Writer {
  pending: string
  hasPieces = false
  #file = 1
  #bytes: number
  #open: readonly Level[] = []
  readonly #header: string

  constructor(header: string) {
    this.#header = header
    this.pending = header
    this.#bytes = header.length
  }

  add(piece: Piece): void {
    this.#write(this.#transition(piece) + piece.text)
    this.#open = piece.levels
    this.hasPieces = true
  }

  sizeWith(piece: Piece): number {
    const closing = piece.levels.reduce((length, level) => length + level.close.length, 1)
    return this.#bytes + utf8Length(this.#transition(piece)) + utf8Length(piece.text) + closing
  }

  takeChunk(): Chunk {
    const text = this.pending
    this.pending = ''
    return { file: this.#file, text }
  }

  closeFile(): Chunk {
    this.#write(closingOf(this.#open, 0) + '}')
    const chunk = this.takeChunk()
    this.#file += 1
    this.#open = []
    this.hasPieces = false
    this.pending = this.#header
    this.#bytes = this.#header.length
    return chunk
  }

  /** What is between the piece before and this one: closed levels, a comma, opened levels. */
  #transition(piece: Piece): string {
    let shared = 0
    while (shared < this.#open.length && this.#open[shared]!.open === piece.levels[shared]?.open) shared += 1
    let text = `${closingOf(this.#open, shared)},`
    for (let level = shared; level < piece.levels.length; level += 1) text += piece.levels[level]!.open
    return text
  }

  #write(text: string): void {
    this.pending += text
    this.#bytes += utf8Length(text)
  }
}

function closingOf(open: readonly Level[], from: number): string {
  let text = ''
  for (let level = open.length - 1; level >= from; level -= 1) text += open[level]!.close
  return text
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit < 0x80) continue
    // Two surrogates make four bytes, two for each.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2
  }
  return bytes
}
