import * as z from 'zod'
import { documentRights } from './document-rights.ts'
import { defineCall } from './call.ts'
import { DocumentDetail } from './documents.ts'
import { OfferAnswer } from './enums.ts'
import { Id, Name, QueryId, Remarks } from './fields.ts'
import { SignatureState } from './portals.ts'
import { DocumentPrint } from './printing.ts'

const ShortUrl = z
  .string()
  .min(10)
  .max(80)
  .regex(/^[0-9A-Za-z-]+$/)

export const DocumentLink = z.object({
  id: Id,
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  views: z.number(),
  downloads: z.number(),
  lastViewedAt: z.string().nullable(),
})

/** What a person with the link may see: the document, nothing internal. */
export const PublicDocument = DocumentDetail.pick({
  kind: true,
  number: true,
  date: true,
  dueDate: true,
  heading: true,
  status: true,
  supplier: true,
  party: true,
  billingAddress: true,
  shippingAddress: true,
  placeOfSupply: true,
  reverseCharge: true,
  lines: true,
  totals: true,
  amountInWords: true,
  balance: true,
  terms: true,
  customerAnswer: true,
}).extend({
  /** Its receiver can accept or decline it now. */
  canAnswer: z.boolean(),
  /** upi://pay?... while something is due and the supplier has a UPI id, whether its QR is printed or not. */
  upiLink: z.string().nullable(),
  upiQrSvg: z.string().nullable(),
  /** Whether the portal's signature under that QR is valid. */
  signature: SignatureState.nullish(),
  einvoiceQrSvg: z.string().nullish(),
  ewayBarcodeSvg: z.string().nullish(),
  /** The sheet as it prints, to be shown as HTML. */
  print: DocumentPrint,
})

/** `document` and `documentPdf` are not read-only: each look is counted. */
export const publicCalls = {
  document: defineCall({
    method: 'GET',
    path: '/public/document',
    perMinute: 240,
    access: 'anonymous',
    input: z.object({ shortUrl: ShortUrl }),
    reply: PublicDocument,
  }),
  documentPdf: defineCall({
    method: 'GET',
    path: '/public/document/pdf',
    perMinute: 120,
    access: 'anonymous',
    input: z.object({ shortUrl: ShortUrl }),
    reply: 'file',
  }),
  /** The receiver of a quotation accepts or declines it: once, and until its last day. */
  answer: defineCall({
    method: 'POST',
    path: '/public/document/answer',
    perMinute: 60,
    access: 'anonymous',
    input: z.object({
      shortUrl: ShortUrl,
      answer: OfferAnswer,
      name: Name.min(1),
      comment: Remarks.optional(),
    }),
    reply: PublicDocument,
  }),
  /** Links made to a document, newest first: who shared it, until when, how often it was looked at. */
  links: defineCall({
    method: 'GET',
    path: '/documentLink/search',
    access: { anyOf: documentRights('SND') },
    input: z.object({ documentId: QueryId }),
    reply: z.array(DocumentLink),
    readOnly: true,
  }),
}
