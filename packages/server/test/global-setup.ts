import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'

/** One database server for all test files; a server given in BAHI_TEST_DATABASE_URL is used instead. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BAHI_TEST_DATABASE_URL']) return undefined
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-tests-'))
  const postgres = await startEmbedded({ dataDir, fsync: false })
  process.env['BAHI_TEST_DATABASE_URL'] = postgres.adminUrl
  return async () => {
    delete process.env['BAHI_TEST_DATABASE_URL']
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
