import { sql } from 'kysely'
import type { Db } from '../../platform/db/kysely.ts'
import { conflict, notFound, refuseField } from '../../platform/errors.ts'

export interface Saved {
  readonly id: number
  readonly version: number
}

/** Columns to write; objects and lists go into jsonb columns, undefined becomes null: a save replaces the record. */
export type Columns = Readonly<Record<string, unknown>>

/** `id`: one that was drawn beforehand, where the row has to name itself. */
export async function insertRecord(db: Db, table: string, columns: Columns, id?: number): Promise<Saved> {
  const entries = Object.entries(id === undefined ? columns : { id, ...columns })
  const { rows } = await sql<Saved>`
    insert into ${sql.table(table)} (subscriber_id, created_by, changed_by, ${sql.join(entries.map(([name]) => sql.ref(name)))})
    ${id === undefined ? sql`` : sql`overriding system value`} values (current_subscriber(), current_user_id(), current_user_id(), ${sql.join(entries.map(([, value]) => stored(value)))})
    returning id, version`.execute(db)
  return rows[0]!
}

/**
 * Replaces a record of the version that the editor has seen; a newer one is a conflict that carries it. A record of
 * another subscriber, and a deleted one, is not found.
 */
export async function updateRecord(
  db: Db,
  table: string,
  key: { readonly id: number; readonly version: number | undefined },
  columns: Columns,
  current: () => Promise<unknown>,
): Promise<Saved> {
  if (key.version === undefined) throw refuseField('version', 'REQUIRED')
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${stored(value)}`)
  const { rows } = await sql<Saved>`
    update ${sql.table(table)} set version = version + 1, changed_at = now(), changed_by = current_user_id(), ${sql.join(changes)}
    where subscriber_id = current_subscriber() and id = ${key.id} and version = ${key.version} and status <> 'Delete'
    returning id, version`.execute(db)
  if (rows[0]) return rows[0]
  const { rows: found } = await sql<{ status: string }>`select status from ${sql.table(table)}
    where subscriber_id = current_subscriber() and id = ${key.id} and status <> 'Delete'`.execute(db)
  if (!found[0]) throw notFound()
  throw conflict(await current())
}

const stored = (value: unknown) =>
  value === undefined ? null : typeof value === 'object' && value !== null ? JSON.stringify(value) : value

/** Turns the breach of a unique index, lost in a race, into the refusal of the field it is about. */
export async function refusingDuplicates<T>(
  fields: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    const path = code === '23505' && constraint ? fields[constraint] : undefined
    if (path) throw refuseField(path, 'DUPLICATE')
    throw error
  }
}

/** The next automatic code of a resource that nobody has typed by hand: P0001, P0002, ... */
export async function nextCode(db: Db, resource: string, prefix: string, table: string): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ lastNumber: number }>`
      insert into code_counters as c (subscriber_id, resource, last_number) values (current_subscriber(), ${resource}, 1)
      on conflict (subscriber_id, resource) do update set last_number = c.last_number + 1
      returning last_number`.execute(db)
    const code = `${prefix}${String(rows[0]!.lastNumber).padStart(4, '0')}`
    const taken = await sql`select from ${sql.table(table)} where subscriber_id = current_subscriber()
      and code_key = ${code.toLowerCase()} and status <> 'Delete' limit 1`.execute(db)
    if (taken.rows.length === 0) return code
  }
}
