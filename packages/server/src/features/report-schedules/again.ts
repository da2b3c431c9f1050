import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { DueOfUser } from '../../platform/jobs/due-tasks.ts'
import { enqueueTask } from '../../platform/jobs/tasks.ts'

/** What a task is given where a date that failed is asked for again: the number of its run. */
export interface DueAgain {
  readonly again?: number
}

/** Whether a failed run `r` of the schedule `s` can be asked for again, in the name of the user `u`. */
export const isRunRetryable: RawBuilder<boolean> = sql<boolean>`(s.status <> 'Ended' and u.status = 'Active')`

/** A run that failed and has not gone out since; undefined for any other. */
export async function lockFailedRun(
  db: Db,
  runId: number,
  { lock }: { readonly lock: boolean },
): Promise<{ readonly scheduleId: number; readonly date: string } | undefined> {
  const { rows } = await sql<{
    scheduleId: number
    date: string
  }>`select r.schedule_id, r.date from report_schedule_runs r
    where r.subscriber_id = current_subscriber() and r.id = ${runId} and r.outcome = 'Failed' ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return rows[0]
}

/** Gives a failed run to a task of the user in whose name its schedule is sent. */
export async function sendRunAgain(db: Db, subscriberId: number, runId: number): Promise<void> {
  const { rows } = await sql<{ userId: number; culture: string }>`select s.user_id, u.culture_name as culture
    from report_schedule_runs r
    join report_schedules s on s.subscriber_id = r.subscriber_id and s.id = r.schedule_id
    join users u on u.subscriber_id = s.subscriber_id and u.id = s.user_id
    where r.subscriber_id = current_subscriber() and r.id = ${runId}`.execute(db)
  const { userId, culture } = rows[0]!
  const input: DueOfUser & DueAgain = { ids: [], again: runId, culture }
  await enqueueTask(
    db,
    { subscriberId, userId, requestId: randomUUID() },
    { type: 'reportSchedules', input, total: 1 },
  )
}
