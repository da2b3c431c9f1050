import type { profileCalls } from '@bahi/contracts/profile.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import QRCode from 'qrcode'
import type { Ctx } from '../../platform/context.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import { openRequest, setCode } from './one-time.ts'
import { takeOwnCode } from './own-codes.ts'
import { readOwn } from './profile.ts'
import { provePassword } from './prove.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { openAppSecret, sealAppSecret } from './second-step.ts'
import { maskedPlace, sendCode } from './send-code.ts'
import { appAddress, newAppSecret, stepOfCode } from './totp.ts'

type Method = ParsedOf<typeof profileCalls.startTwoFactor>['method']

/** Begins; nothing changes until a code shows that the user can take the step. */
export async function startTwoFactor(
  ctx: Ctx,
  { method, password }: ParsedOf<typeof profileCalls.startTwoFactor>,
): Promise<ReplyOf<typeof profileCalls.startTwoFactor>> {
  await provePassword(ctx, password)
  const secret = method === 'App' ? newAppSecret() : null
  return ctx.inTransaction(async (inner) => {
    const { db, subscriberId, userId } = inner
    const own = await readOwn(inner)
    if (method === 'Sms') await refuseWithoutSms(inner, own.mobile)
    const { request, token } = await openRequest(db, inner.portals.secrets, {
      subscriberId,
      userId,
      purpose: 'twoFactorSetUp',
      minutes: 30,
      data: {
        method,
        ...(secret ? { secret: sealAppSecret(inner.portals.secrets, subscriberId, userId, secret) } : {}),
      },
    })
    const { code, ...left } = await setCode(db, token)
    if (method !== 'App')
      await sendCode(db, subscriberId, own, { channel: method, event: 'twoFactorCode', code })
    return {
      request,
      ...left,
      method,
      sentTo: method === 'App' ? null : maskedPlace(method, own),
      secret,
      qr: secret ? await qrOf(appAddress(secret, 'Bahi', own.userName)) : null,
    }
  })
}

const qrOf = (text: string) => QRCode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })

async function refuseWithoutSms(ctx: Ctx, mobile: string | null): Promise<void> {
  const { EnableSmsService } = await ctx.settings()
  if (!EnableSmsService) throw refuseField('method', 'NOT_A_CHOICE')
  if (!mobile) throw refuseField('method', 'MOBILE_MISSING')
}

/** A right code turns it on; with an app come ten recovery codes, which are shown this once. */
export async function confirmTwoFactor(
  ctx: Ctx,
  { request, otp }: ParsedOf<typeof profileCalls.confirmTwoFactor>,
): Promise<ReplyOf<typeof profileCalls.confirmTwoFactor>> {
  const { secrets } = ctx.portals
  let step: number | undefined
  const data = await takeOwnCode(ctx, request, otp, 'twoFactorSetUp', async (_db, { userId, data: kept }) => {
    if (userId !== ctx.userId || kept['method'] !== 'App') return false
    step = stepOfCode(
      openAppSecret(secrets, ctx.subscriberId, userId, kept['secret'] as string),
      otp,
      ctx.clock(),
    )
    return step !== undefined
  })
  const method = data['method'] as Method
  if (method !== 'App') {
    await ctx.inTransaction((inner) => keep(inner, { method, secret: null, step: null, hashes: null }))
    return { recoveryCodes: [] }
  }
  if (step === undefined) throw new AppError('LINK_INVALID')
  const { codes, hashes } = newRecoveryCodes()
  const secret = data['secret'] as string
  const kept = { method, secret, step, hashes } as const
  await ctx.inTransaction((inner) => keep(inner, kept))
  return { recoveryCodes: [...codes] }
}

export async function endTwoFactor(
  ctx: Ctx,
  { password }: ParsedOf<typeof profileCalls.endTwoFactor>,
): Promise<undefined> {
  await provePassword(ctx, password)
  await ctx.inTransaction((inner) => keep(inner, { method: 'Off', secret: null, step: null, hashes: null }))
  return undefined
}

export async function renewRecoveryCodes(
  ctx: Ctx,
  { password }: ParsedOf<typeof profileCalls.renewRecoveryCodes>,
): Promise<ReplyOf<typeof profileCalls.renewRecoveryCodes>> {
  await provePassword(ctx, password)
  const { codes, hashes } = newRecoveryCodes()
  const { rows } = await ctx.inTransaction((inner) =>
    sql`update users set recovery_codes = ${JSON.stringify(hashes)}::jsonb
      where subscriber_id = ${inner.subscriberId} and id = ${inner.userId} and two_factor = 'App' returning 1 as one`.execute(
      inner.db,
    ),
  )
  if (rows.length === 0) throw new AppError('NOT_FOUND')
  return { recoveryCodes: [...codes] }
}

interface SecondStep {
  readonly method: Method | 'Off'
  readonly secret: string | null
  /** Its code was just shown: it is used up. */
  readonly step: number | null
  readonly hashes: readonly string[] | null
}

const keep = ({ db, subscriberId, userId }: Ctx, { method, secret, step, hashes }: SecondStep) =>
  sql`update users set two_factor = ${method}, totp_secret = ${secret}, totp_last_step = ${step},
      recovery_codes = ${hashes === null ? null : JSON.stringify(hashes)}::jsonb,
      version = version + 1, changed_at = now(), changed_by = ${userId}
    where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db)
