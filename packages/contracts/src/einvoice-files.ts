import * as z from 'zod'
import { defineCall } from './call.ts'
import { Copies, Language } from './enums.ts'
import * as f from './fields.ts'
import { PaperPurpose } from './paper.ts'
import { Ids } from './resource.ts'

/** Files of many e-invoices, made as background tasks. */
export const eInvoiceFileCalls = {
  /** INV-01 payloads in one array for each GSTIN, as the portal's page for bulk upload takes them. */
  jsonMany: defineCall({
    goesOnAfterEnd: true,
    method: 'POST',
    path: '/eInvoice/jsonMany',
    access: { anyOf: ['EIN_JSN'] },
    input: z.object({ documentIds: Ids }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** The documents with a standing IRN in one PDF, under the letterhead of their GSTIN; the task names the others. */
  printMany: defineCall({
    goesOnAfterEnd: true,
    method: 'POST',
    path: '/eInvoice/printMany',
    access: { anyOf: ['SIN_PDF', 'SIN_PRT'] },
    input: z.object({
      documentIds: Ids,
      copy: Copies.optional(),
      language: Language.optional(),
      /** Without it, the file. */
      purpose: PaperPurpose.optional(),
    }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
}
