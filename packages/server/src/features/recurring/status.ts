import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { documentRight } from '@bahi/contracts/document-rights.ts'
import type { recurringCalls } from '@bahi/contracts/recurring.ts'
import { indexOnOrAfter, nextDates } from '@bahi/domain/documents/recurrence.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refusal } from '../ledger/index.ts'
import { loadRecurring } from './load.ts'
import type { Recurring } from './load.ts'

type Result = ReplyOf<typeof recurringCalls.updateStatus>

/** Pauses, resumes or ends; what is resumed begins with the first date that has not passed. */
export async function changeRecurring(
  ctx: Ctx,
  { ids, status }: ParsedOf<typeof recurringCalls.updateStatus>,
): Promise<Result> {
  const done: number[] = []
  const refused: Result['refused'] = []
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const stored = await loadRecurring(ctx, id, { lock: true })
    const isSeen = stored && ctx.can(documentRight(stored.kind, 'AD'), stored.entityId)
    if (!isSeen) {
      refused.push(refusal(ctx, id, 'NOT_FOUND'))
      continue
    }
    if (stored.status === 'Ended' && status !== 'Ended') {
      refused.push(refusal(ctx, id, 'ACTION_REFUSED', 'recurring.refused.ended'))
      continue
    }
    const { turn, nextDate } = status === 'Active' ? turnFrom(stored, ctx.today()) : { ...stored }
    const isOver = status === 'Ended' || nextDate === undefined
    await sql`update recurring_documents set status = ${isOver ? 'Ended' : status}, turn = ${turn},
        next_date = ${isOver ? null : nextDate}, version = version + 1, changed_at = now(), changed_by = current_user_id()
      where subscriber_id = current_subscriber() and id = ${id}`.execute(ctx.db)
    done.push(id)
  }
  return { done, refused }
}

function turnFrom(stored: Recurring, today: string): { turn: number; nextDate: string | undefined } {
  const recurrence = { first: stored.firstDate, every: stored.every, unit: stored.unit }
  const turn = indexOnOrAfter(recurrence, today, stored.turn)
  const [nextDate] = nextDates(recurrence, turn, { end: stored.endDate ?? undefined, most: 1 })
  return { turn, nextDate }
}
