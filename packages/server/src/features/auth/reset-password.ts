import type { passwordCalls } from '@bahi/contracts/passwords.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import { keepMail } from '../../platform/mail/outbox.ts'
import { languageOf } from '../../platform/texts.ts'
import { mailOf } from '../email-templates/index.ts'
import { keepAttempt } from './attempts.ts'
import { countCodeRequest } from './code-requests.ts'
import { findLogin, nobody, readUser } from './found-user.ts'
import type { FoundUser } from './found-user.ts'
import { decryptAll } from './keys.ts'
import { passwordRules, setPassword } from './new-password.ts'
import { openRequest, readRequest, tokenIn, useRequest } from './one-time.ts'

/** Longer than any of it takes on a machine at work, so that the time does not reveal whether there is such a user. */
const answerAfterMs = 400

/** Mails a link for a new password. The link's host is the configured one, whatever the request says of itself. */
export async function forgotPassword(
  ctx: PublicCtx,
  { userName }: ParsedOf<typeof passwordCalls.forgot>,
): Promise<undefined> {
  const waited = new Promise((resolve) => setTimeout(resolve, answerAfterMs))
  const found = await ctx.withoutTenant(async (db) => {
    await countCodeRequest(db, ctx, userName)
    return findLogin(db, userName)
  })
  await sendLink(ctx, found ?? nobody)
  await waited
  return undefined
}

const sendLink = (ctx: PublicCtx, found: FoundUser): Promise<unknown> =>
  ctx.inTenant(found.subscriberId, {}, (db) => mailResetLink(db, ctx, found))

/** Puts the mail into the outbox of the transaction; false where the user may not sign in anyway. */
export async function mailResetLink(
  db: Db,
  { portals, publicUrl }: Pick<PublicCtx, 'portals' | 'publicUrl'>,
  found: FoundUser,
): Promise<boolean> {
  const known = await readUser(db, found)
  const isOpen = known?.user.status === 'Active' && known.user.subscriberStatus === 'Active'
  if (!isOpen) return false
  const { user, settings } = known
  const hours = settings.resetLinkExpiry
  const { request } = await openRequest(db, portals.secrets, {
    ...found,
    purpose: 'resetLink',
    minutes: hours * 60,
  })
  const mail = await mailOf(db, 'resetLink', languageOf(user.cultureName), {
    name: user.firstName,
    link: `${publicUrl}/reset-password?request=${request}`,
    hours: String(hours),
  })
  await keepMail(db, found.subscriberId, { ...mail, to: [user.emailAddress], isSecret: true })
  return true
}

/** Gives a token for the link's page. The link stays good until a password is set with it, so a reload does no harm. */
export async function validateLink(
  ctx: PublicCtx,
  { request }: ParsedOf<typeof passwordCalls.validate>,
): Promise<ReplyOf<typeof passwordCalls.validate>> {
  const link = tokenIn(ctx.portals.secrets, request)
  return ctx.inTenant(link.subscriberId, {}, async (db) => {
    const byLink = await readRequest(db, link, ['resetLink', 'invitation']).catch(() => undefined)
    const { userId } = byLink ?? (await readRequest(db, link, ['resetPassword']))
    if (userId === null) throw new AppError('LINK_INVALID')
    const known = await readUser(db, { subscriberId: link.subscriberId, userId })
    if (known?.user.status !== 'Active') throw new AppError('LINK_INVALID')
    const opened = await openRequest(db, ctx.portals.secrets, {
      subscriberId: link.subscriberId,
      userId,
      purpose: 'resetPassword',
      minutes: 30,
      data: { isByMail: byLink !== undefined },
    })
    return {
      token: opened.request,
      isPasswordExpired: byLink === undefined,
      rules: passwordRules(known.settings),
    }
  })
}

/** Sets the new password. Every session of the user ends, and this link with every other one. */
export async function resetPassword(
  ctx: PublicCtx,
  sent: ParsedOf<typeof passwordCalls.reset>,
): Promise<undefined> {
  const { request } = ctx
  const token = tokenIn(ctx.portals.secrets, request.header('public-auth-token') ?? '')
  const [password = '', confirmPassword = ''] = await ctx.withoutTenant((db) =>
    decryptAll({ db, directory: ctx.directory }, request.header('enc-id'), [
      sent.password,
      sent.confirmPassword,
    ]),
  )
  if (password !== confirmPassword) throw refuseField('ConfirmPassword', 'PASSWORD_DIFFERS')
  const userName = await ctx.inTenant(token.subscriberId, { reason: 'New password by link' }, async (db) => {
    await lockOwner(db, token)
    const { userId, data } = await useRequest(db, token, ['resetPassword'])
    if (userId === null) throw new AppError('LINK_INVALID')
    const who = { subscriberId: token.subscriberId, userId }
    const known = await readUser(db, who)
    if (known?.user.status !== 'Active') throw new AppError('LINK_INVALID')
    await setPassword(db, who, password, { settings: known.settings })
    await sql`update users set locked_until = null
      where subscriber_id = ${who.subscriberId} and id = ${userId} and locked_until is not null`.execute(db)
    if (data['isByMail'] === true) await markVerified(db, who)
    return known.user.userName
  })
  // Anyone who reads the mailbox has proved more than a guesser: a lock of this address ends.
  await ctx.withoutTenant((db) => keepAttempt(db, userName, request.address, true))
  return undefined
}

/** Anyone who used a mailed link has proved the address. */
async function markVerified(db: Db, { subscriberId, userId }: FoundUser): Promise<void> {
  await sql`update users set verified_at = coalesce(verified_at, now()), email_proved_at = now()
    where subscriber_id = ${subscriberId} and id = ${userId} and (verified_at is null or email_proved_at is null)`.execute(
    db,
  )
}

/** Of two links used at once one waits for the other here, and then finds its own used up. */
async function lockOwner(db: Db, token: { subscriberId: number; hash: Buffer }): Promise<void> {
  await sql`select 1 from users u where u.subscriber_id = ${token.subscriberId} and u.id =
      (select r.user_id from one_time_requests r where r.subscriber_id = ${token.subscriberId} and r.token_hash = ${token.hash})
    for update`.execute(db)
}
