import { entryOf } from '@bahi/domain/returns/gstr1/entries.ts'
import type { Gstr1Entry } from '@bahi/domain/returns/gstr1/entries.ts'
import { compareEntries } from '@bahi/domain/returns/gstr1/entries.ts'
import type { ReturnDocument } from '@bahi/domain/returns/gstr1/document.ts'
import { rowsOf } from '@bahi/domain/returns/gstr1/rows.ts'
import type { Gstr1Row } from '@bahi/domain/returns/gstr1/rows.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { loadDocuments, returnDocumentOfStored } from '../documents/index.ts'
import type { StoredDocument } from '../documents/index.ts'
import type { Filing } from './period.ts'

interface Amended {
  readonly stored: StoredDocument
  readonly document: ReturnDocument
}

/** What the return reports anew of earlier periods, with its complete new content: exports whose shipping bill came later. */
export async function amendedIn(db: Db, { entityId, returnPeriod, isIff }: Filing): Promise<Amended[]> {
  if (isIff) return []
  const { rows } = await sql<{ documentId: number }>`select document_id from return_amendments
    where subscriber_id = current_subscriber() and entity_id = ${entityId} and return_period = ${returnPeriod}`.execute(
    db,
  )
  if (rows.length === 0) return []
  const found = await loadDocuments(db, {
    ids: rows.map(({ documentId }) => documentId),
    entityIds: [entityId],
  })
  return found.map((stored) => {
    const now = returnDocumentOfStored(stored)
    const { number, date, lines } = now
    return {
      stored,
      document: { ...now, amends: { section: 'expa', period: stored.returnPeriod!, number, date, lines } },
    }
  })
}

/** Rows of zeros where no amount changes: they are counted in the summary. */
export const amendingRows = (amended: readonly Amended[]): Gstr1Row[] =>
  amended.flatMap(({ document }) => rowsOf(document))

export const amendingEntries = (amended: readonly Amended[]): Gstr1Entry[] =>
  amended.flatMap(({ document }) => entryOf(document) ?? []).toSorted(compareEntries)
