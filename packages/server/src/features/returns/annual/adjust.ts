import { Decimal } from '@bahi/domain/num/decimal.ts'
import { annualFigures } from '@bahi/domain/returns/forms/annual/sheet.ts'
import type { AnnualFigure, AnnualFigures, AnnualRow } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Issue } from '../../../platform/errors.ts'

type Input = AnnualFigures & { readonly section: string }

const isZero = (amount: string) => Decimal.of(amount).isZero()

/** What is wrong with an adjustment: a row that is a sum or taken from elsewhere, a column that the row does not have, nothing added. */
export function refuseAdjustment(row: AnnualRow, input: Input): void {
  const issue = (path: string, code: string): Issue => ({ path, code, params: { section: row.section } })
  if (row.sum || row.isTaken) throw invalid([issue('section', 'CELL_COMPUTED')])
  const issues = annualFigures
    .filter((name) => !row.holds.includes(name) && !isZero(input[name]))
    .map((name) => issue(name, 'CELL_NOT_HELD'))
  if (row.holds.length > 0 && annualFigures.every((name) => isZero(input[name])))
    issues.push(issue(row.holds[0]!, 'CELL_EMPTY'))
  if (issues.length > 0) throw invalid(issues)
}

/** A row that would stand below zero where the form has no such figure. */
export function refuseNegative(input: Input, negative: readonly string[]): void {
  if (!negative.includes(input.section)) return
  throw invalid(
    annualFigures
      .filter((name) => Decimal.of(input[name]).isNegative())
      .map((name) => ({ path: name, code: 'CELL_NEGATIVE', params: { section: input.section } })),
  )
}

export const valuesOf = (input: AnnualFigures): Record<AnnualFigure, string> =>
  Object.fromEntries(annualFigures.map((name) => [name, input[name]])) as Record<AnnualFigure, string>
