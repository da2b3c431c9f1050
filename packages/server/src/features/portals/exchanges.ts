import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { portalCalls } from '@bahi/contracts/portals.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'

type Exchanges = ReplyOf<typeof portalCalls.exchanges>

/** No answer, or one that refuses. */
const failed = sql`(fault is not null or http_status is null or http_status >= 400)`

/** What was said to portals, newest first. */
export async function exchangesOf(
  ctx: Ctx,
  asked: ParsedOf<typeof portalCalls.exchanges>,
): Promise<Exchanges> {
  const { entityId, documentId, portal, number, outcome, from, to, before, size } = asked
  const entityIds = ctx.entitiesOf(entityId === undefined ? undefined : [entityId])
  const { rows } = await sql<Exchanges[number]>`
    select id, portal, entity_id, document_id, call, method, url, started_at, ms, http_status, request, reply, fault
    from portal_exchanges where subscriber_id = current_subscriber() and entity_id = any(${entityIds}::bigint[])
      ${documentId === undefined ? sql`` : sql`and document_id = ${documentId}`}
      ${portal === undefined ? sql`` : sql`and portal = ${portal}`}
      ${number ? sql`and document_id in (select d.id from documents d where d.subscriber_id = current_subscriber() and d.number_key = ${number.toUpperCase()})` : sql``}
      ${outcome === undefined ? sql`` : outcome === 'Failed' ? sql`and ${failed}` : sql`and not ${failed}`}
      ${from === undefined ? sql`` : sql`and (started_at at time zone 'Asia/Kolkata')::date >= ${from}::date`}
      ${to === undefined ? sql`` : sql`and (started_at at time zone 'Asia/Kolkata')::date <= ${to}::date`}
      ${before === undefined ? sql`` : sql`and id < ${before}`}
    order by id desc limit ${size}`.execute(ctx.db)
  return rows
}
