import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { seedSubscriber } from '../companies/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  await us.inTenant(seedSubscriber)
  shop = await stockShop(us)
})

test('an item in its second unit costs what the units in it cost, and is found with both', async () => {
  const box = (await us.ok('unit.search', { keywords: ['BOX'] })).records[0]!
  const item = await us.ok('item.save', {
    name: 'Marker pen',
    hsn: '96082000',
    uqc: 'NOS',
    sellingPrice: '20.25',
    taxRate: '18',
    secondaryUnitId: box.id,
    conversionRate: '12',
  })
  const found = (await us.ok('item.pick', { text: 'marker' }))[0]
  expect(found).toMatchObject({ secondUqc: 'BOX', conversionRate: '12' })
  const lines = [
    { itemId: item.id, quantity: '1' },
    { itemId: item.id, quantity: '2', uqc: 'BOX' },
    { itemId: item.id, quantity: '1', uqc: 'BOX', unitPrice: '230' },
  ]
  const sale = {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-20',
    status: 'Active' as const,
    lines,
  }
  const { lines: priced } = await us.ok('salesInvoice.compute', sale)
  expect(priced.map((line) => line.taxableValue)).toEqual(['20.25', '486.00', '230.00'])
  const { id } = await us.ok('salesInvoice.save', sale)
  await us.ok('salesInvoice.save', { ...sale, lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '5' }] })
  expect((await us.ok('salesInvoice.search', { itemIds: [item.id] })).records.map((row) => row.id)).toEqual([
    id,
  ])
})
