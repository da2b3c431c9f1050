/** Why a row and an entry belong together; text `bankMatch.reason.<value>`. */
export const matchReasons = [
  'amount',
  'sum',
  'reference',
  'document',
  'party',
  'date',
  'transfer',
  'rule',
  'charges',
  'interest',
] as const
export type MatchReason = (typeof matchReasons)[number]

/** A row that waits for its match. Amounts are paise; what came in is positive. */
export interface MatchRow {
  readonly id: number
  readonly date: string
  readonly amount: bigint
  readonly description: string
  readonly reference?: string | undefined
}

/** What is in the books of the account and in no row yet: a payment, or the part that a journal has in the account. */
export interface MatchEntry {
  /** `p12` a payment, `j7` a journal, `t99` a row of another own account, `d4` an open document. */
  readonly key: string
  readonly date: string
  readonly amount: bigint
  readonly reference?: string | undefined
  readonly party?: string | undefined
  readonly partyId?: number | undefined
  readonly numbers?: readonly string[] | undefined
  readonly isCheque?: boolean | undefined
}

export interface MatchTarget {
  readonly key: string
  readonly amount: bigint
}

export interface Suggestion {
  readonly targets: readonly MatchTarget[]
  readonly reasons: readonly MatchReason[]
  /** Known by more than amount and date, and by nothing else as well. */
  readonly isSure: boolean
  readonly ruleId?: number
  readonly account?: string
}
