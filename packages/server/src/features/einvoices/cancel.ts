import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { ask, waitedFor } from '../portals/index.ts'
import { eInvoiceDetail } from './detail.ts'
import { issuesIn, keptOfPortal } from './issues.ts'
import { performers } from './runner.ts'
import { currentStates } from './current-state.ts'
import { cancelAnswer } from './allowed.ts'

/** Cancels the IRN of a document: decided and written down first, then done at the portal while the person waits. */
export async function cancelEInvoice(
  ctx: Ctx,
  { documentId, reason, remark }: ParsedOf<typeof eInvoiceCalls.cancel>,
): Promise<ReplyOf<typeof eInvoiceCalls.cancel>> {
  const { entityId, intentId } = await ctx.inTransaction(
    async (inside) => {
      const [current] = await currentStates(inside, [documentId], { lock: true })
      if (!current) throw notFound()
      inside.requireActive(current.entityId)
      const answer = cancelAnswer(inside, current)
      if (!answer.allowed) throw actionRefused(inside, answer.key, answer.params)
      const [id] = await ask(inside.db, [
        {
          entityId: current.entityId,
          portal: 'einvoice',
          operation: 'cancelIrn',
          documentId,
          request: { irn: current.irn!, reason, remark },
        },
      ])
      if (id === undefined) throw actionRefused(inside, 'eInvoice.refused.inProgress')
      return { entityId: current.entityId, intentId: id }
    },
    { reason },
  )
  const end = await waitedFor(ctx, { entityId, portal: 'einvoice' }, performers(), intentId)
  if (end?.state === 'Rejected') {
    const issues = issuesIn(ctx.language, keptOfPortal(end.outcome?.errors ?? []))
    throw new AppError('PORTAL_REFUSED', {
      params: { reason: issues.map(({ code, message }) => `${code}: ${message}`).join(' ') },
    })
  }
  return ctx.inTransaction((inside) => eInvoiceDetail(inside, documentId))
}
