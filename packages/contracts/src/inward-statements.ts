import { inwardClasses } from '@bahi/domain/reconcile/records.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { SpooledFile } from './spooled-file.ts'

const view = { anyOf: ['REC_SH_VW'] } as const
const run = { anyOf: ['REC_RUN'] } as const

const Amounts = {
  taxableValue: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  cess: z.string(),
}
const Period = z.object({ entityId: f.Id, returnPeriod: f.ReturnPeriod })
const page = {
  start: z.number().int().min(0).max(5_000_000).default(0),
  size: z.number().int().min(1).max(500).default(50),
}

/** A file in JSON; larger ones come as a form. */
const jsonFileBytes = 8 * 1024 * 1024

const InwardRecord = z.object({
  id: f.Id,
  section: z.string(),
  documentClass: z.enum(inwardClasses),
  gstin: z.string().nullable(),
  supplierName: z.string().nullable(),
  number: z.string(),
  date: z.string(),
  placeOfSupply: z.string().nullable(),
  reverseCharge: z.boolean(),
  ...Amounts,
  itcAvailable: z.string().nullable(),
  itcReason: z.string().nullable(),
  isRejected: z.boolean(),
  imsAction: z.string().nullable(),
  filedOn: z.string().nullable(),
  supplierPeriod: z.string().nullable(),
  originalNumber: z.string().nullable(),
  /** How often it came with other contents. */
  version: z.number(),
  /** A later file of the period has it no more. */
  isGone: z.boolean(),
})

/** The calls of one statement: what was uploaded of a period, section by section. */
export const inwardCalls = <const P extends 'gstr2a' | 'gstr2b' | 'ims'>(form: P) => ({
  summary: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/summary`,
    access: view,
    input: Period,
    reply: z.object({
      sections: z.array(z.object({ section: z.string(), documents: z.number(), ...Amounts })),
      /** Files that were read, the newest first. */
      files: z.array(
        z.object({
          id: f.Id,
          name: z.string(),
          rows: z.number(),
          added: z.number(),
          changed: z.number(),
          gone: z.number(),
          unread: z.number(),
          /** The first of the records that could not be read: what was in their place, and where it is in the file. */
          faults: z.array(
            z.object({
              section: z.string(),
              position: z.number(),
              number: z.string().nullable(),
              field: z.string(),
              value: z.string().nullable(),
              /** Of an Excel file. */
              sheet: z.string().optional(),
              row: z.number().optional(),
              column: z.string().optional(),
            }),
          ),
          generatedOn: z.string().nullable(),
          uploadedAt: z.string(),
          uploadedBy: z.string().nullable(),
        }),
      ),
    }),
    readOnly: true,
  }),
  documents: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/documents`,
    access: view,
    input: Period.extend({ section: z.string().max(30), ...page }),
    reply: z.object({ records: z.array(InwardRecord), total: z.number() }),
    readOnly: true,
  }),
  search: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/search`,
    access: view,
    input: z.object({
      entityId: f.Id,
      returnPeriods: z.array(f.ReturnPeriod).max(60).optional(),
      keyword: z.string().trim().max(200).optional(),
      ...page,
    }),
    reply: z.object({ records: z.array(InwardRecord), total: z.number() }),
    readOnly: true,
  }),
  /** Takes the portal's JSON, a ZIP of its parts or, of GSTR-2A and GSTR-2B, its Excel file, and reads it in the background. */
  upload: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/upload`,
    access: run,
    input: Period.extend({
      file: z.union([
        z.instanceof(SpooledFile),
        z.object({
          name: z.string().trim().min(1).max(255),
          /** Base64. */
          content: z
            .string()
            .max(Math.ceil(jsonFileBytes / 3) * 4 + 1024)
            .regex(/^[A-Za-z0-9+/]*={0,2}$/),
        }),
      ]),
    }),
    body: 'files',
    takesForm: 'spooled',
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
})

/** Fetches it from the GST portal, which has to be open for the GSTIN. */
const fetchCall = <const P extends 'gstr2b' | 'ims'>(form: P) =>
  defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/fetch`,
    access: run,
    input: Period,
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  })

export const gstr2aCalls = inwardCalls('gstr2a')
export const gstr2bCalls = { ...inwardCalls('gstr2b'), fetch: fetchCall('gstr2b') }
export const imsCalls = {
  ...inwardCalls('ims'),
  fetch: fetchCall('ims'),
  /** Sends the decisions on records of IMS that the portal does not have yet, and fetches its inbox afterwards. */
  push: defineCall({
    method: 'POST',
    path: '/gstReturn/ims/push',
    access: { anyOf: ['REC_ACT'] },
    input: z.object({ entityId: f.Id, returnPeriod: f.ReturnPeriod.optional() }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
}
