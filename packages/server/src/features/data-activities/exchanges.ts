import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { dataActivityCalls } from '@bahi/contracts/data-activities.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { keptAs } from './sources.ts'

type Call = (typeof dataActivityCalls)['exchanges']
type Exchanges = ReplyOf<Call>

/** What was said for one activity, oldest first. */
export async function exchangesOfActivity(ctx: Ctx, { id }: ParsedOf<Call>): Promise<Exchanges> {
  const kept = keptAs(id)
  if (kept.table === 'delivery') return lastAttempt(ctx, kept.id)
  // A mail that was not made has said nothing to anybody.
  if (kept.table === 'run') return []
  const { rows } = await sql<Exchanges[number]>`
    select id, portal, entity_id, document_id, call, method, url, started_at, ms, http_status, request, reply, fault
    from portal_exchanges where subscriber_id = current_subscriber() and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
      and ${kept.table === 'intent' ? sql`intent_id` : sql`task_id`} = ${kept.id} order by id limit 200`.execute(
    ctx.db,
  )
  return rows
}

/** What was sent to a program of the account last, and what it answered; a signature is kept nowhere. */
async function lastAttempt(ctx: Ctx, id: number): Promise<Exchanges> {
  const { rows } = await sql<Exchanges[number]>`
    select id, 'callback' as portal, entity_id, document_id, event as call, 'POST' as method, sent_to as url, sent_at as started_at,
      coalesce(ms, 0) as ms, status_code as http_status, body::jsonb as request, to_jsonb(reply) as reply,
      nullif(concat_ws(' ', case when status_code is null then fault end, fault_detail), '') as fault
    from callback_deliveries where subscriber_id = current_subscriber() and id = ${id} and sent_at is not null
      and (entity_id is null or entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]))`.execute(ctx.db)
  return rows
}
