import { isUtf8 } from 'node:buffer'
import { attachmentLimits, attachmentTypes } from '@bahi/contracts/attachment-limits.ts'
import type { AttachmentEnding } from '@bahi/contracts/attachment-limits.ts'
import { pictureFacts } from '../../platform/files/image.ts'

/** Why a file is not taken: text `issue.ATTACHMENT_<fault>`. */
export type AttachmentFault = 'EMPTY' | 'SIZE' | 'TYPE' | 'CONTENT' | 'BROKEN' | 'DIMENSIONS'

/** Drawn out, 64 million pixels take 256 MB of the reader's memory. */
const mostPixels = 64_000_000

/**
 * The type of a file that may be attached, or why it may not. Its name says what it claims to be; its bytes have to be
 * that.
 */
export function attachmentType(
  name: string,
  bytes: Uint8Array,
): string | { readonly fault: AttachmentFault } {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!isEnding(ending)) return { fault: 'TYPE' }
  if (bytes.length === 0) return { fault: 'EMPTY' }
  if (bytes.length > attachmentLimits.fileBytes) return { fault: 'SIZE' }
  const fault = faultOf[ending](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return fault ? { fault } : attachmentTypes[ending]
}

const isEnding = (ending: string): ending is AttachmentEnding => Object.hasOwn(attachmentTypes, ending)

type Check = (bytes: Buffer) => AttachmentFault | undefined

const picture =
  (type: 'image/png' | 'image/jpeg', end: Buffer): Check =>
  (bytes) => {
    const facts = pictureFacts(bytes)
    if (facts === 'broken') return 'BROKEN'
    if (facts === 'type' || facts.type !== type) return 'CONTENT'
    if (facts.width * facts.height > mostPixels) return 'DIMENSIONS'
    // Some cameras write more behind the picture; a picture that broke off has no end at all.
    return bytes.includes(end) ? undefined : 'BROKEN'
  }

const jpeg = picture('image/jpeg', Buffer.from([0xff, 0xd9]))

const faultOf: Readonly<Record<AttachmentEnding, Check>> = {
  pdf: (bytes) => {
    // Readers of PDF allow up to a kilobyte of anything before the mark (ISO 32000-1, annex H.3), and after its end.
    if (!bytes.subarray(0, 1024).includes('%PDF-')) return 'CONTENT'
    return bytes.subarray(-2048).includes('%%EOF') ? undefined : 'BROKEN'
  },
  png: picture('image/png', Buffer.from('IEND', 'latin1')),
  jpg: jpeg,
  jpeg,
  // Workbooks of Excel 97 to 2003 ([MS-XLS] 2.1.2), of Excel 5 and 95 under the shorter name.
  xls: (bytes) =>
    bytes.subarray(0, 8).equals(compoundFile) && workbooks.some((name) => bytes.includes(name))
      ? undefined
      : 'CONTENT',
  csv: (bytes) => (isUtf8(bytes) && !unprintable.test(bytes.toString('utf8')) ? undefined : 'CONTENT'),
}

const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const workbooks = ['Workbook', 'Book'].map((name) => Buffer.from(`${name}\0`, 'utf16le'))
const unprintable = /(?![\t\n\v\f\r])\p{Cc}/u
