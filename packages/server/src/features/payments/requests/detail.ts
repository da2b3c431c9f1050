import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentRequestCalls } from '@bahi/contracts/payment-requests.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { amountInEachLanguage } from '@bahi/domain/num/words.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Ctx } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { ownSubmissions } from '../../../platform/holders.ts'
import { attachmentsColumn } from '../../attachments/index.ts'
import type { PaymentInput } from '../save.ts'
import { actionsOf } from './rules.ts'

type Detail = ReplyOf<typeof paymentRequestCalls.detail>

interface Row extends Pick<
  Detail,
  | 'id'
  | 'version'
  | 'status'
  | 'entityId'
  | 'partyId'
  | 'date'
  | 'amount'
  | 'createdAt'
  | 'changedAt'
  | 'createdBy'
  | 'changedBy'
  | 'partyName'
  | 'partyGstin'
  | 'allocations'
  | 'refundOf'
  | 'attachments'
  | 'number'
> {
  readonly seriesId: number | null
  readonly body: PaymentInput
  readonly submittedById: number
  readonly submittedBy: string | null
  readonly submittedAt: string
  readonly answeredBy: string | null
  readonly answeredAt: string | null
  readonly answer: string | null
}

/** Name of a user whose id is in a column. */
export const nameOf = (
  column: RawBuilder<unknown>,
) => sql`(select trim(u.first_name || ' ' || u.last_name) from users u
  where u.subscriber_id = current_subscriber() and u.id = ${column})`

/** A payment that waits, whole: what would be paid, to whom and for what, and what of that is still open. */
export async function requestDetail(ctx: Ctx, id: number): Promise<Detail> {
  const { rows } = await sql<Row>`
    select r.id, r.version, r.status, r.entity_id, r.party_id, r.date, r.amount, r.series_id, r.body, r.created_at, r.changed_at,
      ${nameOf(sql`r.created_by`)} as created_by, ${nameOf(sql`r.changed_by`)} as changed_by, y.name as party_name, y.gstin as party_gstin,
      r.submitted_by as submitted_by_id, ${nameOf(sql`r.submitted_by`)} as submitted_by, r.submitted_at,
      ${nameOf(sql`r.answered_by`)} as answered_by, r.answered_at, r.answer,
      (select p.number from payments p where p.subscriber_id = r.subscriber_id and p.id = r.id) as number,
      (select json_build_object('id', p.id, 'number', p.number, 'date', p.date, 'amount', p.amount::text, 'unallocated', p.unallocated::text)
        from payments p where p.subscriber_id = r.subscriber_id and p.id = r.refund_of_id) as refund_of,
      (select coalesce(json_agg(json_build_object('documentId', d.id, 'kind', d.kind, 'number', d.number, 'date', d.date, 'documentTotal', d.total::text,
        'amount', a.amount::text, 'balance', d.balance::text) order by d.date, d.id), '[]')
        from payment_request_allocations a join documents d on d.subscriber_id = a.subscriber_id and d.id = a.document_id
        where a.subscriber_id = r.subscriber_id and a.request_id = r.id) as allocations, ${attachmentsColumn('r')} as attachments
    from payment_requests r join parties y on y.subscriber_id = r.subscriber_id and y.id = r.party_id
    where r.subscriber_id = current_subscriber() and r.id = ${id} and r.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound()
  const { body, seriesId, submittedById, submittedBy, submittedAt, answeredBy, answeredAt, answer, ...row } =
    rows[0]
  const { mode, reference, account, bankCharges, tdsDeducted, tdsSection, chequeDate, notes, customFields } =
    body
  const isOwnSubmission =
    row.status === 'Pending' && (await ownSubmissions(ctx, 'POT_APR')(row.entityId, submittedById))
  const settled = Decimal.sum(row.allocations.map(({ amount }) => amount))
  return {
    ...row,
    mode,
    reference,
    account,
    bankCharges,
    tdsDeducted,
    tdsSection,
    chequeDate,
    notes,
    customFields,
    seriesId: seriesId ?? undefined,
    unallocated: row.refundOf
      ? '0.00'
      : Decimal.of(row.amount)
          .add(tdsDeducted ?? '0')
          .sub(settled)
          .toFixed(2),
    amountInWords: amountInEachLanguage(row.amount),
    approval: { submittedBy, submittedAt, answeredBy, answeredAt, answer },
    actions: actionsOf(ctx, {
      status: row.status,
      entityId: row.entityId,
      submittedBy: submittedById,
      isOwnSubmission,
    }),
  }
}
