import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from './call-helpers.ts'
import type { TestSubscriber } from './call-helpers.ts'
import { addSeries, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let us: TestSubscriber
let shop: Shop
let abroad: number

beforeAll(async () => {
  const server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['outwardNote'])
  const made = await us.ok('party.save', {
    name: 'Muscat Trading',
    role: 'Customer',
    taxpayerType: 'UNREG',
    billingAddress: { line1: '1 Harbour Road', city: 'Muscat', stateCode: '96', countryCode: 'OM' },
  })
  abroad = made.id
})

const invoice = (more: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-20',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10' }],
    ...more,
  })
const ask = (id: number, wrong: string, more: object = {}) =>
  us.ok('salesInvoice.correction', { id, wrong, isSupplied: false, isBooked: false, ...more } as never)
const file = (returnPeriod: string, filedOn: string) =>
  us.ok('gstReturn.markFiled', { entityId: us.entityId, returnPeriod, filedOn })

test('an open invoice is edited until its return is due, or cancelled after what depends on it', async () => {
  const { id } = await invoice({ received: { amount: '50', mode: 'Cash' } })
  expect(await ask(id, 'particulars')).toMatchObject({
    route: 'edit',
    lastDay: '2026-12-11',
    until: null,
    first: { payments: [], notes: [] },
  })
  const cancel = await ask(id, 'notSupplied')
  expect(cancel.route).toBe('cancel')
  expect(cancel.first.payments).toHaveLength(1)
  const note = await ask(id, 'tooHigh', { isBooked: true })
  expect(note).toMatchObject({
    route: 'creditNote',
    lastDay: '2027-11-30',
    table: '9B',
    returnPeriod: '112026',
  })
})

test('a price that was too low becomes a debit note over the difference alone, without goods', async () => {
  const { id } = await invoice()
  expect((await ask(id, 'tooLow', { isBooked: true })).route).toBe('debitNote')
  const { body } = await us.ok('document.convert', {
    toKind: 'outwardNote',
    sources: [{ documentId: id }],
    noteType: 'Debit',
    priceOnly: true,
  })
  expect(body).toMatchObject({
    noteType: 'Debit',
    lines: [{ quantity: '0', priceDifference: '0', sourceQuantity: expect.stringMatching(/^10(\.0+)?$/) }],
  })
  const lines = body.lines.map(({ sourceQuantity: _, ...line }) => ({ ...line, priceDifference: '1.50' }))
  const note = await us.ok('outwardNote.save', {
    ...body,
    lines,
    reason: 'Invoice Correction',
    status: 'Active',
  })
  expect(note.totals).toMatchObject({ taxableValue: '15.00', total: '18.00' })
})

test('a shipping bill that comes after the return was filed is reported in table 9A of the next, and the filed one keeps what it said', async () => {
  const exported = await invoice({ partyId: abroad, date: '2026-10-20', supplyKind: 'EXPWP' })
  const bill = { shippingBillNumber: '1234567', shippingBillDate: '2026-10-22', portCode: 'INNSA1' }
  const add = (id: number, version: number, more: object = {}) =>
    us.call('salesInvoice.addShippingBill', { id, version, ...bill, ...more })
  const local = await invoice({ date: '2026-10-20' })
  expect((await add(local.id, local.version)).status).toBe(422)
  expect((await add(exported.id, exported.version, { shippingBillDate: '2026-10-19' })).status).toBe(422)
  expect((await ask(exported.id, 'shippingBill')).route).toBe('shippingBill')
  await file('102026', '2026-11-15')
  expect(await ask(exported.id, 'shippingBill')).toMatchObject({
    route: 'amendShippingBill',
    lastDay: '2027-11-30',
    returnPeriod: '112026',
    table: '9A',
  })
  expect((await ask(exported.id, 'particulars')).route).toBe('gstr1a')
  const added = await us.ok('salesInvoice.addShippingBill', {
    id: exported.id,
    version: exported.version,
    ...bill,
  })
  expect(added.amendedIn).toBe('112026')
  const detail = await us.ok('salesInvoice.detail', { id: String(exported.id) })
  expect(detail.exportDetails).toMatchObject(bill)
  expect(detail.number).toBe(exported.number)
  const period = (returnPeriod: string) => ({ entityId: us.entityId, returnPeriod })
  const json = async (returnPeriod: string) =>
    JSON.parse(new TextDecoder().decode((await us.call('gstr1.json', period(returnPeriod))).bytes))
  expect((await json('112026')).expa[0].inv[0]).toMatchObject({
    oinum: exported.number,
    oidt: '20-10-2026',
    inum: exported.number,
    sbnum: '1234567',
    sbpcode: 'INNSA1',
  })
  expect((await json('102026')).exp[0].inv[0].sbnum).toBeUndefined()
  const { sections } = await us.ok('gstr1.summary', period('112026'))
  expect(sections.find(({ section }) => section === 'EXPA')).toMatchObject({
    documents: 1,
    taxableValue: '0.00',
  })
  const behind = await us.ok('gstr1.documents', { ...period('112026'), section: 'EXPA' })
  expect(behind.records.map(({ documentId }) => documentId)).toEqual([exported.id])
})
