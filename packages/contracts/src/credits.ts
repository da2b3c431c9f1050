import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import { creditKinds } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName } from './enums.ts'
import * as f from './fields.ts'
import { IdQuery } from './resource.ts'
import type { RightCode } from './rights.ts'

const rights = (action: 'ED' | 'SH_VW') => ({
  anyOf: creditKinds.map((kind) => `${documentKinds[kind].rights}_${action}` as RightCode),
})

/** What is left of a note, or of a bill of a party that is customer too, and the open documents that it settles. */
export const creditCalls = {
  /** What is left to apply, and the documents of the party and place that it may settle, the oldest first. */
  detail: defineCall({
    method: 'GET',
    path: '/credit/detail',
    access: rights('SH_VW'),
    input: IdQuery,
    reply: z.object({
      id: f.Id,
      version: f.Version,
      /** With what it settles now. */
      available: z.string(),
      documents: z.array(
        z.object({
          documentId: f.Id,
          kind: DocumentKindName,
          number: z.string().nullable(),
          date: z.string(),
          dueDate: z.string().nullish(),
          /** Open, with what this credit settles of it. */
          balance: z.string(),
          amount: z.string(),
        }),
      ),
    }),
    readOnly: true,
  }),
  /** Sets what it settles; the list is the whole of it. */
  apply: defineCall({
    method: 'POST',
    path: '/credit/apply',
    access: rights('ED'),
    input: z.object({
      id: f.Id,
      version: f.Version,
      allocations: z.array(z.object({ documentId: f.Id, amount: f.Amount })).max(1000),
    }),
    reply: z.object({ id: f.Id, version: f.Version, balance: z.string() }),
    idempotent: true,
  }),
}
