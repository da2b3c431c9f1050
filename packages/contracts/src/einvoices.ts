import * as z from 'zod'
import { defineCall } from './call.ts'
import { TransportDetails } from './documents.ts'
import { eInvoiceFileCalls } from './einvoice-files.ts'
import { DocumentKindName, EInvoiceStatusShort } from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { connection, credentialCalls } from './portal-access.ts'
import { SignatureState } from './portals.ts'
import { BulkResult, Ids } from './resource.ts'

/** The state of a document at the e-invoice portal. */
export const EInvoiceState = z.enum([
  'YetNotGenerated',
  'InProgress',
  'Generated',
  'Cancelled',
  'Rejected',
  'NotApplicable',
])

/** Why a document is not registered; text `eInvoice.reason.<value>`. */
const NotApplicableReason = z.enum([
  'switchedOff',
  'beforeStart',
  'exemptSeller',
  'sezUnit',
  'documentKind',
  'exemptSupply',
  'unregisteredBuyer',
  /** By a person, who may move it back. */
  'setAside',
])

/** Of a document in progress: waits its turn, is sent, or was sent without a certain answer and is looked up. */
const Stage = z.enum(['Queued', 'Sent', 'Unknown'])

/** `WrongDetails` is the name of the same value elsewhere (readings, number 6). */
export const EInvoiceCancelReason = z
  .enum(['Duplicate', 'Wrong Details', 'WrongDetails', 'Invoice Cancelled', 'Others'])
  .transform((reason) => (reason === 'WrongDetails' ? 'Wrong Details' : reason))

/** What the portal refuses or would refuse, in the reader's language, with what to do. */
const EInvoiceIssue = z.object({
  /** The portal's code. */
  code: z.string(),
  /** Field of the document to mend: `lines[2].hsn`; empty where the portal named none. */
  path: z.string(),
  message: z.string(),
  fix: z.string(),
  severity: z.enum(['error', 'warning']),
})

const EInvoiceFilters = GlobalFilters.extend({
  states: z.array(EInvoiceState).max(10).optional(),
  partyIds: z.array(f.Id).max(500).optional(),
})

const stand = {
  status: EInvoiceState,
  /** For programs. */
  eInvoiceStatusShort: EInvoiceStatusShort.optional(),
  /** With NotApplicable only. */
  reason: NotApplicableReason.nullable(),
  /** With InProgress only. */
  stage: Stage.nullable(),
  irn: z.string().nullable(),
  ackNo: z.string().nullable(),
  ackDate: z.string().nullable(),
  signature: SignatureState.nullable(),
  ewbNo: z.string().nullable(),
  /** Until when the portal takes a cancellation. */
  cancelBy: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  /** Last day to report it, where the thirty days bind this GSTIN and it is not registered yet. */
  reportBy: z.string().nullable(),
  /** When it is tried again, while it waits for the portal. */
  retryAt: z.string().nullable(),
  errors: z.array(EInvoiceIssue),
}

const EInvoiceRow = z.object({
  /** Of the document. */
  id: f.Id,
  kind: DocumentKindName,
  number: z.string().nullable(),
  date: z.string(),
  entityId: f.Id,
  partyId: f.Id.nullable(),
  partyName: z.string().nullable(),
  partyGstin: z.string().nullable(),
  taxableValue: z.string(),
  total: z.string(),
  ...stand,
})

const Allowed = z.object({ allowed: z.boolean(), reason: z.string().optional() })

export const EInvoiceDetail = z.object({
  documentId: f.Id,
  ...stand,
  /** Of one that waits: 1 where it is the next of its GSTIN. */
  queuePosition: z.number().nullable(),
  signedQrCode: z.string().nullable(),
  signedInvoice: z.string().nullable(),
  /** True where both signatures are valid under a key of the portal. */
  signatureVerified: z.boolean(),
  /** Name of that key. */
  keyId: z.string().nullable(),
  qrSvg: z.string().nullable(),
  /** Found at the portal rather than answered to our sending. */
  isAdopted: z.boolean(),
  /** The number is at the portal for another content; nothing was adopted. */
  differences: z.array(z.object({ field: z.string(), ours: z.string(), theirs: z.string() })),
  cancelReason: z.string().nullable(),
  cancelRemark: z.string().nullable(),
  generate: Allowed,
  cancel: Allowed,
})

const generate = { anyOf: ['EIN_GEN'] } as const
const view = { anyOf: ['EIN_SH_VW'] } as const
const cancellation = { reason: EInvoiceCancelReason, remark: f.Reason.min(1) }
const Move = z.object({ documentIds: Ids, reason: f.Reason.min(1) })
const OfDocument = z.object({ documentId: f.QueryId })

export const eInvoiceCalls = {
  ...eInvoiceFileCalls,
  /** What the portal would refuse, found here, all at once; nothing is sent. */
  validate: defineCall({
    method: 'POST',
    path: '/eInvoice/validate',
    access: generate,
    input: z.object({ documentIds: Ids }),
    reply: z.array(
      z.object({
        documentId: f.Id,
        applies: z.boolean(),
        reason: NotApplicableReason.nullable(),
        issues: z.array(EInvoiceIssue),
      }),
    ),
    readOnly: true,
  }),
  /** Puts the documents into the queue of their GSTIN; the task says how they went. */
  generate: defineCall({
    method: 'POST',
    path: '/eInvoice/generate',
    access: generate,
    input: z.object({
      documentIds: Ids,
      /** The e-way bills of those that move goods in the same call; an IRN remains even where its bill is refused. */
      withEWayBill: z.boolean().default(false),
      /** Absent: as on the document. */
      transport: TransportDetails.optional(),
    }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** The same for all that match and may be registered, five thousand at most; null where there is none. */
  generateAll: defineCall({
    method: 'POST',
    path: '/eInvoice/generateAll',
    access: generate,
    input: EInvoiceFilters,
    reply: z.object({ taskId: f.Id.nullable(), documents: z.number() }),
    idempotent: true,
  }),
  /** Cancels many, each by the rules of one; the task says how they went. */
  cancelMany: defineCall({
    method: 'POST',
    path: '/eInvoice/cancelMany',
    access: { anyOf: ['EIN_CNL'] },
    input: z.object({ documentIds: Ids, ...cancellation }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** Asks the portal for the state of registered documents: an IRN cancelled on its own page is found. */
  refresh: defineCall({
    method: 'POST',
    path: '/eInvoice/refresh',
    access: generate,
    input: z.object({ documentIds: Ids }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** Takes documents off the work list: they are not applicable until they are moved back. */
  setAside: defineCall({
    method: 'POST',
    path: '/eInvoice/setAside',
    access: { anyOf: ['EIN_MOV'] },
    input: Move,
    reply: BulkResult,
    idempotent: true,
  }),
  /** Puts documents that were set aside on the work list again. */
  move: defineCall({
    method: 'POST',
    path: '/eInvoice/move',
    access: { anyOf: ['EIN_MOV'] },
    input: Move,
    reply: BulkResult,
    idempotent: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/eInvoice/detail',
    access: view,
    input: OfDocument,
    reply: EInvoiceDetail,
    readOnly: true,
  }),
  /** Refused before the portal is asked where its rules forbid it; the reply gives the state of the document afterwards. */
  cancel: defineCall({
    method: 'POST',
    path: '/eInvoice/cancel',
    access: { anyOf: ['EIN_CNL'] },
    input: z.object({ documentId: f.Id, ...cancellation }),
    reply: EInvoiceDetail,
    idempotent: true,
  }),
  /** The INV-01 payload that is or would be sent. */
  json: defineCall({
    method: 'GET',
    path: '/eInvoice/json',
    access: { anyOf: ['EIN_JSN'] },
    input: OfDocument,
    reply: 'file',
    readOnly: true,
  }),
  search: defineCall({
    method: 'POST',
    path: '/eInvoice/search',
    access: view,
    input: EInvoiceFilters,
    reply: pageOf(EInvoiceRow),
    readOnly: true,
  }),
  /** A file, or `{ taskId }` as JSON above recordsAffectedWarningLimit. */
  export: defineCall({
    method: 'POST',
    path: '/eInvoice/export',
    access: view,
    input: EInvoiceFilters.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  /** Documents and amounts of each state, for the same filters without their states. */
  counts: defineCall({
    method: 'POST',
    path: '/eInvoice/counts',
    access: view,
    input: EInvoiceFilters,
    reply: z.array(z.object({ status: EInvoiceState, documents: z.number(), amount: z.string() })),
    readOnly: true,
  }),
  /** Asks the portal. An acknowledgement number is looked for in the books first, as the portal knows IRNs alone. */
  lookup: defineCall({
    method: 'POST',
    path: '/eInvoice/lookup',
    access: view,
    input: z.object({
      entityId: f.Id,
      by: z.enum(['Irn', 'AckNo', 'DocumentDetails']),
      irn: f.Irn.optional(),
      ackNo: z
        .string()
        .trim()
        .regex(/^\d{1,20}$/)
        .optional(),
      documentType: z.enum(['INV', 'CRN', 'DBN']).optional(),
      number: f.DocumentNumber.optional(),
      date: f.CalendarDate.optional(),
    }),
    reply: z.object({
      isFound: z.boolean(),
      /** The document of the books that it belongs to. */
      documentId: f.Id.nullable(),
      /** Where there is none: a document of the same kind, number and day without an IRN, which may take this one over. */
      candidateId: f.Id.nullable(),
      /** Of either of them. */
      kind: DocumentKindName.nullable(),
      irn: z.string().nullable(),
      ackNo: z.string().nullable(),
      ackDate: z.string().nullable(),
      isCancelled: z.boolean(),
      signature: SignatureState.nullable(),
      ewbNo: z.string().nullable(),
      /** Fields of the signed QR. */
      qr: z.record(z.string(), z.string()).nullable(),
      errors: z.array(EInvoiceIssue),
    }),
    idempotent: true,
  }),
  /** Fetches a registration anew from the common portal. */
  syncGstin: defineCall({
    method: 'POST',
    path: '/eInvoice/syncGstin',
    access: view,
    input: z.object({ entityId: f.Id, gstin: f.Gstin }),
    reply: z.object({
      gstin: z.string(),
      legalName: z.string().nullable(),
      tradeName: z.string().nullable(),
      taxpayerType: z.string().nullable(),
      status: z.string(),
      isBlocked: z.boolean(),
      address: z.object({
        line1: z.string().nullable(),
        line2: z.string().nullable(),
        city: z.string().nullable(),
        stateCode: z.string().nullable(),
        pincode: z.string().nullable(),
      }),
    }),
    idempotent: true,
  }),
  ...credentialCalls('eInvoice'),
  connection,
}
