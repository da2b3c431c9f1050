import type { authCalls } from '@bahi/contracts/auth.ts'
import type { ParsedOf } from '@bahi/contracts/call.ts'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { admit } from './admit.ts'
import type { TokenReply } from './admit.ts'
import { findLogin, nobody, readUser } from './found-user.ts'
import { keepLock, openGuess, standardLimits } from './guessing.ts'
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
  const password = await ctx.withoutTenant((db) =>
    decrypt({ db, directory: ctx.directory }, ctx.request.header('enc-id'), sent),
  )
  const { address } = ctx.request
  const guess = await openGuess(ctx, userName, address)
  const found = await ctx.withoutTenant((db) => findLogin(db, userName))
  const asked = found ?? nobody
  const known = await ctx.inTenant(asked.subscriberId, {}, (db) => readUser(db, asked))
  const pending = await ctx.inTenant(nobody.subscriberId, {}, (db) => pendingRegistration(db, userName))
  const limits = known?.settings ?? standardLimits
  await guess.refuse(limits, ctx)
  const hash = found ? known?.user.passwordHash : pending?.passwordHash
  const isRight = await isPassword(password, hash)
  if (isRight) await guess.settle('succeeded')
  else await keepLock(ctx, asked, guess.attempts, limits)
  if (isRight && !found && pending) return goOnRegistering(ctx, pending)
  if (!isRight || !found || !known) throw new AppError('WRONG_CREDENTIALS')
  return admit(ctx, found, { way: 'Password', forceRefresh, known })
}
