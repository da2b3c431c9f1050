import { sql } from 'kysely'
import { AppError } from '../src/platform/errors.ts'
import { defineJob } from '../src/platform/jobs/jobs.ts'
import type { Jobs } from '../src/platform/jobs/jobs.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Jobs whose effects a test can count. */
export const countingJobs: Jobs = {
  /** Writes a mail an entry, so that a doubled effect shows. */
  count: defineJob<
    { readonly total: number; readonly pauseMs: number; readonly restMs?: number; readonly holdAt?: number },
    { next: number }
  >(async (job) => {
    for (let next = job.checkpoint?.next ?? 0; next < job.input.total; next++) {
      if (job.isCancelled) return { response: { stoppedAt: next } }
      // The first run alone holds before this entry, until it is killed.
      if (!job.checkpoint && next === job.input.holdAt) await pause(600_000)
      await pause(job.input.pauseMs)
      await job.step(async (ctx) => {
        await sql`insert into mails (subscriber_id, event, recipients, subject, text_body, status)
          values (${ctx.subscriberId}, 'counted', '{}', ${`entry ${next}`}, '', 'Sent')`.execute(ctx.db)
        return { result: undefined, checkpoint: { next: next + 1 }, done: next + 1 }
      })
    }
    await job.attach({ name: 'result.csv', contentType: 'text/csv', content: Buffer.from('a,b\n1,2\n') })
    // The first run alone rests with its file made and its end not yet said.
    if (!job.checkpoint) await pause(job.input.restMs ?? 0)
    return { response: { counted: job.input.total } }
  }),
  /** Reports with which rights it runs. */
  rights: defineJob(async (job) => ({
    response: await job.inTransaction(async (ctx) => [...ctx.access.rights.keys()].sort()),
  })),
  refused: defineJob(async () => {
    throw new AppError('IN_USE')
  }),
}
