import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import { temporaryPlace } from '../../platform/files/temporary.ts'
import { safeName } from '../../platform/files/store.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { placeOf } from './make.ts'
import type { DataFileInput } from './make.ts'
import { noteFile, writeFileOf } from './write-file.ts'
import type { DataFileSource } from './write-file.ts'

/**
 * Writes the file beside the database first: its snapshot may be read for long, and no transaction of the task waits for it. Nothing of the
 * business changes, so a run that was killed is begun anew.
 */
export const dataFileJob = (source: DataFileSource) =>
  defineJob<DataFileInput>(
    async (job) => {
      const { subscriberId, portals, clock } = await job.context()
      const { sealedPassphrase } = job.input
      const lock =
        sealedPassphrase === undefined
          ? undefined
          : {
              passphrase: portals.secrets.open(
                Buffer.from(sealedPassphrase, 'base64'),
                placeOf(subscriberId),
              ),
            }
      const now = clock()
      const place = temporaryPlace('dataFile')
      try {
        const written = await writeFileOf(job, source, { place, lock, now })
        const name = safeName(`${written.manifest.subscriber.name} ${istDateOf(now.getTime())}.zip`)
        await job.attach({ name, contentType: 'application/zip', content: createReadStream(place) })
        await job.step(async ({ db }) => {
          await noteFile(db, written, { name })
          // The passphrase is of no more use here.
          await sql`update background_tasks set input = input - 'sealedPassphrase'
            where subscriber_id = ${subscriberId} and id = ${job.taskId}`.execute(db)
          return { result: undefined, checkpoint: undefined }
        })
        return { response: { documents: written.documents, fileHash: written.hash } }
      } catch (error) {
        if (job.isCancelled) return undefined
        throw error
      } finally {
        await rm(place, { force: true })
      }
    },
    { readsOnly: true },
  )
