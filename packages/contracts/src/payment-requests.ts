import * as z from 'zod'
import { Attachment } from './attachments.ts'
import { defineCall } from './call.ts'
import { AllowedAction } from './documents.ts'
import { PaymentMode, PaymentRequestStatus } from './enums.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { AllocatedTo, Approval, LinkedPayment, paymentFields } from './payments.ts'
import { BulkResult, IdQuery, recordStamps } from './resource.ts'

const Search = GlobalFilters.extend({
  partyIds: z.array(f.Id).max(500).optional(),
  modes: z.array(PaymentMode).optional(),
  /** Chips; absent: all. */
  view: z.enum(['all', 'pending', 'rejected', 'withdrawn', 'approved']).optional(),
})

const Row = z.object({
  id: f.Id,
  version: f.Version,
  status: PaymentRequestStatus,
  date: z.string(),
  entityId: f.Id,
  partyId: f.Id,
  partyName: z.string(),
  mode: z.string(),
  reference: z.string().nullable(),
  amount: z.string(),
  submittedBy: z.string().nullable(),
  submittedAt: z.string(),
  answer: z.string().nullable(),
  /** Of the payment, once it is approved. */
  number: z.string().nullable(),
})

const Detail = z.object({
  ...recordStamps,
  ...paymentFields,
  status: PaymentRequestStatus,
  partyName: z.string(),
  partyGstin: z.string().nullish(),
  /** Each with what is open of it now: more than that is refused on approval. */
  allocations: z.array(AllocatedTo.extend({ balance: z.string() })),
  /** What would settle nothing. */
  unallocated: z.string(),
  amountInWords: z.object({ en: z.string(), ar: z.string(), hi: z.string() }),
  refundOf: LinkedPayment.extend({ unallocated: z.string() }).nullish(),
  attachments: z.array(Attachment),
  approval: Approval,
  /** Of the payment, once it is approved. */
  number: z.string().nullable(),
  actions: z.array(AllowedAction),
})

/** As they were looked at: what was changed since then is neither approved, rejected nor withdrawn. */
const Looked = z
  .array(z.object({ id: f.Id, version: f.Version }))
  .min(1)
  .max(200)

const see = { anyOf: ['POT_SH_VW'] } as const

/** Payments out that wait for approval, and what was decided. They are sent by `paymentOut.save`, `pay` and `run`. */
export const paymentRequestCalls = {
  search: defineCall({
    method: 'POST',
    path: '/paymentRequest/search',
    access: see,
    input: Search,
    reply: pageOf(Row),
    readOnly: true,
  }),
  /** How many wait and how many were rejected, for the chips of the list. */
  counts: defineCall({
    method: 'POST',
    path: '/paymentRequest/counts',
    access: see,
    input: z.object({ entityIds: z.array(f.Id).max(500).optional() }),
    reply: z.array(
      z.object({ view: z.enum(['pending', 'rejected']), payments: z.number(), amount: z.string() }),
    ),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/paymentRequest/detail',
    access: see,
    input: IdQuery,
    reply: Detail,
    readOnly: true,
  }),
  /** Pays what waits, under the rules of today; each that is refused keeps waiting and has its reason. */
  approve: defineCall({
    method: 'POST',
    path: '/paymentRequest/approve',
    access: { anyOf: ['POT_APR'] },
    input: z.object({ payments: Looked }),
    reply: BulkResult.extend({ numbers: z.array(z.object({ id: f.Id, number: z.string() })) }),
    idempotent: true,
  }),
  /** Gives it back to the person who sent it, with the reason. */
  reject: defineCall({
    method: 'POST',
    path: '/paymentRequest/reject',
    access: { anyOf: ['POT_APR'] },
    input: z.object({ payments: Looked, reason: f.Remarks.min(1) }),
    reply: BulkResult,
    idempotent: true,
  }),
  /** Takes back what the caller sent. */
  withdraw: defineCall({
    method: 'POST',
    path: '/paymentRequest/withdraw',
    access: { anyOf: ['POT_AD'] },
    input: z.object({ payments: Looked }),
    reply: BulkResult,
    idempotent: true,
  }),
}
