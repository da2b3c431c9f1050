import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { gstr1Routes } from '../returns/routes.ts'
import { documentRoutes } from './routes.ts'

/** The one sample of an operator's GSTIN in the reference of the returns: C in place 14. */
const operator = '27AANCE9902F1CP'

let server: TestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await startTestServer({
    routeGroups: [...documentRoutes, gstr1Routes],
    clock: () => new Date('2026-11-20T10:00:00Z'),
  })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})
afterAll(() => server?.stop())

const sale = (more: Record<string, unknown> = {}) => ({
  entityId: us.entityId,
  partyId: shop.consumer,
  date: '2026-11-20',
  status: 'Active' as const,
  supplyKind: 'Regular' as const,
  reverseCharge: false,
  roundOff: false,
  lines: [
    {
      description: 'Meals',
      supply: 'Services',
      hsn: '996331',
      quantity: '1',
      unitPrice: '30000',
      taxRate: '5',
    },
  ],
  ...more,
})

const fileOf = async (returnPeriod: string) => {
  const reply = await us.call('gstr1.json', { entityId: us.entityId, returnPeriod })
  return JSON.parse(reply.bytes.toString('utf8'))
}

describe('a sale through an operator who pays the tax', () => {
  it('shows the tax, does not charge it, and is reported in table 14(b) only', async () => {
    const date = '2026-09-10'
    const more = { date, ecommerceGstin: operator, ecommerceSection: '9(5)' }
    const saved = await us.ok('salesInvoice.save', sale(more) as never)
    expect(saved.totals).toMatchObject({
      taxableValue: '30000.00',
      cgst: '750.00',
      sgst: '750.00',
      total: '30000.00',
    })
    const file = await fileOf('092026')
    expect(file.supeco).toEqual({
      paytx: [{ etin: operator, suppval: 30000, igst: 0, cgst: 750, sgst: 750, cess: 0 }],
    })
    expect(Object.keys(file)).toEqual(['gstin', 'fp', 'supeco', 'doc_issue'])
  })

  it('owes us no tax: the ledger has none', async () => {
    const more = { ecommerceGstin: operator, ecommerceSection: '9(5)' }
    const { id } = await us.ok('salesInvoice.save', sale(more) as never)
    const accounts = await us.inTenant((db) =>
      sql<{
        account: string
        amount: string
      }>`select account, sum(debit - credit)::text as amount from ledger_entries
        where document_id = ${id} group by account order by account`.execute(db),
    )
    expect(accounts.rows).toEqual([
      { account: 'party', amount: '30000.00' },
      { account: 'sales', amount: '-30000.00' },
    ])
  })

  it('says so in every sentence of the explanation', async () => {
    const more = { ecommerceGstin: operator, ecommerceSection: '9(5)' }
    const { explanation } = await us.ok('salesInvoice.compute', sale(more) as never)
    expect(explanation.lines[0]!.sentences.map(({ key }) => key)).toContain('why.totalOperator')
    expect(explanation.totals.map(({ key }) => key)).toContain('why.totals.operator')
  })
})

describe('a sale through an operator who collects at source', () => {
  it('is reported in its own table and in 14(a), with its tax', async () => {
    const date = '2026-10-10'
    await us.ok('salesInvoice.save', sale({ date, ecommerceGstin: operator }) as never)
    const file = await fileOf('102026')
    expect(file.supeco).toEqual({
      clttx: [{ etin: operator, suppval: 30000, igst: 0, cgst: 750, sgst: 750, cess: 0 }],
    })
    expect(file.b2cs).toHaveLength(1)
    expect(file.hsn.hsn_b2c).toHaveLength(1)
  })
})

describe('what the portal would say', () => {
  const codesOf = async (more: Record<string, unknown>) => {
    const { warnings } = await us.ok('salesInvoice.compute', sale(more) as never)
    return warnings!.map(({ code }) => code)
  }
  it('is reported before saving: goods are no service on which an operator pays', async () => {
    const goods = {
      description: 'Bolts',
      supply: 'Goods',
      hsn: '73181500',
      uqc: 'NOS',
      quantity: '1',
      unitPrice: '9',
      taxRate: '18',
    }
    const more = { ecommerceGstin: operator, ecommerceSection: '9(5)', lines: [goods] }
    expect(await codesOf(more)).toContain('OPERATOR_SERVICE')
  })
  it('is silent where nothing is wrong', async () => {
    const more = { placeFacts: { service: 'General' } }
    expect(await codesOf(more)).toEqual([])
  })
})

describe('what is asked of an operator', () => {
  it.each([
    ['a GSTIN without C in place 14', { ecommerceGstin: '27AAKCM4821P1ZW' }],
    ['a section without an operator', { ecommerceSection: '9(5)' }],
  ])('%s is refused', async (_name, more) => {
    const reply = await us.call('salesInvoice.save', sale(more) as never)
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.validationErrors)).toEqual(['Data.ecommerceGstin'])
  })
})

describe('compensation cess', () => {
  const cigars = {
    hsn: '24021010',
    supply: 'Goods',
    uqc: 'NOS',
    description: 'Cigars',
    taxRate: '28',
    cessRate: '5',
  }
  const cola = { ...cigars, hsn: '22021010', description: 'Cola' }
  it.each([
    ['2025-09-21', cola, false],
    ['2025-09-22', cola, true],
    ['2026-01-31', cigars, false],
    ['2026-02-01', cigars, true],
  ])('on %s', async (date, line, warned) => {
    const body = sale({ date, lines: [{ ...line, quantity: '1', unitPrice: '100' }] })
    const { warnings } = await us.ok('salesInvoice.compute', body as never)
    expect(warnings!.map(({ property }) => property)).toEqual(warned ? ['lines[0].cessRate'] : [])
  })
})
