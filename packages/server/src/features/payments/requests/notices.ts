import { Decimal } from '@bahi/domain/num/decimal.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { Ctx } from '../../../platform/context.ts'
import { holdersOf } from '../../../platform/holders.ts'
import { notifyUsers } from '../../notifications/index.ts'
import type { Submitted } from './submit.ts'

/** Notifies all others who may approve at each place: of one payment that it waits, of many how many and how much. */
export async function notifyApprovers(ctx: Ctx, submitted: readonly Submitted[]): Promise<void> {
  for (const entityId of new Set(submitted.map((one) => one.entityId))) {
    const here = submitted.filter((one) => one.entityId === entityId)
    const holders = await holdersOf(ctx.db, 'POT_APR', entityId)
    const userIds = holders.filter((id) => id !== ctx.userId)
    if (userIds.length === 0) continue
    const [first] = here
    const { id, version, partyName } = first!
    const total = Decimal.sum(here.map(({ amount }) => amount)).toFixed(2)
    const isOne = here.length === 1
    await notifyUsers(ctx.db, ctx.subscriberId, userIds, {
      kind: isOne ? 'paymentApprovalAsked' : 'paymentsApprovalAsked',
      eventKey: `payment-approval:${id}:${version}`,
      params: { ...paramsOf(ctx, partyName, total), count: String(here.length) },
      target: targetOf(isOne ? id : null),
    })
  }
}

interface Decided {
  readonly id: number
  readonly version: number
  readonly partyName: string
  readonly amount: string
  readonly submittedBy: number
}

/** Notifies the person who sent a payment for approval of the decision. */
export async function notifySubmitter(
  ctx: Ctx,
  { id, version, partyName, amount, submittedBy }: Decided,
  decision:
    | { readonly kind: 'paymentApproved'; readonly number: string }
    | { readonly kind: 'paymentRejected'; readonly answer: string },
): Promise<void> {
  if (submittedBy === ctx.userId) return
  const { kind, ...words } = decision
  await notifyUsers(ctx.db, ctx.subscriberId, [submittedBy], {
    kind,
    eventKey: `payment-approval:${id}:${version}:${kind}`,
    params: { ...paramsOf(ctx, partyName, amount), ...words },
    target: targetOf(id),
  })
}

const paramsOf = ({ access }: Ctx, party: string, total: string) => ({
  name: `${access.firstName} ${access.lastName}`.trim() || access.userName,
  party,
  total: `₹ ${formatAmount(total)}`,
})

/** Without a payment: the list of all that wait. */
const targetOf = (id: number | null) => ({
  screen: 'paymentOut' as const,
  documentId: id,
  billId: null,
  number: null,
})
