import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import type { PortalError } from '@bahi/gateways/outcome.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { actionRefused } from '../ledger/index.ts'
import { ask, drain } from '../portals/index.ts'
import { eInvoiceDetail } from './detail.ts'
import { issuesIn, keptOfPortal } from './issues.ts'
import { runnerOf, performers } from './runner.ts'
import { standsOf } from './stand.ts'
import { cancelAnswer } from './allowed.ts'

/** How long a person is kept waiting for the portal; the cancellation goes on after that by itself. */
const patienceMs = 45_000

/** Cancels the IRN of a document: decided and written down first, then done at the portal while the person waits. */
export async function cancelEInvoice(
  ctx: Ctx,
  { documentId, reason, remark }: ParsedOf<typeof eInvoiceCalls.cancel>,
): Promise<ReplyOf<typeof eInvoiceCalls.cancel>> {
  const { entityId, intentId } = await ctx.inTransaction(
    async (inside) => {
      const [stand] = await standsOf(inside, [documentId], { lock: true })
      if (!stand) throw notFound()
      inside.requireEntity(stand.entityId)
      const answer = cancelAnswer(inside, stand)
      if (!answer.allowed) throw actionRefused(inside, answer.key, answer.params)
      const [id] = await ask(inside.db, [
        {
          entityId: stand.entityId,
          portal: 'einvoice',
          operation: 'cancelIrn',
          documentId,
          request: { irn: stand.irn!, reason, remark },
        },
      ])
      if (id === undefined) throw actionRefused(inside, 'eInvoice.refused.inProgress')
      return { entityId: stand.entityId, intentId: id }
    },
    { reason },
  )
  const end = await waitedFor(ctx, entityId, intentId)
  if (end?.state === 'Rejected') {
    const issues = issuesIn(ctx.language, keptOfPortal(end.outcome?.errors ?? []))
    throw new AppError('PORTAL_REFUSED', {
      params: { reason: issues.map(({ code, message }) => `${code}: ${message}`).join(' ') },
    })
  }
  return ctx.inTransaction((inside) => eInvoiceDetail(inside, documentId))
}

interface End {
  readonly state: string
  readonly outcome: { readonly errors?: readonly PortalError[] } | null
}

/** Works on the intent here, or waits for the process that is at the portal for this GSTIN just now. */
async function waitedFor(ctx: Ctx, entityId: number, intentId: number): Promise<End | undefined> {
  const until = Date.now() + patienceMs
  const place = { entityId, portal: 'einvoice' as const }
  while (Date.now() < until) {
    const isMine = await drain(runnerOf(ctx), place, performers(), { only: intentId })
    const end = await ctx.inTransaction(async ({ db }) => {
      const { rows } = await sql<End>`select state, outcome from portal_intents
        where subscriber_id = current_subscriber() and id = ${intentId}`.execute(db)
      return rows[0]
    })
    if (isMine || !end || ['Done', 'Rejected', 'Stopped'].includes(end.state)) return end
    await new Promise((later) => setTimeout(later, 250))
  }
  return undefined
}
