import { crc32, inflateSync } from 'node:zlib'

/** Why an image was refused; the caller turns it into a message at its field. */
export type ImageFault = 'type' | 'size' | 'dimensions' | 'broken'

export interface CheckedImage {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const mostBytes = 1_048_576
/** A small file must not unpack into much: eight million pixels take 32 MB. */
const mostPixelsASide = 4000
const mostPixels = 8_000_000

/**
 * Reads a logo or signature given as a data address. The declared type does not count: the bytes decide, and
 * only PNG and JPEG pass, since an SVG can carry scripts and addresses to call.
 */
export const checkedImage = (dataAddress: string): CheckedImage | ImageFault => {
  const comma = dataAddress.indexOf(',')
  if (!/^data:image\/[a-z+]+;base64$/.test(dataAddress.slice(0, comma))) return 'type'
  if (dataAddress.length - comma > mostBytes * 1.4) return 'size'
  return checkedImageBytes(Buffer.from(dataAddress.slice(comma + 1), 'base64'))
}

export const checkedImageBytes = (bytes: Uint8Array): CheckedImage | ImageFault => {
  if (bytes.length > mostBytes) return 'size'
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const facts = pictureFacts(buffer)
  if (typeof facts === 'string') return facts
  const { type, ...size } = facts
  if (size.width > mostPixelsASide || size.height > mostPixelsASide || size.width * size.height > mostPixels)
    return 'dimensions'
  if (type === 'image/png' ? !isWholePng(buffer) : !buffer.subarray(-2).equals(endOfJpeg)) return 'broken'
  return { bytes, type, ...size }
}

/** What the first bytes of a picture say of it; nothing is unpacked. */
export const pictureFacts = (buffer: Buffer): Omit<CheckedImage, 'bytes'> | 'type' | 'broken' => {
  const type = buffer.subarray(0, 8).equals(pngSignature)
    ? 'image/png'
    : startsAsJpeg(buffer)
      ? 'image/jpeg'
      : undefined
  if (!type) return 'type'
  const size = type === 'image/png' ? pngSize(buffer) : jpegSize(buffer)
  return !size || size.width === 0 || size.height === 0 ? 'broken' : { type, ...size }
}

const codes = {
  type: 'IMAGE_TYPE',
  size: 'IMAGE_SIZE',
  dimensions: 'IMAGE_DIMENSIONS',
  broken: 'IMAGE_BROKEN',
} as const satisfies Record<ImageFault, string>

/** What is wrong with images of a record, by the names of their fields. */
export const imageIssues = (images: Readonly<Record<string, string | undefined>>, path = '') =>
  Object.entries(images).flatMap(([field, image]) => {
    const checked = image === undefined ? undefined : checkedImage(image)
    return typeof checked === 'string' ? [{ path: `${path}${field}`, code: codes[checked] }] : []
  })

/** The image's bytes where it is one that may be printed. An old or odd image never stops a document. */
export const printableImage = (dataAddress: string | null | undefined): Uint8Array | undefined => {
  if (!dataAddress) return undefined
  const image = checkedImage(dataAddress)
  return typeof image === 'string' ? undefined : image.bytes
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const pngSize = (buffer: Buffer) =>
  buffer.length >= 24 && buffer.toString('latin1', 12, 16) === 'IHDR'
    ? { width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) }
    : undefined

/** Every chunk with its check sum up to the end mark, and as many rows in the picture as the head says. */
const isWholePng = (buffer: Buffer): boolean => {
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= buffer.length;) {
    const length = buffer.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > buffer.length || crc32(buffer.subarray(at + 4, end)) !== buffer.readUInt32BE(end))
      return false
    const name = buffer.toString('latin1', at + 4, at + 8)
    if (name === 'IDAT') parts.push(buffer.subarray(at + 8, end))
    if (name === 'IEND') return unpacksTo(Buffer.concat(parts), rowsBytes(buffer))
    at = end + 4
  }
  return false
}

const unpacksTo = (packed: Buffer, bytes: number): boolean => {
  try {
    return inflateSync(packed, { maxOutputLength: bytes + 1 }).length === bytes
  } catch {
    return false
  }
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Bytes of all rows, each with its filter byte; an interlaced picture is seven smaller ones. */
const rowsBytes = (buffer: Buffer): number => {
  const width = buffer.readUInt32BE(16)
  const height = buffer.readUInt32BE(20)
  const bits = buffer[24]! * (channels[buffer[25]!] ?? 0)
  const passes =
    buffer[28] === 1
      ? [
          [0, 8, 0, 8],
          [4, 8, 0, 8],
          [0, 4, 4, 8],
          [2, 4, 0, 4],
          [0, 2, 2, 4],
          [1, 2, 0, 2],
          [0, 1, 1, 2],
        ]
      : [[0, 1, 0, 1]]
  return passes.reduce((sum, [left, across, top, down]) => {
    const columns = Math.ceil((width - left!) / across!)
    const rows = Math.ceil((height - top!) / down!)
    return columns > 0 && rows > 0 ? sum + rows * (1 + Math.ceil((columns * bits) / 8)) : sum
  }, 0)
}

const endOfJpeg = Buffer.from([0xff, 0xd9])

const startsAsJpeg = (buffer: Buffer) => buffer[0] === 0xff && buffer[1] === 0xd8 && buffer[2] === 0xff

/** Walks the segments to the frame header, which holds the size. */
const jpegSize = (buffer: Buffer) => {
  let at = 2
  while (at + 9 < buffer.length && buffer[at] === 0xff) {
    const marker = buffer[at + 1]!
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: buffer.readUInt16BE(at + 5), width: buffer.readUInt16BE(at + 7) }
    at += 2 + buffer.readUInt16BE(at + 2)
  }
  return undefined
}
