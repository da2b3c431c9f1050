import type { authCalls } from '@bahi/contracts/auth.ts'
import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { admit } from './admit.ts'
import type { TokenReply } from './admit.ts'
import { attemptsOf, openAttempt, settleAttempt } from './attempts.ts'
import { findLogin, nobody, readUser } from './found-user.ts'
import { refuseGuessing, standardLimits } from './guessing.ts'
import { decrypt } from './keys.ts'
import { isPassword } from './password.ts'
import { goOnRegistering, pendingRegistration } from './pending-registration.ts'

/**
 * Signs in with user name and password. A user that does not exist is answered like a wrong password: same words,
 * same work, same locks.
 */
export async function signIn(
  ctx: PublicCtx,
  { userName, password: sent, forceRefresh }: ParsedOf<typeof authCalls.token>,
): Promise<TokenReply> {
  const password = await ctx.withoutTenant((db) => decrypt(db, ctx.request.header('enc-id'), sent))
  const { address } = ctx.request
  const attemptId = await ctx.withoutTenant((db) => openAttempt(db, userName, address))
  const settle = (how: 'succeeded' | 'turnedAway') =>
    ctx.withoutTenant((db) => settleAttempt(db, attemptId, how))
  const { found, attempts } = await ctx.withoutTenant(async (db) => ({
    found: await findLogin(db, userName),
    attempts: await attemptsOf(db, userName, address, attemptId),
  }))
  const asked = found ?? nobody
  const known = await ctx.inTenant(asked.subscriberId, {}, (db) => readUser(db, asked))
  const pending = await ctx.inTenant(nobody.subscriberId, {}, (db) => pendingRegistration(db, userName))
  try {
    refuseGuessing(attempts, known?.settings ?? standardLimits, ctx)
  } catch (error) {
    await settle('turnedAway')
    throw error
  }
  const hash = found ? known?.user.passwordHash : pending?.passwordHash
  const isRight = await isPassword(password, hash)
  if (isRight) await settle('succeeded')
  if (isRight && !found && pending) return goOnRegistering(ctx, pending)
  if (!isRight || !found || !known) throw new AppError('WRONG_CREDENTIALS')
  return admit(ctx, found, { way: 'Password', forceRefresh, known })
}
