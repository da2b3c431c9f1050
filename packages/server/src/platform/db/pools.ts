import pg from 'pg'

/** Connections of the server: requests use `app`, lists and reports a `replica` where there is one, the owner is for migrations and sealing. */
export interface Pools {
  readonly app: pg.Pool
  readonly replica: pg.Pool | undefined
  /** Session connection of the owner; small, never used for a request. */
  readonly owner: pg.Pool
  end(): Promise<void>
}

export interface PoolOptions {
  readonly appUrl: string
  readonly ownerUrl: string
  readonly replicaUrl?: string | undefined
  readonly size: number
}

export function openPools(options: PoolOptions): Pools {
  const app = pool(options.appUrl, options.size)
  const replica = options.replicaUrl ? pool(options.replicaUrl, options.size) : undefined
  const owner = pool(options.ownerUrl, 3, false)
  return {
    app,
    replica,
    owner,
    async end() {
      await Promise.all([app.end(), replica?.end(), owner.end()])
    },
  }
}

function pool(connectionString: string, max: number, pipeline = true): pg.Pool {
  const made = new pg.Pool({
    connectionString,
    max,
    pipeline,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 15_000,
    types: { getTypeParser },
  })
  // An idle connection that the server closes (restart, failover) is replaced by the pool on the next use.
  made.on('error', () => {})
  // One lost in the middle of work is reported by its queries, which fail; its event must not end the process.
  made.on('connect', (client) => client.on('error', () => {}))
  return made
}

type Parser = (text: string) => unknown

/**
 * Values as the product uses them: ids as numbers, amounts as decimal strings, dates as `YYYY-MM-DD`,
 * instants as ISO 8601 in UTC with all their digits. No parser turns an amount into a float.
 */
const parsers: Record<number, Parser> = {
  20: (text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not an id: beyond 2^53`)
    return value
  },
  1016: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)),
  1082: (text) => text,
  1184: instantOf,
  1700: (text) => text,
  1231: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')),
}

function getTypeParser(oid: number, format?: 'text' | 'binary'): Parser {
  return (format !== 'binary' && parsers[oid]) || (pg.types.getTypeParser(oid, format) as Parser)
}

function instantOf(text: string): string {
  // Sessions run in UTC (see the migrator), so the usual text is '2026-11-20 10:11:12.123456+00'.
  if (text.endsWith('+00')) return `${text.slice(0, 10)}T${text.slice(11, -3)}Z`
  const time = new Date(text.replace(' ', 'T'))
  return Number.isNaN(time.getTime()) ? text : time.toISOString()
}
