import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

/** Names and shapes that outside programs rely on: bodies as they write them, and the members that the replies must have. */
let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number

const day = '2026-11-20'

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, [...offeredKinds, 'selfInvoice'])
})

const post = (path: string, body: object): Promise<Reply<AnyBody>> =>
  server.send('POST', `/api/${path}`, { token: us.token, body })
const saved = async (path: string, body: object): Promise<AnyBody> => {
  const { status, body: reply } = await post(`${path}/save`, body)
  expect([path, status, status === 200 ? '' : JSON.stringify(reply)]).toEqual([path, 200, ''])
  return reply
}
const detail = (path: string, id: number): Promise<AnyBody> =>
  us.ok(`${path as 'salesInvoice'}.detail`, { id: String(id) })

const head = () => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  status: 'Active',
  supplyKind: 'Regular',
  reverseCharge: false,
  roundOff: true,
})
const lines = () => [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50' }]
let made = 0
const bill = () => ({
  ...head(),
  partyId: supplier,
  supplierNumber: `S/10${(made += 1)}`,
  supplierDate: '2026-11-18',
  lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '9.00', itcEligibility: 'Inputs' }],
})
const of = (documentId: number, quantity: string, more: object = {}) => ({
  sourceLine: { documentId, lineNumber: 1 },
  quantity,
  ...more,
})

test('what a kind has of its own is said again by save and by detail', async () => {
  const order = await saved('salesOrder', { ...head(), lines: lines() })
  const invoice = await saved('salesInvoice', {
    ...head(),
    sourceDocuments: [{ documentId: order.id }],
    lines: [of(order.id, '4')],
  })
  const bought = await saved('purchaseBill', bill())
  const own: readonly (readonly [string, object, object])[] = [
    ['salesInvoice', invoice, { sourceDocuments: [{ documentId: order.id }] }],
    ['purchaseBill', bought, { supplierNumber: `S/10${made}`, supplierDate: '2026-11-18' }],
    ...(await Promise.all(
      [
        ['deliveryChallan', { purpose: 'JobWork' }, { billingStatus: 'Pending' }],
        [
          'outwardNote',
          { noteType: 'Credit', reason: 'Sales Return', precedingDocuments: [{ documentId: invoice.id }] },
          {},
        ],
        [
          'inwardNote',
          {
            noteType: 'Debit',
            reason: 'Purchase Return',
            precedingDocuments: [{ documentId: bought.id }],
            supplierNumber: 'CN/7',
            supplierDate: '2026-11-19',
          },
          {},
        ],
        [
          'purchaseBill',
          {
            supplierNumber: 'IMP/1',
            supplierDate: day,
            billOfEntry: {
              number: '1234567',
              date: '2026-11-18',
              portCode: 'INNSA1',
              assessableValue: '90.00',
              igst: '16.20',
              cess: '0',
            },
          },
          {},
        ],
      ].map(async ([kind, members, more]) => {
        const body = { ...head(), ...(members as object) }
        const isSale = kind === 'deliveryChallan' || kind === 'outwardNote'
        const isNote = kind === 'outwardNote' || kind === 'inwardNote'
        const source = kind === 'outwardNote' ? invoice.id : bought.id
        const party = 'billOfEntry' in body ? await overseas() : isSale ? shop.registered : supplier
        const reply = await saved(kind as string, {
          ...body,
          partyId: party,
          lines: isNote ? [of(source, '1')] : lines(),
        })
        return [kind as string, reply, { ...(members as object), ...(more as object) }] as const
      }),
    )),
  ]
  for (const [kind, reply, members] of own) {
    expect({ kind, ...reply }).toMatchObject(members)
    expect({ kind, ...(await detail(kind, (reply as { id: number }).id)) }).toMatchObject(members)
  }
})

const overseas = async () =>
  (
    await saved('party', {
      name: 'Harbour Mills',
      role: 'Supplier',
      taxpayerType: 'OEXP',
      billingAddress: {
        line1: '1 Harbour',
        city: 'Hong Kong',
        stateCode: '96',
        countryCode: 'HK',
        pincode: '999077',
      },
    })
  ).id

test('a member that a call does not know is refused by name, beside what else is wrong, and nothing is kept', async () => {
  const calls: readonly (readonly [string, object, readonly string[]])[] = [
    ...offeredKinds.map(
      (kind) =>
        [
          `${kind}/save`,
          { ...head(), foo: 1, lines: [{ ...lines()[0], bar: '1' }] },
          ['Data.foo', 'Data.lines[0].bar'],
        ] as const,
    ),
    ['salesOrder/save', { ...head(), supplierNumber: 'S/1', lines: lines() }, ['Data.supplierNumber']],
    [
      'salesInvoice/compute',
      { ...head(), transport: { plate: 'X' }, lines: lines() },
      ['Data.transport.plate'],
    ],
    [
      'salesInvoice/save',
      { ...head(), gift: true, date: '2026-02-30', lines: [] },
      ['Data.gift', 'Data.date'],
    ],
    ['paymentIn/save', { ...payment(), allocation: [] }, ['Data.allocation']],
    [
      'paymentOut/save',
      { ...payment(), allocations: [{ documentId: 1, amount: '1', note: 'x' }] },
      ['Data.allocations[0].note'],
    ],
    [
      'document/convert',
      { toKind: 'salesInvoice', sources: [{ documentId: 1, line: [] }] },
      ['Data.sources[0].line'],
    ],
    [
      'deliveryChallan/markReturned',
      { id: 1, lines: [{ lineNumber: 1, quantity: '1', date: day }] },
      ['Data.lines[0].date'],
    ],
  ]
  for (const [path, body, named] of calls) {
    const { status, body: reply } = await post(path, body)
    expect([path, status, Object.keys(reply.validationErrors ?? {})]).toEqual([path, 422, named])
  }
})

const payment = () => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  mode: 'UPI',
  amount: '100.00',
})

test('what a conversion answers is taken by a save as it is, also where prices alone differ', async () => {
  const { id } = await saved('salesInvoice', { ...head(), lines: lines() })
  const sources = [{ documentId: id }]
  const { body } = (await post('document/convert', { toKind: 'outwardNote', sources, priceOnly: true })).body
  const [line] = body.lines
  expect(line).toMatchObject({ quantity: '0', sourceQuantity: '10' })
  const note = await saved('outwardNote', {
    ...body,
    status: 'Active',
    reason: 'Post-Sale Discount',
    // What it is over is read from the invoice.
    lines: [{ ...line, priceDifference: '1.50', sourceQuantity: '1000' }],
  })
  expect(note.lines).toMatchObject([{ quantity: '0', taxableValue: '15.00' }])
})

test('documents and payments have updateStatus and delete beside their own words for them', async () => {
  const draft = await saved('salesOrder', { ...head(), status: 'Draft', lines: lines() })
  const order = await saved('salesOrder', { ...head(), lines: lines() })
  const set = async (ids: number[], status: string, reason = '') =>
    (await post('salesOrder/updateStatus', { ids, status, ...(reason === '' ? {} : { reason }) })).body
  expect(Object.keys((await set([order.id], 'Cancelled')).validationErrors)).toEqual(['Data.reason'])
  expect(Object.keys((await set([order.id], 'Active')).validationErrors)).toEqual(['Data.status'])
  expect(await set([draft.id], 'Delete')).toMatchObject({ done: [draft.id] })
  expect(await set([order.id], 'Cancelled', 'Duplicate')).toMatchObject({ done: [order.id] })
  const clerk = await us.makeUser({ rights: ['SOR_SH_VW', 'SOR_DSC'] })
  const other = await saved('salesOrder', { ...head(), lines: lines() })
  const asked = { ids: [other.id], status: 'Cancelled' as const, reason: 'Duplicate' }
  expect((await clerk.call('salesOrder.updateStatus', asked)).status).toBe(403)
  const paid = await saved('paymentIn', { ...payment(), allocations: [] })
  const refused = await us.call('paymentIn.delete', { ids: [paid.id] })
  expect([refused.status, refused.body.refused[0].id]).toEqual([400, paid.id])
  expect(await us.ok('paymentIn.updateStatus', { ...asked, ids: [paid.id] })).toMatchObject({
    done: [paid.id],
  })
})

test('a conversion refuses a line that is not there and a source that is named twice', async () => {
  const { id } = await saved('salesOrder', { ...head(), lines: lines() })
  const convert = async (sources: readonly object[]) =>
    Object.keys((await post('document/convert', { toKind: 'salesInvoice', sources })).body.validationErrors)
  expect(await convert([{ documentId: id, lines: [{ lineNumber: 1 }, { lineNumber: 99 }] }])).toEqual([
    'Data.sources[0].lines[1].lineNumber',
  ])
  expect(await convert([{ documentId: id }, { documentId: id }])).toEqual(['Data.sources[1].documentId'])
})

test('goods that arrive before they left are refused with the number of their challan', async () => {
  const { id, number } = await saved('deliveryChallan', { ...head(), purpose: 'Supply', lines: lines() })
  const { body } = await post('deliveryChallan/markDelivered', { ids: [id], date: '2026-11-19' })
  expect(body.refused[0].message).toContain(number)
})
