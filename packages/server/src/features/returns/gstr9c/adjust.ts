import type { gstr9cCalls } from '@bahi/contracts/annual-returns.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { negativeRows } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { gstr9cRow, gstr9cRows } from '@bahi/domain/returns/forms/gstr9c/rows.ts'
import type { Ctx } from '../../../platform/context.ts'
import { addAdjustment, takeBackAdjustment } from '../adjustments.ts'
import { refuseAdjustment, refuseNegative, valuesOf } from '../annual/adjust.ts'
import { openAnnual } from '../annual/filing.ts'
import { figures9c } from './figures.ts'

type Calls = typeof gstr9cCalls

export async function adjust9c(
  ctx: Ctx,
  input: ParsedOf<Calls['adjust']>,
): Promise<ReplyOf<Calls['adjust']>> {
  const filing = await openAnnual(ctx, 'GSTR9C', input)
  refuseAdjustment(gstr9cRow(input.section)!, input)
  const id = await addAdjustment(ctx, 'GSTR9C', filing, input, valuesOf(input))
  const { sheet } = await figures9c(ctx, filing)
  refuseNegative(input, negativeRows(gstr9cRows, sheet.lines))
  return { id }
}

export async function withdraw9c(ctx: Ctx, input: ParsedOf<Calls['withdrawAdjustment']>): Promise<undefined> {
  const filing = await openAnnual(ctx, 'GSTR9C', input)
  await takeBackAdjustment(ctx, 'GSTR9C', filing, input)
  return undefined
}
