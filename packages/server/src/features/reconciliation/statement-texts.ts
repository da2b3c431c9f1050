import { createInflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'

/** Why a file is no statement; text `inward.refused.<value>`. */
export type FileFault = 'damaged' | 'notAStatement' | 'tooLarge' | 'noJson' | 'sheet'
export class StatementFault extends Error {
  readonly fault: FileFault
  readonly params: Readonly<Record<string, string>>
  constructor(fault: FileFault, params: Readonly<Record<string, string>> = {}) {
    super(fault)
    this.fault = fault
    this.params = params
  }
}

/** Unpacked, all parts of a file together. */
const mostBytes = 2 * 1024 * 1024 * 1024
/** A packed file is held while it is unpacked. */
const mostPackedBytes = 128 * 1024 * 1024

/** The JSON texts of a file, each in pieces: the file itself, or the parts of a ZIP in the order of their names. */
export async function* textsOf(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly name: string; readonly pieces: AsyncIterable<string> }> {
  const iterator = bytes[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done) throw new StatementFault('damaged', { at: '0' })
  const start = first.value
  async function* all(): AsyncGenerator<Uint8Array> {
    yield start
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  if (!(start[0] === 0x50 && start[1] === 0x4b)) {
    if (start[0] === 0xd0 && start[1] === 0xcf) throw new StatementFault('sheet')
    yield { name: '', pieces: decoded(all()) }
    return
  }
  const entries = entriesOf(await whole(all()))
  if (entries.some(({ name }) => name === '[Content_Types].xml')) throw new StatementFault('sheet')
  const texts = entries
    .filter(({ name }) => /\.json$/i.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  if (texts.length === 0) throw new StatementFault('noJson')
  let left = mostBytes
  for (const { name, method, packed } of texts) {
    const unpacked = method === 0 ? Readable.from([packed]) : Readable.from([packed]).pipe(createInflateRaw())
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const piece of unpacked as AsyncIterable<Buffer>) {
        left -= piece.length
        if (left < 0) throw new StatementFault('tooLarge')
        yield piece
      }
    }
    yield { name, pieces: decoded(counted()) }
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of bytes)
      for (let at = 0; at < piece.length; at += 65_536)
        yield decoder.decode(piece.subarray(at, at + 65_536), { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (error instanceof StatementFault) throw error
    throw new StatementFault('damaged', { at: '0' })
  }
}

async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of bytes) {
    size += part.length
    if (size > mostPackedBytes) throw new StatementFault('tooLarge')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

interface Entry {
  readonly name: string
  readonly method: number
  readonly packed: Buffer
}

/** Entries of a ZIP by its directory (APPNOTE 4.3.12). */
function entriesOf(zip: Buffer): Entry[] {
  const damaged = () => new StatementFault('damaged', { at: String(zip.length) })
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > zip.length) throw damaged()
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const entries: Entry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) throw damaged()
    const method = zip.readUInt16LE(at + 10)
    const packedSize = zip.readUInt32LE(at + 20)
    const nameLength = zip.readUInt16LE(at + 28)
    const rest = zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    const local = zip.readUInt32LE(at + 42)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString('utf8')
    if (local + 30 > zip.length) throw damaged()
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    if (from + packedSize > zip.length || (method !== 0 && method !== 8)) throw damaged()
    entries.push({ name, method, packed: zip.subarray(from, from + packedSize) })
    at += 46 + nameLength + rest
  }
  return entries
}
