import { refusalOfChange } from '@bahi/domain/returns/gstr1/changes.ts'
import type { ReturnDocument } from '@bahi/domain/returns/gstr1/document.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { BookIssue, Facts } from '../ledger/index.ts'
import { loadDocuments } from './load.ts'
import type { StoredDocument } from './load.ts'
import type { Prepared } from './prepare.ts'
import { returnDocumentOf, returnDocumentOfStored, shippingBillOf } from './return-rows.ts'
import type { StoredBody } from './stored.ts'

/** What a filed GSTR-1 has of a document of a period that is open for GSTR-1A. */
export interface Reported {
  /** Null: nothing, it was made since. */
  readonly before: ReturnDocument | null
  /** The filed return that amends it already: a record is amended once. */
  readonly amendedIn?: string
}

interface Row {
  readonly isKept: boolean
  readonly before: ReturnDocument | null
  readonly shippingBefore: StoredBody['exportDetails'] | null
  readonly amendedIn: string | null
  readonly isAmended: boolean
}

/**
 * Keeps what the filed GSTR-1 of its period says of a document that is about to change; undefined where the period is not
 * filed. What a later return was to amend of it goes into GSTR-1A with the rest, and not into both.
 */
export async function keepAsReported(db: Db, id: number): Promise<Reported | undefined> {
  const { rows } = await sql<Row>`
    select g.document_id is not null as is_kept, g.before, a.before as shipping_before, a.return_period as amended_in,
      exists (select from filed_periods l where l.subscriber_id = d.subscriber_id and l.entity_id = d.entity_id and l.return_type = 'GSTR1'
        and l.return_period = a.return_period) as is_amended
    from documents d
    join filed_periods f on f.subscriber_id = d.subscriber_id and f.entity_id = d.entity_id and f.return_type = d.return_type and f.return_period = d.return_period
    left join gstr1a_documents g on g.subscriber_id = d.subscriber_id and g.document_id = d.id
    left join return_amendments a on a.subscriber_id = d.subscriber_id and a.document_id = d.id
    where d.subscriber_id = current_subscriber() and d.id = ${id} and d.return_type = 'GSTR1' and d.number_key <> ''`.execute(
    db,
  )
  const [row] = rows
  if (!row) return undefined
  if (row.isKept) return { before: row.before }
  if (row.amendedIn !== null && row.isAmended) return { before: null, amendedIn: row.amendedIn }
  const [stored] = await loadDocuments(db, { ids: [id] })
  const before: ReturnDocument = {
    ...returnDocumentOfStored(stored!),
    ...(row.shippingBefore ? { shippingBill: shippingBillOf({ exportDetails: row.shippingBefore }) } : {}),
  }
  await sql`delete from return_amendments where subscriber_id = current_subscriber() and document_id = ${id}`.execute(
    db,
  )
  await sql`insert into gstr1a_documents (subscriber_id, document_id, entity_id, return_period, before)
    values (current_subscriber(), ${id}, ${stored!.entityId}, ${stored!.returnPeriod}, ${JSON.stringify(before)}::jsonb)`.execute(
    db,
  )
  return { before }
}

/** What GSTR-1A does not take of a change. */
export function reportedIssues(
  prepared: Prepared,
  facts: Facts,
  stored: StoredDocument,
  reported: Reported,
): BookIssue[] {
  const period = shownPeriod(stored.returnPeriod!)
  if (reported.amendedIn !== undefined)
    return [{ path: 'date', code: 'GSTR1A_AMENDED', params: { period: shownPeriod(reported.amendedIn) } }]
  if (reported.before === null) return []
  if (prepared.returnPeriod !== stored.returnPeriod || prepared.isCommercial)
    return [{ path: 'date', code: 'GSTR1A_PERIOD', params: { period } }]
  const refusal = refusalOfChange({
    before: reported.before,
    now: returnDocumentOf(prepared, facts),
    rules: facts.ruleChanges,
  })
  return refusal ? [issues[refusal]] : []
}

const issues = {
  recipient: { path: 'partyId', code: 'GSTR1A_RECIPIENT' },
  table: { path: 'partyId', code: 'GSTR1A_TABLE' },
  operator: { path: 'ecommerceGstin', code: 'GSTR1A_OPERATOR' },
} as const

/** Says where it is reported, so that nobody looks for it in GSTR-1. */
export const reportedWarnings = ({ returnPeriod }: Prepared, { isReopened }: Facts): BookIssue[] =>
  isReopened && returnPeriod
    ? [{ path: 'date', code: 'GSTR1A_REPORTS', params: { period: shownPeriod(returnPeriod) } }]
    : []

/** '102026' as '10/2026'. */
export const shownPeriod = (period: string): string => `${period.slice(0, 2)}/${period.slice(2)}`
