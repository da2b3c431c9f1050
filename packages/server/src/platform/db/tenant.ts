import type pg from 'pg'
import type { Directory } from '../directory/directory.ts'
import { inPartSpan } from '../telemetry/spans.ts'
import { inOneWrite, kyselyOf, takeEnding } from './kysely.ts'
import type { Db } from './kysely.ts'

/** In whose name a transaction runs; the audit trail keeps all of it. */
export interface Actor {
  readonly userId?: number | null
  readonly impersonatorId?: number | null
  readonly requestId?: string
  /** `web`, `api`, `job:<type>`, `command`, … */
  readonly source: string
  readonly reason?: string
}

export interface TransactionOptions {
  /** Off for COPY and cursors, which cannot share a pipelined connection. */
  readonly pipeline?: boolean
  readonly retries?: number
}

/** Runs transactions for one tenant. Nothing is left on the connection: every setting ends with the transaction. */
export interface Tenants {
  inTenant<T>(
    subscriberId: number,
    actor: Actor,
    work: (db: Db, client: pg.PoolClient) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>
  /** Tables that belong to no tenant: sign-in keys, attempts, reference tables. */
  withoutTenant<T>(work: (db: Db, client: pg.PoolClient) => Promise<T>): Promise<T>
  /** Of many databases; absent: there is one alone. */
  readonly directory?: Directory | undefined
}

/**
 * Where there are many databases, each transaction of an account first makes sure that the account is in this one, and keeps it
 * here to its end: a move waits for it. Sent with what opens the transaction, so it costs no round trip.
 */
export const enterSubscriber = (client: pg.PoolClient, subscriberId: number, named: boolean) =>
  client.query({
    ...(named ? { name: 'enter_subscriber' } : {}),
    text: 'select enter_subscriber($1)',
    values: [subscriberId],
  })

/** What enter_subscriber() says of an account that is in another database, or on its way there. */
export const isElsewhere = (error: unknown): boolean => (error as { code?: string } | null)?.code === 'BH042'

export function tenantsOf(
  pool: pg.Pool,
  {
    namedStatements = true,
    directory,
  }: { readonly namedStatements?: boolean; readonly directory?: Directory | undefined } = {},
): Tenants {
  return {
    directory,
    inTenant: (subscriberId, actor, work, options = {}) =>
      transaction(
        pool,
        async (client) => {
          const entered = directory && enterSubscriber(client, subscriberId, namedStatements)
          const opened = client.query({
            ...(namedStatements ? { name: 'open_tenant' } : {}),
            text: openTenant,
            values: [
              String(subscriberId),
              actor.userId == null ? '' : String(actor.userId),
              actor.impersonatorId == null ? '' : String(actor.impersonatorId),
              actor.requestId ?? '',
              actor.source,
              actor.reason ?? '',
            ],
          })
          await Promise.all([entered, opened])
        },
        (client) => work(kyselyOf(client, namedStatements), client),
        options,
      ),
    withoutTenant: (work) =>
      transaction(
        pool,
        async () => {},
        (client) => work(kyselyOf(client, namedStatements), client),
        {},
      ),
  }
}

const openTenant = `select set_config('bahi.subscriber_id', $1, true), set_config('bahi.user_id', $2, true),
  set_config('bahi.impersonator_id', $3, true), set_config('bahi.request_id', $4, true),
  set_config('bahi.source', $5, true), set_config('bahi.reason', $6, true)`

/**
 * Begin and opening go out in one round trip. Serialization failures and deadlocks are done again from the
 * start, so `work` must be repeatable up to its commit.
 */
export function transaction<O, T>(
  pool: pg.Pool,
  open: (client: pg.PoolClient) => Promise<O>,
  work: (client: pg.PoolClient, opened: O) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  return inPartSpan('transaction', () => attempts(pool, open, work, options))
}

async function attempts<O, T>(
  pool: pg.Pool,
  open: (client: pg.PoolClient) => Promise<O>,
  work: (client: pg.PoolClient, opened: O) => Promise<T>,
  { pipeline = true, retries = 4 }: TransactionOptions,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const [, opened] = await inOneWrite(client, () => Promise.all([client.query('begin'), open(client)]))
      if (!pipeline) setPipeline(client, false)
      const result = await work(client, opened)
      if (!takeEnding(client)) await client.query('commit')
      return result
    } catch (error) {
      takeEnding(client)
      broken = await rollback(client)
      if (attempt >= retries || !isRetryable(error)) throw error
    } finally {
      if (!pipeline) setPipeline(client, true)
      client.release(broken)
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt))
  }
}

async function rollback(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error as Error
  }
}

function setPipeline(client: pg.PoolClient, on: boolean) {
  ;(client as unknown as { pipeline: boolean }).pipeline = on
}

export function isRetryable(error: unknown): boolean {
  const code = (error as { code?: string } | null)?.code
  return code === '40001' || code === '40P01'
}
