import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from './call-helpers.ts'
import type { TestServer, TestSubscriber } from './call-helpers.ts'

/** Lists of more than a person can page through: counted to 10,000, paged by a cursor that costs the same anywhere. */

const made = 10_250
let server: TestServer
let us: TestSubscriber
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
  await us.inTenant((db) =>
    sql`insert into units (subscriber_id, code, description, uqc)
      select current_subscriber(), 'U' || n, 'Paged', 'NOS' from generate_series(1, ${made}) n`.execute(db),
  )
  await server.app.pools.owner.query('analyze units')
})
afterAll(() => server?.stop())

const search = (more: object = {}) => us.ok('unit.search', { keyword: 'Paged', size: 500, ...more })
const codes = (records: readonly { code: string }[]) => records.map(({ code }) => code)

test('the total is exact to 10,000 and said to be an estimate above', async () => {
  expect(await search({ size: 1 })).toMatchObject({ totalIsExact: false, start: 0, size: 1 })
  expect((await search({ size: 1 })).total).toBeGreaterThanOrEqual(10_000)
  await us.inTenant((db) =>
    sql`update units set description = 'Else' where description = 'Paged' and id % 100 = 0`.execute(db),
  )
  expect(await us.ok('unit.search', { keyword: 'Else', size: 1 })).toMatchObject({
    total: expect.any(Number),
    totalIsExact: true,
  })
})

test.each(['id DESC', 'code ASC'])(
  'by the cursor every row comes once, in the order of the pages: %s',
  async (sort) => {
    const seen: string[] = []
    for (let after: string | undefined; ;) {
      const page = await search({ sort, ...(after ? { after } : {}) })
      if (seen.length === 1000) {
        const byNumber = await search({ sort, start: 1000 })
        expect(codes(byNumber.records)).toEqual(codes(page.records))
      }
      seen.push(...codes(page.records))
      after = page.next
      if (!after) break
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(10_000)
  },
)

test('thirty records, the newest first, where nothing is asked', async () => {
  const { records, start, size } = await us.ok('unit.search', {})
  expect([records.length, start, size]).toEqual([30, 0, 30])
  const ids = records.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})
