import type { LeftOut } from '@bahi/domain/data-file/manifest.ts'
import { columnRules, columnsOfPasswords, rowRules, tablesLeftOut, tablesOfPasswords } from './tables.ts'

export interface Asker {
  query<R extends object>(text: string, values?: unknown[]): Promise<{ rows: R[] }>
}

/** A table as it goes into a data file. */
export interface TableOfFile {
  readonly name: string
  /** Those of the key first; none that are computed from others. */
  readonly columns: readonly string[]
  readonly key: readonly string[]
  readonly numeric: readonly string[]
}

/** Every table with a subscriber in the schema, but for those that are left out. */
export async function tablesOf(client: Asker, hasPasswords: boolean): Promise<TableOfFile[]> {
  const rows = await tablesWithSubscriber(client)
  return rows.filter(({ name }) => !(name in tablesLeftOut) && (hasPasswords || !(name in tablesOfPasswords)))
}

/** Every table that has a subscriber, whatever of it may leave the installation. */
export async function tablesWithSubscriber(client: Asker): Promise<TableOfFile[]> {
  const { rows } = await client.query<TableOfFile>(catalogue)
  return rows
}

const catalogue = `
  select c.relname as name,
    coalesce(p.key, '{}') as key,
    (select array_agg(a.attname::text order by array_position(p.key, a.attname::text), a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select coalesce(array_agg(a.attname::text order by a.attnum), '{}') from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'numeric'::regtype) as numeric
  from pg_class c
  left join lateral (
    select array_agg(a.attname::text order by array_position(k.conkey, a.attnum)) as key
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.conrelid = c.oid and k.contype = 'p'
  ) p on true
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and exists (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'subscriber_id' and not s.attisdropped)
  order by 1`

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The rows of a table that go, as they go. */
export function selectOf(table: TableOfFile, subscriberId: number, hasPasswords: boolean): string {
  const rules = {
    ...columnRules[table.name],
    ...(hasPasswords ? {} : columnsOfPasswords[table.name]),
  }
  const values = table.columns.map((name) =>
    rules[name] ? `${rules[name].value} as ${quoted(name)}` : quoted(name),
  )
  const order = table.key.length > 0 ? ` order by ${table.key.map(quoted).join(', ')}` : ''
  return `select ${values.join(', ')} from ${rowsOf(table.name, subscriberId)}${order}`
}

/** Number of rows that go, and the sum of each amount in them, as one row of texts. */
export const factsQuery = (table: TableOfFile, subscriberId: number): string =>
  `select ${['count(*)::text as "rows"', ...table.numeric.map((name, index) => `coalesce(sum(${quoted(name)}), 0)::text as "s${index}"`)].join(', ')} from ${rowsOf(table.name, subscriberId)}`

const rowsOf = (name: string, subscriberId: number) =>
  `${quoted(name)} t where t.subscriber_id = ${Number(subscriberId)}${rowRules[name] ? ` and ${rowRules[name].rows}` : ''}`

export async function factsOf(client: Asker, table: TableOfFile, subscriberId: number) {
  const { rows } = await client.query<Record<string, string>>(factsQuery(table, subscriberId))
  const { rows: count, ...sums } = rows[0]!
  return {
    name: table.name,
    columns: table.columns,
    rows: Number(count),
    sums: Object.fromEntries(table.numeric.map((name, index) => [name, sums[`s${index}`]!])),
  }
}

/** What a file does not have, for its list. */
export function leftOutOf(hasPasswords: boolean): LeftOut[] {
  const tables = { ...tablesLeftOut, ...(hasPasswords ? {} : tablesOfPasswords) }
  const columns = [columnRules, ...(hasPasswords ? [] : [columnsOfPasswords])]
  return [
    ...Object.entries(tables).map(([table, reason]) => ({ table, reason })),
    ...Object.entries(rowRules).map(([table, { reason }]) => ({ table, reason })),
    ...columns.flatMap((rules) =>
      Object.entries(rules).flatMap(([table, of]) =>
        Object.entries(of).map(([column, { reason }]) => ({ table, column, reason })),
      ),
    ),
  ]
}

/** The newest seal of the audit trail, and how many entries there are. */
export async function auditOf(client: Asker, subscriberId: number) {
  const { rows } = await client.query<{ entries: string; seals: string; head: string | null }>(
    `select (select count(*) from audit_entries where subscriber_id = $1)::text as entries, count(*)::text as seals,
      (select seal_number || ' ' || encode(hash, 'hex') from audit_chain where subscriber_id = $1 order by seal_number desc limit 1) as head
     from audit_chain where subscriber_id = $1`,
    [subscriberId],
  )
  const { entries, seals, head } = rows[0]!
  return { entries: Number(entries), seals: Number(seals), head }
}

export async function documentsOf(client: Asker, subscriberId: number) {
  const { rows } = await client.query<{ kind: string; count: string; total: string }>(
    `select kind, count(*)::text as count, coalesce(sum(total), 0)::text as total from documents where subscriber_id = $1
     group by kind order by kind`,
    [subscriberId],
  )
  return rows.map(({ kind, count, total }) => ({ kind, count: Number(count), total }))
}

export async function schemaOf(client: Asker): Promise<number> {
  const { rows } = await client.query<{ number: string | null }>(
    'select max(number)::text as number from bahi_migrations',
  )
  return Number(rows[0]?.number ?? 0)
}
