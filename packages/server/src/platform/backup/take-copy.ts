import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import tar from 'tar-stream'
import type { Pack } from 'tar-stream'
import { addFile, addText, packCluster } from './cluster-files.ts'
import { writeSealed } from './container.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { makePlace, nameOfCopy } from './place.ts'
import { segmentsBetween } from './wal-names.ts'

/** Said first in a backup. */
export interface Head {
  readonly format: 1
  readonly product: string
  /** Major version of PostgreSQL: files of a cluster open with the same one alone. */
  readonly postgres: number
  readonly system: string
  readonly takenAt: string
  readonly facts: Facts
}

/** Said last: a backup without it was cut. */
export interface End {
  /** From then on the log brings the copy to any moment. */
  readonly endedAt: string
  readonly facts: Facts
}

export interface CopyOptions {
  readonly dataDir: string
  /** Connection of the owner of the cluster in the data folder. */
  readonly adminUrl: string
  /** Folder for backups; made where it is missing. */
  readonly to: string
  readonly publicKey: string | undefined
  readonly product: string
  readonly now?: () => Date
  readonly signal?: AbortSignal
}

/** Files of the data folder that belong to the database: without them it does not open. */
export const besideFiles = [
  'postgres-password',
  'secret.key',
  'audit-anchors.jsonl',
  'backup-key.pub',
] as const

/**
 * Copies the database while people work: all that was committed when the copy ends is in it. Beside the files of the cluster it has
 * the log that brings them to one moment, and the keys of the data folder. Gives the path of the file.
 */
export async function takeCopy(options: CopyOptions): Promise<string> {
  const client = new pg.Client({ connectionString: options.adminUrl })
  // That PostgreSQL ended is said by the query that fails.
  client.on('error', () => {})
  await client.connect()
  try {
    const takenAt = (options.now ?? (() => new Date()))()
    const head = await headOf(client, options.product, takenAt)
    await makePlace(options.to, head.system)
    // The log stays on the disk until it is in the copy; the slot goes with this connection.
    await client.query(
      `select pg_create_physical_replication_slot('bahi_copy_' || pg_backend_pid(), true, true)`,
    )
    const { rows } = await client.query<{ segment: string }>(
      `select pg_walfile_name(pg_backup_start('Bahi', true)) as segment`,
    )
    const file = path.join(options.to, nameOfCopy(head.system, takenAt, rows[0]!.segment))
    const pack = tar.pack()
    options.signal?.throwIfAborted()
    options.signal?.addEventListener('abort', () => pack.destroy(options.signal!.reason as Error), {
      once: true,
    })
    const packing = packAll(pack, client, options.dataDir, head).catch((error: unknown) => {
      pack.destroy(error as Error)
      throw error
    })
    const writing = writeSealed(pack, file, options.publicKey)
    try {
      await Promise.all([packing, writing])
    } finally {
      // A copy that is given up has ended when its unfinished file is gone.
      await Promise.allSettled([packing, writing])
    }
    return file
  } finally {
    await client.end()
  }
}

async function headOf(client: pg.Client, product: string, takenAt: Date): Promise<Head> {
  const { rows } = await client.query<{ system: string; postgres: number }>(
    `select system_identifier::text as system, current_setting('server_version_num')::int / 10000 as postgres from pg_control_system()`,
  )
  const { system, postgres } = rows[0]!
  const facts = await factsOf(client)
  return { format: 1, product, postgres, system, takenAt: takenAt.toISOString(), facts }
}

async function packAll(pack: Pack, client: pg.Client, dataDir: string, head: Head): Promise<void> {
  await addText(pack, 'backup.json', JSON.stringify(head))
  // Before the cluster: the database then has every seal that its anchors speak of.
  for (const name of besideFiles)
    if (await stat(path.join(dataDir, name)).catch(() => undefined))
      await addText(pack, name, await readFile(path.join(dataDir, name)))
  const cluster = path.join(dataDir, 'postgres')
  await packCluster(pack, cluster)
  const { rows: stopped } = await client.query<{ label: string; end: string; current: string }>(
    `select labelfile as label, pg_walfile_name(lsn) as end from pg_backup_stop(false)`,
  )
  const { label, end } = stopped[0]!
  const first = /^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/m.exec(label)?.[1]
  if (first === undefined) throw new Error('PostgreSQL did not say where the copy begins')
  await addText(pack, 'postgres/backup_label', label)
  for (const segment of segmentsBetween(first, end))
    if (!(await addFile(pack, path.join(cluster, 'pg_wal', segment), `postgres/pg_wal/${segment}`)))
      throw new Error(`The segment ${segment} of the write-ahead log is gone, so the copy is not whole`)
  const { rows: clock } = await client.query<{ now: string }>('select clock_timestamp()::text as now')
  const ended: End = { endedAt: new Date(clock[0]!.now).toISOString(), facts: await factsOf(client) }
  await addText(pack, 'end.json', JSON.stringify(ended))
  pack.finalize()
}
