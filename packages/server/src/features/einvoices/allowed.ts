import type { RefusalReason } from '@bahi/contracts/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { cancelEnd } from './current-state.ts'
import type { CurrentState } from './current-state.ts'

/** Whether something may be done now and, if not, the sentence that says why. */
export type Answer =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      readonly key: RefusalReason
      readonly params?: Readonly<Record<string, string>>
    }

const refused = (key: RefusalReason, params?: Readonly<Record<string, string>>): Answer => ({
  allowed: false,
  key,
  ...(params ? { params } : {}),
})

/** Nothing is done at the portal for a place that is switched off; its e-invoices can still be read. */
export function inactiveAnswer(ctx: Pick<Ctx, 'access'>, { entityId }: CurrentState): Answer | undefined {
  const name = ctx.access.inactive.get(entityId)
  return name === undefined ? undefined : refused('action.reason.isPlaceInactive', { name })
}

export function generateAnswer(current: CurrentState): Answer {
  if (['Draft', 'Pending', 'Rejected'].includes(current.documentStatus))
    return refused('eInvoice.refused.draft')
  if (current.status === 'Generated') return refused('eInvoice.refused.hasIrn')
  if (current.status === 'Cancelled') return refused('eInvoice.refused.irnCancelled')
  if (current.documentStatus === 'Cancelled') return refused('eInvoice.refused.cancelledDocument')
  if (current.intentState !== null) return refused('eInvoice.refused.inProgress')
  if (current.reason !== null) return refused(`eInvoice.reason.${current.reason}`)
  return { allowed: true }
}

/** The clock of the twenty-four hours is the portal's acknowledgement, not ours. */
export function cancelAnswer(ctx: Pick<Ctx, 'clock' | 'culture'>, current: CurrentState): Answer {
  if (current.status !== 'Generated' || current.irn === null) return refused('eInvoice.refused.noIrn')
  if (current.intentState !== null) return refused('eInvoice.refused.inProgress')
  if (current.ackAt !== null && ctx.clock() > cancelEnd(current.ackAt)) {
    const at = cancelEnd(current.ackAt).toLocaleString('en-GB', { timeZone: 'Asia/Kolkata' })
    return refused('eInvoice.refused.late', { at })
  }
  if (current.ewbNo !== null) return refused('eInvoice.refused.ewayBill', { number: current.ewbNo })
  return { allowed: true }
}

/** What waits to be registered may be taken off the list by a person; rules of law are nobody's choice. */
export function asideAnswer(current: CurrentState): Answer {
  if (current.status === 'Generated' || current.status === 'Cancelled')
    return refused('eInvoice.refused.hasIrn')
  if (current.intentState !== null) return refused('eInvoice.refused.inProgress')
  if (current.reason !== null) return refused(`eInvoice.reason.${current.reason}`)
  return { allowed: true }
}

export function backAnswer(current: CurrentState): Answer {
  return current.reason === 'setAside' ? { allowed: true } : refused('eInvoice.refused.notAside')
}

export function refreshAnswer(current: CurrentState): Answer {
  if (current.irn === null) return refused('eInvoice.refused.noIrn')
  if (current.intentState !== null) return refused('eInvoice.refused.inProgress')
  return { allowed: true }
}
