import type { CalendarDate } from '../cal/date.ts'
import { financialYearOf } from '../cal/period.ts'
import { Decimal } from '../num/decimal.ts'
import { collectedUnder, collectionOn } from './collect-sections.ts'
import type { CollectionRow, CollectionSection } from './collect-sections.ts'
import type { Deduction, SoFar } from './deduct.ts'

/** Goods that are sold at one price: what they come to with GST, in rupees, and how many they are. */
export interface SoldGoods {
  readonly value: string
  readonly quantity: string
}

export interface CollectionInput {
  readonly section: CollectionSection
  readonly date: CalendarDate
  /** What is sold under the section: the whole value with GST, as the buyer is debited with it. */
  readonly goods: readonly SoldGoods[]
  /** A person says on what tax is collected, whatever one unit is worth. */
  readonly base?: string | undefined
  readonly hasPan: boolean
  /** What the buyer's year has counted and taxed before, without what is being computed. */
  readonly year: SoFar
  /** What receipts before it have borne tax of under the section and no other sale has taken into account. */
  readonly advance?: ReceivedBefore | undefined
  readonly rows?: readonly CollectionRow[] | undefined
}

/** Money that came before its invoice and was counted, or taxed, when it came; with its tax. */
export interface ReceivedBefore {
  readonly amount: string
  readonly tax: string
}

/** Tax collected at source under one section, with why it is so. */
export interface Collection extends Omit<Deduction, 'section' | 'code'> {
  readonly section: CollectionSection
  /** Of a sale: the tax of the advance that is in it. */
  readonly advanceTax: string
}

type Sentences = { key: string; params: Record<string, string> }[]

/**
 * What is collected of a sale under one section, to the rupee. Undefined where the section is not in force that day.
 *
 * @example
 * collectionOf({ section: '6CE', date: '2026-11-27', goods: [{ value: '118000', quantity: '1' }], hasPan: true,
 *   year: { counted: '0', taxed: '0' } })?.tax // '2360.00'
 */
export function collectionOf(input: CollectionInput): Collection | undefined {
  const { section, date, hasPan } = input
  const rule = collectionOn(section, date, input.rows)
  if (!rule) return undefined
  const provision = collectedUnder(section, date)
  const base =
    input.base === undefined ? Decimal.sum(input.goods.map(({ value }) => value)) : Decimal.of(input.base)
  const why: Sentences = [
    { key: 'tcs.why.section', params: { section, provision, source: rule.source } },
    { key: 'tcs.why.base', params: { base: base.toFixed(2) } },
  ]
  // A limit of the year counts what was received before; other tax was collected of it already.
  const used = rule.year === undefined ? undefined : usedOf(input.advance, base)
  const counted = used ? base.sub(used.amount) : base
  const whole = taxedOf(rule, input, { base, counted }, why)
  const taken = used ?? usedOf(input.advance, whole)
  const taxed = used ? whole : whole.sub(taken.amount)
  if (taken.amount.isPositive())
    why.push({
      key: 'tcs.why.advance',
      params: { amount: taken.amount.toFixed(2), tax: taken.tax.toFixed(2) },
    })
  const parts = taxed.isPositive() ? [partOf(rule, hasPan, taxed, why)] : []
  return {
    section,
    provision,
    financialYear: financialYearOf(date),
    base: base.toFixed(2),
    advance: taken.amount.toFixed(2),
    advanceTax: taken.tax.toFixed(2),
    counted: base.sub(taken.amount).toFixed(2),
    taxed: taxed.toFixed(2),
    tax: Decimal.sum(parts.map(({ tax }) => tax)).toFixed(2),
    parts,
    why,
  }
}

/** What of an advance is in a sale, with its part of the tax: all of it with the last. */
function usedOf(advance: ReceivedBefore | undefined, most: Decimal) {
  const amount = Decimal.max(Decimal.min(advance?.amount ?? '0', most), '0')
  if (!advance || !amount.isPositive()) return { amount: Decimal.zero, tax: Decimal.zero }
  const isAll = amount.eq(advance.amount)
  return {
    amount,
    tax: isAll ? Decimal.of(advance.tax) : amount.mul(advance.tax).div(advance.amount, 2),
  }
}

function taxedOf(
  rule: CollectionRow,
  { goods, base: entered, year }: CollectionInput,
  { base, counted }: { readonly base: Decimal; readonly counted: Decimal },
  why: Sentences,
) {
  if (rule.unit !== undefined && entered === undefined) {
    const above = goods.filter((one) => isAbove(one, rule.unit!))
    const amount = Decimal.sum(above.map(({ value }) => value))
    const limit = Decimal.of(rule.unit).toFixed(2)
    why.push({
      key: amount.isPositive() ? 'tcs.why.unitAbove' : 'tcs.why.unitBelow',
      params: { limit, amount: amount.toFixed(2) },
    })
    return amount
  }
  if (rule.year === undefined) return Decimal.max(base, '0')
  const total = Decimal.of(year.counted).add(counted)
  const params = {
    total: total.toFixed(2),
    limit: Decimal.of(rule.year).toFixed(2),
    taxed: Decimal.of(year.taxed).toFixed(2),
  }
  if (!total.gt(rule.year)) {
    why.push({ key: 'tcs.why.yearBelow', params })
    return Decimal.zero
  }
  const open = Decimal.max(total.sub(rule.year).sub(year.taxed), '0')
  why.push({ key: 'tcs.why.yearAbove', params: { ...params, open: open.toFixed(2) } })
  return open
}

const isAbove = ({ value, quantity }: SoldGoods, limit: number): boolean =>
  Decimal.of(value).gt(Decimal.of(quantity).mul(limit))

function partOf(rule: CollectionRow, hasPan: boolean, taxed: Decimal, why: Sentences) {
  const rate = hasPan ? rule.rate : rateWithoutPan(rule)
  const tax = taxed.mul(rate).div('100', 0).toFixed(2)
  why.push({
    key: hasPan ? 'tcs.why.rate' : 'tcs.why.rateWithoutPan',
    params: { rate, amount: taxed.toFixed(2), tax },
  })
  return { taxed: taxed.toFixed(2), rate, tax }
}

/** Section 206CC, 397(2) of the Act of 2025: twice the rate or 5 per cent, whichever is higher, and no more than 20. */
const rateWithoutPan = ({ rate, withoutPan }: CollectionRow): string =>
  withoutPan ?? Decimal.min(Decimal.max(Decimal.of(rate).mul(2), '5'), '20').toPlain()

export interface ReceivedInput extends Omit<CollectionInput, 'goods' | 'advance'> {
  /** What was received and settles no invoice. The tax is inside it, unless a person says on what it is collected. */
  readonly money: string
  /** The tax that a person has entered. */
  readonly amount?: string | undefined
}

/**
 * What is collected of money that comes before its invoice: the law taxes whichever is earlier, receipt or debit. Where the tax
 * hangs on what one unit is worth, money within that limit bears none unless a person says on what. Undefined where the section
 * is not in force that day.
 *
 * @example
 * collectionOfReceipt({ section: '6CE', date: '2026-11-27', money: '120360', hasPan: true,
 *   year: { counted: '0', taxed: '0' } })?.tax // '2360.00'
 */
export function collectionOfReceipt({ money, amount, ...input }: ReceivedInput): Collection | undefined {
  const rule = collectionOn(input.section, input.date, input.rows)
  if (!rule) return undefined
  const computed = insideOf(rule, money, input)
  const found = amount === undefined ? computed : withCollected(computed, amount)
  const [section, ...why] = found.why
  const { tax } = found
  return {
    ...found,
    // What sales need not count, or tax, once more: see `collectionOf`.
    advance: rule.year === undefined ? found.taxed : found.counted,
    why: [
      section!,
      { key: 'tcs.why.received', params: { money: Decimal.of(money).toFixed(2), tax } },
      ...why,
    ],
  }
}

function insideOf(rule: CollectionRow, text: string, input: Omit<ReceivedInput, 'money'>): Collection {
  if (input.base !== undefined) return collectionOf({ ...input, goods: [] })!
  const money = Decimal.of(text)
  if (rule.unit !== undefined && !money.gt(rule.unit)) {
    const none = collectionOf({ ...input, goods: [{ value: text, quantity: '1' }] })!
    const limit = Decimal.of(rule.unit).toFixed(2)
    return { ...none, why: [none.why[0]!, { key: 'tcs.why.unitUnknown', params: { limit } }] }
  }
  const rate = Decimal.of(input.hasPan ? rule.rate : rateWithoutPan(rule))
  const free =
    rule.year === undefined ? '0' : Decimal.of(rule.year).add(input.year.taxed).sub(input.year.counted)
  const inside = Decimal.max(money.sub(free), '0').mul(rate).div(rate.add(100), 0)
  const computed = [inside, inside.sub(1), inside.add(1)].map((tax) => ({
    tax,
    found: collectionOf({ ...input, goods: [], base: money.sub(tax).toFixed(2) })!,
  }))
  // The tax of what is left is the tax that was taken out, but where rounding to the rupee allows none.
  return (computed.find((one) => one.tax.eq(one.found.tax)) ?? computed[0]!).found
}

/** The same with a tax that a person has entered, at the rate that it comes to. */
export function withCollected(collection: Collection, tax: string): Collection {
  const entered = Decimal.of(tax)
  if (entered.eq(collection.tax)) return collection
  const taxed = Decimal.of(collection.taxed).isPositive() ? collection.taxed : collection.base
  const isNone = entered.isZero()
  return {
    ...collection,
    taxed: isNone ? '0.00' : taxed,
    tax: entered.toFixed(2),
    parts: isNone
      ? []
      : [{ taxed, rate: entered.mul('100').div(taxed, 4).toPlain(), tax: entered.toFixed(2) }],
    why: [
      ...collection.why,
      { key: 'tcs.why.entered', params: { tax: entered.toFixed(2), computed: collection.tax } },
    ],
  }
}

/** What was collected under a section on what a credit note corrects, less what other notes gave back. */
export interface Collected {
  readonly taxed: string
  readonly tax: string
}

/**
 * What a credit note gives back of the tax collected on what it corrects: the part of its value, all that is left with the last
 * of it. Undefined where nothing is left. Its amounts are positive.
 */
export function givenBackOf(
  input: Pick<CollectionInput, 'section' | 'date' | 'goods' | 'base'>,
  left: Collected | undefined,
): Collection | undefined {
  const { section, date, goods } = input
  if (!left || !Decimal.of(left.taxed).isPositive() || !Decimal.of(left.tax).isPositive()) return undefined
  const base =
    input.base === undefined ? Decimal.sum(goods.map(({ value }) => value)) : Decimal.of(input.base)
  const taxed = Decimal.min(base, left.taxed)
  if (!taxed.isPositive()) return undefined
  const isAll = taxed.eq(left.taxed)
  const tax = isAll ? Decimal.of(left.tax) : taxed.mul(left.tax).div(left.taxed, 0)
  const rate = Decimal.of(left.tax).mul('100').div(left.taxed, 3).toPlain()
  const figures = { taxed: taxed.toFixed(2), tax: tax.toFixed(2) }
  return {
    section,
    provision: collectedUnder(section, date),
    financialYear: financialYearOf(date),
    base: base.toFixed(2),
    advance: '0.00',
    advanceTax: '0.00',
    counted: base.toFixed(2),
    ...figures,
    parts: [{ ...figures, rate }],
    why: [
      {
        key: 'tcs.why.givenBack',
        params: { ...figures, leftTaxed: left.taxed, leftTax: left.tax },
      },
    ],
  }
}
