import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { TestServer } from './call-helpers.ts'

const connectionsOfWorkers = 'worker of a test'

/** A worker in a process of its own, on the database of a test server. */
export async function startWorker(
  server: TestServer,
  concurrency: number,
  env: Readonly<Record<string, string>> = {},
) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', new URL('worker-process.ts', import.meta.url).pathname],
    {
      env: {
        ...process.env,
        BAHI_ENV: 'test',
        PORT: '0',
        LOG_LEVEL: 'silent',
        BAHI_WORKER_CONCURRENCY: String(concurrency),
        BAHI_DATA: server.database.dataDir,
        DATABASE_URL: server.database.url,
        BAHI_DEMO: 'off',
        PGAPPNAME: connectionsOfWorkers,
        ...env,
      },
      // What it reads ends with the process of the test, and it with that.
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  )
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The worker ended with ${code} before it was ready.`)
    }),
  ])
  return child
}

/** A worker that nobody killed runs still: what waits for its work would wait for ever. */
function refuseDead({ exitCode, signalCode }: ChildProcess): void {
  if (exitCode !== null || signalCode !== null)
    throw new Error(`The worker ended by itself with ${exitCode ?? signalCode}.`)
}

/** Kills a worker and waits until it is gone; one that has ended before is gone already. */
export async function killWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  worker.kill('SIGKILL')
  await once(worker, 'exit')
}

/** Nothing that is done here takes so long, on a busy machine either. */
const mostMillis = 420_000

/**
 * Looks until it is given something, and returns that. Where the worker ends meanwhile, or nothing comes, the error names the tasks,
 * jobs and sessions of the database, so that it is seen what was waited for.
 */
export async function untilWorked<T>(
  server: TestServer,
  worker: ChildProcess,
  look: () => Promise<T | undefined>,
  restMs = 20,
): Promise<T> {
  const begun = performance.now()
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    refuseDead(worker)
    if (performance.now() - begun > mostMillis)
      throw new Error(`The worker got no further: ${JSON.stringify(await stateOf(server), undefined, 1)}`)
    await new Promise((resolve) => setTimeout(resolve, restMs))
  }
}

async function stateOf({ app }: TestServer) {
  const rowsOf = async (text: string) => (await app.pools.owner.query<object>(text)).rows
  return {
    now: await rowsOf('select now()'),
    tasks: await rowsOf(
      `select id, subscriber_id, type, status, attempts, failures, done_count, lease_until, cancel_requested_at, response
        from background_tasks order by id desc limit 20`,
    ),
    imports: await rowsOf(
      'select task_id, status, succeeded_rows, failed_rows, fault, is_stopped, ended_at from imports order by id desc limit 20',
    ),
    jobs: await rowsOf(
      `select id, key, attempts, run_at, locked_at, locked_by, last_error from graphile_worker._private_jobs order by id desc limit 20`,
    ),
    queues: await rowsOf('select queue_name, locked_at, locked_by from graphile_worker._private_job_queues'),
    workers: await rowsOf('select worker_id, seen_at from job_workers'),
    sessions: await rowsOf(
      `select pid, application_name, state, wait_event_type, wait_event, xact_start, query_start, pg_blocking_pids(pid) as waits_for, left(query, 300) as query
        from pg_stat_activity where datname = current_database()`,
    ),
  }
}

/** A worker counts as dead, and its lease of a task is out, when it has reported nothing for some time: that passes here. */
export async function forgetWorkers(server: TestServer) {
  const { owner } = server.app.pools
  // What the killed one had sent is committed or rolled back when the database has seen that it is gone.
  for (;;) {
    // Workers of other tests work on other databases of the same PostgreSQL.
    const { rows } = await owner.query(
      'select from pg_stat_activity where application_name = $1 and datname = current_database()',
      [connectionsOfWorkers],
    )
    if (rows.length === 0) break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await owner.query(`update job_workers set seen_at = seen_at - interval '1 minute'`)
  await owner.query(`update background_tasks set lease_until = now() where lease_until > now()`)
  for (const table of ['_private_jobs', '_private_job_queues'])
    await owner.query(`update graphile_worker.${table} set locked_at = locked_at - interval '1 minute'`)
}
