import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataFileFault } from '@bahi/domain/data-file/faults.ts'
import { DataFile } from '@bahi/domain/data-file/read.ts'
import pg from 'pg'
import { expect } from 'vitest'
import { sealAll } from '../src/platform/audit/seal.ts'
import { loadDataFile } from '../src/platform/data-file/load.ts'
import { nodeTools, withFile } from '../src/platform/data-file/node-tools.ts'
import { schemaOf } from '../src/platform/data-file/schema.ts'
import { signerOf } from '../src/platform/data-file/signing.ts'
import { readMe } from '../src/platform/data-file/words.ts'
import { writeDataFile } from '../src/platform/data-file/write.ts'
import type { Lock, MadeDataFile } from '../src/platform/data-file/write.ts'
import { unpacked, zipEntries } from '../src/platform/files/zip.ts'
import { zipped } from '../src/platform/files/zip-writer.ts'
import { StartupProblem } from '../src/platform/postgres/startup-problem.ts'
import { secretsOf } from '../src/platform/secrets.ts'
import type { TestServer, TestSubscriber } from './call-helpers.ts'
import { testPool } from './database.ts'

export const signer = signerOf(secretsOf(Buffer.alloc(32, 7)))
export const passphrase = 'three copper kettles sing'

/** Seals what all have written: what another database of the cluster has open keeps entries back, so it is waited for. */
export async function sealWhole(server: TestServer) {
  for (;;) {
    const { rows } = await server.app.pools.owner.query<{ free: boolean }>(
      `select bool_and(transaction_id < pg_snapshot_xmin(pg_current_snapshot())) as free from audit_entries`,
    )
    if (rows[0]!.free) break
  }
  await sealAll(server.app.pools.owner)
}

let files = 0
export async function makeDataFile(server: TestServer, folder: string, who: TestSubscriber, lock?: Lock) {
  const to = path.join(folder, `${++files}.zip`)
  const client = new pg.Client({ connectionString: server.app.config.databaseUrl })
  await client.connect()
  const made: MadeDataFile = {}
  try {
    const content = writeDataFile(
      {
        client,
        subscriberId: who.subscriberId,
        madeBy: 'test',
        version: '1',
        schema: await schemaOf(client),
        now: new Date('2026-11-28T10:00:00Z'),
        signer,
        lock,
        viewer: Buffer.from('<!doctype html>'),
        readMe,
      },
      made,
    )
    await pipeline(Readable.from(content), createWriteStream(to))
  } finally {
    await client.end()
  }
  return { file: to, manifest: made.manifest!, hash: made.hash! }
}

/** Opens a file and reads each entry of it, as an import does. */
export const readAll = (name: string, secret?: string) =>
  withFile(name, async (bytes) => {
    const file = await DataFile.open(bytes, nodeTools, secret)
    for (const { path: entry } of file.manifest.entries) await file.bytes(entry)
    return file.manifest
  })

export const faultOf = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (fault: unknown) => fault,
  )
  if (error instanceof DataFileFault) return [error.kind, error.entry].filter(Boolean).join(' ')
  if (error instanceof StartupProblem) return error.message
  throw error ?? new Error('It was not refused')
}

export async function importInto(url: string, name: string, secret?: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await withFile(name, async (bytes) => {
      const file = await DataFile.open(bytes, nodeTools, secret)
      return loadDataFile({ client, file, fileName: 'x.zip', size: bytes.size })
    })
  } finally {
    await client.end()
  }
}

export async function inside<T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = testPool(url, 2)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

export async function nothingIn(url: string) {
  await inside(url, async (pool) => {
    const { rows } = await pool.query(
      `select (select count(*)::int from subscriber_list) as accounts, (select count(*)::int from documents) as documents, (select count(*)::int from stored_file_parts) as parts`,
    )
    expect(rows).toEqual([{ accounts: 0, documents: 0, parts: 0 }])
  })
}

/** The entries of a file as they are packed, to be packed again with a change. */
export async function entriesOf(name: string): Promise<[string, Buffer][]> {
  return withFile(name, async (bytes) => {
    const source = {
      size: bytes.size,
      read: async (from: number, length: number) => Buffer.from(await bytes.read(from, length)),
    }
    const found: [string, Buffer][] = []
    for (const entry of await zipEntries(source)) {
      const pieces: Buffer[] = []
      for await (const piece of unpacked(source, entry, { left: 1e9 })) pieces.push(piece)
      found.push([entry.name, Buffer.concat(pieces)])
    }
    return found
  })
}

export async function packed(
  folder: string,
  entries: readonly (readonly [string, Buffer])[],
): Promise<string> {
  const to = path.join(folder, `${++files}.zip`)
  const content = zipped(async (zip) => {
    for (const [name, bytes] of entries) await zip.add(name, bytes, new Date('2026-11-28T10:00:00Z'))
  })
  await pipeline(Readable.from(content), createWriteStream(to))
  return to
}

export const flipped = (bytes: Buffer): Buffer => {
  const changed = Buffer.from(bytes)
  changed[Math.floor(changed.length / 2)]! ^= 1
  return changed
}
