import { scheduledTitle } from '@bahi/contracts/scheduled-files.ts'
import type { ScheduledExportName } from '@bahi/contracts/scheduled-files.ts'
import type { Handlers } from '../../platform/handlers.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { supplierOf } from '../companies/index.ts'
import { day } from '../printing/index.ts'
import { mostBytes, refuseTooLarge, whole } from '../report-files/index.ts'
import type { MailedFile, PreparedMail } from '../report-files/index.ts'
import { askedOn, daysOn } from './asked.ts'
import type { ReportSchedule } from './queries.ts'

type ExportSchedule = ReportSchedule & { readonly report: ScheduledExportName }

/** A list as sheets and pages, each by the call that a person exports it with, and what the mail says of them. */
export async function exportMail(
  job: Pick<Job, 'context' | 'inTransaction'>,
  handlers: Handlers,
  schedule: ExportSchedule,
  date: string,
): Promise<PreparedMail> {
  const { report: name, recipients, message, attach, period } = schedule
  const asked = askedOn(schedule, date)
  const files: MailedFile[] = []
  for (const format of attach)
    await handlers.file(job, name, { ...asked, format }, async ({ fileName, contentType, content }) => {
      files.push({ name: fileName, contentType, content: await whole(content, mostBytes) })
    })
  refuseTooLarge(files)
  const { ctx, supplier } = await job.inTransaction(async (inside) => ({
    ctx: inside,
    supplier: await supplierOf({ db: inside.db, entityIds: placesOf(asked, inside.entityIds) }),
  }))
  const title = ctx.t(scheduledTitle(name, asked))
  const days = daysOn(period, date)
  return {
    name,
    asked: { to: recipients, ...(message === null ? {} : { message }) },
    language: ctx.language,
    head: {
      title,
      fileName: title,
      company: supplier?.companyName ?? '',
      period: days ? `${day(days.from)} – ${day(days.to)}` : day(date),
      replyTo: supplier?.email,
    },
    files,
  }
}

/** GSTINs that are asked for; of all that the sender sees where none is named. */
function placesOf(asked: Readonly<Record<string, unknown>>, all: readonly number[]): readonly number[] {
  if (Array.isArray(asked['entityIds']) && asked['entityIds'].length > 0)
    return asked['entityIds'] as number[]
  return typeof asked['entityId'] === 'number' ? [asked['entityId']] : all
}
