import { bankFileLimits } from '@bahi/contracts/import-limits.ts'

export type FileKind = 'sheet' | 'text'
export type ContentFault = 'empty' | 'tooLarge' | 'type'

/** What a file is by its bytes: a workbook is an archive, anything else has to be a text. */
export function contentOf(bytes: Uint8Array): FileKind | { readonly fault: ContentFault } {
  if (bytes.length === 0) return { fault: 'empty' }
  if (bytes.length > bankFileLimits.bytes) return { fault: 'tooLarge' }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3) return 'sheet'
  const text = textOf(bytes)
  return text !== undefined && text.trim() !== '' ? 'text' : { fault: 'type' }
}

/** UTF-8, UTF-16 as Excel saves 'Unicode text', or Windows-1252 of older programs; undefined where it is no text at all. */
export function textOf(bytes: Uint8Array): string | undefined {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined
  const decoded = encoding
    ? decode(bytes, encoding)
    : (decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252'))
  const text = decoded?.replace(/^\uFEFF/, '')
  // What no keyboard types: a PDF, a picture, an old workbook.
  // oxlint-disable-next-line no-control-regex
  return text === undefined || /[\0-\u0008\u000E-\u0019\u001B\u001C-\u001F]/.test(text) ? undefined : text
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
