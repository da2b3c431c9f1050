import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { paymentKindNames, paymentKinds } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { attachmentLimits } from './attachment-limits.ts'
import { defineCall } from './call.ts'
import { documentRights } from './document-rights.ts'
import * as f from './fields.ts'
import { IdQuery } from './resource.ts'
import type { RightCode } from './rights.ts'

/** What files are attached to: a document or a payment of a kind, a party, an item. */
export const AttachmentKind = z.enum([...offeredKinds, ...paymentKindNames, 'party', 'item'])

/** A file that is attached to one of them. */
export const Attachment = z.object({
  id: f.Id,
  name: z.string(),
  contentType: z.string(),
  size: z.number(),
})

/** Files that were uploaded before the record was saved; they are attached to it by the save. */
export const AttachmentIds = z.array(f.Id).max(attachmentLimits.files)

const paymentRights = (...actions: readonly string[]) =>
  paymentKindNames.flatMap((kind) =>
    actions.map((action) => `${paymentKinds[kind].rights}_${action}` as RightCode),
  )

const masterRights = (...actions: readonly string[]) =>
  ['PTY', 'ITM'].flatMap((group) => actions.map((action) => `${group}_${action}` as RightCode))

/** A file somewhat above the limit is read, so that its refusal names the limit. */
const bytesTaken = attachmentLimits.fileBytes + 1024 * 1024

export const attachmentCalls = {
  /**
   * Takes one file. With `recordId` it is attached at once; without, it waits two days for the save of a record that
   * names it in `attachmentIds`. Parties and items take files once they are saved.
   */
  upload: defineCall({
    method: 'POST',
    path: '/attachment/upload',
    access: { anyOf: [...documentRights('AD', 'ED'), ...paymentRights('AD', 'ED'), ...masterRights('ED')] },
    input: z.object({
      kind: AttachmentKind,
      recordId: f.Id.optional(),
      /** Of the document or payment; parties and items are of no GSTIN. */
      entityId: f.Id.optional(),
      name: f.AttachmentName.min(1),
      /** Base64. */
      content: z
        .string()
        .max(Math.ceil(bytesTaken / 3) * 4)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/),
    }),
    body: 'files',
    reply: Attachment,
    idempotent: true,
  }),
  /** The file as it was uploaded. */
  file: defineCall({
    method: 'GET',
    path: '/attachment/file',
    access: {
      anyOf: [
        ...documentRights('SH_VW', 'AD', 'ED'),
        ...paymentRights('SH_VW', 'AD', 'ED'),
        ...masterRights('SH_VW', 'ED'),
      ],
    },
    input: IdQuery,
    reply: 'file',
    readOnly: true,
  }),
  /** Removes a file; the history of its record keeps its name. */
  delete: defineCall({
    method: 'POST',
    path: '/attachment/delete',
    access: { anyOf: [...documentRights('AD', 'ED'), ...paymentRights('AD', 'ED'), ...masterRights('ED')] },
    input: z.object({ id: f.Id }),
    reply: 'nothing',
    idempotent: true,
  }),
}
