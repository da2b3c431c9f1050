import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'

/** One entry of a record's history: what changed, field by field, in readable form. */
export const HistoryEntry = z.object({
  id: f.Id,
  at: z.string(),
  userId: f.Id.nullable(),
  userName: z.string().nullable(),
  /** Web, Api, Import, Job ... */
  source: z.string(),
  requestId: z.string().nullable(),
  action: z.enum(['create', 'edit', 'delete']),
  /** The record itself or a part of it: 'documentLines', 'paymentAllocations', ... */
  part: z.string(),
  reason: z.string().nullable(),
  changes: z.array(
    z.object({
      field: z.string(),
      labelKey: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** Its place in the sealed chain; absent while the next seal is due. */
  sealedAs: z.number().nullable(),
})

export const auditCalls = {
  history: defineCall({
    method: 'GET',
    path: '/audit/history',
    access: 'session',
    /** `record`: party, item, entity, salesInvoice, ...; the right to view that record is needed. */
    input: z.object({
      record: z.string().max(40),
      id: f.QueryId,
      start: z.coerce.number().int().min(0).default(0),
      size: z.coerce.number().int().min(1).max(100).default(30),
    }),
    reply: z.object({
      entries: z.array(HistoryEntry),
      total: z.number(),
      /** Of a document or payment: when each of its public links was opened last, and how often; no entry of the trail. */
      seen: z.array(z.object({ at: z.string(), views: z.number() })),
    }),
    readOnly: true,
  }),
  /** Walks the sealed chain and names the first row that is not as it was sealed. */
  verify: defineCall({
    method: 'GET',
    path: '/audit/verify',
    access: { anyOf: ['STG_SYS', 'AUD_SH_VW'] },
    reply: z.object({
      isIntact: z.boolean(),
      entries: z.number(),
      seals: z.number(),
      /** Still waiting for the next seal. */
      unsealed: z.number(),
      headHash: z.string().nullable(),
      sealedAt: z.string().nullable(),
      fault: z
        .object({
          kind: z.enum([
            'changed',
            'missing',
            'inserted',
            'sealChanged',
            'sealMissing',
            'anchorDiffers',
            'cut',
            'subscriberMissing',
          ]),
          entryId: z.number().nullable(),
          sealNumber: z.number().nullable(),
        })
        .nullable(),
      /** Entries of each of the last days, newest first. */
      days: z.array(z.object({ day: z.string(), entries: z.number(), tables: z.number() })),
    }),
    readOnly: true,
  }),
  /** The trail as a file that is checked without this product. */
  download: defineCall({
    method: 'GET',
    path: '/audit/download',
    access: { anyOf: ['STG_SYS', 'AUD_DD_EX'] },
    reply: 'file',
    readOnly: true,
  }),
}
