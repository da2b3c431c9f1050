import type { FormName } from '@bahi/domain/returns/forms/forms.ts'
import { lowerName } from '@bahi/domain/returns/forms/forms.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

interface Filed {
  readonly entityId: number
  readonly returnType: FormName
  readonly returnPeriod: string
  readonly filedOn: string
  readonly arn: string | null
}

/** Programs hear of a return that a person marks as filed, as of one that the portal filed. Source: specification part 6, section 6. */
export async function noteFiled(
  ctx: Pick<Ctx, 'db'>,
  { entityId, returnType, returnPeriod, filedOn, arn }: Filed,
): Promise<void> {
  const form = lowerName(returnType)
  const data = { entityId, form, returnPeriod, arn, filedOn }
  await sql`select keep_callback_event('return.filed', ${`return:${entityId}:${form}:${returnPeriod}`}, ${entityId}::bigint, null, ${JSON.stringify(data)}::jsonb)`.execute(
    ctx.db,
  )
}
