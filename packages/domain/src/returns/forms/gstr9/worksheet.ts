import type { FinancialYear } from '../../../cal/period.ts'
import type { TaxHeads } from '../../../documents/entries.ts'
import type { Amounts } from '../../gstr1/amounts.ts'
import type { Gstr1Row } from '../../gstr1/rows.ts'
import { AnnualSum, AnnualSums, fillRows } from '../annual/sheet.ts'
import type { AnnualFigures, AnnualLine } from '../annual/sheet.ts'
import type { Section3b } from '../gstr3b/cells.ts'
import { cellOf } from '../gstr3b/worksheet.ts'
import type { Worksheet } from '../gstr3b/worksheet.ts'
import { creditOfNextYear, creditOfPeriod } from './inward.ts'
import type { CreditReversed, CreditTaken } from './inward.ts'
import { correctedLater, ofEarlierYears, outwardOfPeriod } from './outward.ts'
import type { DirectedRow } from './outward.ts'
import { paidOfPeriod } from './paid.ts'
import type { PaidReturn } from './paid.ts'
import { gstr9Rows } from './rows.ts'
import type { Section9 } from './rows.ts'

/** What one period of the year adds: its GSTR-1 and GSTR-3B as the books have them. */
export interface YearPeriod {
  readonly returnPeriod: string
  readonly isGstr1Filed: boolean
  readonly isGstr3bFiled: boolean
  readonly rows: readonly Gstr1Row[]
  readonly directed: readonly DirectedRow[]
  readonly sheet: Pick<Worksheet, 'cells'>
  readonly taken: readonly CreditTaken[]
  readonly reversed: readonly CreditReversed[]
  readonly paid: PaidReturn
  /** Bought of composition taxpayers: row 16A. */
  readonly composition: string
  /** Sections of GSTR-1 and cells of GSTR-3B as the portal has them, where it was asked when the period was filed. */
  readonly portal: ReadonlyMap<string, Amounts>
}

/** A period of the next year in which this one is corrected, until 30 November. */
export type LaterPeriod = Pick<YearPeriod, 'returnPeriod' | 'directed' | 'taken' | 'reversed'>

const credit: readonly Section3b[] = ['4A(1)', '4A(2)', '4A(3)', '4A(4)', '4A(5)']
const reversals: readonly Section3b[] = ['4B(1)', '4B(2)']

/** Rows that come from GSTR-1 of the periods, and from GSTR-3B; the tables after them come from elsewhere. */
const fromGstr1: ReadonlySet<string> = new Set(['4A', '4B', '4C', '4D', '4E', '4F', '4I', '4J', '4K', '4L'])
export const isFromPeriods = (table: string): boolean => ['4', '5', '6', '7', '9'].includes(table)
const isOfGstr1 = (section: string) => fromGstr1.has(section) || section.startsWith('5')

/** Rows that the portal's own sums of a period name alike. */
const portalNames: Readonly<Partial<Record<Section9, readonly string[]>>> = {
  '4B': ['B2B_4A'],
  '4D': ['B2B_SEZWP'],
  '4E': ['B2B_6C'],
  '4G': ['3.1(d)'],
  '4G1': ['3.1.1(i)'],
  '5B': ['B2B_SEZWOP'],
  '5C': ['B2B_4B'],
  '6A': credit,
  '6F': ['4A(2)'],
  '6G': ['4A(4)'],
  '6H': ['4D(1)'],
}

/** Every row that a period of the year adds to. */
export function sumsOfPeriod(period: YearPeriod, year: FinancialYear): AnnualSums {
  const sums = new AnnualSums()
    .addAll(outwardOfPeriod(period.rows, period.directed, year))
    .addAll(creditOfPeriod(period.taken, period.reversed, year))
    .addAll(paidOfPeriod(period.paid))
    .add('4G', amountsOf(cellOf(period.sheet, '3.1(d)')))
    .add('4G1', amountsOf(cellOf(period.sheet, '3.1.1(i)')))
    .add('6H', headsOf(cellOf(period.sheet, '4D(1)')))
    .add('16A', { taxableValue: period.composition })
  for (const section of credit) sums.add('6A', headsOf(cellOf(period.sheet, section)))
  return sums
}

/**
 * The same as the filed returns have it: nothing of what is not filed, the portal's sum where it is known, and else the
 * books, whose documents are locked since.
 */
export function filedOfPeriod(period: YearPeriod, year: FinancialYear): AnnualSums {
  const books = sumsOfPeriod(period, year)
  const filed = new AnnualSums()
  for (const { section, table } of gstr9Rows) {
    if (!isFromPeriods(table)) continue
    if (isOfGstr1(section) ? !period.isGstr1Filed : !period.isGstr3bFiled) continue
    const names = portalNames[section]
    const known = names?.flatMap((name) => period.portal.get(name) ?? []) ?? []
    if (names && known.length === names.length) for (const sums of known) filed.add(section, amountsOf(sums))
    else filed.add(section, books.of(section))
  }
  return filed
}

/** GSTR-9 of a year, row by row, with what the checks are made of. */
export interface Gstr9Sheet {
  readonly lines: readonly AnnualLine[]
  /** Corrections of earlier years that the periods hold and this return leaves out: raised less lowered. */
  readonly earlier: AnnualFigures
  /** Reversals of GSTR-3B, rows 4(B)(1) and (2), less those of table 7. */
  readonly unexplainedReversal: AnnualFigures
}

export interface YearFacts {
  readonly year: FinancialYear
  readonly periods: readonly YearPeriod[]
  readonly later: readonly LaterPeriod[]
  /** Credit by GSTR-2B, row 8A, and IGST and cess of its imports, row 8G. */
  readonly statement: { readonly credit: TaxHeads; readonly imports: TaxHeads }
  readonly lateFee: { readonly cgst: string; readonly sgst: string }
  readonly adjustments: readonly ({ readonly section: string } & Partial<AnnualFigures>)[]
}

export function gstr9Sheet({ year, periods, later, statement, lateFee, adjustments }: YearFacts): Gstr9Sheet {
  const books = new AnnualSums()
    .add('8A', headsOf(statement.credit))
    .add('8G', headsOf(statement.imports))
    .add('19-payable', lateFee)
  const filed = new AnnualSums()
  const earlier = new AnnualSum()
  const reversal = new AnnualSum()
  for (const period of periods) {
    books.addAll(sumsOfPeriod(period, year))
    filed.addAll(filedOfPeriod(period, year))
    earlier.add(ofEarlierYears(period.directed, year).of('earlier'))
    for (const section of reversals) reversal.add(headsOf(cellOf(period.sheet, section)))
  }
  for (const { directed, taken, reversed } of later)
    books.addAll(correctedLater(directed, year)).addAll(creditOfNextYear(taken, reversed, year))
  const adjusted = new AnnualSums()
  for (const { section, ...figures } of adjustments) adjusted.add(section, figures)
  const lines = fillRows(gstr9Rows, { books, filed, adjusted })
  const table7 = lines.find(({ section }) => section === '7I')!
  return {
    lines,
    earlier: earlier.toFigures(),
    unexplainedReversal: reversal.add(table7, -1).toFigures(['igst', 'cgst', 'sgst', 'cess']),
  }
}

export const lineOf = (lines: readonly AnnualLine[], section: Section9): AnnualLine =>
  lines.find((line) => line.section === section)!

const headsOf = ({ igst, cgst, sgst, cess }: TaxHeads): TaxHeads => ({ igst, cgst, sgst, cess })
const amountsOf = (amounts: Amounts): Amounts => ({ taxableValue: amounts.taxableValue, ...headsOf(amounts) })
