import * as z from 'zod'
import { DocumentKindName } from './enums.ts'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { Ids } from './resource.ts'

/** What a user is notified of without having asked. Text keys: `notification.<kind>.subject` and `notification.<kind>.remark`. */
export const NotificationKind = z.enum([
  'eWayEndsToday',
  'eWayEndsSoon',
  'eWayExpired',
  'eWayRejectedByOther',
  'eInvoiceRejected',
  'eInvoiceLimitNear',
  'eInvoiceCancelled',
  'eInvoiceGenerated',
  'legalClocks',
  'lowStock',
  'accessAsked',
  'accessApproved',
  'accessRejected',
  'approvalAsked',
  'documentApproved',
  'documentRejected',
  'paymentApprovalAsked',
  'paymentsApprovalAsked',
  'paymentApproved',
  'paymentRejected',
  'quotationAccepted',
  'quotationDeclined',
])

/** Kinds of notices of the enumeration catalogue (`NotificationType`). */
export const NotificationType = z.enum(['Information', 'Warning', 'Error', 'Success'])

/** The record that a notice is about; what is not set does not concern it. */
const Target = z.object({
  screen: z.enum([
    'eInvoice',
    'eWayBill',
    'eWayBillOfOther',
    'legalClocks',
    'lowStock',
    'changeRequests',
    'paymentOut',
    ...DocumentKindName.options,
  ]),
  documentId: f.Id.nullable(),
  /** Of that document, where the screen is not one of documents. Absent: an invoice. */
  documentKind: DocumentKindName.nullish(),
  /** Of an own e-way bill, or of one of others. */
  billId: f.Id.nullable(),
  /** What the list is searched for to find it: number of the document or of the bill. */
  number: z.string().nullable(),
})

export const Notification = z.object({
  id: f.Id,
  kind: NotificationKind,
  type: NotificationType,
  /** In the caller's language. */
  subject: z.string(),
  remark: z.string(),
  entityId: f.Id.nullable(),
  target: Target.nullable(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
})

const Unread = z.object({ unread: z.number() })

/** Notices of the signed-in user. Nobody sees or marks those of another. */
export const notificationCalls = {
  /** Newest first. */
  list: defineCall({
    method: 'GET',
    path: '/notification/list',
    notForPrograms: true,
    access: 'session',
    input: z.object({
      /** Only those not read yet. */
      unread: z.enum(['true', 'false']).optional(),
      /** Only older ones than this: the next page. */
      before: f.QueryId.optional(),
      size: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.object({ records: z.array(Notification), unread: z.number(), hasMore: z.boolean() }),
    readOnly: true,
  }),
  /** For the bell; cheap enough to be asked again and again. */
  count: defineCall({
    method: 'GET',
    path: '/notification/count',
    notForPrograms: true,
    access: 'session',
    reply: Unread,
    readOnly: true,
  }),
  /** Without ids: all of them. */
  markRead: defineCall({
    method: 'POST',
    path: '/notification/markRead',
    notForPrograms: true,
    goesOnAfterEnd: true,
    access: 'session',
    input: z.object({ ids: Ids.optional() }),
    reply: Unread,
    idempotent: true,
  }),
}
