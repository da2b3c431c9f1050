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

beforeAll(async () => {
  server = await startTestServer({
    routeGroups: documentRoutes,
    clock: () => new Date('2026-11-20T10:00:00Z'),
  })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})
afterAll(() => server?.stop())

const brick = { description: 'Building brick', supply: 'Goods', hsn: '69041000', uqc: 'NOS', taxRate: '12' }
const bolt = { description: 'Bolt', supply: 'Goods', hsn: '73181500', uqc: 'NOS', taxRate: '18' }
const bill = (line: object, more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: '2026-11-20',
  status: 'Active' as const,
  supplyKind: 'Regular' as const,
  lines: [{ quantity: '1', unitPrice: '1000', ...line }],
  ...more,
})
const compute = (line: object, more?: object) => us.ok('salesInvoice.compute', bill(line, more))
const codesOf = ({ warnings }: Awaited<ReturnType<typeof compute>>) => warnings!.map(({ code }) => code)
const entityIs = (set: ReturnType<typeof sql>) =>
  us.inTenant((db) =>
    sql`update entities set ${set} where subscriber_id = current_subscriber() and id = ${us.entityId}`.execute(
      db,
    ),
  )

describe('a rate', () => {
  it('of bricks is charged on bricks and on nothing else', async () => {
    const saved = await us.ok('salesInvoice.save', bill(brick))
    expect(saved.totals).toMatchObject({ cgst: '60.00', sgst: '60.00', total: '1120.00' })
    const reply = await us.call('salesInvoice.save', bill({ ...bolt, taxRate: '12' }))
    expect([reply.status, Object.keys(reply.body.validationErrors)]).toEqual([422, ['Data.lines[0].taxRate']])
  })
  it('of before is lawful where two of supply, invoice and payment came before the change', async () => {
    const old = { ...bolt, taxRate: '12' }
    const date = '2025-10-05'
    const before = { suppliedOn: '2025-09-10', paidOn: '2025-09-12' }
    expect((await compute(old, { date })).issues.map(({ property }) => property)).toEqual([
      'lines[0].taxRate',
    ])
    expect((await compute(old, { date, timeOfSupply: { suppliedOn: '2025-09-10' } })).issues).toHaveLength(1)
    const { id, totals } = await us.ok('salesInvoice.save', bill(old, { date, timeOfSupply: before }))
    expect(totals).toMatchObject({ cgst: '60.00', total: '1120.00' })
    expect(await us.ok('salesInvoice.detail', { id })).toMatchObject({ timeOfSupply: before })
  })
  it('of 28 % was left to tobacco and pan masala from 22 September 2025', async () => {
    const date = '2025-12-01'
    const tobacco = { ...bolt, hsn: '24022010', taxRate: '28' }
    expect((await compute(tobacco, { date })).issues).toEqual([])
    expect((await compute({ ...bolt, taxRate: '28' }, { date })).issues).toHaveLength(1)
  })
})

it('exempt goods with a separately taxed charge are an invoice-cum-bill of supply to an unregistered buyer', async () => {
  const rice = { description: 'Rice', supply: 'Goods', hsn: '10063020', uqc: 'KGS', taxCategory: 'Exempt' }
  const charges = [{ description: 'Packing', hsn: '998540', amount: '100', taxRate: '18' }]
  const saved = await us.ok('salesInvoice.save', bill(rice, { partyId: shop.consumer, charges }))
  expect(saved.totals).toMatchObject({ cgst: '9.00', sgst: '9.00', total: '1118.00' })
  expect(await us.ok('salesInvoice.detail', { id: saved.id })).toMatchObject({
    heading: 'invoiceCumBillOfSupply',
    subtype: 'INV',
  })
  const { print } = await us.ok('salesInvoice.sheet', { id: saved.id, language: 'hi' })
  expect(print.title).toBe('इनवॉइस-सह-बिल ऑफ़ सप्लाई')
  const beside = bill(rice, { partyId: shop.consumer })
  const mixed = await us.ok('salesInvoice.compute', {
    ...beside,
    lines: [...beside.lines, { ...bolt, quantity: '1', unitPrice: '10' }],
  })
  expect(mixed).toMatchObject({ heading: 'invoiceCumBillOfSupply' })
  expect(await compute(rice, { charges })).toMatchObject({ heading: 'taxInvoice' })
  expect(await compute(rice)).toMatchObject({ heading: 'billOfSupply' })
})

it('a cess of a State is pointed at outside Kerala and its two years', async () => {
  expect(codesOf(await compute({ ...bolt, stateCessRate: '1' }))).toContain('DOCU0064')
  expect(codesOf(await compute(bolt))).not.toContain('DOCU0064')
})

it('a composition dealer is warned of a sale to another State', async () => {
  await entityIs(sql`taxpayer_type = 'COM'`)
  expect(codesOf(await compute(bolt, { partyId: shop.otherState }))).toContain('DOCU0065')
  expect(codesOf(await compute(bolt))).not.toContain('DOCU0065')
  await entityIs(sql`taxpayer_type = 'REG'`)
})

it('above 500 crore an invoice to a consumer asks for its QR code', async () => {
  await entityIs(sql`turnover = 6000000000, upi_id = null`)
  const sale = { ...bolt, hsn: '73181500' }
  expect(codesOf(await compute(sale, { partyId: shop.consumer }))).toContain('DOCU0066')
  expect(codesOf(await compute(sale))).not.toContain('DOCU0066')
  await entityIs(sql`upi_id = 'shop@bank'`)
  expect(codesOf(await compute(sale, { partyId: shop.consumer }))).not.toContain('DOCU0066')
  await entityIs(sql`turnover = 5000000000, upi_id = null`)
  expect(codesOf(await compute(sale, { partyId: shop.consumer }))).not.toContain('DOCU0066')
  await entityIs(sql`turnover = null`)
})
