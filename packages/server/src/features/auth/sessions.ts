import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { newToken } from '../../platform/session-token.ts'

export interface SessionFacts {
  readonly subscriberId: number
  readonly userId: number
  readonly idleMinutes: number
  readonly maxHours: number
  readonly address?: string
  readonly userAgent?: string
  readonly impersonatorId?: number
}

export interface MadeSession {
  readonly token: string
  readonly expiresAt: string
}

/** A new session; its token leaves the server once and is kept only as a hash. Ended sessions of the user are cleared away. */
export async function createSession(db: Db, facts: SessionFacts): Promise<MadeSession> {
  const { subscriberId, userId } = facts
  const token = newToken(subscriberId)
  await sql`delete from sessions where subscriber_id = ${subscriberId} and user_id = ${userId}
    and (expires_at <= now() or last_seen_at + make_interval(mins => idle_minutes) <= now())`.execute(db)
  const { rows } = await sql<{ expiresAt: string }>`
    insert into sessions (subscriber_id, token_hash, user_id, impersonator_id, idle_minutes, expires_at, address, user_agent)
    values (${subscriberId}, ${token.hash}, ${userId}, ${facts.impersonatorId ?? null}, ${facts.idleMinutes},
      now() + make_interval(hours => ${facts.maxHours}::int), ${facts.address ?? null}, ${facts.userAgent ?? null})
    returning expires_at`.execute(db)
  return { token: token.secret, expiresAt: rows[0]!.expiresAt }
}

export async function openSessions(db: Db, subscriberId: number, userId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from sessions where subscriber_id = ${subscriberId}
    and user_id = ${userId} and expires_at > now() and last_seen_at + make_interval(mins => idle_minutes) > now()`.execute(
    db,
  )
  return rows[0]!.count
}

/** Ends the user's sessions, but one where it is named. */
export async function endSessions(db: Db, subscriberId: number, userId: number, exceptId = 0): Promise<void> {
  await sql`delete from sessions where subscriber_id = ${subscriberId} and user_id = ${userId} and id <> ${exceptId}`.execute(
    db,
  )
}

export async function endSession(db: Db, subscriberId: number, sessionId: number): Promise<void> {
  await sql`delete from sessions where subscriber_id = ${subscriberId} and id = ${sessionId}`.execute(db)
}
