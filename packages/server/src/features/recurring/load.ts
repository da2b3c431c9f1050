import type { RecurringKind } from '@bahi/contracts/recurring-kinds.ts'
import type { RecurrenceUnit } from '@bahi/domain/documents/recurrence.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

/** A schedule as it is stored. */
export interface Recurring {
  readonly id: number
  readonly version: number
  readonly kind: RecurringKind
  readonly entityId: number
  readonly sourceId: number
  readonly firstDate: string
  readonly every: number
  readonly unit: RecurrenceUnit
  /** Index of the next date, counted from the first. */
  readonly turn: number
  readonly nextDate: string | null
  readonly endDate: string | null
  readonly turnsLeft: number | null
  readonly result: 'Draft' | 'Issued'
  readonly mails: boolean
  readonly status: 'Active' | 'Paused' | 'Ended'
}

/** One of the user's places; undefined for any other. `lock`: until the end of the transaction. */
export async function loadRecurring(
  ctx: Ctx,
  id: number,
  { lock = false } = {},
): Promise<Recurring | undefined> {
  const { rows } = await sql<Recurring>`
    select id, version, kind, entity_id, source_id, first_date, every, unit, turn, next_date, end_date, turns_left, result,
      mails, status
    from recurring_documents where subscriber_id = current_subscriber() and id = ${id}
      and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) ${lock ? sql`for update` : sql``}`.execute(
    ctx.db,
  )
  return rows[0]
}
