import type { RefusalReason } from '@bahi/contracts/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { cancelEnd } from './stand.ts'
import type { DocumentStand } from './stand.ts'

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
export function inactiveAnswer(ctx: Pick<Ctx, 'access'>, { entityId }: DocumentStand): Answer | undefined {
  const name = ctx.access.inactive.get(entityId)
  return name === undefined ? undefined : refused('action.reason.isPlaceInactive', { name })
}

export function generateAnswer(stand: DocumentStand): Answer {
  if (['Draft', 'Pending', 'Rejected'].includes(stand.documentStatus))
    return refused('eInvoice.refused.draft')
  if (stand.status === 'Generated') return refused('eInvoice.refused.hasIrn')
  if (stand.status === 'Cancelled') return refused('eInvoice.refused.irnCancelled')
  if (stand.documentStatus === 'Cancelled') return refused('eInvoice.refused.cancelledDocument')
  if (stand.intentState !== null) return refused('eInvoice.refused.inProgress')
  if (stand.reason !== null) return refused(`eInvoice.reason.${stand.reason}`)
  return { allowed: true }
}

/** The clock of the twenty-four hours is the portal's acknowledgement, not ours. */
export function cancelAnswer(ctx: Pick<Ctx, 'clock' | 'culture'>, stand: DocumentStand): Answer {
  if (stand.status !== 'Generated' || stand.irn === null) return refused('eInvoice.refused.noIrn')
  if (stand.intentState !== null) return refused('eInvoice.refused.inProgress')
  if (stand.ackAt !== null && ctx.clock() > cancelEnd(stand.ackAt)) {
    const at = cancelEnd(stand.ackAt).toLocaleString('en-GB', { timeZone: 'Asia/Kolkata' })
    return refused('eInvoice.refused.late', { at })
  }
  if (stand.ewbNo !== null) return refused('eInvoice.refused.ewayBill', { number: stand.ewbNo })
  return { allowed: true }
}

/** What waits to be registered may be taken off the list by a person; rules of law are nobody's choice. */
export function asideAnswer(stand: DocumentStand): Answer {
  if (stand.status === 'Generated' || stand.status === 'Cancelled') return refused('eInvoice.refused.hasIrn')
  if (stand.intentState !== null) return refused('eInvoice.refused.inProgress')
  if (stand.reason !== null) return refused(`eInvoice.reason.${stand.reason}`)
  return { allowed: true }
}

export function backAnswer(stand: DocumentStand): Answer {
  return stand.reason === 'setAside' ? { allowed: true } : refused('eInvoice.refused.notAside')
}

export function refreshAnswer(stand: DocumentStand): Answer {
  if (stand.irn === null) return refused('eInvoice.refused.noIrn')
  if (stand.intentState !== null) return refused('eInvoice.refused.inProgress')
  return { allowed: true }
}
