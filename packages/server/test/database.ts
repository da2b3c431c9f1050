import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { prepareDatabase } from '../src/platform/db/prepare.ts'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'
import { testFolder } from './test-folder.ts'

export interface TestDatabase {
  /** The owner's address of a database of its own, with the schema in it. */
  readonly url: string
  /** A folder of its own. */
  readonly dataDir: string
  /** Another database with the same content as this one had when the run began. */
  clone(): Promise<string>
  stop(): Promise<void>
}

/**
 * A database of a test file. The cluster is that of the run (`BAHI_TEST_DATABASE_URL`), else one of the file's own;
 * the schema is made once a cluster and cloned after that.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(testFolder(), 'bahi-test-'))
  const shared = process.env['BAHI_TEST_DATABASE_URL']
  const own = shared ? undefined : await startEmbedded({ dataDir, fsync: false })
  const clusterUrl = shared ?? own!.adminUrl
  const made: string[] = []
  const clone = async () => {
    const name = `${databasesOfRun()}${randomBytes(6).toString('hex')}`
    await onCluster(clusterUrl, async (client) => {
      await client.query('select pg_advisory_lock(7240119)')
      const { rows } = await client.query(`select 1 from pg_database where datname = 'bahi_template'`)
      if (rows.length === 0) {
        await client.query('create database bahi_template')
        await prepareDatabase({ url: withDatabase(clusterUrl, 'bahi_template'), dataDir, log: () => {} })
      }
      await client.query(`create database ${name} template bahi_template`)
    })
    made.push(name)
    return withDatabase(clusterUrl, name)
  }
  const url = await clone()
  return {
    url,
    dataDir,
    clone,
    async stop() {
      if (own) await own.stop()
      else {
        await onCluster(clusterUrl, async (client) => {
          for (const name of made) await client.query(`drop database if exists ${name} with (force)`)
        })
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Connections to a database of a test. A pool says that it has ended before its connections are closed; that they hear
 * of the drop of their database meanwhile is no fault.
 */
export function testPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max })
  pool.on('error', () => {})
  return pool
}

/** Databases that nobody dropped, as those that a worker shares, go with the run. */
export async function dropDatabasesOfRun(clusterUrl: string): Promise<void> {
  await onCluster(clusterUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [databasesOfRun()],
    )
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  })
}

const databasesOfRun = () => `test_${process.env['BAHI_TEST_RUN'] ?? ''}`

async function onCluster(url: string, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
