import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { inIndia } from '@bahi/domain/cal/shown.ts'
import { occurrence } from '@bahi/domain/documents/recurrence.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import { AppError, invariant } from '../../platform/errors.ts'
import { giveDueToUsers } from '../../platform/jobs/due-tasks.ts'
import type { DueOfUser } from '../../platform/jobs/due-tasks.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/make-context.ts'
import { storedProblem } from '../ledger/index.ts'
import { deliver, prepareMail } from '../report-files/index.ts'
import type { Report } from '../report-files/index.ts'
import { loadReportSchedule, maySend } from './queries.ts'
import { askedOn } from './save.ts'
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

/** One schedule a step: its mail, its row of the history and the next date are kept together, or not at all. */
// oxlint-disable-next-line typescript/no-explicit-any
export const reportSchedulesJob = (reports: readonly Report<any>[]) =>
  defineJob<DueOfUser, Progress>(
    async (job) => {
      let progress: Progress = job.checkpoint ?? { at: 0, sent: 0, failed: 0 }
      const { ids } = job.input
      while (progress.at < ids.length && !job.isCancelled)
        progress = await sendOne(job, reports, ids[progress.at]!, progress)
      return { response: { sent: progress.sent, failed: progress.failed }, errors: progress.failed }
    },
    { readsOnly: true },
  )

async function sendOne(
  job: Job<DueOfUser, Progress>,
  // oxlint-disable-next-line typescript/no-explicit-any
  reports: readonly Report<any>[],
  id: number,
  progress: Progress,
): Promise<Progress> {
  const due = await job.inTransaction((ctx) => dueSchedule(ctx, id))
  // Pages and sheets take long, so no transaction is held meanwhile.
  const mail = due && (await mailOf(await job.context(), reports, due))
  return job.step(async (ctx) => {
    const outcome = mail === undefined ? undefined : await keep(ctx, id, mail)
    const next: Progress = {
      at: progress.at + 1,
      sent: progress.sent + Number(outcome === 'Sent'),
      failed: progress.failed + Number(outcome === 'Failed'),
    }
    return { result: next, checkpoint: next, done: next.at, errors: next.failed }
  })
}

/** A schedule whose turn it is, also once others have worked meanwhile: of the dates that passed the last one. */
async function dueSchedule(ctx: Ctx, id: number, options?: { readonly lock: boolean }) {
  const schedule = await loadReportSchedule(ctx, id, options)
  const today = ctx.today()
  if (schedule?.status !== 'Active' || schedule.nextDate === null || schedule.nextDate > today)
    return undefined
  const { firstDate, every, unit, endDate } = schedule
  const until = endDate !== null && endDate < today ? endDate : today
  const next = turnFrom(schedule, addDays(until, 1))
  return { schedule, next, date: occurrence({ first: firstDate, every, unit }, next.turn - 1) }
}

type Due = NonNullable<Awaited<ReturnType<typeof dueSchedule>>>
type Mail = Awaited<ReturnType<typeof prepareMail>>

// oxlint-disable-next-line typescript/no-explicit-any
async function mailOf(ctx: Ctx, reports: readonly Report<any>[], { schedule, date }: Due) {
  const report = reports.find(({ name }) => name === schedule.report)
  invariant(report, `${schedule.report} is a report`)
  try {
    if (!maySend(ctx, schedule.report)) throw new AppError('RIGHT_MISSING')
    return await prepareMail(ctx, report, {
      ...askedOn(schedule, date),
      to: schedule.recipients,
      ...(schedule.message === null ? {} : { message: schedule.message }),
      attach: schedule.attach,
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error
  }
}

async function keep(ctx: Ctx, id: number, mail: Mail | AppError): Promise<'Sent' | 'Failed' | undefined> {
  const due = await dueSchedule(ctx, id, { lock: true })
  if (!due) return undefined
  const outcome = mail instanceof AppError ? 'Failed' : 'Sent'
  const messageId = mail instanceof AppError ? null : await deliver(ctx, mail)
  const problem = mail instanceof AppError ? JSON.stringify(storedProblem(mail)) : null
  await sql`insert into report_schedule_runs (subscriber_id, schedule_id, date, outcome, message_id, problem)
    values (current_subscriber(), ${id}, ${due.date}, ${outcome}, ${messageId}, ${problem}::jsonb)`.execute(
    ctx.db,
  )
  await moveTo(ctx, id, due.next, 'Active')
  return outcome
}
