import type { CalendarDate } from '../cal/date.ts'
import { Decimal } from '../num/decimal.ts'
import { ruleAt } from '../tables/rules.ts'

/**
 * Sections of the CGST Act under which a customer keeps GST back of what it pays: 51, tax deducted by governments, public
 * sector undertakings and others that are notified, and 52, tax collected by operators of electronic commerce.
 */
export const gstSections = ['51', '52'] as const
export type GstSection = (typeof gstSections)[number]

/** The section of those who are registered for it. */
export const gstSectionOf = (taxpayerType: string | null | undefined): GstSection | undefined =>
  taxpayerType === 'TDS' ? '51' : taxpayerType === 'TCS' ? '52' : undefined

/** Per cent of the value without GST on a day, all heads together; undefined where the section was not in force. */
export function gstRateOn(section: GstSection, date: CalendarDate): Decimal | undefined {
  const value = ruleAt(section === '51' ? 'tds.rate' : 'tcs.rate', date)?.value
  return value === undefined ? undefined : Decimal.of(String(value))
}

/**
 * Whether section 51 takes tax of a supply: the contract passes the limit, without its GST, and the supply is not one of
 * which supplier and place are in one State and who pays is registered in another (section 51(1), proviso). Section 52 has no limit.
 */
export function isGstDeductible(
  section: GstSection,
  date: CalendarDate,
  supply: {
    readonly contractValue: string
    readonly isInterState: boolean
    /** Who pays is registered in the State of the supplier, or it is not known where. */
    readonly isOfOurState: boolean
  },
): boolean {
  if (section === '52') return true
  const limit = String(ruleAt('tds.limit', date)?.value ?? 0)
  return Decimal.of(supply.contractValue).gt(limit) && (supply.isInterState || supply.isOfOurState)
}

/** GST that was kept back, by head. */
export interface GstKept {
  readonly igst: Decimal
  readonly cgst: Decimal
  readonly sgst: Decimal
}

export const noGstKept: GstKept = { igst: Decimal.zero, cgst: Decimal.zero, sgst: Decimal.zero }
export const gstHeads = ['igst', 'cgst', 'sgst'] as const
export const sumOfGst = (kept: GstKept): Decimal => kept.igst.add(kept.cgst).add(kept.sgst)

/** A document as far as GST is kept back of it. */
export interface GstDue {
  readonly documentId: number
  /** What of it is open. */
  readonly balance: string
  /** All that was owed of it, with its taxes. */
  readonly owed: string
  /** Value without GST of what bears GST. */
  readonly taxedValue: string
  readonly isInterState: boolean
}

export interface GstComputed extends GstKept {
  readonly taxableValue: Decimal
}

/** What is kept back of a document where `settled` of it is settled: in proportion, each head to the paisa. */
export function gstOf(document: GstDue, settled: Decimal, rate: Decimal): GstComputed {
  const taxableValue = Decimal.of(document.owed).isPositive()
    ? Decimal.of(document.taxedValue).mul(settled).div(document.owed, 2)
    : Decimal.zero
  const part = (divisor: number) => taxableValue.mul(rate).div(divisor, 2)
  return document.isInterState
    ? { taxableValue, igst: part(100), cgst: Decimal.zero, sgst: Decimal.zero }
    : { taxableValue, igst: Decimal.zero, cgst: part(200), sgst: part(200) }
}

/**
 * What was kept back of money that came in, where it settles documents in their order as far as it goes: each takes its
 * money and the tax on what is settled of it.
 *
 * @example
 * // 116000 for an invoice of 100000 and 18 % GST within the State settle it with 1000 CGST and 1000 SGST.
 */
export function gstOfMoney(money: Decimal, documents: readonly GstDue[], rate: Decimal): GstComputed {
  const parts: GstComputed[] = []
  let rest = money
  for (const document of documents) {
    if (!rest.isPositive()) break
    const balance = Decimal.of(document.balance)
    const whole = gstOf(document, balance, rate)
    const needed = balance.sub(sumOfGst(whole))
    if (rest.gte(needed)) {
      parts.push(whole)
      rest = rest.sub(needed)
      continue
    }
    // Of what is settled, the part of the tax is the same whatever is settled.
    parts.push(gstOf(document, rest.mul(balance).div(needed, 2), rate))
    rest = Decimal.zero
  }
  return sumOfComputed(parts)
}

export function sumOfComputed(parts: readonly GstComputed[]): GstComputed {
  const sum = (name: keyof GstComputed) => Decimal.sum(parts.map((part) => part[name]))
  return { taxableValue: sum('taxableValue'), igst: sum('igst'), cgst: sum('cgst'), sgst: sum('sgst') }
}
