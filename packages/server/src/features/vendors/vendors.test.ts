import { beforeAll, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: SharedTestServer
let us: TestSubscriber
let others: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  others = await server.makeSubscriber()
})

const problems = (reply: { body: any }) =>
  Object.entries<any[]>(reply.body.validationErrors ?? {}).map(([property, list]) => [property, list[0].code])
const gstin = (letter: string) => gstinOf('27', `AABCV100${letter.charCodeAt(0) % 10}${letter}`)
const vendor = (letter: string, more: object = {}) => ({
  gstin: gstin(letter),
  name: `Vendor ${letter}`,
  ...more,
})

test('a vendor keeps its persons and addresses; PAN and state follow from the GSTIN', async () => {
  const body = vendor('A', {
    contacts: [{ name: 'Asha Rao', designation: 'Accounts', email: 'asha@example.in', mobile: '9876543210' }],
    emails: 'gst@example.in; cfo@example.in',
    address: { line1: '4 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001', countryCode: 'IN' },
  })
  const { id, version } = await us.ok('vendor.save', body)
  expect(await us.ok('vendor.detail', { id })).toMatchObject({
    ...body,
    pan: gstin('A').slice(2, 12),
    stateCode: '27',
  })
  await us.ok('vendor.save', { ...body, id, version, name: 'Renamed' })
  const again = await us.call('vendor.save', { ...body, id, version })
  expect([again.status, JSON.stringify(again.body).includes('Renamed')]).toEqual([409, true])
  expect((await us.ok('vendor.search', { keyword: gstin('A').slice(0, 9) })).records).toMatchObject([
    { id, city: 'Pune' },
  ])
})

test('a GSTIN is unique in an account, freed by deleting; other accounts have their own', async () => {
  const { id } = await us.ok('vendor.save', vendor('B'))
  expect(problems(await us.call('vendor.save', vendor('B')))).toEqual([['Data.gstin', 'VALD0117']])
  await others.ok('vendor.save', vendor('B'))
  await us.ok('vendor.delete', { ids: [id] })
  await us.ok('vendor.save', vendor('B'))
})

test('wrong values name their field', async () => {
  const wrong = await us.call('vendor.save', vendor('C', { gstin: '27AABCV1007C1ZX', emails: 'nobody' }))
  expect(
    problems(wrong)
      .map(([property]) => String(property))
      .sort((a, b) => a.localeCompare(b)),
  ).toEqual(['Data.emails', 'Data.gstin'])
  const other = await us.call(
    'vendor.save',
    vendor('C', { address: { line1: 'X', stateCode: '33', pincode: '600002', countryCode: 'IN' } }),
  )
  expect(problems(other).map(([property]) => property)).toEqual(['Data.address.stateCode'])
  const quarter = { filingFrequency: 'Quarterly', lastFiledPeriod: '082026' }
  expect(problems(await us.call('vendor.save', vendor('C', quarter)))).toEqual([
    ['Data.lastFiledPeriod', 'MAST0064'],
  ])
  expect(problems(await us.call('vendor.save', vendor('C', { lastFiledPeriod: '122026' })))).toEqual([
    ['Data.lastFiledPeriod', 'MAST0065'],
  ])
})

test.each([
  // 20 November 2026: October fell due on the 11th, the quarter to September on 13 October.
  [{ lastFiledPeriod: '102026' }, 'Excellent', 0],
  [{ lastFiledPeriod: '092026' }, 'Good', 1],
  [{ lastFiledPeriod: '082026' }, 'Average', 2],
  [{ lastFiledPeriod: '122025' }, 'Bad', 10],
  [{ lastFiledPeriod: '092026', filingFrequency: 'Quarterly' }, 'Excellent', 0],
  [{ lastFiledPeriod: '032026', filingFrequency: 'Quarterly' }, 'Average', 2],
  [{ lastFiledPeriod: '102026', registrationStatus: 'Suspended' }, 'Bad', 0],
  [{}, undefined, undefined],
])('what is known of a vendor rates it: %o', async (known, rating, periodsLate) => {
  const { id } = await us.ok('vendor.save', vendor('D', known))
  const detail = await us.ok('vendor.detail', { id })
  expect([detail.rating ?? undefined, detail.periodsLate ?? undefined]).toEqual([rating, periodsLate])
  expect(detail.ratingReason.length).toBeGreaterThan(10)
  if (rating) {
    const { records } = await us.ok('vendor.search', { ratings: [rating as 'Bad'] })
    expect(records.some((row) => row.id === id)).toBe(true)
  }
  await us.ok('vendor.delete', { ids: [id] })
})

test('rights of its own, and nothing of another account', async () => {
  const { id } = await us.ok('vendor.save', vendor('E'))
  expect((await others.call('vendor.detail', { id })).status).toBe(404)
  expect((await others.ok('vendor.delete', { ids: [id] })).done).toEqual([])
  const reader = await us.makeUser({ rights: ['VND_SH_VW'] })
  expect((await reader.call('vendor.detail', { id })).status).toBe(200)
  for (const [name, body] of [
    ['vendor.save', vendor('F')],
    ['vendor.updateStatus', { ids: [id], status: 'Inactive' }],
    ['vendor.delete', { ids: [id] }],
    ['vendor.export', { format: 'csv' }],
  ] as const)
    expect([name, (await reader.call(name, body as never)).status]).toEqual([name, 403])
})
