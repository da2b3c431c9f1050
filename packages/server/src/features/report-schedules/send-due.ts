import { isPack, isReport } from '@bahi/contracts/scheduled-files.ts'
import { rm } from 'node:fs/promises'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { inIndia } from '@bahi/domain/cal/shown.ts'
import { occurrence } from '@bahi/domain/documents/recurrence.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import { AppError, invariant } from '../../platform/errors.ts'
import { Handlers } from '../../platform/handlers.ts'
import { giveDueToUsers } from '../../platform/jobs/due-tasks.ts'
import type { DueOfUser } from '../../platform/jobs/due-tasks.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/make-context.ts'
import type { RouteGroup } from '../../platform/routes.ts'
import { storedProblem } from '../ledger/index.ts'
import { deliver, prepareMail } from '../report-files/index.ts'
import type { Report } from '../report-files/index.ts'
import { askedOn, maySend } from './asked.ts'
import { exportMail } from './export-mail.ts'
import { behindLink, packMail } from './pack-mail.ts'
import type { PackedMail } from './pack-mail.ts'
import { lockFailedRun } from './again.ts'
import type { DueAgain } from './again.ts'
import { loadReportSchedule } from './queries.ts'
import type { ReportSchedule } from './queries.ts'
import { moveTo, turnFrom } from './status.ts'

const istHourOf = (now: Date): number => Number(inIndia(now.toISOString()).slice(11, 13))

/**
 * Looks for schedules whose hour has come and gives each user's to a task of that user. Of dates that passed while nothing
 * ran the last is sent, once. Schedules of a user who may no longer work wait and say so.
 */
export const sendDueReports = ({ tenants, clock }: Pick<Services, 'tenants' | 'clock'>): Promise<void> =>
  eachOpenTenant(tenants, 'Job:reportSchedules', async (db, subscriberId) => {
    const now = clock()
    const today = istDateOf(now.getTime())
    await giveDueToUsers(
      db,
      subscriberId,
      'reportSchedules',
      sql`select s.id, s.user_id, s.next_date from report_schedules s
        where s.subscriber_id = current_subscriber() and s.status = 'Active'
          and (s.next_date < ${today}::date or (s.next_date = ${today}::date and s.hour <= ${istHourOf(now)}))`,
    )
  })

interface Progress {
  /** Schedules that are done. */
  readonly at: number
  readonly sent: number
  readonly failed: number
}

/** What mails are made of: the reports with pages, and the calls that export lists. */
interface Sources {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly reports: readonly Report<any>[]
  readonly handlers: Handlers
}

/**
 * One schedule a step: its mail, its row of the history and the next date are kept together, or not at all. A date that failed and is asked for
 * again is one too.
 */
export function reportSchedulesJob(reports: Sources['reports'], groups: readonly RouteGroup[]) {
  const sources = { reports, handlers: new Handlers(groups) }
  return defineJob<DueOfUser & DueAgain, Progress>(
    async (job) => {
      let progress: Progress = job.checkpoint ?? { at: 0, sent: 0, failed: 0 }
      const { ids, again } = job.input
      const turns = again === undefined ? ids.map((id) => turnOf(id)) : [turnAgain(again)]
      while (progress.at < turns.length && !job.isCancelled)
        progress = await sendOne(job, sources, turns[progress.at]!, progress)
      return { response: { sent: progress.sent, failed: progress.failed }, errors: progress.failed }
    },
    { readsOnly: true },
  )
}

async function sendOne(job: Work, sources: Sources, turn: Turn, progress: Progress): Promise<Progress> {
  const due = await job.inTransaction((ctx) => turn.due(ctx))
  // Pages and sheets take long, so no transaction is held meanwhile.
  const mail = due && (await mailOf(job, sources, due))
  try {
    // What was packed until a stop is not whole; whoever begins again makes it anew.
    if (job.isCancelled) return progress
    return await job.step(async (ctx) => {
      const outcome = mail === undefined ? undefined : await keep(ctx, turn, mail)
      const next: Progress = {
        at: progress.at + 1,
        sent: progress.sent + Number(outcome === 'Sent'),
        failed: progress.failed + Number(outcome === 'Failed'),
      }
      return { result: next, checkpoint: next, done: next.at, errors: next.failed }
    })
  } finally {
    if (mail && 'large' in mail && mail.large) await rm(mail.large.place, { force: true })
  }
}

/** A date whose mail is made: read before, and again when it is kept. */
interface Turn {
  due(ctx: Ctx, options?: { readonly lock: boolean }): Promise<Due | undefined>
  keep(ctx: Ctx, due: Due, run: Run): Promise<void>
}
interface Due {
  readonly schedule: ReportSchedule
  readonly date: string
}
interface Run {
  readonly outcome: 'Sent' | 'Failed'
  readonly messageId: number | null
  readonly fileId: number | null
  readonly problem: string | null
}

const turnOf = (id: number): Turn => ({
  due: (ctx, options) => dueSchedule(ctx, id, options),
  async keep(ctx, due, { outcome, messageId, fileId, problem }) {
    await sql`insert into report_schedule_runs (subscriber_id, schedule_id, date, outcome, message_id, file_id, problem)
      values (current_subscriber(), ${id}, ${due.date}, ${outcome}, ${messageId}, ${fileId}, ${problem}::jsonb)`.execute(
      ctx.db,
    )
    await moveTo(ctx, id, turnFrom(due.schedule, addDays(lastDay(due.schedule, ctx.today()), 1)), 'Active')
  },
})

/** A date that failed. Once its mail has left it is no turn any more, whoever asks again. */
const turnAgain = (runId: number): Turn => ({
  due: async (ctx, { lock } = { lock: false }) => {
    const run = await lockFailedRun(ctx.db, runId, { lock })
    const schedule = run && (await loadReportSchedule(ctx, run.scheduleId, { asSender: true }))
    return schedule && schedule.status !== 'Ended' ? { schedule, date: run.date } : undefined
  },
  async keep(ctx, _due, { outcome, messageId, fileId, problem }) {
    await sql`update report_schedule_runs set outcome = ${outcome}, message_id = ${messageId}, file_id = ${fileId}, problem = ${problem}::jsonb
      where subscriber_id = current_subscriber() and id = ${runId}`.execute(ctx.db)
  },
})

/** The last day that a mail can be of. */
const lastDay = ({ endDate }: ReportSchedule, today: string) =>
  endDate !== null && endDate < today ? endDate : today

/** A schedule whose turn it is, also once others have worked meanwhile: of the dates that passed the last one. */
async function dueSchedule(
  ctx: Ctx,
  id: number,
  options?: { readonly lock: boolean },
): Promise<Due | undefined> {
  const schedule = await loadReportSchedule(ctx, id, { ...options, asSender: true })
  const today = ctx.today()
  if (schedule?.status !== 'Active' || schedule.nextDate === null || schedule.nextDate > today)
    return undefined
  const { firstDate, every, unit } = schedule
  const next = turnFrom(schedule, addDays(lastDay(schedule, today), 1))
  return { schedule, date: occurrence({ first: firstDate, every, unit }, next.turn - 1) }
}

type Work = Job<DueOfUser & DueAgain, Progress>

async function mailOf(
  job: Work,
  { reports, handlers }: Sources,
  { schedule, date }: Due,
): Promise<PackedMail | AppError> {
  const ctx = await job.context()
  const { report: name, message, attach } = schedule
  try {
    if (!maySend(ctx, name)) throw new AppError('RIGHT_MISSING')
    if (isPack(name)) return await packMail(job, handlers, schedule, date)
    if (!isReport(name)) return await exportMail(job, handlers, { ...schedule, report: name }, date)
    const report = reports.find((one) => one.name === name)
    invariant(report, `${name} is a report`)
    return await prepareMail(ctx, report, {
      ...askedOn(schedule, date),
      to: schedule.recipients,
      ...(message === null ? {} : { message }),
      attach: attach.filter((format) => format !== 'pdf'),
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error
  }
}

async function keep(
  ctx: Ctx,
  turn: Turn,
  made: PackedMail | AppError,
): Promise<'Sent' | 'Failed' | undefined> {
  const due = await turn.due(ctx, { lock: true })
  if (!due) return undefined
  if (made instanceof AppError) {
    const problem = JSON.stringify(storedProblem(made))
    await turn.keep(ctx, due, { outcome: 'Failed', messageId: null, fileId: null, problem })
    return 'Failed'
  }
  const { mail, fileId } = made.large ? await behindLink(ctx, made, made.large) : { mail: made, fileId: null }
  const messageId = await deliver(ctx, mail)
  await turn.keep(ctx, due, { outcome: 'Sent', messageId, fileId, problem: null })
  return 'Sent'
}
