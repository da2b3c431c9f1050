import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'

let server: TestServer
let us: TestSubscriber
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
  const { registered, bolt } = await stockShop(us)
  for (let count = 0; count < 3; count++)
    await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: registered,
      date: '2026-04-20',
      status: 'Active',
      lines: [{ itemId: bolt, quantity: '1', unitPrice: '100' }],
    })
})
afterAll(() => server?.stop())

/** What a call says to the database, without what is read once for many calls. */
async function statementsOf(body: object): Promise<string[]> {
  await us.ok('salesInvoice.search', body)
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await us.ok('salesInvoice.search', body)
    return spy.mock.calls.map(([asked]) => {
      const text = typeof asked === 'string' ? asked : (asked as { text: string }).text
      return /^begin|^commit|open_session|from \(select|from day_sums/.exec(text)?.[0] ?? text
    })
  } finally {
    spy.mockRestore()
  }
}

test('a page of invoices with its states and sums is two questions, and commit goes out behind them', async () => {
  expect(await statementsOf({ size: 2 })).toEqual([
    'begin',
    'open_session',
    'from (select',
    'from day_sums',
    'commit',
  ])
})

test('a page that follows another is one', async () => {
  const { next } = await us.ok('salesInvoice.search', { size: 2 })
  expect(await statementsOf({ size: 2, after: next! })).toEqual([
    'begin',
    'open_session',
    'from (select',
    'commit',
  ])
})

test('a filtered page looks the states up by its ids, in a plan of its own', async () => {
  const financialYear = '2026-27'
  expect(await statementsOf({ size: 2, financialYear })).toEqual([
    'begin',
    'open_session',
    expect.stringContaining('limit $'),
    'from day_sums',
    'from (select',
    'commit',
  ])
})

test('the filtered list has its sums where they are counted out', async () => {
  const found = await us.ok('salesInvoice.search', { view: 'unpaid', size: 2 })
  expect(found).toMatchObject({ total: 3, totals: { total: '354.00', balance: '354.00' } })
})

test('a row carries what the list shows; when it was changed, where the list is narrowed by that', async () => {
  const [row] = (await us.ok('salesInvoice.search', { size: 1 })).records
  expect(Object.keys(row!).toSorted()).toEqual(
    [
      'attachments',
      'balance',
      'date',
      'dueDate',
      'eInvoiceState',
      'entityId',
      'id',
      'number',
      'partyGstin',
      'partyId',
      'partyName',
      'state',
      'status',
      'tax',
      'taxableValue',
      'total',
      'version',
    ].toSorted(),
  )
  const [changed] = (await us.ok('salesInvoice.search', { fromStamp: '2020-01-01T00:00:00Z' })).records
  expect(changed?.changedAt).toMatch(/^20\d\d-/)
})
