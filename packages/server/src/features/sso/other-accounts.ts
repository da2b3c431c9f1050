import type { ssoCalls } from '@bahi/contracts/sso.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { isSameName } from '@bahi/domain/ids/user-name.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { openRequest } from '../auth/index.ts'
import { accountsOfEmail, offered } from './person.ts'
import type { PersonAccount } from './person.ts'

/** Other accounts of the person who is signed in, for the profile menu. */
export async function otherAccounts(ctx: Ctx): Promise<ReplyOf<typeof ssoCalls.otherAccounts>> {
  return (await othersOf(ctx)).map(offered)
}

/** A request that leads into one of them. */
export async function switchAccount(
  ctx: Ctx,
  { userName }: ParsedOf<typeof ssoCalls.switchAccount>,
): Promise<ReplyOf<typeof ssoCalls.switchAccount>> {
  const account = (await othersOf(ctx)).find((one) => isSameName(one.userName, userName))
  if (!account) throw refuseField('userName', 'UNKNOWN_RECORD')
  const { request } = await ctx.beyond.inTenant(account.subscriberId, {}, (db) =>
    openRequest(db, ctx.portals.secrets, {
      subscriberId: account.subscriberId,
      userId: account.userId,
      purpose: 'switchAccount',
      minutes: 1,
      data: { from: { subscriberId: ctx.subscriberId, sessionId: ctx.request!.sessionId! } },
    }),
  )
  return { request }
}

/**
 * Those with the same address, but only once it is shown that it is this user's: any administrator can write any
 * address into a user, and must not come into other accounts by that.
 */
async function othersOf(ctx: Ctx): Promise<PersonAccount[]> {
  const { subscriberId, userId } = ctx
  const { rows } = await ctx.inTransaction(({ db }) =>
    sql<{ emailAddress: string }>`select email_address from users
      where subscriber_id = ${subscriberId} and id = ${userId} and email_proved_at is not null`.execute(db),
  )
  const email = rows[0]?.emailAddress
  if (!email) return []
  const accounts = await accountsOfEmail(ctx.beyond, email)
  return accounts.filter((one) => one.subscriberId !== subscriberId || one.userId !== userId)
}
