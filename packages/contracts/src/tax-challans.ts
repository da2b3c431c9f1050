import { tcsForms, tdsForms } from '@bahi/domain/withholding/statement.ts'
import * as z from 'zod'
import { defineCall } from './call.ts'
import { DocumentKindName, TcsSectionName, TdsSectionName } from './enums.ts'
import * as f from './fields.ts'
import { ExportFormat, GlobalFilters, pageOf } from './paging.ts'
import { IdQuery, recordStamps, Saved } from './resource.ts'

const see = { anyOf: ['ACC_SH_VW'] } as const
const takeOut = { anyOf: ['ACC_DD_EX'] } as const

export const challanStates = ['Active', 'Cancelled'] as const

/** What the calls of tax deducted and of tax collected differ in. */
interface Side {
  readonly tds: typeof TdsSectionName
  readonly tcs: typeof TcsSectionName
}
const sectionsOf: Side = { tds: TdsSectionName, tcs: TcsSectionName }

/** Which tax a challan pays: what is not yet paid of these sections up to a day, or rows of the register one by one. */
const paidOf = <S extends keyof Side>(side: S) => ({
  entityId: f.Id,
  /** The day on which it was paid to the government: interest is counted up to it. */
  date: f.CalendarDate,
  sections: z.array(sectionsOf[side]).max(20).optional(),
  /** The last day of deductions; absent: that of the month before `date`. */
  until: f.CalendarDate.optional(),
  deductionIds: z.array(f.Id).max(1000).optional(),
})

const saveOf = <S extends keyof Side>(side: S) =>
  z.object({
    ...paidOf(side),
    id: f.Id.optional(),
    version: f.Version.optional(),
    /** Of the branch of the bank, seven digits. */
    bsrCode: f.BsrCode,
    /** The serial number, up to five digits; zeros before it are filled in. */
    number: f.ChallanSerial,
    /** The tax on the challan: it is that of the deductions it pays. */
    tax: f.Amount,
    interest: f.Amount.optional(),
    fee: f.Amount.optional(),
    /** Where the money left: Bank or Cash, or an account of one's own. */
    account: z.string().trim().min(1).max(100).optional(),
    accountId: f.Id.optional(),
    notes: f.Notes.optional(),
  })
export const TaxChallanSave = { tds: saveOf('tds'), tcs: saveOf('tcs') }

const ChallanRow = z.object({
  ...recordStamps,
  entityId: f.Id,
  date: z.string(),
  bsrCode: z.string(),
  number: z.string(),
  tax: z.string(),
  interest: z.string(),
  fee: z.string(),
  total: z.string(),
  /** Of its tax, what a document or payment no longer has since it was changed or cancelled. */
  unused: z.string(),
  sections: z.array(z.string()),
  journalId: f.Id,
  journalNumber: z.string().nullable(),
})

/** A deduction or collection that a challan pays; of a credit note its tax is below zero. */
const PaidRow = z.object({
  lineNumber: z.number(),
  /** Null: the document or payment has no tax of this section any more. */
  deductionId: f.Id.nullable(),
  date: z.string().nullable(),
  section: z.string(),
  partyName: z.string().nullable(),
  pan: z.string().nullable(),
  number: z.string().nullable(),
  kind: DocumentKindName.nullable(),
  documentId: f.Id.nullable(),
  paymentId: f.Id.nullable(),
  tax: z.string(),
})

const Search = GlobalFilters.omit({ returnPeriods: true, financialYear: true }).extend({
  states: z.array(z.enum(challanStates)).max(2).optional(),
})

const challanCallsOf = <const S extends keyof Side>(side: S) => ({
  search: defineCall({
    method: 'POST',
    path: `/${side}Challan/search`,
    access: see,
    input: Search,
    reply: pageOf(ChallanRow),
    readOnly: true,
  }),
  detail: defineCall({
    method: 'GET',
    path: `/${side}Challan/detail`,
    access: see,
    input: IdQuery,
    reply: ChallanRow.extend({
      account: z.string().nullable(),
      accountId: f.Id.nullable(),
      notes: z.string().nullable(),
      cancelReason: z.string().nullable(),
      /** The first thousand. */
      rows: z.array(PaidRow),
    }),
    readOnly: true,
  }),
  /** What a company owes of the tax by section, net of what credit notes gave back, and the interest of a payment on a day. */
  due: defineCall({
    method: 'POST',
    path: `/${side}Challan/due`,
    access: see,
    input: z.object(paidOf(side)).omit({ deductionIds: true }),
    reply: z.object({
      until: z.string(),
      sections: z.array(
        z.object({
          section: z.string(),
          deductions: z.number(),
          tax: z.string(),
          interest: z.string(),
          /** The first of the days by which it is to be paid. */
          dueOn: z.string(),
        }),
      ),
      tax: z.string(),
      interest: z.string(),
    }),
    readOnly: true,
  }),
  /** Enters a payment to the government, or changes one, with its journal. */
  save: defineCall({
    method: 'POST',
    path: `/${side}Challan/save`,
    access: { create: 'ACC_AD', edit: 'ACC_ED' },
    input: TaxChallanSave[side],
    reply: Saved.extend({ journalId: f.Id, journalNumber: z.string() }),
    idempotent: true,
  }),
  /** Takes a payment back with its journal: what it paid is owed again. */
  cancel: defineCall({
    method: 'POST',
    path: `/${side}Challan/cancel`,
    access: { anyOf: ['ACC_CNL'] },
    input: z.object({ id: f.Id, version: f.Version, reason: f.Reason.min(1) }),
    reply: Saved,
    idempotent: true,
  }),
  export: defineCall({
    method: 'POST',
    path: `/${side}Challan/export`,
    access: takeOut,
    input: Search.extend({ format: ExportFormat.default('xlsx') }),
    reply: 'file',
    readOnly: true,
  }),
})

export const tdsChallanCalls = challanCallsOf('tds')
export const tcsChallanCalls = challanCallsOf('tcs')

const formsOf = { tds: z.enum(tdsForms).default('26Q'), tcs: z.enum(tcsForms).default('27EQ') }

const quarterOf = <S extends keyof Side>(side: S) =>
  z.object({
    companyId: f.Id,
    form: formsOf[side],
    financialYear: f.FinancialYear,
    quarter: z.number().int().min(1).max(4),
  })

const statementProblems = ['noTan', 'withoutPan', 'unpaid', 'interestShort', 'withoutCode', 'late'] as const

const statementCallsOf = <const S extends keyof Side>(side: S) => ({
  /** A quarter as its statement asks for it: the deductor, the challans, the sums, and what is to be mended before it is furnished. */
  detail: defineCall({
    method: 'POST',
    path: `/${side}Statement/detail`,
    access: see,
    input: quarterOf(side),
    reply: z.object({
      form: z.enum([...tdsForms, ...tcsForms]),
      formNumber: z.string(),
      financialYear: z.string(),
      quarter: z.number(),
      from: z.string(),
      to: z.string(),
      dueOn: z.string(),
      certificatesDueOn: z.string(),
      /** The form of the certificate: 16A, 27D. */
      certificateForm: z.string(),
      deductor: z.object({
        name: z.string(),
        tan: z.string().nullable(),
        pan: z.string().nullable(),
      }),
      /** Those that pay tax of the quarter, the first five hundred. */
      challans: z.array(
        z.object({
          id: f.Id,
          date: z.string(),
          bsrCode: z.string(),
          number: z.string(),
          tax: z.string(),
          interest: z.string(),
          fee: z.string(),
          /** Its tax that is of this quarter and form. */
          used: z.string(),
        }),
      ),
      deductees: z.number(),
      deductions: z.number(),
      credited: z.string(),
      tax: z.string(),
      paid: z.string(),
      unpaid: z.string(),
      interestDue: z.string(),
      interestPaid: z.string(),
      lateFee: z.string(),
      problems: z.array(
        z.object({
          problem: z.enum(statementProblems),
          count: z.number(),
          amount: z.string().nullable(),
        }),
      ),
    }),
    readOnly: true,
  }),
  /** Deductees or collectees of a quarter with what their certificates say: credited, taxed and paid. */
  certificates: defineCall({
    method: 'POST',
    path: `/${side}Statement/certificates`,
    access: see,
    input: quarterOf(side)
      .extend(
        GlobalFilters.pick({
          keyword: true,
          keywords: true,
          start: true,
          size: true,
          sort: true,
          after: true,
        }).shape,
      )
      .extend({ sort: z.string().max(60).default('partyName ASC') }),
    reply: pageOf(
      z.object({
        id: f.Id,
        partyName: z.string(),
        pan: z.string().nullable(),
        sections: z.array(z.string()),
        credited: z.string(),
        tax: z.string(),
        paid: z.string(),
        unpaid: z.string(),
      }),
    ),
    readOnly: true,
  }),
  /** The deductions or collections of the quarter, each with its challan, as software for statements takes them in. */
  export: defineCall({
    method: 'POST',
    path: `/${side}Statement/export`,
    access: takeOut,
    input: quarterOf(side).extend({
      part: z.enum(['deductions', 'challans', 'certificates']).default('deductions'),
      format: ExportFormat.default('xlsx'),
    }),
    reply: 'file',
    readOnly: true,
  }),
})

export const tdsStatementCalls = statementCallsOf('tds')
export const tcsStatementCalls = statementCallsOf('tcs')
