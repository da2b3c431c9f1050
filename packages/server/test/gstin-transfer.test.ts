import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { proofs } from '../src/features/ledger/index.ts'
import { sharedTestServer } from './call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop

const day = '2026-11-10'

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})

beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['purchaseBill', 'stockTransfer'])
  for (const entityId of [us.entityId, us.otherEntityId])
    await us.ok('setting.update', { entityId, settings: [{ name: 'EnableStockInventory', value: true }] })
  await us.ok('inventory.saveOpeningStocks', {
    entityId: us.entityId,
    date: '2026-04-01',
    stocks: [{ itemId: shop.bolt, quantity: '10', value: '100' }],
  })
})

const available = async (entityId: number) =>
  (await us.ok('inventory.getAvailableQuantity', { entityId, itemIds: [shop.bolt] })).map(
    (one) => one.available,
  )
const transfer = (more: object = {}) => ({
  entityId: us.entityId,
  toEntityId: us.otherEntityId,
  date: day,
  lines: [{ itemId: shop.bolt, quantity: '4', unitPrice: '12' }],
  ...more,
})
const moveTo = (stateCode: string, gstin: string) =>
  us.inTenant((db) =>
    sql`update entities set state_code = ${stateCode}, gstin = ${gstin},
      address = jsonb_set(jsonb_set(address, '{stateCode}', to_jsonb(${stateCode}::text)), '{pincode}', to_jsonb(${stateCode === '27' ? '400001' : '560001'}::text)) where id = ${us.otherEntityId}`.execute(
      db,
    ),
  )
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows: wrong } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (wrong.length > 0) found.push([name, wrong])
  }
  return found
}

test('goods for another GSTIN go with an invoice and come with its bill, and the parties of both are made', async () => {
  const { invoice, bill } = await us.ok('document.supplyTransfer', transfer())
  expect(await available(us.entityId)).toEqual(['6'])
  expect(await available(us.otherEntityId)).toEqual(['4'])
  const sold = await us.ok('salesInvoice.detail', { id: String(invoice.id) })
  const bought = await us.ok('purchaseBill.detail', { id: String(bill!.id) })
  expect(bought).toMatchObject({
    entityId: us.otherEntityId,
    supplierNumber: sold.number,
    supplierInvoiceId: invoice.id,
    totals: { taxableValue: '48.00', total: sold.totals.total },
  })
  const heads = ({ igst, cgst, sgst }: typeof sold.totals) => [igst, cgst, sgst]
  expect(heads(bought.totals)).toEqual(heads(sold.totals))
  // A second one goes to the same parties.
  const again = await us.ok('document.supplyTransfer', transfer())
  expect((await us.ok('salesInvoice.detail', { id: String(again.invoice.id) })).party?.id).toBe(
    sold.party?.id,
  )
  expect(await broken()).toEqual([])
})

test.each([
  ['27', ['0.00', '4.32', '4.32']],
  ['29', ['8.64', '0.00', '0.00']],
])('to a registration in State %s the tax is %s', async (stateCode, heads) => {
  const { rows } = await us.inTenant((db) =>
    sql<{ gstin: string; other: string; state: string }>`
      select e.gstin, o.gstin as other, e.state_code as state from entities e, entities o where e.id = ${us.entityId} and o.id = ${us.otherEntityId}`.execute(
      db,
    ),
  )
  const { gstinOf } = await import('./call-helpers.ts')
  expect(rows[0]!.state).toBe('27')
  await moveTo(stateCode, gstinOf(stateCode, 'AAACZ4321K'))
  const { invoice } = await us.ok('document.supplyTransfer', transfer())
  const { totals } = await us.ok('salesInvoice.detail', { id: String(invoice.id) })
  expect([totals.igst, totals.cgst, totals.sgst]).toEqual(heads)
})

test('where one of both cannot be made, neither is', async () => {
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'NegativeStock', value: 'Refuse' }],
  })
  const above = await us.call(
    'document.supplyTransfer',
    transfer({ lines: [{ itemId: shop.bolt, quantity: '11' }] }),
  )
  expect([above.status, Object.keys(above.body.validationErrors)]).toEqual([422, ['Data.lines[0].quantity']])
  await us.ok('setting.update', {
    entityId: us.otherEntityId,
    settings: [{ name: 'periodLockDate', value: '2026-11-15' }],
  })
  expect((await us.call('document.supplyTransfer', transfer())).status).toBe(422)
  expect(await available(us.entityId)).toEqual(['10'])
  expect((await us.ok('salesInvoice.search', { entityIds: [us.entityId] })).records).toEqual([])
  const same = await us.call('document.supplyTransfer', transfer({ toEntityId: us.entityId }))
  expect(Object.keys(same.body.validationErrors)).toEqual(['Data.toEntityId'])
  // Without a document nothing goes to another GSTIN.
  const silent = await us.call('inventory.saveStockTransfer', {
    entityId: us.entityId,
    date: day,
    fromLocationId: us.entityId,
    toLocationId: us.otherEntityId,
    lines: [{ itemId: shop.bolt, quantity: '1' }],
  })
  expect(silent.status).toBe(422)
  expect(await broken()).toEqual([])
})
