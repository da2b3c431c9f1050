import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { registrationCalls } from '@bahi/contracts/registration.ts'
import { sql } from 'kysely'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import { keepMail } from '../../platform/mail/outbox.ts'
import type { Token } from '../../platform/session-token.ts'
import { admit, openSubscriber, takeWithCode, tokenIn } from '../auth/index.ts'
import { seedSubscriber } from '../companies/index.ts'
import { mailOf } from '../email-templates/index.ts'
import { applicantOf } from './register.ts'
import type { Applicant } from './register.ts'
import { standardSettings, takenBy } from './taxpayer.ts'

/** Takes the code: with it the account is opened, on trial, and its first Admin signed in. */
export async function validateOtp(
  ctx: PublicCtx,
  { request, otp }: ParsedOf<typeof registrationCalls.validateOtp>,
): Promise<ReplyOf<typeof registrationCalls.validateOtp>> {
  const token = tokenIn(ctx.portals.secrets, request)
  const applicant = applicantOf(await takeWithCode(ctx, token, ['registration'], otp))
  const { subscriberId, adminId } = await openAccount(ctx, applicant).catch(async (error: unknown) => {
    // Nothing was opened, so the code stays good for another try.
    await giveBack(ctx, token)
    throw error
  })
  const reply = await admit(ctx, { subscriberId, userId: adminId }, { way: 'Registration' })
  if ('type' in reply) throw new AppError('USER_INACTIVE')
  return reply
}

async function openAccount(ctx: PublicCtx, applicant: Applicant) {
  const { taxpayer, userName, firstName, lastName, mobile, passwordHash } = applicant
  const { trialDays } = await standardSettings(ctx)
  const name = taxpayer.tradeName ?? taxpayer.legalName ?? userName
  return openSubscriber(
    {
      withoutTenant: (work) => ctx.withoutTenant(work),
      inTenant: (id, work) => ctx.inTenant(id, {}, work),
      directory: ctx.directory,
    },
    {
      name,
      trialDays,
      admin: { userName, emailAddress: userName, firstName, lastName, ...(mobile ? { mobile } : {}) },
    },
    passwordHash,
    async (db, { subscriberId, adminId }) => {
      await claim(ctx, db, subscriberId, takenBy(taxpayer.gstin, taxpayer.pan))
      await sql`insert into account_setups (subscriber_id, known) values (${subscriberId}, ${JSON.stringify(taxpayer)}::jsonb)`.execute(
        db,
      )
      await sql`update users set email_proved_at = now() where subscriber_id = ${subscriberId} and id = ${adminId}`.execute(
        db,
      )
      await seedSubscriber(db)
      const link = `${ctx.publicUrl}/login`
      const mail = await mailOf(db, 'registered', ctx.language, {
        name: firstName,
        company: name,
        userName,
        link,
      })
      await keepMail(db, subscriberId, { ...mail, to: [userName] })
    },
  ).catch((error: unknown) => {
    // Another registration of the same name was quicker.
    if ((error as { constraint?: string }).constraint === 'login_directory_pkey')
      throw refuseField('UserName', 'USER_NAME_TAKEN')
    throw error
  })
}

async function claim(
  { directory }: PublicCtx,
  db: Db,
  subscriberId: number,
  taxpayers: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ is: boolean }>`select claim_taxpayer(${[...taxpayers]}::text[]) as is`.execute(
    db,
  )
  const isOwn = rows[0]!.is && (await directory?.claimTaxpayers(subscriberId, taxpayers)) !== false
  // The call has no such field: 400, with the field of the step before for the form (reading 19).
  if (!isOwn)
    throw new AppError('TAXPAYER_REGISTERED', {
      issues: [{ path: 'gstinOrPan', code: 'TAXPAYER_REGISTERED' }],
    })
}

const giveBack = (ctx: PublicCtx, { subscriberId, hash }: Token): Promise<unknown> =>
  ctx.inTenant(subscriberId, {}, (db) =>
    sql`update one_time_requests set used_at = null where subscriber_id = ${subscriberId} and token_hash = ${hash}`.execute(
      db,
    ),
  )
