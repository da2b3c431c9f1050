import { annualFigures } from '@bahi/domain/returns/forms/annual/sheet.ts'
import type { AnnualFigure } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { reasonSections, sections9c } from '@bahi/domain/returns/forms/gstr9c/rows.ts'
import { sections9 } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import { paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName } from './enums.ts'
import * as f from './fields.ts'
import { FiledReturn } from './filed-return.ts'
import { formCalls, prepareReturns, returnAmounts, ReturnOf, viewReturns } from './return-forms.ts'

const figures = Object.fromEntries(annualFigures.map((name) => [name, z.string()])) as Record<
  AnnualFigure,
  z.ZodString
>
const Figures = z.object(figures)
const typed = Object.fromEntries(annualFigures.map((name) => [name, f.ReturnAmount.default('0')])) as Record<
  AnnualFigure,
  z.ZodDefault<typeof f.ReturnAmount>
>

const line = <S extends z.ZodType>(Section: S) =>
  z.object({
    section: Section,
    /** Table of the form. */
    table: z.string(),
    ...figures,
    /** What the books say, what was added by hand, and what the filed returns of the year come to; null where no return says it. */
    books: Figures,
    adjusted: Figures,
    filed: Figures.nullable(),
  })

const adjustment = <S extends z.ZodType>(Section: S) =>
  z.object({
    id: f.Id,
    section: Section,
    ...figures,
    reason: z.string(),
    createdAt: z.string(),
    createdBy: z.string().nullable(),
    withdrawnAt: z.string().nullable(),
    withdrawnBy: z.string().nullable(),
    withdrawnReason: z.string().nullable(),
  })

/** What both annual returns say of themselves. The period is that of the last month of the year: `032026` is 2025-26. */
const head = <S extends z.ZodType>(Section: S) => ({
  entityId: f.Id,
  gstin: z.string().nullable(),
  returnPeriod: z.string(),
  financialYear: z.string(),
  /** What this taxpayer files in place of it. */
  otherReturns: z.string().nullable(),
  dueDate: z.string(),
  /** Aggregate turnover of the year; null: not known. */
  turnover: z.string().nullable(),
  lines: z.array(line(Section)),
  /** Rows that the form does not take below zero, and are. */
  negative: z.array(Section),
  adjustments: z.array(adjustment(Section)),
  filed: FiledReturn.nullable(),
})

/** Adds to a row, and takes back, as in GSTR-3B. */
const adjustCalls = <const F extends 'gstr9' | 'gstr9c', S extends z.ZodType>(form: F, Section: S) => ({
  /** Adds to a row what the books do not know, with a reason; nothing is added to sums. */
  adjust: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/adjust`,
    access: prepareReturns,
    input: ReturnOf.extend({ section: Section, ...typed, reason: f.Description.min(1) }),
    reply: z.object({ id: f.Id }),
    idempotent: true,
  }),
  /** Takes an adjustment back; it stays in the history. */
  withdrawAdjustment: defineCall({
    method: 'POST',
    path: `/gstReturn/${form}/withdrawAdjustment`,
    access: prepareReturns,
    input: ReturnOf.extend({ id: f.Id, reason: f.Description.min(1) }),
    reply: 'nothing',
    idempotent: true,
  }),
})

const Section9 = z.enum(sections9)

const Hsn = z.object({
  hsn: z.string(),
  description: z.string(),
  uqc: z.string(),
  quantity: z.string(),
  rate: z.string(),
  ...returnAmounts,
})

export const gstr9Calls = {
  ...formCalls('gstr9', {
    summary: z.object({
      ...head(Section9),
      /** The turnover of the year is so low that nobody must file it. */
      isExempt: z.boolean(),
      /** Returns of the year: what is not filed is in the books alone. */
      periods: z.array(
        z.object({ returnPeriod: z.string(), isGstr1Filed: z.boolean(), isGstr3bFiled: z.boolean() }),
      ),
      /** Corrections of earlier years in these periods, which the return of that year had: raised less lowered. */
      earlier: z.object(returnAmounts),
      /** Reversals of the GSTR-3Bs that table 7 does not have. */
      unexplainedReversal: z.object(returnAmounts),
      /** Records of GSTR-2B behind row 8A. */
      statementRecords: z.number(),
      /** Rows with figures for which the file of the portal has no key: they are entered there. */
      leftOut: z.array(Section9),
      /** Table 17, and table 18. */
      outwardHsn: z.array(Hsn),
      inwardHsn: z.array(Hsn),
    }),
    record: z.object({
      /** Of an advance: of the payment. */
      documentId: f.Id,
      kind: z.enum([...DocumentKindName.options, ...paymentKindNames]),
      number: z.string().nullable(),
      date: z.string(),
      partyName: z.string().nullable(),
      gstin: z.string().nullable(),
      returnPeriod: z.string(),
      ...returnAmounts,
    }),
    json: {},
  }),
  /** The periods behind a row: those of the year, or those of the next one that correct it. */
  periods: defineCall({
    method: 'POST',
    path: '/gstReturn/gstr9/periods',
    access: viewReturns,
    input: ReturnOf.extend({ section: Section9 }),
    reply: z.object({
      records: z.array(
        z.object({
          returnPeriod: z.string(),
          books: Figures,
          filed: Figures.nullable(),
          isFiled: z.boolean(),
        }),
      ),
    }),
    readOnly: true,
  }),
  ...adjustCalls('gstr9', Section9),
}

const Section9c = z.enum(sections9c)
const Reason = z.enum(reasonSections)

/** Its rows are GSTR-9's and what the accounts say: documents are behind the rows of GSTR-9. */
const { documents: _, ...formCalls9c } = formCalls('gstr9c', {
  summary: z.object({
    ...head(Section9c),
    /** Above the turnover from which it must be filed. */
    isRequired: z.boolean(),
    /** Why a difference is there: tables 6, 8, 10, 13 and 15. */
    reasons: z.array(z.object({ section: Reason, reason: z.string() })),
    /** Tables whose difference has no reason yet; the file is made once each has one. */
    missingReasons: z.array(Reason),
    /** Rows with figures for which the file of the portal has no key: they are entered there. */
    leftOut: z.array(Section9c),
  }),
  record: z.object({}),
  json: {},
})

/** A row without columns (6, 8, 10, 13, 15) takes a reason alone. */
export const gstr9cCalls = { ...formCalls9c, ...adjustCalls('gstr9c', Section9c) }
