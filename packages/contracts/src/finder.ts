import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { InvoiceStateFacts } from './documents.ts'
import { DocumentKindName, DocumentStatus } from './enums.ts'
import * as f from './fields.ts'

/** Records of each kind that one search answers at most. */
export const foundAtMost = 5

/**
 * Quick links over records: parties and items by their words, GSTIN or code, documents and receipts by number or amount.
 * Each kind only for who may open its list, and of the places that the user may see.
 */
export const finderCalls = {
  search: defineCall({
    method: 'POST',
    path: '/finder/search',
    access: 'session',
    notForPrograms: true,
    input: z.strictObject({ text: z.string().trim().min(2).max(100) }),
    reply: z.object({
      parties: z.array(
        z.object({
          id: f.Id,
          name: z.string(),
          code: z.string(),
          gstin: z.string().nullable(),
          balance: z.string(),
        }),
      ),
      items: z.array(
        z.object({
          id: f.Id,
          name: z.string(),
          code: z.string(),
          hsn: z.string().nullable(),
          sellingPrice: z.string().nullable(),
        }),
      ),
      documents: z.array(
        z.object({
          id: f.Id,
          kind: DocumentKindName,
          number: z.string().nullable(),
          date: z.string().nullable(),
          partyName: z.string().nullable(),
          total: z.string(),
          status: DocumentStatus,
          /** Of sales invoices: in the words of the screens. */
          state: InvoiceStateFacts.optional(),
        }),
      ),
      payments: z.array(
        z.object({
          id: f.Id,
          kind: z.enum(paymentKindNames),
          number: z.string(),
          date: z.string(),
          partyName: z.string(),
          amount: z.string(),
          status: z.string(),
        }),
      ),
    }),
    readOnly: true,
  }),
}
