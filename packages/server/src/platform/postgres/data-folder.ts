import { accessSync, constants, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { StartupProblem } from './startup-problem.ts'

export interface DataFolder {
  path: string
  /** PostgreSQL's own folder. */
  cluster: string
  /** Password of the owner role. */
  password: string
  /** Which way PostgreSQL is run on this folder. */
  way: string
  log: string
  release(): Promise<void>
}

/** Makes the folder when missing, explains itself in a README, and keeps a second Bahi out. */
export async function openDataFolder(dataDir: string): Promise<DataFolder> {
  const path = resolve(dataDir)
  await makeDataFolder(path)
  await keepOthersOut(path)
  await writeReadme(path)
  return {
    path,
    cluster: join(path, 'postgres'),
    password: join(path, 'postgres-password'),
    way: join(path, 'postgres-way.json'),
    log: join(path, 'postgres.log'),
    release: () => rm(lockOf(path), { force: true }),
  }
}

const lockOf = (path: string) => join(path, 'bahi.lock')

/** @throws StartupProblem where the folder cannot be made, or is another user's. */
export async function makeDataFolder(path: string): Promise<void> {
  const advice = 'Give another folder with BAHI_DATA, for example BAHI_DATA=$HOME/bahi-data.'
  try {
    await makeWithParents(path)
  } catch (error) {
    throw new StartupProblem(`The data folder ${path} cannot be made (${reasonOf(error)}). ${advice}`)
  }
  if (!(await stat(path)).isDirectory()) {
    throw new StartupProblem(`The data folder ${path} is a file, not a folder. ${advice}`)
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartupProblem(`The data folder ${path} may not be written by this user. ${advice}`)
  }
  const cluster = join(path, 'postgres')
  const uid = process.getuid?.()
  if (uid !== 0 && existsSync(cluster) && (await stat(cluster)).uid !== uid) {
    throw new StartupProblem(
      `The data in ${path} belongs to another user (number ${(await stat(cluster)).uid}). ` +
        `Start Bahi as that user. ${advice}`,
    )
  }
}

/** One level at a time: a recursive mkdir below /proc never returns. */
async function makeWithParents(path: string): Promise<void> {
  if (existsSync(path)) return
  if (!existsSync(dirname(path))) await makeWithParents(dirname(path))
  await mkdir(path, { mode: 0o711 })
}

interface Lock {
  pid: number
  /** Kernel's start time of that process: gives a number given out again from the process we mean. */
  born: string
}

async function keepOthersOut(path: string): Promise<void> {
  const file = lockOf(path)
  const mine: Lock = { pid: process.pid, born: (await bornOf(process.pid)) ?? '' }
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      await writeFile(file, JSON.stringify(mine), { flag: 'wx' })
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new StartupProblem(`The data folder ${path} cannot be written (${reasonOf(error)}).`)
      }
    }
    const other = await readLock(file)
    if (other && (await bornOf(other.pid)) === other.born) {
      throw new StartupProblem(
        `Another Bahi (process ${other.pid}) already uses the data folder ${path}. ` +
          'Stop it first, or give this one a folder of its own with BAHI_DATA.',
      )
    }
    // Moved aside before removal, so that of two starts at the same instant only one takes the lock over.
    const aside = `${file}.${process.pid}`
    await rename(file, aside).catch(() => {})
    await rm(aside, { force: true })
  }
  throw new StartupProblem(`The data folder ${path} is being opened by several programs at once. Try again.`)
}

async function readLock(file: string): Promise<Lock | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Lock
  } catch {
    return undefined
  }
}

/** Field 22 of /proc/PID/stat; the name in field 2 may hold spaces and brackets, so count from its end. */
async function bornOf(pid: number): Promise<string | undefined> {
  try {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

async function writeReadme(path: string): Promise<void> {
  await writeFile(
    join(path, 'README'),
    `Everything this installation of Bahi keeps.

postgres/           the database (PostgreSQL 18): companies, documents, users, audit trail, files
postgres-password   password of the database's owner; without it the database cannot be opened
postgres-way.json   how PostgreSQL is run here, so that files keep one owner
postgres.log        what PostgreSQL reports; may be deleted while Bahi is stopped
postgres-program/   copy of the PostgreSQL program, only where the original cannot be run
secret.key          the key that passwords and secrets in the database are sealed with; without it Bahi does not start
                    once something is sealed. A copy of the database is worth nothing without this file
audit-anchors.jsonl heads of the audit trail, noted with every seal; keep a copy of it on another machine
backup-key.pub      public key that backups are sealed with; it opens nothing
before-upgrade-.../ all of this as it was before the newest upgrade; may be deleted
bahi.lock           which process uses this folder now

To move Bahi, stop it and move this whole folder. Copying it while Bahi runs gives a broken copy; npm run backup
makes one that is whole.
To begin anew, stop Bahi and delete this folder. Everything in it is then gone.
`,
  )
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  const words: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'not permitted',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    EEXIST: 'a file of that name is in the way',
    ENOTDIR: 'part of the path is a file',
  }
  return words[code ?? ''] ?? String(error)
}
