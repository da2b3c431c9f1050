import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { dataActivityCalls } from '@bahi/contracts/data-activities.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refusal } from '../ledger/index.ts'
import { dueNow } from '../portals/index.ts'
import type { PortalName } from '../portals/index.ts'
import { keptAs } from './sources.ts'

type Call = (typeof dataActivityCalls)['retry']
type Refusal = ReplyOf<Call>['refused'][number]

/** Tries now what waits for its next attempt, and begins a failed fetch or IMS push anew as it was asked for. */
export async function retryActivities(ctx: Ctx, { ids }: ParsedOf<Call>): Promise<ReplyOf<Call>> {
  const done: number[] = []
  const refused: Refusal[] = []
  for (const id of new Set(ids)) {
    const kept = keptAs(id)
    const answer = kept.table === 'intent' ? await retryIntent(ctx, kept.id) : await retryTask(ctx, kept.id)
    if (answer === 'done') done.push(id)
    else if (answer === 'unknown') refused.push(refusal(ctx, id, 'NOT_FOUND'))
    else refused.push(refusal(ctx, id, 'ACTION_REFUSED', 'dataActivity.refused.ended'))
  }
  return { done, refused }
}

type Answer = 'done' | 'unknown' | 'ended'

async function retryIntent(ctx: Ctx, id: number): Promise<Answer> {
  const { rows } = await sql<{ entityId: number; portal: PortalName; state: string }>`
    select entity_id, portal, state from portal_intents where subscriber_id = current_subscriber() and id = ${id}
      and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(ctx.db)
  const [row] = rows
  if (!row) return 'unknown'
  if (row.state !== 'Waiting' && row.state !== 'Unknown') return 'ended'
  await dueNow(ctx.db, row)
  return 'done'
}

async function retryTask(ctx: Ctx, id: number): Promise<Answer> {
  const { rows } = await sql<{
    type: string
    title: string
    entityId: number
    input: unknown
    status: string
  }>`
    select type, title, entity_id, input, status from background_tasks where subscriber_id = current_subscriber() and id = ${id}
      and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) and type in ('readStatement', 'pushIms', 'eWaySync')`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) return 'unknown'
  if (row.status !== 'Failed') return 'ended'
  await ctx.tasks.enqueue(row)
  return 'done'
}
