import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { DocumentKindName } from './enums.ts'
import { defineCall } from './call.ts'
import { Sentence } from './documents.ts'
import * as f from './fields.ts'
import { reportCalls, reportRight, SheetFormat } from './report-kinds.ts'

const Period = z.object({ entityId: f.Id, returnPeriod: f.ReturnPeriod })
const view = { anyOf: ['REP_GSTR1', 'RET_SH_VW'] } as const
const takeOut = { anyOf: [reportRight('gstr1', 'export')] }

/** A return of a period that is marked as filed; its documents are locked. */
export const FiledReturn = z.object({
  filedOn: z.string(),
  arn: z.string().nullable(),
  filedBy: z.string().nullable(),
  markedAt: z.string(),
})

const Amounts = {
  taxableValue: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  cess: z.string(),
  total: z.string(),
}
export const Gstr1Section = z.object({ section: z.string(), documents: z.number(), ...Amounts })

export const Gstr1Issue = z.object({
  code: z.string(),
  severity: z.enum(['Error', 'Warning']),
  documentId: f.Id.nullish(),
  /** Of the document. */
  kind: DocumentKindName.nullish(),
  number: z.string().nullish(),
  lineNumber: z.number().nullish(),
  field: z.string().nullish(),
  message: z.string(),
  fix: z.string().nullish(),
})

const page = {
  start: z.number().int().min(0).default(0),
  size: z.number().int().min(1).max(500).default(30),
  after: z.string().max(500).optional(),
}

export const gstr1Calls = {
  /** Live sums of every section, with the total liability of the period. */
  summary: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr1/summary',
    access: view,
    input: Period,
    reply: z.object({
      entityId: f.Id,
      gstin: z.string().nullable(),
      returnPeriod: z.string(),
      /** How often this GSTIN files; a quarter is named by its last month. */
      frequency: z.enum(['Monthly', 'Quarterly']),
      /** A month of a quarterly filer: what may be furnished of it before the quarter. */
      isIff: z.boolean(),
      /** What this taxpayer files in place of GSTR-1. */
      otherReturns: z.string().nullable(),
      dueDate: z.string(),
      sections: z.array(Gstr1Section),
      liability: z.object({ igst: z.string(), cgst: z.string(), sgst: z.string(), cess: z.string() }),
      documentsIssued: z.number(),
      documentsCancelled: z.number(),
      drafts: z.number(),
      /** Of an IFF: furnished. */
      filed: FiledReturn.nullable(),
      /** What the IFFs of the quarter held: not in the sections, but in tables 12 and 13. */
      furnished: z.array(z.object({ returnPeriod: z.string(), documents: z.number(), ...Amounts })),
    }),
    readOnly: true,
  }),
  /** The documents behind a section, with their part in it and why they are there. */
  documents: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr1/documents',
    access: view,
    input: Period.extend({ section: z.string().max(30), ...page }),
    reply: z.object({
      records: z.array(
        z.object({
          /** Of tables 11A and 11B: of the payment. */
          documentId: f.Id,
          kind: z.enum([...DocumentKindName.options, ...paymentKindNames]),
          number: z.string().nullable(),
          date: z.string(),
          partyName: z.string().nullable(),
          gstin: z.string().nullish(),
          placeOfSupply: z.string().nullish(),
          rates: z.array(
            z.object({
              rate: z.string(),
              taxableValue: z.string(),
              igst: z.string(),
              cgst: z.string(),
              sgst: z.string(),
              cess: z.string(),
            }),
          ),
          reason: Sentence,
          ...Amounts,
        }),
      ),
      total: z.number(),
      next: z.string().optional(),
    }),
    readOnly: true,
  }),
  /** Table 12: code, unit and rate, by buyers registered or not. */
  hsn: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr1/hsn',
    access: view,
    input: Period,
    reply: z.object({
      records: z.array(
        z.object({
          tab: z.enum(['B2B', 'B2C']),
          hsn: z.string(),
          description: z.string().nullish(),
          uqc: z.string(),
          quantity: z.string(),
          rate: z.string(),
          ...Amounts,
        }),
      ),
    }),
    readOnly: true,
  }),
  /** Table 13: number ranges of each series. */
  issued: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr1/issued',
    access: view,
    input: Period,
    reply: z.object({
      records: z.array(
        z.object({
          documentType: z.number(),
          label: z.string(),
          from: z.string(),
          to: z.string(),
          total: z.number(),
          cancelled: z.number(),
          net: z.number(),
        }),
      ),
    }),
    readOnly: true,
  }),
  /** What the portal would refuse, and what is worth a look, with the document behind it. */
  issues: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr1/issues',
    access: view,
    input: Period,
    reply: z.object({ issues: z.array(Gstr1Issue), errors: z.number(), warnings: z.number() }),
    readOnly: true,
  }),
  /** The portal's JSON, streamed; `offline` gives the file for the offline upload. */
  json: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr1/json',
    access: takeOut,
    input: Period.extend({ offline: z.boolean().default(false) }),
    reply: 'file',
    readOnly: true,
  }),
  export: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr1/export',
    access: takeOut,
    input: Period.extend({ format: SheetFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
  ...reportCalls('gstReturn/gstr1', 'gstr1', Period),
}

/** `IFF` for the first and second month of a quarter: what was furnished of them before the return. */
const Mark = Period.extend({ returnType: z.enum(['GSTR1', 'IFF']).default('GSTR1') })

export const gstReturnCalls = {
  /**
   * Marks a return as filed: from then on nothing dated in its period is issued, edited or cancelled. An IFF locks the
   * documents it held, and the return of the quarter leaves them out.
   */
  markFiled: defineCall({
    method: 'POST',
    path: '/gstReturn/markFiled',
    access: { anyOf: ['RET_FIL'] },
    input: Mark.extend({
      filedOn: f.CalendarDate,
      /** Acknowledgement reference number of the portal. */
      arn: f.Arn.optional(),
      reason: f.Reason.optional(),
    }),
    reply: FiledReturn,
    idempotent: true,
  }),
  /** Takes a mark back that was set by mistake; the period is open again. */
  markUnfiled: defineCall({
    method: 'POST',
    path: '/gstReturn/markUnfiled',
    access: { anyOf: ['RET_FIL'] },
    input: Mark.extend({ reason: f.Reason.min(1) }),
    reply: 'nothing',
    idempotent: true,
  }),
}
