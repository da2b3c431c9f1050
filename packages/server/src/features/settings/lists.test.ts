import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { seedSubscriber } from '../companies/index.ts'

let server: SharedTestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  shop = await server.makeSubscriber()
  await shop.inTenant(seedSubscriber)
})

describe('what a user arranges on a list', () => {
  const arranged = {
    list: 'item',
    columns: [{ key: 'name', visible: true, width: 300 }],
    density: 'compact' as const,
    freezeFirst: true,
    pageSize: 100 as const,
    views: [{ name: 'Goods at 5 %', search: 'supplies=Goods&sort=name%20ASC' }],
  }

  test('columns and views are kept for that user alone', async () => {
    await shop.ok('setting.saveColumns', arranged)
    expect(await shop.ok('setting.columns', { list: 'item' })).toEqual([arranged])
    const other = await shop.makeUser({ rights: ['ITM_SH_VW'] })
    expect(await other.ok('setting.columns', { list: 'item' })).toEqual([])
    const theirs = { list: 'item', columns: [{ key: 'code', visible: false }] }
    await other.ok('setting.saveColumns', theirs)
    expect(await other.ok('setting.columns', {})).toEqual([theirs])
    expect(await shop.ok('setting.columns', { list: 'item' })).toEqual([arranged])
  })

  test('P-K-011: rows at once are 30, 100 or 500', async () => {
    const size = async (pageSize: number) =>
      (await shop.call('setting.saveColumns', { ...arranged, pageSize: pageSize as 30 })).status
    expect(await Promise.all([30, 100, 500].map(size))).toEqual([204, 204, 204])
    expect(await Promise.all([0, 31, 501].map(size))).toEqual([422, 422, 422])
  })

  test('a view has a name, and a search of bounded length', async () => {
    const view = (name: string, search: string) =>
      shop.call('setting.saveColumns', { ...arranged, views: [{ name, search }] })
    expect((await view('x'.repeat(51), '')).status).toBe(422)
    expect((await view('long', 'x'.repeat(4001))).status).toBe(422)
    expect((await view('empty search', '')).status).toBe(204)
  })
})

test('as many values are looked for at once as the setting allows', async () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => `code ${index}`)
  expect((await shop.call('item.search', { keywords: values(100) })).status).toBe(200)
  const refused = await shop.call('item.search', { keywords: values(101) })
  expect(refused.status).toBe(422)
  expect(refused.body.validationErrors['Data.keywords'][0].message).toContain('100')
  await shop.ok('setting.update', { settings: [{ name: 'maxBulkSearchKeywords', value: 150 }] })
  expect((await shop.call('item.search', { keywords: values(101) })).status).toBe(200)
})

test('the party of counter sales has the name of the setting', async () => {
  const rename = (value: string | null) =>
    shop.call('setting.update', { settings: [{ name: 'defaultPartyName', value }] })
  expect((await rename('Walk-in / counter')).status).toBe(422)
  expect((await rename('Walk-in customer')).status).toBe(200)
  expect((await shop.ok('party.pick', { text: 'walk' })).map((party) => party.code)).toEqual(['CASH'])
  await rename(null)
  expect((await shop.ok('party.pick', { text: 'cash ret' })).map((party) => party.code)).toEqual(['CASH'])
})
