import { answerRequests } from '../../../platform/helpers/helper-process.ts'
import type { SheetNotice } from '../../../platform/files/workbook-rows.ts'
import { chunksOf, lookAt } from './read-tables.ts'
import type { Chunk, Look } from './read-tables.ts'
import { faultOf, TableFault } from './table-file.ts'

/** A process that reads files of strangers, so that nobody waits for them and what they do to it ends with it. */
export type ImportRequest =
  /** The first rows of each sheet. */
  | { readonly kind: 'look'; readonly path: string; readonly name: string; readonly mostRows: number }
  /** Begins to read one sheet from its first row. */
  | { readonly kind: 'begin'; readonly path: string; readonly name: string; readonly sheet: string }
  /** Its next rows. */
  | { readonly kind: 'next' }

export type ImportReply =
  | { readonly kind: 'looked'; readonly look: Look }
  | { readonly kind: 'begun' }
  | { readonly kind: 'chunk'; readonly chunk: Chunk }
  | { readonly kind: 'end'; readonly notices: readonly SheetNotice[] }
  | { readonly kind: 'fault'; readonly code: string; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly message: string }

let chunks: AsyncGenerator<Chunk, readonly SheetNotice[]> | undefined

async function answer(request: ImportRequest): Promise<ImportReply> {
  if (request.kind === 'look') return { kind: 'looked', look: await lookAt(request, request.mostRows) }
  if (request.kind === 'begin') {
    chunks = chunksOf(request, request.sheet)
    return { kind: 'begun' }
  }
  const next = await chunks!.next()
  return next.done ? { kind: 'end', notices: next.value } : { kind: 'chunk', chunk: next.value }
}

answerRequests({ milliseconds: 30_000, residentBytes: 1_200_000_000 }, answer, (thrown): ImportReply => {
  const error = faultOf(thrown)
  if (error instanceof TableFault) return { kind: 'fault', code: error.code, params: error.params }
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  // What no reader has thought of is a damaged file; a lost disk is not.
  return /^E[A-Z]/.test(code)
    ? { kind: 'failed', message }
    : { kind: 'fault', code: 'IMPORT_FILE_DAMAGED', params: {} }
})
