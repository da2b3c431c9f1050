import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await invoice('100', { salesPerson: 'Ravi Kumar' })
  await invoice('110', { salesPerson: 'Ravi Kumar' })
  await invoice('120', { salesPerson: 'अंजलि' })
  await invoice('130', { salesPerson: ' meera ', status: 'Draft' })
  await invoice('140')
})

const invoice = (amount: string, more: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-18',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: amount, priceIncludesTax: true }],
    ...more,
  })

const totalsOf = async (body: object) =>
  (await us.ok('salesInvoice.search', { sort: 'id ASC', ...body })).records.map(({ total }) => total)

test.each([
  ['one', ['Ravi Kumar'], ['100.00', '110.00']],
  ['several', ['Ravi Kumar', 'अंजलि'], ['100.00', '110.00', '120.00']],
  ['one of a draft', ['meera'], ['130.00']],
  ['part of a name', ['Ravi'], []],
  ['a name that nobody has', ['Nobody'], []],
])('invoices are narrowed by salesperson: %s', async (_, salesPeople, found) => {
  expect(await totalsOf({ salesPeople })).toEqual(found)
})

test('chips and sums are of the same invoices', async () => {
  const salesPeople = ['Ravi Kumar']
  const counts = await us.ok('salesInvoice.counts', { salesPeople })
  expect(counts.find(({ view }) => view === 'unpaid')).toMatchObject({ documents: 2, amount: '210.00' })
  expect(await us.ok('salesInvoice.search', { salesPeople })).toMatchObject({
    total: 2,
    totals: { total: '210.00' },
  })
})

test('a changed salesperson is found under the new name', async () => {
  const { id, version } = await invoice('150', { salesPerson: 'Old name', status: 'Draft' })
  await invoice('150', { id, version, salesPerson: 'New name', status: 'Draft' })
  expect(await totalsOf({ salesPeople: ['Old name'] })).toEqual([])
  expect(await totalsOf({ salesPeople: ['New name'] })).toEqual(['150.00'])
  await us.ok('salesInvoice.delete', { ids: [id] })
})

test('each name is offered once, in alphabetical order, and none of what was deleted', async () => {
  expect(await us.ok('salesInvoice.salesPeople', undefined)).toEqual(['meera', 'Ravi Kumar', 'अंजलि'])
})

test('another account is offered none of them', async () => {
  const others = await server.makeSubscriber()
  expect(await others.ok('salesInvoice.salesPeople', undefined)).toEqual([])
})

test('a row carries the salesperson where it is asked for, and a sheet always', async () => {
  const rows = async (body: object) =>
    (await us.ok('salesInvoice.search', { sort: 'id ASC', ...body })).records.map(
      ({ salesPerson }) => salesPerson,
    )
  expect(await rows({ salesPeople: ['Ravi Kumar'], withSalesPerson: true })).toEqual([
    'Ravi Kumar',
    'Ravi Kumar',
  ])
  expect((await rows({ withSalesPerson: true })).at(0)).toBe('Ravi Kumar')
  expect((await us.ok('salesInvoice.search', {})).records[0]).not.toHaveProperty('salesPerson')
  const sheet = (await us.call('salesInvoice.export', { format: 'csv' })).bytes.toString('utf8')
  expect(sheet).toContain('Salesperson')
  expect(sheet).toContain('Ravi Kumar')
})

test.each([
  ['a word in place of a list', { salesPeople: 'Ravi' }],
  ['an empty name', { salesPeople: [''] }],
  ['a filter that the list does not know', { salesPerson: 'Ravi Kumar' }],
])('%s is refused', async (_, body) => {
  const reply = await us.call('salesInvoice.search', body as never)
  expect(reply.status).toBe(422)
})

test('every filter of the list narrows what is in the books, and what does not match is left out', async () => {
  const { records } = await us.ok('user.search', {})
  const of = { entityIds: [us.entityId], partyIds: [shop.registered], itemIds: [shop.bolt] }
  const all = { ...of, createdBy: [records[0]!.id], fromAmount: '110', toAmount: '140' }
  expect(await totalsOf({ ...all, fromDueDate: '2026-11-18', toDueDate: '2027-11-18' })).toEqual([
    '110.00',
    '120.00',
    '140.00',
  ])
  for (const none of [
    { partyIds: [shop.otherState] },
    { itemIds: [999_999] },
    { createdBy: [999_999] },
    { fromAmount: '141', toAmount: '150' },
    { fromAmount: '90', toAmount: '99' },
    { fromDueDate: '2026-11-01', toDueDate: '2026-11-17' },
    { fromDueDate: '2027-11-19', toDueDate: '2027-12-19' },
    { salesPeople: ['Nobody'] },
  ])
    expect([none, await totalsOf({ ...all, ...none })]).toEqual([none, []])
})
