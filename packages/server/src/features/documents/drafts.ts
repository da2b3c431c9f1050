import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import type { Facts } from '../ledger/index.ts'
import type { Prepared } from './prepare.ts'
import { headColumns } from './stored.ts'

/**
 * Keeps a draft: anything, even incomplete, as typed. It has no number and counts nowhere; its figures stand in the
 * list as far as they can be computed. The caller holds an existing draft locked.
 */
export async function keepDraft(
  db: Db,
  prepared: Prepared,
  facts: Facts,
  today: string,
  id?: number,
): Promise<{ id: number; version: number }> {
  const { input, computed } = prepared
  const values = {
    ...headColumns(prepared, facts),
    child_entity_id: facts.childEntity?.id,
    series_id: facts.series?.id === input.seriesId ? input.seriesId : undefined,
    date: input.date ?? today,
    inter_state: computed.interState,
    line_count: input.lines.length,
    draft_lines: input.lines,
  }
  const columns = Object.keys(values)
  const record = sql`json_populate_record(null::documents, ${JSON.stringify(values)}::json)`
  const { rows } =
    id === undefined
      ? await sql<{ id: number; version: number }>`
          insert into documents (subscriber_id, status, created_by, changed_by, ${sql.raw(columns.join(', '))})
          select current_subscriber(), 'Draft', current_user_id(), current_user_id(), ${sql.raw(columns.map((column) => `r.${column}`).join(', '))}
          from ${record} r returning id, version`.execute(db)
      : await sql<{ id: number; version: number }>`
          update documents d set status = 'Draft', version = d.version + 1, changed_at = now(), changed_by = current_user_id(),
            ${sql.raw(columns.map((column) => `${column} = r.${column}`).join(', '))}
          from ${record} r where d.subscriber_id = current_subscriber() and d.id = ${id} returning d.id, d.version`.execute(
          db,
        )
  return rows[0]!
}
