import type { RightCode } from '@bahi/contracts/rights.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { formatAmount } from '@bahi/domain/num/format.ts'
import type { Ctx } from '../../platform/context.ts'
import { holdersOf } from '../../platform/holders.ts'
import { notifyUsers } from '../notifications/index.ts'

interface Told {
  readonly id: number
  readonly kind: DocumentKind
  readonly version: number
  readonly entityId: number
  readonly partyName: string | null
  readonly total: string
}

/** Notifies all others who may approve at the place that a document waits. */
export async function tellApprovers(ctx: Ctx, right: RightCode, document: Told): Promise<void> {
  const holders = await holdersOf(ctx.db, right, document.entityId)
  const userIds = holders.filter((id) => id !== ctx.userId)
  if (userIds.length === 0) return
  await notifyUsers(ctx.db, ctx.subscriberId, userIds, {
    kind: 'approvalAsked',
    eventKey: `approval:${document.id}:${document.version}`,
    params: paramsOf(ctx, document),
    target: targetOf(document),
  })
}

/** Notifies the submitter of a document of the decision. */
export async function tellAuthor(
  ctx: Ctx,
  document: Told & { readonly submittedBy: number | null },
  answer:
    | { readonly kind: 'documentApproved'; readonly number: string }
    | { readonly kind: 'documentRejected'; readonly answer: string },
): Promise<void> {
  const { submittedBy } = document
  if (submittedBy === null || submittedBy === ctx.userId) return
  const { kind, ...words } = answer
  await notifyUsers(ctx.db, ctx.subscriberId, [submittedBy], {
    kind,
    eventKey: `approval:${document.id}:${document.version}:${kind}`,
    params: { ...paramsOf(ctx, document), ...words },
    target: targetOf(document),
  })
}

const paramsOf = ({ access }: Ctx, { partyName, total }: Told) => ({
  name: `${access.firstName} ${access.lastName}`.trim() || access.userName,
  party: partyName ?? '',
  total: `₹ ${formatAmount(total)}`,
})

const targetOf = ({ id, kind }: Told) => ({
  screen: kind,
  documentId: id,
  billId: null,
  number: null,
})
