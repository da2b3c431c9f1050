import { sql } from 'kysely'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Ctx } from '../../platform/context.ts'
import { readFile } from '../../platform/files/store.ts'
import type { FileContent } from './decode/content.ts'
import { findingOf, findingsOf } from './findings.ts'
import type { Finding } from './findings.ts'
import { replaceFinding, verifyAgain } from './keep.ts'
import type { Source } from './keep.ts'
import { signingKeys } from './keys.ts'

export interface ReadInput {
  readonly ids: readonly number[]
  readonly culture: string
}

interface Progress {
  /** How many of the list are done. */
  readonly next: number
  readonly failed: number
}

interface Stored extends Source {
  readonly content: FileContent | 'camera'
  readonly text: string | null
  readonly pages: readonly number[]
}

/** Reads one file after another; what was read stays read, wherever the worker dies. */
const qrReadings = defineJob<ReadInput, Progress>(async (job) => {
  const { ids } = job.input
  let { next, failed } = job.checkpoint ?? { next: 0, failed: 0 }
  while (next < ids.length && !job.isCancelled) {
    const id = ids[next]!
    const stored = await load(job, id)
    const findings = stored && (await findAgain(job, stored))
    if (findings?.[0]?.status === 'Unreadable') failed++
    next++
    await job.step(async (ctx) => {
      if (stored && findings) await put(ctx, id, stored, findings)
      return { result: undefined, checkpoint: { next, failed }, done: next, errors: failed }
    })
  }
  return { response: { read: next - failed, unreadable: failed }, errors: failed }
})

function put(ctx: Ctx, id: number, stored: Stored, findings: readonly Finding[]): Promise<unknown> {
  return stored.text === null ? replaceFinding(ctx, id, stored, findings) : verifyAgain(ctx, id, findings[0]!)
}

/** Undefined where it was deleted meanwhile, or lies where the user works no more. */
function load(job: Job<ReadInput, Progress>, id: number): Promise<Stored | undefined> {
  return job.inTransaction(async ({ db, entityIds }) => {
    const { rows } =
      await sql<Stored>`select entity_id, content, file_id, file_name, qr_text as text, pages from qr_readings
      where subscriber_id = current_subscriber() and id = ${id} and entity_id = any(${[...entityIds]}::bigint[])`.execute(
        db,
      )
    return rows[0]
  })
}

async function findAgain(job: Job<ReadInput, Progress>, stored: Stored): Promise<readonly Finding[]> {
  const ctx = await job.context()
  const keys = await signingKeys(ctx, stored.entityId)
  const { text, pages, content, fileId } = stored
  if (text !== null || content === 'camera' || fileId === null)
    return [findingOf({ text: text ?? '', pages }, keys)]
  const parts: Uint8Array[] = []
  for await (const part of readFile(
    (work) => job.inTransaction(({ db }) => work(db)),
    ctx.subscriberId,
    fileId,
  ))
    parts.push(part)
  return findingsOf(ctx.subscriberId, content, Buffer.concat(parts), keys)
}

export const qrReadingJobs = { qrReadings }
