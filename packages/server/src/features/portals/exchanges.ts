import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { portalCalls } from '@bahi/contracts/portals.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

type Exchanges = ReplyOf<typeof portalCalls.exchanges>

/** What was said to portals, newest first. */
export async function exchangesOf(
  ctx: Ctx,
  { entityId, documentId, before, size }: ParsedOf<typeof portalCalls.exchanges>,
): Promise<Exchanges> {
  const entityIds = ctx.entitiesOf(entityId === undefined ? undefined : [entityId])
  const { rows } = await sql<Exchanges[number]>`
    select id, portal, entity_id, document_id, call, method, url, started_at, ms, http_status, request, reply, fault
    from portal_exchanges where subscriber_id = current_subscriber() and entity_id = any(${entityIds}::bigint[])
      ${documentId === undefined ? sql`` : sql`and document_id = ${documentId}`}
      ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${size}`.execute(ctx.db)
  return rows
}
