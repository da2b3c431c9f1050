import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { profileCalls } from '@bahi/contracts/profile.ts'
import { isSameName } from '@bahi/domain/ids/user-name.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { refuseField } from '../../platform/errors.ts'
import { keepMail } from '../../platform/mail/outbox.ts'
import { languageOf } from '../../platform/texts.ts'
import { mailOf } from '../email-templates/index.ts'
import { isOfDomain } from './email-domain.ts'
import { proveEmail } from './email-proof.ts'
import { openRequest, setCode } from './one-time.ts'
import { takeOwnCode } from './own-codes.ts'
import { readOwn } from './profile.ts'
import { provePassword } from './prove.ts'
import { maskedPlace, sendCode } from './send-code.ts'

/** The new address proves itself by the code that went there. */
export async function changeEmail(
  ctx: Ctx,
  { emailAddress, password }: ParsedOf<typeof profileCalls.changeEmail>,
): Promise<ReplyOf<typeof profileCalls.changeEmail>> {
  await provePassword(ctx, password)
  return ctx.inTransaction(async (inner) => {
    const { db, subscriberId, userId } = inner
    const own = await readOwn(inner)
    if (isSameName(own.emailAddress, emailAddress)) throw refuseField('emailAddress', 'EMAIL_SAME')
    const { emailDomainRestriction: domains } = await inner.settings()
    if (!isOfDomain(emailAddress, domains)) throw refuseField('emailAddress', 'EMAIL_DOMAIN', { domains })
    const { request, token } = await openRequest(db, inner.portals.secrets, {
      subscriberId,
      userId,
      purpose: 'verifyEmail',
      minutes: 30,
      data: { emailAddress },
    })
    const { code, ...left } = await setCode(db, token)
    const reader = { ...own, emailAddress }
    await sendCode(db, subscriberId, reader, { channel: 'Mail', event: 'verificationCode', code })
    return { request, ...left }
  })
}

export async function confirmEmail(
  ctx: Ctx,
  { request, otp }: ParsedOf<typeof profileCalls.confirmEmail>,
): Promise<undefined> {
  const taken = await takeOwnCode(ctx, request, otp, 'verifyEmail')
  const emailAddress = taken['emailAddress'] as string
  await ctx.inTransaction(async (inner) => {
    const { db, subscriberId, userId } = inner
    const { emailAddress: old } = await readOwn(inner)
    await sql`update users set email_address = ${emailAddress}, version = version + 1, changed_at = now(), changed_by = ${userId}
      where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db)
    await proveEmail(db, { subscriberId, userId }, emailAddress)
    await leaveOldAddress(inner, userId, old)
  })
  return undefined
}

/**
 * A user has another address now: codes and links on their way to the old one no longer open the account, and its
 * reader hears of the change, for it may be another person's doing. The new address is shown in part only.
 */
export async function leaveOldAddress(ctx: Ctx, userId: number, old: string): Promise<void> {
  const { db, subscriberId } = ctx
  await sql`update one_time_requests set used_at = now()
    where subscriber_id = ${subscriberId} and user_id = ${userId} and used_at is null`.execute(db)
  const user = await readOwn({ db, subscriberId, userId })
  const time = new Intl.DateTimeFormat(user.cultureName, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: user.timeZone,
  }).format(ctx.clock())
  const mail = await mailOf(db, 'emailChanged', languageOf(user.cultureName), {
    name: user.firstName,
    email: maskedPlace('Mail', user),
    time,
  })
  await keepMail(db, subscriberId, { ...mail, to: [old] })
}
