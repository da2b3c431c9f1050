import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Facts } from '../ledger/index.ts'
import type { Prepared } from './prepare.ts'
import { headColumns } from './stored.ts'

/**
 * Keeps a document that has no number yet: anything, even incomplete, as typed. It counts nowhere; its figures are in
 * the list as far as they can be computed. The caller holds an existing one locked.
 *
 * What waits for approval is kept with all that masters filled in, so that it becomes what was looked at, and under
 * the series of the person who sent it.
 */
export async function keepDraft(
  db: Db,
  prepared: Prepared,
  facts: Facts,
  today: string,
  status: 'Draft' | 'Pending' = 'Draft',
): Promise<{ id: number; version: number }> {
  const { input, computed } = prepared
  const { id, number } = input
  const isPending = status === 'Pending'
  const head = headColumns(prepared, facts)
  const values = {
    ...head,
    body: number === undefined ? head.body : { ...head.body, number },
    child_entity_id: facts.childEntity?.id,
    series_id: isPending || facts.series?.id === input.seriesId ? facts.series?.id : undefined,
    date: input.date ?? today,
    inter_state: computed.interState,
    line_count: input.lines.length,
    draft_lines: isPending ? prepared.lines : input.lines,
  }
  const columns = Object.keys(values)
  const record = sql`json_populate_record(null::documents, ${JSON.stringify(values)}::json)`
  const { rows } =
    id === undefined
      ? await sql<{ id: number; version: number }>`
          insert into documents (subscriber_id, status, created_by, changed_by, submitted_at, submitted_by, ${sql.raw(columns.join(', '))})
          select current_subscriber(), ${status}, current_user_id(), current_user_id(), case when ${isPending} then now() end,
            case when ${isPending} then current_user_id() end, ${sql.raw(columns.map((column) => `r.${column}`).join(', '))}
          from ${record} r returning id, version`.execute(db)
      : await sql<{ id: number; version: number }>`
          update documents d set status = ${status}, version = d.version + 1, changed_at = now(), changed_by = current_user_id(),
            ${isPending ? sql`submitted_at = now(), submitted_by = current_user_id(), answered_at = null, answered_by = null, answer = null,` : sql``}
            ${sql.raw(columns.map((column) => `${column} = r.${column}`).join(', '))}
          from ${record} r where d.subscriber_id = current_subscriber() and d.id = ${id} returning d.id, d.version`.execute(
          db,
        )
  return rows[0]!
}
