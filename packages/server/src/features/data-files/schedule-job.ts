import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { inIndia } from '@bahi/domain/cal/shown.ts'
import { indexOnOrAfter, occurrence } from '@bahi/domain/documents/recurrence.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { eachOpenTenant } from '../../platform/db/each-tenant.ts'
import { AppError } from '../../platform/errors.ts'
import { safeName } from '../../platform/files/store.ts'
import { giveDueToUsers } from '../../platform/jobs/due-tasks.ts'
import type { DueOfUser } from '../../platform/jobs/due-tasks.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/make-context.ts'
import { storedProblem } from '../ledger/index.ts'
import { storedSchedule } from './schedule.ts'
import type { StoredSchedule } from './schedule.ts'
import { noteFile, writeFileOf } from './write-file.ts'
import type { DataFileSource } from './write-file.ts'

/** Gives accounts whose hour has come to a task; of dates that passed meanwhile one file is made. */
export const makeDueDataFiles = ({
  tenants,
  clock,
  product,
}: Pick<Services, 'tenants' | 'clock' | 'product'>): Promise<void> =>
  product.dataFiles.to === undefined
    ? Promise.resolve()
    : eachOpenTenant(tenants, 'Job:dataFileSchedule', async (db, subscriberId) => {
        const now = clock()
        const today = istDateOf(now.getTime())
        const hour = Number(inIndia(now.toISOString()).slice(11, 13))
        await giveDueToUsers(
          db,
          subscriberId,
          'dataFileSchedule',
          sql`select s.id, s.user_id, s.next_date from data_file_schedules s where s.subscriber_id = current_subscriber() and s.status = 'Active'
            and (s.next_date < ${today}::date or (s.next_date = ${today}::date and s.hour <= ${hour}))`,
        )
      })

interface Due {
  readonly schedule: StoredSchedule
  /** The last that has passed. */
  readonly date: string
  readonly next: { readonly turn: number; readonly nextDate: string }
}

/**
 * Makes the file whose turn it is and removes those beyond the number to keep. A file has the name of its date, so that a run that was killed leaves
 * none behind. What the place refuses is told and kept with the schedule, and the next date is its turn.
 */
export const dataFileScheduleJob = (source: DataFileSource) =>
  defineJob<DueOfUser>(
    async (job) => {
      const due = await job.inTransaction((ctx) => dueOf(ctx))
      if (!due) return undefined
      try {
        const ctx = await job.context()
        if (!ctx.can('STG_SEC')) throw new AppError('RIGHT_MISSING')
        return await make(job, source, ctx, due)
      } catch (error) {
        if (job.isCancelled) return undefined
        const problem = refusalOfPlace(error) ?? error
        if (!(problem instanceof AppError)) throw error
        await job.step(async (ctx) => {
          await keepOutcome(ctx, due, 'Failed', problem)
          return { result: undefined, checkpoint: undefined }
        })
        throw problem
      }
    },
    { readsOnly: true },
  )

async function dueOf(ctx: Ctx): Promise<Due | undefined> {
  const schedule = await storedSchedule(ctx)
  const today = ctx.today()
  if (schedule?.status !== 'Active' || schedule.nextDate > today) return undefined
  const recurrence = { first: schedule.firstDate, every: schedule.every, unit: schedule.unit }
  const turn = indexOnOrAfter(recurrence, addDays(today, 1), schedule.turn)
  return {
    schedule,
    date: occurrence(recurrence, turn - 1),
    next: { turn, nextDate: occurrence(recurrence, turn) },
  }
}

async function make(job: Job<DueOfUser>, source: DataFileSource, ctx: Ctx, due: Due) {
  const { to, backupKey } = ctx.product.dataFiles
  const publicKey = due.schedule.recipient ?? backupKey
  if (to === undefined || publicKey === undefined) throw new AppError('DATA_FILE_NO_PLACE')
  const folder = path.join(to, `account-${ctx.subscriberId}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of await readdir(folder))
    if (name.endsWith(unfinishedEnd)) await rm(path.join(folder, name), { force: true })
  const { name: business } = await job.inTransaction(async ({ db, subscriberId }) => {
    const { rows } = await sql<{ name: string }>`select name from subscribers
      where subscriber_id = ${subscriberId}`.execute(db)
    return rows[0]!
  })
  const name = safeName(`${business} ${due.date}.zip`)
  const place = path.join(folder, name)
  const unfinished = place + unfinishedEnd
  try {
    const lock = { publicKey }
    const written = await writeFileOf(job, source, { place: unfinished, lock, now: ctx.clock() })
    await rename(unfinished, place)
    await syncFolder(folder)
    await job.step(async (inner) => {
      // A file of the same day took the place of the one before.
      await sql`update data_files set removed_at = now() where subscriber_id = current_subscriber() and kept_as = ${name} and removed_at is null`.execute(
        inner.db,
      )
      await noteFile(inner.db, written, { name, keptAs: name })
      await keepOutcome(inner, due, 'Made')
      return { result: undefined, checkpoint: undefined }
    })
    await prune(job, folder, due.schedule.keep)
    return { response: { documents: written.documents, fileHash: written.hash } }
  } finally {
    await rm(unfinished, { force: true })
  }
}

const unfinishedEnd = '.unfinished'

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** The newest stay. The file goes before it is noted that it went, so that none is forgotten. */
async function prune(job: Job<DueOfUser>, folder: string, keep: number): Promise<void> {
  const old = await job.inTransaction(async ({ db }) => {
    const { rows } = await sql<{ id: number; keptAs: string }>`select id, kept_as from data_files
      where subscriber_id = current_subscriber() and kept_as is not null and removed_at is null
      order by id desc offset ${keep}`.execute(db)
    return rows
  })
  for (const { keptAs } of old) await rm(path.join(folder, path.basename(keptAs)), { force: true })
  if (old.length === 0) return
  await job.step(async ({ db }) => {
    await sql`update data_files set removed_at = now() where subscriber_id = current_subscriber() and id = any(${old.map(({ id }) => id)}::bigint[])`.execute(
      db,
    )
    return { result: undefined, checkpoint: undefined }
  })
}

/** What the administrator of the place can change. */
function refusalOfPlace(error: unknown): AppError | undefined {
  const code = (error as { code?: unknown } | null)?.code
  if (typeof code !== 'string' || !/^E(NOSPC|DQUOT|ACCES|PERM|ROFS|NOENT|NOTDIR|IO|FBIG|EXIST)$/.test(code))
    return
  return new AppError('DATA_FILE_PLACE', { params: { reason: code }, cause: error })
}

const keepOutcome = (
  ctx: Ctx,
  { schedule, date, next }: Due,
  outcome: 'Made' | 'Failed',
  problem?: AppError,
) =>
  sql`update data_file_schedules set turn = ${next.turn}, next_date = ${next.nextDate}, last_date = ${date}, last_outcome = ${outcome},
      last_problem = ${problem ? JSON.stringify(storedProblem(problem)) : null}::jsonb, version = version + 1
    where subscriber_id = current_subscriber() and id = ${schedule.id} and turn = ${schedule.turn}`.execute(
    ctx.db,
  )
