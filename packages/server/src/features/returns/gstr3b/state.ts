import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { gstr3bCalls } from '@bahi/contracts/gstr3b.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import type { Filing } from '../period.ts'

type Of = Pick<Filing, 'entityId' | 'returnPeriod'>
export type Filed3b = NonNullable<ReplyOf<(typeof gstr3bCalls)['summary']>['filed']>

export const is3bFiled = async (db: Db, of: Of): Promise<boolean> => (await filed3b(db, of)) !== null

/** What is known of a filed return; null while the period is open. */
export async function filed3b(db: Db, { entityId, returnPeriod }: Of): Promise<Filed3b | null> {
  const { rows } = await sql<Filed3b>`
    select coalesce(f.filed_on, f.filed_at::date)::text as filed_on, f.reference as arn, f.filed_at as marked_at,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as filed_by
    from filed_periods f left join users u on u.subscriber_id = f.subscriber_id and u.id = f.filed_by
    where f.subscriber_id = current_subscriber() and f.entity_id = ${entityId} and f.return_type = 'GSTR3B'
      and f.return_period = ${returnPeriod}`.execute(db)
  return rows[0] ?? null
}
