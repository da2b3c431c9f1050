import { reconStates } from '@bahi/domain/reconcile/records.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import * as f from './fields.ts'
import { GlobalFilters, pageOf } from './paging.ts'
import { Statement } from './reconciliation.ts'
import { QualityRating } from './vendors.ts'

/** What a supplier can mend: what it did not report, and what it reported in another way than the bill says. */
export const askedStates = ['MissingIn2B', 'Mismatch', 'Residual', 'MissingInBooks'] as const
const AskedState = z.enum(askedStates)
/** How far the follow-up of a supplier is; `NoAddress`: nobody is known who could be asked. */
export const FollowUpState = z.enum(['ToAsk', 'Asked', 'Answered', 'NoAddress'])
export const FollowUpMailState = z.enum(['Pending', 'Sent', 'Failed'])
/** Of a mail. Absent: that in which the supplier was asked last, else English. */
const Language = z.enum(['en', 'ar', 'hi'])

const view = { anyOf: ['REC_SH_VW'] } as const
const act = { anyOf: ['REC_ACT'] } as const

const Place = {
  entityId: f.Id,
  against: Statement.default('GSTR2B'),
  /** Rows whose bill or whose statement is of one of them. */
  returnPeriods: z.array(f.ReturnPeriod).max(60).optional(),
}
/** Absent: what the statement lacks, and what differs. */
const States = z.array(AskedState).min(1).max(4).optional()

const SupplierRow = z.object({
  /** Of its oldest row. */
  id: f.Id,
  gstin: z.string(),
  name: z.string().nullable(),
  vendorId: f.Id.nullable(),
  rating: QualityRating.nullable(),
  emails: z.string().nullable(),
  documents: z.number(),
  taxableValue: z.string(),
  tax: z.string(),
  oldestDate: z.string(),
  state: FollowUpState,
  lastAskedAt: z.string().nullable(),
  answer: z.string().nullable(),
  promisedOn: z.string().nullable(),
})

const Row = z.object({
  id: f.Id,
  state: z.enum(reconStates),
  number: z.string(),
  date: z.string(),
  taxableValue: z.string(),
  tax: z.string(),
  /** What the supplier is asked to mend, in the language of the mail. */
  problem: z.string(),
})

const FollowUpRow = z.object({
  id: f.Id,
  version: f.Version,
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  entityId: f.Id,
  against: Statement,
  gstin: z.string(),
  name: z.string().nullable(),
  recipients: z.array(z.string()),
  subject: z.string(),
  message: z.string(),
  documents: z.number(),
  /** Of these, how many agree with the statement today, or are decided. */
  settled: z.number(),
  tax: z.string(),
  state: FollowUpMailState,
  problem: z.string().nullable(),
  answer: z.string().nullable(),
  answeredOn: z.string().nullable(),
  promisedOn: z.string().nullable(),
})

/** Suppliers whose documents do not agree with a statement of a GSTIN. */
export const followUpSupplierCalls = {
  search: defineCall({
    method: 'POST',
    path: '/supplierFollowUp/suppliers',
    access: view,
    goesOnAfterEnd: true,
    input: GlobalFilters.pick({
      keyword: true,
      keywords: true,
      start: true,
      size: true,
      sort: true,
      after: true,
    }).extend({
      ...Place,
      states: States,
      followUps: z.array(FollowUpState).max(4).optional(),
    }),
    reply: pageOf(SupplierRow),
  }),
}

/** Mails that ask suppliers to report or correct their documents, and what they answered. */
export const supplierFollowUpCalls = {
  /** The mail to one supplier as it would go out now, with the documents of its list. */
  preview: defineCall({
    method: 'POST',
    path: '/supplierFollowUp/preview',
    access: view,
    input: z.object({ ...Place, states: States, gstin: f.Gstin, language: Language.optional() }),
    reply: z.object({
      name: z.string().nullable(),
      to: z.array(z.string()),
      language: Language,
      subject: z.string(),
      text: z.string(),
      documents: z.number(),
      tax: z.string(),
      /** The first of the documents; the sheet of the mail has all. */
      records: z.array(Row),
    }),
    readOnly: true,
  }),
  /** One mail to each supplier with its documents in a sheet, one after the other, as a task. */
  send: defineCall({
    method: 'POST',
    path: '/supplierFollowUp/send',
    access: act,
    input: z.object({
      ...Place,
      states: States,
      gstins: z.array(f.Gstin).min(1).max(500),
      language: Language.optional(),
      /** Absent: the addresses of the vendor, else of the party. Given for one supplier alone. */
      to: f.Emails.optional(),
      /** Absent: as the template says. */
      subject: z.string().trim().min(1).max(200).optional(),
      body: z.string().trim().min(1).max(5000).optional(),
    }),
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** Mails that were sent, newest first. */
  search: defineCall({
    method: 'POST',
    path: '/supplierFollowUp/search',
    access: view,
    input: GlobalFilters.extend({
      gstins: z.array(z.string().trim().max(15)).max(100).optional(),
      states: z.array(FollowUpMailState).max(3).optional(),
      isAnswered: z.boolean().optional(),
    }),
    reply: pageOf(FollowUpRow),
    readOnly: true,
  }),
  /** Notes what a supplier answered, on the mail and on its documents. */
  answer: defineCall({
    method: 'POST',
    path: '/supplierFollowUp/answer',
    access: act,
    input: z.object({
      id: f.Id,
      version: f.Version,
      answer: f.Notes,
      /** By when the supplier promises to have mended it. */
      promisedOn: f.CalendarDate.optional(),
    }),
    reply: z.object({ version: f.Version }),
    idempotent: true,
  }),
}
