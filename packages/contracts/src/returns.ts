import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import { formNames } from '@bahi/domain/returns/forms/forms.ts'
import { tieOutChecks, tieOutFigures } from '@bahi/domain/returns/tie-out/board.ts'
import * as z from 'zod'
import { DocumentKindName } from './enums.ts'
import { defineCall } from './call.ts'
import { Sentence } from './documents.ts'
import * as f from './fields.ts'
import { FiledReturn } from './filed-return.ts'
import {
  formCalls,
  prepareReturns,
  returnAmounts,
  ReturnOf as Period,
  viewReturns as view,
} from './return-forms.ts'

const Amounts = { ...returnAmounts, total: z.string() }
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

/**
 * How GSTR-1A of the period stands. NotFiled: GSTR-1 is not filed, its documents are still changed there. NotYet: such periods
 * had no GSTR-1A. Ready: it can be opened. Open: documents of the period are made and changed, and it reports them. Closed:
 * GSTR-3B is filed without one. Filed: by itself.
 */
export const Gstr1aState = z.enum(['NotFiled', 'NotYet', 'Ready', 'Open', 'Closed', 'Filed'])

/** GSTR-1, and GSTR-1A with what was added or changed in its period since: the same tables, calls and rights. */
const outwardCalls = <const F extends 'gstr1' | 'gstr1a'>(form: F) => ({
  ...formCalls(form, {
    /** Live sums of every section, with the total liability of the period. */
    summary: z.object({
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
      gstr1a: z.object({
        state: Gstr1aState,
        /** Documents of the period made or changed since GSTR-1 was filed. */
        documents: z.number(),
        /** The first day on which it can be filed: when GSTR-1 was due, or was filed later. */
        opensOn: z.string().nullable(),
      }),
      /** What the IFFs of the quarter held: not in the sections, but in tables 12 and 13. */
      furnished: z.array(z.object({ returnPeriod: z.string(), documents: z.number(), ...Amounts })),
    }),
    record: z.object({
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
    /** `offline` gives the file for the offline upload. */
    json: { offline: z.boolean().default(false) },
  }),
  /** Table 12: code, unit and rate, by buyers registered or not. */
  hsn: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/hsn`,
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
    path: `/gstReturn/${form}/issued`,
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
    path: `/gstReturn/${form}/issues`,
    access: view,
    input: Period,
    reply: z.object({ issues: z.array(Gstr1Issue), errors: z.number(), warnings: z.number() }),
    readOnly: true,
  }),
})

export const gstr1Calls = outwardCalls('gstr1')

export const gstr1aCalls = {
  ...outwardCalls('gstr1a'),
  /** Opens the filed period for new documents and changes, which GSTR-1A then reports. */
  open: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr1a/open',
    access: prepareReturns,
    input: Period,
    reply: 'nothing',
    idempotent: true,
  }),
  /** Locks the period again. Refused where a document was made or changed: that is filed, or taken back before. */
  close: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr1a/close',
    access: prepareReturns,
    input: Period,
    reply: 'nothing',
    idempotent: true,
  }),
}

/** `IFF` for the first and second month of a quarter: what was furnished of them before the return. */
const Mark = Period.extend({ returnType: z.enum(formNames).default('GSTR1') })

export const gstReturnCalls = {
  /** Returns of a financial year with their last days, what is due first in front. */
  calendar: defineCall({
    method: 'GET',
    path: '/gstReturn/calendar',
    access: view,
    input: z.object({ entityId: f.QueryId, financialYear: f.FinancialYear }),
    reply: z.array(
      z.object({
        form: z.string(),
        returnPeriod: z.string(),
        from: z.string(),
        to: z.string(),
        dueOn: z.string(),
        /** The notification that moved it. */
        extendedBy: z.string().nullable(),
        status: z.enum(['NotStarted', 'Prepared', 'Pushed', 'Filed']),
        arn: z.string().nullable(),
        filedOn: z.string().nullable(),
        filedBy: z.string().nullable(),
        /** Of both heads, in rupees; null where the return is not late, or has none. */
        lateFee: z.string().nullable(),
        /** On tax paid in cash, as of the day of filing or today. */
        interest: z.string().nullable(),
        /** A payment, or a facility that nobody must use. */
        isPayment: z.boolean(),
        isOptional: z.boolean(),
      }),
    ),
    readOnly: true,
  }),
  /**
   * What must agree before the returns of a period are filed: one record for each figure of a check, `difference` the left
   * side less the right, in rupees; of the figure `documents` a count. A quarter is named by its last month.
   */
  tieOut: defineCall({
    method: 'GET',
    path: '/gstReturn/tieOut',
    access: view,
    isLong: true,
    input: z.object({ entityId: f.QueryId, returnPeriod: f.ReturnPeriod }),
    reply: z.array(
      z.object({
        check: z.enum(tieOutChecks),
        /** Section of GSTR-1, cell of GSTR-3B or range of numbers; '' for the whole period. */
        section: z.string(),
        figure: z.enum(tieOutFigures),
        left: z.string(),
        right: z.string(),
        difference: z.string(),
        /** How many documents differ; `documents` has the first fifty. */
        count: z.number(),
        documents: z.array(
          z.object({
            documentId: f.Id,
            kind: z.enum([...DocumentKindName.options, 'journal']),
            number: z.string().nullable(),
            date: z.string(),
            partyName: z.string().nullable(),
            left: z.string(),
            right: z.string(),
          }),
        ),
      }),
    ),
    readOnly: true,
  }),
  /** Somebody has checked a return that is not filed yet, or takes that back. */
  setPrepared: defineCall({
    method: 'POST',
    path: '/gstReturn/setPrepared',
    access: prepareReturns,
    input: Mark.extend({ isPrepared: z.boolean() }),
    reply: 'nothing',
    idempotent: true,
  }),
  /**
   * Marks a return as filed: from then on nothing dated in its period of the kinds that it covers is issued, edited or
   * cancelled. An IFF locks the documents it held, and the return of the quarter leaves them out.
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
