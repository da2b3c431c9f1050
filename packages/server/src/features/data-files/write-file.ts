import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Manifest } from '@bahi/domain/data-file/manifest.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import { signerOf } from '../../platform/data-file/signing.ts'
import { withClient } from '../../platform/data-file/snapshot.ts'
import { viewerPage } from '../../platform/data-file/viewer.ts'
import { readMe } from '../../platform/data-file/words.ts'
import { writeDataFile } from '../../platform/data-file/write.ts'
import type { Lock, MadeDataFile } from '../../platform/data-file/write.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { Job } from '../../platform/jobs/jobs.ts'

/** What tasks that write data files are given by the product. */
export interface DataFileSource {
  /** Of the role of requests: row security keeps others' rows out of the file too. */
  readonly pool: pg.Pool
  readonly version: string
  readonly schema: number
  readonly webDist: string
}

export interface WrittenFile {
  readonly manifest: Manifest
  readonly documents: number
  readonly hash: string
  readonly size: number
  readonly signedBy: string
}

/** Writes all data of the account of a task to a place, from one snapshot; the disk has it when this ends. */
export async function writeFileOf(
  job: Job<unknown, unknown>,
  { pool, version, schema, webDist }: DataFileSource,
  { place, lock, now }: { readonly place: string; readonly lock: Lock | undefined; readonly now: Date },
): Promise<WrittenFile> {
  const { subscriberId, portals, access } = await job.context()
  const signer = signerOf(portals.secrets)
  const made: MadeDataFile = {}
  await withClient(pool, (client) =>
    pipeline(
      Readable.from(
        writeDataFile(
          {
            client,
            subscriberId,
            madeBy: access.userName,
            version,
            schema,
            now,
            signer,
            lock,
            viewer: viewerPage(webDist),
            readMe,
            signal: job.signal,
            progress: (done, total) => job.progress(done, total),
          },
          made,
        ),
      ),
      createWriteStream(place, { mode: 0o600, flush: true }),
    ),
  )
  const manifest = made.manifest!
  return {
    manifest,
    documents: manifest.documents.reduce((sum, { count }) => sum + count, 0),
    hash: made.hash!,
    size: (await stat(place)).size,
    signedBy: signer.fingerprint,
  }
}

/** Keeps in the trail that all data left, and which file has it. */
export const noteFile = (
  db: Db,
  { hash, size, signedBy, documents, manifest }: WrittenFile,
  { name, keptAs }: { readonly name: string; readonly keptAs?: string },
) =>
  sql`insert into data_files (subscriber_id, action, name, size, file_hash, signed_by, is_encrypted, documents, kept_as)
    values (current_subscriber(), 'Made', ${name}, ${size}, ${hash}, ${signedBy}, ${manifest.isEncrypted}, ${documents}, ${keptAs ?? null})`.execute(
    db,
  )
