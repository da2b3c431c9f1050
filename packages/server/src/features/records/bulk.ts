import type { Language } from '@bahi/contracts/texts/texts.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { outcomeOf } from './outcome.ts'
import type { BulkOutcome } from './outcome.ts'
import { restoreRecords } from './restore.ts'

/** Where a record may be in use: rows that name it, and the code of the sentence that says so. */
export interface Use {
  readonly code: string
  /** A query giving `id` of the record and `sample`, the name or number of one that uses it, for ids of `asked`. */
  readonly query: (ids: readonly number[]) => RawBuilder<{ id: number; sample: string | null; uses: number }>
}

/** Switches records on or off, or restores deleted ones. What is built in, deleted or unknown is refused one by one. */
export async function changeStatus(
  db: Db,
  language: Language,
  table: string,
  ids: readonly number[],
  status: 'Active' | 'Inactive' | 'Undelete',
): Promise<BulkOutcome> {
  if (status === 'Undelete') return restoreRecords(db, language, table, ids)
  const { rows: found } = await lockRecords(db, table, ids)
  const allowed = found.filter((row) => !(row.isSystem && status === 'Inactive' && keptActive.has(table)))
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set status = ${status}, version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = any(${allowed.map((row) => row.id)}::bigint[])
      and status in ('Active', 'Inactive') and status <> ${status} returning id`.execute(db)
  const changed = new Set(rows.map((row) => row.id))
  const known = new Map(found.map((row) => [row.id, row]))
  return outcomeOf(ids, language, (id) => {
    if (changed.has(id)) return undefined
    const row = known.get(id)
    if (!row) return 'NOT_FOUND'
    // Asked for twice: the wanted state is there.
    return row.status === status ? undefined : 'BUILT_IN'
  })
}

/** Sets the status Delete on records that nothing uses; the others are refused with what uses them. */
export async function deleteRecords(
  db: Db,
  language: Language,
  table: string,
  ids: readonly number[],
  uses: readonly Use[],
): Promise<BulkOutcome> {
  const { rows: found } = await lockRecords(db, table, ids)
  const known = new Map(found.map((row) => [row.id, row]))
  const present = found.filter((row) => !row.isSystem).map((row) => row.id)
  const used = new Map<number, { code: string; sample: string | null; uses: number }>()
  for (const use of uses) {
    const rest = present.filter((id) => !used.has(id))
    if (rest.length === 0) break
    // One statement after the other: they share the connection of the transaction.
    const { rows } = await use.query(rest).execute(db)
    for (const row of rows) used.set(row.id, { code: use.code, sample: row.sample, uses: row.uses })
  }
  const free = present.filter((id) => !used.has(id))
  await sql`update ${sql.table(table)} set status = 'Delete', version = version + 1, changed_at = now(), changed_by = current_user_id()
    where subscriber_id = current_subscriber() and id = any(${free}::bigint[])`.execute(db)
  return outcomeOf(ids, language, (id) => {
    const row = known.get(id)
    if (!row) return 'NOT_FOUND'
    if (row.isSystem) return 'BUILT_IN'
    const use = used.get(id)
    if (!use) return undefined
    const count = String(use.uses)
    // Drafts have no number that could be named.
    return use.code === 'USED_IN_DOCUMENTS' && !use.sample
      ? { code: 'USED_IN_DRAFTS', params: { count } }
      : { code: use.code, params: { sample: use.sample ?? '', count } }
  })
}

/** Built-in records that screens cannot do without. */
const keptActive = new Set(['parties'])

const tablesWithBuiltIn = new Set(['entities', 'units', 'tax_rates', 'hsn_sacs', 'parties'])

/** Locked in the order of ids, so that two bulk calls cannot wait for each other in a circle. */
const lockRecords = (db: Db, table: string, ids: readonly number[]) =>
  sql<{ id: number; status: string; isSystem: boolean }>`
    select id, status, ${tablesWithBuiltIn.has(table) ? sql`is_system` : sql`false as is_system`} from ${sql.table(table)}
    where subscriber_id = current_subscriber() and id = any(${[...ids]}::bigint[]) and status <> 'Delete'
    order by id for update`.execute(db)
