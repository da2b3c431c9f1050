/** Why an image was refused; the caller turns it into a message at its field. */
export type ImageFault = 'type' | 'size' | 'dimensions' | 'broken'

export interface CheckedImage {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg'
  readonly width: number
  readonly height: number
}

const mostBytes = 1_048_576
/** Decoded, an image of this side takes 64 MB: a small file must not unpack into more. */
const mostPixelsASide = 4000

/**
 * Reads a logo or signature given as a data address. What it is told to be counts for nothing: the bytes decide, and
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
  const type = buffer.subarray(0, 8).equals(pngSignature)
    ? 'image/png'
    : startsAsJpeg(buffer)
      ? 'image/jpeg'
      : undefined
  if (!type) return 'type'
  const size = type === 'image/png' ? pngSize(buffer) : jpegSize(buffer)
  if (!size || size.width === 0 || size.height === 0) return 'broken'
  if (size.width > mostPixelsASide || size.height > mostPixelsASide) return 'dimensions'
  return { bytes, type, ...size }
}

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
