import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import type { Bytes } from './store.ts'

/**
 * Why an archive is not read. `damaged`: it is no ZIP, is cut off, or its contents are not those that it was made of;
 * `unpacksTooFar`: it grows more than any file of its kind does; `tooWide`: a sheet has more columns than are read; `rowTooLong`: a row
 * of few columns that is more than a row is.
 */
export class ZipFault extends Error {
  readonly fault: 'damaged' | 'unpacksTooFar' | 'protected' | 'tooWide' | 'rowTooLong'
  constructor(fault: ZipFault['fault']) {
    super(fault)
    this.fault = fault
  }
}

export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly checksum: number
  readonly packedSize: number
  /** Of its local header. */
  readonly at: number
}

const mostEntries = 2000
const mostDirectoryBytes = 4 * 1024 * 1024
const pieceBytes = 256 * 1024

/** What may come out of an archive, all of its entries together; `left` goes down while they are read. */
export interface UnpackLimit {
  left: number
}

/** Texts of statements and of sheets shrink to a twentieth, hardly ever below a hundredth. */
const mostTimes = 200
const freeBytes = 32 * 1024 * 1024

/** The entries of an archive by its directory; nothing else of it is read. Source: APPNOTE 4.3.12, 4.3.16. */
export async function zipEntries(bytes: Bytes): Promise<ZipEntry[]> {
  const tailSize = Math.min(bytes.size, 65_557)
  const tail = await bytes.read(bytes.size - tailSize, tailSize)
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > tail.length) throw new ZipFault('damaged')
  const count = tail.readUInt16LE(end + 10)
  const size = tail.readUInt32LE(end + 12)
  const from = tail.readUInt32LE(end + 16)
  if (count > mostEntries || size > mostDirectoryBytes || from + size > bytes.size)
    throw new ZipFault('damaged')
  const directory = await bytes.read(from, size)
  const entries: ZipEntry[] = []
  let at = 0
  for (let index = 0; index < count; index++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50) throw new ZipFault('damaged')
    if ((directory.readUInt16LE(at + 8) & 1) === 1) throw new ZipFault('protected')
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      checksum: directory.readUInt32LE(at + 16),
      packedSize: directory.readUInt32LE(at + 20),
      at: directory.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

/** The contents of an entry, a piece at a time; its checksum is proved at the end. */
export async function* unpacked(bytes: Bytes, entry: ZipEntry, limit: UnpackLimit): AsyncGenerator<Buffer> {
  const { method, packedSize, checksum } = entry
  if (method !== 0 && method !== 8) throw new ZipFault('damaged')
  const from = await contentAt(bytes, entry)
  const packed = piecesOf(bytes, from, packedSize)
  const most = Math.max(freeBytes, packedSize * mostTimes)
  let size = 0
  let sum = 0
  for await (const piece of method === 0 ? packed : inflated(packed)) {
    size += piece.length
    limit.left -= piece.length
    if (size > most || limit.left < 0) throw new ZipFault('unpacksTooFar')
    sum = crc32(piece, sum)
    yield piece
  }
  if (sum !== checksum) throw new ZipFault('damaged')
}

async function contentAt(bytes: Bytes, { at, packedSize }: ZipEntry): Promise<number> {
  if (at + 30 > bytes.size) throw new ZipFault('damaged')
  const local = await bytes.read(at, 30)
  if (local.readUInt32LE(0) !== 0x04034b50) throw new ZipFault('damaged')
  const from = at + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
  if (from + packedSize > bytes.size) throw new ZipFault('damaged')
  return from
}

/** What is in memory at the most of an entry that has to be read from anywhere. */
const mostInMemory = 64 * 1024 * 1024

/**
 * An entry that is a file to be read from anywhere, as a workbook is, where nothing may be written: what is not packed is read in its place;
 * else it is unpacked into memory, and refused where it is large.
 */
export async function entryFile(bytes: Bytes, entry: ZipEntry, limit: UnpackLimit): Promise<Bytes> {
  if (entry.method === 0) {
    const from = await contentAt(bytes, entry)
    return {
      size: entry.packedSize,
      read(at, length) {
        if (at + length > entry.packedSize) throw new ZipFault('damaged')
        return bytes.read(from + at, length)
      },
    }
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const piece of unpacked(bytes, entry, limit)) {
    size += piece.length
    if (size > mostInMemory) throw new ZipFault('unpacksTooFar')
    parts.push(piece)
  }
  const whole = Buffer.concat(parts)
  return {
    size,
    async read(at, length) {
      if (at + length > size) throw new ZipFault('damaged')
      return whole.subarray(at, at + length)
    },
  }
}

/** A stretch of a file, with a turn of the event loop for each piece: whoever reads it holds up nobody. */
export async function* piecesOf(bytes: Bytes, from: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += pieceBytes) {
    yield await bytes.read(from + at, Math.min(pieceBytes, length - at))
    await setImmediate()
  }
}

async function* inflated(packed: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const source = Readable.from(packed)
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
  source.on('error', (error) => inflate.destroy(error))
  try {
    for await (const piece of source.pipe(inflate)) yield piece as Buffer
  } catch (error) {
    // Only what zlib says of the contents; a lost database is no damaged file.
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new ZipFault('damaged')
    throw error
  } finally {
    source.destroy()
    inflate.destroy()
  }
}
