import { documentKinds, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { documentRight, documentRights } from './document-rights.ts'
import { DocumentLineSave, DocumentSave, Serials } from './documents.ts'
import {
  DocumentKindName,
  DocumentRelation,
  DocumentStatus,
  DocumentTypeCode,
  NoteType,
  OfferedKindName,
} from './enums.ts'
import * as f from './fields.ts'
import { IdQuery } from './resource.ts'

const madeFromOthers = offeredKinds.filter((kind) =>
  offeredKinds.some((from) => documentKinds[from].convertsTo.includes(kind)),
)

const Links = z.array(
  z.object({
    documentId: f.Id,
    kind: DocumentKindName,
    typeCode: DocumentTypeCode,
    number: z.string().nullable(),
    date: f.CalendarDate,
    total: z.string(),
    /** What of the one the other takes back. */
    amount: z.string(),
    relation: DocumentRelation,
  }),
)

/** Of a payment the amount is what it settles of these documents. */
const Step = z.object({ id: f.Id, number: z.string(), date: f.CalendarDate, amount: z.string() })

const Made = z.object({ id: f.Id, number: z.string().nullable(), status: DocumentStatus })

/** Calls over all kinds; each asks for the right of the kind that it is about. */
export const documentLinkCalls = {
  /** The body of a new document made from others, with what is left of their lines; nothing is kept. */
  convert: defineCall({
    method: 'POST',
    path: '/document/convert',
    access: { anyOf: madeFromOthers.map((kind) => documentRight(kind, 'AD')) },
    input: z.object({
      toKind: DocumentKindName,
      sources: z
        .array(
          z.object({
            documentId: f.Id,
            /** Absent: all lines, with all that is left of them. */
            lines: z
              .array(z.object({ lineNumber: f.LineNumber, quantity: f.Quantity.optional() }))
              .max(1000)
              .optional(),
          }),
        )
        .min(1)
        .max(100),
      /** Of a note; absent: the usual of its kind. */
      noteType: NoteType.optional(),
      /** Of a note: lines over what their price was wrong by, with quantity 0. */
      priceOnly: z.boolean().optional(),
    }),
    reply: z.object({
      body: DocumentSave.extend({
        lines: z.array(DocumentLineSave.extend({ sourceQuantity: z.string().optional() })),
      }),
      /** What it is made from, by name. */
      sources: z.array(
        z.object({
          documentId: f.Id,
          kind: DocumentKindName,
          number: z.string(),
          /** What is made from it has what was measured. */
          quantityIsProvisional: z.boolean().optional(),
        }),
      ),
    }),
    readOnly: true,
  }),
  /** Documents that it was made from or corrects, and those that were made from it or correct it. */
  links: defineCall({
    method: 'GET',
    path: '/document/links',
    access: { anyOf: documentRights('SH_VW') },
    input: IdQuery,
    reply: Links,
    readOnly: true,
  }),
  /** Its links, and the whole way of it: all that led to it, all that came of it, and the payments of that. */
  chain: defineCall({
    method: 'GET',
    path: '/document/chain',
    access: { anyOf: documentRights('SH_VW') },
    input: IdQuery,
    reply: z.object({
      links: Links,
      before: z.array(Step.extend({ kind: OfferedKindName })),
      after: z.array(Step.extend({ kind: OfferedKindName })),
      payments: z.array(Step.extend({ kind: z.enum(paymentKindNames) })),
    }),
    readOnly: true,
  }),
  /** Goods that go to another GSTIN of the company: its invoice and the bill of the other are issued together, or neither. */
  supplyTransfer: defineCall({
    method: 'POST',
    path: '/document/supplyTransfer',
    access: { anyOf: [documentRight('salesInvoice', 'AD')] },
    input: z.object({
      entityId: f.Id,
      toEntityId: f.Id,
      /** A branch or a godown of each; absent: the GSTIN itself. */
      fromLocationId: f.Id.optional(),
      toLocationId: f.Id.optional(),
      date: f.CalendarDate,
      notes: f.Notes.optional(),
      lines: z
        .array(
          z.object({
            itemId: f.Id,
            batch: z.string().trim().max(50).optional(),
            serials: Serials.optional(),
            quantity: f.Quantity,
            /** Absent: the item's selling price. */
            unitPrice: f.SellingPrice.optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
    reply: z.object({ invoice: Made, bill: Made.nullable() }),
    idempotent: true,
  }),
}
