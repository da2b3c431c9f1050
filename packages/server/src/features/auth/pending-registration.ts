import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { TokenReply } from './admit.ts'
import { countCodeRequest } from './code-requests.ts'
import { nobody } from './found-user.ts'
import { openRequest, setCode } from './one-time.ts'
import { maskedPlace, sendCode } from './send-code.ts'

/** A registration whose code was never given, as its request keeps it. */
interface Pending {
  readonly tokenHash: Buffer
  readonly userName: string
  readonly firstName: string
  readonly passwordHash: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The newest of a name; asked for every sign-in, so that a name without an account takes as long as one with. */
export async function pendingRegistration(db: Db, userName: string): Promise<Pending | undefined> {
  const { rows } =
    await sql<Pending>`select token_hash, data, data ->> 'userName' as user_name, data ->> 'firstName' as first_name,
      data ->> 'passwordHash' as password_hash
    from one_time_requests where subscriber_id = ${nobody.subscriberId} and purpose = 'registration'
      and fold_name(data ->> 'userName') = fold_name(${userName.trim()}) and used_at is null and expires_at > now()
    order by created_at desc limit 1`.execute(db)
  return rows[0]
}

/**
 * Continues with a registration that was broken off before its code: name and password are those that were chosen. Its
 * request cannot be given again, for only its holder knows it; another takes its place, with another code.
 */
export async function goOnRegistering(ctx: PublicCtx, pending: Pending): Promise<TokenReply> {
  const { userName: emailAddress, firstName } = pending
  await ctx.withoutTenant((db) => countCodeRequest(db, ctx, emailAddress))
  return ctx.inTenant(nobody.subscriberId, {}, async (db) => {
    await sql`update one_time_requests set used_at = now()
      where subscriber_id = ${nobody.subscriberId} and token_hash = ${pending.tokenHash}`.execute(db)
    const { request, token } = await openRequest(db, ctx.portals.secrets, {
      subscriberId: nobody.subscriberId,
      userId: null,
      purpose: 'registration',
      minutes: 60,
      data: pending.data,
    })
    const { code, ...left } = await setCode(db, token)
    const reader = { firstName, emailAddress, mobile: null, cultureName: ctx.language }
    await sendCode(db, nobody.subscriberId, reader, { channel: 'Mail', event: 'verificationCode', code })
    return { type: 'Registration', request, parameters: { sentTo: maskedPlace('Mail', reader), ...left } }
  })
}
