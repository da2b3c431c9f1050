import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { scheduledTitle } from '@bahi/contracts/scheduled-files.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import type { Ctx } from '../../platform/context.ts'
import { temporaryPlace } from '../../platform/files/temporary.ts'
import type { Handlers } from '../../platform/handlers.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { supplierOf } from '../companies/index.ts'
import { monthFileInput, packMonth } from '../month-files/index.ts'
import { day } from '../printing/index.ts'
import { makeFileLink } from '../public/index.ts'
import { mostBytes } from '../report-files/index.ts'
import type { PreparedMail } from '../report-files/index.ts'
import { askedOn } from './asked.ts'
import type { ReportSchedule } from './queries.ts'

/** Days for which a link to a file works. */
const daysOfLink = 14

/** A file that no mail can carry, beside the database; whoever made it removes it. */
interface Large {
  readonly place: string
  readonly name: string
  readonly contentType: string
}
export type PackedMail = PreparedMail & { readonly large?: Large }

/** The month before a date as one file, and what the mail says of it. It is packed beside the database, so that no transaction waits. */
export async function packMail(
  job: Pick<Job, 'context' | 'inTransaction' | 'isCancelled'>,
  handlers: Handlers,
  schedule: ReportSchedule,
  date: string,
): Promise<PackedMail> {
  const { report: name, recipients, message } = schedule
  const asked = askedOn(schedule, date)
  const { ctx, supplier, input } = await job.inTransaction(async (inside) => {
    const month = await monthFileInput(inside, asked as Parameters<typeof monthFileInput>[1])
    return {
      ctx: inside,
      supplier: await supplierOf({ db: inside.db, entityIds: [month.entityId] }),
      input: month,
    }
  })
  const place = temporaryPlace('pack')
  const source = {
    input,
    inTransaction: job.inTransaction,
    context: job.context,
    get isCancelled() {
      return job.isCancelled
    },
    progress: () => {},
  }
  const { content, name: fileName, contentType } = packMonth(source, handlers)
  let isLarge = false
  try {
    await pipeline(Readable.from(content), createWriteStream(place, { mode: 0o600 }))
    isLarge = (await stat(place)).size > mostBytes
    const title = ctx.t(scheduledTitle(name, asked))
    return {
      name,
      asked: { to: recipients, ...(message === null ? {} : { message }) },
      language: ctx.language,
      head: {
        title,
        fileName: title,
        company: supplier?.companyName ?? '',
        period: `${day(input.from)} – ${day(input.to)}`,
        entityId: input.entityId,
        replyTo: supplier?.email,
      },
      ...(isLarge
        ? { files: [], large: { place, name: fileName, contentType } }
        : { files: [{ name: fileName, contentType, content: await readFile(place) }] }),
    }
  } finally {
    if (!isLarge) await rm(place, { force: true })
  }
}

/** Keeps a large file until its link ends, and writes the link into the mail. */
export async function behindLink(
  ctx: Ctx,
  mail: PreparedMail,
  { place, name, contentType }: Large,
): Promise<{ readonly mail: PreparedMail; readonly fileId: number }> {
  const lastDay = addDays(ctx.today(), daysOfLink)
  const expiresAt = new Date(`${lastDay}T23:59:59.999+05:30`)
  const content = createReadStream(place)
  const fileId = await ctx.files.store({ purpose: 'link', name, contentType, content, expiresAt })
  const link = await makeFileLink(ctx, { fileId, expiresAt })
  const { asked, head } = mail
  const until = day(lastDay)
  const { firstName, lastName } = ctx.access
  const user = `${firstName} ${lastName}`.trim()
  const fields = { report: head.title, company: head.company, period: head.period, user, link, until }
  return {
    fileId,
    mail: {
      ...mail,
      // What a person wrote says nothing of the link.
      asked: asked.message
        ? { ...asked, message: `${asked.message}\n\n${ctx.t('reportSchedule.link', { link, until })}` }
        : asked,
      head: { ...head, mail: { event: 'fileReady', fields } },
    },
  }
}
