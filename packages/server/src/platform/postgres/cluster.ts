import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataFolder } from './data-folder.ts'
import { launch } from './process.ts'
import { StartupProblem } from './startup-problem.ts'
import type { Way } from './ways.ts'

interface ClusterOptions {
  sync: boolean
  log: (line: string) => void
}

/** Makes the cluster on first use and gives the owner's password. */
export async function ensureCluster(folder: DataFolder, way: Way, options: ClusterOptions): Promise<string> {
  if (existsSync(join(folder.cluster, 'PG_VERSION'))) {
    await checkVersion(folder)
    return existingPassword(folder)
  }
  if (existsSync(folder.cluster)) {
    throw new StartupProblem(
      `${folder.cluster} holds no database that PostgreSQL knows. Put the folder back from your backup, ` +
        'or give another data folder with BAHI_DATA.',
    )
  }
  options.log('Preparing the database for the first time.')
  return createCluster(folder, way, options.sync)
}

/**
 * Made beside its place and moved there when complete, so that a start killed half way leaves nothing
 * that looks like a database.
 */
async function createCluster(folder: DataFolder, way: Way, sync: boolean): Promise<string> {
  const fresh = `${folder.cluster}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  const password = randomBytes(24).toString('base64url')
  await writeFile(folder.password, password, { mode: 0o600 })
  if (way.name === 'nobody') {
    await chown(fresh, way.uid, way.gid)
    await chown(folder.password, way.uid, way.gid)
  }
  const child = launch(
    way,
    'initdb',
    [
      `--pgdata=${fresh}`,
      '--username=bahi_owner',
      '--encoding=UTF8',
      // Order by code point: indexes stay right whatever ICU or C library a later version brings.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--auth=scram-sha-256',
      `--pwfile=${folder.password}`,
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ],
    { logFile: folder.log },
  )
  const outcome = await child.exit
  if (outcome !== 0) {
    const said = (await readFile(folder.log, 'utf8').catch(() => '')).trim().split('\n').slice(-8).join('\n')
    throw new StartupProblem(`The database could not be made in ${folder.path} (${outcome}).\n${said}`)
  }
  if (way.name === 'nobody') await chown(folder.password, process.getuid!(), process.getgid!())
  await rename(fresh, folder.cluster)
  if (sync) await syncFolder(folder.path)
  return password
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

async function checkVersion(folder: DataFolder): Promise<void> {
  const version = (await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8')).trim()
  if (version === '18') return
  throw new StartupProblem(
    `The database in ${folder.cluster} is of PostgreSQL ${version || 'unknown'}; this Bahi brings PostgreSQL 18. ` +
      'Restore a backup into a new data folder.',
  )
}

async function existingPassword(folder: DataFolder): Promise<string> {
  try {
    const password = (await readFile(folder.password, 'utf8')).trim()
    if (password) return password
  } catch {
    // said below
  }
  throw new StartupProblem(
    `The file ${folder.password} is missing or empty, and without it the database cannot be opened. ` +
      'Put it back from your backup.',
  )
}
