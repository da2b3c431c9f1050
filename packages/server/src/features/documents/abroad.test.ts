import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { documentRoutes } from './routes.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
let client: number

beforeAll(async () => {
  server = await startTestServer({
    routeGroups: documentRoutes,
    clock: () => new Date('2026-11-20T10:00:00Z'),
  })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  client = await us.inTenant(async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into parties (subscriber_id, code, name, role, taxpayer_type, state_code, billing_address)
      values (current_subscriber(), 'X1', 'Boston Client', 'Customer', 'OEXP', '96', ${JSON.stringify(boston)}::jsonb)
      returning id`.execute(db)
    return rows[0]!.id
  })
})
afterAll(() => server?.stop())

const boston = { line1: '1 Bay Road', city: 'Boston', stateCode: '96', countryCode: 'US' }
const bangalore = { line1: '1 MG Road', city: 'Bengaluru', stateCode: '29', countryCode: 'IN' }
const work = { description: 'Work', supply: 'Services', hsn: '998311', taxRate: '18' }
const goods = { description: 'Pump', supply: 'Goods', hsn: '84137010', uqc: 'NOS', taxRate: '18' }

const bill = (more: object, line: object = work) => ({
  entityId: us.entityId,
  partyId: client,
  date: '2026-11-20',
  status: 'Active' as const,
  supplyKind: 'Regular' as const,
  lines: [{ ...line, quantity: '1', unitPrice: '1000' }],
  ...more,
})
const compute = (more: object, line?: object) => us.ok('salesInvoice.compute', bill(more, line))
const asConsumer = () => ({ partyId: shop.consumer, billingAddress: boston })

describe('a service to a person abroad', () => {
  it.each<[string, object, string, string, 'IGST' | 'CGST']>([
    ['consulting', {}, '96', 'IGST s.13(2)', 'IGST'],
    [
      'repair of goods',
      { service: 'GoodsMadeAvailable', siteStateCode: '27' },
      '27',
      'IGST s.13(3)(a)',
      'CGST',
    ],
    [
      'repair of goods brought in for it',
      { service: 'GoodsMadeAvailable', siteStateCode: '27', goodsTemporarilyImported: 'Y' },
      '96',
      'IGST s.13(3)(a) second proviso',
      'IGST',
    ],
    ['training in person', { service: 'Training', siteStateCode: '27' }, '27', 'IGST s.13(3)(b)', 'CGST'],
    ['property', { service: 'ImmovableProperty', siteStateCode: '27' }, '27', 'IGST s.13(4)', 'CGST'],
    ['event in Goa', { service: 'EventOrganisation', siteStateCode: '30' }, '30', 'IGST s.13(5)', 'IGST'],
    ['account of a bank', { service: 'Banking' }, '27', 'IGST s.13(8)(a)', 'CGST'],
    ['intermediary', { service: 'Intermediary' }, '27', 'IGST s.13(8)(b)', 'CGST'],
    ['hire of a car', { service: 'TransportHire' }, '27', 'IGST s.13(8)(c)', 'CGST'],
    ['flight', { service: 'PassengerTransport', siteStateCode: '27' }, '27', 'IGST s.13(10)', 'CGST'],
    ['service on board', { service: 'OnBoard', siteStateCode: '27' }, '27', 'IGST s.13(11)', 'CGST'],
    ['online service', { service: 'OnlineInformation' }, '96', 'IGST s.13(12)', 'IGST'],
  ])(
    '%s is placed by section 13, whatever the type of the party',
    async (_name, placeFacts, place, clause, head) => {
      for (const who of [{}, asConsumer()]) {
        for (const supplyKind of ['Regular', 'EXPWP'] as const) {
          const answer = await compute({ ...who, supplyKind, placeFacts })
          expect(answer).toMatchObject({ placeOfSupply: place, derivedPlace: place })
          expect(answer.explanation.placeOfSupply[0]!.params?.['clause']).toBe(clause)
          expect(answer.totals[head === 'IGST' ? 'igst' : 'cgst']).toBe(head === 'IGST' ? '180.00' : '90.00')
          const kinds = answer.warnings!.filter(({ property }) => property === 'supplyKind')
          expect(kinds).toHaveLength(place !== '96' && supplyKind === 'EXPWP' ? 1 : 0)
        }
      }
    },
  )

  it('is saved, printed and reported as a taxed supply in India where its place is there', async () => {
    const placeFacts = { service: 'ImmovableProperty', siteStateCode: '27' }
    const saved = await us.ok('salesInvoice.save', bill({ supplyKind: 'EXPWOP', placeFacts }))
    expect(saved.warnings!.map(({ code }) => code)).toContain('DOCU0060')
    expect(saved.warnings!.find(({ code }) => code === 'DOCU0060')!.message).toMatch(
      /s\.13\(4\).*Maharashtra/,
    )
    const detail = await us.ok('salesInvoice.detail', { id: saved.id })
    expect(detail).toMatchObject({
      supplyKind: 'Regular',
      subtype: 'INV',
      heading: 'taxInvoice',
      placeOfSupply: '27',
    })
    expect(detail.totals).toMatchObject({ cgst: '90.00', sgst: '90.00', igst: '0.00', total: '1180.00' })
    const { rows } = await us.inTenant((db) =>
      sql<{ section: string; placeOfSupply: string }>`select section, place_of_supply from gstr1_rows
        where subscriber_id = current_subscriber() and document_id = ${saved.id}`.execute(db),
    )
    expect(rows).toEqual([{ section: 'b2cs', placeOfSupply: '27' }])
    const { placeOfSupply } = await us.ok('salesInvoice.explain', { id: saved.id })
    expect(placeOfSupply).toContainEqual({ key: 'export.iii', params: { met: 'No' } })
    expect(placeOfSupply).toContainEqual({ key: 'pos.kind', params: { picked: 'EXPWOP', kind: 'Regular' } })
  })

  it('is no export where it is not paid in foreign exchange, or goes to an establishment of the same person', async () => {
    for (const placeFacts of [{ paymentReceived: 'Otherwise' }, { sameEstablishment: 'Y' }]) {
      const answer = await compute({ supplyKind: 'EXPWOP', placeFacts })
      expect(answer.totals).toMatchObject({ igst: '180.00', total: '1180.00' })
      expect(answer.heading).toBe('taxInvoice')
      expect(answer.warnings!.map(({ code }) => code)).toContain('DOCU0060')
    }
  })

  it('follows a place that a person sets, in both directions', async () => {
    const placeOfSupplyReason = 'Ruling of the authority'
    const here = await compute({ supplyKind: 'EXPWOP', placeOfSupply: '27', placeOfSupplyReason })
    expect(here.totals).toMatchObject({ cgst: '90.00', sgst: '90.00', igst: '0.00' })
    expect([here.heading, here.placeOfSupply, here.derivedPlace]).toEqual(['taxInvoice', '27', '96'])
    const placeFacts = { service: 'Intermediary' }
    const there = await compute({ placeFacts, placeOfSupply: '96', placeOfSupplyReason })
    expect(there.totals).toMatchObject({ igst: '180.00' })
    expect([there.heading, there.placeOfSupply, there.derivedPlace]).toEqual(['exportInvoice', '96', '27'])
  })

  it('is none where the buyer is in India, whatever kind is chosen', async () => {
    const answer = await compute({
      partyId: shop.consumer,
      billingAddress: bangalore,
      supplyKind: 'EXPWOP',
    })
    expect(answer).toMatchObject({ placeOfSupply: '29', heading: 'taxInvoice' })
    expect(answer.totals.igst).toBe('180.00')
    expect(answer.explanation.placeOfSupply[0]!.params?.['clause']).toBe('IGST s.12(2)(b)(i)')
    expect(answer.warnings!.find(({ code }) => code === 'DOCU0060')!.message).toMatch(/s\.2\(6\)\(ii\)/)
  })

  it('in several States asks for a bill for each', async () => {
    const answer = await compute({
      placeFacts: { service: 'ImmovableProperty', siteStateCode: '27', otherSiteStateCodes: ['29', '07'] },
    })
    const message = answer.warnings!.find(({ code }) => code === 'DOCU0062')!.message
    expect(message).toMatch(/Karnataka \(29\), Delhi \(07\).*s\.13\(7\)/)
  })
})

describe('goods sold to a buyer abroad', () => {
  const delivered = { shippingAddress: { ...bangalore, name: 'Boston Client' } }
  it('leave India or not: that is asked, and taken for an export meanwhile', async () => {
    const open = await compute(delivered, goods)
    expect(open).toMatchObject({ placeOfSupply: '96', heading: 'exportInvoice' })
    expect(open.warnings!.map(({ code }) => code)).toContain('DOCU0063')
    const stay = await compute({ ...delivered, placeFacts: { goodsLeaveIndia: 'N' } }, goods)
    expect(stay).toMatchObject({ placeOfSupply: '29', heading: 'taxInvoice' })
    expect(stay.totals.igst).toBe('180.00')
    const leave = await compute({ ...delivered, placeFacts: { goodsLeaveIndia: 'Y' } }, goods)
    expect(leave).toMatchObject({ placeOfSupply: '96', heading: 'exportInvoice' })
    expect(leave.warnings!.map(({ code }) => code)).not.toContain('DOCU0063')
  })
})

describe('goods and services on one document', () => {
  const both = (placeFacts: object | undefined, service: object = work) => ({
    partyId: shop.otherState,
    lines: [
      { ...goods, quantity: '1', unitPrice: '1000' },
      { ...service, quantity: '1', unitPrice: '100' },
    ],
    placeFacts,
  })
  it('say where the place of the services is another', async () => {
    const answer = await compute(both({ service: 'ImmovableProperty', siteStateCode: '24' }))
    expect(answer.placeOfSupply).toBe('29')
    const { message } = answer.warnings!.find(({ code }) => code === 'DOCU0061')!
    expect(message).toMatch(/Karnataka \(29\).*Gujarat \(24\).*s\.12\(3\)/)
    expect((await compute(both(undefined))).warnings!.map(({ code }) => code)).not.toContain('DOCU0061')
  })
  it('point at a code whose services have a place of their own', async () => {
    const { warnings } = await compute(both(undefined, { ...work, hsn: '999311' }))
    expect(warnings!.map(({ code }) => code)).toContain('DOCU0046')
  })
  it('ask for the place of the services where their rule needs it', async () => {
    const { issues } = await compute(both({ service: 'ImmovableProperty' }))
    expect(issues.map(({ property }) => property)).toContain('placeFacts.siteStateCode')
  })
})

it('never names another tax than the one charged, at a place set by hand', async () => {
  const set = { placeOfSupply: '29', placeOfSupplyReason: 'Delivered there' }
  const answer = await compute({ partyId: shop.registered, ...set }, goods)
  expect(answer.totals.igst).toBe('180.00')
  const keys = answer.explanation.placeOfSupply.map(({ key }) => key)
  expect(keys).toContain('pos.inter')
  expect(keys).not.toContain('pos.intra')
})
