import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { CamelCasePlugin, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import { inPartSpan } from '../telemetry/spans.ts'
import type { DB } from './schema.ts'

/** Queries of one open transaction. Tables and columns are camelCase here, snake_case in the database. */
export type Db = Kysely<DB>

/**
 * A Kysely over one connection that another person began a transaction on. Made once a connection and kept,
 * so that a request pays nothing for it.
 */
export function kyselyOf(client: pg.PoolClient, named: boolean): Db {
  const known = built.get(client)
  if (known) return known
  const connection = new ClientConnection(client, named)
  const driver = new FixedDriver(connection)
  const made = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  built.set(client, made)
  clients.set(made, client)
  return made
}

const built = new WeakMap<pg.PoolClient, Db>()
const clients = new WeakMap<Db, pg.PoolClient>()

/**
 * Lets `commit` go out right behind the next query, or the next so many, which are the last of their transaction: what
 * they lock is held for no round trip more. Where a query fails, the same `commit` undoes everything.
 */
export function commitBehindNext(db: Db, queries = 1): void {
  endings.set(clients.get(db)!, queries)
}

/** Forgets the transaction that has ended on the connection; true where its commit has gone out already. */
export function takeEnding(client: pg.PoolClient): boolean {
  const ending = endings.get(client)
  endings.delete(client)
  return ending === 'sent'
}

/** Queries still to come before `commit`. */
const endings = new WeakMap<pg.PoolClient, number | 'sent'>()

/** What is sent meanwhile leaves in one write: each is a call of the system that wakes the other side. */
export function inOneWrite<T>(client: pg.PoolClient, send: () => T): T {
  const stream = streamOf(client)
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}

/** The same for everything that is sent before the event loop continues: queries that a handler asks for together. */
function withOthersOfTurn(client: pg.PoolClient): void {
  const stream = streamOf(client)
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Writable } }).connection.stream

/**
 * Names of prepared statements, the same in every connection. A text built anew for each call (long lists of
 * values) is left unnamed once the table is full, so that the server's memory stays bounded.
 */
const names = new Map<string, string>()
const seen = new Map<string, number>()
const mostNames = 1500
function nameOf(sql: string): string | undefined {
  const name = names.get(sql)
  if (name || names.size >= mostNames || sql.length > 20_000) return name
  const times = (seen.get(sql) ?? 0) + 1
  if (times < 3) {
    if (seen.size > 5000) seen.clear()
    seen.set(sql, times)
    return undefined
  }
  seen.delete(sql)
  const made = `q${names.size}`
  names.set(sql, made)
  return made
}

class ClientConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #named: boolean
  constructor(client: pg.PoolClient, named: boolean) {
    this.#client = client
    this.#named = named
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return inPartSpan('query', () => this.#execute<R>(query), {
      kind: 'client',
      // The text alone: what a person typed is in its values.
      facts: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, 2000) },
    })
  }

  async #execute<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const name = this.#named ? nameOf(query.sql) : undefined
    const ask = () =>
      this.#client.query({
        ...(name ? { name } : {}),
        text: query.sql,
        values: query.parameters as unknown[],
      })
    withOthersOfTurn(this.#client)
    const left = endings.get(this.#client)
    if (typeof left === 'number') endings.set(this.#client, left > 1 ? left - 1 : 'sent')
    const [result] = await Promise.all([ask(), left === 1 ? this.#client.query('commit') : undefined])
    const changes = result.command === 'INSERT' || result.command === 'UPDATE' || result.command === 'DELETE'
    return {
      rows: result.rows as R[],
      ...(changes ? { numAffectedRows: BigInt(result.rowCount ?? 0) } : {}),
    }
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are streamed by keyset pages, see platform/paging.ts')
  }
}

class FixedDriver implements Driver {
  readonly #connection: ClientConnection
  constructor(connection: ClientConnection) {
    this.#connection = connection
  }
  async init() {}
  async acquireConnection() {
    return this.#connection
  }
  async beginTransaction(): Promise<void> {
    throw new Error('A transaction is open already: use ctx.db as it is, or ctx.savepoint')
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}
