import type { Account } from '../books/chart.ts'
import { Decimal } from '../num/decimal.ts'
import type { ComputedTotals } from '../tax/types.ts'
import type { LedgerRule } from './families.ts'

/** An amount on one side of an account; never negative, never zero. */
export interface AccountEntry {
  readonly account: Account
  readonly debit?: string
  readonly credit?: string
}

/** A tax in the four heads of GST. */
export type TaxHeads = Pick<ComputedTotals, 'igst' | 'cgst' | 'sgst' | 'cess'>

interface PostedDocument {
  readonly totals: ComputedTotals
  /** The recipient (reverse charge) or the operator (s.9(5)) pays the tax: it is not in the total. */
  readonly taxIsPaidByAnother: boolean
  /** Its tax is paid at customs. */
  readonly taxIsPaidAtCustoms?: boolean | undefined
  /** Tax of a purchase that gives no credit (s.17(5)): it is part of what was bought. */
  readonly blocked?: TaxHeads | undefined
}

/**
 * What a document is in the books, balanced. A sale: the customer owes the total; the sale, the taxes owed to the
 * government and the round-off balance it. A purchase: the same from the other side, its tax a credit; under reverse
 * charge the tax is owed to the government instead of the supplier (CGST Act s.9(3), 9(4)), and on imports of goods to customs. Returns are the same turned
 * round. What a distributor of our PAN gives is credit against its account. What other books left open is the party's account against
 * the opening balances.
 */
export function entriesOf(rule: LedgerRule, document: PostedDocument): AccountEntry[] {
  const { amounts, isTurned } = rules[rule](document)
  const list: AccountEntry[] = []
  for (const [account, amount] of amounts) {
    const value = isTurned ? amount.neg() : amount
    if (value.isZero()) continue
    const positive = value.isPositive()
    list.push({ account, [positive ? 'debit' : 'credit']: (positive ? value : value.neg()).toFixed(2) })
  }
  return list
}

/** Debits positive, credits negative, in the order in which they are entered. */
type Amounts = readonly (readonly [Account, Decimal])[]
type Rule = (document: PostedDocument) => { readonly amounts: Amounts; readonly isTurned: boolean }

const rules: Readonly<Record<LedgerRule, Rule>> = {
  sale: (document) => ({ amounts: saleOf(document), isTurned: false }),
  saleReturn: (document) => ({ amounts: saleOf(document), isTurned: true }),
  purchase: (document) => ({ amounts: purchaseOf(document), isTurned: false }),
  purchaseReturn: (document) => ({ amounts: purchaseOf(document), isTurned: true }),
  distribution: (document) => ({ amounts: distributedOf(document), isTurned: false }),
  distributionReturn: (document) => ({ amounts: distributedOf(document), isTurned: true }),
  broughtDebit: (document) => ({ amounts: broughtOf(document), isTurned: false }),
  broughtCredit: (document) => ({ amounts: broughtOf(document), isTurned: true }),
}

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
const inputOf = { igst: 'inputIgst', cgst: 'inputCgst', sgst: 'inputSgst', cess: 'inputCess' } as const
const reverseOf = {
  igst: 'reverseIgst',
  cgst: 'reverseCgst',
  sgst: 'reverseSgst',
  cess: 'reverseCess',
} as const
const of = (amount: string | undefined) => Decimal.of(amount ?? '0')

/** What was sold or bought is in the books of before. */
function broughtOf({ totals }: PostedDocument): Amounts {
  return [
    ['party', of(totals.total)],
    ['openingBalances', of(totals.total).neg()],
  ]
}

/** Credit that another registration of ours had: nobody is owed it, so that no party has it. */
function distributedOf({ totals, blocked }: PostedDocument): Amounts {
  return [
    ['distributedCredit', of(totals.total).neg()],
    ['purchases', Decimal.sum(heads.map((head) => of(blocked?.[head])))],
    ...inputsOf(totals, blocked),
  ]
}

/** What of the tax is credited. */
const inputsOf = (totals: ComputedTotals, blocked: TaxHeads | undefined): Amounts =>
  heads.map((head) => [inputOf[head], of(totals[head]).sub(of(blocked?.[head]))] as const)

function saleOf({ totals, taxIsPaidByAnother }: PostedDocument): Amounts {
  const owed = (amount: string) => (taxIsPaidByAnother ? Decimal.zero : of(amount).neg())
  return [
    ['party', of(totals.total)],
    ['sales', of(totals.taxableValue).neg()],
    ...heads.map((head) => [head, owed(totals[head])] as const),
    ['stateCess', owed(totals.stateCess)],
    ['roundOff', of(totals.roundOff).neg()],
  ]
}

function purchaseOf({ totals, taxIsPaidByAnother, taxIsPaidAtCustoms, blocked }: PostedDocument): Amounts {
  const cost = heads.reduce(
    (sum, head) => sum.add(of(blocked?.[head])),
    of(totals.taxableValue).add(totals.stateCess),
  )
  return [
    ['party', of(totals.total).neg()],
    ['purchases', cost],
    ...inputsOf(totals, blocked),
    ...(taxIsPaidByAnother && !taxIsPaidAtCustoms
      ? heads.map((head) => [reverseOf[head], of(totals[head]).neg()] as const)
      : []),
    ...(taxIsPaidAtCustoms ? [['customs', of(totals.igst).add(totals.cess).neg()] as const] : []),
    ['roundOff', of(totals.roundOff)],
  ]
}
