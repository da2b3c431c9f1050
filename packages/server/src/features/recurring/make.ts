import { documentRight } from '@bahi/contracts/document-rights.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { nextDates } from '@bahi/domain/documents/recurrence.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import { AppError } from '../../platform/errors.ts'
import { giveDueToUsers } from '../../platform/jobs/due-tasks.ts'
import type { DueOfUser } from '../../platform/jobs/due-tasks.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/make-context.ts'
import { cloneOf, mailMany, saveDocument } from '../documents/index.ts'
import { storedProblem } from '../ledger/index.ts'
import type { StoredProblem } from '../ledger/index.ts'
import { loadRecurring } from './load.ts'
import type { Recurring } from './load.ts'

/**
 * Looks for schedules whose date has come and gives each user's to a task of that user. Dates that passed while nothing
 * ran are made then, each once. Schedules of a user who may no longer work wait and say so.
 */
export const makeDueDocuments = ({ tenants, clock }: Pick<Services, 'tenants' | 'clock'>): Promise<void> =>
  eachOpenTenant(tenants, 'Job:recurring', async (db, subscriberId) => {
    await giveDueToUsers(
      db,
      subscriberId,
      'recurringDocuments',
      sql`select r.id, r.user_id, r.next_date from recurring_documents r
        where r.subscriber_id = current_subscriber() and r.status = 'Active' and r.next_date <= ${istDateOf(clock())}::date`,
    )
  })

interface Progress {
  /** Schedules that are done. */
  readonly at: number
  readonly made: number
  readonly failed: number
}

/** One date a step: its document, its row of the history and the next date are kept together, or not at all. */
export const recurringJob = defineJob<DueOfUser, Progress>(async (job) => {
  let progress: Progress = job.checkpoint ?? { at: 0, made: 0, failed: 0 }
  const { ids } = job.input
  while (progress.at < ids.length && !job.isCancelled)
    progress = await job.step(async (ctx) => {
      const outcome = await makeNext(ctx, ids[progress.at]!)
      const isFailed = outcome === 'DraftInstead' || outcome === 'Failed'
      const next: Progress =
        outcome === undefined
          ? { ...progress, at: progress.at + 1 }
          : { ...progress, made: progress.made + 1, failed: progress.failed + Number(isFailed) }
      return { result: next, checkpoint: next, done: next.at, errors: next.failed }
    })
  return { response: { made: progress.made, failed: progress.failed }, errors: progress.failed }
})

type Outcome = 'Issued' | 'Pending' | 'Draft' | 'DraftInstead' | 'Failed'
interface Made {
  readonly outcome: Outcome
  readonly documentId?: number
  readonly problem?: StoredProblem
}

/** Makes the document of the next date; undefined where none is due. */
async function makeNext(ctx: Ctx, id: number): Promise<Outcome | undefined> {
  const schedule = await loadRecurring(ctx, id, { lock: true })
  const date = schedule?.nextDate
  if (!schedule || schedule.status !== 'Active' || !date || date > ctx.today()) return undefined
  const { outcome, documentId = null, problem = null } = await documentOf(ctx, schedule, date)
  await sql`insert into recurring_runs (subscriber_id, recurring_id, date, outcome, document_id, problem)
    values (current_subscriber(), ${id}, ${date}, ${outcome}, ${documentId}, ${problem && JSON.stringify(problem)}::jsonb)`.execute(
    ctx.db,
  )
  await advance(ctx, schedule)
  const mayMail = ctx.can(documentRight(schedule.kind, 'SND'), schedule.entityId)
  if (schedule.mails && mayMail && outcome === 'Issued' && documentId !== null)
    await mailMany(ctx, schedule.kind, 'documentSent', { ids: [documentId] })
  return outcome
}

async function documentOf(ctx: Ctx, schedule: Recurring, date: string): Promise<Made> {
  const { kind, sourceId, entityId, result } = schedule
  if (!ctx.can(documentRight(kind, 'AD'), entityId))
    return { outcome: 'Failed', problem: storedProblem(new AppError('RIGHT_MISSING')) }
  const make = async (status: 'Active' | 'Draft') =>
    ctx.savepoint(async () =>
      saveDocument(ctx, kind, { ...(await cloneOf(ctx, kind, sourceId)), date, status }),
    )
  try {
    if (result === 'Issued') {
      const saved = await make('Active')
      return { outcome: saved.status === 'Pending' ? 'Pending' : 'Issued', documentId: saved.id }
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return draftInstead(make, error)
  }
  return make('Draft').then(
    ({ id }): Made => ({ outcome: 'Draft', documentId: id }),
    (error: unknown): Made => failed(error),
  )
}

/** What cannot be issued is kept as a draft with the reason, so that somebody can correct it. */
const draftInstead = (make: (status: 'Draft') => Promise<{ readonly id: number }>, error: AppError) =>
  make('Draft').then(
    ({ id }): Made => ({ outcome: 'DraftInstead', documentId: id, problem: storedProblem(error) }),
    (other: unknown): Made => failed(other),
  )

function failed(error: unknown): Made {
  if (!(error instanceof AppError)) throw error
  return { outcome: 'Failed', problem: storedProblem(error) }
}

async function advance(ctx: Ctx, { id, firstDate, every, unit, turn, endDate, turnsLeft }: Recurring) {
  const left = turnsLeft === null ? null : turnsLeft - 1
  const [nextDate = null] = nextDates({ first: firstDate, every, unit }, turn + 1, {
    end: endDate ?? undefined,
    ...(left === null ? {} : { left }),
    most: 1,
  })
  await sql`update recurring_documents set turn = turn + 1, turns_left = ${left}, next_date = ${nextDate},
      status = ${nextDate === null ? 'Ended' : 'Active'}, version = version + 1
    where subscriber_id = current_subscriber() and id = ${id}`.execute(ctx.db)
}
