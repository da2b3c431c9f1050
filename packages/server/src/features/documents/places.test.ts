import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { documentRoutes } from './routes.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await startTestServer({
    routeGroups: documentRoutes,
    clock: () => new Date('2026-11-20T10:00:00Z'),
  })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})
afterAll(() => server?.stop())

type Buyer = 'registered' | 'otherState' | 'consumer' | 'sez'
const goods = { description: 'Pump', supply: 'Goods', hsn: '84137010', uqc: 'NOS', taxRate: '18' }
const work = { description: 'Work', supply: 'Services', hsn: '998717', taxRate: '18' }
const meal = { ...work, description: 'Meal', hsn: '996331', taxRate: '5' }
const delhi = { line1: '4 Ring Road', city: 'Delhi', stateCode: '07', countryCode: 'IN' }

const sale = (buyer: Buyer, line: object, more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop[buyer],
  date: '2026-11-20',
  status: 'Active' as const,
  supplyKind: 'Regular' as const,
  lines: [{ ...line, quantity: '1', unitPrice: '1000' }],
  ...more,
})
const compute = (...args: Parameters<typeof sale>) => us.ok('salesInvoice.compute', sale(...args))

describe('the place of supply of a document from Maharashtra', () => {
  it.each<[string, Buyer, object, object, string, 'IGST' | 'CGST', string]>([
    ['goods to a buyer of the State', 'registered', goods, {}, '27', 'CGST', 'pos.goodsMove'],
    ['goods to Karnataka', 'otherState', goods, {}, '29', 'IGST', 'pos.goodsMove'],
    [
      'billed to Karnataka, shipped to another in Delhi',
      'otherState',
      goods,
      { shippingAddress: { ...delhi, name: 'Somebody else' } },
      '29',
      'IGST',
      'pos.billToShipTo',
    ],
    [
      'shipped to the buyer in Delhi',
      'otherState',
      goods,
      { shippingAddress: delhi },
      '07',
      'IGST',
      'pos.goodsMove',
    ],
    [
      'installed at a site in the State',
      'otherState',
      goods,
      { placeFacts: { movement: 'Installed', siteStateCode: '27' } },
      '27',
      'CGST',
      'pos.installed',
    ],
    [
      'handed over without movement',
      'otherState',
      goods,
      { placeFacts: { movement: 'None', siteStateCode: '27' } },
      '27',
      'CGST',
      'pos.noMovement',
    ],
    [
      'taken on board in Gujarat',
      'registered',
      goods,
      { placeFacts: { movement: 'OnBoard', siteStateCode: '24' } },
      '24',
      'IGST',
      'pos.onBoard',
    ],
    ['over the counter', 'consumer', goods, {}, '27', 'CGST', 'pos.unregisteredAddress'],
    [
      'sent to a consumer in Delhi',
      'consumer',
      goods,
      { shippingAddress: delhi },
      '07',
      'IGST',
      'pos.unregisteredAddress',
    ],
    ['a zone in the State', 'sez', goods, {}, '27', 'IGST', 'pos.goodsMove'],
    [
      'goods sent abroad',
      'consumer',
      goods,
      {
        supplyKind: 'EXPWP',
        billingAddress: { line1: '1 Pier', city: 'Dubai', stateCode: '96', countryCode: 'AE' },
      },
      '96',
      'IGST',
      'pos.export',
    ],
    ['a service to Karnataka', 'otherState', work, {}, '29', 'IGST', 'pos.registeredRecipient'],
    ['a service to nobody known', 'consumer', work, {}, '27', 'CGST', 'pos.noAddress'],
    [
      'work on property in the State',
      'otherState',
      work,
      { placeFacts: { service: 'ImmovableProperty', siteStateCode: '27' } },
      '27',
      'CGST',
      'pos.property',
    ],
    [
      'a meal in the State',
      'otherState',
      meal,
      { placeFacts: { service: 'RestaurantOrPersonalCare', siteStateCode: '27' } },
      '27',
      'CGST',
      'pos.performed',
    ],
    [
      'training of a registered buyer',
      'otherState',
      work,
      { placeFacts: { service: 'Training', siteStateCode: '27' } },
      '29',
      'IGST',
      'pos.training',
    ],
    [
      'admission of a consumer',
      'consumer',
      work,
      { placeFacts: { service: 'Admission', siteStateCode: '30' } },
      '30',
      'IGST',
      'pos.admission',
    ],
  ])('%s', async (_name, buyer, line, more, place, head, clause) => {
    const answer = await compute(buyer, line, more)
    expect(answer).toMatchObject({ placeOfSupply: place, derivedPlace: place })
    expect(answer.explanation.placeOfSupply[0]!.key).toBe(clause)
    expect(answer.totals[head === 'IGST' ? 'cgst' : 'igst']).toBe('0.00')
    expect(answer.totals[head === 'IGST' ? 'igst' : 'cgst']).not.toBe('0.00')
  })

  it('is asked for where the rule needs it', async () => {
    const { issues } = await compute('otherState', work, { placeFacts: { service: 'ImmovableProperty' } })
    expect(issues.map(({ property }) => property)).toContain('placeFacts.siteStateCode')
  })

  it('is kept on the stored document and returned for an edit', async () => {
    const placeFacts = { service: 'ImmovableProperty', siteStateCode: '27' }
    const { id } = await us.ok('salesInvoice.save', sale('otherState', work, { placeFacts }))
    expect(await us.ok('salesInvoice.detail', { id })).toMatchObject({ placeFacts, placeOfSupply: '27' })
    const { placeOfSupply } = await us.ok('salesInvoice.explain', { id })
    expect(placeOfSupply[0]!.key).toBe('pos.property')
  })
})

describe('a service whose code has a place of its own', () => {
  it.each<[string, Buyer, object, object, boolean]>([
    ['is pointed at where nothing is said', 'otherState', meal, {}, true],
    ['is not once its nature is chosen', 'otherState', meal, { placeFacts: { service: 'General' } }, false],
    ['is not for any other code', 'otherState', work, {}, false],
    ['is not where it changes nothing', 'otherState', { ...work, hsn: '996511' }, {}, false],
  ])('%s', async (_name, buyer, line, more, warned) => {
    const { warnings } = await compute(buyer, line, more)
    expect(warnings!.map(({ property }) => property)).toEqual(warned ? ['placeFacts.service'] : [])
  })
})
