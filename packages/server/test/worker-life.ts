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
      stdio: ['ignore', 'pipe', 'ignore'],
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
export function refuseDead({ exitCode, signalCode }: ChildProcess): void {
  if (exitCode !== null || signalCode !== null)
    throw new Error(`The worker ended by itself with ${exitCode ?? signalCode}.`)
}

/** A worker counts as dead, and its lease of a task is out, when it has reported nothing for some time: that passes here. */
export async function forgetWorkers(server: TestServer) {
  const { owner } = server.app.pools
  // What the killed one had sent is committed or rolled back when the database has seen that it is gone.
  for (;;) {
    const { rows } = await owner.query('select from pg_stat_activity where application_name = $1', [
      connectionsOfWorkers,
    ])
    if (rows.length === 0) break
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await owner.query(`update job_workers set seen_at = seen_at - interval '1 minute'`)
  await owner.query(`update background_tasks set lease_until = now() where lease_until > now()`)
  for (const table of ['_private_jobs', '_private_job_queues'])
    await owner.query(`update graphile_worker.${table} set locked_at = locked_at - interval '1 minute'`)
}
