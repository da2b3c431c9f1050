import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'

/**
 * Loads the server once and ends in order, which is when Node keeps what it compiled: the processes that tests start
 * and kill find it there.
 */
const compile = () =>
  promisify(execFile)(process.execPath, ['-e', `import('${app}').then(() => process.exit())`])
const app = new URL('../src/app.ts', import.meta.url).href

/** One database server for all test files; a server given in BAHI_TEST_DATABASE_URL is used instead. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['NODE_COMPILE_CACHE']) await compile()
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
