import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What a process has beside its memory for as long as one piece of work takes. */
type Purpose = 'import' | 'upload' | 'unpacked' | 'dataFile' | 'pack'

/** A place for a file that is gone with the work; its name says which process it belongs to. */
export const temporaryPlace = (purpose: Purpose): string =>
  path.join(tmpdir(), `bahi-${purpose}-${process.pid}-${randomUUID()}`)

const ours = /^bahi-(?:import|upload|unpacked|dataFile|pack)-(\d+)-[0-9a-f-]{36}$/
/** A number of a process may be another one's by now; no work takes as long. */
const longestMs = 24 * 3_600_000

/** Removes files of processes that ended without doing so, as one that was killed. */
export async function removeLeftFiles(now: number = Date.now()): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = ours.exec(name)?.[1]
    if (owner === undefined) continue
    const place = path.join(tmpdir(), name)
    const changedAt = await stat(place).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    if (changedAt === undefined) continue
    // What is not this user's stays.
    if (!isAlive(Number(owner)) || now - changedAt > longestMs)
      await rm(place, { force: true }).catch(() => undefined)
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code !== 'ESRCH'
  }
}
