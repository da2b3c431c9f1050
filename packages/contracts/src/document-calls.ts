import { documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { CustomFilters, CustomValues } from './custom-fields.ts'
import {
  DocumentDetail,
  DocumentSave,
  documentSaveOf,
  DocumentSaved,
  Explanation,
  InvoiceStateFacts,
  Sentence,
} from './documents.ts'
import { EInvoiceState } from './einvoices.ts'
import {
  BillingStatus,
  ChallanPurpose,
  Copies,
  Copy,
  DocumentStatus,
  EInvoiceStatusShort,
  InvoiceState,
  InvoiceSubtype,
  ItcState,
  Language,
  NoteType,
} from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { PaperPurpose } from './paper.ts'
import { PrintTemplate } from './print-settings.ts'
import { DocumentSheet } from './printing.ts'
import { BulkResult, IdQuery, Ids } from './resource.ts'
import type { RightCode } from './rights.ts'
import { linkUntil, MadeLink } from './share-links.ts'

export const DocumentRow = z.object({
  id: f.Id,
  version: f.Version,
  number: z.string().nullable(),
  date: z.string().nullable(),
  dueDate: z.string().nullish(),
  entityId: f.Id,
  partyId: f.Id.nullish(),
  partyName: z.string().nullable(),
  partyGstin: z.string().nullish(),
  /** Where it is asked for. */
  salesPerson: z.string().nullish(),
  /** How many files are attached. */
  attachments: z.number(),
  taxableValue: z.string(),
  tax: z.string(),
  total: z.string(),
  /** Of invoices and notes to customers: tax collected at source, owed beside the total; absent where there is none. */
  collected: z.string().optional(),
  balance: z.string(),
  status: DocumentStatus,
  /** Of invoices and bills: in the words of the screens, as of today. */
  state: InvoiceStateFacts.optional(),
  /** Where the list is narrowed by it. */
  changedAt: z.string().optional(),
  /** Of sales invoices: its state with the portals; null where that one knows nothing of it. */
  eInvoiceState: EInvoiceState.nullish(),
  /** For programs. */
  eInvoiceStatusShort: EInvoiceStatusShort.optional(),
  eWayBillState: z.string().nullish(),
  /** Of orders and challans: the value without tax of what nobody has taken. */
  leftValue: z.string().nullish(),
  /** Of challans: why the goods left, how far they are invoiced, and the last day for them to be back. */
  purpose: ChallanPurpose.nullish(),
  billingStatus: BillingStatus.optional(),
  returnBy: z.string().nullish(),
  /** Of notes. */
  noteType: NoteType.nullish(),
  /** Of what came from a supplier: number and day on its paper. */
  supplierNumber: z.string().nullish(),
  supplierDate: z.string().nullish(),
  /** Of purchase bills: what became of the credit, and the period of that. */
  itcState: ItcState.nullish(),
  itcPeriod: z.string().nullish(),
  customFields: CustomValues.nullish(),
})

/** Chips of the documents of every kind. */
export const usualViews = [
  'all',
  'issued',
  'draft',
  'pending',
  'unpaid',
  'overdue',
  'paid',
  'left',
  'taken',
  'cancelled',
] as const

/** Chips of what customers accept or decline. */
export const offerViews = ['sent', 'accepted', 'declined', 'expired', 'converted'] as const

const documentFilters = {
  /** These documents alone: what was ticked in a list. */
  ids: z.array(f.Id).max(500).optional(),
  statuses: z.array(DocumentStatus).max(20).optional(),
  states: z.array(InvoiceState).max(20).optional(),
  /** Users who made the documents. */
  createdBy: z.array(f.Id).max(500).optional(),
  partyIds: z.array(f.Id).max(500).optional(),
  /** Documents with one of these items on a line. */
  itemIds: z.array(f.Id).max(500).optional(),
  /** Names as `salesPeople` lists them. */
  salesPeople: z.array(f.Name.min(1)).max(100).optional(),
  /**
   * Chips: all, draft (rejected ones too), pending, unpaid, …; issued: what is there, neither before that nor cancelled;
   * left and taken: of orders and challans, by whether something is left of them; sent and on: of quotations.
   */
  view: z.enum([...usualViews, ...offerViews]).optional(),
  fromAmount: f.Amount.optional(),
  toAmount: f.Amount.optional(),
  subtypes: z.array(InvoiceSubtype).max(20).optional(),
  /** Of notes: credit or debit notes alone. */
  noteTypes: z.array(NoteType).max(2).optional(),
  itcStates: z.array(ItcState).max(4).optional(),
  eInvoiceStates: z.array(EInvoiceState).max(10).optional(),
  /** Pending: asked for and not answered yet. */
  eWayBillStates: z
    .array(z.enum(['Pending', 'Generated', 'Completed', 'Cancelled', 'Rejected']))
    .max(10)
    .optional(),
  fromDueDate: f.CalendarDate.optional(),
  toDueDate: f.CalendarDate.optional(),
  /** Rows carry the values of the business's own fields; left out where no list shows one. */
  customFields: z.boolean().optional(),
  /** Rows carry the salesperson, in the same way. */
  withSalesPerson: z.boolean().optional(),
  customFilters: CustomFilters.optional(),
}
export const DocumentSearch = GlobalFilters.extend(documentFilters)

/** Documents as they were looked at: what was changed since then is neither approved nor rejected. */
const Looked = z
  .array(z.object({ id: f.Id, version: f.Version }))
  .min(1)
  .max(500)

/** Drafts are discarded, what is issued is cancelled, for a reason. */
const EndOfDocuments = z.object({
  ids: Ids,
  status: z.enum(['Cancelled', 'Delete']),
  /** Needed to cancel. */
  reason: f.Reason.optional(),
})

/** Documents that are mailed as a background task. */
export const MailMany = z.object({ ids: z.array(f.Id).min(1).max(500), language: Language.optional() })

/** One step of the trail of a figure, from the total down to the return. */
export const TrailStep = z.object({
  level: z.enum(['total', 'line', 'rounding', 'ledger', 'gstr1', 'gstr3b']),
  label: Sentence,
  amount: z.string(),
  reference: z.string().optional(),
})

/** Kinds that print as a proforma invoice take the wish; the calls of others know nothing of it. */
const proformaOf = (kind: OfferedKind) =>
  (documentKinds[kind].hasProforma ? { printAs: z.literal('Proforma').optional() } : {}) as {
    printAs: z.ZodOptional<z.ZodLiteral<'Proforma'>>
  }

/** The calls of one kind of document. */
const documentCalls = (kind: OfferedKind) => {
  const group = documentKinds[kind].rights
  const save = documentSaveOf(kind)
  const right = (action: string) => `${group}_${action}` as RightCode
  const view = { anyOf: [right('SH_VW')] }
  const write = { anyOf: [right('AD'), right('ED')] }
  return {
    search: defineCall({
      method: 'POST',
      path: `/${kind}/search`,
      access: view,
      input: DocumentSearch,
      reply: pageOf(DocumentRow),
      readOnly: true,
    }),
    /** Counts and amounts of each chip for the same filters. */
    counts: defineCall({
      method: 'POST',
      path: `/${kind}/counts`,
      access: view,
      input: DocumentSearch,
      reply: z.array(
        z.object({ view: z.string(), documents: z.number(), amount: z.string(), isExact: z.boolean() }),
      ),
      readOnly: true,
    }),
    /** Names of salespeople on documents that the user sees, in alphabetical order. */
    salesPeople: defineCall({
      method: 'GET',
      path: `/${kind}/salesPeople`,
      access: view,
      reply: z.array(z.string()),
      readOnly: true,
    }),
    detail: defineCall({
      method: 'GET',
      path: `/${kind}/detail`,
      access: view,
      input: IdQuery,
      reply: DocumentDetail,
      readOnly: true,
    }),
    save: defineCall({
      method: 'POST',
      path: `/${kind}/save`,
      access: { create: right('AD'), edit: right('ED') },
      input: save,
      body: 'document',
      reply: DocumentSaved,
      idempotent: true,
    }),
    /** What save would answer, with the reasons; nothing is kept. */
    compute: defineCall({
      method: 'POST',
      path: `/${kind}/compute`,
      access: write,
      input: save,
      body: 'document',
      reply: DocumentSaved.omit({ id: true, version: true }).extend({
        explanation: Explanation,
        heading: z.string(),
        /** What the rule says, also where another place was chosen. */
        derivedPlace: z.string().nullable(),
        dueDate: z.string().nullable(),
        /** Numbers are typed, not taken from a series. */
        isOwnNumber: z.boolean(),
        /** Saved as final it waits for someone to approve it. */
        needsApproval: z.boolean(),
        issues: z.array(z.object({ property: z.string(), code: z.string(), message: z.string() })),
      }),
      readOnly: true,
    }),
    /** The sheet of what is typed, as it would print; nothing is kept. */
    preview: defineCall({
      method: 'POST',
      path: `/${kind}/preview`,
      access: write,
      input: save,
      body: 'document',
      reply: DocumentSheet,
      readOnly: true,
    }),
    /** The sheet of a stored document: what the PDF shows, to be shown as HTML. */
    sheet: defineCall({
      method: 'GET',
      path: `/${kind}/sheet`,
      access: view,
      input: z.object({ id: f.QueryId, copy: Copy.optional(), language: Language.optional() }),
      reply: DocumentSheet,
      readOnly: true,
    }),
    /** Why each figure is what it is, for a stored document. */
    explain: defineCall({
      method: 'GET',
      path: `/${kind}/explain`,
      access: view,
      input: IdQuery,
      reply: Explanation,
      readOnly: true,
    }),
    /** From the total to lines, rounding, ledger and return rows: every paisa with its place. */
    trail: defineCall({
      method: 'GET',
      path: `/${kind}/trail`,
      access: view,
      input: IdQuery,
      reply: z.object({
        steps: z.array(TrailStep),
        returnPeriod: z.string().nullable(),
        /** Tables of GSTR-1 it is in, each with the rule that put it there; or why in none. */
        tables: z.array(z.object({ table: z.string().nullable(), reason: Sentence })),
      }),
      readOnly: true,
    }),
    /** A new draft body made from an existing document: no number, dates, references, payments. */
    clone: defineCall({
      method: 'GET',
      path: `/${kind}/clone`,
      access: { anyOf: [right('AD')] },
      input: IdQuery,
      reply: DocumentSave,
      readOnly: true,
    }),
    /** Issues what waits for approval, with number and postings; each of the others with its reason. */
    approve: defineCall({
      method: 'POST',
      path: `/${kind}/approve`,
      access: { anyOf: [right('APR')] },
      input: z.object({ documents: Looked }),
      reply: BulkResult,
      idempotent: true,
    }),
    /** Gives what waits for approval back to the person who sent it. */
    reject: defineCall({
      method: 'POST',
      path: `/${kind}/reject`,
      access: { anyOf: [right('APR')] },
      input: z.object({ documents: Looked, reason: f.Remarks.min(1) }),
      reply: BulkResult,
      idempotent: true,
    }),
    cancel: defineCall({
      method: 'POST',
      path: `/${kind}/cancel`,
      access: { anyOf: [right('CNL')] },
      input: z.object({ ids: Ids, reason: f.Reason.min(1), remark: f.Remarks.optional() }),
      reply: BulkResult,
      idempotent: true,
    }),
    /** Drafts only; issued documents are cancelled, never deleted. */
    delete: defineCall({
      method: 'POST',
      path: `/${kind}/delete`,
      access: { anyOf: [right('DSC')] },
      input: z.object({ ids: Ids }),
      reply: BulkResult,
      idempotent: true,
    }),
    /** What `cancel` and `delete` do, as the status that comes of it. */
    updateStatus: defineCall({
      method: 'POST',
      path: `/${kind}/updateStatus`,
      access: { anyOf: [right('CNL'), right('DSC')] },
      input: EndOfDocuments,
      reply: BulkResult,
      idempotent: true,
    }),
    export: defineCall({
      method: 'POST',
      path: `/${kind}/export`,
      access: { anyOf: [right('DD_EX')] },
      input: DocumentSearch.extend({ format: ExportFormat.default('xlsx') }),
      reply: 'file',
      readOnly: true,
    }),
    /** Not read-only: the history of the document names who took its PDF. */
    pdf: defineCall({
      goesOnAfterEnd: true,
      method: 'GET',
      path: `/${kind}/pdf`,
      access: { anyOf: [right('PDF'), right('PRT')] },
      input: z.object({
        id: f.QueryId,
        copy: z.union([Copies, z.array(Copy)]).optional(),
        language: Language.optional(),
        /** Instead of the one the print settings name. */
        template: PrintTemplate.optional(),
        /** Without it, the file. */
        purpose: PaperPurpose.optional(),
        ...proformaOf(kind),
      }),
      reply: 'file',
    }),
    /** Many documents in one PDF, as a background task. */
    bulkPdf: defineCall({
      goesOnAfterEnd: true,
      method: 'POST',
      path: `/${kind}/bulkPdf`,
      access: { anyOf: [right('PDF'), right('PRT')] },
      input: z.object({
        ids: Ids,
        copy: Copies.optional(),
        language: Language.optional(),
        purpose: PaperPurpose.optional(),
      }),
      reply: z.object({ taskId: f.Id }),
      idempotent: true,
    }),
    send: defineCall({
      method: 'POST',
      path: `/${kind}/send`,
      access: { anyOf: [right('SND')] },
      input: z.object({
        id: f.Id,
        to: f.Emails,
        subject: f.EmailSubject.optional(),
        message: f.TermsLong.optional(),
        language: Language.optional(),
        ...proformaOf(kind),
      }),
      reply: z.object({ messageId: f.Id }),
      idempotent: true,
    }),
    /** Each of many to its customer with its PDF, as a background task that says how each of them went. */
    sendMany: defineCall({
      method: 'POST',
      path: `/${kind}/sendMany`,
      access: { anyOf: [right('SND')] },
      input: MailMany,
      reply: z.object({ taskId: f.Id }),
      idempotent: true,
    }),
    /** A short public link to the document; every sharing makes its own. */
    link: defineCall({
      method: 'POST',
      path: `/${kind}/link`,
      access: { anyOf: [right('SND')] },
      input: z.object({ id: f.Id, ...linkUntil, ...proformaOf(kind) }),
      reply: MadeLink,
      idempotent: true,
    }),
    /** Every link of the document, or the one that is named. */
    revokeLink: defineCall({
      method: 'POST',
      path: `/${kind}/revokeLink`,
      access: { anyOf: [right('SND')] },
      input: z.object({ id: f.Id, linkId: f.Id.optional() }),
      reply: 'nothing',
      idempotent: true,
    }),
    /** What this party paid for this item before. */
    lastPrices: defineCall({
      method: 'GET',
      path: `/${kind}/lastPrices`,
      access: view,
      input: z.object({ partyId: f.QueryId, itemId: f.QueryId }),
      reply: z.array(
        z.object({
          documentId: f.Id,
          number: z.string().nullable(),
          date: z.string(),
          quantity: z.string(),
          unitPrice: z.string(),
          discountPercent: z.string().nullish(),
        }),
      ),
      readOnly: true,
    }),
  }
}

export type DocumentCalls = ReturnType<typeof documentCalls>

/** The calls of each kind that the table of kinds offers. */
export const documentCallsByKind = {
  salesQuotation: documentCalls('salesQuotation'),
  salesOrder: documentCalls('salesOrder'),
  salesInvoice: documentCalls('salesInvoice'),
  deliveryChallan: documentCalls('deliveryChallan'),
  outwardNote: documentCalls('outwardNote'),
  purchaseOrder: documentCalls('purchaseOrder'),
  purchaseBill: documentCalls('purchaseBill'),
  inwardNote: documentCalls('inwardNote'),
} as const satisfies Record<OfferedKind, DocumentCalls>
