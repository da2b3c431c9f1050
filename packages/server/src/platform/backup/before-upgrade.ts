import { constants, existsSync } from 'node:fs'
import {
  chmod,
  copyFile,
  lchown,
  mkdir,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Pending } from '../db/migrate.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { syncFolder } from './container.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { allReplayed } from './replayed.ts'

/** A data folder of its own, below the data folder, by the schema that it has. */
const nameOf = (schema: number) => `before-upgrade-${String(schema).padStart(4, '0')}`
const isCopy = (name: string) => /^before-upgrade-\d{4}(\.new)?$/.test(name)
/** Of this run alone, or of other copies. Slots would keep log for a backup that the copy does not write. */
const leftOut = (name: string) => name === 'bahi.lock' || name === 'restoring' || isCopy(name)
const emptied = 'postgres/pg_replslot'

interface UpgradeOptions {
  readonly dataDir: string
  readonly pending: Pending
  readonly say: (line: string) => void
}

/** Facts of the database before its schema changes; asked while it runs. */
export const factsBefore = (adminUrl: string): Promise<Facts> => connected(adminUrl, factsOf)

async function connected<T>(adminUrl: string, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl })
  // That PostgreSQL ended is said by the query that fails.
  client.on('error', () => {})
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/**
 * Copies the data folder before its schema is brought forward, while its PostgreSQL rests, and proves the copy: PostgreSQL is started on it, and counts,
 * totals and heads of the audit trail must be those of before. The copy is a data folder: the version of before works on it. It begins a
 * timeline of its own, so what it writes is never mixed with the log of the other in a backup. Only the newest is kept.
 *
 * @returns the folder of the copy
 * @throws StartupProblem where there is no room for it, or it is not what was copied; nothing was brought forward then
 */
export async function copyBeforeUpgrade(
  options: UpgradeOptions & { readonly facts: Facts },
): Promise<string> {
  const { dataDir, pending, facts, say } = options
  const to = path.join(dataDir, nameOf(pending.from))
  const unfinished = `${to}.new`
  await rm(unfinished, { recursive: true, force: true })
  await requireRoom(dataDir)
  say(`Copying the data before the upgrade from schema ${pending.from} to ${pending.to}`)
  try {
    await copyFolder(dataDir, unfinished, '')
    const found = await openedFacts(unfinished)
    if (JSON.stringify(found) !== JSON.stringify(facts))
      throw new StartupProblem(
        'The copy before the upgrade is not what the database says, so nothing was upgraded. Check the disk, take a backup, and start again.',
      )
    await rm(to, { recursive: true, force: true })
    await rename(unfinished, to)
    await syncFolder(dataDir)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
  for (const name of await readdir(dataDir))
    if (isCopy(name) && path.join(dataDir, name) !== to)
      await rm(path.join(dataDir, name), { recursive: true, force: true })
  say(`The data as it was is in ${to}. To go back, start the version of before with BAHI_DATA=${to}`)
  return to
}

async function requireRoom(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir)
  const [free, needed] = [bavail * bsize, await sizeBelow(dataDir, '')]
  if (free > needed * 1.05) return
  const mega = (bytes: number) => Math.ceil(bytes / 2 ** 20)
  throw new StartupProblem(
    `Before an upgrade the data is copied, which takes ${mega(needed)} MB; ${dataDir} has ${mega(free)} MB free. Make room, or take a backup of your own and ` +
      'start with BAHI_UPGRADE_COPY=off.',
  )
}

async function sizeBelow(root: string, below: string): Promise<number> {
  let size = 0
  for await (const { name, entry } of entriesOf(root, below)) {
    if (entry.isDirectory()) size += await sizeBelow(root, name)
    else if (entry.isFile()) size += (await stat(path.join(root, name))).size
  }
  return size
}

/** With owners and rights: PostgreSQL refuses a folder that others may read, or that is not its own. */
async function copyFolder(from: string, to: string, below: string): Promise<void> {
  await mkdir(path.join(to, below))
  for await (const { name, entry } of entriesOf(from, below)) {
    if (entry.isSymbolicLink())
      throw new StartupProblem(
        `${path.join(from, name)} is a link to another place, which the copy before an upgrade does not follow. Take a backup of your own and start with ` +
          'BAHI_UPGRADE_COPY=off.',
      )
    if (entry.isDirectory()) await copyFolder(from, to, name)
    else if (entry.isFile()) {
      // Where the file system can, both share their blocks until one of them changes.
      await copyFile(path.join(from, name), path.join(to, name), constants.COPYFILE_FICLONE)
      await takeRights(path.join(from, name), path.join(to, name))
    }
  }
  await takeRights(path.join(from, below), path.join(to, below))
}

async function takeRights(from: string, to: string): Promise<void> {
  const { mode, uid, gid } = await stat(from)
  await chmod(to, mode & 0o7777)
  if (process.getuid?.() === 0) await lchown(to, uid, gid)
}

async function* entriesOf(root: string, below: string) {
  if (below === emptied) return
  for await (const entry of await opendir(path.join(root, below))) {
    if (below === '' && leftOut(entry.name)) continue
    // A socket or a pid of what ran.
    if (below === 'postgres' && /^postmaster\.(pid|opts)$/.test(entry.name)) continue
    yield { name: below === '' ? entry.name : `${below}/${entry.name}`, entry }
  }
}

/** Starts PostgreSQL on a copy as on a restored one, on a timeline of its own, and asks what is there. */
async function openedFacts(folder: string): Promise<Facts> {
  const signal = path.join(folder, 'postgres', 'recovery.signal')
  await writeFile(signal, '', { mode: 0o600 })
  await takeOwner(path.join(folder, 'postgres'), signal)
  const postgres = await startEmbedded({
    dataDir: folder,
    settings: { restore_command: 'false', recovery_target_action: 'promote' },
  })
  try {
    return await connected(postgres.adminUrl, async (client) => {
      await allReplayed(client)
      return factsOf(client)
    })
  } finally {
    await postgres.stop()
    if (existsSync(signal)) await rm(signal)
  }
}

async function takeOwner(from: string, to: string): Promise<void> {
  const { uid, gid } = await stat(from)
  if (process.getuid?.() === 0) await lchown(to, uid, gid)
}
