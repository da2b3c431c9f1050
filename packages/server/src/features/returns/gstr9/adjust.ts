import type { gstr9Calls } from '@bahi/contracts/annual-returns.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { negativeRows } from '@bahi/domain/returns/forms/annual/sheet.ts'
import { gstr9Row, gstr9Rows } from '@bahi/domain/returns/forms/gstr9/rows.ts'
import type { Ctx } from '../../../platform/context.ts'
import { addAdjustment, takeBackAdjustment } from '../adjustments.ts'
import { refuseAdjustment, refuseNegative, valuesOf } from '../annual/adjust.ts'
import { openAnnual } from '../annual/filing.ts'
import { figures9 } from './figures.ts'

type Calls = typeof gstr9Calls

export async function adjust9(ctx: Ctx, input: ParsedOf<Calls['adjust']>): Promise<ReplyOf<Calls['adjust']>> {
  const filing = await openAnnual(ctx, 'GSTR9', input)
  refuseAdjustment(gstr9Row(input.section)!, input)
  const id = await addAdjustment(ctx, 'GSTR9', filing, input, valuesOf(input))
  const { sheet } = await figures9(ctx, filing)
  refuseNegative(input, negativeRows(gstr9Rows, sheet.lines))
  return { id }
}

export async function withdraw9(ctx: Ctx, input: ParsedOf<Calls['withdrawAdjustment']>): Promise<undefined> {
  const filing = await openAnnual(ctx, 'GSTR9', input)
  await takeBackAdjustment(ctx, 'GSTR9', filing, input)
  return undefined
}
