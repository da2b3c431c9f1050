import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T10:00:00Z') })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await invoice(shop.registered, '100', '2026-11-19')
  await invoice(shop.registered, '1000', '2026-08-01')
  await invoice(shop.consumer, '50', '2026-10-25')
  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.consumer,
    date: '2026-11-18',
    mode: 'UPI',
    amount: '80',
    reference: 'UTR1',
  })
})
afterAll(() => server?.stop())

const invoice = (partyId: number, amount: string, date: string) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId,
    date,
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: amount, priceIncludesTax: true }],
  })

test('ageing party by party, the largest debt first, with sums over all', async () => {
  const { records, total, totals } = await us.ok('ageing.search', {})
  expect(total).toBe(2)
  expect(records).toMatchObject([
    { id: shop.registered, documents: 2, over90: '1000.00', total: '1100.00', unallocated: '0.00' },
    { id: shop.consumer, documents: 0, total: '0.00', unallocated: '30.00' },
  ])
  expect(totals).toMatchObject({ over90: '1000.00', total: '1100.00', unallocated: '30.00' })
  const sum = (names: readonly string[], row: Record<string, unknown>) =>
    names.reduce((before, name) => before + Number(row[name]), 0)
  for (const row of records)
    expect(sum(['notDue', 'days15', 'days30', 'days45', 'days60', 'days90', 'over90'], row)).toBe(
      Number(row.total),
    )
})

test('ageing: pages, words and views', async () => {
  const first = await us.ok('ageing.search', { size: 1, sort: 'name ASC' })
  const second = await us.ok('ageing.search', { size: 1, sort: 'name ASC', after: first.next! })
  expect(new Set([first.records[0]!.id, second.records[0]!.id]).size).toBe(2)
  expect((await us.ok('ageing.search', { view: 'over90' })).records.map(({ id }) => id)).toEqual([
    shop.registered,
  ])
  const name = first.records[0]!.name
  expect((await us.ok('ageing.search', { keyword: name })).records.map((row) => row.name)).toContain(name)
  const past = await us.ok('ageing.search', { asOf: '2026-11-10', view: 'overdue' })
  expect(past.records.find(({ id }) => id === shop.consumer)?.total).toBe('50.00')
})

test('ageing and ledger as sheets', async () => {
  const sheet = await us.call('ageing.export', { format: 'csv' })
  expect(sheet.bytes.toString('utf8')).toContain('1100.00')
  const ledger = (await us.call('partyLedger.export', { id: shop.consumer, format: 'csv' })).bytes
    .toString('utf8')
    .trim()
    .split(/\r?\n/)
  expect(ledger).toHaveLength(5)
  expect(ledger[3]).toContain('UTR1')
  expect(ledger.at(-1)).toContain('-30.00')
  const other = await server.makeSubscriber()
  expect((await other.call('partyLedger.export', { id: shop.consumer })).status).toBe(404)
})

test('a list of invoices sums what stands, by whatever way it is narrowed', async () => {
  await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-19',
    status: 'Draft',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '7' }],
  })
  const whole = await us.ok('salesInvoice.search', {})
  expect(whole.totals).toMatchObject({ total: '1150.00' })
  const found = await us.ok('salesInvoice.search', { partyIds: [shop.registered, shop.consumer] })
  expect(found.totals).toEqual({ ...whole.totals, balance: '1100.00' })
  const drafts = await us.ok('salesInvoice.search', { view: 'draft' })
  expect(Number(drafts.totals!['total'])).toBeGreaterThan(7)
})

test('lists that the dashboard and the ageing lead to', async () => {
  const due = await us.ok('salesInvoice.search', {
    view: 'unpaid',
    partyIds: [shop.registered],
    toDueDate: '2026-09-30',
  })
  expect(due.records.map(({ balance }) => balance)).toEqual(['1000.00'])
  const collect = await us.ok('party.search', { balance: 'ToCollect' })
  expect(collect.records.map(({ id }) => id)).toEqual([shop.registered])
  const pay = await us.ok('party.search', { balance: 'ToPay' })
  expect(pay.records.map(({ balance }) => balance)).toEqual(['-30.00'])
  const { parties, ageing } = await us.ok('dashboard.summary', {})
  expect([parties.toCollect, parties.toPay]).toEqual([
    { documents: collect.total, amount: '1100.00' },
    { documents: pay.total, amount: '30.00' },
  ])
  expect(ageing.map(({ label }) => label)).toEqual([
    'notDue',
    '0-15',
    '16-30',
    '31-45',
    '46-60',
    '61-90',
    '90+',
  ])
})

test('the dashboard tells nobody what his lists would not', async () => {
  const clerk = await us.makeUser({ rights: ['PIN_SH_VW'], entityIds: [us.entityId] })
  const seen = await clerk.ok('dashboard.summary', {})
  expect(seen).toMatchObject({
    saleInvoices: { total: { documents: 0 }, unpaid: { amount: '0.00' } },
    paymentsIn: { documents: 1, amount: '80.00' },
    parties: { toCollect: { documents: 0 }, toPay: { documents: 0 } },
    topParties: [],
  })
  expect(seen.trend.at(-1)).toMatchObject({ sales: '0.00', received: '80.00' })
})
