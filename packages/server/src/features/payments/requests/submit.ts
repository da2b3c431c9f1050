import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentOutCalls } from '@bahi/contracts/payments.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { attachFiles, handOverFiles } from '../../attachments/index.ts'
import { actionRefused } from '../../ledger/index.ts'
import { accepted, checkPayment, figuresOf, postPayment } from '../save.ts'
import type { CheckedPayment, PaymentInput } from '../save.ts'
import { requestDetail } from './detail.ts'
import { asksApproval, reasonAgainst } from './rules.ts'
import type { Status } from './rules.ts'

type Paid = ReplyOf<typeof paymentOutCalls.save>

/** A payment out as it is sent; with `id` and `version` it takes the place of what waits or was rejected. */
export type PaymentOutInput = PaymentInput & { readonly version?: number | undefined }

/** A payment that was sent for approval, as others are notified of it. */
export interface Submitted {
  readonly id: number
  readonly version: number
  readonly entityId: number
  readonly partyName: string
  readonly amount: string
}

/**
 * Pays, or where payments of the place need approval keeps the payment until someone approves it: no number, no entry in the
 * books, nothing settled. `onSubmitted` is called for each that waits.
 */
export async function payOut(
  ctx: Ctx,
  { version, ...input }: PaymentOutInput,
  onSubmitted: (submitted: Submitted) => void,
): Promise<Paid> {
  const earlier = input.id === undefined ? undefined : await holdRequest(ctx, input.id, version)
  const checked = accepted(await checkPayment(ctx, 'paymentOut', input))
  if (asksApproval('paymentOut', checked.facts)) {
    const kept = await keepRequest(ctx, checked, earlier)
    const { entityId, amount } = input
    onSubmitted({
      id: kept.id,
      version: kept.version,
      entityId,
      partyName: checked.facts.party!.name,
      amount,
    })
    return kept
  }
  if (!earlier) return { ...(await postPayment(ctx, checked)), status: 'Active' }
  // Approval was switched off since it was sent: it is a payment like any other.
  const { attachmentIds, ...rest } = checked.input
  const paid = await postPayment(ctx, { ...checked, input: rest })
  await handOverFiles(ctx, paid.id)
  await attachFiles(ctx, { kind: 'paymentOut', id: paid.id }, attachmentIds)
  await sql`delete from payment_requests where subscriber_id = current_subscriber() and id = ${paid.id}`.execute(
    ctx.db,
  )
  return { ...paid, status: 'Active' }
}

export interface HeldRequest {
  readonly id: number
  readonly entityId: number
  readonly version: number
}

/** What is to be sent again, held: requests are held before documents in every transaction. */
export async function holdRequest(ctx: Ctx, id: number, version: number | undefined): Promise<HeldRequest> {
  const { rows } = await sql<HeldRequest & { status: Status; submittedBy: number }>`
    select id, entity_id, version, status, submitted_by from payment_requests
    where subscriber_id = current_subscriber() and id = ${id} and entity_id = any(${ctx.entitiesOf(undefined)}::bigint[]) for update`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) throw notFound()
  if (row.version !== version) throw conflict(await requestDetail(ctx, id))
  const against = reasonAgainst(ctx, 'edit', { ...row, isOwnSubmission: false })
  if (against) throw actionRefused(ctx, against.reasonKey, against.params)
  return row
}

async function keepRequest(
  ctx: Ctx,
  checked: CheckedPayment,
  earlier: HeldRequest | undefined,
): Promise<Paid> {
  const { input, facts, allocations, available } = checked
  const { entityId, partyId, date, mode, refundOfId, attachmentIds } = input
  const { amount } = figuresOf(input)
  const values = sql`${entityId}::bigint, ${partyId}::bigint, ${date}::date, ${mode}::text, ${amount.toFixed(2)}::numeric,
    ${refundOfId ?? null}::bigint, ${facts.series!.id}::bigint, ${JSON.stringify(bodyOf(checked))}::jsonb, current_user_id(),
    ${ctx.clock()}::timestamptz`
  const { rows } = earlier
    ? await sql<{ id: number; version: number }>`
        update payment_requests set (entity_id, party_id, date, mode, amount, refund_of_id, series_id, body, submitted_by, submitted_at) =
            (select ${values}), status = 'Pending', answered_at = null, answered_by = null, answer = null,
          version = version + 1, changed_at = now(), changed_by = current_user_id()
        where subscriber_id = current_subscriber() and id = ${earlier.id} returning id, version`.execute(
        ctx.db,
      )
    : await sql<{ id: number; version: number }>`
        insert into payment_requests (subscriber_id, entity_id, party_id, date, mode, amount, refund_of_id, series_id, body, submitted_by, submitted_at)
        select current_subscriber(), ${values} returning id, version`.execute(ctx.db)
  const kept = rows[0]!
  if (earlier)
    await sql`delete from payment_request_allocations where subscriber_id = current_subscriber() and request_id = ${kept.id}`.execute(
      ctx.db,
    )
  await sql`insert into payment_request_allocations (subscriber_id, request_id, document_id, amount)
    select current_subscriber(), ${kept.id}::bigint, a."documentId", a.amount
    from json_to_recordset(${JSON.stringify(allocations)}::json) as a ("documentId" bigint, amount numeric)`.execute(
    ctx.db,
  )
  await attachFiles(ctx, { kind: 'paymentRequest', id: kept.id }, attachmentIds)
  const settled = Decimal.sum(allocations.map((one) => one.amount))
  return {
    ...kept,
    number: null,
    status: 'Pending',
    unallocated: refundOfId === undefined ? available.sub(settled).toFixed(2) : '0.00',
    allocations: [...allocations],
  }
}

/** What was sent, cut to the paisa, with the bills it settles named. */
function bodyOf({ input, allocations }: CheckedPayment): PaymentInput {
  const { attachmentIds: _files, id: _id, tdsAmount: _tds, seriesId: _series, ...body } = input
  const { amount, bankCharges, tdsDeducted } = figuresOf(input)
  return {
    ...body,
    amount: amount.toFixed(2),
    bankCharges: bankCharges.toFixed(2),
    tdsDeducted: tdsDeducted.toFixed(2),
    allocations: [...allocations],
  }
}
