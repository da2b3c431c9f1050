import { createHash } from 'node:crypto'
import pg from 'pg'

/**
 * Locks over all processes, each on a connection of its own: the database lets them go the moment the process that
 * held them is gone, however it ended.
 */
export async function advisoryLock<T>(url: string, name: string, work: () => Promise<T>): Promise<T> {
  const client = await connected(url)
  try {
    await client.query('select pg_advisory_lock($1)', [keyOf(name)])
    return await work()
  } finally {
    await client.end().catch(() => {})
  }
}

/** False, without waiting, where another holds it. `isMine` turns false when the connection is lost meanwhile. */
export async function tryAdvisoryLock(
  url: string,
  name: string,
  work: (isMine: () => boolean) => Promise<void>,
): Promise<boolean> {
  const client = await connected(url)
  let mine = true
  client.on('error', () => (mine = false))
  client.on('end', () => (mine = false))
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      keyOf(name),
    ])
    if (!rows[0]!.got) return false
    await work(() => mine)
    return true
  } finally {
    await client.end().catch(() => {})
  }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 15_000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

const keyOf = (name: string): string => createHash('sha256').update(name).digest().readBigInt64BE().toString()
