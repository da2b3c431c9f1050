import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { tokenOf } from '../../platform/session-token.ts'
import { admit, endSession, tokenIn, useRequest } from '../auth/index.ts'
import type { OneTimeRequest, TokenReply, WayIn } from '../auth/index.ts'
import { isOwnBrowser } from './attempts.ts'
import { requireOpener } from './impersonation.ts'
import { enterPerson } from './proof.ts'
import type { ProofData } from './proof.ts'

const purposes = ['initialize', 'portal', 'sso', 'impersonate', 'otherSession'] as const

/** Exchanges a request of an address for a session: once, within its minute, for what it was made for. */
export async function userToken(ctx: PublicCtx, { request }: { request: string }): Promise<TokenReply> {
  const used = await use(ctx, request, purposes)
  const { data } = used
  if (used.userId === null) return enterProved(ctx, data as unknown as ProofData)
  const found = { subscriberId: used.subscriberId, userId: used.userId }
  if ('openedBy' in data) return admit(ctx, found, await requireOpener(ctx, found, data))
  // Only where an account allows one session alone is there a way to continue with.
  if ('way' in data)
    return admit(ctx, found, {
      way: data['way'] as WayIn,
      forceRefresh: true,
      hasTakenSecondStep: data['hasTakenSecondStep'] === true,
    })
  return admit(ctx, found, { way: 'Hop' })
}

/** Into another account of the same person, for the session that asked for it, which ends. */
export async function switchAccounts(ctx: PublicCtx, { request }: { request: string }): Promise<TokenReply> {
  const own = await ownSession(ctx)
  const { subscriberId, userId, data } = await use(ctx, request, ['switchAccount'])
  const from = data['from'] as Sender
  if (from.subscriberId !== own.subscriberId || from.sessionId !== own.sessionId)
    throw new AppError('LINK_INVALID')
  const reply = await admit(ctx, { subscriberId, userId: userId! }, { way: 'Code' })
  await ctx.inTenant(from.subscriberId, {}, (db) => endSession(db, from.subscriberId, from.sessionId))
  return reply
}

interface Sender {
  readonly subscriberId: number
  readonly sessionId: number
}

/** No foreign page can send the header: a link alone switches nobody. */
async function ownSession(ctx: PublicCtx): Promise<Sender> {
  const token = tokenOf(ctx.request.header('auth-token'))
  if (!token) throw new AppError('SESSION_INVALID')
  const { subscriberId, hash } = token
  const { rows } = await ctx.inTenant(subscriberId, {}, (db) =>
    sql<{ id: number }>`select id from sessions where subscriber_id = ${subscriberId} and token_hash = ${hash}
      and expires_at > now() and last_seen_at + make_interval(mins => idle_minutes) > now()`.execute(db),
  )
  if (!rows[0]) throw new AppError('SESSION_INVALID')
  return { subscriberId, sessionId: rows[0].id }
}

/** What came back from an identity provider is for the browser that went there, and for no other. */
async function enterProved(ctx: PublicCtx, data: ProofData): Promise<TokenReply> {
  if (!isOwnBrowser(ctx, data.browser)) throw new AppError('LINK_INVALID')
  return enterPerson(ctx, data.accounts, data)
}

/** Used up before anything is looked at: anyone who tries it with the wrong browser has no second try. */
async function use(
  ctx: PublicCtx,
  request: string,
  allowed: Parameters<typeof useRequest>[2],
): Promise<OneTimeRequest> {
  const token = tokenIn(ctx.portals.secrets, request)
  return ctx.inTenant(token.subscriberId, {}, (db) => useRequest(db, token, allowed))
}
