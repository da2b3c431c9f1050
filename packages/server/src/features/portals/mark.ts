import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import type { Provider } from '../../platform/portals/lines.ts'
import { provenSignature } from './proof.ts'
import type { SignatureState } from './proof.ts'

/** The signed marks that are on a document, while its IRN is active. */
export interface EInvoiceMark {
  readonly irn: string
  readonly ackNo: string
  readonly ackDate: string
  readonly signedQr: string
  readonly signature: SignatureState
}

/** What {@link eInvoiceMarkColumn} reads. */
export type EInvoiceMarkRow = EInvoiceMark & { readonly provider: Provider }

/** The mark of a document with its signature tried anew. */
export async function provenMark(
  ctx: Pick<Ctx, 'portals' | 'subscriberId'>,
  entityId: number,
  { provider, ...mark }: EInvoiceMarkRow,
): Promise<EInvoiceMark> {
  const { signedQr, signature } = mark
  return { ...mark, signature: await provenSignature(ctx, { entityId, provider, signedQr, signature }) }
}

/** Of `e_invoices r`: whose keys its texts are tried with. */
export const providerColumn = sql`coalesce((select c.provider from portal_credentials c where c.subscriber_id = r.subscriber_id
  and c.entity_id = r.entity_id and c.portal = 'einvoice'), 'Sandbox')`

/** The e-way bill that represents a document. */
export interface EWayBillMark {
  readonly number: string
  readonly date: string
  /** Null of Part A alone, under which nothing may move. */
  readonly validUntil: string | null
}

/** Column of `documents d`: an {@link EWayBillMark} with stamps as the portal prints them, or null. */
export const eWayBillMarkColumn = sql`(select json_build_object('number', b.number,
    'date', to_char(b.generated_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY HH12:MI AM'),
    'validUntil', to_char(b.valid_until at time zone 'Asia/Kolkata', 'DD/MM/YYYY HH12:MI AM'))
  from e_way_bills b where b.subscriber_id = d.subscriber_id and b.document_id = d.id
    and b.status in ('Generated', 'Completed') and b.number is not null)`

/** Column of `documents d`: an {@link EInvoiceMarkRow}, or null. */
export const eInvoiceMarkColumn = sql`(select json_build_object('irn', r.irn, 'ackNo', r.ack_no, 'ackDate',
    to_char(r.ack_at at time zone 'Asia/Kolkata', 'DD/MM/YYYY HH24:MI'), 'signedQr', r.signed_qr, 'signature', r.signature,
    'provider', ${providerColumn})
  from e_invoices r where r.subscriber_id = d.subscriber_id and r.document_id = d.id and r.status = 'Generated'
    and r.signed_qr is not null)`
