import { errors } from '@bahi/contracts/errors.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import { holds } from '../access.ts'
import type { Ctx } from '../context.ts'
import type { Db } from '../db/kysely.ts'
import type { Actor } from '../db/tenant.ts'
import { AppError } from '../errors.ts'
import { storeFile } from '../files/store.ts'
import type { NewFile } from '../files/store.ts'
import { makeContext } from '../make-context.ts'
import type { Services } from '../make-context.ts'
import { inSpan } from '../telemetry/spans.ts'
import { fill } from '../texts.ts'
import { workFor } from '../whose.ts'
import type { Job, JobResult, Jobs } from './jobs.ts'

interface TaskRow {
  readonly type: string
  readonly userId: number | null
  readonly apiClientId: number | null
  readonly rights: readonly RightCode[]
  readonly input: unknown
  readonly checkpoint: unknown
  /** Number of this run: fences those before it off. */
  readonly attempts: number
  /** Runs that ended with a fault of ours since the last step that was kept; a worker that was killed is none. */
  readonly failures: number
  readonly doneCount: number
  readonly totalCount: number
  readonly requestId: string | null
}

export interface TaskKey {
  readonly subscriberId: number
  readonly taskId: number
}

const leaseSeconds = 20
const beatMs = 5000
/** A handler that keeps failing for reasons of ours is given up after this many runs. */
export const mostAttempts = 6

class LostLease extends Error {}
class Unfinished extends Error {}

/**
 * Runs one task: takes it for this worker under a lease, keeps the lease while the handler works, and writes how it
 * ended. A task whose worker died is taken over when the lease is out; the run number fences the dead one off.
 */
export async function runTask(
  services: Services,
  jobs: Jobs,
  key: TaskKey,
  stopping: AbortSignal,
): Promise<void> {
  const row = await claim(services, key)
  if (!row) return
  const handler = jobs[row.type]
  const run = new TaskRun(services, key, row, stopping, handler?.readsOnly ?? false)
  try {
    if (!handler) throw new Error(`No job is known for tasks of type ${row.type}`)
    const work = () =>
      workFor(key.subscriberId, () => services.portals.about({ taskId: key.taskId }, () => handler(run.job)))
    const facts = { 'bahi.task_id': key.taskId, 'bahi.request_id': row.requestId ?? '' }
    const result = (await inSpan(`task ${row.type}`, work, { kind: 'consumer', facts })) ?? {}
    // It was told to stop and nobody cancelled it: what it has left out is done by the next worker.
    if (run.wasToldToStop && !run.wasCancelled) throw new Unfinished('The worker was stopped')
    await run.end(
      run.wasCancelled
        ? { status: 'Failed', response: { ...asObject(result.response), isCancelled: true } }
        : successOf(result),
    )
  } catch (error) {
    await run.fail(error)
  } finally {
    run.release()
  }
}

const asObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
const successOf = ({ response, errors: count = 0 }: JobResult) => ({
  status: count > 0 ? 'SuccessWithError' : 'Success',
  response,
})

async function claim({ tenants }: Services, { subscriberId, taskId }: TaskKey): Promise<TaskRow | undefined> {
  return tenants.inTenant(subscriberId, { source: 'Job' }, async (db) => {
    const { rows } = await sql<TaskRow>`
      update background_tasks set status = 'InProcess', attempts = attempts + 1, lease_until = now() + make_interval(secs => ${leaseSeconds})
      where subscriber_id = ${subscriberId} and id = ${taskId} and status in ('Initialized', 'YetNotStarted', 'InProcess')
        and (lease_until is null or lease_until < now())
      returning type, user_id, api_client_id, rights, input, checkpoint, attempts, failures, done_count, total_count, request_id`.execute(
      db,
    )
    if (rows[0]) return rows[0]
    const open =
      await sql`select from background_tasks where subscriber_id = ${subscriberId} and id = ${taskId} and status = 'InProcess'`.execute(
        db,
      )
    // Still under the lease of a worker that may be dead: the queue tries again.
    if (open.rows.length > 0) throw new Error(`Task ${taskId} is leased`)
    return undefined
  })
}

class TaskRun {
  readonly job: Job
  wasCancelled = false
  /** The job has asked whether it shall stop, and was told so. */
  wasToldToStop = false
  readonly #services: Services
  readonly #key: TaskKey
  readonly #row: TaskRow
  readonly #readsOnly: boolean
  readonly #abort = new AbortController()
  readonly #timer: NodeJS.Timeout
  #done = 0
  #total: number
  /** As the last step saved it: what is saved after it must not take the task back to an earlier one. */
  #checkpoint: unknown
  #reported = { done: 0, total: 0 }

  constructor(services: Services, key: TaskKey, row: TaskRow, stopping: AbortSignal, readsOnly: boolean) {
    this.#readsOnly = readsOnly
    this.#services = services
    this.#key = key
    this.#row = row
    // What the run before has done stays done, even where nothing is left to do.
    this.#done = row.doneCount
    this.#total = row.totalCount
    this.#checkpoint = row.checkpoint
    this.#timer = setInterval(() => void this.#beat(), beatMs)
    stopping.addEventListener('abort', () => this.#abort.abort(), { once: true, signal: this.#abort.signal })
    const { signal } = this.#abort
    const tellToStop = () => {
      this.wasToldToStop ||= signal.aborted
      return signal.aborted
    }
    this.job = {
      taskId: key.taskId,
      input: row.input,
      checkpoint: row.checkpoint ?? undefined,
      log: services.log.child({ task: key.taskId, type: row.type, subscriber: key.subscriberId }),
      inTransaction: (work) => this.#inTransaction((ctx) => work(ctx)),
      step: async (work) => {
        const { result, checkpoint } = await this.#inTransaction(async (ctx) => {
          const { done, errors: count, ...step } = await work(ctx)
          if (done !== undefined) this.#done = done
          await this.#save(ctx.db, step.checkpoint, count)
          return step
        })
        this.#checkpoint = checkpoint
        return result
      },
      progress: (done, total) => {
        this.#done = done
        if (total !== undefined) this.#total = total
      },
      get isCancelled() {
        return tellToStop()
      },
      signal,
      attach: (file) => this.#attach(file),
      context: () => this.#inTransaction(async (ctx) => this.#contextOf(ctx, undefined)),
    }
  }

  get #actor(): Actor {
    const { userId, requestId, type } = this.#row
    return { userId, source: `Job:${type}`, ...(requestId === null ? {} : { requestId }) }
  }

  #inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
    const { subscriberId } = this.#key
    return this.#services.tenants.inTenant(subscriberId, this.#actor, async (db) =>
      work(await this.#contextFrom(db)),
    )
  }

  /** Access as it is now: who was blocked or lost the right meanwhile, person or program, does nothing more by a task. */
  async #contextFrom(db: Db): Promise<Ctx> {
    const { subscriberId } = this.#key
    const { userId, apiClientId, rights } = this.#row
    const { rows } = await sql<{ accessVersion: number; isOpen: boolean; isBlocked: boolean }>`
      select b.access_version, coalesce(b.access_ends_at > now(), true) as is_open,
        b.status <> 'Active' or coalesce((select u.status <> 'Active' from users u where u.subscriber_id = b.subscriber_id and u.id = ${userId}), false) as is_blocked
      from subscribers b where b.subscriber_id = ${subscriberId}`.execute(db)
    const standing = rows[0]!
    if (standing.isBlocked) throw new AppError('BLOCKED')
    if (!standing.isOpen && !this.#readsOnly) throw new AppError('TRIAL_OVER')
    if (userId === null) throw new Error('A task without a user has no context')
    const access = await this.#services.accessCache.get(
      db,
      subscriberId,
      userId,
      standing.accessVersion,
      apiClientId,
    )
    if (rights.length > 0 && !rights.some((right) => holds(access, right)))
      throw new AppError('RIGHT_MISSING')
    return makeContext(
      this.#services,
      {
        subscriberId,
        userId,
        access,
        actor: this.#actor,
        culture: this.#culture,
        log: this.job.log,
        rights,
      },
      db,
    )
  }

  get #culture(): string {
    const { culture } = (this.#row.input ?? {}) as { culture?: unknown }
    return typeof culture === 'string' ? culture : 'en-IN'
  }

  #contextOf({ subscriberId, userId, access, actor, culture, log }: Ctx, db: Db | undefined): Ctx {
    const { rights } = this.#row
    return makeContext(this.#services, { subscriberId, userId, access, actor, culture, log, rights }, db)
  }

  /** Saves counts and checkpoint under the fence of this run. */
  async #save(db: Db, checkpoint: unknown, errorCount: number | undefined): Promise<void> {
    const { subscriberId, taskId } = this.#key
    const { rows } = await sql`
      update background_tasks set checkpoint = ${JSON.stringify(checkpoint ?? null)}::jsonb, done_count = ${this.#done}, total_count = ${this.#total},
        progress = ${this.#percent()}, error_count = coalesce(${errorCount ?? null}, error_count), failures = 0, lease_until = now() + make_interval(secs => ${leaseSeconds})
      where subscriber_id = ${subscriberId} and id = ${taskId} and attempts = ${this.#row.attempts} and status = 'InProcess'
      returning 1`.execute(db)
    if (rows.length === 0) throw new LostLease()
  }

  #percent(): number {
    return this.#total > 0 ? Math.min(99, Math.floor((this.#done / this.#total) * 100)) : 0
  }

  /** Keeps the lease, shows the progress, hears of a cancel. */
  async #beat(): Promise<void> {
    const { subscriberId, taskId } = this.#key
    try {
      const cancelled = await this.#services.tenants.inTenant(subscriberId, this.#actor, async (db) => {
        this.#reported = { done: this.#done, total: this.#total }
        const { rows } = await sql<{ cancelled: boolean }>`
          update background_tasks set lease_until = now() + make_interval(secs => ${leaseSeconds}), done_count = ${this.#reported.done},
            total_count = ${this.#reported.total}, progress = ${this.#percent()}
          where subscriber_id = ${subscriberId} and id = ${taskId} and attempts = ${this.#row.attempts} and status = 'InProcess'
          returning cancel_requested_at is not null as cancelled`.execute(db)
        return rows[0]?.cancelled
      })
      if (cancelled === true) this.wasCancelled = true
      if (cancelled !== false) this.#abort.abort()
    } catch (error) {
      this.job.log.warn({ err: error }, 'task heartbeat')
    }
  }

  async #attach(file: Omit<NewFile, 'purpose'>): Promise<number> {
    const { subscriberId, taskId } = this.#key
    return this.#inTransaction(async (ctx) => {
      const { downloadFileExpiryInHours } = await ctx.settings()
      const expiresAt = new Date(this.#services.clock().getTime() + downloadFileExpiryInHours * 3_600_000)
      // A run that was killed after this left the same file behind.
      await sql`delete from stored_files f using background_task_files b where f.subscriber_id = ${subscriberId} and f.name = ${file.name}
        and b.subscriber_id = f.subscriber_id and b.task_id = ${taskId} and b.file_id = f.id`.execute(ctx.db)
      const id = await storeFile(ctx.db, ctx, { ...file, purpose: 'task', expiresAt })
      await sql`insert into background_task_files (subscriber_id, task_id, file_id) values (${subscriberId}, ${taskId}, ${id})`.execute(
        ctx.db,
      )
      await this.#save(ctx.db, this.#checkpoint, undefined)
      return id
    })
  }

  async end({ status, response }: { status: string; response: unknown }): Promise<void> {
    const { subscriberId, taskId } = this.#key
    await this.#services.tenants.inTenant(subscriberId, this.#actor, (db) =>
      sql`update background_tasks set status = ${status}, progress = 100, result_stamp = now(), lease_until = null,
          done_count = ${this.#done}, total_count = ${this.#total}, response = ${JSON.stringify(response ?? {})}::jsonb
        where subscriber_id = ${subscriberId} and id = ${taskId} and attempts = ${this.#row.attempts} and status = 'InProcess'`.execute(
        db,
      ),
    )
  }

  /** What the person can change ends the task; our own faults are tried again, then reported with the request id. */
  async fail(error: unknown): Promise<void> {
    if (error instanceof LostLease) return
    const { subscriberId, taskId } = this.#key
    const isFinal = error instanceof AppError || this.#row.failures + 1 >= mostAttempts
    if (!isFinal || (this.#abort.signal.aborted && !this.wasCancelled)) {
      this.job.log.error({ err: error }, 'task will be tried again')
      await this.#services.tenants.inTenant(subscriberId, this.#actor, (db) =>
        sql`update background_tasks set lease_until = null, failures = failures + 1 where subscriber_id = ${subscriberId} and id = ${taskId}
          and attempts = ${this.#row.attempts} and status = 'InProcess'`.execute(db),
      )
      throw error
    }
    if (!(error instanceof AppError)) this.job.log.error({ err: error }, 'task failed')
    const row = error instanceof AppError ? error.row : errors.UNEXPECTED
    const params = error instanceof AppError ? error.detail.params : { requestId: this.#row.requestId ?? '' }
    const language = this.#culture.startsWith('ar') ? 'ar' : this.#culture.startsWith('hi') ? 'hi' : 'en'
    await this.end({
      status: 'Failed',
      response: { errors: [{ code: row.code, message: fill(language, row.text, params), type: row.type }] },
    })
  }

  release(): void {
    clearInterval(this.#timer)
  }
}
