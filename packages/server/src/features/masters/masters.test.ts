import { enumerations } from '@bahi/contracts/enums.ts'
import { beforeAll, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { citiesByState } from './cities.ts'
import { City } from '@bahi/contracts/fields.ts'

let server: SharedTestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T06:00:00Z')
  shop = await server.makeSubscriber()
})

test('every enumeration of the specification answers under its name, in the language asked for', async () => {
  for (const type of Object.keys(enumerations)) {
    const list = await shop.ok('master.enum', { type })
    expect(list.map((row) => row.id)).toEqual([...enumerations[type as keyof typeof enumerations]])
    expect(list.every((row) => row.label !== '' && !row.label.startsWith('enum.'))).toBe(true)
  }
  const { body } = await shop.call(
    'master.enum',
    { type: 'TaxpayerType' },
    { headers: { 'culture-name': 'hi-IN' } },
  )
  expect(body).toContainEqual({ id: 'REG', label: 'रेगुलर' })
  const byOtherName = await shop.ok('master.enum', { type: 'ApprovalStatus' })
  expect(byOtherName).toEqual(await shop.ok('master.enum', { type: 'RequestStatus' }))
  expect((await shop.call('master.enum', { type: 'Nonsense' })).status).toBe(422)
  expect((await shop.call('master.enum', { type: 'constructor' })).status).toBe(422)
  for (const plural of ['ReconciliationTypes', 'NotificationTypes', 'BillingTypes', 'EInvoiceStatus'])
    expect((await shop.ok('master.enum', { type: plural })).length).toBeGreaterThan(1)
  const short = await shop.ok('master.enum', { type: 'EInvoiceStatus', suffix: 'Short' })
  expect(short).toHaveLength(7)
  const none = await shop.call('master.enum', { type: 'UserStatus', suffix: 'Short' })
  expect([none.status, none.body.validationErrors]).toMatchObject([
    422,
    { 'Data.suffix': [{ code: 'VALD0112' }] },
  ])
})

test('lists that have members', async () => {
  const sizes = {
    financialYears: (await shop.ok('master.financialYears')).length,
    rates: (await shop.ok('master.rates')).length,
    cessRates: (await shop.ok('master.cessRates')).length,
    stateCessRates: (await shop.ok('master.stateCessRates')).length,
    cessNonAdvaloremRates: (await shop.ok('master.cessNonAdvaloremRates')).length,
    countryCode: (await shop.ok('master.countryCode')).length,
    currencyCode: (await shop.ok('master.currencyCode')).length,
    returnPeriods: (await shop.ok('master.returnPeriods')).length,
    industryType: (await shop.ok('master.industryType')).length,
    ports: (await shop.ok('master.ports')).length,
    uqc: (await shop.ok('master.uqc')).length,
  }
  expect(sizes).toMatchObject({ financialYears: 11, countryCode: 249, returnPeriods: 113 })
  expect(Object.entries(sizes).filter(([, size]) => size === 0)).toEqual([])
})

test('periods go from the start of GST to today', async () => {
  const years = await shop.ok('master.financialYears')
  expect([years[0]!.id, years.at(-1)]).toEqual([
    '2027-28',
    { id: '2017-18', label: '2017-18', from: '2017-04-01', to: '2018-03-31' },
  ])
  const periods = await shop.ok('master.returnPeriods')
  expect([periods[0], periods.at(-1)!.id]).toEqual([
    { id: '112026', label: 'November 2026', financialYear: '2026-27' },
    '072017',
  ])
})

test('states of India, their cities, and the state of a PIN code', async () => {
  const states = await shop.ok('master.states', { countryId: 'IN' })
  expect(states.length).toBeGreaterThanOrEqual(36)
  expect(states).toContainEqual({ code: '27', name: 'Maharashtra', isUnionTerritory: false })
  expect(states.some((state) => state.code === '25' || state.code === '28')).toBe(false)
  expect((await shop.ok('master.cities', { stateId: '27' })).map((city) => city.name)).toContain('Mumbai')
  expect((await shop.ok('master.countryCities', { countryId: 'IN' })).length).toBeGreaterThan(200)
  expect(await shop.ok('master.pincode', { pincode: '411001' })).toEqual({ stateCodes: ['27'] })
})

test('built-in cities are names that an address accepts', () => {
  const names = Object.values(citiesByState).flat()
  expect(names.filter((name) => !City.safeParse(name).success)).toEqual([])
})

test('resources have the same keys in every language, direction with them', async () => {
  const of = async (culture: string, name: 'master.resources' | 'master.preResources') =>
    (await shop.call(name, undefined, { headers: { 'culture-name': culture } })).body as {
      direction: string
      texts: Record<string, string>
    }
  for (const name of ['master.resources', 'master.preResources'] as const) {
    const [en, ar] = [await of('en-IN', name), await of('ar', name)]
    expect([en.direction, ar.direction]).toEqual(['ltr', 'rtl'])
    expect(Object.keys(ar.texts)).toEqual(Object.keys(en.texts))
    expect(ar.texts).not.toEqual(en.texts)
  }
})

test('how a supply counts follows from buyer and undertaking', async () => {
  const sez = await shop.ok('party.save', {
    name: 'SEZ Unit',
    taxpayerType: 'SEZ',
    gstin: gstinOf('27', 'AABCS1111D'),
  })
  const overseas = await shop.ok('party.save', {
    name: 'Overseas Buyer',
    taxpayerType: 'OEXP',
    billingAddress: { line1: '1 High Street', stateCode: '96', countryCode: 'GB', pincode: 'SW1A 1AA' },
  })
  const typeOf = async (partyId?: number) =>
    (await shop.ok('master.transactionType', { entityId: shop.entityId, ...(partyId ? { partyId } : {}) }))
      .transactionType
  expect([await typeOf(), await typeOf(sez.id), await typeOf(overseas.id)]).toEqual(['B2C', 'SEZWP', 'EXPWP'])
  const entity = await shop.ok('entity.detail', { id: shop.entityId })
  await shop.ok('entity.save', {
    id: entity.id,
    version: entity.version,
    entityType: 'Entity',
    parentEntityId: shop.companyId,
    entityName: entity.entityName,
    vrn: entity.vrn!,
    address: entity.address!,
    luts: [{ number: 'AD270326000123X', validFrom: '2026-04-01', validTo: '2027-03-31' }],
  })
  expect([await typeOf(sez.id), await typeOf(overseas.id)]).toEqual(['SEZWOP', 'EXPWOP'])
  // The form asks whether to use it, and says which it is; a day outside of it has none.
  const lutOn = async (date: string) =>
    (await shop.ok('master.transactionType', { entityId: shop.entityId, partyId: sez.id, date })).lut
  expect(await lutOn('2026-11-22')).toEqual({ number: 'AD270326000123X', validTo: '2027-03-31' })
  expect(await lutOn('2027-04-01')).toBeNull()
  expect(
    (await shop.call('master.transactionType', { entityId: shop.entityId, partyId: 999_999 })).status,
  ).toBe(422)
})
