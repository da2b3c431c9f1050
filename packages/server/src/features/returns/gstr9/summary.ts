import type { gstr9Calls } from '@bahi/contracts/annual-returns.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { negativeRows } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { leftOut } from '@bahi/domain/returns/forms/gstr9/json.ts'
import { gstr9Rows } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import type { Section9 } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import { isFromPeriods } from '@bahi/domain/returns/forms/gstr9/worksheet.ts'
import { isExempt } from '@bahi/domain/returns/forms/gstr9/year.ts'
import type { AnnualHsn } from '@bahi/domain/returns/forms/gstr9/hsn.ts'
import type { Ctx } from '../../../platform/context.ts'
import { annualFiling } from '../annual/filing.ts'
import type { AnnualFiling } from '../annual/filing.ts'
import { inReadersWords } from '../hsn-words.ts'
import { figures9 } from './figures.ts'
import type { Figures9 } from './figures.ts'

type Calls = typeof gstr9Calls
export type Summary9 = ReplyOf<Calls['summary']>

/** Every row with its sources: the books, the filed returns, and what was added by hand. */
export async function gstr9Summary(ctx: Ctx, input: ParsedOf<Calls['summary']>): Promise<Summary9> {
  const filing = await annualFiling(ctx, 'GSTR9', input)
  return summary9(ctx, filing, await figures9(ctx, filing))
}

export function summary9(ctx: Ctx, filing: AnnualFiling, figures: Figures9): Summary9 {
  const { sheet, facts, adjustments, statementRecords } = figures
  return {
    entityId: filing.entityId,
    gstin: filing.gstin,
    returnPeriod: filing.returnPeriod,
    financialYear: filing.year,
    otherReturns: filing.otherReturns ?? null,
    dueDate: filing.dueDate,
    turnover: filing.turnover,
    lines: sheet.lines.map((line) => ({
      ...line,
      section: line.section as Section9,
      filed: isFromPeriods(line.table) ? line.filed : null,
    })),
    negative: negativeRows(gstr9Rows, sheet.lines) as Section9[],
    adjustments: adjustments.map((row) => ({ ...row, section: row.section as Section9 })),
    filed: filing.filed,
    isExempt: isExempt(filing.turnover, filing.to),
    periods: facts.periods.map(({ returnPeriod, isGstr1Filed, isGstr3bFiled }) => ({
      returnPeriod,
      isGstr1Filed,
      isGstr3bFiled,
    })),
    earlier: amountsOf(sheet.earlier),
    unexplainedReversal: amountsOf(sheet.unexplainedReversal),
    statementRecords,
    leftOut: leftOut(sheet.lines),
    outwardHsn: hsnOf(ctx, figures.outwardHsn),
    inwardHsn: hsnOf(ctx, figures.inwardHsn),
  }
}

const hsnOf = (ctx: Ctx, rows: readonly AnnualHsn[]): Summary9['outwardHsn'] =>
  inReadersWords(rows, ctx.language).map(
    ({ hsn, description, uqc, quantity, rate, taxableValue, igst, cgst, sgst, cess }) => ({
      hsn,
      description,
      uqc,
      quantity,
      rate,
      taxableValue,
      igst,
      cgst,
      sgst,
      cess,
    }),
  )

const amountsOf = ({ taxableValue, igst, cgst, sgst, cess }: Summary9['earlier']) => ({
  taxableValue,
  igst,
  cgst,
  sgst,
  cess,
})
