import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { registrationCalls } from '@bahi/contracts/registration.ts'
import type { PublicCtx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { invalid } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'
import { keepMail } from '../../platform/mail/outbox.ts'
import {
  codeMinutes,
  countCodeRequest,
  hashPassword,
  openRequest,
  readRequest,
  resendCode,
  setCode,
  tokenIn,
} from '../auth/index.ts'
import type { MadeCode } from '../auth/index.ts'
import { mailOf } from '../email-templates/index.ts'
import { takeTry } from './limits.ts'
import { openPasswords, passwordIssues } from './password.ts'
import { isFree } from './register-user.ts'
import { standardSettings, taxpayerOf } from './taxpayer.ts'
import type { RegisteredTaxpayer } from './taxpayer.ts'

type CodeReply = ReplyOf<typeof registrationCalls.registerGstinOrPan>

/** An account in the making, kept in its request until the code is given. The password is a hash from the start. */
export interface Applicant {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly mobile: string | null
  readonly passwordHash: string
  readonly taxpayer: RegisteredTaxpayer
}

/** How long someone has for the code, with all its repetitions. */
const registrationMinutes = 60

/** Keeps who wants an account and mails the code that opens it. Nothing of it is an account yet, and it expires. */
export async function registerGstinOrPan(
  ctx: PublicCtx,
  input: ParsedOf<typeof registrationCalls.registerGstinOrPan>,
): Promise<CodeReply> {
  await takeTry(ctx, 'registration')
  const chosen = await openPasswords(ctx, input)
  const settings = await standardSettings(ctx)
  const found = await taxpayerOf(ctx, input.gstinOrPan, settings)
  const taxpayer = 'taxpayer' in found ? withTyped(found.taxpayer, input) : undefined
  const own = [input.userName, input.firstName, input.lastName ?? '', taxpayer?.legalName ?? '']
  const issues: Issue[] = [
    ...('issue' in found ? [found.issue] : []),
    ...(taxpayer && !taxpayer.legalName ? [{ path: 'legalName', code: 'REQUIRED' }] : []),
    ...((await isFree(ctx, input.userName)) ? [] : [{ path: 'UserName', code: 'USER_NAME_TAKEN' }]),
    ...passwordIssues(chosen, own, settings),
    ...(input.acceptsTerms ? [] : [{ path: 'acceptsTerms', code: 'TERMS_NOT_ACCEPTED' }]),
  ]
  if (issues.length > 0 || !taxpayer) throw invalid(issues)
  await ctx.withoutTenant((db) => countCodeRequest(db, ctx, input.userName))
  const applicant: Applicant = {
    userName: input.userName,
    firstName: input.firstName,
    lastName: input.lastName ?? '',
    mobile: input.mobile ?? null,
    passwordHash: await hashPassword(chosen.password),
    taxpayer,
  }
  return ctx.inTenant(0, {}, async (db) => {
    const { request, token } = await openRequest(db, ctx.portals.secrets, {
      subscriberId: 0,
      userId: null,
      purpose: 'registration',
      minutes: registrationMinutes,
      data: { ...applicant },
    })
    return mailCode(db, ctx, request, await setCode(db, token), applicant)
  })
}

/** Another code in place of the one before. */
export async function regenerateOtp(ctx: PublicCtx, { request }: { request: string }): Promise<CodeReply> {
  const token = tokenIn(ctx.portals.secrets, request)
  const applicant = await ctx.inTenant(token.subscriberId, {}, async (db) =>
    applicantOf(await readRequest(db, token, ['registration'])),
  )
  await ctx.withoutTenant((db) => countCodeRequest(db, ctx, applicant.userName))
  return ctx.inTenant(token.subscriberId, {}, async (db) =>
    mailCode(db, ctx, request, await resendCode(db, token, ['registration']), applicant),
  )
}

export const applicantOf = ({ data }: { readonly data: Readonly<Record<string, unknown>> }) =>
  data as unknown as Applicant

async function mailCode(
  db: Db,
  ctx: PublicCtx,
  request: string,
  { code, attemptsLeft, resendsLeft, expiresAt }: MadeCode,
  { firstName, userName }: Applicant,
): Promise<CodeReply> {
  const fields = { name: firstName, code, minutes: String(codeMinutes) }
  const mail = await mailOf(db, 'verificationCode', ctx.language, fields)
  await keepMail(db, 0, { ...mail, to: [userName], isSecret: true })
  return { request, attemptsLeft, resendsLeft, expiresAt }
}

/** The data of the portal is kept; the rest is as typed. */
function withTyped(
  known: RegisteredTaxpayer,
  typed: ParsedOf<typeof registrationCalls.registerGstinOrPan>,
): RegisteredTaxpayer {
  return {
    ...known,
    legalName: known.legalName ?? typed.legalName ?? null,
    tradeName: known.tradeName ?? typed.tradeName ?? null,
    stateCode: known.stateCode ?? typed.stateCode ?? typed.address?.stateCode ?? null,
    address: known.address ?? typed.address ?? null,
  }
}
