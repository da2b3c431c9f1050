import type { FilingFrequency } from '@bahi/domain/cal/period.ts'
import type { Filer } from '@bahi/domain/returns/forms/calendar.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'

/** A GSTIN as far as its returns depend on it, and the day of its first document. */
export interface Registration extends Filer {
  readonly entityId: number
  readonly name: string
  readonly gstin: string | null
  readonly begun: string | null
  /** It has sent goods to job workers. */
  readonly hasJobWork: boolean
}

/** Of an entity `e`: goods were sent to job workers, by a challan or as entered in ITC-04. */
export const hasJobWork = sql`(exists (select from documents d where d.subscriber_id = e.subscriber_id and d.entity_id = e.id
    and d.kind = 'deliveryChallan' and d.body ->> 'purpose' = 'JobWork' and d.issued_at is not null and d.status <> 'Cancelled')
  or exists (select from return_entries r where r.subscriber_id = e.subscriber_id and r.entity_id = e.id and r.form = 'itc04'))`

export async function registrationOf(ctx: Ctx, entityId: number): Promise<Registration> {
  ctx.requireEntity(entityId)
  const { rows } = await sql<Omit<Registration, 'frequency'> & { frequency: FilingFrequency | null }>`
    select e.id as entity_id, e.name, e.gstin, e.taxpayer_type, coalesce(e.state_code, '') as state_code, e.filing_frequency as frequency, e.turnover,
      (select min(s.date)::text from day_sums s where s.subscriber_id = e.subscriber_id and s.entity_id = e.id) as begun, ${hasJobWork} as has_job_work
    from entities e where e.subscriber_id = current_subscriber() and e.id = ${entityId} and e.entity_type = 'Entity'`.execute(
    ctx.db,
  )
  const row = rows[0]
  if (!row) throw refuseField('entityId', 'UNKNOWN_RECORD')
  return { ...row, frequency: row.frequency ?? 'Monthly' }
}
