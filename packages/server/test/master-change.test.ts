import { ItemSave } from '@bahi/contracts/items.ts'
import { pickKnown } from '@bahi/contracts/known-members.ts'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from './call-helpers.ts'
import type { TestSubscriber } from './call-helpers.ts'
import { stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  const server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})

test('a rate that changes is shown before it is saved; drafts take it on consent, what is issued or filed never', async () => {
  const sale = (more: object) =>
    us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-20',
      lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10', taxRate: '18', hsn: '73181500' }],
      ...more,
    } as never)
  const draft = await sale({ status: 'Draft' })
  const kept = await sale({ status: 'Draft', lines: [{ itemId: shop.service, quantity: '1' }] })
  const issued = await sale({ status: 'Active' })
  const filed = await sale({ status: 'Active', date: '2026-10-20' })
  await us.ok('gstReturn.markFiled', { entityId: us.entityId, returnPeriod: '102026', filedOn: '2026-11-10' })
  const master = { master: 'item', id: shop.bolt } as const
  const groups = (await us.ok('masterChange.impact', master)).map(({ group, count, documents }) => [
    group,
    count,
    documents.map(({ id }) => id),
  ])
  expect(groups).toEqual([
    ['drafts', 1, [draft.id]],
    ['issued', 1, [issued.id]],
    ['reported', 1, [filed.id]],
  ])
  const item = await us.ok('item.detail', { id: String(shop.bolt) })
  await us.ok('item.save', { ...pickKnown(ItemSave, item), taxRate: '5', hsn: '73181600' } as never)
  const rateOf = async (id: number) => {
    const { lines, totals } = await us.ok('salesInvoice.detail', { id: String(id) })
    return [lines[0]!.taxRate, lines[0]!.hsn, totals.total]
  }
  expect(await rateOf(draft.id)).toEqual(['18', '73181500', '118.00'])
  const { done, refused } = await us.ok('masterChange.updateDrafts', {
    ...master,
    fields: ['taxRate', 'hsn'],
  })
  expect([done, refused]).toEqual([[draft.id], []])
  expect(await rateOf(draft.id)).toEqual(['5', '73181600', '105.00'])
  expect((await rateOf(kept.id))[0]).toBe('18')
  expect([await rateOf(issued.id), await rateOf(filed.id)]).toEqual([
    ['18', '73181500', '118.00'],
    ['18', '73181500', '118.00'],
  ])
})

test('what a change concerns is shown to those alone who may make it', async () => {
  const user = await us.makeUser({ rights: ['ITM_ED', 'ITM_SH_VW', 'SIN_SH_VW', 'SIN_ED'] })
  const statusOf = async (master: 'party' | 'item' | 'entity', id: number) =>
    (await user.call('masterChange.impact', { master, id })).status
  expect(await statusOf('item', shop.bolt)).toBe(200)
  expect(await statusOf('party', shop.registered)).toBe(403)
  expect(await statusOf('entity', us.entityId)).toBe(403)
})
