import { valueByPlan } from '@bahi/domain/inventory/valuation.ts'
import type { ValuationPlan } from '@bahi/domain/inventory/valuation.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { keepStockMonths } from '../src/features/inventory/index.ts'
import { sendCall, sharedTestServer } from './call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number
let godown: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})

beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['deliveryChallan', 'outwardNote', 'inwardNote', 'stockAdjustment', 'stockTransfer'])
  godown = await us.inTenant(async (db) => {
    const { rows } = await sql<{
      id: number
    }>`insert into entities (subscriber_id, entity_type, location_type, parent_id, company_id, name, state_code)
      select current_subscriber(), 'ChildEntity', 'Godown', e.id, e.company_id, 'Bhiwandi godown', '27' from entities e where e.id = ${us.entityId} returning id`.execute(
      db,
    )
    return rows[0]!.id
  })
  await set({ EnableStockInventory: true, StockSince: '2026-04-01' })
  await us.ok('inventory.saveOpeningStocks', {
    entityId: us.entityId,
    date: '2026-04-01',
    stocks: [{ itemId: shop.bolt, quantity: '100', value: '900' }],
  })
})

const set = (values: Record<string, string | boolean | null>) =>
  us.ok('setting.update', {
    entityId: us.entityId,
    settings: Object.entries(values).map(([name, value]) => ({ name, value })),
  })
const sale = (date: string, quantity: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date,
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity, unitPrice: '20' }],
  ...more,
})
let bills = 0
const bill = (date: string, quantity: string, unitPrice: string, more: object = {}) => ({
  ...sale(date, quantity, { lines: [{ itemId: shop.bolt, quantity, unitPrice, ...more }] }),
  partyId: supplier,
  supplierNumber: `S/${++bills}`,
  supplierDate: date,
})
const adjust = (date: string, reason: 'Damage' | 'InternalUse' | 'Count', quantity: string, value?: string) =>
  us.ok('inventory.saveStockAdjustment', {
    entityId: us.entityId,
    date,
    reason,
    lines: [{ itemId: shop.bolt, quantity, ...(value === undefined ? {} : { value }) }],
  })
const asked = () => ({ entityIds: [us.entityId] })
const november = () => ({ ...asked(), fromDocumentDate: '2026-11-01', toDocumentDate: '2026-11-30' })

/** A month of every kind of movement: 150 bolts at 10, of which 121 are ours at its end. */
async function month() {
  await us.ok('purchaseBill.save', bill('2026-11-10', '50', '12'))
  const { id } = await us.ok('salesInvoice.save', sale('2026-11-11', '30'))
  await us.ok('outwardNote.save', {
    ...sale('2026-11-12', '5'),
    noteType: 'Credit',
    reason: 'Sales Return',
    precedingDocuments: [{ documentId: id }],
  })
  await adjust('2026-11-13', 'Damage', '-2')
  await adjust('2026-11-13', 'InternalUse', '-3')
  await adjust('2026-11-13', 'Count', '1')
  const challan = await us.ok('deliveryChallan.save', sale('2026-11-14', '6', { purpose: 'OnApproval' }))
  await us.ok('deliveryChallan.markReturned', { id: challan.id, lines: [{ lineNumber: 1, quantity: '2' }] })
  await us.ok('inventory.saveStockTransfer', {
    entityId: us.entityId,
    date: '2026-11-15',
    fromLocationId: us.entityId,
    toLocationId: godown,
    lines: [{ itemId: shop.bolt, quantity: '4' }],
  })
  return { invoiceId: id, challanId: challan.id }
}

test('what is there is shown by its age, with the value of each part', async () => {
  await month()
  const ages = async (more: object = {}) =>
    (await us.ok('stockAgeing.search', { ...asked(), sort: 'id ASC', ...more })).records.map(
      ({ locationName, holderName, closing, value, bands }) => [
        more === undefined ? '' : locationName === 'Bhiwandi godown' ? 'godown' : (holderName ?? 'shop'),
        closing,
        value,
        bands.map((band) => `${band.quantity} ${band.value}`).join(', '),
      ],
    )
  const old = '0 0.00, 0 0.00, 0 0.00'
  expect(await ages()).toEqual([['shop', '121', '1210.00', `50 500.00, ${old}, 71 710.00`]])
  // At the shop two came back of the challan, and 50 were bought; the rest is of April.
  expect(await ages({ groupBy: 'location' })).toEqual([
    ['shop', '113', '1130.00', `52 520.00, ${old}, 61 610.00`],
    ['Asha Traders', '4', '40.00', `4 40.00, ${old}, 0 0.00`],
    ['godown', '4', '40.00', `4 40.00, ${old}, 0 0.00`],
  ])
  expect(await ages({ locationIds: [godown] })).toHaveLength(1)
  // On the last of June opening stock was 90 days old.
  expect(await ages({ asOf: '2026-06-30' })).toEqual([
    ['shop', '100', '900.00', '0 0.00, 0 0.00, 100 900.00, 0 0.00, 0 0.00'],
  ])
  await set({ StockValuation: 'Fifo' })
  expect(await ages()).toEqual([['shop', '121', '1239.00', `50 600.00, ${old}, 71 639.00`]])
  expect(await ages({ itemIds: [shop.rice] })).toEqual([])
  expect(await us.call('stockAgeing.search', { asOf: '31/11/2026' } as never)).toMatchObject({
    status: 422,
    body: { validationErrors: { 'Data.asOf': [expect.anything()] } },
  })
})

test('what was issued is shown by what took it', async () => {
  const { challanId } = await month()
  const used = async (more: object = {}) =>
    (await us.ok('stockConsumption.search', { ...november(), ...more })).records.map((row) => [
      row.sold,
      row.damage,
      row.loss,
      row.count,
      row.internalUse,
      row.other,
      row.jobWork,
      row.total,
      row.transferred,
    ])
  const all = ['25', '2', '0', '-1', '3', '0', '4', '33', '4']
  expect(await used()).toEqual([all])
  expect(await used({ groupBy: 'location' })).toEqual([all])
  expect(await used({ fromDocumentDate: '2026-12-01', toDocumentDate: '2026-12-31' })).toEqual([])
  const { body } = await us.ok('document.convert', {
    toKind: 'salesInvoice',
    sources: [{ documentId: challanId }],
  })
  await us.ok('salesInvoice.save', { ...body, status: 'Active' })
  expect(await used()).toEqual([['29', '2', '0', '-1', '3', '0', '0', '33', '4']])
})

test('batches that have expired or will are shown with where they are and what they are worth', async () => {
  const { id: syrup } = await us.ok('item.save', {
    name: 'Cough syrup',
    supply: 'Goods',
    hsn: '30049099',
    uqc: 'BTL',
    taxRate: '5',
    hasBatches: true,
  })
  await us.ok('inventory.saveOpeningStocks', {
    entityId: us.entityId,
    date: '2026-04-01',
    stocks: [
      { itemId: syrup, batch: 'OLD', expiresOn: '2026-11-19', quantity: '2', value: '80' },
      {
        itemId: syrup,
        batch: 'SOON',
        expiresOn: '2026-12-20',
        quantity: '3',
        value: '120',
        locationId: godown,
      },
      { itemId: syrup, batch: 'LATE', expiresOn: '2026-12-21', quantity: '5', value: '200' },
      { itemId: syrup, batch: 'NONE', quantity: '1', value: '40' },
    ],
  })
  const list = async (more: object) =>
    (await us.ok('stockExpiry.search', { ...asked(), sort: 'expiresOn ASC', ...more })).records.map(
      ({ batch, daysLeft, locationId, quantity, value }) => [
        batch,
        daysLeft,
        locationId === godown ? 'godown' : 'shop',
        quantity,
        value,
      ],
    )
  const old = ['OLD', -1, 'shop', '2', '80.00']
  const soon = ['SOON', 30, 'godown', '3', '120.00']
  const late = ['LATE', 31, 'shop', '5', '200.00']
  expect(await list({})).toEqual([old, soon, late])
  expect(await list({ view: 'expired' })).toEqual([old])
  expect(await list({ view: 'coming', withinDays: 30 })).toEqual([soon])
  expect(await list({ withinDays: 31 })).toEqual([old, soon, late])
  expect(await list({ locationIds: [godown] })).toEqual([soon])
  await us.ok(
    'salesInvoice.save',
    sale('2026-11-20', '2', { lines: [{ itemId: syrup, quantity: '2', unitPrice: '60', batch: 'OLD' }] }),
  )
  expect(await list({ view: 'expired' })).toEqual([])
})

test('items and invoices are shown with what they earned, less returns, with the cost of what a challan took', async () => {
  const { invoiceId } = await month()
  const challan = await us.ok('deliveryChallan.save', sale('2026-11-16', '8', { purpose: 'Supply' }))
  const { body } = await us.ok('document.convert', {
    toKind: 'salesInvoice',
    sources: [{ documentId: challan.id }],
  })
  // Six of the eight that left are billed so far.
  const billed = await us.ok('salesInvoice.save', {
    ...body,
    lines: body.lines!.map((line) => ({ ...line, quantity: '6' })),
    date: '2026-11-17',
    status: 'Active',
  })
  const mixed = await us.ok('salesInvoice.save', {
    ...sale('2026-11-18', '1'),
    partyId: shop.otherState,
    lines: [
      { itemId: shop.bolt, quantity: '2', unitPrice: '5' },
      { itemId: shop.service, quantity: '1', unitPrice: '500' },
    ],
  })
  await us.ok('outwardNote.save', {
    ...sale('2026-11-19', '1', { lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '30' }] }),
    noteType: 'Credit',
    reason: 'Post-Sale Discount',
    precedingDocuments: [{ documentId: invoiceId }],
  })
  const invoices = async (more: object = {}) =>
    (await us.ok('invoiceProfit.search', { ...november(), sort: 'date ASC', ...more })).records.map(
      ({ kind, date, sales, cost, profit, percent, withoutCost }) => [
        `${kind} ${date.slice(8)}`,
        sales,
        cost,
        profit,
        percent,
        withoutCost,
      ],
    )
  const all = [
    ['salesInvoice 11', '600.00', '300.00', '300.00', '50.00', '0.00'],
    ['outwardNote 12', '-100.00', '-50.00', '-50.00', '50.00', '0.00'],
    ['salesInvoice 17', '120.00', '60.00', '60.00', '50.00', '0.00'],
    // Two bolts below their cost, which a service without one does not hide.
    ['salesInvoice 18', '510.00', '20.00', '-10.00', '-100.00', '500.00'],
    ['outwardNote 19', '-30.00', '0.00', '-30.00', '100.00', '0.00'],
  ]
  expect(await invoices()).toEqual(all)
  expect(await invoices({ partyIds: [shop.otherState] })).toEqual([all[3]])
  expect(await invoices({ itemIds: [shop.service] })).toEqual([
    ['salesInvoice 18', '500.00', '0.00', null, null, '500.00'],
  ])
  expect(await invoices({ toDocumentDate: '2026-11-12' })).toEqual(all.slice(0, 2))
  const items = async (more: object = {}) =>
    (await us.ok('itemProfit.search', { ...november(), sort: 'itemName ASC', ...more })).records.map(
      ({ itemName, quantity, sales, cost, profit, percent, withoutCost }) =>
        [itemName, quantity, sales, cost, profit, percent, withoutCost].join(' '),
    )
  expect(await items()).toEqual([
    'Repair 1 500.00 0.00   500.00',
    // 600 - 100 + 120 + 10 - 30; 30 - 5 + 6 + 2 at 10.
    'Steel bolt M8 33 600.00 330.00 270.00 45.00 0.00',
  ])
  expect(await items({ partyIds: [shop.otherState], keyword: 'bolt' })).toEqual([
    'Steel bolt M8 2 10.00 20.00 -10.00 -100.00 0.00',
  ])
  await us.ok('salesInvoice.cancel', { ids: [mixed.id], reason: 'Data Entry Mistake' })
  expect(await items()).toEqual(['Steel bolt M8 31 590.00 310.00 280.00 47.46 0.00'])
  expect(billed.id).toBeGreaterThan(0)
  const csv = await us.call('invoiceProfit.export', { ...november(), format: 'csv', sort: 'date ASC' })
  const rows = new TextDecoder().decode(csv.bytes).trim().split('\r\n')
  expect(rows).toHaveLength(5)
  expect(rows[1]).toContain('600.00,300.00,300.00,50.00,0.00')
})

test('profit is for those who see the books, the other reports for those who see stock', async () => {
  const store = await us.makeUser({ rights: ['INV_SH_VW'] })
  const books = await us.makeUser({ rights: ['ACC_SH_VW'] })
  for (const [call, right] of [
    ['stockAgeing.search', store],
    ['stockExpiry.search', store],
    ['stockConsumption.search', store],
    ['itemProfit.search', books],
    ['invoiceProfit.search', books],
  ] as const) {
    const statuses = []
    for (const { token } of [store, books])
      statuses.push((await sendCall(server.url, call, asked(), token)).status)
    expect([call, statuses]).toEqual([call, right === store ? [200, 403] : [403, 200]])
  }
})

test('B-R-031, B-R-109: the right of stock reports opens them and no more', async () => {
  const reader = await us.makeUser({ rights: ['REP_STK'] })
  for (const [call, input, status] of [
    ['inventory.search', { ...asked(), size: 10 }, 200],
    ['stockAgeing.search', asked(), 200],
    ['stockExpiry.search', asked(), 200],
    ['stockConsumption.search', asked(), 200],
    ['inventory.movements', { entityId: us.entityId, itemId: shop.bolt, size: 10 }, 200],
    ['stockMovement.search', { entityId: us.entityId, itemId: shop.bolt }, 200],
    ['stockSummary.search', asked(), 200],
    ['inventory.entityDetails', { entityIds: [us.entityId] }, 200],
    ['inventory.export', { format: 'csv' }, 403],
    ['stockEntry.search', { size: 10 }, 403],
    ['stockBatch.search', { size: 10 }, 403],
  ] as const)
    expect([call, (await sendCall(server.url, call, input, reader.token)).status]).toEqual([call, status])
})

test('the stock report by item, category, place and batch has one total, whatever it is narrowed by', async () => {
  await month()
  const { id: goods } = await us.ok('category.save', { name: 'Goods' })
  const { id: spices } = await us.ok('category.save', { name: 'Spices', parentCategoryId: goods })
  const { id: pepper } = await us.ok('item.save', {
    name: 'Pepper',
    supply: 'Goods',
    hsn: '09041110',
    uqc: 'KGS',
    taxRate: '5',
    categoryId: spices,
    hasBatches: true,
  })
  // Three parts of what does not divide by three.
  const stocks = ['A', 'B', 'C'].map((batch) => ({ itemId: pepper, batch, quantity: '1', value: '33.33' }))
  stocks[0]!.value = '33.34'
  await us.ok('inventory.saveOpeningStocks', {
    entityId: us.entityId,
    date: '2026-04-01',
    stocks: [{ itemId: shop.bolt, quantity: '100', value: '900' }, ...stocks],
  })
  await us.ok('inventory.saveStockTransfer', {
    entityId: us.entityId,
    date: '2026-11-15',
    fromLocationId: us.entityId,
    toLocationId: godown,
    lines: [{ itemId: pepper, batch: 'B', quantity: '1' }],
  })
  const report = (more: object = {}) =>
    us.ok('inventory.search', { ...november(), sort: 'itemName ASC', withTotals: true, ...more })
  const summary = (more: object = {}) =>
    us.ok('stockSummary.search', { ...november(), sort: 'itemName ASC', ...more })
  const sum = (rows: readonly { value: string }[]) =>
    rows.reduce((all, { value }) => Decimal.of(all).add(value), Decimal.zero).toFixed(2)
  const groups = ['item', 'location', 'batch', 'category', 'place'] as const
  for (const narrowed of [
    {},
    { itemIds: [pepper] },
    { categoryIds: [goods] },
    { locationIds: [godown] },
    { locationIds: [us.entityId], categoryIds: [spices] },
    { view: 'held' as const },
  ]) {
    const totals = await Promise.all(
      groups.map(async (groupBy) => {
        const ask = groupBy === 'category' || groupBy === 'place' ? summary : report
        const { records, totals: all } = await ask({ ...narrowed, groupBy })
        expect([narrowed, groupBy, all]).toEqual([narrowed, groupBy, { value: sum(records) }])
        return all!['value']
      }),
    )
    expect([narrowed, new Set(totals).size]).toEqual([narrowed, 1])
  }
  const everywhere = (await report()).totals!['value']
  const atPlaces = await Promise.all(
    [us.entityId, godown].map((one) => report({ locationIds: [one], groupBy: 'item' })),
  )
  expect(sum(atPlaces.map(({ totals }) => ({ value: totals!['value']! })))).toBe(everywhere)

  const quantities = (row: Record<'opening' | 'inward' | 'outward' | 'closing', string | null>) =>
    [row.opening, row.inward, row.outward, row.closing].join(' ')
  const shown = async (more: object) =>
    (await summary(more)).records.map((row) => [
      row.categoryName ?? (row.locationId === godown ? 'godown' : row.holderName),
      row.itemCount,
      row.uqc,
      quantities(row),
    ])
  expect(await shown({})).toEqual([
    ['Goods / Spices', 1, 'KGS', '3 0 0 3'],
    [null, 1, 'NOS', '100 56 35 121'],
  ])
  const atBolts = await shown({ groupBy: 'place', itemIds: [shop.bolt] })
  expect(new Set(atBolts)).toEqual(
    new Set([
      [null, 1, 'NOS', '100 58 45 113'],
      ['Asha Traders', 1, 'NOS', '0 6 2 4'],
      ['godown', 1, 'NOS', '0 4 0 4'],
    ]),
  )
  // Of the godown alone, what came from another place came there.
  const there = await report({ groupBy: 'item', locationIds: [godown], itemIds: [shop.bolt] })
  expect(there.records.map(quantities)).toEqual(['0 4 0 4'])
  const mixed = (await summary({ groupBy: 'place', locationIds: [godown] })).records
  expect(mixed).toMatchObject([{ itemCount: 2, uqc: null, closing: null }])
  const first = await summary({ groupBy: 'place', size: 1 })
  const rest = await summary({ groupBy: 'place', size: 5, after: first.next })
  expect([...first.records, ...rest.records].map(({ id }) => id)).toEqual([1, 2, 3])
  const csv = await us.call('stockSummary.export', {
    ...november(),
    categoryIds: [spices],
    format: 'csv',
  })
  expect(new TextDecoder().decode(csv.bytes).trim().split('\r\n').slice(1)).toEqual([
    'Goods / Spices,1,KGS,3,0,0,3,100.00',
  ])
})

test('the ledger of an item is read in pages, each row with what was there after it, between what was there before and after', async () => {
  await month()
  await keepStockMonths(server.app.services)
  const of = { entityId: us.entityId, itemId: shop.bolt }
  const ledger = (more: object = {}) => us.ok('stockMovement.search', { ...of, size: 500, ...more })
  const lines = ({ records }: Awaited<ReturnType<typeof ledger>>) =>
    records.map(({ day, sort, locationId, holderName, quantity, balance, cost }) =>
      [
        day.slice(5),
        sort,
        holderName ?? (locationId === godown ? 'godown' : ''),
        quantity,
        balance,
        cost,
      ].join(' '),
    )
  const all = await ledger()
  expect(lines(all)).toEqual([
    '04-01 receipt  100 100 900.00',
    '11-10 receipt  50 150 600.00',
    '11-11 issue  -30 120 -300.00',
    '11-12 issueReturn  5 125 50.00',
    '11-13 issue  -2 123 -20.00',
    '11-13 issue  -3 120 -30.00',
    '11-13 issueReturn  1 121 10.00',
    '11-14 transferIn Asha Traders 6 127 0.00',
    '11-14 transferOut  -6 121 0.00',
    '11-15 transferIn godown 4 125 0.00',
    '11-15 transferOut  -4 121 0.00',
    '11-20 transferIn  2 123 0.00',
    '11-20 transferOut Asha Traders -2 121 0.00',
  ])
  expect(all).toMatchObject({
    total: 13,
    opening: '0',
    openingValue: '0.00',
    closing: '121',
    closingValue: '1210.00',
  })
  const within = await ledger({ fromDocumentDate: '2026-11-11', toDocumentDate: '2026-11-13' })
  expect(lines(within)).toEqual(lines(all).slice(2, 7))
  expect(within).toMatchObject({
    opening: '150',
    openingValue: '1500.00',
    closing: '121',
    closingValue: '1210.00',
  })
  expect(lines(await ledger({ locationIds: [godown] }))).toEqual(['11-15 transferIn godown 4 4 0.00'])
  expect(await ledger({ locationIds: [godown] })).toMatchObject({ closing: '4', closingValue: '40.00' })
  expect(lines(await ledger({ keyword: 'nashik' }))).toEqual(lines(all).slice(1, 2))
  const found = await ledger({ keyword: 'asha', size: 1 })
  const next = await ledger({ keyword: 'asha', size: 1, after: found.next! })
  expect(lines(found).concat(lines(next))).toEqual(lines(all).slice(2, 4))
  for (const size of [1, 4]) {
    const read = []
    let after: string | undefined
    do {
      const page = await ledger({ size, ...(after ? { after } : {}) })
      expect(page.total).toBe(13)
      read.push(...lines(page))
      after = page.next
    } while (after)
    expect(read).toEqual(lines(all))
  }
  expect(lines(await ledger({ size: 3, start: 4 }))).toEqual(lines(all).slice(4, 7))
  expect(lines(all)).toEqual(
    (await us.ok('inventory.movements', { ...of, size: 500 })).records.map(
      ({ day, sort, locationId, holderName, quantity, balance, cost }) =>
        [
          day.slice(5),
          sort,
          holderName ?? (locationId === godown ? 'godown' : ''),
          quantity,
          balance,
          cost,
        ].join(' '),
    ),
  )
  const csv = await us.call('stockMovement.export', { ...of, fromDate: '2026-11-11', format: 'csv' })
  const sheet = new TextDecoder().decode(csv.bytes).trim().split('\r\n')
  expect([sheet.length, sheet[1], sheet.at(-1)]).toEqual([
    14,
    ',Opening,,,,,,,150,1500.00',
    ',Closing,,,,,,,121,1210.00',
  ])
  for (const after of ['x', Buffer.from('{"key":[1]}').toString('base64url')])
    expect((await us.call('stockMovement.search', { ...of, after })).status).toBe(422)
})

test('months that are kept change no value, whenever what was dated back came', async () => {
  const random = (below: number) => Math.floor((seed = (seed * 16_807) % 2_147_483_647) % below)
  let seed = 20_261_120
  const dayOf = () =>
    `2026-${String(4 + random(8)).padStart(2, '0')}-${String(1 + random(19)).padStart(2, '0')}`
  const made: number[] = []
  for (const [method, otherFrom] of [
    ['WeightedAverage', null],
    ['Fifo', null],
    ['WeightedAverage', '2026-07-10'],
    ['Fifo', '2026-09-01'],
  ] as const) {
    await set({ StockValuation: method, OtherValuationFrom: otherFrom })
    for (let round = 0; round < 4; round++) {
      for (let step = 0; step < 8; step++) {
        const what = random(4)
        const quantity = String(1 + random(40))
        if (what === 0) await us.ok('purchaseBill.save', bill(dayOf(), quantity, String(5 + random(10))))
        else if (what === 1) made.push((await us.ok('salesInvoice.save', sale(dayOf(), quantity))).id)
        else if (what === 2) await adjust(dayOf(), 'Count', quantity, String(random(500)))
        else if (made.length > 0)
          await us.ok('salesInvoice.cancel', { ids: [made.pop()!], reason: 'Data Entry Mistake' })
      }
      await keepStockMonths(server.app.services)
      for (const toDate of ['2026-04-30', '2026-07-15', '2026-10-31', '2026-11-20']) {
        const { records } = await us.ok('inventory.search', { ...asked(), toDate, groupBy: 'item' })
        expect([toDate, records[0]?.value]).toEqual([
          toDate,
          await valueByHand({ method, otherFrom }, toDate),
        ])
      }
    }
  }
  const { rows } = await us.inTenant((db) =>
    sql<{ kept: number }>`select count(*)::int as kept from stock_states`.execute(db),
  )
  expect(rows[0]!.kept).toBeGreaterThan(5)
})

/** From all movements, without what is kept. */
async function valueByHand(plan: ValuationPlan, until: string): Promise<string> {
  const { rows } = await us.inTenant((db) =>
    sql<{ day: string; sort: 'receipt'; quantity: string; value: string }>`
      select day, sort, sum(quantity)::text as quantity, sum(value)::text as value from stock_movements
      where item_id = ${shop.bolt} and day <= ${until}::date
      group by day, turn, document_id, entry_id, line_number, sort having sum(quantity) <> 0 or sum(value) <> 0
      order by day, turn, document_id, entry_id, line_number, sort`.execute(db),
  )
  return valueByPlan(plan, rows).value
}
