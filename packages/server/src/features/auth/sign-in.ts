import type { authCalls } from '@bahi/contracts/auth.ts'
import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { admit } from './admit.ts'
import type { TokenReply } from './admit.ts'
import { attemptsOf, keepAttempt } from './attempts.ts'
import { findLogin, nobody, readUser } from './found-user.ts'
import { refuseGuessing, standardLimits } from './guessing.ts'
import { decrypt } from './keys.ts'
import { isPassword } from './password.ts'

/**
 * Signs in with user name and password. A user that does not exist is answered like a wrong password: same words,
 * same work, same locks.
 */
export async function signIn(
  ctx: PublicCtx,
  { userName, password: sent, forceRefresh }: ParsedOf<typeof authCalls.token>,
): Promise<TokenReply> {
  const password = await ctx.withoutTenant((db) => decrypt(db, ctx.request.header('enc-id'), sent))
  const { found, attempts } = await ctx.withoutTenant(async (db) => ({
    found: await findLogin(db, userName),
    attempts: await attemptsOf(db, userName, ctx.request.address),
  }))
  const asked = found ?? nobody
  const known = await ctx.inTenant(asked.subscriberId, {}, (db) => readUser(db, asked))
  refuseGuessing(attempts, known?.settings ?? standardLimits, ctx)
  const isRight = await isPassword(password, known?.user.passwordHash)
  await ctx.withoutTenant((db) => keepAttempt(db, userName, ctx.request.address, isRight))
  if (!isRight || !found || !known) throw new AppError('WRONG_CREDENTIALS')
  return admit(ctx, found, { way: 'Password', forceRefresh, known })
}
