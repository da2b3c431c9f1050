import type { Change } from '@bahi/domain/returns/gstr1/changes.ts'
import type { ReturnDocument } from '@bahi/domain/returns/gstr1/document.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { loadDocuments, returnDocumentOfStored, shippingBillOf } from '../documents/index.ts'
import type { StoredDocument } from '../documents/index.ts'
import type { Filing } from './period.ts'

/** A document that was made or changed after GSTR-1 of its period was filed. */
export interface StoredChange extends Change {
  readonly stored: StoredDocument
}

/** What changed since GSTR-1 of the period was filed, oldest document first. */
export async function changesOf(
  db: Db,
  { entityId, returnPeriod, changes }: Pick<Filing, 'entityId' | 'returnPeriod' | 'changes'>,
): Promise<StoredChange[]> {
  if (changes === 0) return []
  const { rows } = await sql<{
    documentId: number
    before: ReturnDocument | null
    shippingBefore: StoredDocument['body']['exportDetails'] | null
  }>`select g.document_id, g.before, a.before as shipping_before from gstr1a_documents g
    left join return_amendments a on a.subscriber_id = g.subscriber_id and a.document_id = g.document_id
    where g.subscriber_id = current_subscriber() and g.entity_id = ${entityId} and g.return_period = ${returnPeriod}`.execute(
    db,
  )
  const kept = new Map(rows.map((row) => [row.documentId, row]))
  const found = await loadDocuments(db, { ids: [...kept.keys()], entityIds: [entityId] })
  return found.map((stored) => {
    const { before, shippingBefore } = kept.get(stored.id)!
    const now = returnDocumentOfStored(stored)
    return {
      stored,
      before,
      // What a later GSTR-1 amends is not in this return.
      now: shippingBefore ? { ...now, shippingBill: shippingBillOf({ exportDetails: shippingBefore }) } : now,
      rules: stored.copies.ruleChanges ?? [],
    }
  })
}
