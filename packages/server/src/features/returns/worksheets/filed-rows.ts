import type { SheetRow } from '@bahi/domain/returns/forms/worksheet/declaration.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/kysely.ts'
import type { WorksheetPlace } from './place.ts'

/** Rows of a worksheet as they were when it was marked as filed; undefined while it is open. */
export async function filedRows(
  db: Db,
  { entityId, form, returnPeriod }: WorksheetPlace,
): Promise<SheetRow[] | undefined> {
  const { rows } = await sql<{ rows: SheetRow[] }>`
    select w.rows from filed_worksheets w where w.subscriber_id = current_subscriber() and w.entity_id = ${entityId}
      and w.return_type = ${form.form} and w.return_period = ${returnPeriod}`.execute(db)
  return rows[0]?.rows
}

export async function keepFiledRows(
  db: Db,
  { entityId, form, returnPeriod }: WorksheetPlace,
  rows: readonly SheetRow[],
): Promise<void> {
  await sql`insert into filed_worksheets (subscriber_id, entity_id, return_type, return_period, rows)
    values (current_subscriber(), ${entityId}, ${form.form}, ${returnPeriod}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  )
}
