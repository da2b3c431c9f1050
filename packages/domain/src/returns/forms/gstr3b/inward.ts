import { AmountSum, noAmounts } from '../../gstr1/amounts.ts'
import type { Amounts } from '../../gstr1/amounts.ts'
import { textOfPaise, paiseOfText } from '../../../tax/paise.ts'
import type { TaxHeads } from '../../../documents/entries.ts'
import type { Section3b } from './cells.ts'

/** Where the credit of a purchase comes from: the rows of table 4A. */
export const creditSources = [
  'importOfGoods',
  'importOfServices',
  'reverseCharge',
  'distribution',
  'other',
] as const
export type CreditSource = (typeof creditSources)[number]

const rowOfSource: Readonly<Record<CreditSource, Section3b>> = {
  importOfGoods: '4A(1)',
  importOfServices: '4A(2)',
  reverseCharge: '4A(3)',
  distribution: '4A(4)',
  other: '4A(5)',
}

/**
 * A purchase bill or a note of a supplier as one period sees it, or the sum of several of which all but the amounts is
 * alike. Amounts are never negative: `lowers` turns those of a note that takes credit back.
 */
export interface InwardFacts {
  readonly source: CreditSource
  readonly lowers: boolean
  /** It is of this period itself. */
  readonly isOwn: boolean
  /** Its credit is claimed in this period; of what does not depend on the return of a supplier, also without a claim. */
  readonly isClaimedHere: boolean
  /** Nothing of its tax gives credit, so there is no claim: it is reported in its own period. */
  readonly isWhollyBlocked: boolean
  /** Tax of the State where it was supplied, of which another State gives no credit (2B: reason P). */
  readonly isOfOtherState: boolean
  readonly isInterState: boolean
  /** We owe its tax. */
  readonly isReverseCharge: boolean
  /** Value that is taxed. */
  readonly taxable: string
  /** Exempt, nil rated, or bought of a composition taxpayer; and what is outside GST. */
  readonly untaxed: string
  readonly nonGst: string
  readonly tax: TaxHeads
  /** Tax of lines that give credit; blocked (s.17); too late (s.16(4)). */
  readonly credit: TaxHeads
  readonly blocked: TaxHeads
  readonly late: TaxHeads
  /** Reversed in this period for good (rules 38, 42, 43, s.17(5)), reversed until its cause is gone, and reclaimed. */
  readonly lost: TaxHeads
  readonly waiting: TaxHeads
  readonly reclaimed: TaxHeads
}

/** What it adds to a cell. In table 5 the value is also by kind and State. */
export interface InwardPart extends Amounts {
  readonly section: Section3b
  readonly inward?: { readonly kind: 'GST' | 'NONGST'; readonly isInterState: boolean }
}

const withValue = (heads: TaxHeads, taxableValue = '0.00'): Amounts => ({ taxableValue, ...heads })

/**
 * Where a purchase goes. Table 4(A) takes the whole credit, blocked credit too, which 4(B)(1) reverses; what has no
 * credit by place or time is in 4(D)(2) alone; notes of suppliers lower 4(A) (Circular 170/02/2022).
 */
export function inwardParts(facts: InwardFacts): InwardPart[] {
  const parts: InwardPart[] = []
  const add = (section: Section3b, amounts: Amounts, inward?: InwardPart['inward']) => {
    const sum = new AmountSum().add(amounts, facts.lowers ? -1 : 1)
    if (!sum.isZero()) parts.push({ section, ...sum.toAmounts(), ...(inward ? { inward } : {}) })
  }
  const row = rowOfSource[facts.source]
  if (facts.isOwn && facts.isReverseCharge) add('3.1(d)', withValue(facts.tax, facts.taxable))
  const isUnavailable = facts.isOfOtherState && !facts.isClaimedHere
  if (facts.isClaimedHere) add(row, withValue(facts.credit))
  else if (facts.isOwn && facts.isOfOtherState) add('4D(2)', withValue(facts.credit))
  const blockedHere = facts.isWhollyBlocked ? facts.isOwn : facts.isClaimedHere
  if (blockedHere && !isUnavailable) {
    add(row, withValue(facts.blocked))
    add('4B(1)', withValue(facts.blocked))
  }
  if (facts.isOwn) add('4D(2)', withValue(facts.late))
  if (facts.isOwn && facts.isOfOtherState && !facts.isClaimedHere) add('4D(2)', withValue(facts.blocked))
  add('4B(1)', withValue(facts.lost))
  add('4B(2)', withValue(facts.waiting))
  add('4A(5)', withValue(facts.reclaimed))
  add('4D(1)', withValue(facts.reclaimed))
  if (facts.isOwn) {
    const { isInterState } = facts
    const value = (taxableValue: string): Amounts => ({ ...noAmounts, taxableValue })
    add('5', value(facts.untaxed), { kind: 'GST', isInterState })
    add('5', value(facts.nonGst), { kind: 'NONGST', isInterState })
  }
  return parts
}

/** The two rows of table 5. */
export interface InwardValues {
  readonly kind: 'GST' | 'NONGST'
  readonly interState: string
  readonly intraState: string
}

/** Sums of the parts by cell, and table 5 by row and State. */
export function inwardCells(parts: Iterable<InwardPart>): {
  readonly cells: ReadonlyMap<Section3b, Amounts>
  readonly values: readonly InwardValues[]
} {
  const sums = new Map<Section3b, AmountSum>()
  const values = new Map<string, bigint>()
  for (const { section, inward, ...amounts } of parts) {
    sums.set(section, (sums.get(section) ?? new AmountSum()).add(amounts))
    if (!inward) continue
    const key = `${inward.kind} ${inward.isInterState}`
    values.set(key, (values.get(key) ?? 0n) + paiseOfText(amounts.taxableValue))
  }
  const valueOf = (kind: string, isInterState: boolean) =>
    textOfPaise(values.get(`${kind} ${isInterState}`) ?? 0n)
  return {
    cells: new Map([...sums].map(([section, sum]) => [section, sum.toAmounts()])),
    values: (['GST', 'NONGST'] as const).map((kind) => ({
      kind,
      interState: valueOf(kind, true),
      intraState: valueOf(kind, false),
    })),
  }
}
