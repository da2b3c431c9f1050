import { createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import tar from 'tar-stream'
import { startEmbedded } from '../postgres/embedded.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { readSealed, syncFolder } from './container.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { copyOfName, logFileOf, logIn } from './place.ts'
import type { End, Head } from './take-copy.ts'

export interface RestoreOptions {
  readonly file: string
  /** Data folder to make; it must be missing or empty. */
  readonly to: string
  readonly privateKey: string | undefined
  /** As it was then; absent: as late as the kept log reaches. */
  readonly at?: Date | undefined
  /** Restores the moment at which the copy ended, without the log kept after it. */
  readonly isCopyAlone?: boolean | undefined
  readonly say: (line: string) => void
}

export interface Restored {
  readonly head: Head
  readonly facts: Facts
  /** Segments of the log that were replayed after the copy. */
  readonly segments: number
}

/** Inside the cluster, so that it belongs to whom the cluster belongs to. */
const replayFolder = 'log-to-replay'

/**
 * Makes a data folder from a backup: unpacks the copy, replays the log that was kept after it, up to a moment or to its end, and
 * compares the result with what the backup says. The folder takes its name only when all of that is done.
 *
 * @throws StartupProblem where the folder is in use, the key is wrong, the file was cut or changed, or the moment is not covered.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const to = path.resolve(options.to)
  await refuseUsed(to)
  const unfinished = `${to}.restoring`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o711 })
  try {
    options.say(`Unpacking ${path.basename(options.file)}`)
    const { head, end } = await unpack(options, unfinished)
    refuseMoment(options, head)
    const segments = await addLog(options, head, unfinished)
    options.say(segments > 0 ? `Replaying ${segments} segments of the log` : 'Opening the database')
    const facts = await bringForward(unfinished, options.at, segments)
    const fault = faultOf(head.facts, end.facts, facts, segments)
    if (fault) throw new StartupProblem(`The restored database is not what the backup says: ${fault}.`)
    await rm(path.join(unfinished, 'postgres', replayFolder), { recursive: true, force: true })
    if (existsSync(to)) await rm(to, { recursive: true })
    await rename(unfinished, to)
    await syncFolder(path.dirname(to))
    return { head, facts, segments }
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function refuseUsed(to: string): Promise<void> {
  const names = await readdir(to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new StartupProblem(`${to} is a file. Give an empty folder with --to.`)
    throw error
  })
  if (names.length > 0)
    throw new StartupProblem(
      `${to} is not empty. A backup is restored into an empty folder: give one with --to, or move this one away first.`,
    )
}

function refuseMoment({ at, file }: RestoreOptions, { takenAt }: Head): void {
  if (at !== undefined && at < new Date(takenAt))
    throw new StartupProblem(
      `${path.basename(file)} was taken at ${takenAt}, after ${at.toISOString()}. Choose an older full copy.`,
    )
}

async function unpack(
  { file, privateKey }: RestoreOptions,
  folder: string,
): Promise<{ head: Head; end: End }> {
  const extract = tar.extract()
  let head: Head | undefined
  let end: End | undefined
  const reading = pipeline(await readSealed(file, privateKey), extract)
  reading.catch(() => {})
  try {
    for await (const entry of extract) {
      const { name, type } = entry.header
      if (name === 'backup.json') head = checked(JSON.parse(await textOf(entry)) as Head)
      else if (name === 'end.json') end = JSON.parse(await textOf(entry)) as End
      else if (!head) break
      else if (type === 'directory') {
        await mkdir(placeOf(folder, name), { recursive: true, mode: 0o700 })
        entry.resume()
      } else {
        const place = placeOf(folder, name)
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
        await pipeline(Readable.from(entry), createWriteStream(place, { mode: 0o600 }))
      }
    }
    await reading
  } catch (error) {
    if (error instanceof StartupProblem) throw error
    throw new StartupProblem(
      `${file} was cut or changed and cannot be restored (${(error as Error).message}).`,
    )
  }
  if (!head || !end) throw new StartupProblem(`${file} was cut and cannot be restored.`)
  await chmod(path.join(folder, 'postgres'), 0o700)
  return { head, end }
}

function checked(head: Head): Head {
  if (head.format !== 1)
    throw new StartupProblem('This backup is of a newer version of Bahi. Restore it with that version.')
  if (head.kind === 'cluster' && head.postgres !== 18)
    throw new StartupProblem(
      `This backup is of PostgreSQL ${head.postgres}; this Bahi brings PostgreSQL 18. Restore it with version ${head.product} of Bahi.`,
    )
  return head
}

/** Nothing is written outside the folder, whatever a changed file says. */
function placeOf(folder: string, name: string): string {
  const place = path.join(folder, name)
  if (!place.startsWith(folder + path.sep)) throw new StartupProblem('This file is no backup of Bahi.')
  return place
}

async function textOf(entry: AsyncIterable<unknown>): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of entry) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

/** Brings the kept log after the copy into the cluster; gives how many segments. */
async function addLog(
  { file, isCopyAlone, privateKey, at }: RestoreOptions,
  { system }: Head,
  folder: string,
): Promise<number> {
  const first = copyOfName(file)?.firstSegment
  const place = path.dirname(file)
  const kept = isCopyAlone === true || first === undefined ? [] : await logIn(place, system)
  // A copy whose name was changed is restored without the log.
  const wanted = kept.filter((name) => name.endsWith('.history') || name >= first!)
  const segments = wanted.filter((name) => !name.endsWith('.history')).length
  if (segments === 0) {
    if (at !== undefined)
      throw new StartupProblem(
        'No log is kept beside this copy, so only the moment at which it ended can be restored. Leave --at out.',
      )
    return 0
  }
  const replay = path.join(folder, 'postgres', replayFolder)
  await mkdir(replay, { mode: 0o700 })
  for (const name of wanted)
    await pipeline(
      await readSealed(logFileOf(place, system, name), privateKey),
      createWriteStream(path.join(replay, name), { mode: 0o600 }),
    )
  await writeFile(path.join(folder, 'postgres', 'recovery.signal'), '', { mode: 0o600 })
  return segments
}

/** Starts PostgreSQL until it has replayed the log, and looks at what is there. */
async function bringForward(folder: string, at: Date | undefined, segments: number): Promise<Facts> {
  const settings =
    segments === 0
      ? {}
      : {
          restore_command: `cp ${replayFolder}/%f "%p"`,
          recovery_target_action: 'promote',
          ...(at === undefined ? {} : { recovery_target_time: inServerForm(at) }),
        }
  const postgres = await startEmbedded({ dataDir: folder, settings }).catch(async (error: unknown) => {
    const said = await readFile(path.join(folder, 'postgres.log'), 'utf8').catch(() => '')
    if (/recovery ended before configured recovery target was reached/.test(said))
      throw new StartupProblem(
        `The kept log does not reach ${at!.toISOString()}. Leave --at out to restore as much as there is.`,
      )
    throw error
  })
  try {
    const client = new pg.Client({ connectionString: postgres.adminUrl })
    // That PostgreSQL ended is said by the query that fails.
    client.on('error', () => {})
    await client.connect()
    try {
      return await factsOf(client)
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
  }
}

/** A setting of PostgreSQL takes the zone as an offset alone. */
const inServerForm = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00')

/**
 * What does not agree, in words. Entries of the ledger and of the audit trail are never removed, so a copy has at least those from
 * before it was taken; one without further log has at most those from after. Where nothing was written meanwhile, all must be equal.
 */
function faultOf(before: Facts, after: Facts, restored: Facts, segments: number): string | undefined {
  const grows = ['ledgerEntries', 'auditEntries'] as const
  for (const name of grows) {
    if (restored[name] < before[name])
      return `${name} are ${restored[name]}, at least ${before[name]} were there before`
    if (segments === 0 && restored[name] > after[name])
      return `${name} are ${restored[name]}, at most ${after[name]} were there`
  }
  const isStill = JSON.stringify(before) === JSON.stringify(after)
  if (isStill && segments === 0 && JSON.stringify(restored) !== JSON.stringify(before))
    return `it has ${JSON.stringify(restored)} where ${JSON.stringify(before)} was`
  return undefined
}
