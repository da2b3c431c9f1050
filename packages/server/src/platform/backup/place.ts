import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { unfinishedEnd } from './container.ts'
import { isSegment, segmentAfter } from './wal-names.ts'

/** A full copy in a place for backups. Its name says which database it is of, when it was taken, and from which segment of the log on it is brought forward. */
export interface Copy {
  readonly file: string
  readonly system: string
  readonly takenAt: Date
  readonly firstSegment: string
}

const copyName = /^bahi-(\d+)-(\d{8}T\d{6}Z)-([0-9A-F]{24})\.backup$/

export const nameOfCopy = (system: string, takenAt: Date, firstSegment: string): string =>
  `bahi-${system}-${stampOf(takenAt)}-${firstSegment}.backup`

/** `20261128T001500Z`, in UTC. */
export const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

const momentOf = (stamp: string) =>
  new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** Full copies in a folder, oldest first; none where the folder is not there. */
export async function copiesIn(folder: string): Promise<Copy[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name) => copyOfName(path.join(folder, name)) ?? [])
    .toSorted((one, other) => one.takenAt.getTime() - other.takenAt.getTime())
}

/** What a copy is of, from its name; undefined where it was renamed. */
export function copyOfName(file: string): Copy | undefined {
  const [, system, stamp, firstSegment] = copyName.exec(path.basename(file)) ?? []
  return system === undefined || stamp === undefined || firstSegment === undefined
    ? undefined
    : { file, system, takenAt: momentOf(stamp), firstSegment }
}

/** Where the segments of the write-ahead log of one database are kept, beside its full copies. */
export const logFolderOf = (folder: string, system: string): string => path.join(folder, `bahi-${system}-log`)

const logEnd = '.wal'
export const logFileOf = (folder: string, system: string, segment: string): string =>
  path.join(logFolderOf(folder, system), `${segment}${logEnd}`)

/** Segments, and histories of timelines, that are kept; in order. */
export async function logIn(folder: string, system: string): Promise<string[]> {
  const names = await readdir(logFolderOf(folder, system)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => name.endsWith(logEnd))
    .map((name) => name.slice(0, -logEnd.length))
    .toSorted()
}

export async function makePlace(folder: string, system: string): Promise<void> {
  await mkdir(logFolderOf(folder, system), { recursive: true, mode: 0o700 })
}

const leftoverMs = 86_400_000

/**
 * Removes full copies beyond the number to keep, and the log before the oldest that stays; the newest copy always stays. Files that a killed
 * process left unfinished go after a day.
 */
export async function prune(folder: string, system: string, keep: number): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`bahi-${system}-`) || !name.endsWith(unfinishedEnd)) continue
    const { mtimeMs } = await stat(path.join(folder, name))
    if (Date.now() - mtimeMs > leftoverMs) await rm(path.join(folder, name), { force: true })
  }
  const own = (await copiesIn(folder)).filter((copy) => copy.system === system)
  const kept = own.slice(-Math.max(1, keep))
  for (const { file } of own.slice(0, own.length - kept.length)) await rm(file, { force: true })
  const oldest = kept[0]
  if (!oldest) return
  for (const name of await logIn(folder, system))
    if (isSegment(name) && segmentAfter(name) <= oldest.firstSegment)
      await rm(logFileOf(folder, system, name), { force: true })
}
