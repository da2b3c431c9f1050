import { paymentKindNames, paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { Attachment, AttachmentIds } from './attachments.ts'
import { defineCall } from './call.ts'
import { CustomFilters, CustomValues } from './custom-fields.ts'
import { DocumentKindName, GstSectionName, Language, Opening, PaymentMode, TcsSectionName } from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { PaperPurpose } from './paper.ts'
import { BulkResult, IdQuery, Ids, recordStamps } from './resource.ts'
import { AllowedAction, Sentence } from './documents.ts'
import type { RightCode } from './rights.ts'
import { linkUntil, MadeLink, ShareLink } from './share-links.ts'

const Allocation = z.object({ documentId: f.Id, amount: f.Amount })

export const paymentFields = {
  entityId: f.Id,
  partyId: f.Id,
  date: f.CalendarDate,
  mode: PaymentMode,
  amount: f.Amount,
  reference: f.ReferenceNumber.optional(),
  /** The name of a bank account or till of one's own, in which the money is booked; any other text is kept as it is. */
  account: f.Name.optional(),
  bankCharges: f.Amount.optional(),
  tdsDeducted: f.Amount.optional(),
  /** Another name of `tdsDeducted`, which counts where both are sent. */
  tdsAmount: f.Amount.optional(),
  /** Section of the income-tax law under which it is kept back: 194C. */
  tdsSection: f.TdsSection.optional(),
  /** On a cheque; its number is the reference. */
  chequeDate: f.CalendarDate.optional(),
  seriesId: f.Id.optional(),
  notes: f.Notes.optional(),
  /** Values of the business's own fields, by key. */
  customFields: CustomValues.optional(),
}

/**
 * GST that the customer kept back of what it pays, beside the income tax: deducted under section 51 of the CGST Act or collected by an
 * operator under section 52. It settles as the money does, and is claimed on the portal under "TDS and TCS credit received". Heads
 * are those of the supplies: CGST and SGST alike within the State, else IGST. All in rupees to the paisa.
 */
export const GstDeducted = z.object({
  section: GstSectionName,
  /** The value without GST that it is of; absent: what the tax is at the rate of the section on the day. */
  taxableValue: f.Amount.optional(),
  igst: f.Amount.optional(),
  cgst: f.Amount.optional(),
  /** Of a Union territory its UTGST. */
  sgst: f.Amount.optional(),
  /** The GSTIN under which it was deducted or collected; absent: that of the customer. */
  deductorGstin: f.Gstin.optional(),
})
/**
 * Income tax collected at source of money that comes before its invoice. It is inside the money, so that the advance is what is left;
 * invoices do not collect it once more. Absent: as the customer and the law of the day say.
 */
export const PaymentTcs = z.object({
  section: f.TcsSection,
  /** On what it is collected; absent: the advance without the tax. */
  base: f.Amount.optional(),
  /** Another tax than the law computes; 0: none. */
  amount: f.Amount.optional(),
  /** Why it is not what was computed. */
  reason: f.Reason.optional(),
})
const ofPaymentIn = { gstDeducted: GstDeducted.optional(), tcs: PaymentTcs.optional() }

/** Files that were uploaded for a payment before it was saved. */
const uploads = { attachmentIds: AttachmentIds.optional() }

export const PaymentSave = z.object({
  ...paymentFields,
  ...uploads,
  /** Absent: oldest first; empty: nothing, all stays as advance. */
  allocations: z.array(Allocation).max(1000).optional(),
})

/** What an advance is for: of services it bears tax (rule 50), of goods none (notification 66/2017). The amount is with tax. */
const Advance = z.object({
  hsn: f.Hsn,
  description: f.Name.optional(),
  /** Absent: 18, as of a rate that is not known yet. */
  taxRate: f.Rate.optional(),
  /** Absent: the customer's, else ours. */
  placeOfSupply: f.StateCode.optional(),
})

const ofPaymentOut = {
  /** The payment in that it gives back, from its unused rest. */
  refundOfId: f.Id.optional(),
  /** Of one that waits for approval or was rejected: it is changed and sent again. */
  id: f.Id.optional(),
  version: f.Version.optional(),
}

export const AllocatedTo = z.object({
  documentId: f.Id,
  kind: DocumentKindName,
  number: z.string().nullable(),
  /** Of a bill: the number on the paper of its supplier. */
  supplierNumber: z.string().nullish(),
  date: z.string().nullable(),
  documentTotal: z.string(),
  amount: z.string(),
})

/** One payment for bills of several of our GSTINs; `entityId` is the GSTIN that keeps what is left over. */
const PaymentOfMany = z
  .object(paymentFields)
  .omit({ seriesId: true })
  .extend({ ...uploads, allocations: z.array(Allocation).max(1000) })

const Heads = {
  taxableValue: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  cess: z.string(),
}

/** The voucher that the law asks for of a payment: rules 50 (receipt), 51 (refund) and 52 (payment under reverse charge). */
export const Voucher = z.object({
  kind: z.enum(['receiptVoucher', 'paymentVoucher', 'refundVoucher']),
  number: z.string(),
  date: z.string(),
  address: z.string().nullish(),
  placeOfSupply: z.string(),
  interState: z.boolean(),
  reverseCharge: z.boolean(),
  lines: z.array(
    z.object({
      description: z.string(),
      hsn: z.string().nullish(),
      rate: z.string(),
      ...Heads,
    }),
  ),
  /** What the advance is with its tax. */
  amount: z.string(),
  /** Of a refund: the receipt voucher. */
  receipt: z.object({ number: z.string(), date: z.string() }).nullish(),
})

/** Who sent it for approval, and who decided. */
export const Approval = z.object({
  submittedBy: z.string().nullable(),
  submittedAt: z.string(),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** Why it was rejected. */
  answer: z.string().nullable(),
})

/** Another payment that belongs to this one. */
export const LinkedPayment = z.object({ id: f.Id, number: z.string(), date: z.string(), amount: z.string() })

export const PaymentDetail = z.object({
  ...recordStamps,
  ...paymentFields,
  number: z.string(),
  partyName: z.string(),
  partyGstin: z.string().nullish(),
  unallocated: z.string(),
  /** Of a payment in: GST that the customer kept back, with the GSTIN under which it did. */
  gstDeducted: z
    .object({
      section: GstSectionName,
      taxableValue: z.string(),
      igst: z.string(),
      cgst: z.string(),
      sgst: z.string(),
      deductorGstin: z.string(),
    })
    .nullish(),
  /** Of a payment in: income tax collected at source inside the money, with why it is so. */
  collected: z
    .object({
      section: z.string(),
      provision: z.string(),
      base: z.string(),
      taxed: z.string(),
      rate: z.string(),
      tax: z.string(),
      reason: z.string().nullish(),
      why: z.array(Sentence),
    })
    .nullish(),
  allocations: z.array(AllocatedTo),
  amountInWords: z.object({ en: z.string(), ar: z.string(), hi: z.string() }),
  cancelReason: z.string().nullish(),
  attachments: z.array(Attachment),
  voucher: Voucher.nullish(),
  /** The payment in that this gives back. */
  refundOf: LinkedPayment.nullish(),
  /** What was given back of this. */
  refunds: z.array(LinkedPayment),
  /** Of one that waited for approval: who sent it and who approved it. */
  approval: Approval.nullish(),
  actions: z.array(AllowedAction),
})

const PaymentRow = z.object({
  id: f.Id,
  version: f.Version,
  number: z.string(),
  date: z.string(),
  entityId: f.Id,
  partyId: f.Id,
  partyName: z.string(),
  mode: z.string(),
  reference: z.string().nullish(),
  amount: z.string(),
  /** Income tax that the payer kept back, and GST of all heads. */
  tdsDeducted: z.string(),
  gstDeducted: z.string(),
  /** Income tax collected at source inside the money. */
  collected: z.string(),
  unallocated: z.string(),
  status: z.string(),
  /** How many files are attached. */
  attachments: z.number(),
  customFields: CustomValues.nullish(),
})

const Search = GlobalFilters.extend({
  /** These payments alone: what was ticked in a list. */
  ids: z.array(f.Id).max(500).optional(),
  statuses: z
    .array(z.enum(['Active', 'Cancelled']))
    .max(20)
    .optional(),
  partyIds: z.array(f.Id).max(500).optional(),
  modes: z.array(PaymentMode).optional(),
  /** Chips: advance is what still settles nothing. */
  view: z.enum(['all', 'advance', 'cancelled']).optional(),
  customFilters: CustomFilters.optional(),
})

const written = {
  id: f.Id,
  version: f.Version,
  number: z.string(),
  unallocated: z.string(),
  allocations: z.array(Allocation),
}

/** One that waits for approval has no number yet, and keeps its id. */
const waits = { number: z.string().nullable(), status: z.enum(['Active', 'Pending']) }

const Saved = z.object({
  ...written,
  /** Of the receipt, refund or payment voucher. */
  voucherNumber: z.string().nullish(),
  /** Income tax collected at source inside the money. */
  collected: z.string().optional(),
})

/** What was written of one payment, at each GSTIN concerned. */
const VoucherAt = z.object({ ...written, entityId: f.Id, amount: z.string() })
const PaidAt = VoucherAt.extend(waits)
const OpenDocument = z.object({
  documentId: f.Id,
  kind: DocumentKindName,
  /** What it is of the account: a bill to pay, or what is left of a note, which is refunded. */
  opens: Opening,
  entityId: f.Id,
  number: z.string().nullable(),
  /** Of a bill: the number on the paper of its supplier. */
  supplierNumber: z.string().nullish(),
  date: z.string(),
  dueDate: z.string().nullish(),
  total: z.string(),
  balance: z.string(),
  /** Of that, what payments that wait for approval would pay. */
  waiting: z.string(),
  /** What was owed of it in all, with tax collected under the income-tax law. */
  owed: z.string(),
  /** Value without GST of what bears GST: what the customer keeps GST back of. */
  taxedValue: z.string(),
  /** It bears IGST; else CGST and SGST. */
  isInterState: z.boolean(),
  /** Where the party is registered to deduct GST: the contract, by the customer's order that it names, passes the limit of section 51. */
  gstDeductible: z.boolean(),
})

/** What else is open with the party: notes and bills of the other side, and advances of both. */
const OtherOpen = z.object({
  /** One of the two. */
  documentId: f.Id.nullable(),
  paymentId: f.Id.nullable(),
  kind: z.enum([...DocumentKindName.options, ...paymentKindNames]),
  group: z.enum(['note', 'advance', 'otherSide', 'otherNote', 'otherAdvance']),
  entityId: f.Id,
  number: z.string().nullable(),
  date: z.string(),
  balance: z.string(),
})

type Right<K extends PaymentKind, Action extends string> = Extract<
  RightCode,
  `${(typeof paymentKinds)[K]['rights']}_${Action}`
>

/** The calls that both kinds of payment have. */
function paymentCalls<const K extends PaymentKind, const S extends z.ZodObject, const R extends z.ZodObject>(
  kind: K,
  save: S,
  saved: R,
) {
  const right = <const Action extends string>(action: Action) =>
    `${paymentKinds[kind].rights}_${action}` as Right<K, Action>
  const view = { anyOf: [right('SH_VW')] }
  return {
    search: defineCall({
      method: 'POST',
      path: `/${kind}/search`,
      access: view,
      input: Search,
      reply: pageOf(PaymentRow),
      readOnly: true,
    }),
    /** Counts and amounts of each chip for the same filters. */
    counts: defineCall({
      method: 'POST',
      path: `/${kind}/counts`,
      access: view,
      input: Search,
      reply: z.array(z.object({ view: z.string(), documents: z.number(), amount: z.string() })),
      readOnly: true,
    }),
    detail: defineCall({
      method: 'GET',
      path: `/${kind}/detail`,
      access: view,
      input: IdQuery,
      reply: PaymentDetail,
      readOnly: true,
    }),
    save: defineCall({
      method: 'POST',
      path: `/${kind}/save`,
      access: { anyOf: [right('AD')] },
      input: save,
      reply: saved,
      idempotent: true,
    }),
    /** Sets what an existing payment settles anew, from its unallocated rest or by moving. */
    allocate: defineCall({
      method: 'POST',
      path: `/${kind}/allocate`,
      access: { anyOf: [right('ED')] },
      input: z.object({ id: f.Id, version: f.Version, allocations: z.array(Allocation).max(1000) }),
      reply: z.object({ id: f.Id, version: f.Version, unallocated: z.string() }),
      idempotent: true,
    }),
    /** Corrects the notes of a payment; date, amount and mode are booked and remain: cancel it and enter it again. */
    update: defineCall({
      method: 'POST',
      path: `/${kind}/update`,
      access: { anyOf: [right('ED')] },
      input: z.object({
        id: f.Id,
        version: f.Version,
        reference: f.ReferenceNumber.optional(),
        account: f.Name.optional(),
        notes: f.Notes.optional(),
        /** Absent: they stay as they are. */
        customFields: CustomValues.optional(),
      }),
      reply: z.object({ id: f.Id, version: f.Version }),
      idempotent: true,
    }),
    cancel: defineCall({
      method: 'POST',
      path: `/${kind}/cancel`,
      access: { anyOf: [right('CNL')] },
      input: z.object({ ids: Ids, reason: f.Reason.min(1) }),
      reply: BulkResult,
      idempotent: true,
    }),
    /** Refuses each payment with its reason: one that was made is cancelled, never deleted. */
    delete: defineCall({
      method: 'POST',
      path: `/${kind}/delete`,
      access: { anyOf: [right('CNL')] },
      input: z.object({ ids: Ids }),
      reply: BulkResult,
      idempotent: true,
    }),
    /** What `cancel` does, as the status that comes of it. */
    updateStatus: defineCall({
      method: 'POST',
      path: `/${kind}/updateStatus`,
      access: { anyOf: [right('CNL')] },
      input: z.object({ ids: Ids, status: z.literal('Cancelled'), reason: f.Reason.min(1) }),
      reply: BulkResult,
      idempotent: true,
    }),
    export: defineCall({
      method: 'POST',
      path: `/${kind}/export`,
      access: { anyOf: [right('DD_EX')] },
      input: Search.extend({ format: ExportFormat.default('xlsx') }),
      reply: 'file',
      readOnly: true,
    }),
    pdf: defineCall({
      method: 'GET',
      path: `/${kind}/pdf`,
      access: { anyOf: [right('PDF'), right('PRT')] },
      input: z.object({
        id: f.QueryId,
        language: Language.optional(),
        /** Without it, the file. */
        purpose: PaperPurpose.optional(),
      }),
      reply: 'file',
      readOnly: true,
    }),
    /** Vouchers of many payments in one PDF, as a background task. */
    bulkPdf: defineCall({
      goesOnAfterEnd: true,
      method: 'POST',
      path: `/${kind}/bulkPdf`,
      access: { anyOf: [right('PDF'), right('PRT')] },
      input: z.object({
        ids: Ids,
        language: Language.optional(),
        /** Without it, the file. */
        purpose: PaperPurpose.optional(),
      }),
      reply: z.object({ taskId: f.Id }),
      idempotent: true,
    }),
    /** Its voucher by mail, as PDF. */
    send: defineCall({
      method: 'POST',
      path: `/${kind}/send`,
      access: { anyOf: [right('SND')] },
      input: z.object({
        id: f.Id,
        to: f.Emails.min(1),
        message: f.TermsLong.optional(),
        language: Language.optional(),
      }),
      reply: z.object({ messageId: f.Id }),
      idempotent: true,
    }),
    /** A short public link to its voucher; every sharing makes its own. */
    link: defineCall({
      method: 'POST',
      path: `/${kind}/link`,
      access: { anyOf: [right('SND')] },
      input: z.object({ id: f.Id, ...linkUntil }),
      reply: MadeLink,
      idempotent: true,
    }),
    /** Every link of the payment, or the one that is named. */
    revokeLink: defineCall({
      method: 'POST',
      path: `/${kind}/revokeLink`,
      access: { anyOf: [right('SND')] },
      input: z.object({ id: f.Id, linkId: f.Id.optional() }),
      reply: 'nothing',
      idempotent: true,
    }),
    /** Links made to the payment, newest first. */
    links: defineCall({
      method: 'GET',
      path: `/${kind}/links`,
      access: { anyOf: [right('SND')] },
      input: IdQuery,
      reply: z.array(ShareLink),
      readOnly: true,
    }),
    /** Open documents of a party, oldest first, for the allocation grid. */
    outstanding: defineCall({
      method: 'GET',
      path: `/${kind}/outstanding`,
      access: { anyOf: [right('SH_VW'), right('AD')] },
      input: z.object({ partyId: f.QueryId, entityId: f.QueryId.optional() }),
      reply: z.object({
        documents: z.array(OpenDocument),
        /** GSTINs at which a payment of this kind waits for approval. */
        approvalAt: z.array(f.Id),
        others: z.array(OtherOpen),
        /** The section of the CGST Act under which the party is registered to keep GST back. */
        gstSection: GstSectionName.nullable(),
        partyGstin: z.string().nullable(),
        /** GSTINs that collect tax at source of the party, with what it is computed from. */
        collecting: z.array(
          z.object({
            entityId: f.Id,
            /** The customer's; null: its items have their own. */
            section: TcsSectionName.nullable(),
            hasPan: z.boolean(),
            /** What each financial year has counted and taxed under sections that have a limit of the year. */
            years: z.array(
              z.object({
                section: z.string(),
                financialYear: z.string(),
                counted: z.string(),
                taxed: z.string(),
              }),
            ),
          }),
        ),
        balance: z.string(),
        /** Brought from an older system; a part of the balance, positive where the party owes us. */
        opening: z.string(),
        unallocated: z.string(),
      }),
      readOnly: true,
    }),
  }
}

export const paymentInCalls = {
  ...paymentCalls('paymentIn', PaymentSave.extend({ ...ofPaymentIn, advance: Advance.optional() }), Saved),
  /** Takes one payment for bills of any GSTINs: a receipt at each of them, all or none. */
  receive: defineCall({
    method: 'POST',
    path: '/paymentIn/receive',
    access: { anyOf: ['PIN_AD'] },
    input: PaymentOfMany.extend({ ...ofPaymentIn, advance: Advance.optional() }),
    reply: z.object({ receipts: z.array(VoucherAt) }),
    idempotent: true,
  }),
}

export const paymentOutCalls = {
  ...paymentCalls('paymentOut', PaymentSave.extend(ofPaymentOut), Saved.extend(waits)),
  /** Enters one payment for bills of any GSTINs: a voucher at each of them, all or none. */
  pay: defineCall({
    method: 'POST',
    path: '/paymentOut/pay',
    access: { anyOf: ['POT_AD'] },
    input: PaymentOfMany.extend(ofPaymentOut),
    reply: z.object({ payments: z.array(PaidAt) }),
    idempotent: true,
  }),
  /**
   * Pays bills of many suppliers at once: one payment for each supplier and GSTIN. Of each supplier all is paid or nothing,
   * and what could not be paid says why; the others are paid. `done` and `refused` name every bill.
   */
  run: defineCall({
    method: 'POST',
    path: '/paymentOut/run',
    access: { anyOf: ['POT_AD'] },
    input: z.object({
      date: f.CalendarDate,
      mode: PaymentMode,
      reference: f.ReferenceNumber.optional(),
      account: f.Name.optional(),
      chequeDate: f.CalendarDate.optional(),
      notes: f.Notes.optional(),
      /** Kept with each payment of the run. */
      customFields: CustomValues.optional(),
      allocations: z.array(Allocation).min(1).max(500),
    }),
    reply: BulkResult.extend({
      suppliers: z.array(
        z.object({
          partyId: f.Id,
          partyName: z.string(),
          /** Where its advice goes. */
          emails: z.string().nullable(),
          amount: z.string(),
          payments: z.array(PaidAt),
          /** Why nothing of it was paid. */
          refusedBecause: z.string().nullable(),
        }),
      ),
    }),
    idempotent: true,
  }),
}
