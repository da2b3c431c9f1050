import { call } from '../../app/api/call.ts'
import { saveFile } from '../../app/files.ts'

/** Payloads of many documents in one file, a list as the portal's own tool for many takes it. */
export async function saveJson(documentIds: readonly number[]): Promise<void> {
  const list: unknown[] = []
  for (const documentId of documentIds) {
    const { blob } = await call('eInvoice.json', { documentId })
    list.push(JSON.parse(await blob.text()))
  }
  const contentType = 'application/json'
  const blob = new Blob([JSON.stringify(list, undefined, 2)], { type: contentType })
  saveFile({ blob, fileName: 'e-invoices.json', contentType })
}
