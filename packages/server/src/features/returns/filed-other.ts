import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { gstReturnCalls } from '@bahi/contracts/returns.ts'
import type { FormName } from '@bahi/domain/returns/forms/forms.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

export interface AskedReturn {
  readonly entityId: number
  readonly returnPeriod: string
  readonly returnType: FormName
}

/** The mark of a return that is not GSTR-1; null while it is open. */
export async function filedOther(
  ctx: Ctx,
  { entityId, returnPeriod, returnType }: AskedReturn,
): Promise<ReplyOf<(typeof gstReturnCalls)['markFiled']> | null> {
  const { rows } = await sql<ReplyOf<(typeof gstReturnCalls)['markFiled']>>`
    select coalesce(f.filed_on, f.filed_at::date)::text as filed_on, f.reference as arn, f.filed_at as marked_at,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as filed_by
    from filed_periods f left join users u on u.subscriber_id = f.subscriber_id and u.id = f.filed_by
    where f.subscriber_id = current_subscriber() and f.entity_id = ${entityId} and f.return_type = ${returnType}
      and f.return_period = ${returnPeriod}`.execute(ctx.db)
  return rows[0] ?? null
}
