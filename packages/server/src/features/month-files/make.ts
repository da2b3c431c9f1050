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

type Asked = ParsedOf<(typeof monthFileCalls)['make']>

/** Errors: another's GSTIN is not found; a month that has not begun is refused. */
export async function monthFileInput(
  ctx: Ctx,
  { entityId, returnPeriod, parts = [...monthFileParts] }: Asked,
): Promise<MonthFileInput> {
  ctx.requireEntity(entityId)
  const month = monthOf(entityId, returnPeriod)
  if (month.from > ctx.today()) throw refuseField('returnPeriod', 'DATE_IN_FUTURE')
  const { gstin, name } = await registrationOf(ctx, entityId)
  return { ...month, parts, place: gstin ?? name, culture: ctx.culture }
}

export async function makeMonthFile(
  ctx: Ctx,
  asked: Asked,
): Promise<ReplyOf<(typeof monthFileCalls)['make']>> {
  const input = await monthFileInput(ctx, asked)
  const title = `${input.place} ${input.returnPeriod}`
  const taskId = await ctx.tasks.enqueue({ type: 'monthFile', title, input })
  return { taskId }
}
