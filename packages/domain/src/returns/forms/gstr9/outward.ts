import type { FinancialYear } from '../../../cal/period.ts'
import type { Amounts } from '../../gstr1/amounts.ts'
import type { Gstr1Row } from '../../gstr1/rows.ts'
import type { Part, Section } from '../../gstr1/sections.ts'
import { AnnualSums } from '../annual/sheet.ts'
import type { Section9 } from './rows.ts'

/** Sums of notes and amended records of GSTR-1 that all raise or all lower what was supplied. Lowering ones are negative. */
export interface DirectedRow extends Amounts {
  readonly section: Section
  readonly part: Part
  /** Debit notes, and amendments that add; else credit notes, and amendments that take away. */
  readonly isUp: boolean
  /** Financial year of the supply that is corrected. */
  readonly year: FinancialYear
}

const consumer: ReadonlySet<Section> = new Set<Section>(['b2cl', 'b2cla', 'b2cs', 'b2csa'])
const notes: ReadonlySet<Section> = new Set<Section>(['cdnr', 'cdnur'])
const amendments: ReadonlySet<Section> = new Set<Section>(['b2ba', 'expa', 'cdnra', 'cdnura'])
/** Parts on which no tax is to be paid by the supplier: table 5. */
const untaxed: ReadonlySet<Part> = new Set<Part>(['4B', 'SEZWOP', 'EXPWOP'])

const ofInvoices: Readonly<Partial<Record<`${Section} ${Part}`, Section9>>> = {
  'b2b 4A': '4B',
  'exp EXPWP': '4C',
  'b2b SEZWP': '4D',
  'b2b 6C': '4E',
  'exp EXPWOP': '5A',
  'b2b SEZWOP': '5B',
  'b2b 4B': '5C',
  'supeco 14B': '5C1',
  'nil EXEMPT': '5D',
  'nil NIL': '5E',
  'nil NONGST': '5F',
}

/** Sums whose notes and amendments GSTR-9 shows in rows of their own, by direction. */
export const isDirected = ({ section, part }: Pick<Gstr1Row, 'section' | 'part'>): boolean =>
  part !== 'B2CL' && (notes.has(section) || amendments.has(section))

/**
 * The row of GSTR-9 that a row of GSTR-1 is in, notes and amendments apart; undefined for table 14(a), which says in
 * another way what other tables hold. Supplies to consumers are net of their notes and amendments.
 *
 * @example
 * annualPlace({ section: 'b2b', part: 'SEZWOP' }) // { section: '5B', sign: 1 }
 */
export function annualPlace({
  section,
  part,
}: Pick<Gstr1Row, 'section' | 'part'>): { readonly section: Section9; readonly sign: 1 | -1 } | undefined {
  if (consumer.has(section) || part === 'B2CL') return { section: '4A', sign: 1 }
  if (section === 'at' || section === 'ata') return { section: '4F', sign: 1 }
  if (section === 'txpd' || section === 'txpda') return { section: '4F', sign: -1 }
  const row = ofInvoices[`${section} ${part}`]
  return row ? { section: row, sign: 1 } : undefined
}

/** The row of a note or an amendment of a supply of the year itself. */
export function directedPlace({
  section,
  part,
  isUp,
}: Pick<DirectedRow, 'section' | 'part' | 'isUp'>): Section9 {
  const isNote = notes.has(section)
  if (untaxed.has(part)) return isNote ? (isUp ? '5I' : '5H') : isUp ? '5J' : '5K'
  return isNote ? (isUp ? '4J' : '4I') : isUp ? '4K' : '4L'
}

/**
 * Tables 4 and 5 from GSTR-1 of one period. What corrects a supply of an earlier year is in tables 10 and 11 of that
 * year's return, not here.
 */
export function outwardOfPeriod(
  rows: Iterable<Gstr1Row>,
  directed: Iterable<DirectedRow>,
  year: FinancialYear,
): AnnualSums {
  const sums = new AnnualSums()
  for (const row of rows) {
    if (isDirected(row)) continue
    const place = annualPlace(row)
    if (place) sums.add(place.section, amountsOf(row), place.sign)
  }
  for (const row of directed)
    if (row.year === year) sums.add(directedPlace(row), amountsOf(row), row.isUp ? 1 : -1)
  return sums
}

/** Tables 10 and 11: what GSTR-1 of the next year corrects of this one. */
export function correctedLater(directed: Iterable<DirectedRow>, year: FinancialYear): AnnualSums {
  const sums = new AnnualSums()
  for (const row of directed)
    if (row.year === year) sums.add(row.isUp ? '10' : '11', amountsOf(row), row.isUp ? 1 : -1)
  return sums
}

/** What corrects earlier years, so that the year ties to its months: raised less lowered. */
export function ofEarlierYears(directed: Iterable<DirectedRow>, year: FinancialYear): AnnualSums {
  const sums = new AnnualSums()
  for (const row of directed) if (row.year < year) sums.add('earlier', amountsOf(row))
  return sums
}

const amountsOf = ({ taxableValue, igst, cgst, sgst, cess }: Amounts) => ({
  taxableValue,
  igst,
  cgst,
  sgst,
  cess,
})
