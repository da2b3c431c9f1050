import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer } from './call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

/** Rows of a table in one order. */
const byText = (left: readonly unknown[], right: readonly unknown[]) => (left.join() < right.join() ? -1 : 1)

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})

beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await set({ EnableStockInventory: true })
})

const set = (values: Record<string, string | boolean>) =>
  us.ok('setting.update', {
    entityId: us.entityId,
    settings: Object.entries(values).map(([name, value]) => ({ name, value })),
  })
let bills = 0
const bill = (date: string, more: object) => ({
  entityId: us.entityId,
  partyId: supplier,
  date,
  supplierNumber: `S/${++bills}`,
  supplierDate: date,
  status: 'Active' as const,
  lines: [],
  ...more,
})
const valuesOn = async (toDate: string) =>
  (await us.ok('inventory.search', { entityIds: [us.entityId], toDate, size: 30 })).records.map(
    ({ itemId, closing, value }) => [itemId === shop.bolt ? 'bolt' : 'rice', closing, value],
  )

test('freight of a bill is spread over its goods by value, and joins their cost', async () => {
  await us.ok(
    'purchaseBill.save',
    bill('2026-11-10', {
      lines: [
        { itemId: shop.bolt, quantity: '10', unitPrice: '30' },
        { itemId: shop.rice, quantity: '10', unitPrice: '10' },
      ],
      charges: [{ description: 'Freight', hsn: '996511', amount: '40' }],
    }),
  )
  expect((await valuesOn('2026-11-20')).toSorted(byText)).toEqual([
    ['bolt', '10', '330.00'],
    ['rice', '10', '110.00'],
  ])
})

test('a locked period keeps its quantities and values, whatever is entered later', async () => {
  const line = (quantity: string, unitPrice: string) => ({
    lines: [{ itemId: shop.bolt, quantity, unitPrice }],
  })
  const first = await us.ok('purchaseBill.save', bill('2026-10-10', line('10', '12')))
  const before = await valuesOn('2026-10-31')
  await set({ periodLockDate: '2026-10-31' })
  expect((await us.call('purchaseBill.save', bill('2026-10-20', line('5', '99')))).status).toBe(422)
  const changed = { ...bill('2026-10-10', line('5', '99')), id: first.id, version: first.version }
  expect((await us.call('purchaseBill.save', changed)).status).toBe(400)
  const cancelled = await us.call('purchaseBill.cancel', { ids: [first.id], reason: 'Data Entry Mistake' })
  expect(cancelled.body).toMatchObject({ done: [] })
  const back = await us.call('inventory.saveStockAdjustment', {
    entityId: us.entityId,
    date: '2026-10-31',
    reason: 'Loss',
    lines: [{ itemId: shop.bolt, quantity: '-1' }],
  })
  expect(back.status).toBe(422)
  await us.ok('purchaseBill.save', bill('2026-11-05', line('5', '99')))
  expect(await valuesOn('2026-10-31')).toEqual(before)
  expect(before).toEqual([['bolt', '10', '120.00']])
})
