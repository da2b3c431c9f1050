import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportJob } from '../../src/features/tasks/index.ts'
import { allRoutes } from '../../src/features/all-routes.ts'
import { enqueueTask } from '../../src/platform/jobs/tasks.ts'
import { startTestServer } from '../call-helpers.ts'
import type { TestServer, TestSubscriber } from '../call-helpers.ts'
import { countingJobs } from '../counting-jobs.ts'

/** Case 28 of the list of faults: a trial ends, or a user is blocked, while a long task is at work. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    env: { BAHI_WORKER: 'on' },
    jobs: { ...countingJobs, export: exportJob(allRoutes) },
  })
})
afterAll(() => server?.stop())

const total = 200
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const start = (shop: TestSubscriber, type: string, input: object) =>
  shop.inTenant((db) =>
    enqueueTask(
      db,
      { subscriberId: shop.subscriberId, userId: shop.id, requestId: 'case-28' },
      { type, title: 'Long work', input, total },
    ),
  )
const entries = async (shop: TestSubscriber) => {
  const { rows } = await shop.inTenant((db) =>
    sql<{ count: number }>`select count(*) as count from mails where event = 'counted'`.execute(db),
  )
  return rows[0]!.count
}
const ended = async (shop: TestSubscriber, id: number) => {
  for (let round = 0; round < 200; round++) {
    const { rows } = await shop.inTenant((db) =>
      sql<{ status: string; doneCount: number; response: { errors?: { code: string; message: string }[] } }>`
        select status, done_count, response from background_tasks where id = ${id}`.execute(db),
    )
    if (!['YetNotStarted', 'InProcess', 'Initialized'].includes(rows[0]!.status)) return rows[0]!
    await pause(50)
  }
  throw new Error('The task did not end')
}

test.each([
  ['the trial ends', sql`update subscribers set access_ends_at = now()`, 'RIGHT002'],
  ['the account is blocked', sql`update subscribers set status = 'Blocked'`, 'RIGHT003'],
  ['the user is switched off', sql`update users set status = 'Inactive'`, 'RIGHT003'],
])('case 28: %s: it stops at the next step, what is done stays, and says why', async (_, change, code) => {
  const shop = await server.makeSubscriber()
  const task = await start(shop, 'count', { total, pauseMs: 20 })
  while ((await entries(shop)) < 5) await pause(10)
  await shop.inTenant((db) => change.execute(db))
  const atChange = await entries(shop)
  const { status, doneCount, response } = await ended(shop, task)
  expect(status).toBe('Failed')
  expect(response.errors![0]).toMatchObject({ code })
  expect(response.errors![0]!.message.length).toBeGreaterThan(20)
  const kept = await entries(shop)
  // Nothing is begun after the change; the step under way at that moment may have ended.
  expect(kept - atChange).toBeLessThanOrEqual(1)
  expect(doneCount).toBe(kept)
  await pause(200)
  expect(await entries(shop)).toBe(kept)
})

test('an export that became a task continues after the trial, as the call does', async () => {
  const shop = await server.makeSubscriber()
  await shop.inTenant((db) => sql`update subscribers set access_ends_at = now()`.execute(db))
  const task = await start(shop, 'export', {
    call: 'unit.export',
    input: { format: 'csv', sort: 'code ASC' },
  })
  expect(await ended(shop, task)).toMatchObject({ status: 'Success' })
})
