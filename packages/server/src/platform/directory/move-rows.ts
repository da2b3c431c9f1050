import pg from 'pg'
import { tablesWithoutTenant } from '../db/catalogue.ts'
import { tablesWithSubscriber } from '../data-file/schema.ts'
import type { TableOfFile } from '../data-file/schema.ts'
import { numberedBeside } from '../data-file/tables.ts'

/** The account is of this database: it is served, and found by its user names and taxpayers. */
export async function enlist(client: pg.Client, id: number): Promise<void> {
  await client.query(
    'insert into subscriber_list (subscriber_id) values ($1) on conflict (subscriber_id) do nothing',
    [id],
  )
  await client.query(
    `insert into login_directory select fold_name(user_name), fold_name(email_address), subscriber_id, id from users
     where subscriber_id = $1 and status <> 'Delete' on conflict do nothing`,
    [id],
  )
  await client.query(
    `insert into taxpayer_directory
     select distinct one, subscriber_id from entities, unnest(array[gstin, case when entity_type = 'Business' then pan end]) as one
     where subscriber_id = $1 and one is not null and status <> 'Delete' on conflict do nothing`,
    [id],
  )
}

/** Numbers that are given from here on are above those that came. */
export async function moveNumbers(client: pg.Client, id: number): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence, c.relname as table, a.attname as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''
       and not c.relname = any($1::text[])
       and exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'subscriber_id')`,
    [Object.keys(tablesWithoutTenant)],
  )
  const moved = [...rows, ...numberedBeside].map(({ sequence, table, column }) => {
    const name = pg.escapeLiteral(sequence)
    return `(select setval(${name}::regclass, greatest(max(${pg.escapeIdentifier(column)}), coalesce(pg_sequence_last_value(${name}::regclass), 1)))
      from ${pg.escapeIdentifier(table)} where subscriber_id = ${id} having max(${pg.escapeIdentifier(column)}) is not null)`
  })
  await client.query(`select ${moved.join(', ')}`)
}

/** Removes every row of an account from a database that does not serve it. */
export async function removeRows(client: pg.Client, id: number): Promise<number> {
  const tables = await tablesWithSubscriber(client)
  let removed = 0
  for (const { name } of tables.filter((table) => !(table.name in tablesWithoutTenant))) {
    await client.query('begin')
    // The order of references does not matter where everything goes; nor does the trail keep its own removal.
    await client.query('set local session_replication_role = replica')
    const { rowCount } = await client.query(
      `delete from ${pg.escapeIdentifier(name)} where subscriber_id = $1`,
      [id],
    )
    await client.query('commit')
    removed += rowCount ?? 0
  }
  return removed
}

export interface Proof {
  readonly tables: ReadonlyMap<string, { readonly rows: number; readonly figures: string }>
  readonly head: string | null
}

export async function proofOf(client: pg.Client, tables: readonly TableOfFile[], id: number): Promise<Proof> {
  const found = new Map<string, { rows: number; figures: string }>()
  for (const { name, columns, numeric } of tables) {
    const sums = numeric.map((column) => `coalesce(sum(${pg.escapeIdentifier(column)}), 0)`)
    // In the order of their names: a column may lie elsewhere in a table that was brought forward.
    const row = columns.toSorted().map((column) => pg.escapeIdentifier(column))
    const { rows } = await client.query<{ rows: string; figures: string }>(
      `select count(*)::text as rows,
         concat_ws(' ', ${[...sums, `coalesce(sum(hashtextextended(row(${row.join(', ')})::text, 0)::numeric), 0)`].join(', ')}) as figures
       from ${pg.escapeIdentifier(name)} where subscriber_id = $1`,
      [id],
    )
    found.set(name, { rows: Number(rows[0]!.rows), figures: rows[0]!.figures })
  }
  return { tables: found, head: await headOf(client, id) }
}

export async function headOf(client: pg.Client, id: number): Promise<string | null> {
  const { rows } = await client.query<{ head: string }>(
    `select seal_number || ' ' || encode(hash, 'hex') as head from audit_chain where subscriber_id = $1 order by seal_number desc limit 1`,
    [id],
  )
  return rows[0]?.head ?? null
}
