import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { monthFileParts } from '@bahi/contracts/month-files.ts'
import type { MonthFilePartName, monthFileCalls } from '@bahi/contracts/month-files.ts'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { registrationOf } from '../returns/index.ts'
import { monthOf } from './contents.ts'
import type { Month } from './contents.ts'

export interface MonthFileInput extends Month {
  readonly parts: readonly MonthFilePartName[]
  /** The GSTIN, or the name of a business without one: names the file. */
  readonly place: string
  readonly culture: string
}

/** Errors: another's GSTIN is not found; a month that has not begun is refused. */
export async function makeMonthFile(
  ctx: Ctx,
  { entityId, returnPeriod, parts = [...monthFileParts] }: ParsedOf<(typeof monthFileCalls)['make']>,
): Promise<ReplyOf<(typeof monthFileCalls)['make']>> {
  ctx.requireEntity(entityId)
  const month = monthOf(entityId, returnPeriod)
  if (month.from > ctx.today()) throw refuseField('returnPeriod', 'DATE_IN_FUTURE')
  const { gstin, name } = await registrationOf(ctx, entityId)
  const place = gstin ?? name
  const input: MonthFileInput = { ...month, parts, place, culture: ctx.culture }
  const taskId = await ctx.tasks.enqueue({ type: 'monthFile', title: `${place} ${returnPeriod}`, input })
  return { taskId }
}
