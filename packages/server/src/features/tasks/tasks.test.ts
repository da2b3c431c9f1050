import { spawn } from 'node:child_process'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { countingJobs } from '../../../test/counting-jobs.ts'
import { enqueueTask } from '../../platform/jobs/tasks.ts'
import type { NewTask } from '../../platform/jobs/tasks.ts'

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_WORKER: 'on' }, jobs: countingJobs })
  shop = await server.makeSubscriber()
})
afterAll(() => server?.stop())

const enqueue = (who: TestSubscriber, task: NewTask) =>
  who.inTenant((db) =>
    enqueueTask(db, { subscriberId: who.subscriberId, userId: who.id, requestId: 'test' }, task),
  )

async function ended(who: TestSubscriber, id: number, limitMs = 420_000) {
  const until = Date.now() + limitMs
  for (;;) {
    const [task] = await who.ok('task.status', { ids: [id] })
    if (task && !['Initialized', 'YetNotStarted', 'InProcess'].includes(task.status)) return task
    if (Date.now() > until) throw new Error(`Task ${id} did not end: ${JSON.stringify(task)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A program of the account with these rights; gives its session. */
async function program(who: TestSubscriber, scopes: readonly RightCode[]) {
  const { id, clientId, clientSecret } = await who.ok('apiAccess.save', {
    name: 'Ledger',
    scopes: [...scopes],
  })
  const { body } = await server.send('POST', '/api/authenticate/clientToken', {
    body: { clientId, clientSecret },
  })
  const send = (path: string, input: unknown = {}) =>
    server.send('POST', `/api${path}`, { token: body.token, body: input })
  const get = (path: string) => server.send('GET', `/api${path}`, { token: body.token })
  return { id, send, get }
}

const counted = async (who: TestSubscriber) => {
  const { rows } = await who.inTenant((db) =>
    sql<{
      subject: string
    }>`select subject from mails where subscriber_id = ${who.subscriberId} and event = 'counted' order by id`.execute(
      db,
    ),
  )
  return rows.map((row) => row.subject)
}

test('a task runs after the commit that asks for it, shows its counts and gives its file', async () => {
  const id = await enqueue(shop, {
    type: 'count',
    title: 'Counting',
    input: { total: 5, pauseMs: 0 },
    total: 5,
  })
  const task = await ended(shop, id)
  expect(task).toMatchObject({
    status: 'Success',
    progress: 100,
    done: 5,
    total: 5,
    response: { counted: 5 },
  })
  expect(await counted(shop)).toHaveLength(5)
  const file = await shop.call('task.file', { id: task.result[0]!.fileId })
  expect([file.status, file.bytes.toString()]).toEqual([200, 'a,b\n1,2\n'])
  expect(file.headers.get('content-disposition')).toContain('result.csv')
})

test('a task of a transaction that fails does not exist', async () => {
  await expect(
    shop.inTenant(async (db) => {
      await enqueueTask(
        db,
        { subscriberId: shop.subscriberId, userId: shop.id, requestId: 'test' },
        { type: 'count', input: { total: 1, pauseMs: 0 } },
      )
      throw new Error('given up')
    }),
  ).rejects.toThrow('given up')
  expect(await shop.ok('task.pending')).toEqual([])
})

test('a refusal ends the task with its code, and no other user sees the task or its file', async () => {
  const id = await enqueue(shop, { type: 'refused', input: {} })
  const task = await ended(shop, id)
  expect(task).toMatchObject({ status: 'Failed', response: { errors: [{ code: 'RECD0001' }] } })
  const other = await server.makeSubscriber()
  expect(await other.ok('task.status', { ids: [id] })).toEqual([])
  const [first] = await shop.ok('task.status', { type: 'count' })
  expect((await other.call('task.file', { id: first!.result[0]!.fileId })).status).toBe(404)
})

test('an expired result file is refused', async () => {
  const id = await enqueue(shop, { type: 'count', input: { total: 0, pauseMs: 0 } })
  const task = await ended(shop, id)
  await shop.inTenant((db) =>
    sql`update stored_files set expires_at = now() - interval '1 minute' where subscriber_id = ${shop.subscriberId}`.execute(
      db,
    ),
  )
  const reply = await shop.call('task.file', { id: task.result[0]!.fileId })
  expect([reply.status, reply.body.errors[0].code]).toEqual([404, 'FILE0001'])
})

test('a running task is cancelled at its next safe place, a waiting one at once', async () => {
  const own = await server.makeSubscriber()
  const running = await enqueue(own, { type: 'count', input: { total: 1000, pauseMs: 50 } })
  const waiting = await enqueue(own, { type: 'count', input: { total: 1, pauseMs: 0 } })
  while ((await own.ok('task.status', { ids: [running] }))[0]!.status !== 'InProcess')
    await new Promise((r) => setTimeout(r, 20))
  expect((await own.ok('task.cancel', { id: waiting })).status).toBe('Failed')
  await own.ok('task.cancel', { id: running })
  const task = await ended(own, running)
  expect(task).toMatchObject({ status: 'Failed', message: 'Cancelled.' })
  expect((await counted(own)).length).toBeLessThan(1000)
  expect((await own.call('task.cancel', { id: running })).status).toBe(400)
})

test('a user blocked meanwhile does nothing more through a task', async () => {
  const own = await server.makeSubscriber()
  const id = await enqueue(own, { type: 'count', input: { total: 1000, pauseMs: 20 } })
  while ((await counted(own)).length < 3) await new Promise((r) => setTimeout(r, 20))
  await own.inTenant((db) =>
    sql`update subscribers set status = 'Blocked' where subscriber_id = ${own.subscriberId}`.execute(db),
  )
  const done = async () =>
    (
      await own.inTenant((db) =>
        sql<{
          status: string
          response: any
        }>`select status, response from background_tasks where subscriber_id = ${own.subscriberId} and id = ${id}`.execute(
          db,
        ),
      )
    ).rows[0]!
  while ((await done()).status === 'InProcess') await new Promise((r) => setTimeout(r, 50))
  expect(await done()).toMatchObject({ status: 'Failed', response: { errors: [{ code: 'RIGHT003' }] } })
})

test('a program’s task has the program’s rights and not its user’s, and ends with them', async () => {
  const own = await server.makeSubscriber()
  const bridge = await program(own, ['PTY_SH_VW', 'PTY_DD_EX'])
  const ask = (apiClientId: number | undefined, rights: RightCode[]) =>
    own.inTenant((db) =>
      enqueueTask(
        db,
        { subscriberId: own.subscriberId, userId: own.id, requestId: 'test', apiClientId, rights },
        { type: 'rights', input: {} },
      ),
    )
  const mine = await ask(undefined, ['ITM_DD_EX'])
  expect((await ended(own, mine)).response).toContain('USR_AD')
  const its = await ask(bridge.id, ['PTY_DD_EX'])
  expect(await ended(own, its)).toMatchObject({
    status: 'Success',
    response: ['PTY_DD_EX', 'PTY_SH_VW'],
  })
  const refused = { status: 'Failed', response: { errors: [{ code: 'RIGHT001' }] } }
  expect(await ended(own, await ask(bridge.id, ['ITM_DD_EX']))).toMatchObject(refused)

  // The call that asks for a task says whose it is; the program sees no other.
  for (const name of ['Asha', 'Bina', 'Charu'])
    await own.ok('party.save', { name, role: 'Customer', taxpayerType: 'UNREG' })
  await own.ok('setting.update', { settings: [{ name: 'recordsAffectedWarningLimit', value: 1 }] })
  const { body } = await bridge.send('/party/export', { format: 'csv' })
  const list = await ended(own, body.taskId)
  expect(list.status).toBe('Success')
  const theirs = await own.call('party.export', { format: 'csv' })
  const ownList = await ended(own, theirs.body.taskId)
  const seen = (await bridge.get(`/background/status?ids=${its}&ids=${mine}`)).body
  expect(seen.map(({ id }: { id: number }) => id)).toEqual([its])
  const fileOf = (task: { result: readonly { fileId: number }[] }) =>
    bridge.get(`/background/file?id=${task.result[0]!.fileId}`)
  expect([(await fileOf(list)).status, (await fileOf(ownList)).status]).toEqual([200, 404])
  expect((await bridge.send('/background/cancel', { id: mine })).status).toBe(404)

  await own.ok('apiAccess.revoke', { id: bridge.id })
  expect(await ended(own, await ask(bridge.id, ['PTY_DD_EX']))).toMatchObject(refused)
})

test('a file that a task made is kept as long as downloadFileExpiryInHours says', async () => {
  const own = await server.makeSubscriber()
  for (const name of ['Asha', 'Bina'])
    await own.ok('party.save', { name, role: 'Customer', taxpayerType: 'UNREG' })
  const set = (name: string, value: number) => own.ok('setting.update', { settings: [{ name, value }] })
  const hours = async () => {
    const { body } = await own.call('party.export', { format: 'csv' })
    await ended(own, body.taskId)
    const { rows } = await own.inTenant((db) =>
      sql<{ hours: number }>`select round(extract(epoch from expires_at - now()) / 3600)::int as hours
        from stored_files where subscriber_id = ${own.subscriberId} order by id desc limit 1`.execute(db),
    )
    return rows[0]?.hours
  }
  await set('recordsAffectedWarningLimit', 1)
  expect(await hours()).toBe(24)
  await set('downloadFileExpiryInHours', 3)
  expect(await hours()).toBe(3)
})

test('the statistic call is served at both of its addresses', async () => {
  for (const path of ['/api/statistic/status', '/api/api/statistic/status']) {
    expect((await server.send('GET', path, { token: shop.token })).status).toBe(200)
    expect((await server.send('GET', path)).status).toBe(401)
  }
})

test.each([
  ['killed at any moment', 'SIGKILL'],
  ['asked to stop', 'SIGTERM'],
] as const)(
  'a task is finished by another worker where its own is %s, and no effect is doubled or lost',
  async (_what, signal) => {
    const own = await startTestServer()
    try {
      const who = await own.makeSubscriber()
      const startWorker = () => {
        const child = spawn(
          process.execPath,
          [
            '--disable-warning=ExperimentalWarning',
            new URL('../../../test/worker-process.ts', import.meta.url).pathname,
          ],
          {
            env: {
              ...process.env,
              BAHI_ENV: 'test',
              PORT: '0',
              LOG_LEVEL: 'silent',
              BAHI_DATA: own.database.dataDir,
              DATABASE_URL: own.database.url,
              BAHI_DEMO: 'off',
            },
            stdio: 'ignore',
          },
        )
        return child
      }
      const id = await enqueue(who, { type: 'count', input: { total: 200, pauseMs: 15 }, total: 200 })
      const first = startWorker()
      while ((await counted(who)).length < 30) await new Promise((r) => setTimeout(r, 20))
      first.kill(signal)
      const second = startWorker()
      try {
        const task = await ended(who, id)
        expect(task.status).toBe('Success')
      } finally {
        second.kill('SIGKILL')
      }
      expect(await counted(who)).toEqual(Array.from({ length: 200 }, (_, index) => `entry ${index}`))
    } finally {
      await own.stop()
    }
  },
)

test('a task that takes long stays with its worker as long as that lives', async () => {
  const id = await enqueue(shop, { type: 'count', input: { total: 100_000, pauseMs: 50 } })
  const { owner } = server.app.pools
  const job = async () =>
    (
      await owner.query<{ attempts: number; isHeld: boolean }>(
        `select attempts, locked_by is not null as "isHeld" from graphile_worker._private_jobs
         where payload ->> 'taskId' = $1`,
        [String(id)],
      )
    ).rows[0]
  await expect.poll(async () => (await job())?.isHeld).toBe(true)
  // As if it had been at it for an hour; then the worker tells twice that it lives, and looks for those that do not.
  await owner.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where locked_by is not null`,
  )
  const beats = async () =>
    (await owner.query('select max(seen_at)::text as at from job_workers')).rows[0].at as string
  for (let beat = 0; beat < 2; beat++) {
    const before = await beats()
    await expect.poll(beats).not.toBe(before)
  }
  expect(await job()).toEqual({ attempts: 1, isHeld: true })
  await shop.ok('task.cancel', { id })
  await ended(shop, id)
})
