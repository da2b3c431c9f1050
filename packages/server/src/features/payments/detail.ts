import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { paymentInCalls } from '@bahi/contracts/payments.ts'
import { amountInEachLanguage } from '@bahi/domain/num/words.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { attachmentsColumn } from '../attachments/index.ts'
import { say } from '../ledger/index.ts'
import { isReceiptInSales } from '../withholding/index.ts'
import { voucherLock } from './set-off.ts'
import { voucherColumn, voucherOf } from './vouchers.ts'

type Detail = ReplyOf<typeof paymentInCalls.detail>

type Typed = 'reference' | 'account' | 'notes' | 'tdsSection' | 'chequeDate' | 'customFields'

interface Row extends Omit<Detail, 'amountInWords' | 'actions' | 'voucher' | Typed> {
  readonly voucher: Parameters<typeof voucherOf>[0] | null
  readonly voucherLock: string | null
  readonly reference: string | null
  readonly account: string | null
  readonly notes: string | null
  readonly tdsSection: string | null
  readonly chequeDate: string | null
  readonly customFields: Record<string, string> | null
}

/** A payment whole, with what it settles. */
export async function paymentDetail(ctx: Ctx, kind: PaymentKind, id: number): Promise<Detail> {
  const { rows } = await sql<Row>`
    select p.id, p.version, p.status, p.created_at, p.changed_at, p.entity_id, p.party_id, p.date, p.mode, p.amount, p.reference, p.account,
      p.bank_charges, p.tds_deducted, p.tds_deducted as tds_amount, p.tds_section, p.cheque_date, p.series_id, p.notes, p.custom_fields, p.number, p.party_name, p.party_gstin, p.unallocated, p.cancel_reason,
      case when p.gst_section is not null then json_build_object('section', p.gst_section, 'taxableValue', p.gst_taxable_value::text, 'igst', p.gst_igst::text,
        'cgst', p.gst_cgst::text, 'sgst', p.gst_sgst::text, 'deductorGstin', p.gst_deductor) end as gst_deducted,
      (select json_build_object('section', t.section, 'provision', t.provision, 'base', t.base::text, 'taxed', t.taxed::text,
          'rate', trim_scale(t.rate)::text, 'tax', t.tax::text, 'reason', t.reason, 'why', coalesce(t.why, '[]'))
        from tcs_collections t where t.subscriber_id = p.subscriber_id and t.payment_id = p.id) as collected,
      (select trim(u.first_name || ' ' || u.last_name) from users u where u.subscriber_id = p.subscriber_id and u.id = p.created_by) as created_by,
      (select trim(u.first_name || ' ' || u.last_name) from users u where u.subscriber_id = p.subscriber_id and u.id = p.changed_by) as changed_by,
      (select json_build_object('submittedBy', trim(s.first_name || ' ' || s.last_name), 'submittedAt', r.submitted_at,
          'answeredBy', trim(a.first_name || ' ' || a.last_name), 'answeredAt', r.answered_at, 'answer', r.answer)
        from payment_requests r
        left join users s on s.subscriber_id = r.subscriber_id and s.id = r.submitted_by
        left join users a on a.subscriber_id = r.subscriber_id and a.id = r.answered_by
        where r.subscriber_id = p.subscriber_id and r.id = p.id) as approval,
      ${voucherColumn}, coalesce(${voucherLock}, case when ${isReceiptInSales} then 'action.reason.tcsInSales' end) as voucher_lock,
      (select json_build_object('id', r.id, 'number', r.number, 'date', r.date, 'amount', r.amount::text) from payments r
        where r.subscriber_id = p.subscriber_id and r.id = p.refund_of_id) as refund_of,
      (select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'date', r.date, 'amount', r.amount::text) order by r.date, r.id), '[]')
        from payments r where r.subscriber_id = p.subscriber_id and r.refund_of_id = p.id and r.status = 'Active') as refunds,
      (select coalesce(json_agg(json_build_object('documentId', d.id, 'kind', d.kind, 'number', d.number, 'supplierNumber', d.supplier_number, 'date', d.date, 'documentTotal', d.total::text,
        'amount', a.amount::text) order by d.date, d.id), '[]')
        from payment_allocations a join documents d on d.subscriber_id = a.subscriber_id and d.id = a.document_id
        where a.subscriber_id = p.subscriber_id and a.payment_id = p.id) as allocations, ${attachmentsColumn('p')} as attachments
    from payments p where p.subscriber_id = current_subscriber() and p.kind = ${kind} and p.id = ${id}
      and p.entity_id = any(${ctx.entitiesOf(undefined)}::bigint[])`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  const { voucherLock: lock, voucher, ...row } = rows[0]
  const { rights } = paymentKinds[kind]
  const active = row.status === 'Active'
  const closed = {
    reasonKey: 'action.reason.status',
    reason: say(ctx, 'action.reason.status', { status: row.status }),
  }
  const name = ctx.access.inactive.get(row.entityId)
  const off = name !== undefined && {
    reasonKey: 'action.reason.isPlaceInactive',
    reason: say(ctx, 'action.reason.isPlaceInactive', { name }),
  }
  return {
    ...row,
    voucher: voucher && voucherOf(voucher),
    reference: row.reference ?? undefined,
    account: row.account ?? undefined,
    notes: row.notes ?? undefined,
    tdsSection: row.tdsSection ?? undefined,
    chequeDate: row.chequeDate ?? undefined,
    customFields: row.customFields ?? undefined,
    amountInWords: amountInEachLanguage(row.amount),
    actions: [
      ...(['allocate', 'update', 'cancel'] as const).map((action) => {
        const right = `${rights}_${action === 'cancel' ? 'CNL' : 'ED'}` as const
        if (!active) return { action, allowed: false, ...closed }
        if (off) return { action, allowed: false, ...off }
        if (action === 'cancel' && lock)
          return { action, allowed: false, reasonKey: lock, reason: say(ctx, lock) }
        if (ctx.can(right, row.entityId)) return { action, allowed: true }
        return {
          action,
          allowed: false,
          reasonKey: 'action.reason.right',
          reason: say(ctx, 'action.reason.right', { right }),
        }
      }),
      {
        action: 'pdf',
        allowed: ctx.can(`${rights}_PDF`, row.entityId) || ctx.can(`${rights}_PRT`, row.entityId),
      },
    ],
  }
}
