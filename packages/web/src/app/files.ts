import { call } from './api/call.ts'
import type { CallName, DownloadedFile, Input } from './api/call-types.ts'
import { trackTask } from './tasks.ts'

/** Saves a downloaded file under its name. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Puts a JSON file on the clipboard as people read it, with an indent of two; source: specification part 1, section 9. */
export async function copyJson({ blob }: DownloadedFile): Promise<void> {
  await navigator.clipboard.writeText(JSON.stringify(JSON.parse(await blob.text()), undefined, 2))
}

/** Shows a PDF in its own window; every other kind is saved. */
export function openFile(file: DownloadedFile): void {
  if (!file.contentType.includes('pdf')) return saveFile(file)
  const address = URL.createObjectURL(file.blob)
  if (!window.open(address, '_blank')) saveFile(file)
  window.setTimeout(() => URL.revokeObjectURL(address), 300_000)
}

export type ExportCall = Extract<CallName, `${string}.export`>

/** Exports a list: a file at once, or a background task above the warning limit. */
export async function exportList<N extends ExportCall>(name: N, body: Input<N>): Promise<void> {
  const exporting = call as (name: CallName, body: unknown) => Promise<DownloadedFile | { taskId: number }>
  const reply = await exporting(name, body)
  if ('taskId' in reply) trackTask(reply.taskId)
  else saveFile(reply)
}
