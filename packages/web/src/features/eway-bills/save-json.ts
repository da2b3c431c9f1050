import { call } from '../../app/api/call.ts'
import { saveFile } from '../../app/files.ts'
import { bulkFile } from './bulk-file.ts'
import type { Row } from './columns.tsx'
import { subjectOf } from './rows.ts'

/** Payloads of many bills in one file, as the portal's page for many takes it. */
export async function saveJson(rows: readonly Row[]): Promise<void> {
  const payloads: Readonly<Record<string, unknown>>[] = []
  for (const row of rows) {
    const { blob } = await call('eWayBill.json', subjectOf(row))
    payloads.push(JSON.parse(await blob.text()) as Readonly<Record<string, unknown>>)
  }
  const contentType = 'application/json'
  const blob = new Blob([JSON.stringify(bulkFile(payloads), undefined, 2)], { type: contentType })
  saveFile({ blob, fileName: 'e-way-bills.json', contentType })
}
