import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { ask } from './intents.ts'

/**
 * Columns of `documents d` that say what the portals hold of it: a registered document is mended by a note, not by
 * editing, and one that is at a portal right now waits for the answer.
 */
export const registrationColumns = sql`exists (select from e_invoices r where r.subscriber_id = d.subscriber_id and r.document_id = d.id
    and r.status = 'Generated') as has_irn,
  exists (select from e_way_bills b where b.subscriber_id = d.subscriber_id and b.document_id = d.id
    and b.status in ('Generated', 'Completed')) as has_eway_bill,
  exists (select from portal_intents i where i.subscriber_id = d.subscriber_id and i.document_id = d.id
    and i.state in ('Asked', 'Waiting', 'Sent', 'Unknown') and i.operation not in ('checkIrn', 'checkEwb')) as is_at_portal`

export interface RegistrationFacts {
  readonly hasIrn: boolean
  readonly hasEwayBill: boolean
  readonly isAtPortal: boolean
}

/** What is asked of the portals on its own when a document is issued, by the settings in force at its GSTIN. */
export interface OnSave {
  readonly irn: boolean
  readonly bill: boolean
}

export const onSaveOf = (settings: Readonly<Record<string, unknown>>): OnSave => ({
  irn: settings['eInvoiceEnabled'] === true && settings['eInvoiceOnSave'] === true,
  bill: settings['eWayBillOnSave'] === true,
})

/** The bill goes with the IRN where both are asked for. Whether the document needs one is seen when its turn comes. */
export async function registerSaved(
  db: Db,
  { id: documentId, entityId }: { readonly id: number; readonly entityId: number },
  { irn, bill }: OnSave,
): Promise<void> {
  const eWayBillId = bill ? await billWithoutPortal(db, { documentId, entityId }) : null
  const intent = { entityId, documentId, eWayBillId, request: { isAutomatic: true } }
  if (irn) await ask(db, [{ ...intent, portal: 'einvoice', operation: 'generateIrn' }])
  else if (eWayBillId !== null) await ask(db, [{ ...intent, portal: 'ewaybill', operation: 'generateEwb' }])
}

/** Record of the document's bill, where its GSTIN is known to the portal and none is there yet. */
async function billWithoutPortal(
  db: Db,
  { documentId, entityId }: { readonly documentId: number; readonly entityId: number },
): Promise<number | null> {
  await sql`insert into e_way_bills (subscriber_id, document_id, entity_id) select current_subscriber(), ${documentId}, ${entityId}
    where exists (select from portal_credentials where subscriber_id = current_subscriber() and entity_id = ${entityId} and portal = 'ewaybill')
    on conflict (subscriber_id, document_id) do nothing`.execute(db)
  const { rows } = await sql<{
    id: number
  }>`select id from e_way_bills where subscriber_id = current_subscriber()
    and document_id = ${documentId} and status not in ('Generated', 'Completed', 'NotApplicable')`.execute(db)
  return rows[0]?.id ?? null
}
