import { gstinCheckCharacter } from '@bahi/domain/ids/gstin.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'
import { pagesOf } from '../printing/read-pdf.fixture.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let office: number

/** A GSTIN of a deductor (D) or of an operator that collects (C). */
const gstinFor = (state: string, letter: 'C' | 'D') => {
  const body = `${state}AAKFM4821P1${letter}`
  return body + gstinCheckCharacter(`${body}0`)
}

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  office = await partyOf('Public Works Office', 'TDS', gstinFor('27', 'D'))
})

const partyOf = async (name: string, taxpayerType: 'TDS' | 'TCS' | 'REG', gstin: string) => {
  const places = { '27': ['Pune', '411001'], '29': ['Bengaluru', '560001'] } as const
  const stateCode = gstin.slice(0, 2) as keyof typeof places
  const [city, pincode] = places[stateCode]
  const billingAddress = { line1: '2 Mill Road', city, stateCode, pincode, countryCode: 'IN' }
  const { id } = await us.ok('party.save', { name, role: 'Customer', taxpayerType, gstin, billingAddress })
  return id
}

/** Goods of 18 per cent: `value` is without GST. */
const invoice = (value: string, more: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: office,
    date: '2026-11-10',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: value }],
    ...more,
  })
const receipt = (amount: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: office,
  date: '2026-11-20',
  mode: 'BankTransfer' as const,
  amount,
  ...more,
})
const refusal = async (body: object, action: 'save' | 'receive' = 'save') => {
  const reply = await us.call(`paymentIn.${action}`, body as never)
  expect(reply.status).toBe(422)
  return Object.entries<any[]>(reply.body.validationErrors).map(
    ([property, [first]]) => `${property.replace('Data.', '')} ${first.code}`,
  )
}
const entries = async (id: number) => {
  const { rows } = await us.inTenant((db) =>
    sql<{ account: string; amount: string }>`select account, sum(debit - credit) as amount from ledger_entries
      where subscriber_id = current_subscriber() and payment_id = ${id} group by account having sum(debit - credit) <> 0 order by account`.execute(
      db,
    ),
  )
  return rows.map(({ account, amount }) => `${account} ${amount}`)
}
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}
const balanceOf = async (id: number) => (await us.ok('salesInvoice.detail', { id: String(id) })).balance
const register = async (more: object = {}) =>
  (await us.ok('gstDeduction.search', {
    entityIds: [us.entityId],
    sort: 'returnPeriod ASC',
    ...more,
  })) as AnyBody
const shown = ({ returnPeriod, deductorGstin, section, receipts, taxableValue, igst, cgst, sgst }: AnyBody) =>
  [returnPeriod, deductorGstin, section, receipts, taxableValue, igst, cgst, sgst].join(' ')

test('an invoice is paid by the money, the income tax and the GST that a government office deducts', async () => {
  const { id } = await invoice('300000')
  // 3,54,000 with GST: 2 per cent of 3,00,000 is GST TDS, 1 per cent income tax.
  const paid = await us.ok(
    'paymentIn.save',
    receipt('345000', {
      tdsDeducted: '3000',
      gstDeducted: { section: '51', taxableValue: '300000', cgst: '3000', sgst: '3000' },
    }),
  )
  expect(paid).toMatchObject({ unallocated: '0.00', allocations: [{ documentId: id, amount: '354000.00' }] })
  expect(await balanceOf(id)).toBe('0.00')
  expect(await entries(paid.id)).toEqual([
    'bank 345000.00',
    'gstTdsCgst 3000.00',
    'gstTdsSgst 3000.00',
    'party -354000.00',
    'tdsReceivable 3000.00',
  ])
  expect(await us.ok('paymentIn.detail', { id: String(paid.id) })).toMatchObject({
    amount: '345000.00',
    tdsDeducted: '3000.00',
    gstDeducted: {
      section: '51',
      taxableValue: '300000.00',
      igst: '0.00',
      cgst: '3000.00',
      sgst: '3000.00',
      deductorGstin: gstinFor('27', 'D'),
    },
  })
  expect((await us.ok('paymentIn.search', {})).records).toMatchObject([
    { tdsDeducted: '3000.00', gstDeducted: '6000.00', unallocated: '0.00' },
  ])
  expect((await us.ok('party.statement', { id: office })).closing).toBe('0.00')
  expect(await broken()).toEqual([])
})

test('what is settled anew, given back and cancelled takes the GST kept back along', async () => {
  const one = await invoice('100000')
  const two = await invoice('100000')
  const paid = await us.ok(
    'paymentIn.save',
    receipt('116000', {
      gstDeducted: { section: '51', cgst: '1000', sgst: '1000' },
      allocations: [{ documentId: one.id, amount: '118000' }],
    }),
  )
  // The value that was not sent is that of the tax at 2 per cent.
  expect(await us.ok('paymentIn.detail', { id: String(paid.id) })).toMatchObject({
    gstDeducted: { taxableValue: '100000.00' },
  })
  const moved = await us.ok('paymentIn.allocate', {
    id: paid.id,
    version: paid.version,
    allocations: [{ documentId: two.id, amount: '117000' }],
  })
  expect(moved.unallocated).toBe('1000.00')
  expect([await balanceOf(one.id), await balanceOf(two.id)]).toEqual(['118000.00', '1000.00'])
  expect(await broken()).toEqual([])
  const { refused, done } = await us.ok('paymentIn.cancel', { ids: [paid.id], reason: 'Entered twice' })
  expect([refused, done]).toEqual([[], [paid.id]])
  expect([await balanceOf(one.id), await balanceOf(two.id)]).toEqual(['118000.00', '118000.00'])
  expect(await entries(paid.id)).toEqual([])
  expect((await register()).records).toEqual([])
  expect(await broken()).toEqual([])
})

test('one payment for invoices of two GSTINs has each head where it belongs', async () => {
  const here = await invoice('300000')
  const there = await invoice('100000', { entityId: us.otherEntityId })
  const { receipts } = await us.ok('paymentIn.receive', {
    ...receipt('464000'),
    gstDeducted: { section: '51', taxableValue: '400000', igst: '2000', cgst: '3000', sgst: '3000' },
    allocations: [
      { documentId: here.id, amount: '354000' },
      { documentId: there.id, amount: '118000' },
    ],
  })
  const kept = await Promise.all(
    receipts.map(async ({ id }) => (await us.ok('paymentIn.detail', { id: String(id) })) as AnyBody),
  )
  expect(
    kept.map(({ entityId, amount, gstDeducted: { taxableValue, igst, cgst, sgst } }) =>
      [entityId, amount, taxableValue, igst, cgst, sgst].join(' '),
    ),
  ).toEqual([
    `${us.entityId} 348000.00 300000.00 0.00 3000.00 3000.00`,
    `${us.otherEntityId} 116000.00 100000.00 2000.00 0.00 0.00`,
  ])
  expect(await broken()).toEqual([])
})

test('an operator collects tax under another GSTIN, and the register has it by GSTIN, month and head', async () => {
  const operator = await partyOf('Bazaar Online', 'REG', gstinOf('29', 'AAFCT5530Q'))
  const collector = gstinFor('29', 'C')
  const collected = { section: '52' as const, deductorGstin: collector }
  for (const [date, igst] of [
    ['2026-10-05', '50'],
    ['2026-10-25', '25.50'],
    ['2026-11-05', '10'],
  ] as const)
    await us.ok(
      'paymentIn.save',
      receipt('9000', { partyId: operator, date, gstDeducted: { ...collected, igst } }),
    )
  await invoice('300000')
  await us.ok('paymentIn.save', receipt('100', { gstDeducted: { section: '51', cgst: '2', sgst: '2' } }))
  const { records, totals } = await register()
  expect(records.map(shown)).toEqual([
    `102026 ${collector} 52 2 15100.00 75.50 0.00 0.00`,
    expect.stringMatching(/^112026 .* 5[12] 1 /),
    expect.stringMatching(/^112026 .* 5[12] 1 /),
  ])
  expect(totals).toEqual({
    taxableValue: '17300.00',
    igst: '85.50',
    cgst: '2.00',
    sgst: '2.00',
    tax: '89.50',
  })
  expect((await register({ sections: ['51'] })).records.map(shown)).toEqual([
    `112026 ${gstinFor('27', 'D')} 51 1 200.00 0.00 2.00 2.00`,
  ])
  expect((await register({ keyword: collector })).total).toBe(2)
  expect((await register({ returnPeriods: ['102026'] })).total).toBe(1)
  for (const format of ['csv', 'xlsx', 'pdf'] as const) {
    const file = await us.call('gstDeduction.export', { entityIds: [us.entityId], format })
    expect([format, file.status]).toEqual([format, 200])
  }
  const { status } = await us.call('paymentIn.pdf', {
    id: String((await us.ok('paymentIn.search', {})).records[0]!.id),
  })
  expect(status).toBe(200)
  expect(await broken()).toEqual([])
})

test.each([
  ['en', 'GST TDS (section 51)', 'CGST', '1,000.00'],
  ['hi', 'GST TDS', 'CGST', '1,000.00'],
  ['ar', '51', 'CGST', '1,000.00'],
] as const)(
  'the receipt says what was kept back, by head, and who did, in %s',
  async (language, ...words) => {
    const { id } = await invoice('100000')
    const saved = await us.ok(
      'paymentIn.save',
      receipt('116000', {
        allocations: [{ documentId: id, amount: '118000' }],
        gstDeducted: { section: '51', taxableValue: '100000', cgst: '1000', sgst: '1000' },
      }),
    )
    const { bytes } = await us.call('paymentIn.pdf', { id: String(saved.id), language })
    const text = (await pagesOf(bytes)).join(' ')
    for (const word of [...words, gstinFor('27', 'D'), '1,18,000.00']) expect(text).toContain(word)
  },
)

test('what cannot have been kept back is refused at its field', async () => {
  const { id } = await invoice('100000')
  const all = [{ documentId: id, amount: '100' }]
  const of = (gstDeducted: object, more: object = {}) =>
    refusal(receipt('100', { allocations: all, gstDeducted: { section: '51', ...gstDeducted }, ...more }))
  // Within the State there is no IGST, to another State no CGST.
  expect(await of({ igst: '2' })).toEqual(['gstDeducted.igst PAYM0027'])
  const far = await invoice('100000', { partyId: shop.otherState })
  const theirs = { partyId: shop.otherState, allocations: [{ documentId: far.id, amount: '100' }] }
  expect(await of({ cgst: '1', sgst: '1' }, theirs)).toEqual([
    'gstDeducted.cgst PAYM0028',
    'gstDeducted.sgst PAYM0028',
  ])
  expect(await of({ cgst: '1', sgst: '1.01' })).toEqual(['gstDeducted.sgst PAYM0029'])
  expect(await of({ cgst: '50.01', sgst: '50.01' })).toEqual(['gstDeducted.cgst PAYM0030'])
  expect(await of({ taxableValue: '1.99', cgst: '1', sgst: '1' })).toEqual([
    'gstDeducted.taxableValue PAYM0031',
  ])
  expect(await of({})).toEqual(['gstDeducted.cgst PAYM0001'])
  expect((await of({ cgst: '-1', sgst: '-1' })).map((one) => one.split(' ')[0])).toEqual([
    'gstDeducted.cgst',
    'gstDeducted.sgst',
  ])
  expect((await of({ section: '194C', cgst: '1', sgst: '1' })).map((one) => one.split(' ')[0])).toEqual([
    'gstDeducted.section',
  ])
  expect(await of({ cgst: '1', sgst: '1' }, { date: '2018-09-30', allocations: [] })).toContain(
    'gstDeducted.section PAYM0025',
  )
  const nobody = { partyId: shop.consumer, allocations: [] }
  expect(await of({ igst: '0', cgst: '1', sgst: '1' }, nobody)).toContain(
    'gstDeducted.deductorGstin PAYM0026',
  )
  expect(await of({ deductorGstin: '27AAKFM4821P1ZX', cgst: '1', sgst: '1' })).toEqual([
    expect.stringMatching(/^gstDeducted\.deductorGstin /),
  ])
  // It is the customer who keeps GST back.
  const out = await us.call('paymentOut.save', {
    ...receipt('100'),
    gstDeducted: { section: '51', cgst: '1', sgst: '1' },
  } as never)
  expect(out.status).toBe(422)
  expect((await us.ok('paymentIn.search', {})).total).toBe(0)
})

test('what is open says of which value GST is kept back, and whether the contract passes the limit', async () => {
  await invoice('200000', { customerPoNumber: 'PWD-7' })
  await invoice('60000', { customerPoNumber: 'pwd-7' })
  await invoice('250000')
  const of = async (partyId: number) => {
    const { gstSection, documents } = await us.ok('paymentIn.outstanding', { partyId })
    return [
      gstSection,
      ...documents.map(({ owed, taxedValue, isInterState, gstDeductible }) =>
        [owed, taxedValue, isInterState, gstDeductible].join(' '),
      ),
    ]
  }
  expect(await of(office)).toEqual([
    '51',
    '236000.00 200000.00 false true',
    '70800.00 60000.00 false true',
    '295000.00 250000.00 false false',
  ])
  // Supplier and place in one State, the office in another: section 51(1), proviso.
  const abroad = await partyOf('Rail Office', 'TDS', gstinFor('29', 'D'))
  await invoice('300000', { partyId: abroad })
  await invoice('300000', { partyId: abroad, placeOfSupply: '27', placeOfSupplyReason: 'Works at Pune' })
  expect((await of(abroad)).slice(1)).toEqual([
    '354000.00 300000.00 true true',
    '354000.00 300000.00 false false',
  ])
  await invoice('1000', { partyId: shop.registered })
  expect(await of(shop.registered)).toEqual([null, '1180.00 1000.00 false true'])
})
