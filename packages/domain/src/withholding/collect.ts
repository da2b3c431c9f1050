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
  readonly rows?: readonly CollectionRow[] | undefined
}

/** Tax collected at source under one section, with why it is so. */
export interface Collection extends Omit<Deduction, 'section' | 'code' | 'advance'> {
  readonly section: CollectionSection
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
  const taxed = taxedOf(rule, input, base, why)
  const parts = taxed.isPositive() ? [partOf(rule, hasPan, taxed, why)] : []
  return {
    section,
    provision,
    financialYear: financialYearOf(date),
    base: base.toFixed(2),
    counted: base.toFixed(2),
    taxed: taxed.toFixed(2),
    tax: Decimal.sum(parts.map(({ tax }) => tax)).toFixed(2),
    parts,
    why,
  }
}

function taxedOf(
  rule: CollectionRow,
  { goods, base: entered, year }: CollectionInput,
  base: Decimal,
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
  const total = Decimal.of(year.counted).add(base)
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
