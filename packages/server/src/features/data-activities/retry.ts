import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { dataActivityCalls } from '@bahi/contracts/data-activities.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { isRetryable as isCallbackRetryable, sendAgain } from '../callbacks/index.ts'
import { refusal } from '../ledger/index.ts'
import { dueNow } from '../portals/index.ts'
import type { PortalName } from '../portals/index.ts'
import { isRunRetryable, sendRunAgain } from '../report-schedules/index.ts'
import { isRetryable, keptAs } from './sources.ts'

type Call = (typeof dataActivityCalls)['retry']
type Refusal = ReplyOf<Call>['refused'][number]

/** Tries now what waits for its next attempt, sends a mail of a date that failed, and begins a failed fetch or IMS push anew, once, as it was asked for. */
export async function retryActivities(ctx: Ctx, { ids }: ParsedOf<Call>): Promise<ReplyOf<Call>> {
  const done: number[] = []
  const refused: Refusal[] = []
  for (const id of new Set(ids)) {
    const kept = keptAs(id)
    const found = await finders[kept.table](ctx, kept.id)
    const refusedFor = refusalOf(ctx, id, found)
    if (refusedFor) refused.push(refusedFor)
    else {
      await found!.begin()
      done.push(id)
    }
  }
  return { done, refused }
}

interface Found {
  readonly entityId: number | null
  readonly isRetryable: boolean
  readonly isRetried: boolean
  /** Where it is another reason than that it has ended. */
  readonly whyNot?: string
  begin(): Promise<unknown>
}

function refusalOf(ctx: Ctx, id: number, found: Found | undefined): Refusal | undefined {
  if (!found) return refusal(ctx, id, 'NOT_FOUND')
  const name = found.entityId === null ? undefined : ctx.access.inactive.get(found.entityId)
  if (name !== undefined) return refusal(ctx, id, 'ACTION_REFUSED', 'action.reason.isPlaceInactive', { name })
  if (found.isRetried) return refusal(ctx, id, 'ACTION_REFUSED', 'dataActivity.refused.retried')
  return found.isRetryable
    ? undefined
    : refusal(ctx, id, 'ACTION_REFUSED', found.whyNot ?? 'dataActivity.refused.ended')
}

async function intentOf(ctx: Ctx, id: number): Promise<Found | undefined> {
  const { rows } = await sql<{ entityId: number; portal: PortalName; isRetryable: boolean }>`
    select i.entity_id, i.portal, ${isRetryable.intent} as is_retryable from portal_intents i where i.subscriber_id = current_subscriber() and i.id = ${id}
      and i.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(ctx.db)
  const [row] = rows
  return row && { ...row, isRetried: false, begin: () => dueNow(ctx.db, row) }
}

/** The row is locked: who asks at the same time sees that it was begun anew. */
async function taskOf(ctx: Ctx, id: number): Promise<Found | undefined> {
  const { rows } = await sql<{
    type: string
    title: string
    entityId: number
    input: unknown
    isRetryable: boolean
    isRetried: boolean
  }>`
    select t.type, t.title, t.entity_id, t.input, ${isRetryable.task} as is_retryable, t.retried_at is not null as is_retried
    from background_tasks t where t.subscriber_id = current_subscriber() and t.id = ${id}
      and t.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) and t.type in ('readStatement', 'pushIms', 'eWaySync') for update`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) return undefined
  const { isRetryable: mayBegin, isRetried, ...task } = row
  return {
    entityId: task.entityId,
    isRetryable: mayBegin,
    isRetried,
    begin: async () => {
      await sql`update background_tasks set retried_at = now() where subscriber_id = current_subscriber() and id = ${id}`.execute(
        ctx.db,
      )
      await ctx.tasks.enqueue(task)
    },
  }
}

async function callbackOf(ctx: Ctx, id: number): Promise<Found | undefined> {
  const { rows } = await sql<{ entityId: number | null; isRetryable: boolean }>`
    select d.entity_id, ${isCallbackRetryable('d', 'c')} as is_retryable from callback_deliveries d
    join callbacks c on c.subscriber_id = d.subscriber_id and c.id = d.callback_id
    where d.subscriber_id = current_subscriber() and d.id = ${id}
      and (d.entity_id is null or d.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])) for update of d`.execute(
    ctx.db,
  )
  const [row] = rows
  return (
    row && {
      ...row,
      isRetried: false,
      whyNot: 'callback.refused.inactive',
      begin: () => sendAgain(ctx.db, id),
    }
  )
}

async function runOf(ctx: Ctx, id: number): Promise<Found | undefined> {
  const { rows } = await sql<{ isRetryable: boolean }>`
    select ${isRunRetryable} as is_retryable from report_schedule_runs r
    join report_schedules s on s.subscriber_id = r.subscriber_id and s.id = r.schedule_id
    join users u on u.subscriber_id = s.subscriber_id and u.id = s.user_id
    where r.subscriber_id = current_subscriber() and r.id = ${id} and r.outcome = 'Failed'
      and coalesce((s.asked ->> 'entityId')::bigint = any(${ctx.entitiesOf(undefined)}::bigint[]), true)
      and not exists (select from jsonb_array_elements(s.asked -> 'entityIds') e where e::bigint <> all(${ctx.entitiesOf(undefined)}::bigint[]))
    for update of r`.execute(ctx.db)
  const [row] = rows
  return (
    row && {
      // Mails are of the past as well: they go out of a place that is switched off too.
      entityId: null,
      isRetryable: row.isRetryable,
      isRetried: false,
      whyNot: 'dataActivity.refused.schedule',
      begin: () => sendRunAgain(ctx.db, ctx.subscriberId, id),
    }
  )
}

const finders = { intent: intentOf, task: taskOf, delivery: callbackOf, run: runOf } as const
