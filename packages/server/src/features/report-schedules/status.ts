import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { reportScheduleCalls } from '@bahi/contracts/report-schedules.ts'
import { indexOnOrAfter, nextDates } from '@bahi/domain/documents/recurrence.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refusal } from '../ledger/index.ts'
import { revokeFileLinks } from '../public/index.ts'
import { loadReportSchedule } from './queries.ts'
import type { ReportSchedule } from './queries.ts'

type Result = ReplyOf<typeof reportScheduleCalls.updateStatus>

/** Pauses, resumes or ends; what is resumed begins with the first date that has not passed. */
export async function changeReportSchedules(
  ctx: Ctx,
  { ids, status }: ParsedOf<typeof reportScheduleCalls.updateStatus>,
): Promise<Result> {
  const done: number[] = []
  const refused: Result['refused'] = []
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const stored = await loadReportSchedule(ctx, id, { lock: true })
    if (!stored) refused.push(refusal(ctx, id, 'NOT_FOUND'))
    else if (stored.status === 'Ended' && status !== 'Ended')
      refused.push(refusal(ctx, id, 'ACTION_REFUSED', 'recurring.refused.ended'))
    else {
      const next = status === 'Active' ? turnFrom(stored, ctx.today()) : stored
      await moveTo(ctx, id, status === 'Ended' ? { ...next, nextDate: null } : next, status)
      if (status === 'Ended') await endLinksOf(ctx, id)
      done.push(id)
    }
  }
  return { done, refused }
}

/** Files that its mails had links to are read by nobody any more. */
async function endLinksOf(ctx: Ctx, id: number): Promise<void> {
  const { rows } = await sql<{ fileId: number }>`select file_id from report_schedule_runs
    where subscriber_id = current_subscriber() and schedule_id = ${id} and file_id is not null`.execute(
    ctx.db,
  )
  if (rows.length > 0)
    await revokeFileLinks(
      ctx.db,
      rows.map(({ fileId }) => fileId),
      ctx.userId,
    )
}

export interface Turn {
  readonly turn: number
  /** None is left: the schedule has ended. */
  readonly nextDate: string | null
}

/** The first turn on or after a day. */
export function turnFrom({ firstDate, every, unit, endDate, turn }: ReportSchedule, day: string): Turn {
  const recurrence = { first: firstDate, every, unit }
  const next = indexOnOrAfter(recurrence, day, turn)
  const [nextDate = null] = nextDates(recurrence, next, { end: endDate ?? undefined, most: 1 })
  return { turn: next, nextDate }
}

export async function moveTo(
  ctx: Ctx,
  id: number,
  { turn, nextDate }: Turn,
  status: ReportSchedule['status'],
): Promise<void> {
  await sql`update report_schedules set status = ${nextDate === null ? 'Ended' : status}, turn = ${turn}, next_date = ${nextDate},
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${id}`.execute(ctx.db)
}
