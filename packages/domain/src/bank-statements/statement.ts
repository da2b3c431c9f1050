import type { CalendarDate } from '../cal/date.ts'

/** Files of banks that are read. */
export const statementFormats = ['csv', 'xlsx', 'ofx', 'mt940'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** One row of a statement as its bank wrote it, in the order of the account. */
export interface StatementRow {
  /** Where it is in the file, from 1. */
  readonly line: number
  readonly date: CalendarDate
  readonly valueDate?: CalendarDate | undefined
  readonly description: string
  readonly reference?: string | undefined
  /** Money that went out; `0.00` where it came in. */
  readonly debit: string
  readonly credit: string
  /** What the account had after it; negative where it was overdrawn. */
  readonly balance?: string | undefined
}

/** What is wrong with a row of the file: its text is kept, so that nothing is lost. */
export const statementFaults = [
  'date',
  'amount',
  'noAmount',
  'bothSides',
  'side',
  'balance',
  'gap',
  'closing',
  'beforeBooks',
  'inFuture',
] as const
export type StatementFault = (typeof statementFaults)[number]

export interface StatementProblem {
  readonly line: number
  /** Heading of the column. */
  readonly column?: string | undefined
  readonly fault: StatementFault
  /** What is written there. */
  readonly value: string
  /** What the running balance should be. */
  readonly expected?: string | undefined
}

export interface ReadStatement {
  /** The bank whose layout it is, where it is known. */
  readonly layout?: string | undefined
  readonly rows: readonly StatementRow[]
  readonly problems: readonly StatementProblem[]
  readonly opening?: string | undefined
  readonly closing?: string | undefined
}
