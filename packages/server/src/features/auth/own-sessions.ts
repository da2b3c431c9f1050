import type { sessionCalls } from '@bahi/contracts/profile.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { endSessions } from './sessions.ts'

/** Where the user is signed in at this moment; this one first, then the last seen. */
export async function ownSessions({
  db,
  subscriberId,
  userId,
  request,
}: Ctx): Promise<ReplyOf<typeof sessionCalls.search>> {
  const thisId = request?.sessionId ?? 0
  const { rows } = await sql<ReplyOf<typeof sessionCalls.search>[number]>`
    select s.id, coalesce(s.user_agent, '') as user_agent, coalesce(s.address, '') as address, s.created_at, s.last_seen_at,
      s.id = ${thisId} as is_this,
      case when s.impersonator_id is not null then coalesce(nullif(trim(i.first_name || ' ' || i.last_name), ''), i.user_name) end as impersonator
    from sessions s left join users i on i.subscriber_id = s.subscriber_id and i.id = s.impersonator_id
    where s.subscriber_id = ${subscriberId} and s.user_id = ${userId} and s.api_client_id is null
      and s.expires_at > now() and s.last_seen_at + make_interval(mins => s.idle_minutes) > now()
    order by is_this desc, s.last_seen_at desc, s.id desc`.execute(db)
  return rows
}

export async function revokeSession(
  { db, subscriberId, userId }: Ctx,
  { id }: ParsedOf<typeof sessionCalls.revoke>,
): Promise<undefined> {
  const { rows } =
    await sql`delete from sessions where subscriber_id = ${subscriberId} and user_id = ${userId} and id = ${id}
    returning 1 as one`.execute(db)
  if (rows.length === 0) throw notFound()
  return undefined
}

export async function revokeOtherSessions({ db, subscriberId, userId, request }: Ctx): Promise<undefined> {
  await endSessions(db, subscriberId, userId, request?.sessionId ?? 0)
  return undefined
}
