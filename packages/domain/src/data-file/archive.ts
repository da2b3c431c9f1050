import { DataFileFault } from './faults.ts'
import type { DataFileTools, FileBytes } from './tools.ts'

/** An entry of the archive, by its directory. */
interface Packed {
  readonly name: string
  readonly method: number
  readonly packedSize: number
  /** Of its local header. */
  readonly at: number
}

const mostDirectoryBytes = 512 * 1024 * 1024
const pieceBytes = 256 * 1024
const all32 = 0xffff_ffff

/**
 * The entries of a ZIP by its directory, with 64-bit sizes. They follow one another from the first byte to the directory: an archive with anything
 * between, before or behind is refused, as is a name that comes twice. Source: APPNOTE 4.3.7, 4.3.12, 4.3.14 to 4.3.16, 4.5.3.
 */
export async function packedIn(bytes: FileBytes, tools: DataFileTools): Promise<Map<string, Packed>> {
  const { count, size, from } = await directoryOf(bytes)
  if (size > mostDirectoryBytes || count * 46 > size) throw new DataFileFault('notADataFile')
  const directory = viewOf(await bytes.read(from, size))
  const found = new Map<string, Packed>()
  let at = 0
  let next = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > size || directory.getUint32(at, true) !== 0x0201_4b50)
      throw new DataFileFault('notADataFile')
    const flags = directory.getUint16(at + 8, true)
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((place) =>
      directory.getUint16(at + place, true),
    ) as [number, number, number]
    const end = at + 46 + nameSize + extraSize + commentSize
    if (end > size) throw new DataFileFault('notADataFile')
    const name = tools.textOf(bytesIn(directory, at + 46, nameSize))
    const entry: Packed = {
      name,
      method: directory.getUint16(at + 10, true),
      ...placeOf(directory, at, at + 46 + nameSize, extraSize),
    }
    if (found.has(name)) throw new DataFileFault('unexpected', name)
    if (entry.at !== next) throw new DataFileFault('notADataFile')
    found.set(name, entry)
    // Behind what was packed while it was read its checksum and sizes follow.
    next = (await startOf(bytes, entry, tools)) + entry.packedSize + ((flags & 8) === 8 ? 16 : 0)
    at = end
  }
  if (at !== size || next !== from) throw new DataFileFault('notADataFile')
  return found
}

/** What an entry holds, as it was before it was packed. What unpacks to more than `most` is refused before it is read on. */
export async function* unpackedOf(
  bytes: FileBytes,
  entry: Packed,
  tools: DataFileTools,
  most: number,
): AsyncGenerator<Uint8Array> {
  const packed = piecesOf(bytes, await startOf(bytes, entry, tools), entry.packedSize)
  if (entry.method !== 0 && entry.method !== 8) throw new DataFileFault('altered', entry.name)
  yield* atMost(entry.method === 0 ? packed : tools.inflate(packed), most, entry.name)
}

export async function* atMost(
  content: AsyncIterable<Uint8Array>,
  most: number,
  name: string,
): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const piece of content) {
      size += piece.length
      if (size > most) throw new DataFileFault('altered', name)
      yield piece
    }
  } catch (error) {
    if (error instanceof DataFileFault || isFaultOfReading(error)) throw error
    throw new DataFileFault('altered', name)
  }
}

/** A disk that fails is no altered file. */
function isFaultOfReading(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^E[A-Z]+$/.test(code)
}

async function directoryOf(bytes: FileBytes): Promise<{ count: number; size: number; from: number }> {
  if (bytes.size < 22) throw new DataFileFault('notADataFile')
  // The end has no comment, so it is the last 22 bytes.
  const end = viewOf(await bytes.read(bytes.size - 22, 22))
  if (end.getUint32(0, true) !== 0x0605_4b50 || end.getUint16(20, true) !== 0)
    throw new DataFileFault('notADataFile')
  const plain = {
    count: end.getUint16(10, true),
    size: end.getUint32(12, true),
    from: end.getUint32(16, true),
  }
  const isLarge = plain.count === 0xffff || plain.size === all32 || plain.from === all32
  if (!isLarge) {
    if (plain.from + plain.size + 22 !== bytes.size) throw new DataFileFault('notADataFile')
    return plain
  }
  if (bytes.size < 22 + 20 + 56) throw new DataFileFault('notADataFile')
  const large = viewOf(await bytes.read(bytes.size - 22 - 20 - 56, 56))
  if (large.getUint32(0, true) !== 0x0606_4b50) throw new DataFileFault('notADataFile')
  const [count, size, from] = [32, 40, 48].map((place) => numberAt(large, place)) as [number, number, number]
  if (from + size + 56 + 20 + 22 !== bytes.size) throw new DataFileFault('notADataFile')
  return { count, size, from }
}

/** Size and place of an entry; those that do not fit 32 bits are in its extra field. */
function placeOf(directory: DataView, at: number, extra: number, extraSize: number) {
  const [packed, unpacked, place] = [20, 24, 42].map((offset) => directory.getUint32(at + offset, true)) as [
    number,
    number,
    number,
  ]
  if (![packed, unpacked, place].includes(all32)) return { packedSize: packed, at: place }
  for (let field = extra; field + 4 <= extra + extraSize;) {
    const [id, size] = [directory.getUint16(field, true), directory.getUint16(field + 2, true)]
    if (id === 1 && field + 4 + size <= extra + extraSize) {
      let next = field + 4
      const take = (value: number) => {
        if (value !== all32) return value
        if (next + 8 > field + 4 + size) throw new DataFileFault('notADataFile')
        next += 8
        return numberAt(directory, next - 8)
      }
      take(unpacked)
      return { packedSize: take(packed), at: take(place) }
    }
    field += 4 + size
  }
  throw new DataFileFault('notADataFile')
}

/** Where the packed bytes of an entry begin. */
async function startOf(bytes: FileBytes, { at, name, packedSize }: Packed, tools: DataFileTools) {
  if (at + 30 > bytes.size) throw new DataFileFault('notADataFile')
  const local = viewOf(await bytes.read(at, 30))
  const [nameSize, extraSize] = [local.getUint16(26, true), local.getUint16(28, true)]
  const start = at + 30 + nameSize + extraSize
  if (local.getUint32(0, true) !== 0x0403_4b50 || start + packedSize > bytes.size)
    throw new DataFileFault('notADataFile')
  if (tools.textOf(await bytes.read(at + 30, nameSize)) !== name) throw new DataFileFault('altered', name)
  return start
}

async function* piecesOf(bytes: FileBytes, from: number, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < length; at += pieceBytes)
    yield await bytes.read(from + at, Math.min(pieceBytes, length - at))
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const bytesIn = (view: DataView, at: number, length: number) =>
  new Uint8Array(view.buffer, view.byteOffset + at, length)

function numberAt(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new DataFileFault('notADataFile')
  return Number(value)
}
