import pg from 'pg'

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly nullable: boolean
  readonly given: boolean
  readonly generated: boolean
}

/** TypeScript of every table as Kysely wants it, read from the catalogue. */
export async function typesOf(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Column>(`
      select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as nullable,
        a.atthasdef or a.attidentity <> '' as given, a.attgenerated <> '' or a.attidentity = 'a' as generated
      from pg_attribute a
      join pg_class c on c.oid = a.attrelid
      join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
        and not c.relispartition and c.relname not in ('bahi_migrations', 'bahi_functions')
      order by c.relname, a.attnum`)
    return render(rows)
  } finally {
    await client.end()
  }
}

function render(rows: readonly Column[]): string {
  const tables = new Map<string, Column[]>()
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row])
  const parts = [...tables].map(
    ([table, columns]) =>
      `export interface ${pascal(table)} {\n${columns.map((c) => `  ${camel(c.column)}: ${typeOf(c)}\n`).join('')}}\n`,
  )
  const list = [...tables.keys()].map((table) => `  ${camel(table)}: ${pascal(table)}\n`).join('')
  return `// Made by \`npm run db:types\` from the migrations.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** Has a default: may be left out of an insert. */
export type Given<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** ISO 8601 in UTC when read. */
export type Instant = ColumnType<string, string | Date, string | Date>
/** Exact decimal text. */
export type Numeric = ColumnType<string, string | number, string | number>
/** Stringify what is written. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Json = ColumnType<any, string, string>

${parts.join('\n')}
export interface DB {
${list}}
`
}

function typeOf(column: Column): string {
  const base = scalarOf(column.type)
  const orNull = column.nullable ? `${base} | null` : base
  if (column.generated) return `GeneratedAlways<${orNull}>`
  return column.given ? `Given<${orNull}>` : orNull
}

const scalars: Readonly<Record<string, string>> = {
  int8: 'number',
  int4: 'number',
  int2: 'number',
  float8: 'number',
  numeric: 'Numeric',
  bool: 'boolean',
  timestamptz: 'Instant',
  date: 'string',
  jsonb: 'Json',
  json: 'Json',
  bytea: 'Buffer',
}

function scalarOf(type: string): string {
  if (type.startsWith('_')) return `${type === '_numeric' ? 'string' : scalarOf(type.slice(1))}[]`
  return scalars[type] ?? 'string'
}

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(name).replace(/^./, (letter) => letter.toUpperCase())
