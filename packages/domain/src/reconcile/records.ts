import type { CalendarDate } from '../cal/date.ts'
import type { ReturnPeriod } from '../cal/period.ts'

/**
 * What a document is, on both sides: a credit note of the supplier lowers credit, whatever the books call it; a debit note
 * raises it. Part of every key, so that an invoice never meets a note with its number.
 */
export const inwardClasses = ['INV', 'CN', 'DN', 'ISD', 'ISDCN', 'IMPG', 'IMPGSEZ', 'ECO'] as const
export type InwardClass = (typeof inwardClasses)[number]

/** Taxes by head and the value they are on, in whole paise: exact as far as a number counts whole. */
export interface Paise {
  readonly txval: number
  readonly igst: number
  readonly cgst: number
  readonly sgst: number
  readonly cess: number
}
export const amountHeads = ['txval', 'igst', 'cgst', 'sgst', 'cess'] as const
export type AmountHead = (typeof amountHeads)[number]

/** A document of one side, as it is compared. Amounts are never negative: the class says in which direction they count. */
export interface ReconRecord extends Paise {
  readonly id: string
  /** Of the supplier; empty on a bill of entry. */
  readonly gstin: string
  readonly cls: InwardClass
  /** As it is printed. */
  readonly number: string
  readonly date: CalendarDate
  readonly pos: string | null
  readonly reverseCharge: boolean
  readonly irn?: string | null
  readonly port?: string | null
}

/** A bill or a note of the books. */
export interface BookRecord extends ReconRecord {
  /** No statement of the portal ever has it: composition, unregistered, import of services, no GST. */
  readonly isOutOfScope?: boolean
  /** In which its credit is to be claimed. */
  readonly period?: ReturnPeriod | null
}

/** A row of a statement of the portal. */
export interface PortalRecord extends ReconRecord {
  /** The version that an amendment takes the place of. */
  readonly original?: { readonly number: string; readonly date: CalendarDate } | null
  readonly period?: ReturnPeriod | null
  readonly filedOn?: CalendarDate | null
  /** `N`: no credit by place of supply or time; `T`: not for now. */
  readonly itcAvailable?: 'Y' | 'N' | 'T' | null
  /** The recipient rejected it in IMS. */
  readonly isRejected?: boolean
  /** Of a statement that still changes (GSTR-2A). */
  readonly isProvisional?: boolean
}

export interface ReconSettings {
  /** In paise, inclusive, for each head. */
  readonly valueTolerance: number
  readonly dayTolerance: number
  /** Candidates of a side that are compared inside one key. */
  readonly candidateCap: number
}

export const usualSettings: ReconSettings = { valueTolerance: 100, dayTolerance: 10, candidateCap: 40 }

export const reconStates = [
  'Exact',
  'Suggested',
  'Mismatch',
  'Residual',
  'MissingIn2B',
  'MissingInBooks',
  'DuplicateInBooks',
  'Superseded',
  'OutOfScope',
  'Manual',
] as const
export type ReconState = (typeof reconStates)[number]

export const reconReasons = [
  'NumberFormat',
  'NumberFyToken',
  'NumberPrefix',
  'NumberTypo',
  'IrnMatch',
  'NumberDifferent',
  'DateMinor',
  'Date',
  'DateFy',
  'Rounding',
  'Taxable',
  'Igst',
  'Cgst',
  'Sgst',
  'Cess',
  'TaxHead',
  'Pos',
  'Rcm',
  'Port',
  'Gstin',
  'Ambiguous',
  'SameNumber',
  'Amended',
  'NotIn2b',
] as const
export type ReconReason = (typeof reconReasons)[number]

/** Which rule brought a pair together, in the order in which they are tried. */
export const reconRules = [
  'irn',
  'number',
  'numberFormat',
  'numberYear',
  'numberPrefix',
  'confusedCharacters',
  'typedWrongly',
  'otherYear',
  'amount',
  'pan',
] as const
export type ReconRule = (typeof reconRules)[number]

/** What became of one document, or of a pair; several of the books are parts of one document of the supplier. */
export interface Outcome {
  readonly bookIds: readonly string[]
  readonly portalId: string | null
  readonly state: ReconState
  readonly reasons: readonly ReconReason[]
  readonly rule: ReconRule | null
}
