import type pg from 'pg'

/**
 * Works on one moment of a subscriber's data, on a connection of its own, while people work. Nothing is written, and however long it takes no limit of
 * requests ends it.
 */
export async function inSnapshot<T>(
  client: pg.ClientBase,
  subscriberId: number,
  work: () => Promise<T>,
): Promise<T> {
  await client.query('begin isolation level repeatable read read only')
  try {
    await client.query(
      `select set_config('bahi.subscriber_id', $1, true), set_config('statement_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true), set_config('timezone', 'UTC', true),
        set_config('datestyle', 'ISO, YMD', true), set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`,
      [String(subscriberId)],
    )
    return await work()
  } finally {
    await client.query('rollback')
  }
}

/** One from a pool; statements of a COPY do not share a pipelined connection. */
export async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const piped = client as unknown as { pipeline: boolean }
  const before = piped.pipeline
  piped.pipeline = false
  try {
    const result = await work(client)
    piped.pipeline = before
    client.release()
    return result
  } catch (error) {
    // Where a COPY was left in the middle the connection is of no more use.
    client.release(true)
    throw error
  }
}
