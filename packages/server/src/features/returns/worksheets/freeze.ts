import { worksheetNames } from '@bahi/domain/returns/forms/forms.ts'
import { worksheets } from '@bahi/domain/returns/forms/worksheet/worksheets.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { AskedReturn } from '../filed-other.ts'
import { keepFiledRows } from './filed-rows.ts'
import { placeOf } from './place.ts'
import { openSheet } from './sheet.ts'

/** A worksheet that is marked as filed keeps its rows as they are now. Other returns have none. */
export async function freezeWorksheet(ctx: Ctx, { returnType, ...asked }: AskedReturn): Promise<void> {
  const name = worksheetNames.find((one) => worksheets[one].form === returnType)
  if (name === undefined) return
  const place = await placeOf(ctx, name, asked)
  await keepFiledRows(ctx.db, place, (await openSheet(ctx, place)).rows)
}
