import { EntitySave } from '@bahi/contracts/companies.ts'
import { pickKnown } from '@bahi/contracts/known-members.ts'
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
})

const sale = () => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: '2026-11-20',
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '100' }],
})

test('a GSTIN that is used on documents cannot be changed', async () => {
  const { number } = await us.ok('salesInvoice.save', sale())
  const own = pickKnown(EntitySave, await us.ok('entity.detail', { id: us.entityId }))
  const state = own.vrn!.slice(0, 2)
  const { vrn: _v, ...without } = own
  const gone = await us.call('entity.save', { ...without, taxpayerType: 'UNREG', stateCode: state } as never)
  expect(gone.body.validationErrors['Data.vrn'][0].message).toContain(number)
  expect((await us.call('entity.save', { ...own, entityName: 'Renamed' } as never)).status).toBe(200)
})

test('an inactive GSTIN issues nothing, and is not removed while documents use it', async () => {
  await us.ok('entity.updateStatus', { ids: [us.entityId], status: 'Inactive' })
  const refused = await us.call('salesInvoice.save', sale())
  expect(Object.keys(refused.body.validationErrors)).toEqual(['Data.entityId'])
  await us.ok('entity.updateStatus', { ids: [us.entityId], status: 'Active' })
  expect((await us.call('salesInvoice.save', sale())).status).toBe(200)
  const { refused: kept } = await us.ok('entity.delete', { ids: [us.entityId] })
  expect(kept[0]!.message).toMatch(/is used in|has other places/i)
})
