import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { writeSealed } from './container.ts'
import { logFileOf, makePlace } from './place.ts'
import { isSegment, isTimelineHistory, segmentAfter, startOfSegment } from './wal-names.ts'

/** Holds the write-ahead log on the disk until it is kept elsewhere. */
const slot = 'bahi_backup'

export interface LogPlace {
  readonly cluster: string
  readonly to: string
  readonly system: string
  readonly publicKey: string | undefined
}

/**
 * Keeps what was written to the database since the last call: ends the segment under way, and copies each ended one to its place.
 * Called once a minute, a loss of the machine costs a minute. What PostgreSQL dropped meanwhile, because the place was away for too long, is
 * missing there.
 */
export async function keepLog(owner: Pick<pg.Pool, 'query'>, place: LogPlace): Promise<void> {
  await ensureSlot(owner)
  await makePlace(place.to, place.system)
  await owner.query('select pg_switch_wal()')
  const { rows } = await owner.query<{ current: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as current',
  )
  const { current } = rows[0]!
  const folder = path.join(place.cluster, 'pg_wal')
  const names = (await readdir(folder)).toSorted()
  for (const name of names.filter(isTimelineHistory)) await keep(place, folder, name)
  const ended = names.filter(
    (name) => isSegment(name) && name.slice(0, 8) === current.slice(0, 8) && name < current,
  )
  for (const name of ended) await keep(place, folder, name)
  const newest = ended.at(-1)
  if (newest !== undefined)
    await owner.query(
      `select pg_replication_slot_advance(slot_name, greatest(restart_lsn, $2::pg_lsn)) from pg_replication_slots where slot_name = $1`,
      [slot, startOfSegment(segmentAfter(newest))],
    )
}

async function keep(place: LogPlace, folder: string, name: string): Promise<void> {
  const file = logFileOf(place.to, place.system, name)
  if (await stat(file).catch(() => undefined)) return
  await writeSealed(createReadStream(path.join(folder, name)), file, place.publicKey)
}

async function ensureSlot(owner: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await owner.query<{ status: string }>(
    'select wal_status as status from pg_replication_slots where slot_name = $1',
    [slot],
  )
  if (rows[0] && rows[0].status !== 'lost') return
  if (rows[0]) await owner.query('select pg_drop_replication_slot($1)', [slot])
  await owner.query('select pg_create_physical_replication_slot($1, true)', [slot])
}

/** Where backups are switched off, nothing may hold the log back any longer. */
export async function letLogGo(owner: Pick<pg.Pool, 'query'>): Promise<void> {
  await owner.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active',
    [slot],
  )
}
