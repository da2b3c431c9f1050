import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { proofs } from '../src/features/ledger/index.ts'
import { sharedTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

/** Rows of a table in one order. */
const byText = (left: readonly unknown[], right: readonly unknown[]) => (left.join() < right.join() ? -1 : 1)

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number
let syrup: number

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
  syrup = (
    await us.ok('item.save', {
      name: 'Cough syrup',
      hsn: '30049099',
      uqc: 'NOS',
      taxRate: '5',
      hasBatches: true,
    })
  ).id
  await keep()
})

const keep = (more: Record<string, unknown> = {}) =>
  us.ok('setting.update', {
    entityId: us.entityId,
    settings: Object.entries({ EnableStockInventory: true, StockSince: '2026-04-01', ...more }).map(
      ([name, value]) => ({ name, value: value as string | boolean }),
    ),
  })
const line = (batch: string | undefined, quantity: string, more: object = {}) => ({
  itemId: syrup,
  quantity,
  unitPrice: '20',
  ...(batch === undefined ? {} : { batch }),
  ...more,
})
const sale = (...lines: object[]) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  status: 'Active' as const,
  lines,
})
let bills = 0
const bill = (...lines: object[]) => ({
  ...sale(...lines),
  partyId: supplier,
  supplierNumber: `S/${++bills}`,
  supplierDate: day,
})
const there = async () =>
  (await us.ok('inventory.stockOfLines', { entityId: us.entityId, itemIds: [syrup] })).map(
    ({ batches }) => batches,
  )[0]
const issuesOf = ({ status, body }: Reply<AnyBody>) => [
  status,
  ...Object.entries(body.validationErrors ?? {}).flatMap(([path, list]) =>
    (list as { code: string; message: string }[]).map(
      ({ code, message }) => `${path.replace('Data.', '')} ${code} ${message}`,
    ),
  ),
]
/** A server that is too busy says so and has done nothing: the call is made again. */
const answered = async <R extends { status: number }>(work: () => Promise<R>): Promise<R> => {
  for (let tries = 0; ; tries++) {
    const reply = await work()
    if ((reply.status !== 429 && reply.status !== 503) || tries > 50) return reply
    await new Promise((done) => setTimeout(done, 100))
  }
}
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows: wrong } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (wrong.length > 0) found.push([name, wrong])
  }
  return found
}

test('a batch is made where it is received, keeps its days, and goods leave with them, first expired before others', async () => {
  await us.ok(
    'purchaseBill.save',
    bill(
      line('L2', '10', { manufacturedOn: '2026-01-05', expiresOn: '2027-06-30' }),
      line('L1', '4', { expiresOn: '2026-12-31' }),
    ),
  )
  expect(await there()).toEqual([
    { batch: 'L1', manufacturedOn: null, expiresOn: '2026-12-31', available: '4' },
    { batch: 'L2', manufacturedOn: '2026-01-05', expiresOn: '2027-06-30', available: '10' },
  ])
  const other = await us.call('purchaseBill.save', bill(line('l2', '1', { expiresOn: '2027-07-31' })))
  expect(issuesOf(other)).toEqual([
    422,
    expect.stringMatching(
      /^lines\[0\].expiresOn STCK0020 Batch L2 of Cough syrup is known with 30\/06\/2027/,
    ),
  ])
  const { id } = await us.ok(
    'salesInvoice.save',
    sale(line('l1', '4'), line('L2', '1', { expiresOn: '2030-01-01' })),
  )
  const { lines } = await us.ok('salesInvoice.detail', { id: String(id) })
  expect(lines.map(({ batch, manufacturedOn, expiresOn }) => [batch, manufacturedOn, expiresOn])).toEqual([
    ['L1', undefined, '2026-12-31'],
    ['L2', '2026-01-05', '2027-06-30'],
  ])
  expect(await there()).toMatchObject([{ batch: 'L2', available: '9' }])
  expect(await broken()).toEqual([])
})

test('goods of an item that keeps batches need one wherever they move, and only there', async () => {
  const missing = [422, expect.stringMatching(/^lines\[0\].batch STCK0006/)]
  expect(issuesOf(await us.call('purchaseBill.save', bill(line(undefined, '1'))))).toEqual(missing)
  expect(issuesOf(await us.call('salesInvoice.save', sale(line(undefined, '1'))))).toEqual(missing)
  expect(
    issuesOf(await us.call('deliveryChallan.save', { ...sale(line('', '1')), purpose: 'JobWork' })),
  ).toEqual(missing)
  await us.ok('salesInvoice.save', { ...sale(line(undefined, '1')), status: 'Draft' })
  await us.ok('salesOrder.save', sale(line(undefined, '1')))
  // Before the day from which stock is kept.
  await us.ok('salesInvoice.save', { ...sale(line(undefined, '1')), date: '2026-03-31' })
  const { id } = await us.ok('salesInvoice.save', sale(line('B1', '2')))
  const note = await us.ok('outwardNote.save', {
    ...sale({ sourceLine: { documentId: id, lineNumber: 1 }, quantity: '1' }),
    reason: 'Sales Return',
    precedingDocuments: [{ documentId: id }],
  })
  expect(note.lines[0]).toMatchObject({ batch: 'B1' })
  const discount = {
    ...sale(line(undefined, '1')),
    reason: 'Post-Sale Discount' as const,
    precedingDocuments: [{ documentId: id }],
  }
  await us.ok('outwardNote.save', discount)
  expect(await broken()).toEqual([])
})

test('what has expired is sold, sold with a warning or refused, as the GSTIN says; it can be written off and sent back', async () => {
  await us.ok(
    'purchaseBill.save',
    bill(line('OLD', '9', { expiresOn: '2026-11-09' }), line('LAST', '9', { expiresOn: day })),
  )
  const warned = await us.call('salesInvoice.save', sale(line('LAST', '1'), line('OLD', '1')))
  expect(warned.body.warnings).toMatchObject([
    {
      property: 'lines[1].batch',
      message: 'Batch OLD of Cough syrup expired on 09/11/2026. Choose another batch.',
    },
  ])
  await keep({ ExpiredBatches: 'Refuse' })
  expect(issuesOf(await us.call('salesInvoice.save', sale(line('OLD', '1'))))).toEqual([
    422,
    expect.stringMatching(/^lines\[0\].batch STCK0022/),
  ])
  await keep({ ExpiredBatches: 'Allow' })
  expect((await us.call('salesInvoice.save', sale(line('OLD', '1')))).body.warnings).toEqual([])
  await keep({ ExpiredBatches: 'Refuse' })
  await us.ok('inventory.saveStockAdjustment', {
    entityId: us.entityId,
    date: day,
    reason: 'Damage',
    lines: [{ itemId: syrup, batch: 'old', quantity: '-2' }],
  })
  await us.ok('inwardNote.save', {
    ...sale(line('OLD', '1')),
    partyId: supplier,
    noteType: 'Debit',
    reason: 'Purchase Return',
    precedingDocuments: [{ number: 'S/OLD', date: '2026-11-01' }],
  })
  expect(await there()).toMatchObject([
    { batch: 'OLD', available: '4' },
    { batch: 'LAST', available: '8' },
  ])
})

test('the master is made and corrected by hand, one batch for each name of an item', async () => {
  const save = (more: object) => us.call('stockBatch.save', { itemId: syrup, batch: 'M1', ...more })
  const made = await us.ok('stockBatch.save', { itemId: syrup, batch: 'M1', expiresOn: '2027-01-31' })
  expect((await save({ batch: 'm1' })).status).toBe(422)
  expect(
    issuesOf(await save({ batch: 'M2', manufacturedOn: '2027-02-01', expiresOn: '2027-01-31' }))[1],
  ).toMatch(/^expiresOn STCK0021/)
  expect(issuesOf(await save({ itemId: shop.bolt, batch: 'M2' }))[1]).toMatch(/^itemId STCK0005/)
  await us.ok('inventory.saveOpeningStocks', {
    entityId: us.entityId,
    date: '2026-04-01',
    stocks: [{ itemId: syrup, batch: 'm1', quantity: '3', value: '30' }],
  })
  expect(issuesOf(await save({ ...made, batch: 'M9' }))[1]).toMatch(/^batch STCK0023/)
  expect((await save({ id: made.id, version: 7, expiresOn: '2027-03-31' })).status).toBe(409)
  await us.ok('stockBatch.save', { ...made, itemId: syrup, batch: 'M1', expiresOn: '2026-11-30' })
  const list = (view: 'inStock' | 'days30' | 'expired') =>
    us
      .ok('stockBatch.search', { entityIds: [us.entityId], view })
      .then(({ records }) => records.map(({ batch, available, daysLeft }) => [batch, available, daysLeft]))
  expect(await list('days30')).toEqual([['M1', '3', 10]])
  expect(await list('inStock')).toEqual([['M1', '3', 10]])
  expect(await list('expired')).toEqual([])
})

test('beside the lines is what the place has, what other places have and what orders keep', async () => {
  await us.ok(
    'purchaseBill.save',
    bill(line('B1', '20', { freeQuantity: '2' }), { itemId: shop.bolt, quantity: '7', unitPrice: '1' }),
  )
  await us.ok('salesOrder.save', sale(line(undefined, '10', { freeQuantity: '1' })))
  const stock = await us.ok('inventory.stockOfLines', {
    entityId: us.entityId,
    itemIds: [syrup, shop.bolt, shop.service],
  })
  expect(stock.map(({ itemId, batches: _, ...one }) => (itemId === syrup ? one : one.available))).toEqual([
    '7',
    {
      uqc: 'NOS',
      hasBatches: true,
      hasSerials: false,
      available: '22',
      elsewhere: '0',
      reserved: '11',
      freeToSell: '11',
    },
  ])
  await keep({ EnableStockInventory: false })
  expect(await us.ok('inventory.stockOfLines', { entityId: us.entityId, itemIds: [syrup] })).toEqual([])
})

test('parallel sales of the last units of one batch sell exactly those, from no other batch', async () => {
  await keep({ NegativeStock: 'Refuse' })
  await us.ok('purchaseBill.save', bill(line('LAST', '25'), line('MORE', '100')))
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      answered(() => us.call('salesInvoice.save', sale(line(at % 2 ? 'LAST' : 'last', '1')))),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(25)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]))
  expect(await there()).toMatchObject([{ batch: 'MORE', available: '100' }])
  expect(await broken()).toEqual([])
})

test('a batch from opening through purchase, sale, return, correction and transfer to the stock report', async () => {
  const godown = await us.inTenant(async (db) => {
    const { rows } = await sql<{
      id: number
    }>`insert into entities (subscriber_id, entity_type, location_type, parent_id, company_id, name, state_code)
      select current_subscriber(), 'ChildEntity', 'Godown', e.id, e.company_id, 'Bhiwandi godown', '27' from entities e where e.id = ${us.entityId} returning id`.execute(
      db,
    )
    return rows[0]!.id
  })
  await us.ok('inventory.saveOpeningStocks', {
    entityId: us.entityId,
    date: '2026-04-01',
    stocks: [{ itemId: syrup, batch: 'A', quantity: '10', value: '100', expiresOn: '2027-01-31' }],
  })
  await us.ok('purchaseBill.save', bill(line('B', '20', { unitPrice: '13', expiresOn: '2027-12-31' })))
  const sold = await us.ok('salesInvoice.save', sale(line('A', '6'), line('B', '5')))
  const { body } = await us.ok('document.convert', {
    toKind: 'outwardNote',
    sources: [{ documentId: sold.id, lines: [{ lineNumber: 1, quantity: '2' }] }],
  })
  await us.ok('outwardNote.save', { ...body, date: day, reason: 'Sales Return', status: 'Active' })
  await us.ok('inventory.saveStockAdjustment', {
    entityId: us.entityId,
    date: day,
    reason: 'Damage',
    lines: [{ itemId: syrup, batch: 'A', quantity: '-1' }],
  })
  await us.ok('inventory.saveStockTransfer', {
    entityId: us.entityId,
    date: day,
    fromLocationId: us.entityId,
    toLocationId: godown,
    lines: [{ itemId: syrup, batch: 'B', quantity: '4' }],
  })
  const { records } = await us.ok('inventory.search', {
    entityIds: [us.entityId],
    groupBy: 'batch',
    size: 30,
  })
  // 30 for 360 at first; 11 sold, 2 back, 1 lost, all at 12.
  expect(
    records
      .map(({ batch, locationId, closing, value }) => [batch, locationId === godown, closing, value])
      .toSorted(byText),
  ).toEqual([
    ['A', false, '5', '60.00'],
    ['B', false, '11', '132.00'],
    ['B', true, '4', '48.00'],
  ])
  expect(await broken()).toEqual([])
})
