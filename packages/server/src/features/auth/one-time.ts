import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { openedRequest, sealedRequest } from '../../platform/one-time-text.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { newToken } from '../../platform/session-token.ts'
import type { Token } from '../../platform/session-token.ts'

/** What a request may be used for; one made for another purpose is unknown. */
export type Purpose =
  | 'accountVerification'
  | 'dataFile'
  | 'initialize'
  | 'impersonate'
  | 'invitation'
  | 'loginWithOtp'
  | 'otherSession'
  | 'portal'
  | 'registration'
  | 'resetLink'
  | 'resetPassword'
  | 'selectAccount'
  | 'sso'
  | 'switchAccount'
  | 'twoFactor'
  | 'twoFactorSetUp'
  | 'verifyEmail'

export interface NewRequest {
  /** 0 and no user: a request that looks and counts like any other and can never succeed, or that has no account yet. */
  readonly subscriberId: number
  readonly userId: number | null
  readonly purpose: Purpose
  readonly minutes: number
  readonly data?: Readonly<Record<string, unknown>>
}

export interface OneTimeRequest {
  readonly token: Token
  readonly subscriberId: number
  readonly userId: number | null
  readonly data: Readonly<Record<string, unknown>>
  readonly resendsLeft: number
}

export interface MadeCode {
  /** Six digits, to be sent and never kept. */
  readonly code: string
  readonly attemptsLeft: number
  readonly resendsLeft: number
  readonly expiresAt: string
}

export const codeMinutes = 10
const codeAttempts = 5

/** Makes a request that works once. The text shows nothing of the account: neither whose it is nor whether there is one. */
export async function openRequest(
  db: Db,
  secrets: Secrets,
  made: NewRequest,
): Promise<{ readonly request: string; readonly token: Token }> {
  const token = newToken(made.subscriberId)
  await sql`insert into one_time_requests (subscriber_id, token_hash, purpose, user_id, data, expires_at)
    values (${made.subscriberId}, ${token.hash}, ${made.purpose}, ${made.userId}, ${JSON.stringify(made.data ?? {})}::jsonb,
      now() + make_interval(mins => ${made.minutes}::int))`.execute(db)
  return { request: sealedRequest(secrets, token), token }
}

/** The token inside; what was not sealed here, or was changed, is a link that does not work. */
export function tokenIn(secrets: Secrets, request: string): Token {
  const opened = openedRequest(secrets, request)
  if (!opened) throw new AppError('LINK_INVALID')
  return opened.token
}

interface Row {
  readonly userId: number | null
  readonly data: Readonly<Record<string, unknown>>
  readonly resendsLeft: number
}

/** Reads an unused request in a transaction of its tenant; LINK_INVALID where there is none. */
export async function readRequest(
  db: Db,
  token: Token,
  purposes: readonly Purpose[],
): Promise<OneTimeRequest> {
  const { rows } = await sql<Row>`select user_id, data, resends_left from one_time_requests
    where subscriber_id = ${token.subscriberId} and token_hash = ${token.hash} and purpose = any(${[...purposes]}::text[])
      and used_at is null and expires_at > now() for update`.execute(db)
  const row = rows[0]
  if (!row) throw new AppError('LINK_INVALID')
  return { token, subscriberId: token.subscriberId, ...row }
}

/** Uses the request up; of two that come at once, one. */
export async function useRequest(
  db: Db,
  token: Token,
  purposes: readonly Purpose[],
): Promise<OneTimeRequest> {
  const { rows } = await sql<Row>`update one_time_requests set used_at = now()
    where subscriber_id = ${token.subscriberId} and token_hash = ${token.hash} and purpose = any(${[...purposes]}::text[])
      and used_at is null and expires_at > now()
    returning user_id, data, resends_left`.execute(db)
  const row = rows[0]
  if (!row) throw new AppError('LINK_INVALID')
  return { token, subscriberId: token.subscriberId, ...row }
}

/** Gives the request its first code, or another in place of the one before. */
export async function setCode(db: Db, token: Token): Promise<MadeCode> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const { rows } = await sql<{ attemptsLeft: number; resendsLeft: number; codeExpiresAt: string }>`
    update one_time_requests set code_hash = ${codeHash(token, code)}, attempts_left = ${codeAttempts},
      code_expires_at = now() + make_interval(mins => ${codeMinutes}::int),
      expires_at = greatest(expires_at, now() + make_interval(mins => ${codeMinutes}::int))
    where subscriber_id = ${token.subscriberId} and token_hash = ${token.hash}
    returning attempts_left, resends_left, code_expires_at`.execute(db)
  const row = rows[0]!
  return {
    code,
    attemptsLeft: row.attemptsLeft,
    resendsLeft: row.resendsLeft,
    expiresAt: row.codeExpiresAt,
  }
}

/** Another code, as long as there are resends left; their number is counted here and not by the browser. */
export async function resendCode(db: Db, token: Token, purposes: readonly Purpose[]): Promise<MadeCode> {
  const { rows } = await sql`update one_time_requests set resends_left = resends_left - 1
    where subscriber_id = ${token.subscriberId} and token_hash = ${token.hash} and purpose = any(${[...purposes]}::text[])
      and used_at is null and expires_at > now() and resends_left > 0 returning 1 as one`.execute(db)
  if (rows.length === 0) {
    await readRequest(db, token, purposes)
    throw new AppError('CODE_RESENDS_USED')
  }
  return setCode(db, token)
}

interface CodeRow extends Row {
  readonly codeHash: Buffer | null
  readonly attemptsLeft: number
  readonly isFresh: boolean
}

/**
 * Takes the request with its code, once. A wrong code costs an attempt, which is kept although the call is refused;
 * `isRight` is in for the comparison where the code comes from elsewhere (an authenticator app).
 */
export async function takeWithCode(
  ctx: Pick<PublicCtx, 'inTenant'>,
  token: Token,
  purposes: readonly Purpose[],
  code: string,
  isRight?: (db: Db, request: OneTimeRequest) => Promise<boolean>,
): Promise<OneTimeRequest> {
  const outcome = await ctx.inTenant(token.subscriberId, {}, async (db) => {
    const { rows } = await sql<CodeRow>`select user_id, data, resends_left, code_hash, attempts_left,
        coalesce(code_expires_at > now(), false) as is_fresh
      from one_time_requests
      where subscriber_id = ${token.subscriberId} and token_hash = ${token.hash} and purpose = any(${[...purposes]}::text[])
        and used_at is null and expires_at > now() for update`.execute(db)
    const row = rows[0]
    if (!row) return new AppError('LINK_INVALID')
    if (row.attemptsLeft <= 0) return new AppError('CODE_ATTEMPTS_USED')
    const { userId, data, resendsLeft } = row
    const request: OneTimeRequest = { token, subscriberId: token.subscriberId, userId, data, resendsLeft }
    const sent = row.codeHash?.equals(codeHash(token, code)) ?? false
    if (sent && !row.isFresh) return new AppError('CODE_EXPIRED')
    if (!sent && !((await isRight?.(db, request)) ?? false)) {
      await sql`update one_time_requests set attempts_left = attempts_left - 1
        where subscriber_id = ${token.subscriberId} and token_hash = ${token.hash}`.execute(db)
      const left = row.attemptsLeft - 1
      return left > 0
        ? new AppError('CODE_WRONG', { params: { left: String(left) } })
        : new AppError('CODE_ATTEMPTS_USED')
    }
    await sql`update one_time_requests set used_at = now()
      where subscriber_id = ${token.subscriberId} and token_hash = ${token.hash}`.execute(db)
    return request
  })
  if (outcome instanceof AppError) throw outcome
  return outcome
}

/** A hash that the database alone cannot be made to give up: the key is the token, which is not kept there. */
const codeHash = (token: Token, code: string): Buffer =>
  createHmac('sha256', token.secret).update(code).digest()
