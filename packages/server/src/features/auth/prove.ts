import { sql } from 'kysely'
import type { Ctx, PublicCtx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { ownName } from './attempts.ts'
import { openGuess } from './guessing.ts'
import type { Guess } from './guessing.ts'
import { decryptAll } from './keys.ts'
import { isPassword } from './password.ts'

/**
 * Anyone who changes how the account is entered types the present password, so that an open screen gives nobody the
 * account. Wrong ones are counted as at sign-in. Gives back the other texts of the form. For handlers outside a
 * transaction: the comparison takes its time.
 */
export async function provePassword(
  ctx: Ctx,
  sent: string,
  { field = 'password', others = [] }: { field?: string; others?: readonly string[] } = {},
): Promise<string[]> {
  const { password, rest, stored, settings } = await ctx.inTransaction(async (inner) => {
    const [first = '', ...more] = await decryptAll(inner, ctx.request?.header('enc-id'), [sent, ...others])
    const { rows } = await sql<{ passwordHash: string | null }>`select password_hash from users
      where subscriber_id = ${ctx.subscriberId} and id = ${ctx.userId}`.execute(inner.db)
    return {
      password: first,
      rest: more,
      stored: rows[0]?.passwordHash,
      settings: await inner.settings(),
    }
  })
  const guess = await openOwnGuess(ctx, settings)
  const isRight = await isPassword(password, stored)
  if (isRight) await guess.settle('succeeded')
  else throw refuseField(field, 'PASSWORD_WRONG')
  return rest
}

/** Counts a guess of somebody who is signed in; turned away where there were too many. */
export async function openOwnGuess(ctx: Ctx, settings: Parameters<Guess['refuse']>[0]): Promise<Guess> {
  const withoutTenant: PublicCtx['withoutTenant'] = (work) => ctx.inTransaction(({ db }) => work(db))
  const guess = await openGuess({ withoutTenant }, ownName(ctx.access.userName), ctx.request?.address ?? '')
  await guess.refuse(settings, ctx)
  return guess
}
