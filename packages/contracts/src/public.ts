import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { documentRights } from './document-rights.ts'
import { defineCall } from './call.ts'
import { DocumentDetail } from './documents.ts'
import { OfferAnswer } from './enums.ts'
import { Name, QueryId, Remarks } from './fields.ts'
import { SignatureState } from './portals.ts'
import { DocumentPrint } from './printing.ts'
import { ShareLink } from './share-links.ts'

const ShortUrl = z
  .string()
  .min(10)
  .max(80)
  .regex(/^[0-9A-Za-z-]+$/)

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

/** What a person with the link of a payment may see: its voucher. */
export const PublicPayment = z.object({
  kind: z.enum(paymentKindNames),
  number: z.string(),
  date: z.string(),
  status: z.string(),
  supplier: PublicDocument.shape.supplier.pick({ companyName: true, name: true, gstin: true }),
  party: z.object({ name: z.string(), gstin: z.string().nullish() }),
  amount: z.string(),
  amountInWords: z.object({ en: z.string(), ar: z.string(), hi: z.string() }),
  /** Of the voucher. */
  title: z.string(),
  voucherNumber: z.string(),
  /** Its pages as they print. */
  pictureSvg: z.string(),
})

/** What a person with the link of a file may see before it is downloaded. */
export const PublicFile = z.object({
  fileName: z.string(),
  /** In bytes. */
  size: z.number(),
  sender: z.string(),
  /** Its last moment. */
  until: z.string(),
})

/** `document` and `documentPdf` are not read-only: each look is counted. */
export const publicCalls = {
  document: defineCall({
    method: 'GET',
    path: '/public/document',
    perMinute: 240,
    access: 'anonymous',
    input: z.object({ shortUrl: ShortUrl }),
    reply: z.union([PublicDocument, PublicPayment, PublicFile]),
  }),
  /** Of a document, or the voucher of a payment; a file as it is. */
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
    reply: z.array(ShareLink),
    readOnly: true,
  }),
}
