import { foldWords } from '../../words/fold-words.ts'
import type { MatchReason, MatchRow } from './types.ts'

/** A rule of a business: rows with these words, of this side and between these amounts, are of an account or a party. */
export interface BankRule {
  readonly id: number
  /** All of them are in the narration or the reference. */
  readonly words: readonly string[]
  /** None of them is. */
  readonly without: readonly string[]
  readonly side?: 'in' | 'out' | undefined
  readonly atLeast?: bigint | undefined
  readonly atMost?: bigint | undefined
}

export function isOfRule(row: MatchRow, rule: BankRule): boolean {
  if (rule.side !== undefined && (rule.side === 'in') !== row.amount > 0n) return false
  const amount = row.amount < 0n ? -row.amount : row.amount
  if (rule.atLeast !== undefined && amount < rule.atLeast) return false
  if (rule.atMost !== undefined && amount > rule.atMost) return false
  const text = foldWords(`${row.description} ${row.reference ?? ''}`)
  const has = (word: string) => text.includes(foldWords(word).trim())
  return rule.words.every(has) && !rule.without.some(has)
}

/** The first rule, in their order, that a row is of. */
export const ruleOf = (row: MatchRow, rules: readonly BankRule[]): BankRule | undefined =>
  rules.find((rule) => isOfRule(row, rule))

interface Usual {
  readonly account: string
  readonly reason: Extract<MatchReason, 'charges' | 'interest'>
}

const isCharge =
  /\b(bank charges?|(sms|atm|amb|chq|cheque|dd|neft|rtgs|imps|ecs|nach|ach|cash|service|folio|annual|card|ledger|maint(enance)?|min bal|return|rtn|inward|outward|txn|transaction|consolidated|monthly|quarterly)[ .:/-]*(\w+[ .:/-]+){0,3}(chrg?s?|charges?|chgs?|fees?|commission|penalty))\b/i
const isInterest =
  /\b(int(erest)?[ .:/-]*(pd|paid|credit(ed)?|cr|on (sb|saving))|credit interest|sb int|int\.? ?pd)\b/i
const isInterestPaid =
  /\b(int(erest)?[ .:/-]*(coll(ected)?|chrgd?|charged?|debit(ed)?|on (od|cc|loan))|od int|debit interest|dr int)\b/i

/** What banks post themselves, by the words they use: their charges, and interest. */
export function usualOf({ description, amount }: MatchRow): Usual | undefined {
  if (amount < 0n) {
    if (isInterestPaid.test(description)) return { account: 'Interest paid', reason: 'interest' }
    return isCharge.test(description) ? { account: 'Bank charges', reason: 'charges' } : undefined
  }
  return isInterest.test(description) ? { account: 'Interest received', reason: 'interest' } : undefined
}
