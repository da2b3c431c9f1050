import { invoiceStates } from '@bahi/domain/documents/invoice-state.ts'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, addSupplier, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await invoice('100', '2026-11-20', { dueDate: '2026-12-30' })
  await invoice('110', '2026-11-19', { dueDate: '2026-11-22', partyId: shop.otherState })
  await invoice('120', '2026-11-01', { dueDate: '2026-11-08' })
  await pay(await invoice('200', '2026-11-18', { dueDate: '2026-12-30', partyId: shop.otherState }), '120')
  await pay(await invoice('50', '2026-11-18'), '50')
  const { id } = await invoice('70', '2026-11-17')
  await us.ok('salesInvoice.cancel', { ids: [id], reason: 'Wrong entry' })
  await invoice('5', '2026-10-01', { status: 'Draft' })
})

const invoice = (amount: string, date: string, more: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date,
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: amount, priceIncludesTax: true }],
    ...more,
  })

const pay = async ({ id }: { id: number }, amount: string) => {
  const { party } = await us.ok('salesInvoice.detail', { id })
  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: party!.id!,
    date: '2026-11-20',
    mode: 'Cash',
    amount,
    allocations: [{ documentId: id, amount }],
  })
}

const statesOf = (rows: readonly { state?: { name: string } | undefined }[]) =>
  rows.map(({ state }) => state?.name)

test('each invoice is in one state, and the filter finds the same rows', async () => {
  const { records } = await us.ok('salesInvoice.search', { sort: 'recent DESC' })
  expect(records.map(({ state }) => state)).toEqual([
    { name: 'Draft' },
    { name: 'Unpaid' },
    { name: 'DueSoon', days: 2 },
    { name: 'Paid' },
    { name: 'PartlyPaid', percent: 60 },
    { name: 'Cancelled' },
    { name: 'Overdue', days: 12 },
  ])
  for (const name of invoiceStates) {
    const found = await us.ok('salesInvoice.search', { states: [name] })
    expect([name, ...statesOf(found.records)]).toEqual([
      name,
      ...statesOf(records).filter((one) => one === name),
    ])
  }
  const two = await us.ok('salesInvoice.search', { states: ['Paid', 'Overdue'] })
  expect(new Set(statesOf(two.records))).toEqual(new Set(['Overdue', 'Paid']))
})

test('a record and its sheet use the same labels', async () => {
  const [late] = (await us.ok('salesInvoice.search', { states: ['Overdue'] })).records
  expect((await us.ok('salesInvoice.detail', { id: late!.id })).state).toEqual({ name: 'Overdue', days: 12 })
  const sheet = await us.call('salesInvoice.export', { states: ['Overdue'], format: 'csv' })
  expect(sheet.bytes.toString('utf8')).toContain('Overdue')
})

test.each(['recent', 'party', 'balance', 'dueDate', 'total', 'date'])(
  'sorted by %s, pages follow one another without gap or repetition in both directions',
  async (name) => {
    for (const direction of ['ASC', 'DESC']) {
      const sort = `${name} ${direction}`
      const whole = (await us.ok('salesInvoice.search', { sort })).records.map(({ id }) => id)
      const paged: number[] = []
      let after: string | undefined
      do {
        const page = await us.ok('salesInvoice.search', { sort, size: 2, ...(after ? { after } : {}) })
        paged.push(...page.records.map(({ id }) => id))
        after = page.next
      } while (after)
      expect([sort, paged]).toEqual([sort, whole])
    }
  },
)

test('the order is that of balance, due date and customer', async () => {
  const rows = async (sort: string) => (await us.ok('salesInvoice.search', { sort, view: 'unpaid' })).records
  expect((await rows('balance DESC')).map(({ balance }) => balance)).toEqual([
    '120.00',
    '110.00',
    '100.00',
    '80.00',
  ])
  expect((await rows('dueDate ASC')).map(({ dueDate }) => dueDate)).toEqual([
    '2026-11-08',
    '2026-11-22',
    '2026-12-30',
    '2026-12-30',
  ])
  expect((await rows('party ASC')).map(({ partyName }) => partyName![0])).toEqual(['A', 'A', 'B', 'B'])
})

test('found by amount, due date, item and who made it', async () => {
  const total = async (body: object) => (await us.ok('salesInvoice.search', body)).total
  const { records } = await us.ok('user.search', {})
  expect(await total({ createdBy: [records[0]!.id] })).toBe(7)
  expect(await total({ createdBy: [999_999] })).toBe(0)
  expect(await total({ fromAmount: '110', toAmount: '120' })).toBe(2)
  expect(await total({ itemIds: [shop.bolt], fromDueDate: '2026-12-01' })).toBe(2)
})

test('bills are in the same states as invoices, in lists, records, sheets and the search of everything', async () => {
  const own = await server.makeSubscriber()
  await addSeries(own, ['purchaseBill', 'paymentOut'])
  const mill = await addSupplier(own, 'Nashik Mills', 'AAPFN0001K')
  let number = 0
  const bill = async (amount: string, date: string, more: object = {}) =>
    (
      await own.ok('purchaseBill.save', {
        entityId: own.entityId,
        partyId: mill,
        date,
        status: 'Active',
        supplierNumber: `NM-${++number}`,
        supplierDate: date,
        lines: [{ description: 'Rent', hsn: '997212', quantity: '1', unitPrice: amount, taxRate: '0' }],
        ...more,
      })
    ).id
  const paid = (id: number, amount: string) =>
    own.ok('paymentOut.save', {
      entityId: own.entityId,
      partyId: mill,
      date: '2026-11-20',
      mode: 'Cash',
      amount,
      allocations: [{ documentId: id, amount }],
    })
  await bill('100', '2026-11-20', { dueDate: '2026-12-30' })
  await bill('110', '2026-11-19', { dueDate: '2026-11-22' })
  await paid(await bill('200', '2026-11-18', { dueDate: '2026-12-30' }), '120')
  await paid(await bill('50', '2026-11-17'), '50')
  await own.ok('purchaseBill.cancel', { ids: [await bill('70', '2026-11-16')], reason: 'Wrong entry' })
  await bill('120', '2026-11-01', { dueDate: '2026-11-08' })
  await bill('5', '2026-10-01', { status: 'Draft' })

  const { records } = await own.ok('purchaseBill.search', { sort: 'recent DESC' })
  expect(records.map(({ state, status }) => [state, status])).toEqual([
    [{ name: 'Draft' }, 'Draft'],
    [{ name: 'Unpaid' }, 'Active'],
    [{ name: 'DueSoon', days: 2 }, 'Active'],
    [{ name: 'PartlyPaid', percent: 60 }, 'Active'],
    [{ name: 'Paid' }, 'PaymentMade'],
    [{ name: 'Cancelled' }, 'Cancelled'],
    [{ name: 'Overdue', days: 12 }, 'Active'],
  ])
  for (const name of invoiceStates) {
    const found = await own.ok('purchaseBill.search', { states: [name] })
    expect([name, ...statesOf(found.records)]).toEqual([
      name,
      ...statesOf(records).filter((one) => one === name),
    ])
  }
  const late = records.at(-1)!
  expect((await own.ok('purchaseBill.detail', { id: late.id })).state).toEqual({ name: 'Overdue', days: 12 })
  const found = await own.ok('finder.search', { text: late.number! })
  expect(found.documents.map(({ state }) => state)).toEqual([{ name: 'Overdue', days: 12 }])
  const sheet = await own.call('purchaseBill.export', { states: ['Overdue'], format: 'csv' })
  const [head, row] = sheet.bytes.toString('utf8').trim().split(/\r?\n/)
  expect([head, row]).toEqual([
    expect.stringMatching(/Status,Payment status/),
    expect.stringMatching(/Active,Overdue/),
  ])
})
