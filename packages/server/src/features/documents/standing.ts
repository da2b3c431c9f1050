import type { RightCode } from '@bahi/contracts/rights.ts'
import type { DocumentDetail } from '@bahi/contracts/documents.ts'
import { isUnissued } from '@bahi/domain/documents/lives.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { allowedActions } from '@bahi/domain/documents/status.ts'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { say } from '../ledger/index.ts'
import { rightOf } from './approval-rules.ts'
import { stateOf } from './document-state.ts'
import type { StoredDocument } from './load.ts'

type Detail = z.input<typeof DocumentDetail>

/** What of its place and of the user decides about a document's actions. */
interface Standing {
  readonly lockDate: string | null
  readonly asksApproval: boolean | null
  readonly isOwnSubmission: boolean
}

/** The state of a document that was sent for approval; the author who works on a rejected one still sees why. */
export function approvalOf(document: StoredDocument): Detail['approval'] {
  const { submittedAt, submittedBy, answeredAt, answeredBy, answer } = document
  if (submittedAt === null) return null
  const approval = { submittedAt, submittedBy, answeredAt, answeredBy, answer }
  if (document.status === 'Pending') return { status: 'Pending', ...approval }
  if (answeredAt === null) return null
  if (answer === null) return { status: 'Approved', ...approval }
  return isUnissued(document.status) ? { status: 'Rejected', ...approval } : null
}

/** Each action with whether it may be done now; the same answer the server refuses with. */
export function actionsOf(
  ctx: Ctx,
  document: StoredDocument,
  { lockDate, asksApproval, isOwnSubmission }: Standing,
): Detail['actions'] {
  const kind = document.kind as DocumentKind
  return allowedActions({
    ...stateOf(ctx, kind, document, lockDate),
    approvalFlow: asksApproval === true,
    needsApprover: asksApproval === true && !ctx.can(rightOf(kind), document.entityId),
    isOwnSubmission,
    holds: (right) => ctx.can(right as RightCode, document.entityId),
  }).map(({ action, allowed, reasonKey, params }) => ({
    action,
    allowed,
    ...(reasonKey === undefined ? {} : { reasonKey, reason: say(ctx, reasonKey, params) }),
  }))
}
