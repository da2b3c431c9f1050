import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})
afterAll(() => server?.stop())

test('an invoice is rounded off where it says so, else where the setting of its place does', async () => {
  const set = (value: boolean | null) =>
    us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'roundOff', value }] })
  const totalOf = async (roundOff?: boolean) => {
    const { id, totals } = await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-01',
      status: 'Active',
      ...(roundOff === undefined ? {} : { roundOff }),
      lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50', discountPercent: '5' }],
    })
    const detail = await us.ok('salesInvoice.detail', { id })
    expect(detail.totals).toMatchObject({ total: totals.total, roundOff: totals.roundOff })
    return [totals.total, detail.roundOff]
  }
  expect(await totalOf()).toEqual(['140.00', true])
  await set(false)
  expect(await totalOf()).toEqual(['140.13', false])
  expect(await totalOf(true)).toEqual(['140.00', true])
  await set(null)
  expect(await totalOf()).toEqual(['140.00', true])
})
