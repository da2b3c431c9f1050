import type { profileCalls } from '@bahi/contracts/profile.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict, refuseField } from '../../platform/errors.ts'
import { passwordRules, setPassword } from './new-password.ts'
import { provePassword } from './prove.ts'

interface OwnRow {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly mobile: string | null
  readonly cultureName: string
  readonly timeZone: string
  readonly hasPassword: boolean
  readonly passwordChangedAt: string | null
  readonly twoFactor: 'Off' | 'Mail' | 'Sms' | 'App'
  readonly recoveryCodesLeft: number
  readonly version: number
}

export async function readOwn({
  db,
  subscriberId,
  userId,
}: Pick<Ctx, 'db' | 'subscriberId' | 'userId'>): Promise<OwnRow> {
  const { rows } =
    await sql<OwnRow>`select user_name, first_name, last_name, email_address, mobile, culture_name, time_zone,
      password_hash is not null as has_password, password_changed_at, two_factor,
      coalesce(jsonb_array_length(recovery_codes), 0) as recovery_codes_left, version
    from users where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db)
  return rows[0]!
}

export async function ownProfile(ctx: Ctx): Promise<ReplyOf<typeof profileCalls.own>> {
  const [own, settings] = await Promise.all([readOwn(ctx), ctx.settings()])
  return {
    ...own,
    isTwoFactorRequired: settings.TwoFactorAuthentication === 'Required',
    canReceiveSms: settings.EnableSmsService,
    passwordRules: passwordRules(settings),
  }
}

export async function saveProfile(ctx: Ctx, input: ParsedOf<typeof profileCalls.save>): Promise<undefined> {
  if (!isTimeZone(input.timeZone)) throw refuseField('timeZone', 'NOT_A_CHOICE')
  const own = await readOwn(ctx)
  if (own.version !== input.version) throw conflict(await ownProfile(ctx))
  // Codes go to this number: anyone who takes it away must not be left with a second step that nobody can take.
  if (own.twoFactor === 'Sms' && input.mobile !== own.mobile) throw refuseField('mobile', 'MOBILE_IN_USE')
  await sql`update users set first_name = ${input.firstName}, last_name = ${input.lastName ?? ''}, mobile = ${input.mobile ?? null},
      culture_name = ${input.cultureName}, time_zone = ${input.timeZone}, version = version + 1, changed_at = now(), changed_by = ${ctx.userId}
    where subscriber_id = ${ctx.subscriberId} and id = ${ctx.userId}`.execute(ctx.db)
  return undefined
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export async function changePassword(
  ctx: Ctx,
  sent: ParsedOf<typeof profileCalls.changePassword>,
): Promise<undefined> {
  const [password = '', confirmed = ''] = await provePassword(ctx, sent.currentPassword, {
    field: 'currentPassword',
    others: [sent.password, sent.confirmPassword],
  })
  if (password !== confirmed) throw refuseField('ConfirmPassword', 'PASSWORD_DIFFERS')
  await ctx.inTransaction(async (inner) => {
    const { db, subscriberId, userId } = inner
    await setPassword(db, { subscriberId, userId }, password, {
      settings: await inner.settings(),
      exceptSessionId: ctx.request?.sessionId ?? 0,
    })
  })
  return undefined
}
