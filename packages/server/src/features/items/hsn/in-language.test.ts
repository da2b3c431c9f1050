import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../../test/call-helpers.ts'
import type { TestSubscriber } from '../../../../test/call-helpers.ts'
import { seedSubscriber } from '../../companies/index.ts'
import { builtInHsn } from './search.ts'

let shop: TestSubscriber
beforeAll(async () => {
  const server = await sharedTestServer('2026-11-20T06:00:00Z')
  shop = await server.makeSubscriber()
  await shop.inTenant(seedSubscriber)
})
const hindi = { headers: { 'culture-name': 'hi-IN' } }
const arabic = { headers: { 'culture-name': 'ar-SA' } }

test.each([
  ['चाय', '0902'],
  ['सब्जियां जमी', '0710'],
  ['मूंगफली तेल', '1508'],
  ['साइकिल', '8712'],
  ['माल ढुलाई', '9965'],
  ['शिक्षा', '9992'],
  ['شاي', '0902'],
  ['الأرز', '1006'],
  ['ارز', '1006'],
  ['دراجات هوائية', '8712'],
  ['نقل بضائع', '9965'],
  ['bicycles', '8712'],
  ['goods transport', '9965'],
])('%s finds %s in the built-in list', (text, code) => {
  expect(builtInHsn(text, undefined).map((choice) => choice.code)).toContain(code)
})

test('words of Hindi find the codes under a heading too, goods and services apart', () => {
  const codes = (kind?: 'HSN' | 'SAC') => builtInHsn('चाय', kind).map(({ code }) => code)
  expect(codes()).toEqual(expect.arrayContaining(['0902', '090230', '090240']))
  expect(codes('SAC')).toEqual([])
})

test('a heading is named in the reader’s language; English words have the heading beside them', async () => {
  const pick = async (options: object, text: string) =>
    (await shop.ok('hsnSac.pick', { text }, options)).find(({ code }) => code === text)
  expect(await pick(hindi, '7318')).toMatchObject({ description: 'स्क्रू, बोल्ट, नट, वॉशर' })
  expect(await pick(arabic, '7318')).toMatchObject({ description: 'براغي ومسامير قلاووظ وصواميل وحلقات' })
  expect(await pick({}, '7318')).toMatchObject({ description: 'Screws, bolts, nuts, washers' })
  const tea = 'Other black tea, fermented'
  expect(await pick(hindi, '090240')).toMatchObject({ description: tea, heading: 'चाय' })
  expect(await pick({}, '090240')).not.toHaveProperty('heading')
})

test('the master is found by words of the heading, and keeps English words however they were shown', async () => {
  const { records } = await shop.ok('hsnSac.search', { keyword: 'चाय', size: 500 }, hindi)
  expect(records.map(({ code, heading }) => [code, heading])).toContainEqual(['090240', 'चाय'])
  expect(records.every(({ code }) => code.startsWith('0902') || code.startsWith('2101'))).toBe(true)
  const shown = { code: '87120010', description: 'साइकिल', kind: 'HSN' } as const
  const { id } = await shop.ok('hsnSac.save', shown, hindi)
  expect(await shop.ok('hsnSac.detail', { id })).toMatchObject({ description: 'Bicycles' })
  const found = await shop.ok('hsnSac.search', { keyword: 'دراجات هوائية' }, arabic)
  expect(found.records.map(({ code, description, heading }) => [code, heading ?? description])).toEqual([
    ['87120010', 'دراجات هوائية'],
    ['871200', 'دراجات هوائية'],
  ])
})
