import { documentKindNames, documentKinds } from '@bahi/domain/documents/kinds.ts'
import type { DocumentType } from '@bahi/domain/documents/families.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { proofs } from '../src/features/ledger/index.ts'
import { sharedTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number
let godown: number

const day = '2026-11-10'

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})

beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, [
    'deliveryChallan',
    'outwardNote',
    'inwardNote',
    'salesOrder',
    'stockAdjustment',
    'stockTransfer',
  ])
  godown = await us.inTenant(async (db) => {
    const { rows } = await sql<{
      id: number
    }>`insert into entities (subscriber_id, entity_type, location_type, parent_id, company_id, name, state_code)
      select current_subscriber(), 'ChildEntity', 'Godown', e.id, e.company_id, 'Bhiwandi godown', '27' from entities e where e.id = ${us.entityId} returning id`.execute(
      db,
    )
    return rows[0]!.id
  })
})

const keep = (more: Record<string, unknown> = {}) =>
  us.ok('setting.update', {
    entityId: us.entityId,
    settings: Object.entries({ EnableStockInventory: true, StockSince: '2026-04-01', ...more }).map(
      ([name, value]) => ({ name, value: value as string | boolean }),
    ),
  })
const open = (quantity: string, value: string, more: object = {}) =>
  us.ok('inventory.saveOpeningStocks', {
    entityId: us.entityId,
    date: '2026-04-01',
    stocks: [{ itemId: shop.bolt, quantity, value, ...more }],
  })
const sale = (quantity: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity, unitPrice: '20' }],
  ...more,
})
let bills = 0
const bill = (quantity: string, unitPrice: string, more: object = {}) => ({
  ...sale(quantity, { lines: [{ itemId: shop.bolt, quantity, unitPrice }] }),
  partyId: supplier,
  supplierNumber: `S/${++bills}`,
  supplierDate: day,
  ...more,
})
const available = async (more: object = {}) =>
  (
    await us.ok('inventory.getAvailableQuantity', { entityId: us.entityId, itemIds: [shop.bolt], ...more })
  ).map(({ available: quantity, locationId }) => [locationId === godown ? 'godown' : 'shop', quantity])
const rows = async (more: object = {}) =>
  (
    await us.ok('inventory.search', {
      entityIds: [us.entityId],
      fromDate: '2026-04-01',
      toDate: '2026-11-30',
      start: 0,
      size: 30,
      ...more,
    })
  ).records.map(({ locationId, opening, inward, outward, closing, value }) => [
    locationId === godown ? 'godown' : 'shop',
    opening,
    inward,
    outward,
    closing,
    value,
  ])
const issuesOf = ({ status, body }: Reply<AnyBody>) => [
  status,
  ...Object.entries(body.validationErrors ?? {}).flatMap(([path, list]) =>
    (list as { code: string; message: string }[]).map(
      ({ code, message }) => `${path.replace('Data.', '')} ${code} ${message}`,
    ),
  ),
]
/** The bolt as a form would save it. */
const boltAsSaved = async () => {
  const { id, version, name, hsn, uqc, taxRate } = await us.ok('item.detail', { id: String(shop.bolt) })
  return { id, version, name, hsn, uqc, taxRate, supply: 'Goods' as const }
}
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows: wrong } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (wrong.length > 0) found.push([name, wrong])
  }
  return found
}

test('the database moves goods by the types that the kinds declare', async () => {
  const { rows: kept } = await us.inTenant((db) =>
    sql<{
      kind: string
      stockIn: string[]
      stockOut: string[]
      stockReason: string | null
      movesGoods: boolean
    }>`
      select kind, stock_in, stock_out, stock_reason, moves_goods from document_kinds`.execute(db),
  )
  const of = new Map(kept.map((row) => [row.kind, row]))
  for (const kind of documentKindNames) {
    const { type, family } = documentKinds[kind]
    const types: DocumentType[] = 'letter' in type ? [type] : Object.values(type)
    const letters = (stock: 'in' | 'out') =>
      types.filter((one) => one.stock === stock).map(({ letter }) => letter)
    const back = types.find(({ stock, reasons }) => stock && reasons)?.reasons?.[0] ?? null
    expect(of.get(kind)).toMatchObject({
      kind,
      stockIn: letters('in'),
      stockOut: letters('out'),
      stockReason: back,
      movesGoods: family === 'movement',
    })
  }
})

test('opening stock, purchase, sale and returns come to what is there, with its value', async () => {
  await keep()
  await open('100', '900')
  await us.ok('purchaseBill.save', bill('50', '12'))
  const { id } = await us.ok('salesInvoice.save', sale('30'))
  expect(await available()).toEqual([['shop', '120']])
  expect(await rows()).toEqual([['shop', '100', '50', '30', '120', '1200.00']])
  await us.ok('outwardNote.save', {
    ...sale('5'),
    noteType: 'Credit',
    reason: 'Sales Return',
    precedingDocuments: [{ documentId: id }],
  })
  await us.ok('outwardNote.save', {
    ...sale('1'),
    noteType: 'Credit',
    reason: 'Post-Sale Discount',
    precedingDocuments: [{ documentId: id }],
  })
  expect(await rows()).toEqual([['shop', '100', '55', '30', '125', '1250.00']])
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'StockValuation', value: 'Fifo' }],
  })
  // 70 of the opening stock at 9, five that came back at 9, 50 at 12.
  expect(await rows()).toEqual([['shop', '100', '55', '30', '125', '1275.00']])
  expect(await broken()).toEqual([])
})

test('a changed or cancelled document moves its stock anew, and a draft moves none', async () => {
  await keep()
  const draft = await us.ok('salesInvoice.save', { ...sale('7'), status: 'Draft' })
  expect(await available()).toEqual([['shop', '0']])
  const issued = await us.ok('salesInvoice.save', { ...sale('7'), id: draft.id, version: draft.version })
  expect(await available()).toEqual([['shop', '-7']])
  await us.ok('salesInvoice.save', {
    ...sale('4', { childEntityId: godown }),
    id: issued.id,
    version: issued.version,
  })
  expect(await available()).toEqual([['godown', '-4']])
  await us.ok('salesInvoice.cancel', { ids: [issued.id], reason: 'Data Entry Mistake' })
  expect(await available()).toEqual([['shop', '0']])
  expect(await broken()).toEqual([])
})

test('an invoice made from a challan moves stock once, and what comes back of the challan is there again', async () => {
  await keep()
  await open('10', '90')
  const challan = await us.ok('deliveryChallan.save', { ...sale('6'), purpose: 'Supply' })
  const { body } = await us.ok('document.convert', {
    toKind: 'salesInvoice',
    sources: [{ documentId: challan.id }],
  })
  const invoice = await us.ok('salesInvoice.save', { ...body, status: 'Active' })
  expect(await available()).toEqual([['shop', '4']])
  await us.ok('salesInvoice.cancel', { ids: [invoice.id], reason: 'Data Entry Mistake' })
  expect(await available()).toEqual([['shop', '4']])
  await us.ok('deliveryChallan.markReturned', { id: challan.id, lines: [{ lineNumber: 1, quantity: '2' }] })
  expect(await available()).toEqual([['shop', '6']])
  expect(await broken()).toEqual([])
})

test('goods with a job worker stay ours until they are back, lost or sold', async () => {
  await keep()
  await open('10', '90')
  const challan = await us.ok('deliveryChallan.save', { ...sale('6'), purpose: 'OnApproval' })
  expect(await available()).toEqual([['shop', '4']])
  const held = async () =>
    (await us.ok('inventory.search', { entityIds: [us.entityId], size: 30 })).records.map(
      ({ holderName, closing, value }) => [holderName, closing, value],
    )
  expect(await held()).toEqual([
    ['Asha Traders', '6', '54.00'],
    [null, '4', '36.00'],
  ])
  await us.ok('deliveryChallan.markReturned', { id: challan.id, lines: [{ lineNumber: 1, quantity: '2' }] })
  const { body } = await us.ok('document.convert', {
    toKind: 'salesInvoice',
    sources: [{ documentId: challan.id }],
  })
  await us.ok('salesInvoice.save', { ...body, status: 'Active' })
  expect(await held()).toEqual([
    ['Asha Traders', '0', '0.00'],
    [null, '6', '54.00'],
  ])
  expect(await broken()).toEqual([])
})

test('what is bought costs its value, its share of charges, and tax that gives no credit', async () => {
  await keep()
  await us.ok(
    'purchaseBill.save',
    bill('10', '10', {
      lines: [
        {
          itemId: shop.bolt,
          quantity: '10',
          unitPrice: '10',
          itcEligibility: 'Ineligible',
          itcReason: 'Section17(5)(h)',
        },
        { itemId: shop.rice, quantity: '10', unitPrice: '10' },
      ],
    }),
  )
  const values = (await us.ok('inventory.search', { entityIds: [us.entityId], size: 30 })).records.map(
    ({ itemId, value }) => [itemId === shop.bolt ? 'bolt' : 'rice', value],
  )
  expect(values).toEqual([
    ['rice', '100.00'],
    ['bolt', '118.00'],
  ])
})

test('where nothing may fall below nothing, a posting says what is there, and is refused on any day it would be missing', async () => {
  await keep({ NegativeStock: 'Refuse' })
  await open('5', '50')
  const above = await us.call('salesInvoice.save', sale('6'))
  expect(issuesOf(above)).toEqual([
    422,
    expect.stringMatching(/^lines\[0\]\.quantity STCK0001 .* has 5 NOS of Steel bolt M8/),
  ])
  await us.ok('salesInvoice.save', sale('5', { date: '2026-11-15' }))
  // Five were there on the tenth, and are needed on the fifteenth.
  expect((await us.call('salesInvoice.save', sale('1'))).status).toBe(422)
  const bought = await us.ok('purchaseBill.save', bill('3', '10'))
  await us.ok('salesInvoice.save', sale('3', { date: '2026-11-16' }))
  const kept = await us.ok('purchaseBill.cancel', { ids: [bought.id], reason: 'Data Entry Mistake' })
  expect(kept).toMatchObject({
    done: [],
    refused: [{ message: expect.stringContaining('0 NOS of Steel bolt M8') }],
  })
  expect(await available()).toEqual([['shop', '0']])
  expect(await broken()).toEqual([])
})

test('parallel sales of the last units sell exactly those', async () => {
  await keep({ NegativeStock: 'Refuse' })
  await open('20', '200')
  const replies = await Promise.all(Array.from({ length: 40 }, () => us.call('salesInvoice.save', sale('1'))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]))
  expect(await available()).toEqual([['shop', '0']])
  expect(await broken()).toEqual([])
})

test('corrections and transfers move quantities, have numbers, and are taken back', async () => {
  await keep({ NegativeStock: 'Refuse' })
  await open('10', '100')
  const lost = await us.ok('inventory.saveStockAdjustment', {
    entityId: us.entityId,
    date: day,
    reason: 'Damage',
    lines: [{ itemId: shop.bolt, quantity: '-2' }],
  })
  const moved = await us.ok('inventory.saveStockTransfer', {
    entityId: us.entityId,
    date: day,
    fromLocationId: us.entityId,
    toLocationId: godown,
    lines: [{ itemId: shop.bolt, quantity: '3' }],
  })
  expect([lost.number, moved.number]).toEqual([expect.stringMatching(/1$/), expect.stringMatching(/1$/)])
  expect(await available()).toEqual([
    ['shop', '5'],
    ['godown', '3'],
  ])
  expect(await rows()).toEqual([
    ['godown', '0', '3', '0', '3', '30.00'],
    ['shop', '10', '0', '5', '5', '50.00'],
  ])
  expect(await rows({ groupBy: 'item' })).toEqual([['shop', '10', '0', '2', '8', '80.00']])
  await us.ok('salesInvoice.save', sale('3', { childEntityId: godown }))
  const { done, refused } = await us.ok('stockEntry.cancel', {
    ids: [lost.id, moved.id],
    reason: 'Wrong',
  })
  expect([done, refused.map(({ id }) => id)]).toEqual([[lost.id], [moved.id]])
  expect(await available()).toEqual([['shop', '7']])
  const list = await us.ok('stockEntry.search', { entityIds: [us.entityId] })
  expect(list.records.map(({ kind, status, items }) => [kind, status, items])).toEqual([
    ['stockTransfer', 'Active', ['Steel bolt M8']],
    ['stockAdjustment', 'Cancelled', ['Steel bolt M8']],
  ])
  expect(await broken()).toEqual([])
})

test('stock that is switched on later has what was issued since its day, and another day counts anew', async () => {
  await us.ok('purchaseBill.save', bill('10', '10', { date: '2026-11-01', supplierDate: '2026-11-01' }))
  await us.ok('salesInvoice.save', sale('4'))
  await keep({ StockSince: '2026-11-01' })
  expect(await available()).toEqual([['shop', '6']])
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'StockSince', value: '2026-11-05' }],
  })
  expect(await available()).toEqual([['shop', '-4']])
  expect(await broken()).toEqual([])
})

test('B-C-003 to B-C-008: what is opened and corrected is there, and a file has the rows of the search', async () => {
  await keep()
  await open('10', '100')
  const { stocks } = await us.ok('inventory.getOpeningStocks', { entityId: us.entityId })
  expect(stocks).toMatchObject([{ itemId: shop.bolt, quantity: '10', value: '100.00' }])
  await us.ok('purchaseBill.save', bill('5', '12'))
  await us.ok('salesInvoice.save', sale('4'))
  expect(await available()).toEqual([['shop', '11']])
  await us.ok('inventory.saveStockAdjustment', {
    entityId: us.entityId,
    date: day,
    reason: 'Damage',
    lines: [{ itemId: shop.bolt, quantity: '-2' }],
  })
  expect(await available()).toEqual([['shop', '9']])
  expect(await rows()).toEqual([['shop', '10', '5', '6', '9', '96.00']])
  const asked = { entityIds: [us.entityId], fromDate: '2026-04-01', toDate: '2026-11-30' }
  for (const [format, begins] of [
    ['csv', '\uFEFF'],
    ['xlsx', 'PK'],
    ['pdf', '%PDF'],
  ] as const) {
    const { status, bytes } = await us.call('inventory.export', { ...asked, format })
    expect([format, status]).toEqual([format, 200])
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    expect(text.startsWith(begins)).toBe(true)
    if (format === 'csv') {
      const [, row, ...more] = text.trim().split('\r\n')
      expect(more).toEqual([])
      expect(row).toContain('Steel bolt M8')
      expect(row!.split(',')).toEqual(expect.arrayContaining(['10', '5', '6', '9', '96.00']))
    }
  }
})

test('movements of an item show what was there after each and what it cost', async () => {
  await keep()
  await open('10', '100')
  await us.ok('purchaseBill.save', bill('10', '20', { date: '2026-11-05', supplierDate: '2026-11-05' }))
  await us.ok('salesInvoice.save', sale('5'))
  const { opening, closing, value, records } = await us.ok('inventory.movements', {
    entityId: us.entityId,
    itemId: shop.bolt,
    fromDate: '2026-11-01',
  })
  expect([opening, closing, value]).toEqual(['10', '15', '225.00'])
  expect(
    records.map(({ quantity, balance, cost, documentKind }) => [quantity, balance, cost, documentKind]),
  ).toEqual([
    ['10', '20', '200.00', 'purchaseBill'],
    ['-5', '15', '-75.00', 'salesInvoice'],
  ])
})

test('by default more than is there is sold with a warning of its line, and low stock is listed', async () => {
  await keep()
  await open('5', '50')
  const { body } = await us.call('salesInvoice.save', sale('6'))
  expect(body.warnings).toMatchObject([
    { property: 'lines[0].quantity', message: expect.stringContaining('has 5 NOS of Steel bolt M8') },
  ])
  await us.ok('purchaseBill.save', bill('10', '10'))
  const { body: second } = await us.call('salesInvoice.save', sale('2'))
  expect(second.warnings).toEqual([])
  const item = await boltAsSaved()
  const { version } = await us.ok('item.save', { ...item, reorderLevel: '7' })
  expect(await rows({ view: 'low' })).toHaveLength(1)
  const unlike = await us.call('item.save', { ...item, version, uqc: 'BOX', hasBatches: true })
  expect(issuesOf(unlike)).toEqual([
    422,
    expect.stringMatching(/^uqc STCK0011/),
    expect.stringMatching(/^hasBatches STCK0011/),
  ])
})

test('batches are kept apart where the item has them', async () => {
  await keep({ NegativeStock: 'Refuse' })
  await us.ok('item.save', { ...(await boltAsSaved()), hasBatches: true })
  await open('5', '50', { batch: 'B1' })
  const batch = (name: string, quantity: string) =>
    sale(quantity, { lines: [{ itemId: shop.bolt, quantity, unitPrice: '20', batch: name }] })
  expect((await us.call('salesInvoice.save', batch('B2', '1'))).status).toBe(422)
  await us.ok('salesInvoice.save', batch('B1', '2'))
  const there = await us.ok('inventory.getAvailableQuantity', { entityId: us.entityId, itemIds: [shop.bolt] })
  expect(there).toMatchObject([{ batch: 'B1', available: '3' }])
  expect(await broken()).toEqual([])
})

test('goods without a price move stock, follow their line from order to note, and come back no more than once', async () => {
  await keep()
  await us.ok(
    'purchaseBill.save',
    bill('10', '12', { lines: [{ itemId: shop.bolt, quantity: '10', freeQuantity: '2', unitPrice: '12' }] }),
  )
  expect(await rows()).toEqual([['shop', '0', '12', '0', '12', '120.00']])
  const order = await us.ok(
    'salesOrder.save',
    sale('4', { lines: [{ itemId: shop.bolt, quantity: '4', freeQuantity: '1', unitPrice: '20' }] }),
  )
  const part = async (quantity?: string) =>
    (
      await us.ok('document.convert', {
        toKind: 'salesInvoice',
        sources: [{ documentId: order.id, ...(quantity ? { lines: [{ lineNumber: 1, quantity }] } : {}) }],
      })
    ).body
  const first = await part('2')
  expect(first.lines[0]).not.toHaveProperty('freeQuantity')
  await us.ok('salesInvoice.save', { ...first, date: day, status: 'Active' })
  const rest = await part()
  expect(rest.lines[0]).toMatchObject({ quantity: '2', freeQuantity: '1' })
  const { id } = await us.ok('salesInvoice.save', { ...rest, date: day, status: 'Active' })
  expect(await available()).toEqual([['shop', '7']])
  const note = async (freeQuantity: string) => {
    const { body } = await us.ok('document.convert', { toKind: 'outwardNote', sources: [{ documentId: id }] })
    expect(body.lines[0]).toMatchObject({ quantity: '2', freeQuantity: '1' })
    return us.call('outwardNote.save', {
      ...body,
      date: day,
      reason: 'Sales Return',
      status: 'Active',
      lines: body.lines.map((line) => ({ ...line, freeQuantity })),
    })
  }
  expect(issuesOf(await note('2'))).toEqual([422, expect.stringMatching(/^lines\[0\].freeQuantity DOCU0178/)])
  expect((await note('1')).status).toBe(200)
  expect(await available()).toEqual([['shop', '10']])
  // A gift alone.
  await us.ok(
    'salesInvoice.save',
    sale('0', {
      lines: [
        { itemId: shop.bolt, quantity: '0', freeQuantity: '1', unitPrice: '20' },
        { itemId: shop.bolt, quantity: '1', unitPrice: '20' },
      ],
    }),
  )
  expect(await available()).toEqual([['shop', '8']])
  expect(await broken()).toEqual([])
})

test('stock of a locked period keeps its quantity and its value: openings, settings and returns that would change it are refused', async () => {
  const set = (name: string, value: string | boolean | null) => ({
    entityId: us.entityId,
    settings: [{ name, value }],
  })
  const change = async (name: string, value: string | boolean | null) =>
    issuesOf(await us.call('setting.update', set(name, value)))
  const refused = [422, expect.stringMatching(/^settings\[0\]\.value STCK0035 .* locked up to 31\/10\/2026/)]
  await keep()
  await open('10', '100')
  const challan = await us.ok('deliveryChallan.save', {
    ...sale('2', { date: '2026-10-01' }),
    purpose: 'OnApproval',
  })
  await us.ok('purchaseBill.save', bill('10', '12', { date: '2026-10-05', supplierDate: '2026-10-05' }))
  await us.ok('salesInvoice.save', sale('12', { date: '2026-10-10' }))
  const value = async () =>
    (await rows({ fromDate: undefined, toDate: '2026-10-31' })).map((row) => [row[4], row[5]])
  const before = await value()
  await us.ok('setting.update', set('periodLockDate', '2026-10-31'))

  expect(await change('StockValuation', 'Fifo')).toEqual(refused)
  expect(await change('StockSince', '2026-10-06')).toEqual(refused)
  expect(await change('EnableStockInventory', false)).toEqual(refused)
  const again = {
    entityId: us.entityId,
    date: '2026-11-01',
    stocks: [{ itemId: shop.bolt, quantity: '11', value: '100' }],
  }
  expect(issuesOf(await us.call('inventory.saveOpeningStocks', again))).toEqual([
    422,
    expect.stringMatching(/STCK0035 .* locked up to 31\/10\/2026/),
  ])
  const back = { id: challan.id, date: '2026-10-20' }
  expect(issuesOf(await us.call('deliveryChallan.markReturned', back))).toEqual([
    422,
    expect.stringMatching(/^date .* locked up to/),
  ])
  expect(await value()).toEqual(before)
  expect(await change('OtherValuationFrom', '2026-10-08')).toEqual(refused)
  // What moves nothing there may change, and who unlocks first may change all.
  expect(await change('OtherValuationFrom', '2026-11-01')).toEqual([200])
  expect(await value()).toEqual(before)
  expect(await change('NegativeStock', 'Allow')).toEqual([200])
  expect(await change('StockSince', '2026-04-01')).toEqual([200])
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [
      { name: 'periodLockDate', value: null },
      { name: 'StockValuation', value: 'Fifo' },
    ],
  })
  expect(await value()).not.toEqual(before)
  expect(await broken()).toEqual([])
})

test('from a day on goods are valued the other way: what is there continues at its value, and the days before stay', async () => {
  await keep()
  await open('10', '100')
  const on = (date: string) => ({ date, supplierDate: date })
  await us.ok('purchaseBill.save', bill('10', '20', on('2026-10-05')))
  await us.ok('salesInvoice.save', sale('5', { date: '2026-10-10' }))
  await us.ok('purchaseBill.save', bill('10', '20', on('2026-11-05')))
  await us.ok('salesInvoice.save', sale('10', { date: '2026-11-10' }))
  const values = async (other: string) => {
    await us.ok('setting.update', {
      entityId: us.entityId,
      settings: [{ name: 'OtherValuationFrom', value: other }],
    })
    const [october, november] = [await rows({ toDate: '2026-10-31' }), await rows({ toDate: '2026-11-20' })]
    return [october[0]?.[5], november[0]?.[5]]
  }
  expect(await values('')).toEqual(['225.00', '255.00'])
  // 15 at an average of 15 are one layer, of which ten leave first.
  expect(await values('2026-11-01')).toEqual(['225.00', '275.00'])
  expect(await values('2026-11-11')).toEqual(['225.00', '255.00'])
  // First in, first out of the first day on.
  expect(await values('2026-04-01')).toEqual(['250.00', '300.00'])
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'StockValuation', value: 'Fifo' }],
  })
  expect(await values('2026-11-01')).toEqual(['250.00', '270.00'])
})

test('stock is first kept from a day after the lock, where documents before it would move', async () => {
  await us.ok('purchaseBill.save', bill('10', '12', { date: '2026-10-05', supplierDate: '2026-10-05' }))
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'periodLockDate', value: '2026-10-31' }],
  })
  const enable = (StockSince: string) =>
    us.call('setting.update', {
      entityId: us.entityId,
      settings: Object.entries({ EnableStockInventory: true, StockSince }).map(([name, value]) => ({
        name,
        value,
      })),
    })
  expect(issuesOf(await enable('2026-10-01'))).toEqual([422, expect.stringMatching(/STCK0035/)])
  expect(await available()).toEqual([['shop', '0']])
  expect((await enable('2026-11-01')).status).toBe(200)
  await us.ok('purchaseBill.save', bill('4', '12'))
  expect(await available()).toEqual([['shop', '4']])
  // The valuation of what only came in is the same by both.
  expect(
    (
      await us.call('setting.update', {
        entityId: us.entityId,
        settings: [{ name: 'StockValuation', value: 'Fifo' }],
      })
    ).status,
  ).toBe(200)
})
