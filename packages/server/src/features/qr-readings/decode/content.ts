import { pictureFacts } from '../../../platform/files/image.ts'

export type FileContent = 'pdf' | 'jpeg' | 'png' | 'text'
export type ContentFault = 'empty' | 'tooLarge' | 'type' | 'broken' | 'dimensions'

/** Of one file, so that a request with it stays below the limit of the server. */
export const mostFileBytes = 8 * 1024 * 1024
/** Photos of phones have up to 50 million pixels; drawn out they take 200 MB. */
const mostPixels = 50_000_000
const mostTextBytes = 256 * 1024

/**
 * What a file is by its bytes; what it calls itself counts for nothing, but that almost anything may be a text, which
 * is therefore taken under the name of one only.
 */
export function contentOf(bytes: Uint8Array, name: string): FileContent | { readonly fault: ContentFault } {
  if (bytes.length === 0) return { fault: 'empty' }
  if (bytes.length > mostFileBytes) return { fault: 'tooLarge' }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Readers of PDF allow up to a kilobyte of anything before the mark (ISO 32000-1, annex H.3).
  if (buffer.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  const picture = pictureFacts(buffer)
  if (picture === 'broken') return { fault: 'broken' }
  if (picture !== 'type') {
    if (picture.width * picture.height > mostPixels) return { fault: 'dimensions' }
    return picture.type === 'image/png' ? 'png' : 'jpeg'
  }
  return /\.txt$/i.test(name) && textOf(bytes) !== undefined ? 'text' : { fault: 'type' }
}

/** The text of a file, where it is one: UTF-8, or UTF-16 as editors of Windows write it. */
function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > mostTextBytes) return undefined
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return /(?![\t-\r])\p{Cc}/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** The codes a text file holds: signed texts in any number, whatever is between; else all of it as one. */
export function codesOfText(bytes: Uint8Array): string[] {
  const text = textOf(bytes) ?? ''
  // An editor or a mail may have broken a long text into lines.
  const joined = text.replaceAll(/\s+/g, '')
  if (new RegExp(`^${signedText.source}$`).test(joined)) return [joined]
  const signed = text.match(signedText)
  return signed ? [...new Set(signed)] : [text.trim()].filter((code) => code !== '')
}

/** Three parts in Base64url, of which the first begins an object of JSON. */
const signedText = /eyJ[\w-]{10,}\.[\w-]{20,}\.[\w-]{20,}/g
