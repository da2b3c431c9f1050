import pg from 'pg'
import { configOf } from '../config.ts'
import { runningUrl, startEmbedded } from '../platform/postgres/embedded.ts'

/**
 * Runs work of a command over the owner's connection: of `--database <address>`, else the environment's database,
 * else the one in the data folder, of the product that runs on it or started for the command.
 */
export const asOwner = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> =>
  ownerAddress(async (connectionString) => {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return await work(client)
    } finally {
      await client.end()
    }
  })

/** The same for work that opens its own connections. */
export async function ownerAddress<T>(work: (address: string) => Promise<T>): Promise<T> {
  const config = configOf(process.env)
  const given =
    argument('database') ??
    config.databaseDirectUrl ??
    config.databaseUrl ??
    (await runningUrl(config.dataDir))
  const embedded = given ? undefined : await startEmbedded({ dataDir: config.dataDir })
  try {
    return await work(given ?? embedded!.adminUrl)
  } finally {
    await embedded?.stop()
  }
}

/** `--name value` of the command line. */
export function argument(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at > 0 ? process.argv[at + 1] : undefined
}

/** One connection for the work of a command; that it hears of the end of PostgreSQL while it closes is no fault. */
export function onePool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1 })
  pool.on('error', () => {})
  return pool
}
