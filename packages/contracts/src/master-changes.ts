import { changedMasters, touchedGroups } from '@bahi/domain/documents/master-change.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { documentRights } from './document-rights.ts'
import { DocumentKindName } from './enums.ts'
import * as f from './fields.ts'
import { BulkResult } from './resource.ts'

const Master = z.object({ master: z.enum(changedMasters), id: f.Id })

/** What a change of a customer, an item or a GSTIN means for documents. */
export const masterChangeCalls = {
  /** Documents and schedules that have it, by what a change does to them; of kinds and places that the reader sees. */
  impact: defineCall({
    method: 'POST',
    path: '/masterChange/impact',
    access: { anyOf: ['PTY_ED', 'ITM_ED', 'ENT_ED'] },
    input: Master,
    reply: z.array(
      z.object({
        group: z.enum(touchedGroups),
        count: z.number(),
        /** There are more than counted. */
        isMore: z.boolean(),
        /** The newest of them. */
        documents: z.array(
          z.object({
            id: f.Id,
            kind: DocumentKindName,
            number: z.string().nullable(),
            date: f.CalendarDate,
            partyName: z.string().nullable(),
          }),
        ),
      }),
    ),
    readOnly: true,
  }),
  /** Takes what the master says now into drafts, a hundred at a time; issued documents never change. */
  updateDrafts: defineCall({
    method: 'POST',
    path: '/masterChange/updateDrafts',
    access: { anyOf: documentRights('ED') },
    input: Master.extend({
      /** Fields of the master that were changed. */
      fields: z.array(z.string().max(50)).max(50),
      /** The last draft of the call before. */
      after: f.Id.optional(),
    }),
    reply: BulkResult.extend({ next: f.Id.nullable() }),
    idempotent: true,
  }),
}
