import { attachmentLimits, attachmentTypes } from '@bahi/contracts/attachment-limits.ts'
import type { Input, Reply } from '../api/call-types.ts'

/** A file that is attached, or waits for its record to be saved. */
export type Attached = Reply<'attachment.upload'>

/** What files are uploaded for. */
export interface AttachmentOwner {
  readonly kind: Input<'attachment.upload'>['kind']
  /** Absent: of the whole account. */
  readonly entityId?: number | undefined
  /** Absent before the first save. */
  readonly recordId?: number | undefined
}

const endingOf = (name: string): string => /\.([A-Za-z]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Why a file need not be sent: known before its bytes are. */
export function faultBefore(
  file: Pick<File, 'name' | 'size'>,
): 'ATTACHMENT_TYPE' | 'ATTACHMENT_SIZE' | 'ATTACHMENT_EMPTY' | undefined {
  if (!Object.hasOwn(attachmentTypes, endingOf(file.name))) return 'ATTACHMENT_TYPE'
  if (file.size === 0) return 'ATTACHMENT_EMPTY'
  return file.size > attachmentLimits.fileBytes ? 'ATTACHMENT_SIZE' : undefined
}

/** A name of at most 45 characters that keeps its ending; what is pasted has none of its own and gets the time. */
export function nameOf(file: Pick<File, 'name'>, isPasted: boolean, now = new Date()): string {
  const ending = endingOf(file.name)
  const stem = isPasted ? `${ending === 'pdf' ? 'file' : 'picture'}-${stampOf(now)}` : stemOf(file.name)
  const room = attachmentLimits.nameLength - ending.length - 1
  return ending === '' ? file.name : `${cut(stem, room)}.${ending}`
}

/** Never through the middle of a character of two units. */
const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

const stemOf = (name: string) => name.replace(/\.[A-Za-z]+$/, '')
const stampOf = (now: Date) =>
  [now.getHours(), now.getMinutes(), now.getSeconds()].map((part) => String(part).padStart(2, '0')).join('')

/** Size as people read it. */
export const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`
