import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName, Language, PaymentMode } from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, IdQuery, Ids, recordStamps } from './resource.ts'
import { AllowedAction } from './documents.ts'

const Allocation = z.object({ documentId: f.Id, amount: f.Amount })

const paymentFields = {
  entityId: f.Id,
  partyId: f.Id,
  date: f.CalendarDate,
  mode: PaymentMode,
  amount: f.Amount,
  reference: f.ReferenceNumber.optional(),
  account: f.Name.optional(),
  bankCharges: f.Amount.optional(),
  tdsDeducted: f.Amount.optional(),
  seriesId: f.Id.optional(),
  notes: f.Notes.optional(),
}

export const PaymentInSave = z.object({
  ...paymentFields,
  /** Absent: oldest first; empty: nothing, all stays as advance. */
  allocations: z.array(Allocation).max(1000).optional(),
})

const AllocatedTo = z.object({
  documentId: f.Id,
  kind: DocumentKindName,
  number: z.string().nullable(),
  date: z.string().nullable(),
  documentTotal: z.string(),
  amount: z.string(),
})

/** One payment for bills of several of our GSTINs; `entityId` is the GSTIN that keeps what is left over. */
export const PaymentInReceive = z
  .object(paymentFields)
  .omit({ seriesId: true })
  .extend({ allocations: z.array(Allocation).max(1000) })

export const PaymentInDetail = z.object({
  ...recordStamps,
  ...paymentFields,
  number: z.string(),
  partyName: z.string(),
  partyGstin: z.string().nullish(),
  unallocated: z.string(),
  allocations: z.array(AllocatedTo),
  amountInWords: z.object({ en: z.string(), ar: z.string(), hi: z.string() }),
  cancelReason: z.string().nullish(),
  actions: z.array(AllowedAction),
})

export const PaymentInRow = z.object({
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
  unallocated: z.string(),
  status: z.string(),
})

const Search = GlobalFilters.extend({
  statuses: z
    .array(z.enum(['Active', 'Cancelled']))
    .max(20)
    .optional(),
  partyIds: z.array(f.Id).max(500).optional(),
  modes: z.array(PaymentMode).optional(),
  /** Chips: advance is what still settles nothing. */
  view: z.enum(['all', 'advance', 'cancelled']).optional(),
})
const view = { anyOf: ['PIN_SH_VW'] } as const

export const paymentInCalls = {
  search: defineCall({
    method: 'POST',
    path: '/paymentIn/search',
    access: view,
    input: Search,
    reply: pageOf(PaymentInRow),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/paymentIn/detail',
    access: view,
    input: IdQuery,
    reply: PaymentInDetail,
    readOnly: true,
  }),
  save: defineCall({
    method: 'POST',
    path: '/paymentIn/save',
    access: { anyOf: ['PIN_AD'] },
    input: PaymentInSave,
    reply: z.object({
      id: f.Id,
      version: f.Version,
      number: z.string(),
      unallocated: z.string(),
      allocations: z.array(Allocation),
    }),
    idempotent: true,
  }),
  /** Takes one payment for bills of any GSTINs: a receipt at each of them, all or none. */
  receive: defineCall({
    method: 'POST',
    path: '/paymentIn/receive',
    access: { anyOf: ['PIN_AD'] },
    input: PaymentInReceive,
    reply: z.object({
      receipts: z.array(
        z.object({
          id: f.Id,
          version: f.Version,
          entityId: f.Id,
          number: z.string(),
          amount: z.string(),
          unallocated: z.string(),
          allocations: z.array(Allocation),
        }),
      ),
    }),
    idempotent: true,
  }),
  /** Sets what an existing receipt pays for anew, from its unallocated rest or by moving. */
  allocate: defineCall({
    method: 'POST',
    path: '/paymentIn/allocate',
    access: { anyOf: ['PIN_ED'] },
    input: z.object({ id: f.Id, version: f.Version, allocations: z.array(Allocation).max(1000) }),
    reply: z.object({ id: f.Id, version: f.Version, unallocated: z.string() }),
    idempotent: true,
  }),
  /** Corrects the notes of a receipt; date, amount and mode are booked and remain: cancel and receive again. */
  update: defineCall({
    method: 'POST',
    path: '/paymentIn/update',
    access: { anyOf: ['PIN_ED'] },
    input: z.object({
      id: f.Id,
      version: f.Version,
      reference: f.ReferenceNumber.optional(),
      account: f.Name.optional(),
      notes: f.Notes.optional(),
    }),
    reply: z.object({ id: f.Id, version: f.Version }),
    idempotent: true,
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/paymentIn/cancel',
    access: { anyOf: ['PIN_CNL'] },
    input: z.object({ ids: Ids, reason: f.Reason.min(1) }),
    reply: BulkResult,
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/paymentIn/export',
    access: { anyOf: ['PIN_DD_EX'] },
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  pdf: defineCall({
    method: 'GET',
    path: '/paymentIn/pdf',
    access: { anyOf: ['PIN_PDF', 'PIN_PRT'] },
    input: z.object({ id: f.QueryId, language: Language.optional() }),
    reply: 'file',
    readOnly: true,
  }),
  /** The receipt by mail, its PDF attached. */
  send: defineCall({
    method: 'POST',
    path: '/paymentIn/send',
    access: { anyOf: ['PIN_SND'] },
    input: z.object({
      id: f.Id,
      to: f.Emails.min(1),
      message: f.TermsLong.optional(),
      language: Language.optional(),
    }),
    reply: z.object({ messageId: f.Id }),
    idempotent: true,
  }),
  /** Open documents of a party, oldest first, for the allocation grid. */
  outstanding: defineCall({
    method: 'GET',
    path: '/paymentIn/outstanding',
    access: { anyOf: ['PIN_SH_VW', 'PIN_AD'] },
    input: z.object({ partyId: f.QueryId, entityId: f.QueryId.optional() }),
    reply: z.object({
      documents: z.array(
        z.object({
          documentId: f.Id,
          kind: DocumentKindName,
          entityId: f.Id,
          number: z.string().nullable(),
          date: z.string(),
          dueDate: z.string().nullish(),
          total: z.string(),
          balance: z.string(),
        }),
      ),
      balance: z.string(),
      unallocated: z.string(),
    }),
    readOnly: true,
  }),
}
