import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { TestSubscriber } from '../../../test/call-helpers.ts'
import { seedSubscriber } from '../companies/index.ts'

let shop: TestSubscriber
beforeAll(async () => {
  const server = await sharedTestServer('2026-11-20T06:00:00Z')
  shop = await server.makeSubscriber()
  await shop.inTenant(seedSubscriber)
})

test.each([
  ['किलोग्राम', 'KGS'],
  ['kgs किलो', 'KGS'],
  ['كيلوغرام', 'KGS'],
  ['دزينة', 'DOZ'],
  ['दर्जन', 'DOZ'],
  ['kilog', 'KGS'],
])('a search of units for %s finds %s', async (keyword, code) => {
  const { records } = await shop.ok('unit.search', { keyword })
  expect(records.map((unit) => unit.code)).toEqual([code])
})

test.each([
  ['बिक्री बिल', ['salesInvoice']],
  ['फ़ॉर्म नहीं', []],
  ['فواتير', ['purchaseBill', 'salesInvoice', 'selfInvoice']],
  ['الفواتير', ['purchaseBill', 'salesInvoice', 'selfInvoice']],
  ['sales inv', ['salesInvoice']],
])('a search of series for %s finds %j', async (keyword, kinds) => {
  const { records } = await shop.ok('series.search', { keyword })
  expect(records.map((series) => series.documentKind).toSorted()).toEqual(kinds)
})

test('a series with a name of its own is found by that name only', async () => {
  const [series] = (await shop.ok('series.search', { keyword: 'Delivery challans' })).records
  const found = async (keyword: string) => (await shop.ok('series.search', { keyword })).total
  expect(await found('चालान')).toBe(1)
  const { id, version, code, documentKind, prefix, separator, yearStyle, width } = series!
  await shop.ok('series.save', {
    id,
    version,
    name: 'Dispatch',
    code,
    documentKind,
    prefix,
    separator,
    yearStyle,
    width,
  })
  expect([await found('चालान'), await found('dispatch')]).toEqual([0, 1])
})

test.each([
  ['अकाउंटेंट', 'Accountant'],
  ['محاسب', 'Accountant'],
  ['खरीदार', undefined],
  ['المخزن', 'Store'],
])('a search of roles for %s finds %s', async (keyword, role) => {
  const { records } = await shop.ok('role.search', { keyword })
  expect(records.map(({ builtIn }) => builtIn)).toEqual(role ? [role] : [])
})
