import { invariant } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Report } from './report.ts'
import { deliver, prepareMail } from './send.ts'
import type { MailAsked } from './send.ts'

interface SendInput {
  readonly report: string
  readonly asked: MailAsked
}

/** Sends a large report. The mail is one step: begun anew, it goes out once. */
// oxlint-disable-next-line typescript/no-explicit-any
export const sendReportJob = (reports: readonly Report<any>[]) =>
  defineJob<SendInput, { readonly messageId: number }>(async (job) => {
    if (job.checkpoint) return { response: job.checkpoint }
    const report = reports.find(({ name }) => name === job.input.report)
    invariant(report, `${job.input.report} is a report`)
    const mail = await prepareMail(await job.context(), report, job.input.asked)
    if (job.isCancelled) return undefined
    const messageId = await job.step(async (ctx) => {
      const id = await deliver(ctx, mail)
      return { result: id, checkpoint: { messageId: id } }
    })
    return { response: { messageId } }
  })
