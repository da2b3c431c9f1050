import type { authCalls } from '@bahi/contracts/auth.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { verificationCalls } from '@bahi/contracts/registration.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { countCodeRequest } from './code-requests.ts'
import { readUser } from './found-user.ts'
import type { FoundUser, KnownUser } from './found-user.ts'
import { openRequest, readRequest, resendCode, setCode, tokenIn } from './one-time.ts'
import { channelFor, maskedPlace, sendCode } from './send-code.ts'
import type { CodeChannel, CodeData } from './send-code.ts'

type TokenReply = ReplyOf<typeof authCalls.token>
type State = ReplyOf<typeof verificationCalls.state>

/** A right password of a user whose address was never proved: a code goes there, and nothing is opened yet. */
export async function askVerification(
  ctx: PublicCtx,
  db: Db,
  { subscriberId, userId }: FoundUser,
  { user }: KnownUser,
  { forceRefresh = false }: { readonly forceRefresh?: boolean },
): Promise<TokenReply> {
  const { request, token } = await openRequest(db, ctx.portals.secrets, {
    subscriberId,
    userId,
    purpose: 'accountVerification',
    minutes: 60,
    data: {
      userName: user.userName,
      channel: 'Mail',
      way: 'Password',
      forceRefresh,
      verifies: true,
    } satisfies CodeData,
  })
  const { code, ...left } = await setCode(db, token)
  await sendCode(db, subscriberId, user, { channel: 'Mail', event: 'verificationCode', code })
  return { type: 'AccountVerification', request, parameters: { sentTo: maskedPlace('Mail', user), ...left } }
}

/** The state of a verification, for a page that was loaded again. */
export async function verificationState(ctx: PublicCtx, { request }: { request: string }): Promise<State> {
  const token = tokenIn(ctx.portals.secrets, request)
  return ctx.inTenant(token.subscriberId, {}, async (db) => {
    const { userId, data } = await readRequest(db, token, ['accountVerification'])
    const known =
      userId === null ? undefined : await readUser(db, { subscriberId: token.subscriberId, userId })
    if (!known) throw new AppError('LINK_INVALID')
    const { rows } = await sql<Pick<State, 'attemptsLeft' | 'resendsLeft' | 'expiresAt'>>`
      select attempts_left, resends_left, coalesce(code_expires_at, now()) as expires_at from one_time_requests
      where subscriber_id = ${token.subscriberId} and token_hash = ${token.hash}`.execute(db)
    const channel = channelIn(data)
    const mobile = known.user.mobile ? maskedPlace('Sms', known.user) : null
    return { request, ...rows[0]!, sentTo: maskedPlace(channel, known.user), mobile }
  })
}

/** Another mobile number before the account is verified, and another code: there where text messages are sent, else by mail. */
export async function updateMobile(
  ctx: PublicCtx,
  { request, mobile }: ParsedOf<typeof verificationCalls.updateMobile>,
): Promise<State> {
  const token = tokenIn(ctx.portals.secrets, request)
  const { subscriberId } = token
  const name = await ctx.inTenant(subscriberId, {}, async (db) => {
    const { data } = await readRequest(db, token, ['accountVerification'])
    return (data as unknown as CodeData).userName
  })
  await ctx.withoutTenant((db) => countCodeRequest(db, ctx, name))
  await ctx.inTenant(subscriberId, {}, async (db) => {
    const { userId } = await readRequest(db, token, ['accountVerification'])
    if (userId === null) throw new AppError('LINK_INVALID')
    const made = await resendCode(db, token, ['accountVerification'])
    await sql`update users set mobile = ${mobile}, version = version + 1, changed_at = now(), changed_by = ${userId}
      where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db)
    const known = await readUser(db, { subscriberId, userId })
    if (!known) throw new AppError('LINK_INVALID')
    const channel = channelFor('Sms', known.user, known.settings)
    await sql`update one_time_requests set data = data || ${JSON.stringify({ channel })}::jsonb
      where subscriber_id = ${subscriberId} and token_hash = ${token.hash}`.execute(db)
    await sendCode(db, subscriberId, known.user, { channel, event: 'verificationCode', code: made.code })
  })
  return verificationState(ctx, { request })
}

export const keepVerified = (
  ctx: Pick<PublicCtx, 'inTenant'>,
  { subscriberId, userId }: FoundUser,
): Promise<unknown> =>
  ctx.inTenant(subscriberId, { userId }, (db) =>
    sql`update users set verified_at = coalesce(verified_at, now()) where subscriber_id = ${subscriberId} and id = ${userId}`.execute(
      db,
    ),
  )

const channelIn = (data: Readonly<Record<string, unknown>>): CodeChannel => {
  const { channel } = data as unknown as CodeData
  return channel === 'App' ? 'Mail' : channel
}
