import { EventEmitter } from 'node:events'
import { Logger as QueueLogger, makeWorkerUtils, run } from 'graphile-worker'
import type { TaskList, WorkerEvents, WorkerUtils } from 'graphile-worker'
import type pg from 'pg'
import type { Services } from '../make-context.ts'
import type { Jobs } from './jobs.ts'
import { queuePool } from './queue-pool.ts'
import { runTask } from './run-task.ts'
import type { TaskKey } from './run-task.ts'

export interface WorkerOptions {
  /** A session connection: the queue listens. */
  readonly ownerUrl: string
  readonly services: Services
  readonly jobs: Jobs
  /** Jobs that are no background task: mails. */
  readonly quiet: Readonly<Record<string, (payload: never) => Promise<void>>>
  /** Jobs that wait for machines of others: they have workers of their own, so that no other job waits with them. */
  readonly outward: Readonly<Record<string, (payload: never, stopping: AbortSignal) => Promise<void>>>
  readonly concurrency: number
  /** Work over all tenants, done by one process at a time: sealing, clean-up. Names and seconds between runs. */
  readonly rounds: readonly {
    readonly name: string
    readonly everySeconds: number
    readonly run: () => Promise<void>
  }[]
}

export interface RunningWorker {
  stop(): Promise<void>
}

const beatSeconds = 5
const outwardConcurrency = 8
const deadAfterSeconds = 20

/** Takes jobs from the queue until it is stopped; several processes may do so together. */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { ownerUrl, services, concurrency } = options
  const pool = queuePool(ownerUrl, concurrency + 6)
  const events = new EventEmitter() as WorkerEvents
  const pools = new Set<string>()
  // The queue notes on a job the pool that holds it, not the one of its workers.
  events.on('pool:create', ({ workerPool }) => pools.add(workerPool.id))
  const stopping = new AbortController()
  const taskList: TaskList = {
    runTask: (payload) => runTask(services, options.jobs, payload as TaskKey, stopping.signal),
    ...options.quiet,
  }
  const logger = new QueueLogger(() => (level, message) => {
    if (level === 'error') services.log.error(message)
    else if (level === 'warning') services.log.warn(message)
    else services.log.debug(message)
  })
  const utils = await makeWorkerUtils({ pgPool: pool, logger })
  const outward: TaskList = Object.fromEntries(
    Object.entries(options.outward).map(([name, work]) => [
      name,
      (payload) => work(payload as never, stopping.signal),
    ]),
  )
  const shared = {
    pgPool: pool,
    pollInterval: 2000,
    noHandleSignals: true,
    events,
    logger,
    parsedCronItems: [],
  }
  const runners = [
    await run({ ...shared, taskList, concurrency }),
    await run({ ...shared, taskList: outward, concurrency: outwardConcurrency }),
  ]
  const timers = [
    every(beatSeconds, services, 'workers', async () => {
      await tellAlive(pool, pools)
      await releaseDead(pool, utils)
    }),
    ...options.rounds.map(({ name, everySeconds, run: round }) =>
      every(everySeconds, services, name, () => exclusively(pool, name, round)),
    ),
  ]
  return {
    async stop() {
      for (const timer of timers) timer.end()
      stopping.abort()
      await Promise.all(runners.map((runner) => runner.stop().catch(() => {})))
      await Promise.all(timers.map((timer) => timer.idle()))
      await pool.query('delete from job_workers where worker_id = any($1)', [[...pools]]).catch(() => {})
      await utils.release()
      await pool.end()
    },
  }
}

/** Repeats work with a pause after each end; a failure is logged and does not end the repeating. */
function every(seconds: number, { log }: Services, name: string, work: () => Promise<void>) {
  let ended = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const again = () => {
    running = work()
      .catch((error: unknown) => {
        if (!ended) log.error({ err: error }, `round ${name}`)
      })
      .then(() => {
        if (!ended) timer = setTimeout(again, seconds * 1000)
      })
  }
  timer = setTimeout(again, 200)
  return {
    end() {
      ended = true
      clearTimeout(timer)
    },
    idle: () => running,
  }
}

async function tellAlive(pool: pg.Pool, pools: ReadonlySet<string>) {
  await pool.query(
    `insert into job_workers (worker_id) select unnest($1::text[])
     on conflict (worker_id) do update set seen_at = now()`,
    [[...pools]],
  )
}

/** Gives what workers held that no longer tell of themselves back to the queue. */
async function releaseDead(pool: pg.Pool, utils: WorkerUtils) {
  const { rows } = await pool.query<{ id: string }>(`
    select locked_by as id from (
      select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
      union all select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
    ) held
    where locked_at < now() - make_interval(secs => ${deadAfterSeconds})
      and not exists (select from job_workers w where w.worker_id = held.locked_by and w.seen_at > now() - make_interval(secs => ${deadAfterSeconds}))
    group by 1`)
  if (rows.length > 0) await utils.forceUnlockWorkers(rows.map(({ id }) => id))
  await pool.query(`delete from job_workers where seen_at < now() - interval '1 hour'`)
}

/** At most one process does a round; the others skip it. */
async function exclusively(pool: pg.Pool, name: string, work: () => Promise<void>) {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(7240120, hashtext($1)) as mine',
      [name],
    )
    if (!rows[0]!.mine) return
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock(7240120, hashtext($1))', [name])
    }
  } finally {
    client.release()
  }
}
