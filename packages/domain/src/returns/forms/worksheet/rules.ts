import { comparePeriods } from '../../../cal/period.ts'
import { Decimal } from '../../../num/decimal.ts'
import { ruleAt } from '../../../tables/rules.ts'
import type { RuleId } from '../../../tables/rules.ts'
import type { Cells, CellIssue, Place } from './declaration.ts'

const amount = (cells: Cells, key: string) => Decimal.of(cells[key] || '0')

/** Days of the period or before it. */
export const dayIssues = (cells: Cells, { to }: Place, columns: readonly string[]): CellIssue[] =>
  columns
    .filter((column) => (cells[column] ?? '') > to)
    .map((column) => ({ column, code: 'SHEET_AFTER_PERIOD', params: { date: to } }))

/** The other side of a row is somebody else. */
export const ownGstinIssues = (cells: Cells, { gstin }: Place, column: string): CellIssue[] =>
  cells[column] === gstin ? [{ column, code: 'SHEET_OWN_GSTIN' }] : []

/** What is amended was reported in an earlier period. */
export const amendedPeriodIssues = (cells: Cells, { returnPeriod }: Place): CellIssue[] =>
  comparePeriods(cells['originalPeriod']!, returnPeriod) < 0
    ? []
    : [{ column: 'originalPeriod', code: 'SHEET_EARLIER_PERIOD', params: { period: returnPeriod } }]

export const aboveZero = (cells: Cells, columns: readonly string[]): CellIssue[] =>
  columns
    .filter((column) => cells[column] !== undefined && amount(cells, column).isZero())
    .map((column) => ({ column, code: 'SHEET_ABOVE_ZERO' }))

/** Integrated tax, or central and State tax that are equal: amounts or rates. */
export function headIssues(
  cells: Cells,
  [igst, cgst, sgst]: readonly [string, string, string] = ['igst', 'cgst', 'sgst'],
): CellIssue[] {
  const within = [cgst, sgst].some((key) => !amount(cells, key).isZero())
  if (within && !amount(cells, igst).isZero()) return [{ column: igst, code: 'SHEET_ONE_TAX' }]
  return amount(cells, cgst).eq(amount(cells, sgst)) ? [] : [{ column: sgst, code: 'SHEET_HALVES' }]
}

/** Tax of a value by a rate of the law: whole as integrated tax, by halves as central and State tax, each to the paisa. */
export interface ExpectedTax {
  readonly igst: string
  readonly half: string
}

/**
 * What a rate of the law comes to on a value at a day.
 *
 * @example
 * taxBy('tds.rate', '10000.50', '2026-10-31') // { igst: '200.01', half: '100.01' }
 */
export function taxBy(rule: RuleId, value: string, day: string): ExpectedTax {
  const rate = String(ruleAt(rule, day)?.value ?? '0')
  const of = (divisor: number) => Decimal.of(value).mul(rate).div(divisor, 2).toFixed(2)
  return { igst: of(100), half: of(200) }
}

/** Whether the tax of a row is within a rupee of what the law says. */
export function isTaxOf(cells: Cells, { igst, half }: ExpectedTax): boolean {
  const near = (key: string, wanted: string) => {
    const difference = amount(cells, key).sub(wanted)
    return difference.lte(1) && difference.gte(-1)
  }
  return amount(cells, 'igst').isZero() ? near('cgst', half) && near('sgst', half) : near('igst', igst)
}

export const hasTax = (cells: Cells): boolean =>
  ['igst', 'cgst', 'sgst'].some((key) => !amount(cells, key).isZero())
