import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName } from './enums.ts'
import * as f from './fields.ts'

/** Returns that are pushed to the GST portal and filed there from here. */
export const filedForms = ['gstr1', 'gstr1a', 'iff', 'gstr3b'] as const
export const FiledForm = z.enum(filedForms)

/** NotStarted: nothing of the period was pushed. */
export const FilingState = z.enum([
  'NotStarted',
  'Pushing',
  'Saved',
  'SavedInPart',
  'Refused',
  'Ready',
  'Filed',
])

const Period = z.object({ entityId: f.Id, returnPeriod: f.ReturnPeriod })

const Sums = z.object({
  records: z.number(),
  taxableValue: z.string(),
  igst: z.string(),
  cgst: z.string(),
  sgst: z.string(),
  cess: z.string(),
})

/** A record that the portal refused, with what to do. */
export const RefusedRecord = z.object({
  section: z.string(),
  party: z.string().nullable(),
  placeOfSupply: z.string().nullable(),
  number: z.string().nullable(),
  documentId: f.Id.nullable(),
  kind: DocumentKindName.nullable(),
  code: z.string(),
  /** In our words where we know the code, else in those of the portal. */
  message: z.string(),
})

export const Filing = z.object({
  entityId: f.Id,
  form: FiledForm,
  returnPeriod: z.string(),
  state: FilingState,
  /** Whether the GST portal is open for the GSTIN; Closed: it is opened with a code on the page of the GSTIN. */
  session: z.enum(['Open', 'Closed', 'NotSetUp']),
  /** Something is under way or waits for the portal. */
  isBusy: z.boolean(),
  /** Why it waits. */
  waitsFor: z.string().nullable(),
  pushedAt: z.string().nullable(),
  pushedBy: z.string().nullable(),
  parts: z.object({ done: z.number(), total: z.number() }),
  /** Documents of the period changed since the push. */
  changedSince: z.number(),
  refusedRecords: z.array(RefusedRecord),
  /** How many were refused; `refusedRecords` has the first of them. */
  refusedCount: z.number(),
  /** Section by section, where the portal has saved something. */
  comparison: z.array(z.object({ section: z.string(), books: Sums, portal: Sums, agrees: z.boolean() })),
  summaryAt: z.string().nullable(),
  /** Of who signed last, else that of the GSTIN. */
  signatoryPan: z.string(),
  arn: z.string().nullable(),
  filedOn: z.string().nullable(),
  /** The code of the sandbox, which sends no message. */
  sandboxCode: z.string().nullable(),
})

/** The calls of one return: save at the portal, compare, sign with a code, file. Source: GSTN taxpayer API. */
export const filingCalls = <F extends (typeof filedForms)[number]>(form: F) => ({
  filing: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/filing`,
    access: { anyOf: ['RET_SH_VW', 'RET_PSH', 'RET_FIL'] },
    input: Period,
    reply: Filing,
    readOnly: true,
  }),
  /** Saves at the portal what it does not have yet: all records the first time, later the changed ones. */
  push: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/push`,
    access: { anyOf: ['RET_PSH'] },
    input: Period,
    reply: z.object({ taskId: f.Id }),
    idempotent: true,
  }),
  /** Removes from the portal all that was saved for the period and is not filed. */
  reset: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/reset`,
    access: { anyOf: ['RET_PSH'] },
    input: Period.extend({ reason: f.Reason.min(1) }),
    reply: Filing,
    idempotent: true,
  }),
  /** Proceeds with what is saved and has the portal send the code that signs it. */
  requestOtp: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/requestOtp`,
    access: { anyOf: ['RET_FIL'] },
    personOnly: true,
    /** Absent: the PAN that signed last, else that of the business. */
    input: Period.extend({ pan: f.Pan.optional() }),
    reply: Filing,
    idempotent: true,
  }),
  /** Files with the code. The period is locked from then on. */
  file: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/file`,
    access: { anyOf: ['RET_FIL'] },
    personOnly: true,
    input: Period.extend({ otp: f.Otp.min(1) }),
    reply: z.object({ arn: z.string(), filedOn: z.string() }),
    idempotent: true,
  }),
})

export const gstr1FilingCalls = filingCalls('gstr1')
export const gstr1aFilingCalls = filingCalls('gstr1a')
export const iffFilingCalls = filingCalls('iff')

const Heads = z.object({ igst: z.string(), cgst: z.string(), sgst: z.string(), cess: z.string() })

export const gstr3bFilingCalls = {
  ...filingCalls('gstr3b'),
  /** Balances of the electronic cash and credit ledgers as the portal has them now, in rupees. */
  balances: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr3b/balances',
    access: { anyOf: ['RET_SH_VW', 'RET_PSH', 'RET_FIL'] },
    input: Period,
    reply: z.object({ cash: Heads, credit: Heads }),
    readOnly: true,
  }),
}
