import pg from 'pg'

/**
 * Connections of the queue. It tries again what fails with a code that it takes for passing; any other failure, while
 * it gives back a job, ends the process. A database that was lost is started again, so what fails for that reason
 * gets such a code here.
 */
export function queuePool(connectionString: string, max: number): pg.Pool {
  const pool = new QueuePool({ connectionString, max })
  // A lost connection is replaced; the queue asks for both listeners.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

class QueueClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.query = passing(this.query.bind(this))
  }
}

class QueuePool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super({ ...config, Client: QueueClient } as pg.PoolConfig)
    this.connect = passing(this.connect.bind(this))
  }
}

/** The same function; a promise that fails for a lost connection fails with a code that counts as passing. */
function passing<F extends (...input: never[]) => unknown>(call: F): F {
  return ((...input: never[]) => {
    const result = call(...input)
    return result instanceof Promise ? result.catch(throwAsPassing) : result
  }) as F
}

/** `cannot_connect_now`: tried again after seconds, a hundred times. */
const passingCode = '57P03'

function throwAsPassing(error: unknown): never {
  if (isLost(error)) error.code = passingCode
  throw error
}

/** Class 08 and 57P of PostgreSQL's codes, those of the system, and what the driver says without one. */
export function isLost(error: unknown): error is Error & { code?: string } {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as { code?: string }
  return (
    /^(08...|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/.test(code) ||
    /connection terminated|connection error|not queryable|timeout exceeded when trying to connect/i.test(
      error.message,
    )
  )
}
