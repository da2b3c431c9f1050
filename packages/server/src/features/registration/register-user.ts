import type { ParsedOf } from '@bahi/contracts/call.ts'
import { NewUserName } from '@bahi/contracts/fields.ts'
import type { userRegistrationCalls } from '@bahi/contracts/registration.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import { load, settingValues } from '../../platform/settings.ts'
import { setPassword, tokenIn, useRequest } from '../auth/index.ts'
import { userOf } from './invite.ts'
import { takeTry } from './limits.ts'
import { differs, openPasswords } from './password.ts'

/** An invited user chooses a password. Following the link proves the address, so the user is verified by it. */
export async function registerUser(
  ctx: PublicCtx,
  input: ParsedOf<typeof userRegistrationCalls.register>,
): Promise<undefined> {
  await takeTry(ctx, 'invitation')
  const chosen = await openPasswords(ctx, input)
  const issues = [
    ...differs(chosen),
    ...(input.acceptsTerms ? [] : [{ path: 'acceptsTerms', code: 'TERMS_NOT_ACCEPTED' }]),
  ]
  if (issues.length > 0) throw invalid(issues)
  const token = tokenIn(ctx.portals.secrets, input.request)
  const { subscriberId } = token
  await ctx.inTenant(subscriberId, {}, async (db) => {
    const { userId } = await useRequest(db, token, ['invitation'])
    const user = userId === null ? undefined : await userOf(db, subscriberId, userId)
    if (userId === null || !user) throw new AppError('LINK_INVALID')
    const settings = settingValues({ values: await load(db, subscriberId) }, new Map())
    await setPassword(db, { subscriberId, userId }, chosen.password, { settings })
    await sql`update users set verified_at = now(), email_proved_at = now(), first_name = ${input.firstName ?? user.firstName},
        last_name = ${input.lastName ?? user.lastName}, mobile = ${input.mobile ?? user.mobile},
        version = version + 1, changed_at = now(), changed_by = ${userId}
      where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db)
  })
  return undefined
}

/** Free or taken, for the form while someone types; counted by address, so that it is no way to find users out. */
export async function isUserNameAvailable(
  ctx: Pick<PublicCtx, 'withoutTenant' | 'request' | 'directory'>,
  userName: string,
): Promise<boolean> {
  await takeTry(ctx, 'userName')
  return NewUserName.safeParse(userName).success && isFree(ctx, userName)
}

export async function isFree(
  ctx: Pick<PublicCtx, 'withoutTenant' | 'directory'>,
  userName: string,
): Promise<boolean> {
  const isHere = await ctx.withoutTenant(async (db) => {
    const { rows } = await sql`select 1 as one from find_login(${userName.trim()})`.execute(db)
    return rows.length > 0
  })
  return !isHere && !(await ctx.directory?.isNameTaken(userName))
}
