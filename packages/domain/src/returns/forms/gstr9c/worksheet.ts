import { Decimal } from '../../../num/decimal.ts'
import type { TaxHeads } from '../../../documents/entries.ts'
import type { Amounts } from '../../gstr1/amounts.ts'
import { plainRate } from '../../gstr1/amounts.ts'
import type { Gstr1Row } from '../../gstr1/rows.ts'
import { AnnualSums, annualFigures, fillRows } from '../annual/sheet.ts'
import type { AnnualFigures, AnnualLine } from '../annual/sheet.ts'
import { outwardPlace } from '../gstr3b/outward.ts'
import { lineOf } from '../gstr9/worksheet.ts'
import type { YearFacts } from '../gstr9/worksheet.ts'
import { expenseLetters, gstr9cRow, gstr9cRows, ratesOf9c, reasonSections, reasonsOf } from './rows.ts'
import type { ReasonSection } from './rows.ts'

/** A rate with what was taxed at it. */
export interface RateSum extends Amounts {
  readonly rate: string
}

export interface Facts9c {
  /** GSTR-9 of the year, with its adjustments. */
  readonly lines: readonly AnnualLine[]
  readonly facts: Pick<YearFacts, 'periods' | 'year'>
  /** Income by the books: the suggestion for 5A. */
  readonly income: string
  /** Input tax that documents of the year booked, less what was reversed: the suggestion for 12A. */
  readonly bookedCredit: string
  /** What was bought under reverse charge, by rate. */
  readonly reverse: readonly RateSum[]
  readonly adjustments: readonly (Partial<AnnualFigures> & {
    readonly section: string
    readonly reason: string
  })[]
}

export interface Gstr9cSheet {
  readonly lines: readonly AnnualLine[]
  readonly reasons: readonly { readonly section: ReasonSection; readonly reason: string }[]
  /** Differences without a reason: the form asks for one. */
  readonly missingReasons: readonly ReasonSection[]
}

/**
 * GSTR-9C: the turnover, tax and credit of the audited accounts beside those of GSTR-9. What the accounts say is entered;
 * what the books say of it is the suggestion that stands there from the start.
 */
export function gstr9cSheet({
  lines: nine,
  facts,
  income,
  bookedCredit,
  reverse,
  adjustments,
}: Facts9c): Gstr9cSheet {
  const books = new AnnualSums()
  const value = (section: string, amount: Decimal) => books.add(section, { taxableValue: amount.toFixed(2) })
  const of = (section: Parameters<typeof lineOf>[1]) => Decimal.of(lineOf(nine, section).taxableValue)
  const corrected = of('10').sub(of('11'))
  value('5A', Decimal.of(income))
  value('5Q', of('5N').add(corrected))
  value('7B', Decimal.sum([of('5D'), of('5E'), of('5F')]))
  const net = untaxedNotes(facts)
  value('7C', Decimal.sum([of('5A'), of('5B'), net.zeroRated]))
  value('7D', of('5C').add(net.reverse))
  value('7D1', of('5C1'))
  value('7F', of('4N').sub(of('4G')).sub(of('4G1')).add(corrected))
  for (const { rate, ...amounts } of outwardByRate(facts.periods.flatMap(({ rows }) => rows)))
    books.add(rowOfRate(rate, false), amounts)
  for (const { rate, ...amounts } of reverse) books.add(rowOfRate(rate, true), amounts)
  books.add('9-operator', amountsOf(lineOf(nine, '4G1')))
  for (const { paid } of facts.periods) {
    books.add('9-interest', paid.interest).add('9-lateFee', paid.lateFee)
    books.add('9Q', paid.interest).add('9Q', paid.lateFee)
  }
  for (const section of ['9-cash', '9-igst', '9-cgst', '9-sgst', '9-cess', '14-paid'] as const)
    books.add('9Q', headsOf(lineOf(nine, section)))
  const net7 = totalOf(lineOf(nine, '7J'))
  value('12A', Decimal.of(bookedCredit))
  value('12B', totalOf(lineOf(nine, '6A1')))
  value('12C', totalOf(lineOf(nine, '13')))
  value('12E', net7)
  books.add('14S', { eligible: net7.toFixed(2) })
  const adjusted = new AnnualSums()
  for (const { section, reason: _, ...figures } of adjustments) adjusted.add(section, figures)
  const filled = fillRows(gstr9cRows, { books, filed: new AnnualSums(), adjusted })
  const reasons = adjustments.flatMap(({ section, reason }) =>
    isReason(section) ? [{ section, reason }] : [],
  )
  return {
    lines: filled,
    reasons,
    missingReasons: reasonSections.filter(
      (section) =>
        !reasons.some((row) => row.section === section) &&
        !isZero(filled.find((line) => line.section === reasonsOf[section])!) &&
        // Table 14 may be left empty.
        (section !== '15' || isTable14Used(filled)),
    ),
  }
}

const isReason = (section: string): section is ReasonSection =>
  (reasonSections as readonly string[]).includes(section)
const isZero = (line: AnnualLine) =>
  gstr9cRow(line.section)!.holds.every((name) => Decimal.of(line[name]).isZero())
const isTable14Used = (lines: readonly AnnualLine[]) =>
  expenseLetters.some((letter) => !isZero(lines.find((line) => line.section === `14${letter}`)!))

/** Notes and amendments of supplies without tax, of the year: of exports and SEZ, and under reverse charge. */
function untaxedNotes({ periods, year }: Facts9c['facts']) {
  const rows = periods.flatMap(({ directed }) => directed.filter((row) => row.year === year))
  const sum = (parts: readonly string[]) =>
    Decimal.sum(rows.filter(({ part }) => parts.includes(part)).map(({ taxableValue }) => taxableValue))
  return { zeroRated: sum(['SEZWOP', 'EXPWOP']), reverse: sum(['4B']) }
}

/** Taxed supplies and advances by rate, net of notes and amendments, as GSTR-1 of the periods has them. */
export function outwardByRate(rows: Iterable<Gstr1Row>): RateSum[] {
  const sums = new AnnualSums()
  const rates = new Set<string>()
  for (const row of rows) {
    const place = outwardPlace(row)
    const isTaxed = place?.section === '3.1(a)' || place?.section === '3.1(b)'
    if (!place || !isTaxed || ['4B', 'SEZWOP', 'EXPWOP'].includes(row.part)) continue
    const rate = plainRate(row.rate)
    rates.add(rate)
    sums.add(rate, amountsOf(row), place.sign)
  }
  return [...rates].map((rate) => ({ rate, ...amountsOf(sums.of(rate)) }))
}

/** The row of a rate; what the form does not list is in "others". */
export function rowOfRate(rate: string, isReverse: boolean): string {
  const listed = ratesOf9c.find((one) => one.rate === plainRate(rate) && (!isReverse || one.reverse))
  return listed ? `9-${listed.rate}${isReverse ? '-reverse' : ''}` : '9-other'
}

const totalOf = ({ igst, cgst, sgst, cess }: TaxHeads): Decimal => Decimal.sum([igst, cgst, sgst, cess])
const headsOf = ({ igst, cgst, sgst, cess }: TaxHeads): TaxHeads => ({ igst, cgst, sgst, cess })
const amountsOf = (amounts: Amounts): Amounts => ({ taxableValue: amounts.taxableValue, ...headsOf(amounts) })

/** Rows with a figure for which the file has no published key. */
export const leftOut9c = (lines: readonly AnnualLine[]): '7D1'[] => {
  const line = lines.find(({ section }) => section === '7D1')!
  return annualFigures.every((name) => Decimal.of(line[name]).isZero()) ? [] : ['7D1']
}
