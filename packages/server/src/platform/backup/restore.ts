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
import { allReplayed } from './replayed.ts'
import { isSegment, isTimelineHistory, missingAfter } from './wal-names.ts'

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
/** Inside the data folder, which may be a volume of its own. */
const unfinishedFolder = 'restoring'

/**
 * Makes a data folder from a backup: unpacks the copy, replays the log that was kept after it, up to a moment or to its end, and
 * compares the result with what the backup says. Until all of that is done it lies in a folder below.
 *
 * @throws StartupProblem where the folder is in use, the key is wrong, the file was cut or changed, or the moment is not covered.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const to = path.resolve(options.to)
  await refuseUsed(to)
  const isNew = !existsSync(to)
  const unfinished = path.join(to, unfinishedFolder)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o711 })
  try {
    options.say(`Unpacking ${path.basename(options.file)}`)
    const { head, end } = await unpack(options, unfinished)
    refuseMoment(options, end)
    const segments = await addLog(options, head, unfinished)
    options.say(segments > 0 ? `Replaying ${segments} segments of the log` : 'Opening the database')
    const facts = await bringForward(unfinished, options.at, segments)
    const fault = faultOf(head.facts, end.facts, facts, segments)
    if (fault) throw new StartupProblem(`The restored database is not what the backup says: ${fault}.`)
    await rm(path.join(unfinished, 'postgres', replayFolder), { recursive: true, force: true })
    // The database first: whatever is missing after a loss of power then stops the start instead of making an empty one.
    const names = await readdir(unfinished)
    for (const name of names.toSorted(
      (one, other) => Number(other === 'postgres') - Number(one === 'postgres'),
    ))
      await rename(path.join(unfinished, name), path.join(to, name))
    await rm(unfinished, { recursive: true })
    await syncFolder(to)
    return { head, facts, segments }
  } catch (error) {
    await rm(isNew ? to : unfinished, { recursive: true, force: true })
    throw error
  }
}

async function refuseUsed(to: string): Promise<void> {
  const names = await readdir(to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    if (error.code === 'ENOTDIR') throw new StartupProblem(`${to} is a file. Give an empty folder with --to.`)
    throw error
  })
  if (names.some((name) => name !== unfinishedFolder))
    throw new StartupProblem(
      `${to} is not empty. A backup is restored into an empty folder: give one with --to, or move this one away first.`,
    )
}

function refuseMoment({ at, file }: RestoreOptions, { endedAt }: End): void {
  if (at !== undefined && at < new Date(endedAt))
    throw new StartupProblem(
      `${path.basename(file)} was complete at ${endedAt}, after ${at.toISOString()}. Name an older full copy with --from.`,
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
  if (head.postgres !== 18)
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

/**
 * Brings the kept log after the copy into the cluster; gives how many segments. Histories of timelines come in any case: the restored database
 * begins a timeline of its own, whose name nobody has taken, so that what it writes is never mixed with what the one before wrote.
 */
async function addLog(
  { file, isCopyAlone, privateKey, at }: RestoreOptions,
  { system }: Head,
  folder: string,
): Promise<number> {
  const cluster = path.join(folder, 'postgres')
  const place = path.dirname(file)
  const replay = path.join(cluster, replayFolder)
  await mkdir(replay, { mode: 0o700 })
  await writeFile(path.join(cluster, 'recovery.signal'), '', { mode: 0o600 })
  const kept = await logIn(place, system)
  const first = copyOfName(file)?.firstSegment
  // A copy whose name was changed is restored without the log.
  const segments =
    isCopyAlone === true || first === undefined ? [] : kept.filter((name) => isSegment(name) && name >= first)
  if (segments.length === 0 && at !== undefined)
    throw new StartupProblem(
      'No log is kept beside this copy, so only the moment at which it ended can be restored. Leave --at out.',
    )
  const missing =
    segments.length > 0 &&
    missingAfter(first!, [...segments, ...(await readdir(path.join(cluster, 'pg_wal')))])
  if (missing && at === undefined)
    throw new StartupProblem(
      `The log after this copy has a hole: segment ${missing} is not in ${place}. Choose a newer full copy, give a moment before it with --at, ` +
        'or restore the copy alone with --copy-alone.',
    )
  for (const name of [...kept.filter(isTimelineHistory), ...segments])
    await pipeline(
      await readSealed(logFileOf(place, system, name), privateKey),
      createWriteStream(path.join(replay, name), { mode: 0o600 }),
    )
  return segments.length
}

/** Starts PostgreSQL until it has replayed the log, and looks at what is there. */
async function bringForward(folder: string, at: Date | undefined, segments: number): Promise<Facts> {
  const settings = {
    restore_command: `cp ${replayFolder}/%f "%p"`,
    recovery_target_action: 'promote',
    ...(segments === 0 ? { recovery_target: 'immediate', recovery_target_timeline: 'current' } : {}),
    ...(at === undefined ? {} : { recovery_target_time: inServerForm(at) }),
  }
  try {
    const postgres = await startEmbedded({ dataDir: folder, settings })
    try {
      const client = new pg.Client({ connectionString: postgres.adminUrl })
      // That PostgreSQL ended is said by the query that fails.
      client.on('error', () => {})
      await client.connect()
      try {
        await allReplayed(client)
        return await factsOf(client)
      } finally {
        await client.end()
      }
    } finally {
      await postgres.stop()
    }
  } catch (error) {
    const said = await readFile(path.join(folder, 'postgres.log'), 'utf8').catch(() => '')
    if (at !== undefined && /recovery ended before configured recovery target was reached/.test(said))
      throw new StartupProblem(
        `The kept log does not reach ${at.toISOString()}. Leave --at out to restore as much as there is.`,
      )
    throw error
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
