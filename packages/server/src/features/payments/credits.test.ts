import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let party: number
let numbers = 0

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['outwardNote', 'inwardNote'])
  party = (await us.ok('party.save', { name: 'Mehta Mills', role: 'Both', taxpayerType: 'UNREG' })).id
})

const body = (amount: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: party,
  date: '2026-11-10',
  status: 'Active' as const,
  lines: [{ itemId: shop.rice, quantity: '1', unitPrice: amount }],
  ...more,
})
const invoice = (amount: string) => us.ok('salesInvoice.save', body(amount))
const bill = (amount: string) =>
  us.ok('purchaseBill.save', body(amount, { supplierNumber: `S/${++numbers}`, supplierDate: '2026-11-10' }))
/** To an invoice outside the books: all of it is left. */
const credit = (amount: string) =>
  us.ok(
    'outwardNote.save',
    body(amount, {
      noteType: 'Credit',
      reason: 'Sales Return',
      precedingDocuments: [{ number: `OLD/${++numbers}`, date: '2026-10-01', total: '9999.00' }],
    }),
  )
const payment = (amount: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: party,
  date: '2026-11-20',
  mode: 'Cash' as const,
  amount,
  ...more,
})
const kinds = ['salesInvoice', 'purchaseBill', 'outwardNote'] as const
const stateOf = async (kind: (typeof kinds)[number], { id }: { readonly id: number }) => {
  const { status, balance } = await us.ok(`${kind}.detail`, { id: String(id) })
  return `${status} ${balance}`
}
const apply = async (id: number, ...allocations: { documentId: number; amount: string }[]) =>
  us.call('credit.apply', {
    id,
    version: (await us.ok('credit.detail', { id: String(id) })).version,
    allocations,
  })
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}

test('what is left of a credit note settles another invoice, and is free again when moved or cancelled', async () => {
  const [one, two, note] = [await invoice('100'), await invoice('60'), await credit('150')]
  const before = await us.ok('credit.detail', { id: String(note.id) })
  expect(before).toMatchObject({
    available: '150.00',
    documents: [
      { documentId: one.id, kind: 'salesInvoice', balance: '100.00', amount: '0.00' },
      { documentId: two.id, balance: '60.00' },
    ],
  })
  const applied = await apply(
    note.id,
    { documentId: one.id, amount: '100' },
    { documentId: two.id, amount: '20' },
  )
  expect(applied.body).toMatchObject({ balance: '30.00' })
  expect([await stateOf('salesInvoice', one), await stateOf('salesInvoice', two)]).toEqual([
    'PaymentReceived 0.00',
    'Active 40.00',
  ])
  // An invoice that it settles is not cancelled over its head.
  expect((await us.call('salesInvoice.cancel', { ids: [two.id], reason: 'Duplicate' })).status).toBe(400)
  await apply(note.id, { documentId: two.id, amount: '60' })
  expect([await stateOf('salesInvoice', one), await stateOf('salesInvoice', two)]).toEqual([
    'Active 100.00',
    'PaymentReceived 0.00',
  ])
  expect(await broken()).toEqual([])
  await us.ok('outwardNote.cancel', { ids: [note.id], reason: 'Data Entry Mistake' })
  expect([await stateOf('salesInvoice', one), await stateOf('salesInvoice', two)]).toEqual([
    'Active 100.00',
    'Active 60.00',
  ])
  expect(await broken()).toEqual([])
})

test('a credit is applied up to what is left, and to documents of the other side of the same party alone', async () => {
  const [sold, bought, note] = [await invoice('100'), await bill('80'), await credit('50')]
  const stranger = await us.ok('salesInvoice.save', body('10', { partyId: shop.consumer }))
  for (const [documentId, amount] of [
    [sold.id, '50.01'],
    [bought.id, '1'],
    [stranger.id, '1'],
    [note.id, '1'],
  ] as const)
    expect([documentId, (await apply(note.id, { documentId, amount })).status]).toEqual([documentId, 422])
  expect(
    (await apply(sold.id, { documentId: note.id, amount: '1' }).catch(() => ({ status: 404 }))).status,
  ).toBe(404)
  expect((await us.call('credit.apply', { id: note.id, version: 9, allocations: [] })).status).toBe(409)
})

test('a bill of a supplier who is a customer too is set off against what it owes us', async () => {
  const [sold, bought] = [await invoice('100'), await bill('80')]
  await apply(bought.id, { documentId: sold.id, amount: '80' })
  expect([await stateOf('salesInvoice', sold), await stateOf('purchaseBill', bought)]).toEqual([
    'Active 20.00',
    'PaymentMade 0.00',
  ])
  expect((await us.ok('party.detail', { id: String(party) })).balance).toBe('20.00')
  expect(await broken()).toEqual([])
})

test('a credit is refunded by a payment out, and what was refunded is neither applied nor taken back', async () => {
  const [sold, note] = [await invoice('100'), await credit('150')]
  const { documents } = await us.ok('paymentOut.outstanding', { partyId: String(party) })
  expect(documents).toMatchObject([{ documentId: note.id, opens: 'customerCredit', balance: '150.00' }])
  // Nobody named it: money without a bill is an advance, not a refund.
  expect((await us.ok('paymentOut.save', payment('10'))).unallocated).toBe('10.00')
  await us.ok('paymentOut.save', payment('120', { allocations: [{ documentId: note.id, amount: '120' }] }))
  expect(await stateOf('outwardNote', note)).toBe('Active 30.00')
  expect((await apply(note.id, { documentId: sold.id, amount: '31' })).status).toBe(422)
  expect((await apply(note.id, { documentId: sold.id, amount: '30' })).status).toBe(200)
  expect((await us.call('outwardNote.cancel', { ids: [note.id], reason: 'Duplicate' })).status).toBe(400)
  expect(await broken()).toEqual([])
})
