import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { say } from '../ledger/index.ts'
import { forPrograms, provenSignature, providerColumn } from '../portals/index.ts'
import { qrSvg } from '../printing/index.ts'
import { cancelAnswer, generateAnswer, inactiveAnswer } from './allowed.ts'
import type { Answer } from './allowed.ts'
import { shownState, currentStates } from './current-state.ts'

type Detail = ReplyOf<typeof eInvoiceCalls.detail>

interface Rest {
  readonly entityId: number
  readonly provider: 'Sandbox' | 'Nic'
  readonly signature: Detail['signature']
  readonly signedQr: string | null
  readonly signedInvoice: string | null
  readonly keyId: string | null
  readonly isAdopted: boolean
  readonly differences: Detail['differences']
  readonly cancelReason: string | null
  readonly cancelRemark: string | null
}

/** All that is known of a document's e-invoice, with what may be done now. */
export async function eInvoiceDetail(ctx: Ctx, documentId: number): Promise<Detail> {
  const [current] = await currentStates(ctx, [documentId])
  if (!current) throw notFound()
  const { rows } =
    await sql<Rest>`select entity_id, ${providerColumn} as provider, signature, signed_qr, signed_invoice, key_id, is_adopted, differences, cancel_reason, cancel_remark
    from e_invoices r where subscriber_id = current_subscriber() and document_id = ${documentId}`.execute(
      ctx.db,
    )
  const rest = rows[0]
  const signature = rest?.signature
    ? await provenSignature(ctx, { ...rest, signature: rest.signature })
    : null
  const told = (answer: Answer) =>
    answer.allowed ? { allowed: true } : { allowed: false, reason: say(ctx, answer.key, answer.params) }
  const off = inactiveAnswer(ctx, current)
  const shown = shownState(current, ctx.language, ctx.clock)
  return {
    documentId,
    ...shown,
    ...forPrograms(ctx, shown.status),
    signature,
    queuePosition: await queuePosition(ctx.db, documentId),
    signedQrCode: rest?.signedQr ?? null,
    signedInvoice: rest?.signedInvoice ?? null,
    signatureVerified: signature === 'verified',
    keyId: rest?.keyId ?? null,
    qrSvg: rest?.signedQr ? qrSvg(rest.signedQr, 'L') : null,
    isAdopted: rest?.isAdopted ?? false,
    differences: rest?.differences ?? [],
    cancelReason: rest?.cancelReason ?? null,
    cancelRemark: rest?.cancelRemark ?? null,
    generate: told(off ?? generateAnswer(current)),
    cancel: told(off ?? cancelAnswer(ctx, current)),
  }
}

/** How many are taken before it at its GSTIN, itself counted; null where it does not wait. */
async function queuePosition(db: Ctx['db'], documentId: number): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    select (select count(*)::int from portal_intents o where o.subscriber_id = i.subscriber_id and o.entity_id = i.entity_id
      and o.portal = i.portal and o.state in ('Asked', 'Waiting', 'Sent', 'Unknown')
      and (o.next_try_at, o.id) <= (i.next_try_at, i.id)) as position
    from portal_intents i where i.subscriber_id = current_subscriber() and i.document_id = ${documentId} and i.portal = 'einvoice'
      and i.state in ('Asked', 'Waiting', 'Unknown') and i.operation <> 'checkIrn'`.execute(db)
  return rows[0]?.position ?? null
}
