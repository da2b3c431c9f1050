import type { AllowedAction } from '@bahi/contracts/documents.ts'
import type { PaymentRequestStatus } from '@bahi/contracts/enums.ts'
import type { RefusalReason } from '@bahi/contracts/refusals.ts'
import { approvalSettingOf } from '@bahi/contracts/settings.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { say } from '../../ledger/index.ts'
import type { Facts } from '../../ledger/index.ts'

export type Status = z.output<typeof PaymentRequestStatus>
export type RequestAction = 'approve' | 'reject' | 'withdraw' | 'edit'

/** A payment of the kind at this place waits until another person approves it. */
export const asksApproval = (kind: PaymentKind, { settings }: Pick<Facts, 'settings'>): boolean =>
  paymentKinds[kind].approval &&
  settings['EnableApprovalFlow'] === true &&
  settings[approvalSettingOf(kind)] !== false

/** The same of one place, for who enters payments from elsewhere. */
export const asksApprovalAt = async (ctx: Ctx, kind: PaymentKind, entityId: number): Promise<boolean> =>
  (await placesWithApproval(ctx, kind, [entityId])).length > 0

/** The same of many places. */
export async function placesWithApproval(
  ctx: Ctx,
  kind: PaymentKind,
  entityIds: readonly number[],
): Promise<number[]> {
  if (!paymentKinds[kind].approval) return []
  const { rows } = await sql<{ id: number }>`select e.id from entities e
    where e.subscriber_id = current_subscriber() and e.id = any(${[...entityIds]}::bigint[])
      and setting_of('EnableApprovalFlow', e.id) = 'true'
      and setting_of(${approvalSettingOf(kind)}, e.id) is distinct from 'false' order by e.id`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

export interface RequestState {
  readonly status: Status
  readonly entityId: number
  readonly submittedBy: number
  /** The user sent it, and someone else may approve it. */
  readonly isOwnSubmission: boolean
}

const rows: Readonly<
  Record<RequestAction, { readonly right: RightCode; readonly statuses: readonly Status[] }>
> = {
  approve: { right: 'POT_APR', statuses: ['Pending'] },
  reject: { right: 'POT_APR', statuses: ['Pending'] },
  withdraw: { right: 'POT_AD', statuses: ['Pending', 'Rejected'] },
  // Its editor sends it again, and is who sent it from then on.
  edit: { right: 'POT_AD', statuses: ['Pending', 'Rejected', 'Withdrawn'] },
}

/** Why something may not be done with a payment that waits, as the view says it and the server refuses it. */
export function reasonAgainst(
  ctx: Ctx,
  action: RequestAction,
  { status, entityId, submittedBy, isOwnSubmission }: RequestState,
): { readonly reasonKey: RefusalReason; readonly params: Readonly<Record<string, string>> } | undefined {
  const { right, statuses } = rows[action]
  const name = ctx.access.inactive.get(entityId)
  const reasonKey: RefusalReason | undefined = !statuses.includes(status)
    ? 'action.reason.status'
    : !ctx.can(right, entityId)
      ? 'action.reason.right'
      : name !== undefined
        ? 'action.reason.isPlaceInactive'
        : action === 'approve' && isOwnSubmission
          ? 'action.reason.isOwnSubmission'
          : action === 'withdraw' && submittedBy !== ctx.userId
            ? 'action.reason.notOwnSubmission'
            : undefined
  return (
    reasonKey && {
      reasonKey,
      params: { status: `enum.PaymentRequestStatus.${status}`, right, name: name ?? '' },
    }
  )
}

export const actionsOf = (ctx: Ctx, state: RequestState): z.input<typeof AllowedAction>[] =>
  (Object.keys(rows) as RequestAction[]).map((action) => {
    const against = reasonAgainst(ctx, action, state)
    return against
      ? {
          action,
          allowed: false,
          reasonKey: against.reasonKey,
          reason: say(ctx, against.reasonKey, against.params),
        }
      : { action, allowed: true }
  })
