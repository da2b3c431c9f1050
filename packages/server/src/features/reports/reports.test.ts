import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await invoice(shop.registered, '100', '2026-11-19')
  await invoice(shop.registered, '1000', '2026-08-01')
  await invoice(shop.consumer, '50', '2026-10-25')
  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.consumer,
    date: '2026-11-18',
    mode: 'UPI',
    amount: '80',
    reference: 'UTR1',
  })
})

const invoice = (partyId: number, amount: string, date: string) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId,
    date,
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: amount, priceIncludesTax: true }],
  })

test('ageing party by party, the largest debt first, with sums over all', async () => {
  const { records, total, totals } = await us.ok('ageing.search', {})
  expect(total).toBe(2)
  expect(records).toMatchObject([
    { id: shop.registered, documents: 2, over90: '1000.00', total: '1100.00', unallocated: '0.00' },
    { id: shop.consumer, documents: 0, total: '0.00', unallocated: '30.00' },
  ])
  expect(totals).toMatchObject({ over90: '1000.00', total: '1100.00', unallocated: '30.00' })
  const sum = (names: readonly string[], row: Record<string, unknown>) =>
    names.reduce((before, name) => before + Number(row[name]), 0)
  for (const row of records)
    expect(sum(['notDue', 'days15', 'days30', 'days45', 'days60', 'days90', 'over90'], row)).toBe(
      Number(row.total),
    )
})

test('ageing: pages, words and views', async () => {
  const first = await us.ok('ageing.search', { size: 1, sort: 'name ASC' })
  const second = await us.ok('ageing.search', { size: 1, sort: 'name ASC', after: first.next! })
  expect(new Set([first.records[0]!.id, second.records[0]!.id]).size).toBe(2)
  expect((await us.ok('ageing.search', { view: 'over90' })).records.map(({ id }) => id)).toEqual([
    shop.registered,
  ])
  const name = first.records[0]!.name
  expect((await us.ok('ageing.search', { keyword: name })).records.map((row) => row.name)).toContain(name)
  const past = await us.ok('ageing.search', { asOf: '2026-11-10', view: 'overdue' })
  expect(past.records.find(({ id }) => id === shop.consumer)?.total).toBe('50.00')
})

test('ageing and ledger as sheets', async () => {
  const sheet = await us.call('ageing.export', { format: 'csv' })
  expect(sheet.bytes.toString('utf8')).toContain('1100.00')
  const ledger = (await us.call('partyLedger.export', { id: shop.consumer, format: 'csv' })).bytes
    .toString('utf8')
    .trim()
    .split(/\r?\n/)
  expect(ledger).toHaveLength(5)
  expect(ledger[3]).toContain('UTR1')
  expect(ledger.at(-1)).toContain('-30.00')
  const other = await server.makeSubscriber()
  expect((await other.call('partyLedger.export', { id: shop.consumer })).status).toBe(404)
})

test('a list of invoices sums what counts, however it is filtered', async () => {
  await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-19',
    status: 'Draft',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '7' }],
  })
  const whole = await us.ok('salesInvoice.search', {})
  expect(whole.totals).toMatchObject({ total: '1150.00' })
  const found = await us.ok('salesInvoice.search', { partyIds: [shop.registered, shop.consumer] })
  expect(found.totals).toEqual({ ...whole.totals, balance: '1100.00' })
  const drafts = await us.ok('salesInvoice.search', { view: 'draft' })
  expect(Number(drafts.totals!['total'])).toBeGreaterThan(7)
})

test('lists that the dashboard and the ageing lead to', async () => {
  const due = await us.ok('salesInvoice.search', {
    view: 'unpaid',
    partyIds: [shop.registered],
    toDueDate: '2026-09-30',
  })
  expect(due.records.map(({ balance }) => balance)).toEqual(['1000.00'])
  const collect = await us.ok('party.search', { balance: 'ToCollect' })
  expect(collect.records.map(({ id }) => id)).toEqual([shop.registered])
  const pay = await us.ok('party.search', { balance: 'ToPay' })
  expect(pay.records.map(({ balance }) => balance)).toEqual(['-30.00'])
  const { parties, ageing } = await us.ok('dashboard.summary', {})
  expect([parties.toCollect, parties.toPay]).toEqual([
    { documents: collect.total, amount: '1100.00' },
    { documents: pay.total, amount: '30.00' },
  ])
  expect(ageing.map(({ label }) => label)).toEqual([
    'notDue',
    '1-15',
    '16-30',
    '31-45',
    '46-60',
    '61-90',
    '90+',
  ])
})

test('the dashboard shows a user nothing that the lists would not', async () => {
  const clerk = await us.makeUser({ rights: ['PIN_SH_VW'], entityIds: [us.entityId] })
  const seen = await clerk.ok('dashboard.summary', {})
  expect(seen).toMatchObject({
    saleInvoices: { total: { documents: 0 }, unpaid: { amount: '0.00' } },
    paymentsIn: { documents: 1, amount: '80.00' },
    parties: { toCollect: { documents: 0 }, toPay: { documents: 0 } },
    topParties: [],
  })
  expect(seen.trend.at(-1)).toMatchObject({ sales: '0.00', received: '80.00' })
})

test('what is owed and to be done is of today, whatever period is looked at, and adds up', async () => {
  const day = await us.ok('dashboard.summary', { fromDate: '2026-11-20', toDate: '2026-11-20' })
  const year = await us.ok('dashboard.summary', {})
  expect(day.saleInvoices.issued.documents).toBe(0)
  expect(day.receivables).toEqual(year.receivables)
  const { outstanding, notDue, overdue } = day.receivables
  expect(Number(notDue.amount) + Number(overdue.amount)).toBe(Number(outstanding.amount))
  expect(day.ageing.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(outstanding.amount))
  expect(outstanding.amount).toBe((await us.ok('ageing.search', {})).totals!['total'])
  const list = await us.ok('salesInvoice.search', { view: 'overdue' })
  expect(day.todo.find(({ key }) => key === 'todo.overdue')).toMatchObject({
    count: list.total,
    amount: overdue.amount,
    path: 'sales-invoice?view=overdue',
  })
})

test('sales, tax and receipts are compared with the days before', async () => {
  const { before, saleInvoices, tax } = await us.ok('dashboard.summary', {
    fromDate: '2026-11-01',
    toDate: '2026-11-30',
  })
  expect(saleInvoices.issued.amount).toBe('100.00')
  expect(Number(tax)).toBeGreaterThan(0)
  expect(before).toMatchObject({ fromDate: '2026-10-01', toDate: '2026-10-20', sales: '0.00' })
})

test('a range that ends before it begins is refused, and one with a single end has its fiscal year', async () => {
  const reversed = { fromDate: '2026-11-30', toDate: '2026-11-01' }
  const bolt = (await us.ok('party.search', {})).records[0]!
  for (const reply of [
    await us.call('dashboard.summary', reversed),
    await us.call('party.statement', { id: bolt.id, ...reversed }),
    await us.call('partyLedger.export', { id: bolt.id, ...reversed }),
  ]) {
    expect([reply.status, Object.keys(reply.body.validationErrors)]).toEqual([422, ['Data.toDate']])
    expect(JSON.stringify(reply.body)).toContain('Enter a date on or after 30/11/2026.')
  }
  const { before } = await us.ok('dashboard.summary', { toDate: '2025-06-30' })
  expect(before).toMatchObject({ fromDate: '2025-01-01', toDate: '2025-03-31' })
})

test('a return that is late stays to be done, as danger, until it is marked as filed', async () => {
  const lateOf = async () =>
    (await us.ok('dashboard.summary', {})).todo.find(({ key }) => key === 'todo.gstr1Overdue')
  expect(await lateOf()).toMatchObject({
    count: 2,
    days: 9,
    period: '102026',
    dueDate: '2026-11-11',
    isLate: true,
  })
  const clerk = await us.makeUser({ rights: ['DSH_RCT'], entityIds: [us.entityId] })
  expect((await clerk.ok('dashboard.summary', {})).returnCount).toEqual({ filed: 0, due: 1, overdue: 1 })
  for (const entityId of [us.entityId, us.otherEntityId])
    await us.ok('gstReturn.markFiled', { entityId, returnPeriod: '102026', filedOn: '2026-11-19' })
  expect(await lateOf()).toBeUndefined()
  const seen = await us.ok('dashboard.summary', {})
  expect(seen.returnCount).toEqual({ filed: 2, due: 2, overdue: 0 })
  expect(seen.returnStatus!.map(({ form, state }) => `${form} ${state}`)).toEqual([
    'GSTR-1 Filed',
    'GSTR-3B Due',
    'GSTR-1 Filed',
    'GSTR-3B Due',
  ])
  // Due on the day itself.
  expect(seen.todo.find(({ key }) => key === 'todo.return')).toMatchObject({
    form: 'GSTR-3B',
    count: 2,
    period: '102026',
    dueDate: '2026-11-20',
    path: `returns/gstr3b/102026?entityId=${us.entityId}`,
  })
})

test('cards of returns are for those who have their right', async () => {
  const clerk = await us.makeUser({ rights: ['REP_GSTR1'], entityIds: [us.entityId] })
  const seen = await clerk.ok('dashboard.summary', {})
  expect([seen.returnCount, seen.returnStatus]).toEqual([undefined, undefined])
})

test('a business that came later does not show the money of the one before it', async () => {
  await us.inTenant((db) =>
    sql`update parties set opening_balance = 42900, opening_balance_side = 'Debit'
      where subscriber_id = current_subscriber() and id = ${shop.sez}`.execute(db),
  )
  const company = await us.ok('entity.save', {
    entityType: 'Business',
    entityName: 'Deccan Closed',
    registrationNumber: 'AAFCD5862R',
  })
  const gstin = await us.ok('entity.save', {
    entityType: 'Entity',
    parentEntityId: company.id,
    entityName: 'Deccan Chennai',
    vrn: gstinOf('33', 'AAFCD5862R'),
    address: {
      line1: '1 Beach Road',
      city: 'Chennai',
      stateCode: '33',
      pincode: '600001',
      countryCode: 'IN',
    },
  })
  const young = await us.ok('dashboard.summary', { companyId: company.id })
  expect(young.parties.toCollect).toEqual({ documents: 0, amount: '0.00' })
  expect((await us.ok('dashboard.summary', {})).parties.toCollect.amount).toBe('44000.00')
  const found = await us.ok('party.search', { balance: 'ToCollect', entityIds: [gstin.id] })
  expect(found.total).toBe(0)
})
