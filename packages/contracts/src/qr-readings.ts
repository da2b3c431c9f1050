import * as z from 'zod'
import { BillStart } from './bill-start.ts'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { BulkResult, IdQuery, Ids } from './resource.ts'

/** What came of a code: `Reading` while its file waits for its turn. Text `enum.QrReadingState.<value>`. */
export const QrReadingState = z.enum([
  'Reading',
  'Verified',
  'UnknownKey',
  'Altered',
  'NotAnEInvoice',
  'Unreadable',
])

/** Whose invoice it is, by the GSTINs of the subscriber. Text `enum.QrRelation.<value>`. */
const QrRelation = z.enum(['Received', 'Issued', 'Internal', 'Other'])

/** Why a file was not taken, or nothing was found in it, or not all; text `qrReading.fault.<value>`. */
export const QrFault = z.enum([
  'empty',
  'tooLarge',
  'type',
  'dimensions',
  'broken',
  'locked',
  'tooHeavy',
  'notAllPages',
  'noCode',
])

/** Files of one request, and what they may weigh together, so that it stays below the limit of a request. */
export const uploadLimits = { files: 20, fileBytes: 8 * 1024 * 1024, requestBytes: 8 * 1024 * 1024 } as const

const QrReadingFilters = GlobalFilters.extend({
  states: z.array(QrReadingState).max(10).optional(),
  relations: z.array(QrRelation).max(10).optional(),
  /** Codes whose IRN was read before. */
  duplicates: z.enum(['Only', 'Without']).optional(),
})

export const QrReadingRow = z.object({
  id: f.Id,
  status: QrReadingState,
  fault: QrFault.nullable(),
  content: z.enum(['pdf', 'jpeg', 'png', 'text', 'camera']),
  fileName: z.string().nullable(),
  /** Pages of the file that carry it. */
  pages: z.array(z.number()),
  /** As the code says it; to be believed only where the state is Verified. */
  irn: z.string().nullable(),
  irnDate: z.string().nullable(),
  sellerGstin: z.string().nullable(),
  buyerGstin: z.string().nullable(),
  documentType: z.string().nullable(),
  documentNumber: z.string().nullable(),
  documentDate: z.string().nullable(),
  total: z.string().nullable(),
  itemCount: z.number().nullable(),
  mainHsn: z.string().nullable(),
  relation: QrRelation.nullable(),
  /** The party of the books with the seller's GSTIN; the name alone where we are the seller. */
  sellerId: f.Id.nullable(),
  sellerName: z.string().nullable(),
  /** Its IRN was read before. */
  isDuplicate: z.boolean(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
})

const QrReadingDetail = QrReadingRow.extend({
  entityId: f.Id,
  /** All that the code says, as a text. */
  text: z.string().nullable(),
  /** The reading that had this IRN first, where the user sees it. */
  duplicateOf: f.Id.nullable(),
  /** Name of the key it was signed with. */
  keyId: z.string().nullable(),
  /** Of ours, or of the party of the books, with the buyer's GSTIN. */
  buyerName: z.string().nullable(),
  /** The document of the books that has this IRN. */
  document: z.object({ id: f.Id, kind: z.string(), number: z.string().nullable() }).nullable(),
  /** Others that were read from the same file. */
  sameFile: z.array(f.Id),
})

const view = { anyOf: ['EIN_SH_VW'] } as const
/** Who brings e-invoices into the books, or enters the bills that are made of them. */
const change = { anyOf: ['EIN_MOV', 'PBL_AD'] } as const

const OneFile = z.object({
  name: z.string().trim().min(1).max(255),
  /** Base64. */
  content: z
    .string()
    .max(Math.ceil(uploadLimits.fileBytes / 3) * 4 + 1024)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/),
})

export const qrReadingCalls = {
  /**
   * Looks for e-invoices in files. Few small ones are read at once, others by a task; a file that cannot be taken says
   * why and delays none of the others.
   */
  read: defineCall({
    method: 'POST',
    path: '/qrReading/read',
    access: change,
    input: z.object({ entityId: f.Id, files: z.array(OneFile).min(1).max(uploadLimits.files) }),
    body: 'files',
    reply: z.object({
      files: z.array(
        z.object({
          name: z.string(),
          /** Absent where the file was taken. */
          fault: QrFault.nullable(),
          message: z.string().nullable(),
          readings: z.array(z.object({ id: f.Id, status: QrReadingState, fault: QrFault.nullable() })),
        }),
      ),
      taskId: f.Id.nullable(),
    }),
    idempotent: true,
  }),
  /** Keeps what a camera has read. */
  scan: defineCall({
    method: 'POST',
    path: '/qrReading/scan',
    access: change,
    input: z.object({ entityId: f.Id, text: z.string().trim().min(1).max(8000) }),
    reply: QrReadingRow,
    idempotent: true,
  }),
  search: defineCall({
    method: 'POST',
    path: '/qrReading/search',
    access: view,
    input: QrReadingFilters,
    reply: pageOf(QrReadingRow),
    readOnly: true,
  }),
  /** Readings of each state, for the same filters without their states. */
  counts: defineCall({
    method: 'POST',
    path: '/qrReading/counts',
    access: view,
    input: QrReadingFilters,
    reply: z.array(z.object({ status: QrReadingState, readings: z.number() })),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: '/qrReading/detail',
    access: view,
    input: IdQuery,
    reply: QrReadingDetail,
    readOnly: true,
  }),
  /** The file it was read from, as it was uploaded. */
  file: defineCall({
    method: 'GET',
    path: '/qrReading/file',
    access: view,
    input: IdQuery,
    reply: 'file',
    readOnly: true,
  }),
  /** The start of the bill of an invoice that was read, or of the inward note of a credit or debit note; nothing is kept. */
  bill: defineCall({
    method: 'GET',
    path: '/qrReading/bill',
    access: { anyOf: ['PBL_AD', 'PIW_AD'] },
    input: IdQuery,
    reply: BillStart,
    readOnly: true,
  }),
  /** Verifies kept codes anew, as a key that was unknown may be known by now; looks again at files that gave nothing. */
  readAgain: defineCall({
    method: 'POST',
    path: '/qrReading/readAgain',
    access: change,
    input: z.object({ ids: Ids }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** Gone permanently, with the file once nothing read from it is left. */
  delete: defineCall({
    method: 'POST',
    path: '/qrReading/delete',
    access: change,
    input: z.object({ ids: Ids }),
    reply: BulkResult,
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/qrReading/export',
    access: { anyOf: ['EIN_JSN'] },
    input: QrReadingFilters.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
}
