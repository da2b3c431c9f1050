import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'

let server: SharedTestServer
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})

type Shop = Awaited<ReturnType<typeof stockShop>>

/** An account with a shop whose GSTIN files as given. */
async function filer(columns: object): Promise<{ us: TestSubscriber; shop: Shop }> {
  const us = await server.makeSubscriber()
  const shop = await stockShop(us)
  await us.inTenant((db) =>
    db
      .updateTable('entities')
      .set(columns as never)
      .where('id', '=', us.entityId)
      .execute(),
  )
  return { us, shop }
}

const bolts = {
  description: 'Hexagon bolt, M8',
  hsn: '73181500',
  supply: 'Goods' as const,
  uqc: 'NOS',
  quantity: '10',
  unitPrice: '100',
  taxCategory: 'Taxable' as const,
  taxRate: '18',
}

async function sell(us: TestSubscriber, partyId: number, date: string, more: object = {}) {
  const { id } = await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId,
    date,
    status: 'Active',
    lines: [bolts],
    ...more,
  } as never)
  return id
}

const codesOf = async (us: TestSubscriber, returnPeriod: string) =>
  (await us.ok('gstr1.issues', { entityId: us.entityId, returnPeriod })).issues.map(
    ({ code, severity }) => `${code} ${severity}`,
  )

const fileOf = async (us: TestSubscriber, returnPeriod: string) => {
  const { bytes } = await us.call('gstr1.json', { entityId: us.entityId, returnPeriod })
  return JSON.parse(bytes.toString())
}

test('a composition taxpayer sees its own returns and gets no file of GSTR-1', async () => {
  const { us, shop } = await filer({ taxpayerType: 'COM' })
  await sell(us, shop.registered, '2026-11-03')
  const period = { entityId: us.entityId, returnPeriod: '112026' }
  const { issues } = await us.ok('gstr1.issues', period)
  expect(issues).toMatchObject([{ code: 'NOT_A_FILER', severity: 'Error' }])
  expect(issues[0]!.message).toContain('CMP-08, GSTR-4')
  const reply = await us.call('gstr1.json', period)
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([400, expect.stringContaining('CMP-08')])
})

test('a quarterly filer furnishes the first months for registered buyers, and files the quarter', async () => {
  const { us, shop } = await filer({ filingFrequency: 'Quarterly' })
  await sell(us, shop.registered, '2026-10-05')
  await sell(us, shop.consumer, '2026-10-06')
  await sell(us, shop.registered, '2026-11-07')
  expect(await codesOf(us, '102026')).toEqual([])
  const october = await fileOf(us, '102026')
  expect(Object.keys(october)).toEqual(['gstin', 'fp', 'b2b'])
  expect([october.fp, october.b2b[0].inv.length]).toEqual(['102026', 1])
  const summary = await us.ok('gstr1.summary', { entityId: us.entityId, returnPeriod: '102026' })
  expect(summary).toMatchObject({ isIff: true, frequency: 'Quarterly', dueDate: '2026-11-13' })
  expect(summary.sections.map(({ section, documents }) => [section, documents])).toEqual([
    ['B2B', 1],
    ['B2B_4A', 1],
  ])
  const quarter = await fileOf(us, '122026')
  expect([quarter.b2b[0].inv.length, Object.keys(quarter)]).toEqual([
    2,
    ['gstin', 'fp', 'b2b', 'b2cs', 'hsn', 'doc_issue'],
  ])
  const mark = { entityId: us.entityId, returnPeriod: '102026', filedOn: '2026-11-13' }
  expect((await us.call('gstReturn.markFiled', mark)).status).toBe(422)
})

test('table 12 has the name of the item as the tool takes it, and what the code is', async () => {
  const { us, shop } = await filer({ turnover: '40000000' })
  await us.ok('item.save', {
    name: 'Computers, portable, light and grey',
    kind: 'Item',
    supply: 'Goods',
    hsn: '84713010',
    uqc: 'NOS',
    taxCategory: 'Taxable',
    taxRate: '18',
  } as never)
  const computers = { ...bolts, hsn: '84713010' }
  await sell(us, shop.registered, '2026-11-03', { lines: [computers, { ...bolts, hsn: '73181900' }] })
  const { hsn } = await fileOf(us, '112026')
  expect(hsn.hsn_b2b).toMatchObject([
    { hsn_sc: '73181900', user_desc: 'Screws bolts nuts washers', desc: 'Screws, bolts, nuts, washers' },
    { hsn_sc: '84713010', user_desc: 'Computers portable light and g', desc: 'Computers, laptops, drives' },
  ])
})

test('codes that the list lacks or of the other kind are warned about, on the invoice and in the return', async () => {
  const { us, shop } = await filer({ turnover: '400000000' })
  const lines = [
    { ...bolts, hsn: '77010000' },
    { ...bolts, hsn: '998314' },
    { ...bolts, supply: 'Services' },
  ]
  const computed = await us.ok('salesInvoice.compute', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-03',
    lines,
  } as never)
  expect(computed.warnings?.map(({ code }) => code)).toEqual(['DOCU0071', 'DOCU0072', 'DOCU0073'])
  await sell(us, shop.registered, '2026-11-03', { lines })
  expect((await codesOf(us, '112026')).filter((code) => code.startsWith('HSN'))).toEqual([
    'HSN_UNKNOWN Warning',
    'HSN_SERVICE_ON_GOODS Warning',
    'HSN_GOODS_ON_SERVICE Warning',
  ])
})

test('a separately taxed charge asks for its code at the invoice', async () => {
  const { us, shop } = await filer({ turnover: '40000000' })
  const compute = (hsn?: string) =>
    us.ok('salesInvoice.compute', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-03',
      lines: [bolts],
      charges: [{ description: 'Freight', amount: '100', taxRate: '5', ...(hsn ? { hsn } : {}) }],
    } as never)
  expect((await compute()).warnings?.[0]).toMatchObject({ code: 'DOCU0074', property: 'charges[0].hsn' })
  expect((await compute('996511')).warnings).toEqual([])
})

test('state cess under reverse charge is not missed in the total', async () => {
  const { us, shop } = await filer({ turnover: '40000000' })
  await sell(us, shop.registered, '2026-11-03', {
    reverseCharge: true,
    lines: [{ ...bolts, hsn: '998211', supply: 'Services', uqc: undefined, stateCessRate: '10' }],
  })
  expect((await codesOf(us, '112026')).filter((code) => code.startsWith('VALUE'))).toEqual([])
})

test('what an operator pays the tax on is reported with that tax in table 14(b)', async () => {
  const { us, shop } = await filer({ turnover: '40000000' })
  await sell(us, shop.consumer, '2026-11-03', {
    ecommerceGstin: '27AANCE9902F1CP',
    ecommerceSection: '9(5)',
    lines: [{ ...bolts, hsn: '996331', supply: 'Services', uqc: undefined, taxRate: '5' }],
  })
  expect((await fileOf(us, '112026')).supeco).toEqual({
    paytx: [{ etin: '27AANCE9902F1CP', suppval: 1000, igst: 0, cgst: 25, sgst: 25, cess: 0 }],
  })
})

test('a sale to a consumer without a code is lawful up to five crore', async () => {
  const { us, shop } = await filer({ turnover: '40000000' })
  await sell(us, shop.consumer, '2026-11-03', { lines: [{ ...bolts, hsn: undefined }] })
  expect(await codesOf(us, '112026')).toContain('HSN_ABSENT_B2C Warning')
})
