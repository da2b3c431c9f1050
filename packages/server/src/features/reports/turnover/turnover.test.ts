import type { TurnoverReportName } from '@bahi/contracts/turnover-reports.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { gstinOf, sendCall, sharedTestServer } from '../../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../../test/shop.ts'
import type { Shop } from '../../../../test/shop.ts'
import { proofs } from '../../ledger/index.ts'
import { daysBefore, monthsOf } from './facts.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number
/** A GSTIN of ours in another state. */
let other: number

type Lines = readonly object[]
const bolts = (quantity: string, unitPrice = '20') => ({ itemId: shop.bolt, quantity, unitPrice })
const rice = (quantity: string) => ({ itemId: shop.rice, quantity, unitPrice: '60' })
const repair = (unitPrice: string) => ({ itemId: shop.service, quantity: '1', unitPrice })

const sell = (date: string, lines: Lines, more: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date,
    status: 'Active',
    lines,
    ...more,
  } as never)
let numbers = 0
const buy = (date: string, lines: Lines, more: object = {}) =>
  us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: supplier,
    date,
    status: 'Active',
    supplierNumber: `S/${++numbers}`,
    supplierDate: date,
    lines,
    ...more,
  } as never)
const note = (
  kind: 'outwardNote' | 'inwardNote',
  of: number,
  date: string,
  noteType: 'Credit' | 'Debit',
  reason: string,
  lines: Lines,
) =>
  us.ok(`${kind}.save`, {
    entityId: us.entityId,
    partyId: kind === 'outwardNote' ? shop.registered : supplier,
    date,
    status: 'Active',
    noteType,
    reason,
    precedingDocuments: [{ documentId: of }],
    lines,
    ...(kind === 'inwardNote' ? { supplierNumber: `N/${++numbers}`, supplierDate: date } : {}),
  } as never)

const november = { fromDocumentDate: '2026-11-01', toDocumentDate: '2026-11-30' }
const october = { fromDocumentDate: '2026-10-01', toDocumentDate: '2026-10-31' }
/** No kept month: every document is read. */
const mostOfNovember = { fromDocumentDate: '2026-11-02', toDocumentDate: '2026-11-29' }

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['outwardNote', 'inwardNote', 'salesOrder'])
  other = await us.inTenant(async (db) => {
    const { rows } = await sql<{
      id: number
    }>`insert into entities (subscriber_id, entity_type, location_type, parent_id, company_id, name, gstin, pan, state_code, taxpayer_type)
      select current_subscriber(), 'Entity', 'Location', e.company_id, e.company_id, 'Bengaluru', ${gstinOf('29', 'AAPFU0939F')}, e.pan, '29', 'REG'
      from entities e where e.id = ${us.entityId} returning id`.execute(db)
    return rows[0]!.id
  })
  // 200 + 60 + 500 of three rates, with 18 % on goods and services.
  const first = await sell('2026-11-05', [bolts('10'), rice('1'), repair('500')], { salesPerson: 'Meena' })
  // Two of ten bolts come back, then 30 are forgiven for the rest, then 15 are added.
  await note('outwardNote', first.id, '2026-11-10', 'Credit', 'Sales Return', [bolts('2')])
  await note('outwardNote', first.id, '2026-11-11', 'Credit', 'Post-Sale Discount', [bolts('1', '30')])
  await note('outwardNote', first.id, '2026-11-12', 'Debit', 'Invoice Correction', [bolts('1', '15')])
  // To another state, to a consumer, and of the month before.
  await sell('2026-11-15', [bolts('5')], { partyId: shop.otherState })
  await sell('2026-11-16', [bolts('3')], { partyId: shop.consumer })
  await sell('2026-10-20', [bolts('7')])
  // What is no sale: a draft, an order, one that was cancelled.
  await sell('2026-11-17', [bolts('100')], { status: 'Draft' })
  await us.ok('salesOrder.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-17',
    status: 'Active',
    lines: [bolts('100')],
  } as never)
  const wrong = await sell('2026-11-18', [bolts('50')])
  await us.ok('salesInvoice.cancel', { ids: [wrong.id], reason: 'Duplicate' })
  // What was changed after it was issued counts as it is now.
  const changed = await sell('2026-11-19', [bolts('90')], { partyId: shop.consumer })
  await sell('2026-11-19', [bolts('4')], { partyId: shop.consumer, id: changed.id, version: changed.version })
  // Of the other GSTIN, and bought: with tax, with a return, under reverse charge.
  await sell('2026-11-19', [bolts('1', '1000')], { entityId: other })
  const bill = await buy('2026-11-06', [bolts('20', '10'), repair('100')])
  await note('inwardNote', bill.id, '2026-11-13', 'Debit', 'Purchase Return', [bolts('5', '10')])
  await buy('2026-11-14', [repair('400')], { reverseCharge: true })
})

const ours = () => ({ entityIds: [us.entityId] })
type Named = Readonly<Record<string, unknown>>
const read = async (name: TurnoverReportName, asked: object = november, by: TestSubscriber = us) => {
  const reply = await sendCall(server.url, `${name}.search`, { ...ours(), ...asked }, by.token)
  expect([reply.status, reply.body]).toEqual([200, expect.anything()])
  return reply.body as unknown as {
    records: Named[]
    totals: Record<string, string>
    total: number
    next?: string
  }
}
const picked = (records: readonly Named[], ...names: string[]) =>
  records.map((row) => names.map((name) => row[name]).join(' '))

test('sales by HSN take credit notes off and add debit notes, services have neither unit nor quantity', async () => {
  const { records, totals } = await read('salesByHsn', { ...november, sort: 'hsn ASC' })
  // 10 - 2 - 1 + 1 + 5 + 3 + 4 bolts: 200 - 40 - 30 + 15 + 100 + 60 + 80.
  expect(picked(records, 'hsn', 'uqc', 'taxRate', 'quantity', 'taxableValue', 'tax', 'total')).toEqual([
    '10063020 KGS 0 1 60.00 0.00 60.00',
    '73181500 NOS 18 20 385.00 69.30 454.30',
    '998717 NA 18 0 500.00 90.00 590.00',
  ])
  expect(totals).toMatchObject({ taxableValue: '945.00', tax: '159.30', igst: '18.00', total: '1104.30' })
  expect(records[1]!['hsnName']).toMatch(/Screws/)
})

test('sales by item count goods that came back, not prices that were corrected', async () => {
  const { records } = await read('salesByItem', { ...november, sort: 'itemName ASC' })
  expect(picked(records, 'itemName', 'quantity', 'averagePrice', 'taxableValue')).toEqual([
    'Repair 1 500.00 500.00',
    'Rice 1 60.00 60.00',
    // 10 - 2 + 5 + 3 + 4.
    'Steel bolt M8 20 19.25 385.00',
  ])
})

test('sales by customer have documents, tax and total as they were issued', async () => {
  const { records, totals } = await read('salesByCustomer')
  expect(picked(records, 'partyName', 'documents', 'taxableValue', 'cgst', 'igst', 'total')).toEqual([
    'Asha Traders 4 705.00 58.05 0.00 822.00',
    'Walk-in buyer 2 140.00 12.60 0.00 165.00',
    'Bharat Stores 1 100.00 0.00 18.00 118.00',
  ])
  expect(totals).toMatchObject({ taxableValue: '945.00', total: '1105.00' })
})

test('salespeople have what they sold, and what nobody sold is one row', async () => {
  const { records } = await read('salesBySalesperson')
  expect(picked(records, 'salesPerson', 'documents', 'taxableValue')).toEqual(['Meena 1 760.00', ' 6 185.00'])
})

test('purchases take returns off, and those under reverse charge have their tax', async () => {
  const { records, totals } = await read('purchaseBySupplier')
  expect(picked(records, 'partyName', 'documents', 'taxableValue', 'tax')).toEqual([
    'Nashik Mills 3 650.00 117.00',
  ])
  expect(totals['taxableValue']).toBe('650.00')
  const byItem = await read('purchaseByItem', { ...november, sort: 'itemName ASC' })
  expect(picked(byItem.records, 'itemName', 'quantity', 'taxableValue')).toEqual([
    'Repair 2 500.00',
    'Steel bolt M8 15 150.00',
  ])
  const reversed = await read('purchaseByHsn', { ...november, reverseCharge: true })
  expect(picked(reversed.records, 'hsn', 'taxableValue', 'tax')).toEqual(['998717 400.00 72.00'])
})

test('details are the lines one by one, those of notes below zero, the newest first, each naming its document', async () => {
  const { records, totals } = await read('salesByItemDetails', { ...november, itemIds: [shop.bolt] })
  expect(picked(records, 'date', 'kind', 'quantity', 'taxableValue')).toEqual([
    '2026-11-19 salesInvoice 4 80.00',
    '2026-11-16 salesInvoice 3 60.00',
    '2026-11-15 salesInvoice 5 100.00',
    '2026-11-12 outwardNote 1 15.00',
    '2026-11-11 outwardNote -1 -30.00',
    '2026-11-10 outwardNote -2 -40.00',
    '2026-11-05 salesInvoice 10 200.00',
  ])
  expect(totals['taxableValue']).toBe('385.00')
  for (const { documentId, kind, number } of records)
    expect(await us.ok(`${kind as 'salesInvoice'}.detail`, { id: String(documentId) })).toMatchObject({
      number,
    })
})

test('the register has every number, a cancelled one without amounts, and neither drafts nor orders', async () => {
  const { records, totals } = await read('documentRegister', { ...november, side: 'sale', sort: 'date ASC' })
  expect(picked(records, 'date', 'typeCode', 'isCancelled', 'total')).toEqual([
    '2026-11-05 I false 886.00',
    '2026-11-10 C false -47.00',
    '2026-11-11 C false -35.00',
    '2026-11-12 D false 18.00',
    '2026-11-15 I false 118.00',
    '2026-11-16 I false 71.00',
    '2026-11-18 I true 0.00',
    '2026-11-19 I false 94.00',
  ])
  expect(totals['taxableValue']).toBe('945.00')
  const purchases = await read('documentRegister', { ...november, side: 'purchase', sort: 'date ASC' })
  expect(picked(purchases.records, 'date', 'supplierNumber', 'reverseCharge', 'taxableValue')).toEqual([
    expect.stringMatching(/^2026-11-06 S\/\d+ false 300.00$/),
    expect.stringMatching(/^2026-11-13 N\/\d+ false -50.00$/),
    expect.stringMatching(/^2026-11-14 S\/\d+ true 400.00$/),
  ])
})

test('the tax summary has both sides by rate', async () => {
  const { records, totals } = await read('taxSummary', { ...november, sort: 'taxRate DESC' })
  expect(picked(records, 'side', 'taxCategory', 'taxRate', 'taxableValue', 'tax').toSorted()).toEqual([
    'purchase Taxable 18 650.00 117.00',
    'sale Exempt 0 60.00 0.00',
    'sale Taxable 18 885.00 159.30',
  ])
  // Sales and purchases make no sum.
  expect(totals).toBeUndefined()
})

/** Reports that sum, with every way to narrow and divide them. */
const summed = [
  'salesByHsn',
  'salesByCustomer',
  'salesByItem',
  'salesBySalesperson',
  'purchaseByHsn',
  'purchaseBySupplier',
  'purchaseByItem',
  'taxSummary',
] as const

test.each(summed)('%s says the same from kept months as from the documents', async (name) => {
  const amounts = [
    'taxableValue',
    'igst',
    'cgst',
    'sgst',
    'cess',
    'tax',
    'total',
    'quantity',
    'lines',
    'documents',
  ]
  const rows = (reply: { records: Named[] }) =>
    reply.records.map((row) => Object.fromEntries(amounts.map((key) => [key, row[key]])))
  for (const sort of ['taxableValue DESC', 'total ASC'])
    expect(rows(await read(name, { ...november, sort }))).toEqual(
      rows(await read(name, { ...mostOfNovember, sort })),
    )
  const year = { fromDocumentDate: '2026-10-10', toDocumentDate: '2026-11-30' }
  expect(rows(await read(name, year))).toEqual(
    rows(
      await read(name, {
        ...year,
        locationIds: undefined,
        reverseCharge: undefined,
        fromDocumentDate: '2026-10-01',
      }),
    ),
  )
})

test('a report is divided by month and by GSTIN, and compared with the days before', async () => {
  const both = {
    entityIds: [us.entityId, other],
    fromDocumentDate: '2026-10-01',
    toDocumentDate: '2026-11-30',
  }
  const months = await read('salesByItem', {
    ...both,
    itemIds: [shop.bolt],
    splitBy: 'month',
    sort: 'month ASC',
  })
  expect(picked(months.records, 'month', 'taxableValue')).toEqual(['2026-10-01 140.00', '2026-11-01 1385.00'])
  const places = await read('salesByHsn', {
    ...both,
    hsns: ['7318'],
    splitBy: 'entity',
    sort: 'taxableValue ASC',
  })
  expect(picked(places.records, 'entityId', 'taxableValue')).toEqual([
    `${us.entityId} 525.00`,
    `${other} 1000.00`,
  ])
  const compared = await read('salesByCustomer', { ...november, compareTo: 'before', sort: 'change ASC' })
  expect(
    picked(compared.records, 'partyName', 'taxableValue', 'beforeValue', 'change', 'changePercent'),
  ).toEqual([
    'Bharat Stores 100.00 0.00 100.00 ',
    'Walk-in buyer 140.00 0.00 140.00 ',
    'Asha Traders 705.00 140.00 565.00 403.57',
  ])
  expect(compared.totals).toMatchObject({ beforeValue: '140.00', change: '805.00' })
  // Who bought before and buys no more is what a comparison is for.
  const gone = await read('salesByItem', {
    fromDocumentDate: '2026-12-01',
    toDocumentDate: '2026-12-31',
    compareTo: 'before',
  })
  expect(picked(gone.records, 'itemName', 'taxableValue', 'change', 'lines', 'quantity')).toContain(
    'Repair 0.00 -500.00 0 0',
  )
})

test('filters narrow by what they say', async () => {
  const value = async (name: TurnoverReportName, more: object) =>
    (await read(name, { ...november, ...more })).totals['taxableValue']
  expect(await value('salesByHsn', { partyIds: [shop.otherState] })).toBe('100.00')
  expect(await value('salesByCustomer', { itemIds: [shop.service] })).toBe('500.00')
  expect(await value('salesByItem', { supplies: ['Services'] })).toBe('500.00')
  expect(await value('salesByItem', { taxRates: ['0'] })).toBe('60.00')
  expect(await value('salesByHsn', { hsns: ['7318'] })).toBe('385.00')
  expect(await value('salesByHsn', { hsnCodes: ['7318'] })).toBe('0.00')
  expect(await value('salesByItemDetails', { hsnCodes: ['73181500'], taxCategories: ['Taxable'] })).toBe(
    '385.00',
  )
  expect(await value('salesByCustomer', { types: ['lowers'] })).toBe('-70.00')
  expect(await value('salesByCustomer', { types: ['invoice', 'raises'] })).toBe('1015.00')
  expect(await value('salesByItemDetails', { hsns: ['99'] })).toBe('500.00')
  expect(await value('salesByItemDetails', { keyword: 'Bharat' })).toBe('100.00')
  expect(await value('salesByCustomer', { keyword: 'bharat' })).toBe('100.00')
  expect(await value('salesByHsn', { returnPeriods: ['102026'], ...october })).toBe('140.00')
  expect(await value('salesByCustomer', { salesPeople: ['Meena'] })).toBe('760.00')
})

test('pages follow one another without a gap, whatever they are sorted by', async () => {
  for (const [name, sort] of [
    ['salesByItemDetails', 'date DESC'],
    ['documentRegister', 'number ASC'],
    ['salesByCustomer', 'partyName ASC'],
    ['salesByHsn', 'taxableValue DESC'],
  ] as const) {
    const whole = (await read(name, { ...november, sort })).records.map(({ id }) => id)
    const seen: unknown[] = []
    let after: string | undefined
    do {
      const page = await read(name, { ...november, sort, size: 2, ...(after ? { after } : {}) })
      expect(page.total).toBe(whole.length)
      seen.push(...page.records.map(({ id }) => id))
      after = page.next
    } while (after !== undefined)
    expect(seen).toEqual(whole)
  }
})

test('sales by HSN and the HSN summary are table 12 of GSTR-1 to the paisa', async () => {
  const key = ({ hsn, uqc, taxRate, rate }: Named) =>
    `${hsn as string} ${uqc as string} ${Number(taxRate ?? rate)}`
  const amounts = (row: Named) =>
    ['quantity', 'taxableValue', 'igst', 'cgst', 'sgst', 'cess'].map((name) => Decimal.of(String(row[name])))
  const sums = (rows: readonly Named[]) => {
    const found = new Map<string, Decimal[]>()
    for (const row of rows)
      found.set(
        key(row),
        amounts(row).map((value, at) => value.add(found.get(key(row))?.[at] ?? '0')),
      )
    return [...found]
      .map(([name, values]) => [name, ...values.map((value) => value.toFixed(3))].join(' '))
      .toSorted()
  }
  const { records: filed } = await us.ok('gstr1.hsn', { entityId: us.entityId, returnPeriod: '112026' })
  expect(filed.length).toBeGreaterThan(3)
  expect(sums((await read('salesByHsn')).records)).toEqual(sums(filed))
  const summary = (await read('hsnSummary')).records
  const byTab = (row: Named) =>
    [`${row['tab'] as string} ${key(row)}`, ...amounts(row).map((value) => value.toFixed(3))].join(' ')
  expect(summary.map(byTab).toSorted()).toEqual(filed.map(byTab).toSorted())
})

test('what was sold and bought is what the ledger says', async () => {
  const accounts = async (account: string) => {
    const { rows } = await us.inTenant((db) =>
      sql<{
        amount: string
      }>`select coalesce(sum(credit - debit), 0)::numeric(20, 2) as amount from ledger_entries
        where account = ${account} and entity_id = ${us.entityId} and date between '2026-11-01' and '2026-11-30'`.execute(
        db,
      ),
    )
    return rows[0]!.amount
  }
  const party = async (kinds: readonly string[]) => {
    const { rows } = await us.inTenant((db) =>
      sql<{
        amount: string
      }>`select coalesce(sum(debit - credit), 0)::numeric(20, 2) as amount from ledger_entries
        where party_id is not null and source = any(${[...kinds]}::text[]) and entity_id = ${us.entityId} and date between '2026-11-01' and '2026-11-30'`.execute(
        db,
      ),
    )
    return rows[0]!.amount
  }
  const { totals } = await read('salesByCustomer')
  expect([totals['taxableValue'], totals['igst'], totals['cgst']]).toEqual([
    await accounts('sales'),
    await accounts('igst'),
    await accounts('cgst'),
  ])
  expect(totals['total']).toBe(await party(['salesInvoice', 'outwardNote']))
  const bought = (await read('purchaseBySupplier')).totals
  expect(Decimal.zero.sub(await party(['purchaseBill', 'inwardNote'])).toFixed(2)).toBe(bought['total'])
  expect(Decimal.zero.sub(await accounts('purchases')).toFixed(2)).toBe(bought['taxableValue'])
})

test('what is kept is what the documents say', async () => {
  await us.inTenant(async (db) => {
    for (const { name, sql: text } of proofs.filter((proof) =>
      /sales and purchases of a month/.test(proof.name),
    ))
      expect([name, (await sql.raw(text).execute(db)).rows]).toEqual([name, []])
    expect((await sql`select from item_turnover`.execute(db)).rows.length).toBeGreaterThan(8)
  })
})

test('who sees one GSTIN has its figures alone, and who sees one side has that side', async () => {
  const there = await us.makeUser({ rights: ['REP_SAL'], entityIds: [other] })
  const ask = (name: TurnoverReportName, body: object, token: string) =>
    sendCall(server.url, `${name}.search`, body, token)
  expect((await ask('salesByItem', november, there.token)).body).toMatchObject({
    totals: { taxableValue: '1000.00' },
  })
  expect((await ask('salesByItem', { ...november, entityIds: [us.entityId] }, there.token)).status).toBe(404)
  expect((await ask('purchaseByItem', november, there.token)).status).toBe(403)
  const buyer = await us.makeUser({ rights: ['REP_PUR'] })
  expect((await ask('salesByItem', november, buyer.token)).status).toBe(403)
  const { records } = (await ask('taxSummary', november, buyer.token)).body as unknown as { records: Named[] }
  expect(new Set(records.map(({ side }) => side))).toEqual(new Set(['purchase']))
  expect((await ask('documentRegister', { side: 'sale' }, buyer.token)).status).toBe(403)
  const registered = (await ask('documentRegister', november, buyer.token)).body as unknown as {
    records: Named[]
  }
  expect(registered.records.length).toBe(3)
})

test('a sheet has every row of the report, with its comparison', async () => {
  const sheet = async (name: TurnoverReportName, more: object) => {
    const reply = await sendCall(
      server.url,
      `${name}.export`,
      { ...ours(), ...november, format: 'csv', ...more },
      us.token,
    )
    return new TextDecoder().decode(reply.bytes).trim().split('\n')
  }
  const lines = await sheet('salesByCustomer', { compareTo: 'before' })
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/Earlier period,Change,Change %/)
  expect(lines[1]).toMatch(/Asha Traders.*705\.00.*140\.00,565\.00,403\.57/)
  expect(await sheet('salesByItemDetails', {})).toHaveLength(10)
})

test('a filter that a report does not know is refused', async () => {
  for (const [name, more] of [
    ['hsnSummary', { partyIds: [shop.registered] }],
    ['documentRegister', { itemIds: [shop.bolt] }],
    ['salesByItem', { side: 'purchase' }],
    ['salesByItemDetails', { splitBy: 'month' }],
  ] as const)
    expect([name, (await sendCall(server.url, `${name}.search`, more, us.token)).status]).toEqual([name, 422])
})

test('whole months are kept, the days around them are read', () => {
  expect(monthsOf({ from: '2026-10-10', to: '2026-12-05' })).toEqual({
    months: { from: '2026-11-01', to: '2026-11-30' },
    rest: [
      { from: '2026-10-10', to: '2026-10-31' },
      { from: '2026-12-01', to: '2026-12-05' },
    ],
  })
  expect(monthsOf({ from: '2026-11-03', to: '2026-11-09' })).toEqual({
    rest: [{ from: '2026-11-03', to: '2026-11-09' }],
  })
  expect(monthsOf({ from: undefined, to: undefined })).toEqual({
    months: { from: undefined, to: undefined },
    rest: [],
  })
  expect(monthsOf({ from: '2026-10-10', to: '2026-11-09' })).toEqual({
    rest: [{ from: '2026-10-10', to: '2026-11-09' }],
  })
})

test('whole months are compared with as many months, other days with as many days', () => {
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' }, 'before')).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  })
  expect(daysBefore({ from: '2026-04-01', to: '2027-03-31' }, 'before')).toEqual({
    from: '2025-04-01',
    to: '2026-03-31',
  })
  expect(daysBefore({ from: '2026-11-09', to: '2026-11-15' }, 'before')).toEqual({
    from: '2026-11-02',
    to: '2026-11-08',
  })
  expect(daysBefore({ from: '2025-02-01', to: '2025-02-28' }, 'yearBefore')).toEqual({
    from: '2024-02-01',
    to: '2024-02-29',
  })
  expect(daysBefore({ from: undefined, to: '2025-02-28' }, 'before')).toBeUndefined()
})
