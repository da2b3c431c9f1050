import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { profileCalls } from '@bahi/contracts/profile.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { readRequest, resendCode, takeWithCode, tokenIn } from './one-time.ts'
import type { Purpose } from './one-time.ts'
import { readOwn } from './profile.ts'
import { sendCode } from './send-code.ts'
import type { CodeChannel, CodeEvent } from './send-code.ts'

type OwnPurpose = Extract<Purpose, 'dataFile' | 'verifyEmail' | 'twoFactorSetUp'>
const ownPurposes: readonly OwnPurpose[] = ['dataFile', 'verifyEmail', 'twoFactorSetUp']

/** Takes a code that this user's session asked for; one of anybody else is unknown. */
export async function takeOwnCode(
  ctx: Ctx,
  request: string,
  otp: string,
  purpose: OwnPurpose,
  isRight?: Parameters<typeof takeWithCode>[4],
): Promise<Readonly<Record<string, unknown>>> {
  const token = tokenIn(ctx.portals.secrets, request)
  const inTenant: Parameters<typeof takeWithCode>[0]['inTenant'] = (_subscriberId, _actor, work) =>
    ctx.inTransaction(({ db }) => work(db))
  const { userId, data } = await takeWithCode({ inTenant }, token, [purpose], otp, isRight)
  if (userId !== ctx.userId) throw new AppError('LINK_INVALID')
  return data
}

/** Another code to the place of the first: the new address, or that of the second step. */
export async function resendOwnCode(
  ctx: Ctx,
  { request }: ParsedOf<typeof profileCalls.resendCode>,
): Promise<ReplyOf<typeof profileCalls.resendCode>> {
  const token = tokenIn(ctx.portals.secrets, request)
  const { userId, data } = await readRequest(ctx.db, token, ownPurposes)
  if (userId !== ctx.userId) throw new AppError('LINK_INVALID')
  // An app makes its codes on its own.
  if (data['method'] === 'App') throw new AppError('CODE_RESENDS_USED')
  const { code, ...left } = await resendCode(ctx.db, token, ownPurposes)
  const own = await readOwn(ctx)
  const sending =
    typeof data['emailAddress'] === 'string'
      ? ([
          { ...own, emailAddress: data['emailAddress'] },
          { channel: 'Mail', event: 'verificationCode' },
        ] as const)
      : ([
          own,
          {
            channel: data['method'] as CodeChannel,
            event: (data['event'] as CodeEvent | undefined) ?? 'twoFactorCode',
          },
        ] as const)
  await sendCode(ctx.db, ctx.subscriberId, sending[0], { ...sending[1], code })
  return { request, ...left }
}
