import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueTask } from '../../src/platform/jobs/tasks.ts'
import { startTestServer } from '../call-helpers.ts'
import type { TestServer, TestSubscriber } from '../call-helpers.ts'
import { forgetWorkers, killWorker, startWorker } from '../worker-life.ts'

/**
 * Case 38 of the list of faults, for the work there is: background tasks at twenty points when their worker is killed.
 * The killing of the server and of PostgreSQL under load is `npm run soak`.
 */

const points = 20
const total = 40

/** Entries that are written when a task is killed first: another number for each. */
const holdOf = (index: number) => 1 + index

let server: TestServer
let shops: TestSubscriber[]
beforeAll(async () => {
  server = await startTestServer()
  shops = await Promise.all(Array.from({ length: points }, () => server.makeSubscriber()))
})
afterAll(() => server?.stop())

test('case 38: killed at twenty points, resumed to exactly the same rows, none half and none twice', async () => {
  const tasks = await Promise.all(
    shops.map((shop, index) =>
      shop.inTenant((db) =>
        enqueueTask(
          db,
          { subscriberId: shop.subscriberId, userId: shop.id, requestId: 'case-38' },
          {
            type: 'count',
            title: 'Counting',
            input: { total, pauseMs: 5 + index * 6, holdAt: holdOf(index) },
            total,
          },
        ),
      ),
    ),
  )
  const file = await shops[0]!.call('unit.export', { format: 'csv', sort: 'code ASC' })
  const exported = await shops[0]!.inTenant((db) =>
    enqueueTask(
      db,
      { subscriberId: shops[0]!.subscriberId, userId: shops[0]!.id, requestId: 'case-38' },
      {
        type: 'export',
        title: 'Units',
        input: { call: 'unit.export', input: { format: 'csv', sort: 'code ASC' } },
      },
    ),
  )

  const killedOnce = async (isReached: (counted: readonly number[]) => boolean) => {
    const worker = await startWorker(server, points)
    while (!isReached(await counts())) await pause(5)
    await killWorker(worker)
    await forgetWorkers(server)
  }
  // First each at a point of its own, then wherever they are when more than half of all is done.
  const held = shops.map((_, index) => holdOf(index))
  await killedOnce((counted) => counted.every((count, index) => count >= held[index]!))
  expect(await counts()).toEqual(held)
  await killedOnce((counted) => counted.reduce((sum, count) => sum + count, 0) >= points * total * 0.6)

  const last = await startWorker(server, points)
  try {
    for (const [index, shop] of shops.entries()) {
      expect(await ended(shop, tasks[index]!)).toMatchObject({
        status: 'Success',
        progress: 100,
        done: total,
      })
      expect(await entries(shop)).toEqual(Array.from({ length: total }, (_, entry) => `entry ${entry}`))
    }
    const task = await ended(shops[0]!, exported)
    expect(task.result).toHaveLength(1)
    const again = await shops[0]!.call('task.file', { id: task.result[0]!.fileId })
    expect(again.bytes.toString()).toBe(file.bytes.toString())
  } finally {
    last.kill('SIGKILL')
  }
})

test('case 38: killed between its file and its end, it has one file and no row twice', async () => {
  const shop = await server.makeSubscriber()
  const task = await shop.inTenant((db) =>
    enqueueTask(
      db,
      { subscriberId: shop.subscriberId, userId: shop.id, requestId: 'case-38' },
      { type: 'count', title: 'Counting', input: { total: 3, pauseMs: 1, restMs: 60_000 }, total: 3 },
    ),
  )
  const first = await startWorker(server, points)
  const files = async () => {
    const { rows } = await server.app.pools.owner.query(
      'select 1 from background_task_files where subscriber_id = $1',
      [shop.subscriberId],
    )
    return rows.length
  }
  while ((await files()) === 0) await pause(5)
  await killWorker(first)
  await forgetWorkers(server)
  const second = await startWorker(server, points)
  try {
    expect(await ended(shop, task)).toMatchObject({ status: 'Success', progress: 100, done: 3 })
    expect(await entries(shop)).toEqual(['entry 0', 'entry 1', 'entry 2'])
    expect(await files()).toBe(1)
  } finally {
    second.kill('SIGKILL')
  }
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function counts(): Promise<number[]> {
  const { rows } = await server.app.pools.owner.query<{ id: string; count: number }>(
    `select subscriber_id as id, count(*)::int as count from mails where event = 'counted' group by 1`,
  )
  const found = new Map(rows.map(({ id, count }) => [Number(id), count]))
  return shops.map(({ subscriberId }) => found.get(subscriberId) ?? 0)
}

async function entries({ subscriberId }: TestSubscriber): Promise<string[]> {
  const { rows } = await server.app.pools.owner.query<{ subject: string }>(
    `select subject from mails where event = 'counted' and subscriber_id = $1 order by id`,
    [subscriberId],
  )
  return rows.map(({ subject }) => subject)
}

async function ended(shop: TestSubscriber, id: number) {
  for (;;) {
    const [task] = await shop.ok('task.status', { ids: [id] })
    if (task && !['Initialized', 'YetNotStarted', 'InProcess'].includes(task.status)) return task
    await pause(50)
  }
}
