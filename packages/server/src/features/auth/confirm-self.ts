import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { dataFileCalls } from '@bahi/contracts/data-files.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import { decryptAll } from './keys.ts'
import { openRequest, setCode } from './one-time.ts'
import { takeOwnCode } from './own-codes.ts'
import { readOwn } from './profile.ts'
import { openOwnGuess, provePassword } from './prove.ts'
import { isSecondStep } from './second-step.ts'
import { channelFor, maskedPlace, sendCode } from './send-code.ts'
import type { CodeEvent } from './send-code.ts'

type Confirmer = ReplyOf<typeof dataFileCalls.search>['confirmsBy']

/** What the user confirms with: who has a password types it, so that a mailbox alone is never enough in its place. */
export async function confirmerOf(ctx: Ctx): Promise<Confirmer> {
  const own = await readOwn(ctx)
  if (own.hasPassword) return 'Password'
  if (own.twoFactor === 'App') return 'App'
  return channelFor(own.twoFactor === 'Sms' ? 'Sms' : 'Mail', own, await ctx.settings()) === 'Sms'
    ? 'Sms'
    : 'Mail'
}

/** Begins a confirmation by code; an app makes its codes on its own. */
export async function sendOwnCode(
  ctx: Ctx,
  event: Extract<CodeEvent, 'dataFileCode'>,
): Promise<ReplyOf<typeof dataFileCalls.sendCode>> {
  const method = await confirmerOf(ctx)
  if (method === 'Password') throw refuseField('password', 'REQUIRED')
  const { db, subscriberId, userId } = ctx
  const own = await readOwn(ctx)
  const { request, token } = await openRequest(db, ctx.portals.secrets, {
    subscriberId,
    userId,
    purpose: 'dataFile',
    minutes: 30,
    data: { method, channel: method, event },
  })
  const { code, ...left } = await setCode(db, token)
  if (method !== 'App') await sendCode(db, subscriberId, own, { channel: method, event, code })
  return { request, ...left, method, sentTo: method === 'App' ? null : maskedPlace(method, own) }
}

interface Proof {
  readonly password?: string | undefined
  readonly code?: { readonly request: string; readonly otp: string } | undefined
}

/**
 * Proves that the user is there: by the present password, or by a code for who signs in by single sign-on alone. Gives back the other texts of the
 * form, which `check` may refuse before a code is used up. For handlers outside a transaction.
 */
export async function proveSelf(
  ctx: Ctx,
  { password, code }: Proof,
  { others, check }: { readonly others: readonly string[]; check: (others: readonly string[]) => void },
): Promise<string[]> {
  const { hasPassword, settings } = await ctx.inTransaction(async (inner) => ({
    hasPassword: (await readOwn(inner)).hasPassword,
    settings: await inner.settings(),
  }))
  if (hasPassword) {
    if (password === undefined) throw refuseField('password', 'REQUIRED')
    const rest = await provePassword(ctx, password, { others })
    check(rest)
    return rest
  }
  if (code === undefined) throw refuseField('code', 'REQUIRED')
  const rest =
    others.length === 0
      ? []
      : await ctx.inTransaction((inner) => decryptAll(inner, ctx.request?.header('enc-id'), others))
  check(rest)
  const guess = await openOwnGuess(ctx, settings)
  try {
    await takeOwnCode(ctx, code.request, code.otp, 'dataFile', isSecondStep(ctx.portals.secrets, code.otp))
  } catch (error) {
    // A code that came too late is no guess.
    if (error instanceof AppError && error.errorName !== 'CODE_WRONG') await guess.settle('turnedAway')
    throw error
  }
  await guess.settle('succeeded')
  return rest
}
