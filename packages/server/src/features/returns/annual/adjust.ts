import { Decimal } from '@bahi/domain/num/decimal.ts'
import { annualFigures, negativeRows } from '@bahi/domain/returns/forms/annual/sheet.ts'
import type {
  AnnualFigure,
  AnnualFigures,
  AnnualLine,
  AnnualRow,
} from '@bahi/domain/returns/forms/annual/sheet.ts'
import type { Ctx } from '../../../platform/context.ts'
import { invalid } from '../../../platform/errors.ts'
import type { Issue } from '../../../platform/errors.ts'
import { addAdjustment, takeBackAdjustment } from '../adjustments.ts'
import { openAnnual } from './filing.ts'
import type { AnnualFiling, AnnualForm } from './filing.ts'

interface Place {
  readonly entityId: number
  readonly returnPeriod: string
}
interface Reason {
  readonly reason: string
}
type Input = AnnualFigures & { readonly section: string }

const isZero = (amount: string) => Decimal.of(amount).isZero()

/** Adds to a row of an annual return, and takes back; `linesOf` has its lines with all that was added. */
export function annualAdjustments(
  form: AnnualForm,
  rows: readonly AnnualRow[],
  linesOf: (ctx: Ctx, filing: AnnualFiling) => Promise<readonly AnnualLine[]>,
) {
  return {
    async adjust(ctx: Ctx, input: Place & Input & Reason): Promise<{ id: number }> {
      const filing = await openAnnual(ctx, form, input)
      refuseAdjustment(
        rows.find(({ section }) => section === input.section)!,
        input,
      )
      const id = await addAdjustment(ctx, form, filing, input, valuesOf(input))
      refuseNegative(input, negativeRows(rows, await linesOf(ctx, filing)))
      return { id }
    },

    async withdrawAdjustment(ctx: Ctx, input: Place & Reason & { readonly id: number }): Promise<undefined> {
      const filing = await openAnnual(ctx, form, input)
      await takeBackAdjustment(ctx, form, filing, input)
      return undefined
    },
  }
}

/** What is wrong with an adjustment: a row that is a sum or taken from elsewhere, a column that the row does not have, nothing added. */
function refuseAdjustment(row: AnnualRow, input: Input): void {
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
function refuseNegative(input: Input, negative: readonly string[]): void {
  if (!negative.includes(input.section)) return
  throw invalid(
    annualFigures
      .filter((name) => Decimal.of(input[name]).isNegative())
      .map((name) => ({ path: name, code: 'CELL_NEGATIVE', params: { section: input.section } })),
  )
}

const valuesOf = (input: AnnualFigures) =>
  Object.fromEntries(annualFigures.map((name) => [name, input[name]])) as Record<AnnualFigure, string>
