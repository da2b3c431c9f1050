import * as z from 'zod'
import { DocumentSave } from './documents.ts'
import { DocumentStatus } from './enums.ts'
import * as f from './fields.ts'

/** What a bill or a note of a supplier starts with that is made of the supplier's own document; nothing is kept. */
export const BillStart = z.object({
  kind: z.enum(['purchaseBill', 'inwardNote']),
  /** Without a party where the supplier is not among ours. */
  body: DocumentSave,
  /** The company of the GSTIN that the document is addressed to. */
  companyId: f.Id,
  supplier: z.object({ id: f.Id.nullable(), name: z.string().nullable(), gstin: z.string() }),
  /** What the supplier's document says, to be compared with what is typed. */
  claims: z.object({ total: z.string().nullable(), itemCount: z.number().nullable() }),
  /** A bill that was made of the same document before. */
  duplicate: z.object({ id: f.Id, number: z.string().nullable(), status: DocumentStatus }).nullable(),
})
