import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from './call-helpers.ts'
import type { AnyBody, SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

type Made = 'salesOrder' | 'deliveryChallan' | 'salesInvoice' | 'outwardNote'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
const day = '2026-11-20'
/** What was made, by its name in the tests. */
const ids: Record<string, number> = {}

beforeAll(async () => {
  server = await sharedTestServer(`${day}T10:00:00Z`)
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['salesQuotation', 'salesOrder', 'deliveryChallan', 'outwardNote'])
  const offer = await us.ok('salesQuotation.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: day,
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '10' }],
  })
  ids['quotation'] = offer.id
  ids['order'] = await made('salesOrder', [{ documentId: offer.id }])
  for (const [name, quantity] of [
    ['first challan', '4'],
    ['second challan', '6'],
  ] as const)
    ids[name] = await made('deliveryChallan', [
      { documentId: ids['order'], lines: [{ lineNumber: 1, quantity }] },
    ])
  ids['invoice'] = await made(
    'salesInvoice',
    ['first challan', 'second challan'].map((name) => ({ documentId: ids[name]! })),
  )
  ids['note'] = await made('outwardNote', [
    { documentId: ids['invoice'], lines: [{ lineNumber: 1, quantity: '1' }] },
  ])
  ids['payment'] = (
    await us.ok('paymentIn.save', {
      entityId: us.entityId,
      partyId: shop.registered,
      date: day,
      mode: 'UPI',
      amount: '20',
      allocations: [{ documentId: ids['invoice'], amount: '20' }],
    })
  ).id
})

async function made(toKind: Made, sources: { documentId: number; lines?: object[] }[]): Promise<number> {
  const { body } = await us.ok('document.convert', { toKind, sources: sources as AnyBody })
  const reason = toKind === 'outwardNote' ? { reason: 'Sales Return' } : {}
  return (await us.ok(`${toKind}.save`, { ...body, ...reason, status: 'Active' } as AnyBody)).id
}

const nameOf = (id: number) =>
  Object.entries(ids).find(([name, one]) => one === id && name !== 'payment')?.[0]
const chainOf = async (name: string, who: Pick<TestSubscriber, 'ok'> = us) => {
  const { before, after, payments } = await who.ok('document.chain', { id: String(ids[name]) })
  // Payments are numbered apart from documents.
  const paid = payments.map(({ id }) => (id === ids['payment'] ? 'payment' : id))
  return [before.map(({ id }) => nameOf(id)), after.map(({ id }) => nameOf(id)), paid].map((names) =>
    names.join(', '),
  )
}

test.each([
  ['quotation', '', 'order, first challan, second challan, invoice, note', 'payment'],
  ['order', 'quotation', 'first challan, second challan, invoice, note', 'payment'],
  ['first challan', 'quotation, order', 'invoice, note', 'payment'],
  ['invoice', 'quotation, order, first challan, second challan', 'note', 'payment'],
  ['note', 'quotation, order, first challan, second challan, invoice', '', ''],
])('the way of the %s leads through all that led to it and came of it', async (name, before, after, paid) => {
  expect(await chainOf(name)).toEqual([before, after, paid])
})

test('who may not open a kind, a payment or a place does not see it', async () => {
  const clerk = await us.makeUser({ rights: ['SIN_SH_VW', 'SDC_SH_VW'], entityIds: [us.entityId] })
  expect(await chainOf('invoice', clerk)).toEqual(['first challan, second challan', '', ''])
  const elsewhere = await us.makeUser({ rights: ['SIN_SH_VW'], entityIds: [us.otherEntityId] })
  expect((await elsewhere.call('document.chain', { id: String(ids['invoice']) })).status).toBe(404)
  const stranger = await server.makeSubscriber()
  expect((await stranger.call('document.chain', { id: String(ids['invoice']) })).status).toBe(404)
})
