import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

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
  await addSeries(us, ['outwardNote'])
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

/** Goods of 18 per cent: `amount` is their value without GST. */
const body = (amount: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: buyer,
  date: '2026-11-10',
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: amount }],
  ...more,
})
const save = (amount: string, more: object = {}) => us.ok('salesInvoice.save', body(amount, more))
const detail = (id: number) => us.ok('salesInvoice.detail', { id: String(id) })
const refusal = async (more: object, amount = '100000') => {
  const reply = await us.call('salesInvoice.save', body(amount, more))
  return Object.entries<any[]>(reply.body.validationErrors ?? {}).map(
    ([property, [first]]) => `${property} ${first.code}`,
  )
}
const entries = async (id: number) => {
  const { rows } = await us.inTenant((db) =>
    sql<{ account: string; amount: string }>`select account, sum(debit - credit) as amount from ledger_entries
      where subscriber_id = current_subscriber() and document_id = ${id} group by account having sum(debit - credit) <> 0 order by account`.execute(
      db,
    ),
  )
  return rows.map(({ account, amount }) => `${account} ${amount}`)
}
const owed = async () => {
  const { closing } = await us.ok('party.statement', { id: buyer })
  return closing
}
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}
const register = async (more: object = {}) =>
  (await us.ok('tcsCollection.search', { entityIds: [us.entityId], sort: 'date ASC', ...more })).records.map(
    ({ section, taxed, rate, tax, dueOn }) => `${section} ${taxed} ${rate} ${tax} ${dueOn}`,
  )
const setItem = async (id: number, more: object) => {
  const { version, name, kind, supply, hsn, uqc, taxCategory, taxRate } = await us.ok('item.detail', {
    id: String(id),
  })
  await us.ok('item.save', { id, version, name, kind, supply, hsn, uqc, taxCategory, taxRate, ...more })
}

test('lists, their sums, their chips and files say what the customer owes, changed and cancelled too', async () => {
  const { id, version } = await save('100000')
  await save('1000', { partyId: shop.registered })
  const sums = async (more: object = {}) => {
    const { totals } = await us.ok('salesInvoice.search', more)
    const counts = await us.ok('salesInvoice.counts', more)
    const amount = (name: string) => counts.find(({ view }) => view === name)!.amount
    return [totals!['total'], totals!['payable'], amount('issued'), amount('unpaid'), amount('paid')].join(
      ' ',
    )
  }
  // 1,18,000 and its TCS of 2,360, and 1,180 without: by the sums of the days and by a scan.
  for (const filters of [{}, { keyword: '' }, { partyIds: [buyer, shop.registered] }])
    expect(await sums(filters)).toBe('119180.00 121540.00 121540.00 121540.00 0.00')
  await us.ok('salesInvoice.save', body('50000', { id, version }))
  expect(await sums()).toBe('60180.00 61360.00 61360.00 61360.00 0.00')
  expect(await broken()).toEqual([])
  const sheet = await us.call('salesInvoice.export', { format: 'csv', partyIds: [buyer] })
  expect(sheet.bytes.toString()).toContain('59000.00,1180.00,60180.00,60180.00')
  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: buyer,
    date: '2026-11-20',
    mode: 'Cash',
    amount: '60180',
  })
  expect(await sums()).toBe('60180.00 61360.00 61360.00 1180.00 60180.00')
  const other = await save('10000')
  await us.ok('salesInvoice.cancel', { ids: [other.id], reason: 'Wrong Details' })
  expect(await sums()).toBe('60180.00 61360.00 61360.00 1180.00 60180.00')
  expect(await broken()).toEqual([])
})

test('an invoice of scrap bears TCS on its value with GST, which the customer owes beside the total', async () => {
  const computed = await us.ok('salesInvoice.compute', body('100000'))
  const saved = await save('100000')
  expect(saved.collected).toEqual(computed.collected)
  expect(saved.totals.total).toBe('118000.00')
  expect(saved.collected).toMatchObject({
    tax: '2360.00',
    payable: '120360.00',
    rows: [
      {
        section: '6CE',
        provision: '394(1) Sl. 4',
        base: '118000.00',
        taxed: '118000.00',
        parts: [{ rate: '2' }],
      },
    ],
  })
  const shown = await detail(saved.id)
  expect(shown.collected).toEqual(saved.collected)
  expect([shown.balance, shown.amountInWords?.en]).toEqual([
    '120360.00',
    expect.stringContaining('One Lakh Twenty Thousand Three Hundred Sixty'),
  ])
  expect(await entries(saved.id)).toEqual([
    'cgst -9000.00',
    'party 120360.00',
    'sales -100000.00',
    'sgst -9000.00',
    'tcsPayable -2360.00',
  ])
  expect(await owed()).toBe('120360.00')
  const { records } = await us.ok('ageing.search', { entityIds: [us.entityId] })
  expect(records.map(({ total }) => total)).toEqual(['120360.00'])
  const reminded = await us.ok('reminder.preview', { partyId: buyer, entityId: us.entityId })
  expect([reminded.documents, reminded.balance]).toEqual([1, '120360.00'])
  const { rows } = await us.ok('accounting.trialBalance', {
    entityIds: [us.entityId],
    asOf: '2026-11-30',
  })
  expect(rows.filter(({ key }) => key === 'tcsPayable').map(({ credit }) => credit)).toEqual(['2360.00'])
  expect(await broken()).toEqual([])
})

test('GSTR-1 has the invoice without TCS, the e-invoice with it as an other charge', async () => {
  const { id, number } = await save('100000')
  const reply = await us.call('gstr1.json', { entityId: us.entityId, returnPeriod: '112026' })
  const file = JSON.parse(new TextDecoder().decode(reply.bytes))
  expect(file.b2b[0].inv[0]).toMatchObject({ inum: number, val: 118000 })
  const sent = await us.call('eInvoice.json', { documentId: String(id) })
  const payload = JSON.parse(new TextDecoder().decode(sent.bytes))
  const [{ ValDtls }] = [payload].flat()
  expect(ValDtls).toMatchObject({ AssVal: 100000, OthChrg: 2360, TotInvVal: 120360 })
})

test('it is paid with the tax, and a part payment is known as one', async () => {
  const { id } = await save('100000')
  const pay = (amount: string) =>
    us.ok('paymentIn.save', {
      entityId: us.entityId,
      partyId: buyer,
      date: '2026-11-20',
      mode: 'BankTransfer',
      amount,
      allocations: [{ documentId: id, amount }],
    })
  await pay('1000')
  expect(await detail(id)).toMatchObject({ balance: '119360.00', status: 'Active' })
  const list = async () =>
    (await us.ok('salesInvoice.search', { entityIds: [us.entityId] })).records.map(({ state }) => state?.name)
  expect(await list()).toEqual(['Overdue'])
  await pay('117000')
  expect(await detail(id)).toMatchObject({ balance: '2360.00', status: 'Active' })
  await pay('2360')
  expect(await detail(id)).toMatchObject({
    balance: '0.00',
    status: 'PaymentReceived',
    state: { name: 'Paid' },
  })
  expect(await owed()).toBe('0.00')
  const now = await save('100000', {
    dueDate: '2027-01-31',
    received: { amount: '120360', mode: 'UPI' },
  })
  expect(now.status).toBe('PaymentReceived')
  expect(await refusal({ received: { amount: '120361', mode: 'UPI' } })).toEqual([
    'Data.received.amount DOCU0038',
  ])
  expect(await broken()).toEqual([])
})

test('the sheet shows the tax and what is payable', async () => {
  const { id } = await save('100000')
  const { print } = await us.ok('salesInvoice.sheet', { id: String(id) })
  expect(print.totals.map(({ label, value }) => `${label}: ${value}`).slice(-3)).toEqual([
    'Total: ₹ 1,18,000.00',
    'TCS 394(1) Sl. 4 at 2%: 2,360.00',
    'Amount payable: ₹ 1,20,360.00',
  ])
})

test('it follows a change, and is gone with the document', async () => {
  const first = await save('100000')
  const { id, version } = first
  const changed = await us.ok('salesInvoice.save', { ...body('50000'), id, version })
  expect(changed.collected).toMatchObject({ tax: '1180.00', payable: '60180.00' })
  expect(await register()).toEqual(['6CE 59000.00 2 1180.00 2026-12-07'])
  const other = await us.ok('salesInvoice.save', {
    ...body('50000', { partyId: shop.registered }),
    id,
    version: changed.version,
  })
  expect(other.collected).toBeUndefined()
  expect([(await detail(id)).balance, await register(), await owed()]).toEqual(['59000.00', [], '0.00'])
  const second = await save('100000')
  await us.ok('salesInvoice.cancel', { ids: [second.id], reason: 'Entered twice' })
  expect(await entries(second.id)).toEqual([])
  expect((await detail(second.id)).collected).toBeUndefined()
  expect([await register(), await owed()]).toEqual([[], '0.00'])
  expect(await broken()).toEqual([])
})

test.each<[string, object, object, string | undefined]>([
  ['a customer without PAN bears the higher rate', { pan: undefined }, {}, '5900.00'],
  ['a customer with PAN and without GSTIN the ordinary one', { pan: 'AAKPM4821P' }, {}, '2360.00'],
  ['a customer to whom TCS does not apply bears none', { tcsApplicable: false }, {}, undefined],
  ['a customer without a section bears none', { tcsSection: undefined }, {}, '0.00'],
  ['the section of the item counts before that of the customer', {}, { tcsSection: '6CL' }, '0.00'],
  [
    'the section of the item counts alone',
    { tcsSection: undefined, pan: 'AAKPM4821P' },
    { tcsSection: '6CI' },
    '2360.00',
  ],
])('%s', async (_name, party, item, tax) => {
  const partyId = await partyOf({ name: 'Iyer Works', ...party })
  if (Object.keys(item).length > 0) await setItem(shop.bolt, item)
  expect((await save('100000', { partyId })).collected?.tax).toBe(tax)
  expect(await broken()).toEqual([])
})

test('vehicles bear it where one is worth more than ten lakh', async () => {
  await setItem(shop.bolt, { tcsSection: '6CL' })
  const lines = [
    { itemId: shop.bolt, quantity: '1', unitPrice: '900000' },
    { itemId: shop.bolt, quantity: '2', unitPrice: '600000' },
  ]
  // 10,62,000 with GST is above, twice 7,08,000 is not.
  expect((await save('0', { lines })).collected).toMatchObject({
    tax: '10620.00',
    rows: [{ taxed: '1062000.00' }],
  })
})

test('goods above fifty lakh in the year of one PAN, over places and parties, until March 2025', async () => {
  const early = await server.makeSubscriber()
  us = early
  shop = await stockShop(us)
  await us.ok('setting.update', { settings: [{ name: 'CollectTcs', value: true }] })
  const pan = 'AAKFM4821P'
  buyer = await partyOf({ tcsSection: '6CR', pan })
  const twin = await partyOf({ name: 'Mehta Metals Nashik', tcsSection: '6CR', pan })
  const sale = (amount: string, more: object = {}) =>
    us.ok('salesInvoice.compute', {
      ...body(amount, { date: '2025-03-10', ...more }),
    })
  // 59,00,000 with GST: 9,00,000 of it is above.
  expect((await sale('5000000')).collected).toMatchObject({
    tax: '900.00',
    rows: [{ provision: '206C(1H)', taxed: '900000.00' }],
  })
  expect((await sale('5000000', { date: '2025-04-01' })).collected).toMatchObject({ tax: '0.00', rows: [] })
  const { id } = await us.ok(
    'salesInvoice.save',
    body('1000', { partyId: twin, tcs: { rows: [], reason: 'Other' } }),
  )
  await us.inTenant((db) =>
    sql`insert into tcs_collections (subscriber_id, company_id, entity_id, party_id, buyer_key, pan, date, financial_year, section, provision,
        document_id, base, counted, taxed, rate, tax)
      values (current_subscriber(), ${us.companyId}, ${us.otherEntityId}, ${buyer}, ${pan}, ${pan}, '2024-12-01', '2024-25', '6CR', '206C(1H)', ${id}, 4500000, 4500000, 0, 0, 0)`.execute(
      db,
    ),
  )
  // 45,00,000 of another place and 11,80,000 now: 6,80,000 is above.
  expect((await sale('1000000', { partyId: twin })).collected).toMatchObject({ tax: '680.00' })
})

test('a person changes the tax with a reason, and what is wrong is refused by name', async () => {
  const rows = (row: object) => ({ tcs: { rows: [row], reason: 'As agreed with the auditor' } })
  const entered = await save('100000', rows({ section: '6ce', amount: '1180' }))
  expect(entered.collected).toMatchObject({ tax: '1180.00', rows: [{ parts: [{ rate: '1' }] }] })
  expect((await detail(entered.id)).tcs).toMatchObject({ reason: 'As agreed with the auditor' })
  expect((await save('100000', { tcs: { rows: [], reason: 'Form 27C given' } })).collected!.tax).toBe('0.00')
  expect((await save('100000', rows({ section: '6CE', base: '50000' }))).collected!.tax).toBe('1000.00')
  expect((await save('100000', rows({ section: '6CL' }))).collected).toMatchObject({
    rows: [{ section: '6CL', tax: '1180.00' }],
  })
  // The same as was computed needs no reason.
  expect((await save('100000', { tcs: { rows: [{ section: '6CE', amount: '2360' }] } })).collected!.tax).toBe(
    '2360.00',
  )
  expect(await refusal({ tcs: { rows: [] } })).toEqual(['Data.tcs.reason VALD0101'])
  expect(await refusal(rows({ section: '6CZ' }))).toEqual(['Data.tcs.rows[0].section TCSX0001'])
  expect(await refusal(rows({ section: '6CR' }))).toEqual(['Data.tcs.rows[0].section TCSX0002'])
  expect(await refusal(rows({ section: '6CE', base: '118001' }))).toEqual(['Data.tcs.rows[0].base TCSX0003'])
  expect(await refusal(rows({ section: '6CE', amount: '118001' }))).toEqual([
    'Data.tcs.rows[0].amount TCSX0004',
  ])
  expect(await refusal({ tcs: { rows: [{ section: '6CE' }, { section: '6CE' }], reason: 'Twice' } })).toEqual(
    ['Data.tcs.rows[1].section VALD0117'],
  )
  await us.ok('setting.update', { settings: [{ name: 'CollectTcs', value: false }] })
  expect(await refusal(rows({ section: '6CE' }))).toEqual(['Data.tcs TCSX0005'])
  expect((await save('100000')).collected).toBeUndefined()
  expect(await broken()).toEqual([])
})

test('a debit note bears it as an invoice does, a credit note gives it back', async () => {
  const { id } = await save('100000')
  const note = (noteType: 'Debit' | 'Credit', amount: string, more: object = {}) =>
    us.ok('outwardNote.save', {
      ...body(amount),
      noteType,
      date: '2026-11-20',
      reason: noteType === 'Debit' ? 'Others' : 'Sales Return',
      precedingDocuments: [{ documentId: id }],
      ...more,
    } as never)
  const debit = await note('Debit', '10000')
  expect(debit.collected).toMatchObject({ tax: '236.00', payable: '12036.00' })
  expect(await entries(debit.id)).toContain('tcsPayable -236.00')
  const credit = await note('Credit', '40000')
  expect(credit.collected).toMatchObject({ tax: '944.00', payable: '48144.00' })
  expect(await entries(credit.id)).toContain('tcsPayable 944.00')
  const { print } = await us.ok('outwardNote.sheet', { id: String(credit.id) })
  expect(print.totals.map(({ label, value }) => `${label}: ${value}`).slice(-2)).toEqual([
    'TCS 394(1) Sl. 4 at 2%: 944.00',
    'Amount credited: ₹ 48,144.00',
  ])
  // 1,20,360 less 48,144.
  expect(await detail(id)).toMatchObject({ balance: '72216.00', status: 'Active' })
  expect(await register()).toEqual([
    '6CE 118000.00 2 2360.00 2026-12-07',
    '6CE 11800.00 2 236.00 2026-12-07',
    '6CE -47200.00 2 -944.00 2026-12-07',
  ])
  const { totals } = await us.ok('tcsCollection.search', { entityIds: [us.entityId] })
  expect(totals).toEqual({ base: '82600.00', taxed: '82600.00', tax: '1652.00', paid: '0.00' })
  const all = await note('Credit', '60000')
  expect(all.collected!.tax).toBe('1416.00')
  expect(await detail(id)).toMatchObject({ balance: '0.00', status: 'ConvertedtoCredits' })
  expect(await owed()).toBe('12036.00')
  expect(await broken()).toEqual([])
  await us.ok('outwardNote.cancel', { ids: [all.id], reason: 'Entered twice' })
  expect(await detail(id)).toMatchObject({ balance: '72216.00', status: 'Active' })
  expect(await broken()).toEqual([])
})

test('the register is searched by section, customer, quarter and PAN, and exported', async () => {
  await save('100000')
  const other = await partyOf({ name: 'Rao Coal', tcsSection: '6CJ', pan: 'AAKPR4821P' })
  await save('1000', { partyId: other, date: '2026-09-10' })
  await partyOf({ name: 'Nobody' })
  expect(await register()).toEqual(['6CJ 1180.00 2 24.00 2026-10-07', '6CE 118000.00 2 2360.00 2026-12-07'])
  expect(await register({ sections: ['6CJ'] })).toHaveLength(1)
  expect(await register({ partyIds: [buyer] })).toEqual(['6CE 118000.00 2 2360.00 2026-12-07'])
  expect(await register({ financialYear: '2026-27', quarters: ['2'] })).toEqual([
    '6CJ 1180.00 2 24.00 2026-10-07',
  ])
  expect(await register({ keywords: ['AAKPR4821P'] })).toHaveLength(1)
  expect(await register({ keyword: 'mehta' })).toHaveLength(1)
  expect((await us.call('tcsCollection.export', { entityIds: [us.entityId], format: 'csv' })).status).toBe(
    200,
  )
  const { rows } = await us.inTenant((db) =>
    sql<{ owed: string }>`select sum(credit - debit) as owed from ledger_entries
      where subscriber_id = current_subscriber() and account = 'tcsPayable'`.execute(db),
  )
  expect(rows[0]!.owed).toBe('2384.00')
})

test('a draft is computed when it is issued, and a copy is computed anew', async () => {
  const draft = await us.ok('salesInvoice.save', body('100000', { status: 'Draft' }))
  expect((await detail(draft.id)).collected!.tax).toBe('2360.00')
  expect(await register()).toEqual([])
  const issued = await us.ok('salesInvoice.save', { ...body('100000'), id: draft.id, version: draft.version })
  expect(issued.collected!.tax).toBe('2360.00')
  const entered = await save('100000', { tcs: { rows: [], reason: 'Form 27C given' } })
  const copy = await us.ok('salesInvoice.clone', { id: entered.id } as never)
  expect(copy).toHaveProperty('lines')
  expect(copy).not.toHaveProperty('tcs')
  const { body: note } = await us.ok('document.convert', {
    toKind: 'outwardNote',
    sources: [{ documentId: entered.id }],
    noteType: 'Credit',
  })
  expect(note).not.toHaveProperty('tcs')
})
