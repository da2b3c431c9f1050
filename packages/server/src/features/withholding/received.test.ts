import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

// Tax collected at source is due when the buyer is debited or pays, whichever is earlier: section 206C(1) of the Income-tax Act, 1961,
// and 394(1)(c) of that of 2025; of vehicles, luxury goods and, until March 2025, goods above fifty lakh a year, when money is received
// (206C(1F) and (1H); CBDT circular 17/2020, 4.4.2: also of an advance).
let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let buyer: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-26T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['outwardNote', 'receiptVoucher', 'refundVoucher', 'journal'])
  await us.ok('setting.update', { settings: [{ name: 'CollectTcs', value: true }] })
  buyer = await partyOf({ gstin: gstinOf('27', 'AAKFM4821P') })
})

const partyOf = async (more: object = {}) =>
  (
    await us.ok('party.save', {
      name: 'Mehta Metals',
      role: 'Customer',
      taxpayerType: 'gstin' in more ? 'REG' : 'UNREG',
      tcsApplicable: true,
      tcsSection: '6CE',
      billingAddress: {
        line1: '2 Mill Road',
        city: 'Pune',
        stateCode: '27',
        pincode: '411001',
        countryCode: 'IN',
      },
      ...more,
    })
  ).id
const payment = (amount: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: buyer,
  date: '2026-11-05',
  mode: 'BankTransfer' as const,
  amount,
  ...more,
})
const receive = (amount: string, more: object = {}) => us.ok('paymentIn.save', payment(amount, more))
const refusal = async (amount: string, more: object) => {
  const { body } = await us.call('paymentIn.save', payment(amount, more))
  return Object.entries<any[]>(body.validationErrors ?? {}).map(([name, [first]]) => `${name} ${first.code}`)
}
/** Goods of 18 per cent: `amount` is their value without GST. */
const sale = (amount: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: buyer,
  date: '2026-11-10',
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: amount }],
  ...more,
})
const sell = (amount: string, more: object = {}) => us.ok('salesInvoice.save', sale(amount, more))
const entries = async (payment: number) => {
  const { rows } = await us.inTenant((db) =>
    sql<{ account: string; amount: string }>`select account, sum(debit - credit) as amount from ledger_entries
      where subscriber_id = current_subscriber() and payment_id = ${payment} group by account having sum(debit - credit) <> 0 order by account`.execute(
      db,
    ),
  )
  return rows.map(({ account, amount }) => `${account} ${amount}`)
}
const owed = async () => (await us.ok('party.statement', { id: buyer })).closing
const register = async (more: object = {}) =>
  (await us.ok('tcsCollection.search', { entityIds: [us.entityId], sort: 'date ASC', ...more })).records.map(
    ({ kind, section, taxed, tax }) => `${kind} ${section} ${taxed} ${tax}`,
  )
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}

test('an advance bears the tax inside it, and the invoice that follows does not bear it once more', async () => {
  const advance = await receive('120360')
  expect(advance).toMatchObject({ collected: '2360.00', unallocated: '118000.00' })
  expect(await entries(advance.id)).toEqual(['bank 120360.00', 'party -118000.00', 'tcsPayable -2360.00'])
  const shown = await us.ok('paymentIn.detail', { id: String(advance.id) })
  expect(shown.collected).toMatchObject({
    section: '6CE',
    provision: '394(1) Sl. 4',
    base: '118000.00',
    rate: '2',
    tax: '2360.00',
  })
  const invoice = await sell('100000')
  expect(invoice.collected).toMatchObject({ tax: '0.00', payable: '118000.00' })
  const { version } = await us.ok('paymentIn.detail', { id: String(advance.id) })
  await us.ok('paymentIn.allocate', {
    id: advance.id,
    version,
    allocations: [{ documentId: invoice.id, amount: '118000' }],
  })
  const paid = await us.ok('salesInvoice.detail', { id: String(invoice.id) })
  expect([paid.balance, paid.status, await owed()]).toEqual(['0.00', 'PaymentReceived', '0.00'])
  expect(await register()).toEqual(['paymentIn 6CE 118000.00 2360.00'])
  expect(await register({ view: 'all' })).toEqual([
    'paymentIn 6CE 118000.00 2360.00',
    'salesInvoice 6CE 0.00 0.00',
  ])
  expect(await broken()).toEqual([])
})

// What comes before, what is sold then (without GST), and the tax of both.
test.each<
  [string, readonly (readonly [string, object])[], readonly (readonly [string, object])[], string, string]
>([
  ['a part that was received before', [['60180', {}]], [['100000', {}]], '1180.00', '1180.00'],
  [
    'two receipts before one sale',
    [
      ['60180', {}],
      ['60180', {}],
    ],
    [['100000', {}]],
    '2360.00',
    '0.00',
  ],
  [
    'one receipt before two sales',
    [['120360', {}]],
    [
      ['50000', {}],
      ['50000', {}],
    ],
    '2360.00',
    '0.00',
  ],
  ['more than is sold', [['240720', {}]], [['100000', {}]], '4720.00', '0.00'],
  [
    'a sale before the receipt is not its',
    [['120360', { date: '2026-11-12' }]],
    [['100000', {}]],
    '2360.00',
    '2360.00',
  ],
  [
    'the rate of the day of receipt',
    [['119180', { date: '2026-03-30' }]],
    [['100000', {}]],
    '1180.00',
    '0.00',
  ],
  [
    'no tax where a person says so',
    [['118000', { tcs: { section: '6CE', amount: '0', reason: 'Form 27C given' } }]],
    [['100000', {}]],
    '0.00',
    '2360.00',
  ],
  [
    'the tax on what a person says',
    [['118000', { tcs: { section: '6CE', base: '59000', reason: 'The rest is freight' } }]],
    [['100000', {}]],
    '1180.00',
    '1180.00',
  ],
  [
    'another section does not count',
    [['120360', { tcs: { section: '6CJ', reason: 'Coal of the next order' } }]],
    [['100000', {}]],
    '2360.00',
    '2360.00',
  ],
])('%s', async (_name, receipts, sales, onReceipts, onSales) => {
  let received = 0
  for (const [amount, more] of receipts) received += Number((await receive(amount, more)).collected)
  let sold = 0
  for (const [amount, more] of sales) sold += Number((await sell(amount, more)).collected!.tax)
  expect([received.toFixed(2), sold.toFixed(2)]).toEqual([onReceipts, onSales])
  expect(await broken()).toEqual([])
})

test.each<[string, object, object, string | undefined]>([
  ['a customer without PAN bears the higher rate', {}, {}, '5900.00'],
  ['a customer to whom TCS does not apply bears none', { tcsApplicable: false }, {}, undefined],
  ['a customer whose items have the section bears none unasked', { tcsSection: undefined }, {}, undefined],
  [
    'it is collected of such a customer where a person names the section',
    { tcsSection: undefined, pan: 'AAKPM4821P' },
    { tcs: { section: '6ce', reason: 'Scrap of the order' } },
    '2429.00',
  ],
  [
    'an advance for a vehicle bears none where nobody says what it is worth',
    { tcsSection: '6CL' },
    {},
    '0.00',
  ],
  [
    'and bears it where a person does',
    { tcsSection: '6CL', pan: 'AAKPM4821P' },
    { tcs: { section: '6CL', base: '122673', reason: 'Car of 15 lakh' } },
    '1227.00',
  ],
  ['luxury goods were not notified yet', { tcsSection: '6CM' }, { date: '2025-04-21' }, undefined],
])('of an advance: %s', async (_name, party, more, tax) => {
  const partyId = await partyOf({ name: 'Iyer Works', ...party })
  expect((await receive('123900', { partyId, ...more })).collected).toBe(tax)
  expect(await broken()).toEqual([])
})

test('what settles invoices bears none, for they have borne it', async () => {
  await sell('100000')
  const paid = await receive('120360')
  expect([paid.collected, paid.unallocated, await owed()]).toEqual([undefined, '0.00', '0.00'])
  // Of more than is owed, the rest alone is an advance.
  await sell('100000')
  const more = await receive('180540', { date: '2026-11-20' })
  expect([more.collected, more.unallocated]).toEqual(['1180.00', '59000.00'])
  expect(await broken()).toEqual([])
})

test('the limit of the year counts an advance and its invoice once', async () => {
  buyer = await partyOf({ name: 'Nair Traders', tcsSection: '6CR', pan: 'AAKFN4821P' })
  const date = '2025-03-10'
  const first = await receive('4000000', { date })
  expect(first.collected).toBe('0.00')
  // 47,20,000 in all, of which 40,00,000 was counted: within fifty lakh.
  expect((await us.ok('salesInvoice.compute', sale('4000000', { date }))).collected).toMatchObject({
    tax: '0.00',
  })
  // Then 20,00,000 more: ten lakh of it is above.
  const second = await receive('2001000', { date: '2025-03-11' })
  expect([second.collected, second.unallocated]).toEqual(['1000.00', '2000000.00'])
  const { rows } = await us.inTenant((db) =>
    sql<{
      counted: string
    }>`select sum(counted) as counted from tcs_collections where subscriber_id = current_subscriber()`.execute(
      db,
    ),
  )
  expect(rows[0]!.counted).toBe('6000000.00')
  // Sixty lakh was counted and ten of it taxed: what is sold above that alone is taxed.
  expect(
    (await us.ok('salesInvoice.compute', sale('6000000', { date: '2025-03-12' }))).collected,
  ).toMatchObject({
    tax: '1080.00',
    rows: [{ taxed: '1080000.00' }],
  })
  // From April 2025 the section is no more.
  expect((await receive('9000000', { date: '2025-04-01' })).collected).toBeUndefined()
})

test('receipts and sales that follow keep in step as they are changed and cancelled', async () => {
  const advance = await receive('120360')
  const invoice = await sell('100000')
  const cancel = () => us.ok('paymentIn.cancel', { ids: [advance.id], reason: 'Cheque returned' })
  expect((await cancel()).refused).toMatchObject([{ code: 'TCSX1001' }])
  const { actions } = await us.ok('paymentIn.detail', { id: String(advance.id) })
  expect(actions.find(({ action }) => action === 'cancel')).toMatchObject({ allowed: false })
  // A sale that is dated back takes nothing that a later one has.
  expect((await sell('100000', { date: '2026-11-07' })).collected!.tax).toBe('2360.00')
  // Half of it is sold: the rest waits for the next.
  const half = await us.ok('salesInvoice.save', {
    ...sale('50000'),
    id: invoice.id,
    version: invoice.version,
  })
  expect(half.collected!.tax).toBe('0.00')
  expect((await us.ok('salesInvoice.compute', sale('100000', { date: '2026-11-11' }))).collected!.tax).toBe(
    '1180.00',
  )
  // The day of the sale is before the receipt: it bears the tax itself.
  const before = await us.ok('salesInvoice.save', {
    ...sale('50000', { date: '2026-11-04' }),
    id: invoice.id,
    version: half.version,
  })
  expect(before.collected!.tax).toBe('1180.00')
  expect((await cancel()).done).toEqual([advance.id])
  expect(await entries(advance.id)).toEqual([])
  expect(await register()).toEqual([
    'salesInvoice 6CE 59000.00 1180.00',
    'salesInvoice 6CE 118000.00 2360.00',
  ])
  expect(await broken()).toEqual([])
})

test('a credit note gives back what was collected with the receipt too, once', async () => {
  await receive('60180')
  const invoice = await sell('100000')
  expect(invoice.collected!.tax).toBe('1180.00')
  const note = (amount: string) =>
    us.ok('outwardNote.save', {
      ...sale(amount, { date: '2026-11-15' }),
      noteType: 'Credit',
      reason: 'Sales Return',
      precedingDocuments: [{ documentId: invoice.id }],
    } as never)
  expect((await note('50000')).collected).toMatchObject({ tax: '1180.00' })
  expect((await note('50000')).collected).toMatchObject({ tax: '1180.00' })
  expect(await broken()).toEqual([])
})

test('challan and statement have the tax of a receipt once', async () => {
  const advance = await receive('120360')
  await sell('150000')
  const due = await us.ok('tcsChallan.due', {
    entityId: us.entityId,
    date: '2026-11-26',
    until: '2026-11-26',
  } as never)
  // 2,360 with the receipt and 2 per cent of 59,000 with the invoice.
  expect(due).toMatchObject({ tax: '3540.00', sections: [{ section: '6CE', deductions: 2 }] })
  await us.ok('tcsChallan.save', {
    entityId: us.entityId,
    date: '2026-11-26',
    until: '2026-11-26',
    bsrCode: '0510308',
    number: '00012',
    tax: '3540.00',
    sections: ['6CE'],
  } as never)
  const { records } = await us.ok('tcsCollection.search', { entityIds: [us.entityId], sort: 'date ASC' })
  expect(records.map(({ paymentId, documentId, paid }) => [paymentId, documentId === null, paid])).toEqual([
    [advance.id, true, '2360.00'],
    [null, false, '1180.00'],
  ])
  const asked = { companyId: us.companyId, form: '27EQ', financialYear: '2026-27', quarter: 3 }
  expect(await us.ok('tcsStatement.detail', asked as never)).toMatchObject({
    deductees: 1,
    deductions: 2,
    tax: '3540.00',
    paid: '3540.00',
  })
  expect(await broken()).toEqual([])
})

test('the tax on an advance for services is of what is left of the money', async () => {
  const { id, collected } = await receive('120360', { advance: { hsn: '998898' } })
  expect(collected).toBe('2360.00')
  const { voucher } = await us.ok('paymentIn.detail', { id: String(id) })
  expect(voucher).toMatchObject({ amount: '118000.00', lines: [{ taxableValue: '100000.00' }] })
  expect(await broken()).toEqual([])
})

test('one payment for bills of two places collects of what is left at the first alone', async () => {
  const { id } = await sell('100000', { entityId: us.otherEntityId, date: '2026-11-02' })
  const { receipts } = await us.ok('paymentIn.receive', {
    ...payment('238720'),
    allocations: [{ documentId: id, amount: '118360' }],
  })
  expect(receipts.map(({ entityId, unallocated }) => [entityId === us.entityId, unallocated])).toEqual(
    expect.arrayContaining([
      [true, '118000.00'],
      [false, '0.00'],
    ]),
  )
  expect(await broken()).toEqual([])
})

test('what a refund gives back is the money, and the tax counts for the next sale', async () => {
  const advance = await receive('120360')
  await us.ok('paymentOut.save', {
    ...payment('118000', { date: '2026-11-08' }),
    refundOfId: advance.id,
  } as never)
  expect(await owed()).toBe('0.00')
  expect((await sell('100000')).collected!.tax).toBe('0.00')
  expect(await broken()).toEqual([])
})

test('what is wrong with it is refused by name', async () => {
  const tcs = (more: object) => ({ tcs: { section: '6CE', reason: 'As agreed', ...more } })
  expect(await refusal('120360', tcs({ section: '6CZ' }))).toEqual(['Data.tcs.section TCSX0001'])
  expect(await refusal('120360', tcs({ section: '6CR' }))).toEqual(['Data.tcs.section TCSX0002'])
  expect(await refusal('120360', tcs({ base: '120361' }))).toEqual(['Data.tcs.base TCSX0003'])
  expect(await refusal('120360', tcs({ amount: '120361' }))).toEqual(['Data.tcs.amount TCSX0004'])
  expect(await refusal('120360', tcs({ amount: '1', reason: undefined }))).toEqual([
    'Data.tcs.reason VALD0101',
  ])
  // The same as was computed needs no reason.
  expect((await receive('120360', tcs({ amount: '2360', reason: undefined }))).collected).toBe('2360.00')
  await sell('100000', { date: '2026-11-04' })
  expect(await refusal('1000', tcs({}))).toEqual(['Data.tcs TCSX0006'])
  await us.ok('setting.update', { settings: [{ name: 'CollectTcs', value: false }] })
  expect(await refusal('120360', tcs({}))).toEqual(['Data.tcs TCSX0005'])
})

test('what the form computes from is of the customer, the company and its years', async () => {
  const { collecting } = await us.ok('paymentIn.outstanding', { partyId: String(buyer) })
  expect(collecting.find(({ entityId }) => entityId === us.entityId)).toEqual({
    entityId: us.entityId,
    section: '6CE',
    hasPan: true,
    years: [],
  })
  const other = await us.ok('paymentIn.outstanding', { partyId: String(shop.registered) })
  expect(other.collecting).toEqual([])
})

test('twenty sales at once take an advance once', async () => {
  await receive('120360')
  const sold = await Promise.all(Array.from({ length: 20 }, () => sell('10000')))
  const taxes = sold.map(({ collected }) => Number(collected!.tax))
  // 20 times 11,800 is sold, 1,18,000 of it was received before.
  expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(2360)
  expect(await broken()).toEqual([])
})
