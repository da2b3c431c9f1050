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
  const { rows } = await sql<Exchanges[number]>`
    select id, portal, entity_id, document_id, call, method, url, started_at, ms, http_status, request, reply, fault
    from portal_exchanges where subscriber_id = current_subscriber() and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])
      and ${kept.table === 'intent' ? sql`intent_id` : sql`task_id`} = ${kept.id} order by id limit 200`.execute(
    ctx.db,
  )
  return rows
}
