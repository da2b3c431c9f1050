import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'
import { signingKeys } from '../../../test/certificates.ts'
import { Metrics } from '../http/metrics.ts'
import { Watch } from './watch.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const folder = fileURLToPath(new URL('../../../../../', import.meta.url))

test('the queue, seals, the standby and certificates are numbers', async () => {
  const { owner } = server.app.pools
  const certificate = path.join(server.database.dataDir, 'portal.pem')
  writeFileSync(certificate, signingKeys('portal', 12).certificate)
  let now = new Date('2026-11-29T10:00:00Z').getTime()
  const metrics = new Metrics()
  const watch = new Watch({
    metrics,
    owner,
    // A primary is a standby that has not replayed anything.
    replica: owner,
    certificates: [certificate],
    clock: () => new Date(now),
    log: server.app.services.log,
  })
  try {
    const add = (task: string, more: string) =>
      owner.query(`select graphile_worker.add_job($1, ${more})`, [task])
    await add('nobodyTakesIt', `run_at => now() - interval '90 seconds'`)
    await add('nobodyTakesIt', `run_at => now() - interval '10 seconds'`)
    await add('later', `run_at => now() + interval '1 hour'`)
    await add('failed', 'run_at => now()')
    await owner.query(
      `update graphile_worker._private_jobs set attempts = max_attempts where id = (select id from graphile_worker.jobs where task_identifier = 'failed')`,
    )
    await watch.look()
    now += 42_000
    const text = metrics.text()
    expect(text).toContain('bahi_queue_waiting{task="nobodyTakesIt"} 2\n')
    expect(
      Number(/bahi_queue_age_seconds\{task="nobodyTakesIt"\} (\d+)/.exec(text)![1]),
    ).toBeGreaterThanOrEqual(90)
    expect(text).not.toContain('task="later"')
    expect(text).toContain('bahi_queue_given_up 1\n')
    expect(text).toContain('bahi_seal_age_seconds 42\n')
    watch.sealed()
    expect(metrics.text()).toContain('bahi_seal_age_seconds 0\n')
    const days = /bahi_certificate_days\{file="(.*)"\} (-?\d+)/.exec(text)!
    expect(days[1]).toBe(certificate)
    expect(Number(days[2])).toBe(
      Math.floor((new Date(Date.now() + 12 * 86_400_000).getTime() - now) / 86_400_000),
    )
  } finally {
    await watch.close()
  }
})

test('dashboard and alerts ask for numbers that there are', () => {
  const sources = readdirSync(path.join(folder, 'packages/server/src'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(folder, 'packages/server/src', name), 'utf8'))
    .join('\n')
  const there = new Set([...sources.matchAll(/\bbahi_[a-z_]+\b/g)].map(([name]) => name))
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const text = readFileSync(path.join(folder, 'deploy/observability', file), 'utf8')
    const asked = [...text.matchAll(/\bbahi_[a-z_]+\b/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    )
    expect(asked.length).toBeGreaterThan(5)
    expect([file, asked.filter((name) => !there.has(name))]).toEqual([file, []])
  }
})
