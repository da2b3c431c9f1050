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
  /** With the end of this session the new one ends too. */
  readonly openedBy?: number
  /** The program that holds it, where no person does. */
  readonly apiClientId?: number
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
    insert into sessions (subscriber_id, token_hash, user_id, impersonator_id, opened_by, api_client_id, idle_minutes, expires_at, address, user_agent)
    values (${subscriberId}, ${token.hash}, ${userId}, ${facts.impersonatorId ?? null}, ${facts.openedBy ?? null}, ${facts.apiClientId ?? null}, ${facts.idleMinutes},
      now() + make_interval(mins => ${Math.ceil(facts.maxHours * 60)}::int), ${facts.address ?? null}, ${facts.userAgent ?? null})
    returning expires_at`.execute(db)
  return { token: token.secret, expiresAt: rows[0]!.expiresAt }
}

/** Sessions of the person; programs have theirs beside them. */
export async function openSessions(db: Db, subscriberId: number, userId: number): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from sessions where subscriber_id = ${subscriberId}
    and user_id = ${userId} and api_client_id is null and impersonator_id is null and expires_at > now() and last_seen_at + make_interval(mins => idle_minutes) > now()`.execute(
    db,
  )
  return rows[0]!.count
}

/** Ends the person's sessions, but one where it is named. Programs continue: they know no password. */
export async function endSessions(db: Db, subscriberId: number, userId: number, exceptId = 0): Promise<void> {
  await sql`delete from sessions where subscriber_id = ${subscriberId} and user_id = ${userId} and api_client_id is null and id <> ${exceptId}`.execute(
    db,
  )
}

export async function endSession(db: Db, subscriberId: number, sessionId: number): Promise<void> {
  await sql`delete from sessions where subscriber_id = ${subscriberId} and id = ${sessionId}`.execute(db)
}
