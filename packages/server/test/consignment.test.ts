import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeRenderer } from '../src/features/printing/index.ts'
import { sharedTestServer } from './call-helpers.ts'
import type { TestSubscriber } from './call-helpers.ts'
import { stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

/** The invoice of a goods transport agency (CGST Rules, rule 54(3)). */

let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  us = await (await sharedTestServer('2026-11-20T10:00:00Z')).makeSubscriber()
  shop = await stockShop(us)
})
afterAll(closeRenderer)

const consignment = {
  consignor: 'Deccan Castings',
  consignee: 'Hubballi Pumps',
  goods: 'Pump housings, 40 crates',
  grossWeight: '12.5 t',
  vehicleNumber: 'MH14GT4455',
  origin: 'Chakan',
  destination: 'Hubballi',
}
const carriage = (hsn: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.otherState,
  date: '2026-11-10',
  status: 'Active' as const,
  lines: [
    {
      description: 'Carriage',
      hsn,
      supply: 'Services' as const,
      uqc: 'OTH',
      quantity: '1',
      unitPrice: '9000',
      taxRate: '5',
    },
  ],
  ...more,
})
const missing = (warnings: readonly { code: string; property?: string | undefined }[] = []) =>
  warnings.filter(({ code }) => code === 'DOCU0196').map(({ property }) => property)

test('what is missing of the goods carried is named; freight that a shop charges asks for nothing', async () => {
  const silent = await us.ok('salesInvoice.save', carriage('996791'))
  expect(missing(silent.warnings)).toEqual(Object.keys(consignment).map((name) => `consignment.${name}`))
  const { origin: _, ...rest } = consignment
  const part = await us.ok('salesInvoice.save', carriage('996511', { consignment: rest }))
  expect(missing(part.warnings)).toEqual(['consignment.origin'])
  for (const body of [carriage('996511'), carriage('996791', { consignment })])
    expect(missing((await us.ok('salesInvoice.save', body)).warnings)).toEqual([])
})

test('it is kept with the invoice, and a refused member is named', async () => {
  const { id } = await us.ok('salesInvoice.save', carriage('996791', { consignment }))
  expect((await us.ok('salesInvoice.detail', { id: String(id) })).consignment).toEqual(consignment)
  for (const [name, value] of [
    ['grossWeight', 'heavy'],
    ['grossWeight', '-5 t'],
    ['vehicleNumber', 'MH 14!'],
    ['goods', 'x'.repeat(301)],
    ['weight', '5 t'],
  ]) {
    const { status, body } = await us.call(
      'salesInvoice.save',
      carriage('996791', { consignment: { ...consignment, [name!]: value } }),
    )
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(`consignment.${name}`)])
  }
})

test('kinds that are no invoice of ours do not take it', async () => {
  for (const call of ['purchaseBill.save', 'salesQuotation.save'] as const) {
    const { status, body } = await us.call(call, { ...carriage('996791'), consignment })
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('consignment')])
  }
})
