import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'
import { dropDatabasesOfRun } from './database.ts'
import { recordFolder } from './statements/folder.ts'
import { placeOfRun } from './test-folder.ts'

/**
 * Loads the server once and ends in order, which is when Node keeps what it compiled: the processes that tests start
 * and kill find it there.
 */
const compile = () =>
  promisify(execFile)(process.execPath, ['-e', `import('${app}').then(() => process.exit())`])
const app = new URL('../src/app.ts', import.meta.url).href

/**
 * One database server and one folder for all test files; a server given in BAHI_TEST_DATABASE_URL is used instead.
 * What a worker shares among its files lives to the end of the run and is removed here.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['NODE_COMPILE_CACHE']) await compile()
  await rm(recordFolder, { recursive: true, force: true })
  const folder = await mkdtemp(path.join(await placeOfRun(), 'bahi-tests-'))
  // The accounts that PostgreSQL and its tests run as pass through it.
  await chmod(folder, 0o755)
  process.env['BAHI_TEST_FOLDER'] = folder
  process.env['BAHI_TEST_RUN'] = `${process.pid}_`
  const given = process.env['BAHI_TEST_DATABASE_URL']
  const postgres = given
    ? undefined
    : await startEmbedded({ dataDir: path.join(folder, 'cluster'), fsync: false })
  if (postgres) process.env['BAHI_TEST_DATABASE_URL'] = postgres.adminUrl
  return async () => {
    if (postgres) {
      delete process.env['BAHI_TEST_DATABASE_URL']
      await postgres.stop()
    } else if (given) await dropDatabasesOfRun(given)
    await rm(folder, { recursive: true, force: true })
  }
}
