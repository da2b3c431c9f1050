import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { breaches } from './catalogue.ts'
import { migrate } from './migrate.ts'

export interface DatabaseAddresses {
  /** Role of requests: owns nothing, bound by row security. */
  readonly appUrl: string
  /** Owner of the schema: migrations and sealing alone. */
  readonly ownerUrl: string
}

export interface DatabaseGiven {
  /** May be the owner's, or already the request role's (a must behind PgBouncer). */
  readonly url: string
  /** The owner's session connection; the same as `url` where absent. */
  readonly directUrl?: string | undefined
  readonly dataDir: string
  readonly log: (text: string) => void
}

/** Brings the schema forward and finds, or makes, the role that requests run as. */
export async function prepareDatabase({
  url,
  directUrl,
  dataDir,
  log,
}: DatabaseGiven): Promise<DatabaseAddresses> {
  const ownerUrl = directUrl ?? url
  const owner = await factsOf(ownerUrl)
  if (owner.version < 150_000)
    throw new Error(`PostgreSQL 15 or newer is needed, ${new URL(ownerUrl).host} runs ${owner.versionText}`)
  const given = new URL(url).username
  if (directUrl !== undefined && given !== new URL(ownerUrl).username) {
    await bringForward(ownerUrl, log, decodeURIComponent(given))
    await refuseMightyRole(url)
    return { appUrl: url, ownerUrl }
  }
  if (!owner.canCreateRoles) {
    throw new Error(
      'DATABASE_URL names a role that cannot create roles. Name the role of requests in DATABASE_URL and the owner of the ' +
        'schema in DATABASE_DIRECT_URL, or let the owner create roles.',
    )
  }
  await bringForward(ownerUrl, log, appRole)
  const password = await passwordOf(ownerUrl, dataDir)
  const address = new URL(url)
  address.username = appRole
  address.password = password
  await ensureLogin(ownerUrl, address.href, password)
  await refuseMightyRole(address.href)
  return { appUrl: address.href, ownerUrl }
}

const appRole = 'bahi_app'

/** A table that would let tenants meet stops the start: nothing is served from such a schema. */
async function refuseBreaches(ownerUrl: string, role: string) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const found = await breaches(client, role)
    if (found.length > 0)
      throw new Error(
        `The schema lets tenants meet: ${found.map(({ table, rule }) => `${table} ${rule}`).join('; ')}`,
      )
  } finally {
    await client.end()
  }
}

/** The product's schema and that of the queue, which requests reach only through enqueue_job(). */
async function bringForward(ownerUrl: string, log: (text: string) => void, role: string) {
  await migrate(ownerUrl, log, role)
  await refuseBreaches(ownerUrl, role)
  await runMigrations({ connectionString: ownerUrl, logger: new Logger(() => () => {}) })
}

/**
 * The request role's password follows from the owner's, so that every process with the owner's address agrees on it;
 * an owner without one gets a random one, kept in the data folder.
 */
async function passwordOf(ownerUrl: string, dataDir: string): Promise<string> {
  const { password } = new URL(ownerUrl)
  if (password) return createHmac('sha256', password).update('bahi request role').digest('base64url')
  const file = path.join(dataDir, 'request-role.password')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch {
    const made = randomBytes(24).toString('base64url')
    await mkdir(dataDir, { recursive: true })
    await writeFile(file, made, { mode: 0o600 })
    return made
  }
}

async function ensureLogin(ownerUrl: string, appUrl: string, password: string) {
  if (await canConnect(appUrl)) return
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    // Roles belong to the whole cluster: servers of several databases may be starting.
    await client.query(`select pg_advisory_xact_lock(7240118)`)
    await client.query(`alter role ${appRole} login password ${pg.escapeLiteral(password)}`)
    for (const [name, value] of roleSettings)
      await client.query(`alter role ${appRole} set ${name} = ${pg.escapeLiteral(value)}`)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Instants are read in UTC; nothing of a request waits or works for ever. */
const roleSettings = [
  ['timezone', 'UTC'],
  ['statement_timeout', '120s'],
  ['lock_timeout', '30s'],
  ['idle_in_transaction_session_timeout', '120s'],
] as const

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function factsOf(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: number; text: string; can: boolean }>(`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as text,
        (select rolsuper or rolcreaterole from pg_roles where rolname = current_user) as can`)
    return { version: rows[0]!.version, versionText: rows[0]!.text, canCreateRoles: rows[0]!.can }
  } finally {
    await client.end()
  }
}

/** Requests never run as a role that row security does not bind. */
export async function refuseMightyRole(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{
      name: string
      rolsuper: boolean
      rolbypassrls: boolean
      owns: boolean
    }>(`
      select rolname as name, rolsuper, rolbypassrls, exists (
        select from pg_class c where c.relnamespace = 'public'::regnamespace and pg_has_role(current_user, c.relowner, 'member')) as owns
      from pg_roles where rolname = current_user`)
    const { name, rolsuper, rolbypassrls, owns } = rows[0]!
    const might = rolsuper
      ? 'is a superuser'
      : rolbypassrls
        ? 'bypasses row security'
        : owns
          ? 'owns tables of the schema'
          : undefined
    if (might)
      throw new Error(
        `Requests may not run as ${name}: it ${might}. Give DATABASE_URL a plain role and the owner in DATABASE_DIRECT_URL.`,
      )
  } finally {
    await client.end()
  }
}
