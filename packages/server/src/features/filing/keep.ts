import type { RecordError } from '@bahi/gateways/gstn/save-state.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { FilingRow } from './perform-push.ts'

/** A part is settled: what was taken is the portal's, what was refused is named and will be sent again. */
export async function keepSettled(
  db: Db,
  filing: FilingRow,
  part: number,
  refused: readonly RecordError[],
): Promise<void> {
  await sql`update return_filing_parts set state = ${refused.length > 0 ? 'SavedInPart' : 'Saved'}, content = null
    where subscriber_id = current_subscriber() and filing_id = ${filing.id} and part_number = ${part}`.execute(
    db,
  )
  if (refused.length > 0) {
    // What was refused is not at the portal; without its number, nothing of its section in this part is known to be.
    await sql`delete from return_filing_records r using jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as x(section text, number text)
      where r.subscriber_id = current_subscriber() and r.filing_id = ${filing.id} and r.part_number = ${part}
        and split_part(r.record_key, '|', 1) = x.section
        and (x.number is null or right(r.record_key, length(x.number) + 1) = '|' || upper(x.number))`.execute(
      db,
    )
    await keepErrors(db, filing, refused)
  }
  await sql`update return_filing_records set is_saved = true where subscriber_id = current_subscriber()
    and filing_id = ${filing.id} and part_number = ${part}`.execute(db)
}

/** Keeps what was refused, each with the document of the GSTIN that has its number in the period. */
export async function keepErrors(db: Db, filing: FilingRow, errors: readonly RecordError[]): Promise<void> {
  await sql`insert into return_filing_errors (subscriber_id, filing_id, section, party, place_of_supply, record_number, document_id, code, message)
    select current_subscriber(), ${filing.id}, x.section, x.party, x."placeOfSupply", x.number, d.id, x.code, x.message
    from jsonb_to_recordset(${JSON.stringify(errors)}::jsonb)
      as x(section text, party text, "placeOfSupply" text, number text, code text, message text)
    left join lateral (select r.document_id as id from gstr1_rows r join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
      where r.subscriber_id = current_subscriber() and r.entity_id = ${filing.entityId} and r.section = x.section
        and d.number_key = upper(x.number) order by d.id desc limit 1) d on true`.execute(db)
}

export async function keepRefusedWhole(db: Db, filingId: number): Promise<void> {
  await sql`update return_filing_parts set state = 'Refused', content = null where subscriber_id = current_subscriber()
    and filing_id = ${filingId} and state in ('New', 'Sent')`.execute(db)
  await sql`delete from return_filing_records where subscriber_id = current_subscriber() and filing_id = ${filingId} and not is_saved`.execute(
    db,
  )
  await setState(db, filingId, 'Refused')
}

/** All parts are settled: the sums as the portal has them, and whether something was refused. */
export async function keepSummary(db: Db, filingId: number, summary: unknown): Promise<void> {
  await sql`update return_filings f set summary = ${summary === undefined ? null : JSON.stringify(summary)}::jsonb, summary_at = now(),
      state = case when exists (select from return_filing_errors e where e.subscriber_id = f.subscriber_id and e.filing_id = f.id)
        then 'SavedInPart' else 'Saved' end,
      version = version + 1, changed_at = now(), changed_by = current_user_id()
    where f.subscriber_id = current_subscriber() and f.id = ${filingId}`.execute(db)
}

export async function setState(db: Db, filingId: number, state: string): Promise<void> {
  await sql`update return_filings set state = ${state}, version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = ${filingId} and state <> 'Filed'`.execute(db)
}
