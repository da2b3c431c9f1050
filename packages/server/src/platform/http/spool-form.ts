import { open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { isUtf8 } from 'node:buffer'
import { SpooledFile } from '@bahi/contracts/spooled-file.ts'
import { AppError } from '../errors.ts'
import { temporaryPlace } from '../files/temporary.ts'

const mostFields = 20
const mostFieldBytes = 10_000
const mostHeadBytes = 4096
/** Forms on their way at once; each has a file on the disk. */
const mostForms = 8
/** A sender that is silent for so long is given up. */
const silenceMs = 20_000
let forms = 0

/**
 * A form with one file (RFC 7578): the file waits on the disk, however large, and is never in memory as a whole. The caller
 * removes it with `removeSpooled`; where the form is refused it is removed here.
 */
export async function spoolForm(stream: Readable, contentType: string, mostBytes: number): Promise<Form> {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
    .exec(contentType)
    ?.slice(1)
    .find(Boolean)
  if (boundary === undefined) throw new AppError('MALFORMED')
  if (forms >= mostForms) throw new AppError('TOO_MANY', { retryAfterSeconds: 10 })
  forms++
  const reader = new FormReader(boundary)
  let timer: NodeJS.Timeout | undefined
  let received = 0
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      clearTimeout(timer)
      received += piece.length
      if (received > mostBytes) throw new AppError('TOO_LARGE')
      await reader.take(piece)
      timer = setTimeout(() => stream.destroy(new AppError('TOO_SLOW')), silenceMs)
    }
    return reader.finish()
  } catch (error) {
    await reader.abandon()
    throw error instanceof AppError ? error : new AppError('MALFORMED')
  } finally {
    clearTimeout(timer)
    forms--
  }
}

export interface Form {
  readonly texts: URLSearchParams
  readonly files: Readonly<Record<string, SpooledFile>>
}

export const removeSpooled = (file: SpooledFile): Promise<void> => rm(file.path, { force: true })

class FormReader {
  readonly #edge: Buffer
  readonly #texts = new URLSearchParams()
  readonly #files: Record<string, SpooledFile> = {}
  /** What has come and is not sorted yet; begins as if a line had ended before the first boundary. */
  #held: Buffer = Buffer.from('\r\n')
  #part: { readonly name: string; readonly pieces: Buffer[]; readonly file?: OpenFile } | undefined
  #isBegun = false
  #isDone = false
  #count = 0

  constructor(boundary: string) {
    this.#edge = Buffer.from(`\r\n--${boundary}`, 'latin1')
  }

  async take(piece: Buffer): Promise<void> {
    if (this.#isDone) return
    this.#held = Buffer.concat([this.#held, piece])
    while (!this.#isDone && (await this.#step()));
  }

  /** One part, or a stretch of one; false where more is needed. */
  async #step(): Promise<boolean> {
    const at = this.#held.indexOf(this.#edge)
    if (this.#part || !this.#isBegun) {
      // The end of what is held may be the beginning of a boundary.
      const end = at >= 0 ? at : Math.max(0, this.#held.length - this.#edge.length)
      if (this.#part) await this.#put(this.#held.subarray(0, end))
      this.#held = this.#held.subarray(end)
      if (at < 0) return false
      await this.#close()
      this.#isBegun = true
    }
    return this.#head()
  }

  /** The head of the next part, behind a boundary. */
  async #head(): Promise<boolean> {
    const from = this.#edge.length
    if (this.#held.length < from + 2) return false
    if (this.#held.subarray(from, from + 2).toString('latin1') === '--') {
      this.#isDone = true
      return false
    }
    const end = this.#held.indexOf('\r\n\r\n', from)
    if (end < 0) {
      if (this.#held.length > from + mostHeadBytes) throw new AppError('MALFORMED')
      return false
    }
    const head = this.#held.subarray(from, end).toString('utf8')
    this.#held = this.#held.subarray(end + 4)
    const name = attribute(head, 'name')
    if (!name || name in this.#files || name in Object.prototype || ++this.#count > mostFields)
      throw new AppError('MALFORMED')
    const fileName = attribute(head, 'filename')
    this.#part = {
      name,
      pieces: [],
      ...(fileName === undefined ? {} : { file: await openFile(fileName) }),
    }
    return true
  }

  async #put(bytes: Buffer): Promise<void> {
    const { file, pieces } = this.#part!
    if (bytes.length === 0) return
    if (file) {
      await file.handle.write(bytes)
      file.size += bytes.length
      return
    }
    pieces.push(Buffer.from(bytes))
    if (pieces.reduce((sum, { length }) => sum + length, 0) > mostFieldBytes) throw new AppError('MALFORMED')
  }

  async #close(): Promise<void> {
    const part = this.#part
    this.#part = undefined
    if (!part) return
    if (part.file) {
      await part.file.handle.close()
      this.#files[part.name] = new SpooledFile(part.file.name, part.file.size, part.file.path)
      return
    }
    const bytes = Buffer.concat(part.pieces)
    if (!isUtf8(bytes)) throw new AppError('MALFORMED')
    this.#texts.append(part.name, bytes.toString('utf8'))
  }

  finish(): Form {
    if (!this.#isDone) throw new AppError('MALFORMED')
    return { texts: this.#texts, files: this.#files }
  }

  async abandon(): Promise<void> {
    const file = this.#part?.file
    if (file) {
      await file.handle.close().catch(() => undefined)
      await rm(file.path, { force: true })
    }
    for (const spooled of Object.values(this.#files)) await removeSpooled(spooled)
  }
}

interface OpenFile {
  readonly name: string
  readonly path: string
  readonly handle: FileHandle
  size: number
}

async function openFile(name: string): Promise<OpenFile> {
  const file = temporaryPlace('upload')
  return { name: name || 'file', path: file, handle: await open(file, 'wx', 0o600), size: 0 }
}

const attribute = (head: string, name: string): string | undefined =>
  new RegExp(`content-disposition:[^\\r\\n]*[;\\s]${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(head)?.[1]
