import { addressesOf } from '../../platform/addresses.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'

/**
 * Makes a change of who may work from where, and takes it back where the person who asks could not continue from the
 * address they use at this moment: nobody shuts themselves out.
 */
export async function keepingOwnWay<T>(ctx: Ctx, change: () => Promise<T>): Promise<T> {
  const result = await change()
  await requireOwnWay(ctx)
  return result
}

/** Refuses, and so takes back, what the transaction has changed. */
export async function requireOwnWay(ctx: Ctx): Promise<void> {
  const address = ctx.request?.address
  if (address === undefined) return
  const list = await addressesOf(ctx.db, ctx.subscriberId, ctx.userId)
  if (list && !list.has(address)) throw new AppError('ADDRESS_OWN', { params: { address } })
}
