import type { EwayBillState } from '@bahi/gateways/ewaybill/state.ts'
import type { EwbPayload } from '@bahi/gateways/ewaybill/payload.ts'
import type { GeneratedBill } from '@bahi/gateways/ewaybill/replies.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Intent } from '../portals/index.ts'
import type { KeptIssue } from './issues.ts'

/** The document has its bill. An earlier one of it was cancelled or refused, and stands in the history. */
export async function keepGenerated(
  db: Db,
  { documentId, entityId }: Intent,
  bill: {
    readonly payload: EwbPayload
    readonly value: GeneratedBill
    readonly state: EwayBillState
    readonly isAdopted: boolean
  },
): Promise<void> {
  const { payload, value, state, isAdopted } = bill
  await sql`insert into e_way_bills as b (subscriber_id, document_id, entity_id, status, number, generated_at, valid_until, state, is_adopted, payload, alert)
    values (current_subscriber(), ${documentId}, ${entityId}, 'Generated', ${value.number}, ${value.date}, ${state.validUpto ?? null},
      ${JSON.stringify(state)}::jsonb, ${isAdopted}, ${JSON.stringify(payload)}::jsonb, ${value.alert ?? null})
    on conflict (subscriber_id, document_id) do update set status = 'Generated', progress = null, number = excluded.number,
      generated_at = excluded.generated_at, valid_until = excluded.valid_until, state = excluded.state, is_adopted = excluded.is_adopted,
      payload = excluded.payload, alert = excluded.alert, errors = '[]', differences = '[]', cancelled_at = null, cancel_reason = null,
      cancel_remark = null, version = b.version + 1, changed_at = now()`.execute(db)
  await markInvoice(db, documentId!, { number: value.number, at: value.date, until: state.validUpto ?? null })
}

/** Certainly not made as it is: the reasons stand on the document until it is sent again. */
export async function keepRefused(
  db: Db,
  { documentId, entityId }: Intent,
  errors: readonly KeptIssue[],
  differences: readonly string[] = [],
): Promise<void> {
  await sql`insert into e_way_bills as b (subscriber_id, document_id, entity_id, status, errors, differences)
    values (current_subscriber(), ${documentId}, ${entityId}, 'Rejected', ${JSON.stringify(errors)}::jsonb, ${JSON.stringify(differences)}::jsonb)
    on conflict (subscriber_id, document_id) do update set status = case b.status when 'Cancelled' then b.status else 'Rejected' end,
      errors = excluded.errors, differences = excluded.differences, version = b.version + 1, changed_at = now()
      where b.status <> 'Generated'`.execute(db)
}

/** How the bill stands at the portal after something was done with it. */
export async function keepState(
  db: Db,
  documentId: number,
  state: EwayBillState,
  progress: string | null,
): Promise<void> {
  await sql`update e_way_bills set state = ${JSON.stringify(state)}::jsonb, valid_until = ${state.validUpto ?? null},
      progress = coalesce(${progress}, progress), errors = '[]', version = version + 1, changed_at = now()
    where subscriber_id = current_subscriber() and document_id = ${documentId}`.execute(db)
  await markInvoice(db, documentId, {
    number: state.number,
    at: state.generatedAt,
    until: state.validUpto ?? null,
  })
}

export async function keepCancelled(
  db: Db,
  documentId: number,
  state: EwayBillState,
  cancel: { readonly at: Date; readonly reason: string; readonly remark?: string },
): Promise<void> {
  await sql`update e_way_bills set status = 'Cancelled', state = ${JSON.stringify(state)}::jsonb, cancelled_at = ${cancel.at},
      cancel_reason = ${cancel.reason}, cancel_remark = ${cancel.remark ?? null}, version = version + 1, changed_at = now()
    where subscriber_id = current_subscriber() and document_id = ${documentId}`.execute(db)
  await markInvoice(db, documentId, undefined)
}

/** An IRN cannot be cancelled while a bill stands on its document. */
async function markInvoice(
  db: Db,
  documentId: number,
  bill: { readonly number: string; readonly at: Date; readonly until: Date | null } | undefined,
): Promise<void> {
  await sql`update e_invoices set ewb_no = ${bill?.number ?? null}, ewb_at = ${bill?.at ?? null}, ewb_valid_until = ${bill?.until ?? null},
      version = version + 1, changed_at = now()
    where subscriber_id = current_subscriber() and document_id = ${documentId} and status <> 'Rejected'`.execute(
    db,
  )
}
