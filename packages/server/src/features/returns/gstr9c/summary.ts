import type { gstr9cCalls } from '@bahi/contracts/annual-returns.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { negativeRows } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { gstr9cRows } from '@bahi/domain/returns/forms/gstr9c/rows.ts'
import type { Section9c } from '@bahi/domain/returns/forms/gstr9c/rows.ts'
import { leftOut9c } from '@bahi/domain/returns/forms/gstr9c/worksheet.ts'
import type { Ctx } from '../../../platform/context.ts'
import { annualFiling } from '../annual/filing.ts'
import { figures9c } from './figures.ts'

type Calls = typeof gstr9cCalls

/** Every row: what GSTR-9 and the books suggest, and what was entered from the accounts. */
export async function gstr9cSummary(
  ctx: Ctx,
  input: ParsedOf<Calls['summary']>,
): Promise<ReplyOf<Calls['summary']>> {
  const filing = await annualFiling(ctx, 'GSTR9C', input)
  const { sheet, adjustments } = await figures9c(ctx, filing)
  return {
    entityId: filing.entityId,
    gstin: filing.gstin,
    returnPeriod: filing.returnPeriod,
    financialYear: filing.year,
    otherReturns: filing.otherReturns ?? null,
    dueDate: filing.dueDate,
    turnover: filing.turnover,
    lines: sheet.lines.map((line) => ({ ...line, section: line.section as Section9c, filed: null })),
    negative: negativeRows(gstr9cRows, sheet.lines) as Section9c[],
    adjustments: adjustments.map((row) => ({ ...row, section: row.section as Section9c })),
    filed: filing.filed,
    isRequired: filing.isDue,
    reasons: [...sheet.reasons],
    missingReasons: [...sheet.missingReasons],
    leftOut: leftOut9c(sheet.lines),
  }
}
