import { constants } from 'node:fs'
import { open, opendir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import type { Pack } from 'tar-stream'

/**
 * Contents that a server makes anew when it starts, and the write-ahead log, of which the copy brings what it needs itself;
 * source: PostgreSQL documentation, "Making a Base Backup Using the Low Level API".
 */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|recovery\.signal|standby\.signal)$|(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/
/** Says where replay ends, so it is copied after all it speaks of. */
const last = 'global/pg_control'

/**
 * Puts the files of a cluster that runs into an archive, under `postgres/`. Between `pg_backup_start` and `pg_backup_stop` they may
 * change while they are read: replaying the write-ahead log puts right what was torn.
 */
export async function packCluster(pack: Pack, cluster: string): Promise<void> {
  for await (const { name, isFolder } of namesBelow(cluster, ''))
    if (isFolder) await addFolder(pack, `postgres/${name}`)
    else if (name !== last) await addFile(pack, path.join(cluster, name), `postgres/${name}`)
  await addFolder(pack, 'postgres/pg_wal/archive_status')
  await addFile(pack, path.join(cluster, last), `postgres/${last}`)
}

async function* namesBelow(root: string, below: string): AsyncGenerator<{ name: string; isFolder: boolean }> {
  for await (const entry of await opendir(path.join(root, below))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`
    if (leftOut.test(name)) continue
    if (entry.isSymbolicLink())
      throw new Error(`${path.join(root, name)} is a link to another place, which a backup does not follow`)
    if (entry.isDirectory()) {
      yield { name, isFolder: true }
      if (!emptied.has(name)) yield* namesBelow(root, name)
    } else if (entry.isFile()) yield { name, isFolder: false }
  }
}

const addFolder = (pack: Pack, name: string): Promise<void> =>
  new Promise((done, fail) => {
    pack.entry({ name: `${name}/`, type: 'directory', mode: 0o700 }, (error) =>
      error ? fail(error) : done(),
    )
  })

export const addText = (pack: Pack, name: string, text: string | Buffer): Promise<void> =>
  new Promise((done, fail) => {
    pack.entry({ name, mode: 0o600 }, text, (error) => (error ? fail(error) : done()))
  })

/** As long as it is now: what it grows by is not read, what it is cut by is filled with zeros. False where it is gone. */
export async function addFile(pack: Pack, file: string, name: string): Promise<boolean> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    },
  )
  if (!handle) return false
  try {
    const { size } = await handle.stat()
    const entry = pack.entry({ name, size, mode: 0o600 })
    await pipeline(Readable.from(exactly(handle, size)), entry)
    return true
  } finally {
    await handle.close()
  }
}

const pieceBytes = 256 * 1024

async function* exactly(handle: Awaited<ReturnType<typeof open>>, size: number) {
  let at = 0
  while (at < size) {
    const piece = Buffer.alloc(Math.min(pieceBytes, size - at))
    const { bytesRead } = await handle.read(piece, 0, piece.length, at)
    if (bytesRead === 0) break
    yield piece.subarray(0, bytesRead)
    at += bytesRead
  }
  for (; at < size; at += pieceBytes) yield Buffer.alloc(Math.min(pieceBytes, size - at))
}
