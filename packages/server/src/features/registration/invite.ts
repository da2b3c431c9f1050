import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { userRegistrationCalls } from '@bahi/contracts/registration.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError } from '../../platform/errors.ts'
import { keepMail } from '../../platform/mail/outbox.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { load, settingValues } from '../../platform/settings.ts'
import { openRequest, passwordRules, readRequest, tokenIn } from '../auth/index.ts'
import { mailOf } from '../email-templates/index.ts'

export interface Invited {
  readonly subscriberId: number
  readonly userId: number
  readonly publicUrl: string
  readonly language: Language
}

/** How long the link of an invitation works. */
const invitationHours = 72

/**
 * Mails a user of the account the link by which the user chooses a password. Runs in the account's transaction; an
 * invitation sent before stops working.
 */
export async function invite(db: Db, secrets: Secrets, invited: Invited): Promise<void> {
  const { subscriberId, userId, publicUrl, language } = invited
  const user = await userOf(db, subscriberId, userId)
  if (!user) throw new AppError('NOT_FOUND')
  await endInvitations(db, subscriberId, userId)
  const { request } = await openRequest(db, secrets, {
    subscriberId,
    userId,
    purpose: 'invitation',
    minutes: invitationHours * 60,
  })
  const mail = await mailOf(db, 'invitation', language, {
    name: user.firstName || user.userName,
    company: user.company,
    userName: user.userName,
    link: `${publicUrl}/create-account?invitation=${request}`,
    hours: String(invitationHours),
  })
  await keepMail(db, subscriberId, { ...mail, to: [user.emailAddress], isSecret: true })
}

/** Invitations of a user that still work are over: another was sent, or the user is no longer wanted. */
export async function endInvitations(db: Db, subscriberId: number, userId: number): Promise<void> {
  await sql`update one_time_requests set used_at = now() where subscriber_id = ${subscriberId}
    and user_id = ${userId} and purpose = 'invitation' and used_at is null`.execute(db)
}

export interface InvitedUser {
  readonly userName: string
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string | null
  readonly company: string
}

export async function userOf(db: Db, subscriberId: number, userId: number): Promise<InvitedUser | undefined> {
  const { rows } = await sql<InvitedUser>`
    select u.user_name, u.email_address, u.first_name, u.last_name, u.mobile, s.name as company
    from users u join subscribers s on s.subscriber_id = u.subscriber_id
    where u.subscriber_id = ${subscriberId} and u.id = ${userId} and u.status = 'Active' and s.status = 'Active'`.execute(
    db,
  )
  return rows[0]
}

/** Whom a link is for. Anyone who holds it has the mail, so the names are no secret. */
export async function invitationOf(
  ctx: PublicCtx,
  request: string,
): Promise<ReplyOf<typeof userRegistrationCalls.invitation>> {
  const token = tokenIn(ctx.portals.secrets, request)
  return ctx.inTenant(token.subscriberId, {}, async (db) => {
    const { userId } = await readRequest(db, token, ['invitation'])
    const user = userId === null ? undefined : await userOf(db, token.subscriberId, userId)
    if (!user) throw new AppError('LINK_INVALID')
    const { emailAddress: _, ...shown } = user
    const settings = settingValues({ values: await load(db, token.subscriberId) }, new Map())
    return { ...shown, rules: passwordRules(settings) }
  })
}
