import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { endGivenUp } from './given-up.ts'
import { enqueueTask } from './tasks.ts'

let server: TestServer
let us: TestSubscriber
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
})
afterAll(() => server?.stop())

const keyOf = (task: number) => `task:${us.subscriberId}:${task}`
const queue = (text: string, task: number) => server.app.pools.owner.query(text, [keyOf(task)])

/** A task that a worker took ten minutes ago, and the end of its lease in seconds from now. */
async function begun(lease: number): Promise<number> {
  return us.inTenant(async (db) => {
    const id = await enqueueTask(
      db,
      { subscriberId: us.subscriberId, userId: us.id, requestId: 'given up' },
      { type: 'export', title: 'Parties', input: { culture: 'hi-IN' }, total: 10 },
    )
    await sql`update background_tasks set status = 'InProcess', attempts = 1, stamp = now() - interval '10 minutes',
        lease_until = now() + make_interval(secs => ${lease}::int)
      where subscriber_id = ${us.subscriberId} and id = ${id}`.execute(db)
    return id
  })
}
const usedUp = (task: number) =>
  queue(`update graphile_worker._private_jobs set attempts = max_attempts where key = $1`, task)
const jobsOf = async (task: number) =>
  (await queue(`select from graphile_worker._private_jobs where key = $1`, task)).rowCount

const sweep = () => endGivenUp({ tenants: server.app.tenants, owner: server.app.pools.owner })
const statusOf = async (task: number) => {
  const [found] = await us.ok('task.status', { ids: [task] })
  return found!
}

test.each([
  ['the queue has used up its attempts', usedUp],
  [
    'the queue does not know it',
    (task: number) => queue(`delete from graphile_worker._private_jobs where key = $1`, task),
  ],
])('a task ends as failed with the way out where %s', async (_case, happens) => {
  const task = await begun(-120)
  await happens(task)
  await sweep()
  expect(await statusOf(task)).toMatchObject({
    status: 'Failed',
    message: expect.stringContaining('फिर शुरू करें'),
    resultStamp: expect.any(String),
  })
  expect(await jobsOf(task)).toBe(0)
})

test.each<[string, (task: number) => Promise<unknown>, number]>([
  ['still to be tried', () => Promise.resolve(), -120],
  ['with a worker whose lease runs, on its last attempt', usedUp, 20],
  [
    'on its last attempt, which a worker has taken',
    (task) =>
      queue(
        `update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'w' where key = $1`,
        task,
      ),
    -120,
  ],
])('a task %s is left alone', async (_case, happens, lease) => {
  const task = await begun(lease)
  await happens(task)
  await sweep()
  expect([(await statusOf(task)).status, await jobsOf(task)]).toEqual(['InProcess', 1])
})
