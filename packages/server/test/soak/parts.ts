import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import type pg from 'pg'
import { startEmbedded } from '../../src/platform/postgres/embedded.ts'
import type { EmbeddedPostgres } from '../../src/platform/postgres/embedded.ts'
import { testPool } from '../database.ts'
import { booksOf, password, worked } from './portal-books.ts'
import { victimOn } from './product.ts'
import type { Victim } from './product.ts'

/** Portals, database and product with a folder each, so that they can be killed one by one. The product is not started. */
export interface Parts {
  readonly sandbox: Sandbox
  readonly postgres: EmbeddedPostgres
  readonly pool: pg.Pool
  readonly victim: Victim
  /** Portals and database; the product has ended by then. */
  readonly close: () => Promise<void>
}

export async function startParts(dataDir: string, replyMs?: number): Promise<Parts> {
  await mkdir(path.join(dataDir, 'product'), { recursive: true })
  const sandbox = await startSandbox({ folder: path.join(dataDir, 'sandbox') })
  const postgres = await startEmbedded({ dataDir: path.join(dataDir, 'database') })
  const pool = testPool(postgres.adminUrl, 2)
  const victim = await victimOn(path.join(dataDir, 'product'), {
    DATABASE_URL: postgres.adminUrl,
    BAHI_DEMO_PASSWORD: password,
    BAHI_SANDBOX: sandbox.url,
    ...(replyMs === undefined ? {} : { BAHI_PORTAL_REPLY_MS: String(replyMs) }),
  })
  return {
    sandbox,
    postgres,
    pool,
    victim,
    close: async () => {
      await pool.end()
      await postgres.stop()
      await sandbox.close()
    },
  }
}

/** Folders of the parts with the sample company in them, whose own documents are with the portals: to be copied, as making it takes long. */
export async function makeSampleCompany(dataDir: string): Promise<void> {
  const { victim, pool, close } = await startParts(dataDir)
  try {
    await victim.start()
    await worked(await booksOf(victim, pool), 600_000)
  } finally {
    await victim.stop()
    await close()
  }
}

/** With its owners: PostgreSQL may run as an account of its own. */
export async function copyParts(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}
