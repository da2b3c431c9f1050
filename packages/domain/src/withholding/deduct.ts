import type { CalendarDate } from '../cal/date.ts'
import { financialYearOf } from '../cal/period.ts'
import { Decimal } from '../num/decimal.ts'
import { namedOn, rateWithoutPan, sectionOn } from './sections.ts'
import type { Deductee, SectionName, SectionRow } from './sections.ts'

/** What was credited or paid to a deductee under a section before, without what is being computed. */
export interface SoFar {
  /** What counts towards the limit. */
  readonly counted: string
  /** What tax was deducted on. */
  readonly taxed: string
}

export interface DeductionInput {
  readonly section: SectionName
  readonly date: CalendarDate
  /** Without GST where the bill shows it separately (CBDT circular 23/2017). */
  readonly base: string
  readonly deductee: Deductee
  readonly hasPan: boolean
  readonly year: SoFar
  readonly month: SoFar
  /** Paid in advance and counted then: what of it no bill has used yet. */
  readonly advances?: string | undefined
  readonly rows?: readonly SectionRow[] | undefined
}

/** One row of the register: a rate, and what was taxed with it. */
export interface DeductionPart {
  readonly taxed: string
  readonly rate: string
  readonly tax: string
}

export interface Deduction {
  readonly section: SectionName
  readonly provision: string
  readonly code: string | undefined
  readonly financialYear: string
  readonly base: string
  /** What of the base an advance has counted already. */
  readonly advance: string
  /** What counts towards the limit of it. */
  readonly counted: string
  readonly taxed: string
  readonly tax: string
  readonly parts: readonly DeductionPart[]
  /** Why it is so, in the order in which a person would ask. */
  readonly why: readonly { readonly key: string; readonly params: Readonly<Record<string, string>> }[]
}

/**
 * What is deducted of a bill or an advance under one section. Limits count the financial year, or the month, of one
 * deductee; where they are exceeded, what was left untaxed before is taxed with it (whole) or only what is above
 * (excess). What earlier rows have taxed is never taxed again. Undefined where the section is not in force that day.
 */
export function deductionOf(input: DeductionInput): Deduction | undefined {
  const { section, date, deductee, hasPan } = input
  const rule = sectionOn(section, date, input.rows)
  if (!rule) return undefined
  const base = Decimal.of(input.base)
  const advance = Decimal.min(base, input.advances ?? '0')
  const counted = base.sub(advance)
  const { provision, code } = namedOn(section, date, deductee)
  const why: { key: string; params: Record<string, string> }[] = [
    { key: 'tds.why.section', params: { section, provision, source: rule.source } },
    { key: 'tds.why.base', params: { base: base.toFixed(2) } },
  ]
  if (!advance.isZero())
    why.push({
      key: advance.isPositive() ? 'tds.why.advance' : 'tds.why.advanceGone',
      params: { amount: advance.abs().toFixed(2) },
    })
  const taxed = taxedOf(rule, input, base, counted, why)
  const parts = partsOf(rule, { deductee, hasPan }, taxed, why)
  const tax = Decimal.sum(parts.map((part) => part.tax))
  return {
    section,
    provision,
    code,
    financialYear: financialYearOf(date),
    base: base.toFixed(2),
    advance: advance.toFixed(2),
    counted: counted.toFixed(2),
    taxed: taxed.toFixed(2),
    tax: tax.toFixed(2),
    parts,
    why,
  }
}

type Sentences = { key: string; params: Record<string, string> }[]

function taxedOf(
  rule: SectionRow,
  { deductee, year, month }: DeductionInput,
  base: Decimal,
  counted: Decimal,
  why: Sentences,
): Decimal {
  // Section 194-O spares individuals and Hindu undivided families alone.
  const limit = rule.section === '194O' && deductee !== 'individual' ? undefined : rule.limit
  if (!limit) return Decimal.max(counted, '0')
  const before = limit.of === 'month' ? month : year
  const total = Decimal.of(before.counted).add(counted)
  const params = {
    total: total.toFixed(2),
    limit: Decimal.of(limit.amount).toFixed(2),
    taxed: Decimal.of(before.taxed).toFixed(2),
  }
  if (total.gt(limit.amount)) {
    why.push({ key: `tds.why.above.${limit.of}`, params })
    const liable = rule.taxes === 'excess' ? total.sub(limit.amount) : total
    const open = Decimal.max(liable.sub(before.taxed), '0')
    why.push({ key: `tds.why.${rule.taxes}`, params: { ...params, open: open.toFixed(2) } })
    return open
  }
  if (rule.single !== undefined && base.gt(rule.single)) {
    why.push({ key: 'tds.why.single', params: { limit: Decimal.of(rule.single).toFixed(2) } })
    return Decimal.max(counted, '0')
  }
  why.push({ key: `tds.why.below.${limit.of}`, params })
  return Decimal.zero
}

function partsOf(
  rule: SectionRow,
  { deductee, hasPan }: Pick<DeductionInput, 'deductee' | 'hasPan'>,
  taxed: Decimal,
  why: Sentences,
): DeductionPart[] {
  if (!taxed.isPositive()) return []
  const own =
    rule.rate && (deductee === 'company' ? (rule.rate.company ?? rule.rate.other) : rule.rate[deductee])
  const least = rule.withoutPan ?? rateWithoutPan
  if (own === null && hasPan) {
    why.push({ key: 'tds.why.noRate', params: {} })
    return []
  }
  // Section 206AA, section 397(2) of the Act of 2025: the higher of the two.
  const rate = hasPan ? own! : Decimal.max(own ?? '0', least).toPlain()
  const whole = part(taxed, rate)
  why.push({
    key: hasPan ? `tds.why.rate.${deductee}` : 'tds.why.rate.withoutPan',
    params: { rate, amount: taxed.toFixed(2), tax: whole.tax },
  })
  return [whole]
}

/** To the rupee, as challans and statements take it. */
const part = (taxed: Decimal, rate: string): DeductionPart => ({
  taxed: taxed.toFixed(2),
  rate,
  tax: taxed.mul(rate).div('100', 0).toFixed(2),
})

/**
 * The same with a tax that a person has entered: the rows that the tax would have made become one, at the rate that it comes
 * to. The reason stays with the document.
 */
export function withTax(deduction: Deduction, tax: string): Deduction {
  const taxed = Decimal.of(deduction.taxed).isPositive() ? deduction.taxed : deduction.base
  const entered = Decimal.of(tax)
  if (entered.eq(deduction.tax)) return deduction
  const isNone = entered.isZero()
  return {
    ...deduction,
    taxed: isNone ? '0.00' : taxed,
    tax: entered.toFixed(2),
    parts: isNone
      ? []
      : [{ taxed, rate: entered.mul('100').div(taxed, 4).toPlain(), tax: entered.toFixed(2) }],
    why: [
      ...deduction.why,
      { key: 'tds.why.entered', params: { tax: entered.toFixed(2), computed: deduction.tax } },
    ],
  }
}
