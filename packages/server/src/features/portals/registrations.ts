import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { PortalName } from './intents.ts'
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

/** Whether an issued document goes to the e-invoice portal by itself, by the settings in force at its GSTIN. */
export const registersOnSave = (settings: Readonly<Record<string, unknown>>): boolean =>
  settings['eInvoiceEnabled'] === true && settings['eInvoiceOnSave'] === true

export async function registerSaved(db: Db, document: { id: number; entityId: number }): Promise<void> {
  const portal: PortalName = 'einvoice'
  await ask(db, [
    {
      entityId: document.entityId,
      portal,
      operation: 'generateIrn',
      documentId: document.id,
      request: { isAutomatic: true },
    },
  ])
}
