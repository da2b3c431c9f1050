import pg from 'pg'
import { baseline, functionFiles, isSameMigration, migrationFiles } from './migration-files.ts'
import type { MigrationFile } from './migration-files.ts'

/** Any number that no other program of the database uses for an advisory lock. */
const lockKey = 7_240_117

/** What the schema is and what it will be. */
export interface Pending {
  readonly from: number
  readonly to: number
}

/** Whether a start would bring the schema of a database that is in use forward; undefined for a new one, and where `migrate` refuses. */
export async function pendingMigrations(ownerUrl: string): Promise<Pending | undefined> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ isThere: boolean }>(
      `select to_regclass('bahi_migrations') is not null as "isThere"`,
    )
    if (!tables[0]?.isThere) return undefined
    const { rows } = await client.query<{ newest: number | null }>(
      'select max(number) as newest from bahi_migrations',
    )
    const from = rows[0]?.newest ?? 0
    const to = migrationFiles().at(-1)?.number ?? 0
    return from >= baseline.number && from < to ? { from, to } : undefined
  } finally {
    await client.end()
  }
}

/**
 * Brings the schema forward: the baseline and the SQL files after it, each in its own transaction, under a lock so that servers that
 * start together wait for one another. A file that was changed after it ran, a schema newer than this program, and one older
 * than the baseline are refused. Then functions whose file has changed are replaced. Ends by giving the login role of requests its grants.
 */
export async function migrate(
  ownerUrl: string,
  log: (text: string) => void = () => {},
  appRole = 'bahi_app',
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(`set timezone = 'UTC'`)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`create table if not exists bahi_migrations (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
    const done = new Map(
      (await client.query('select number, name, checksum from bahi_migrations')).rows.map((row) => [
        row.number as number,
        row as { name: string; checksum: string },
      ]),
    )
    const files = migrationFiles()
    const newest = Math.max(0, ...done.keys())
    if (newest > (files.at(-1)?.number ?? 0)) {
      throw new Error(
        `The database has schema ${newest}, this version knows ${files.at(-1)?.number ?? 0}: start a newer version`,
      )
    }
    if (done.size > 0 && !done.has(baseline.number)) {
      throw new Error(
        `The database has schema ${newest}, which no release had; this version brings databases forward from schema ` +
          `${baseline.number} on: start with an empty database`,
      )
    }
    for (const file of files) {
      const before = done.get(file.number)
      if (before) {
        if (!isSameMigration(file, before))
          throw new Error(`Migration ${file.name} was changed after it ran; add a new one instead`)
        continue
      }
      if (file.number < newest)
        throw new Error(
          `Migration ${file.name} is below ${newest}, which the database has already: give it the next free number`,
        )
      log(`migration ${file.name}`)
      await apply(client, file)
    }
    await replaceFunctions(client, log)
    await ensureRole(client, appRole)
    await grant(client, appRole)
  } finally {
    await client.end()
  }
}

const apply = (client: pg.Client, file: MigrationFile) =>
  inTransaction(client, async () => {
    await named(`Migration ${file.name}`, file.sql, () => client.query(file.sql))
    await client.query('insert into bahi_migrations (number, name, checksum) values ($1, $2, $3)', [
      file.number,
      file.name,
      file.checksum,
    ])
  })

/**
 * Functions of the schema, a file each: every version of the product brings its own, so they need no numbers. One whose
 * parameters or result change is dropped by a migration first.
 */
async function replaceFunctions(client: pg.Client, log: (text: string) => void) {
  await client.query(
    `create table if not exists bahi_functions (name text primary key, checksum text not null)`,
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from bahi_functions',
  )
  const known = new Map(rows.map(({ name, checksum }) => [name, checksum]))
  const changed = functionFiles().filter(({ name, checksum }) => known.get(name) !== checksum)
  if (changed.length === 0) return
  log(`functions ${changed.map(({ name }) => name).join(', ')}`)
  await inTransaction(client, async () => {
    for (const { name, sql, checksum } of changed) {
      await named(`Function ${name}`, sql, () => client.query(sql))
      await client.query(
        `insert into bahi_functions values ($1, $2) on conflict (name) do update set checksum = excluded.checksum`,
        [name, checksum],
      )
    }
  })
}

async function inTransaction(client: pg.Client, work: () => Promise<void>) {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Says in which file and line the database found something wrong. */
async function named(title: string, text: string, work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    const { message, position } = error as { message: string; position?: string }
    const line = position ? text.slice(0, Number(position)).split('\n').length : undefined
    throw new Error(`${title}${line ? ` line ${line}` : ''}: ${message}`, { cause: error })
  }
}

async function ensureRole(client: pg.Client, appRole: string) {
  const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
  if (rows.length === 0) {
    await client.query(`do $$ begin create role ${pg.escapeIdentifier(appRole)} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
      exception when duplicate_object or unique_violation then null; end $$`)
  }
}

/** Tables the role of requests reads only, or does not touch at all. */
const readOnly = new Set(['audit_entries', 'audit_chain'])
const closed = new Set([
  'login_directory',
  'taxpayer_directory',
  'bahi_migrations',
  'bahi_functions',
  'job_workers',
])

/**
 * Rights of the request role, given anew after every run so that no migration can forget them. Reference tables
 * are read only; history is only ever read.
 */
async function grant(client: pg.Client, appRole: string) {
  const role = pg.escapeIdentifier(appRole)
  const { rows } = await client.query<{ name: string; tenant: boolean }>(`
    select c.relname as name, c.relrowsecurity as tenant from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)
  const statements = [
    `grant usage on schema public to ${role}`,
    `grant usage on all sequences in schema public to ${role}`,
  ]
  for (const { name, tenant } of rows) {
    const table = pg.escapeIdentifier(name)
    const writable = (tenant && !readOnly.has(name)) || sharedWritable.has(name)
    statements.push(`revoke all on ${table} from ${role}`)
    if (!closed.has(name))
      statements.push(`grant select${writable ? ', insert, update, delete' : ''} on ${table} to ${role}`)
  }
  await client.query(statements.join(';\n'))
}

/** Tables without a tenant that requests write: what is known before sign-in, and the list a new subscriber joins. */
const sharedWritable = new Set([
  'sign_in_keys',
  'sso_attempts',
  'login_attempts',
  'address_attempts',
  'captcha_used',
  'code_requests',
  'guide_answers',
  'taxpayer_lookups',
  'subscriber_list',
])
