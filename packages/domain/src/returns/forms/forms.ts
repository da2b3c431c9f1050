import type { RuleId } from '../../tables/rules.ts'

/**
 * How often a form is filed: by months, by the frequency of the GSTIN, for months of a quarter, once a year, or by half-years
 * above a turnover and once a year up to it.
 */
export type FormPeriods = 'month' | 'own' | 'monthOfQuarter' | 'quarter' | 'halfYear' | 'year'

/** Forms that are worksheets: their tables are declarations, and they share their calls and their screen. */
export const worksheetNames = ['itc04', 'gstr6', 'gstr7', 'gstr8'] as const
export type WorksheetName = (typeof worksheetNames)[number]

export interface FormDeclaration {
  /** Name in the calls and in the address; absent where the product has no worksheet of it. */
  readonly call?: 'gstr1' | 'gstr1a' | 'gstr3b' | 'gstr9' | 'gstr9c' | WorksheetName
  readonly periods: FormPeriods
  /** Taxpayer types that file it; absent: all that file GSTR-1. */
  readonly filers?: readonly string[]
  /** Rules of its last day: a day of the month after the period, or a month and day of the year after. */
  readonly due: RuleId
  readonly dueQuarterly?: RuleId
  /** It can be filed until this form of the same period is, and has its last days. */
  readonly dueAs?: 'GSTR3B'
  /** Only above this turnover, as a rule or a sum in rupees. */
  readonly aboveTurnover?: number
  /** The first day that a period of it may end on. */
  readonly since?: string
  /** Due of whom sends goods to job workers alone. */
  readonly ofJobWork?: true
  /** Up to the turnover of this rule nobody must file it. */
  readonly optionalUpTo?: RuleId
  /** Late fee and interest are counted: those of GSTR-3B, which is where the portal charges them. */
  readonly isCharged?: true
  /** It exists only for a period in which it was opened. */
  readonly isOpened?: true
  /** It is a payment and no return: nothing is filed. */
  readonly isPayment?: true
  readonly source: string
}

/** Taxpayers without GSTR-1 (CGST Act s.37(1)) have returns of their own. */
export const otherTaxpayers = ['COM', 'NRT', 'OIDAR', 'ISD', 'TDS', 'TCS', 'UNB', 'EMB'] as const

/**
 * Each form once: when it is due, who files it, and which of its parts the product has. Names are those of the portal;
 * `filed_periods` and the locks of documents go by them.
 */
export const forms = {
  IFF: {
    call: 'gstr1',
    periods: 'monthOfQuarter',
    due: 'due.iff',
    source: 'CGST Rules, rule 59(2)',
  },
  GSTR1: {
    call: 'gstr1',
    periods: 'own',
    due: 'due.gstr1',
    dueQuarterly: 'due.gstr1Quarterly',
    source: 'CGST Act s.37(1); CGST Rules, rule 59(1)',
  },
  GSTR1A: {
    call: 'gstr1a',
    periods: 'own',
    due: 'due.gstr3b',
    dueAs: 'GSTR3B',
    since: '2024-08-01',
    isOpened: true,
    source: 'CGST Rules, rule 59(1), proviso; Notification 12/2024-Central Tax',
  },
  PMT06: {
    call: 'gstr3b',
    periods: 'monthOfQuarter',
    due: 'due.pmt06',
    isPayment: true,
    source: 'CGST Rules, rule 61(3)',
  },
  GSTR3B: {
    call: 'gstr3b',
    periods: 'own',
    due: 'due.gstr3b',
    isCharged: true,
    source: 'CGST Act s.39(1); CGST Rules, rule 61(1)',
  },
  CMP08: {
    periods: 'quarter',
    filers: ['COM'],
    due: 'due.cmp08',
    source: 'CGST Rules, rule 62(1)(i)',
  },
  GSTR4: { periods: 'year', filers: ['COM'], due: 'due.gstr4', source: 'CGST Rules, rule 62(1)(ii)' },
  GSTR5: { periods: 'month', filers: ['NRT'], due: 'due.gstr5', source: 'CGST Act s.39(5)' },
  GSTR6: { call: 'gstr6', periods: 'month', filers: ['ISD'], due: 'due.gstr6', source: 'CGST Act s.39(4)' },
  GSTR7: { call: 'gstr7', periods: 'month', filers: ['TDS'], due: 'due.gstr7', source: 'CGST Act s.39(3)' },
  GSTR8: { call: 'gstr8', periods: 'month', filers: ['TCS'], due: 'due.gstr8', source: 'CGST Act s.52(4)' },
  ITC04: {
    call: 'itc04',
    periods: 'halfYear',
    due: 'due.itc04HalfYear',
    since: '2021-10-01',
    ofJobWork: true,
    source: 'CGST Act s.143; CGST Rules, rule 45(3); Notification 35/2021-Central Tax',
  },
  GSTR9: {
    call: 'gstr9',
    periods: 'year',
    due: 'due.gstr9',
    optionalUpTo: 'gstr9.exemptTurnover',
    source: 'CGST Act s.44; CGST Rules, rule 80',
  },
  GSTR9C: {
    call: 'gstr9c',
    periods: 'year',
    due: 'due.gstr9',
    aboveTurnover: 50_000_000,
    source: 'CGST Act s.44; CGST Rules, rule 80(3)',
  },
} as const satisfies Readonly<Record<string, FormDeclaration>>

export type FormName = keyof typeof forms
export const formNames = Object.keys(forms) as [FormName, ...FormName[]]
export const formOf = (name: FormName): FormDeclaration => forms[name]

/** Marked as filed by hand; a payment has no mark. */
export const filedForms = formNames.filter((name) => formOf(name).isPayment !== true)

/** In calls and addresses. */
export const lowerName = (name: FormName): string => name.toLowerCase()
