import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentOutCalls } from '@bahi/contracts/payments.ts'
import type { Ctx } from '../../../platform/context.ts'
import { saveAtEachGstin } from '../receive.ts'
import { notifyApprovers } from './notices.ts'
import { holdRequest, payOut } from './submit.ts'
import type { Submitted } from './submit.ts'

/** One payment out, paid or sent for approval. */
export async function payOnce(
  ctx: Ctx,
  input: ParsedOf<typeof paymentOutCalls.save>,
): Promise<ReplyOf<typeof paymentOutCalls.save>> {
  const submitted: Submitted[] = []
  const paid = await payOut(ctx, input, (one) => submitted.push(one))
  await notifyApprovers(ctx, submitted)
  return paid
}

/** The same for bills of any GSTINs: at each of them it is paid, or waits where the place asks for approval. */
export async function payAtEachGstin(
  ctx: Ctx,
  { id, version, ...input }: ParsedOf<typeof paymentOutCalls.pay>,
): Promise<ReplyOf<typeof paymentOutCalls.pay>> {
  const submitted: Submitted[] = []
  const earlier = id === undefined ? undefined : await holdRequest(ctx, id, version)
  const payments = await saveAtEachGstin(
    ctx,
    'paymentOut',
    input,
    (payment) => payOut(ctx, payment, (one) => submitted.push(one)),
    earlier,
  )
  await notifyApprovers(ctx, submitted)
  return { payments }
}
