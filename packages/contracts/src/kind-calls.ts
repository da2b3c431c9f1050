import * as z from 'zod'
import { BillStart } from './bill-start.ts'
import { defineCall } from './call.ts'
import { MailMany } from './document-calls.ts'
import { Serials } from './documents.ts'
import { DocumentStatus, ItcReversalReason, ItcState, Language } from './enums.ts'
import * as f from './fields.ts'
import { PaperPurpose } from './paper.ts'
import { BulkResult, IdQuery, Ids } from './resource.ts'
import type { RightCode } from './rights.ts'

/** Who of the customer said so, and what else they said. */
const OfferAnswered = z.object({ ids: Ids, name: f.Name.optional(), comment: f.Remarks.optional() })

/** What only an invoice has: it is carried, and its payment is asked for. */
export const invoiceCalls = {
  /** Transporter and vehicle of the latest document to the same buyer. */
  lastTransport: defineCall({
    method: 'GET',
    path: '/salesInvoice/lastTransport',
    access: { anyOf: ['SIN_SH_VW'] },
    input: IdQuery,
    reply: z.object({
      transporterId: z.string().optional(),
      transporterName: z.string().optional(),
      vehicleNumber: z.string().optional(),
    }),
    readOnly: true,
  }),
  /** Reminds customers of what they owe, debit notes and opening documents too: one mail for each customer and GSTIN, one a day for each document. */
  remind: defineCall({
    method: 'POST',
    path: '/salesInvoice/remind',
    /** Of each document with the right to send those of its kind; of an opening document with that to send statements. */
    access: { anyOf: ['SIN_SND', 'SON_SND', 'PTY_SND'] },
    input: MailMany,
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
}

/** What only a quotation has: the customer's answer, entered by us; the customer answers by `public.answer`. */
export const quotationCalls = {
  accept: defineCall({
    method: 'POST',
    path: '/salesQuotation/accept',
    access: { anyOf: ['SQT_CH_ST'] },
    input: OfferAnswered,
    reply: BulkResult,
    idempotent: true,
  }),
  decline: defineCall({
    method: 'POST',
    path: '/salesQuotation/decline',
    access: { anyOf: ['SQT_CH_ST'] },
    input: OfferAnswered,
    reply: BulkResult,
    idempotent: true,
  }),
}

/** What only a challan has: the goods arrive, and come back. */
export const challanCalls = {
  markDelivered: defineCall({
    method: 'POST',
    path: '/deliveryChallan/markDelivered',
    access: { anyOf: ['SDC_DLV'] },
    /** Without a date: today. */
    input: z.object({ ids: Ids, date: f.CalendarDate.optional() }),
    reply: BulkResult,
    idempotent: true,
  }),
  markReturned: defineCall({
    method: 'POST',
    path: '/deliveryChallan/markReturned',
    access: { anyOf: ['SDC_RTN'] },
    input: z.object({
      id: f.Id,
      date: f.CalendarDate.optional(),
      /** Of job work: what was done to the goods, and the challan of the job worker (rule 45, ITC-04). */
      nature: f.Description.optional(),
      otherNumber: f.OtherDocumentNumber.optional(),
      otherDate: f.CalendarDate.optional(),
      /** Absent: all that is left. */
      lines: z
        .array(
          z.object({
            lineNumber: f.LineNumber,
            quantity: f.Quantity,
            /** Lost or wasted at the job worker. */
            lostQuantity: f.Quantity.optional(),
            /** Of goods with serial numbers: what came back, and what was lost. */
            serials: Serials.optional(),
            lostSerials: Serials.optional(),
          }),
        )
        .min(1)
        .max(1000)
        .optional(),
    }),
    reply: z.object({ id: f.Id, version: f.Version, status: DocumentStatus }),
    idempotent: true,
  }),
}

/**
 * Claims, reverses or reclaims the credit of purchases in a return period. `Claimed` after a reversal takes that back,
 * `Eligible` withdraws the claim.
 */
const creditCall = <const P extends string>(path: P, right: RightCode) =>
  defineCall({
    method: 'POST',
    path: `/${path}/setItcState` as const,
    access: { anyOf: [right] },
    input: z.object({
      ids: Ids,
      state: ItcState,
      /** Of the GSTR-3B; left out where the state is Eligible again. */
      returnPeriod: f.ReturnPeriod.optional(),
      /** Of a reversal; of a reclaim where several wait. */
      reason: ItcReversalReason.optional(),
      /** A part of one bill; absent: all of it, and under rule 37 as much as is unpaid, or paid. */
      amounts: z
        .object({ igst: f.Amount, cgst: f.Amount, sgst: f.Amount, cess: f.Amount })
        .partial()
        .optional(),
      note: f.Notes.optional(),
    }),
    reply: BulkResult,
    idempotent: true,
  })

/** What only a note of a supplier has: its credit moves like that of a bill. */
export const inwardNoteCalls = { setItcState: creditCall('inwardNote', 'PIW_ED') }

/** What only a bill of a supplier has: our own invoice for it, where the supplier is not registered. */
export const billCalls = {
  /** The start of the bill of an invoice that another GSTIN of ours has issued to us. */
  ofInvoice: defineCall({
    method: 'GET',
    path: '/purchaseBill/ofInvoice',
    access: { anyOf: ['PBL_AD'] },
    input: IdQuery,
    reply: BillStart,
    readOnly: true,
  }),
  setItcState: creditCall('purchaseBill', 'PBL_ED'),
  /** Of bills that were paid: the credit that was reversed under rule 37 and can be reclaimed now. */
  reclaims: defineCall({
    method: 'POST',
    path: '/purchaseBill/reclaims',
    access: { anyOf: ['PBL_SH_VW'] },
    input: z.object({ ids: Ids }),
    reply: z.object({
      bills: z.array(z.object({ id: f.Id, number: z.string().nullable(), amount: z.string() })),
    }),
    readOnly: true,
  }),
  selfInvoicePdf: defineCall({
    goesOnAfterEnd: true,
    method: 'GET',
    path: '/purchaseBill/selfInvoicePdf',
    access: { anyOf: ['PBL_PDF', 'PBL_PRT'] },
    input: z.object({
      id: f.QueryId,
      language: Language.optional(),
      /** Without it, the file. */
      purpose: PaperPurpose.optional(),
    }),
    reply: 'file',
    readOnly: true,
  }),
}
