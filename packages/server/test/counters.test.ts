import { InvoiceSubtype } from '@bahi/contracts/enums.ts'
import { documentScreens } from '@bahi/contracts/document-screens.ts'
import { documentKinds, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import type { OfferedKind } from '@bahi/domain/documents/kinds.ts'
import { openSideNames, paymentKindNames } from '@bahi/domain/payments/kinds.ts'
import { addDays } from '@bahi/domain/cal/date.ts'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from './call-helpers.ts'
import type { AnyBody, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

/** Each number of the dashboard and of the chips of a list is that of the list it opens. */

const today = '2026-11-20'
/** Days of the dashboard; documents of the days before are in its figures of today alone. */
const days = { fromDate: '2026-11-01', toDate: '2026-11-30' }
const inDays = { fromDocumentDate: days.fromDate, toDocumentDate: days.toDate }

let us: TestSubscriber
let shop: Shop
let supplier: number
let numbered = 0

beforeAll(async () => {
  const server = await sharedTestServer(`${today}T10:00:00Z`)
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, [...offeredKinds, 'paymentIn', 'paymentOut', 'writeOff'])
  for (const kind of offeredKinds)
    for (const date of ['2026-11-10', '2026-10-05']) await everyState(kind, date)
  await settle()
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'EnableApprovalFlow', value: true }],
  })
  const clerk = await us.makeUser({
    rights: offeredKinds.flatMap((kind) => [`${documentKinds[kind].rights}_AD` as 'SIN_AD']),
    entityIds: [us.entityId],
  })
  for (const kind of ['salesInvoice', 'salesOrder', 'purchaseBill'] as const)
    await clerk.ok(`${kind}.save`, { ...bodyOf(kind, '2026-11-10'), status: 'Active' })
})

const isPurchase = (kind: OfferedKind) => documentKinds[kind].side === 'purchase'

const bodyOf = (kind: OfferedKind, date: string, price = '100') => ({
  entityId: us.entityId,
  partyId: isPurchase(kind) ? supplier : shop.registered,
  date,
  dueDate: kind === 'salesQuotation' && date > '2026-11-01' ? '2026-12-05' : addDays(date, 5),
  lines: [{ itemId: shop.bolt, quantity: '4', unitPrice: price }],
  ...(documentKinds[kind].parts.includes('supplierNumber')
    ? { supplierNumber: `S/${(numbered += 1)}`, supplierDate: date }
    : {}),
})

const issue = (kind: OfferedKind, date: string, more: object = {}): Promise<AnyBody> =>
  us.ok(`${kind}.save`, { ...bodyOf(kind, date), ...more, status: 'Active' })

/** A note takes back one piece of an invoice or bill of its own. */
async function noteOf(kind: OfferedKind, date: string) {
  const of = documentKinds[kind].corrects as 'salesInvoice' | 'purchaseBill'
  const { id } = await issue(of, date)
  return {
    noteType: isPurchase(kind) ? 'Debit' : 'Credit',
    reason: isPurchase(kind) ? 'Purchase Return' : 'Sales Return',
    precedingDocuments: [{ documentId: id }],
    lines: [{ sourceLine: { documentId: id, lineNumber: 1 }, quantity: '1' }],
  }
}

async function everyState(kind: OfferedKind, date: string) {
  const more = async () => (documentKinds[kind].corrects ? await noteOf(kind, date) : {})
  await us.ok(`${kind}.save`, { ...bodyOf(kind, date), ...(await more()), status: 'Draft' } as AnyBody)
  await issue(kind, date, await more())
  const { id } = await issue(kind, date, await more())
  await us.ok(`${kind}.cancel`, { ids: [id], reason: 'Test' })
}

const pay = (kind: 'paymentIn' | 'paymentOut', amount: string, documentId?: number) =>
  us.ok(`${kind}.save`, {
    entityId: us.entityId,
    partyId: kind === 'paymentIn' ? shop.registered : supplier,
    date: today,
    mode: 'UPI',
    amount,
    allocations: documentId === undefined ? [] : [{ documentId, amount }],
  })

/** Paid, paid in part, taken in part and whole, covered by a note, and for nothing. */
async function settle() {
  for (const [kind, payment] of [
    ['salesInvoice', 'paymentIn'],
    ['purchaseBill', 'paymentOut'],
  ] as const) {
    const paid = await issue(kind, '2026-11-12')
    await pay(payment, paid.totals.total, paid.id)
    await pay(payment, '100', (await issue(kind, '2026-11-13')).id)
    await pay(payment, '75')
    const wrong = await pay(payment, '60')
    await us.ok(`${payment}.cancel`, { ids: [wrong.id], reason: 'Test' })
    await issue(kind, '2026-11-14', { lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '0' }] })
  }
  for (const [from, to] of [
    ['salesOrder', 'salesInvoice'],
    ['deliveryChallan', 'salesInvoice'],
    ['salesQuotation', 'salesOrder'],
    ['purchaseOrder', 'purchaseBill'],
  ] as const)
    for (const quantity of ['1', '4']) {
      const source = await issue(from, '2026-11-12')
      const { body } = await us.ok('document.convert', {
        toKind: to,
        sources: [{ documentId: source.id, lines: [{ lineNumber: 1, quantity }] }],
      })
      await us.ok(`${to}.save`, { ...bodyOf(to, '2026-11-15'), ...body, status: 'Active' } as AnyBody)
    }
}

/** How many a list has, and what it sums. */
async function listed(list: string, search: object) {
  const { total, totals } = await us.ok(`${list as 'salesInvoice'}.search`, { ...search, size: 1 })
  return { documents: total, totals: totals as Record<string, string> }
}

test.each(['salesInvoice', 'purchaseBill'] as const)(
  'the dashboard counts each state of %s as its list does',
  async (kind) => {
    const { saleInvoices, purchaseBills } = await us.ok('dashboard.summary', days)
    const counters = kind === 'salesInvoice' ? saleInvoices : purchaseBills
    for (const [name, { documents }] of Object.entries(counters)) {
      const view = name === 'total' ? {} : { view: name }
      expect([name, documents]).toEqual([name, (await listed(kind, { ...inDays, ...view })).documents])
      expect([name, documents > 0]).toEqual([name, true])
    }
    const { totals } = await listed(kind, { ...inDays, view: 'unpaid' })
    expect(counters.unpaid.amount).toBe(totals['balance'])
  },
)

test('the dashboard counts what is issued of every kind as its list does', async () => {
  const { kinds } = await us.ok('dashboard.summary', days)
  expect(kinds.map(({ kind }) => kind)).toEqual(offeredKinds)
  for (const { kind, documents, amount } of kinds) {
    const found = await listed(kind, { ...inDays, view: 'issued' })
    expect([kind, documents, amount]).toEqual([kind, found.documents, found.totals['total']])
  }
})

test('sales, purchases and payments of the dashboard are the sums of their lists, and notes are beside them', async () => {
  const { sales, purchases, paymentsIn, paymentsOut } = await us.ok('dashboard.summary', days)
  for (const [of, kind] of [
    [sales, 'salesInvoice'],
    [purchases, 'purchaseBill'],
  ] as const) {
    const { documents, totals } = await listed(kind, { ...inDays, view: 'issued' })
    expect([kind, of.documents, (Number(of.amount) - Number(of.notes.amount)).toFixed(2)]).toEqual([
      kind,
      documents,
      totals['total'],
    ])
  }
  for (const [of, kind] of [
    [paymentsIn, 'paymentIn'],
    [paymentsOut, 'paymentOut'],
  ] as const) {
    const { documents, totals } = await listed(kind, { ...inDays, statuses: ['Active'] })
    expect([kind, of.documents, of.amount]).toEqual([kind, documents, totals['amount']])
  }
})

test('what is owed on either side, and each age of it, is the sum of the documents it opens', async () => {
  const summary = await us.ok('dashboard.summary', days)
  for (const side of openSideNames) {
    const column = side === 'receivable' ? 'toReceive' : 'toPay'
    const due = async (search: object) => {
      const { documents, totals } = await listed('dueCalendar', { side, ...search })
      return [documents, totals[column]]
    }
    const { outstanding } = side === 'receivable' ? summary.receivables : summary.payables
    expect([outstanding.documents, outstanding.amount]).toEqual(await due({}))
    const ages = side === 'receivable' ? summary.ageing : summary.ageingPayable
    for (const { label, documents, amount } of ages) {
      const [from, to] = label.replace('90+', '91').split('-').map(Number)
      const range =
        label === 'notDue'
          ? { fromDueDate: today }
          : {
              ...(to === undefined ? {} : { fromDueDate: addDays(today, -to) }),
              toDueDate: addDays(today, -from!),
            }
      expect([side, label, documents, amount]).toEqual([side, label, ...(await due(range))])
    }
  }
})

test('each line of what is to be done counts the list that it opens', async () => {
  const { todo } = await us.ok('dashboard.summary', days)
  const ofLists = todo.flatMap(({ kind, count, path, key }) => {
    const [list, query] = path.split('?')
    return kind && documentScreens[kind as OfferedKind]?.list === list
      ? [{ key, kind, count, search: Object.fromEntries(new URLSearchParams(query)) }]
      : []
  })
  expect(new Set(ofLists.map(({ key }) => key))).toEqual(
    new Set(['todo.overdue', 'todo.overdueToPay', 'todo.drafts', 'todo.pending']),
  )
  for (const { key, kind, count, search } of ofLists)
    expect([key, kind, count]).toEqual([key, kind, (await listed(kind, search)).documents])
})

test.each([...offeredKinds, ...paymentKindNames])(
  'each chip of %s is counted as its list shows it, from the sums of the days and from the rows',
  async (kind) => {
    for (const filter of [inDays, { partyIds: [shop.registered, supplier] }])
      for (const { view, documents } of await us.ok(`${kind}.counts`, filter))
        expect([filter, view, documents]).toEqual([
          filter,
          view,
          (await listed(kind, { ...filter, view })).documents,
        ])
  },
)

test.each(paymentKindNames)('the chips of %s are counted with their amounts', async (kind) => {
  const party = kind === 'paymentIn' ? shop.registered : supplier
  for (const filter of [{}, { partyIds: [party] }]) {
    const counts = await us.ok(`${kind}.counts`, filter)
    const { totals } = await listed(kind, filter)
    expect(counts.map(({ view, amount }) => [view, amount])).toEqual([
      ['all', totals['amount']],
      ['advance', totals['unallocated']],
      ['cancelled', '60.00'],
    ])
  }
})

test('payments that are ticked are listed alone', async () => {
  const [first] = (await us.ok('paymentIn.search', {})).records
  expect((await us.ok('paymentIn.search', { ids: [first!.id] })).records.map(({ id }) => id)).toEqual([
    first!.id,
  ])
})

test('an invoice keeps each subtype that is chosen, and is found by it', async () => {
  for (const subtype of InvoiceSubtype.options) {
    const found = async () =>
      (await us.ok('salesInvoice.search', { subtypes: [subtype], size: 500 })).records.map(({ id }) => id)
    const before = await found()
    const { id } = await us.ok('salesInvoice.save', {
      ...bodyOf('salesInvoice', today),
      subtype,
      status: 'Draft',
    })
    expect([subtype, await found()]).toEqual([subtype, [id, ...before]])
    expect(await us.ok('salesInvoice.detail', { id: String(id) })).toMatchObject({ subtype })
  }
})
