import type { authCalls } from '@bahi/contracts/auth.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { admit } from './admit.ts'
import type { TokenReply } from './admit.ts'
import { codeName } from './attempts.ts'
import { countCodeRequest } from './code-requests.ts'
import { proveEmail } from './email-proof.ts'
import { findLogin, nobody, readUser } from './found-user.ts'
import { keepLock, openGuess, standardLimits } from './guessing.ts'
import { openRequest, readRequest, resendCode, setCode, takeWithCode, tokenIn } from './one-time.ts'
import type { MadeCode, Purpose } from './one-time.ts'
import { channelFor, sendCode } from './send-code.ts'
import type { CodeData } from './send-code.ts'
import { isSecondStep } from './second-step.ts'
import { keepVerified } from './verification.ts'

type CodeReply = ReplyOf<typeof authCalls.getOtp>

const purposes: readonly Purpose[] = ['loginWithOtp', 'twoFactor', 'accountVerification']
const channelOf = { signInCode: 'Mail', signInCodeSms: 'Sms', signInCodeWhatsApp: 'WhatsApp' } as const

/** Opens a login by code. For a name nobody has, the same is kept, counted and answered; only no code leaves. */
export async function getOtp(
  ctx: PublicCtx,
  { userName, templateId }: ParsedOf<typeof authCalls.getOtp>,
): Promise<CodeReply> {
  const found = await ctx.withoutTenant(async (db) => {
    await countCodeRequest(db, ctx, userName)
    return findLogin(db, userName)
  })
  const asked = found ?? nobody
  return ctx.inTenant(asked.subscriberId, {}, async (db) => {
    const known = await readUser(db, asked)
    const receives = known?.user.status === 'Active'
    const channel = known ? channelFor(channelOf[templateId], known.user, known.settings) : 'Mail'
    const { request, token } = await openRequest(db, ctx.portals.secrets, {
      subscriberId: asked.subscriberId,
      userId: receives ? asked.userId : null,
      purpose: 'loginWithOtp',
      minutes: 30,
      data: { userName, channel } satisfies CodeData,
    })
    const made = await setCode(db, token)
    if (receives)
      await sendCode(db, asked.subscriberId, known.user, { channel, event: 'signInCode', code: made.code })
    else await sendNothing(db, asked.subscriberId)
    return replyOf(request, made)
  })
}

/** Another code for a request that is under way, by the channel of the first. */
export async function resendOtp(ctx: PublicCtx, { request }: { request: string }): Promise<CodeReply> {
  const token = tokenIn(ctx.portals.secrets, request)
  const { userName } = await ctx.inTenant(token.subscriberId, {}, async (db) =>
    dataOf(await readRequest(db, token, purposes)),
  )
  await ctx.withoutTenant((db) => countCodeRequest(db, ctx, userName))
  return ctx.inTenant(token.subscriberId, {}, async (db) => {
    const opened = await readRequest(db, token, purposes)
    const { channel, way, verifies } = dataOf(opened)
    if (channel === 'App') throw new AppError('CODE_RESENDS_USED')
    const made = await resendCode(db, token, purposes)
    const known =
      opened.userId === null
        ? undefined
        : await readUser(db, { subscriberId: token.subscriberId, userId: opened.userId })
    if (known) {
      const event = verifies ? 'verificationCode' : way === undefined ? 'signInCode' : 'twoFactorCode'
      await sendCode(db, token.subscriberId, known.user, { channel, event, code: made.code })
    } else await sendNothing(db, token.subscriberId)
    return replyOf(request, made)
  })
}

/** Takes the code of a login with OTP or of a second step; what comes of it, `admit` decides. */
export async function validateOtp(
  ctx: PublicCtx,
  { request, otp }: ParsedOf<typeof authCalls.validateOtp>,
): Promise<TokenReply> {
  const token = tokenIn(ctx.portals.secrets, request)
  const { data, email, limits, opened } = await ctx.inTenant(token.subscriberId, {}, async (db) => {
    const opened = await readRequest(db, token, purposes)
    const known =
      opened.userId === null
        ? undefined
        : await readUser(db, { subscriberId: token.subscriberId, userId: opened.userId })
    return {
      data: dataOf(opened),
      opened: known && { subscriberId: token.subscriberId, userId: opened.userId! },
      email: known?.user.emailAddress ?? '',
      limits: known?.settings ?? standardLimits,
    }
  })
  const guess = await openGuess(ctx, codeName(data.userName), ctx.request.address)
  await guess.refuse(limits, ctx)
  // An authenticator app proves no address.
  const isApp = data.verifies ? undefined : isSecondStep(ctx.portals.secrets, otp)
  const taken = await takeWithCode(ctx, token, purposes, otp, isApp).catch(async (error: unknown) => {
    const isGuess = error instanceof AppError && error.errorName.startsWith('CODE_')
    if (isGuess && opened) await keepLock(ctx, opened, guess.attempts, limits)
    else if (!isGuess) await guess.settle('turnedAway')
    throw error
  })
  if (taken.userId === null) throw new AppError('LINK_INVALID')
  await guess.settle('succeeded')
  const { way, forceRefresh = false, channel, verifies } = data
  const found = { subscriberId: taken.subscriberId, userId: taken.userId }
  // Read from the mail, so the reader owns the address; one changed meanwhile has ended the request.
  if (channel === 'Mail')
    await ctx.inTenant(found.subscriberId, { userId: found.userId }, (db) => proveEmail(db, found, email))
  if (verifies) {
    await keepVerified(ctx, found)
    return admit(ctx, found, { way: way ?? 'Password', forceRefresh })
  }
  return way === undefined
    ? admit(ctx, found, { way: 'Code', codeChannel: channel })
    : admit(ctx, found, { way, forceRefresh, isSecondStepTaken: true })
}

const replyOf = (request: string, { attemptsLeft, resendsLeft, expiresAt }: MadeCode): CodeReply => ({
  request,
  attemptsLeft,
  resendsLeft,
  expiresAt,
})

const dataOf = ({ data }: { data: Readonly<Record<string, unknown>> }) => data as unknown as CodeData

/** The same step as the sending of a mail, which finds nothing to send: the answer takes as long. */
async function sendNothing(db: Db, subscriberId: number): Promise<void> {
  await sql`select enqueue_job('sendMail', ${JSON.stringify({ subscriberId, id: 0 })}::json, ${`t${subscriberId}:mail`}, ${`mail:${subscriberId}:0`})`.execute(
    db,
  )
}
