import type { Inv01 } from '@bahi/gateways/einvoice/inv01.ts'
import type { EarlierRegistration, RegisteredInvoice } from '@bahi/gateways/einvoice/replies.ts'
import type { ContentDifference } from '@bahi/gateways/einvoice/signed.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Intent } from '../portals/index.ts'
import type { KeptIssue } from './issues.ts'

/** The document has its IRN. One that was cancelled at the portal meanwhile is kept as that. */
export async function keepRegistered(
  db: Db,
  { documentId, entityId }: Intent,
  payload: Inv01,
  value: RegisteredInvoice,
  isAdopted: boolean,
): Promise<void> {
  const { ewayBill } = value
  await sql`insert into e_invoices as r (subscriber_id, document_id, entity_id, status, irn, ack_no, ack_at, signed_invoice, signed_qr, signature, key_id,
      is_adopted, payload, ewb_no, ewb_at, ewb_valid_until, cancelled_at)
    values (current_subscriber(), ${documentId}, ${entityId}, ${value.isCancelled ? 'Cancelled' : 'Generated'}, ${value.irn}, ${value.ackNo},
      ${value.ackDate}, ${value.signedInvoice}, ${value.signedQrCode}, ${value.signature}, ${value.kid ?? null}, ${isAdopted},
      ${JSON.stringify(payload)}::jsonb, ${ewayBill?.number ?? null}, ${ewayBill?.date ?? null}, ${ewayBill?.validUpto ?? null},
      ${value.cancelledAt ?? null})
    on conflict (subscriber_id, document_id) do update set status = excluded.status, irn = excluded.irn, ack_no = excluded.ack_no, ack_at = excluded.ack_at,
      signed_invoice = excluded.signed_invoice, signed_qr = excluded.signed_qr, signature = excluded.signature, key_id = excluded.key_id,
      is_adopted = excluded.is_adopted, payload = excluded.payload, ewb_no = excluded.ewb_no, ewb_at = excluded.ewb_at,
      ewb_valid_until = excluded.ewb_valid_until, cancelled_at = excluded.cancelled_at, errors = '[]', differences = '[]',
      version = r.version + 1, changed_at = now()`.execute(db)
}

/** Registered, but too long ago for the portal to give the signed texts out. */
export async function keepUnsigned(
  db: Db,
  { documentId, entityId }: Intent,
  payload: Inv01,
  found: EarlierRegistration & { readonly irn: string },
): Promise<void> {
  await sql`insert into e_invoices as r (subscriber_id, document_id, entity_id, status, irn, ack_no, ack_at, signature, is_adopted, payload)
    values (current_subscriber(), ${documentId}, ${entityId}, 'Generated', ${found.irn}, ${found.ackNo ?? null}, ${found.ackDate ?? null},
      'missing', true, ${JSON.stringify(payload)}::jsonb)
    on conflict (subscriber_id, document_id) do update set status = 'Generated', irn = excluded.irn, ack_no = excluded.ack_no, ack_at = excluded.ack_at,
      signature = 'missing', is_adopted = true, payload = excluded.payload, errors = '[]', differences = '[]', version = r.version + 1, changed_at = now()`.execute(
    db,
  )
}

/** Signed texts fetched anew take the place of invalid or missing ones. */
export async function keepTexts(db: Db, documentId: number, value: RegisteredInvoice): Promise<void> {
  if (value.signature === 'altered') return
  await sql`update e_invoices set signed_invoice = ${value.signedInvoice}, signed_qr = ${value.signedQrCode},
      signature = ${value.signature}, key_id = ${value.kid ?? null}, version = version + 1, changed_at = now()
    where subscriber_id = current_subscriber() and document_id = ${documentId} and irn = ${value.irn}
      and (signature <> 'verified' or signed_qr is distinct from ${value.signedQrCode} and status = 'Generated')`.execute(
    db,
  )
}

/** Certainly not registered as it is: the reasons are on the document until it is sent again. */
export async function keepRefused(
  db: Db,
  { documentId, entityId }: Intent,
  errors: readonly KeptIssue[],
  differences: readonly ContentDifference[] = [],
): Promise<void> {
  await sql`insert into e_invoices as r (subscriber_id, document_id, entity_id, status, errors, differences)
    values (current_subscriber(), ${documentId}, ${entityId}, 'Rejected', ${JSON.stringify(errors)}::jsonb, ${JSON.stringify(differences)}::jsonb)
    on conflict (subscriber_id, document_id) do update set status = 'Rejected', errors = excluded.errors, differences = excluded.differences,
      version = r.version + 1, changed_at = now() where r.status = 'Rejected'`.execute(db)
}

/** Cancelled at the portal. */
export async function keepCancelled(
  db: Db,
  documentId: number,
  cancelled: { readonly at: Date; readonly reason?: string; readonly remark?: string },
): Promise<void> {
  await sql`update e_invoices set status = 'Cancelled', cancelled_at = ${cancelled.at}, cancel_reason = ${cancelled.reason ?? null},
      cancel_remark = ${cancelled.remark ?? null}, version = version + 1, changed_at = now()
    where subscriber_id = current_subscriber() and document_id = ${documentId}`.execute(db)
}
