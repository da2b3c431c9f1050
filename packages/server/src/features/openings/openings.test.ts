import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let party: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['writeOff'])
  party = (await us.ok('party.save', { name: 'Mehta Mills', role: 'Both', taxpayerType: 'UNREG' })).id
})

const invoice = {
  type: 'Invoice',
  number: 'OLD/1',
  date: '2026-02-14',
  amount: '1180.00',
  left: '430',
} as const
const bill = {
  type: 'Bill',
  number: 'S-77',
  date: '2026-03-01',
  dueDate: '2026-03-31',
  amount: '300',
} as const
const save = (...items: readonly object[]) =>
  us.call('openingItem.save', {
    entityId: us.entityId,
    items: items.map((item) => ({ partyId: party, ...item })) as never,
  })
const idsOf = async (...items: readonly object[]): Promise<number[]> => {
  const { status, body } = await save(...items)
  expect([status, body.validationErrors]).toEqual([200, undefined])
  return body.items.map(({ id }: { id: number }) => id)
}
const faults = async (...items: readonly object[]) => {
  const { body } = await save(...items)
  return Object.entries(body.validationErrors ?? {}).flatMap(([path, list]) =>
    (list as { code: string }[]).map(({ code }) => `${path.slice('Data.'.length)} ${code}`),
  )
}
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}
const partyNow = () => us.ok('party.detail', { id: String(party) })

test('what was open before the books is paid, aged, in the calendar and the statement, and in no return', async () => {
  const period = { entityId: us.entityId, returnPeriod: '022026' }
  const before = await us.ok('gstr1.summary', period)
  const [sold, bought] = await idsOf(invoice, bill)
  expect(await us.ok('gstr1.summary', period)).toEqual(before)
  expect((await partyNow()).balance).toBe('130.00')
  const ageing = await us.ok('party.ageing', { id: String(party) })
  expect([ageing.total, ageing.buckets.at(-1)!.amount]).toEqual(['430.00', '430.00'])
  const { receivables, payables, todo } = await us.ok('dashboard.summary', {})
  const late = todo.filter(({ path }) => path.startsWith('opening-documents?view=overdue'))
  expect([receivables.overdue.amount, payables.overdue.amount]).toEqual(['430.00', '300.00'])
  expect(late.map(({ key, count, amount }) => [key, count, amount])).toEqual([
    ['todo.overdueOpenings', 1, '430.00'],
    ['todo.overdueOpeningsToPay', 1, '300.00'],
  ])
  for (const { path, count, amount } of late) {
    const types = new URLSearchParams(path.split('?')[1]).getAll('types') as ['Invoice']
    const found = await us.ok('openingItem.search', { view: 'overdue', types })
    expect([found.total, found.totals]).toEqual([count, expect.objectContaining({ balance: amount })])
  }
  const due = await us.ok('dueCalendar.search', {})
  expect(
    due.records.map(({ number, toReceive, toPay }) => `${number} ${toReceive} ${toPay}`).toSorted(),
  ).toEqual(['OLD/1 430.00 null', 'S-77 null 300.00'])
  const statement = await us.ok('party.statement', { id: party })
  expect(statement.rows.map(({ number, debit, credit }) => [number, debit, credit])).toEqual([
    ['OLD/1', '430.00', '0.00'],
    ['S-77', '0.00', '300.00'],
  ])
  // A statement of this year begins with what they came to.
  const later = await us.ok('party.statement', { id: party, fromDate: '2026-04-01' })
  expect([later.opening, later.rows]).toEqual(['130.00', []])

  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: party,
    date: '2026-11-10',
    mode: 'Cash',
    amount: '400',
    allocations: [{ documentId: sold!, amount: '400' }],
  })
  // The bill settles what is left of the invoice, then money does the rest of the bill.
  const credit = await us.ok('credit.detail', { id: String(bought) })
  await us.ok('credit.apply', {
    id: bought!,
    version: credit.version,
    allocations: [{ documentId: sold!, amount: '30' }],
  })
  await us.ok('paymentOut.save', {
    entityId: us.entityId,
    partyId: party,
    date: '2026-11-11',
    mode: 'Cash',
    amount: '270',
  })
  const { records } = await us.ok('openingItem.search', { view: 'settled' })
  expect(records.map(({ number, left, balance }) => `${number} ${left} ${balance}`).toSorted()).toEqual([
    'OLD/1 430.00 0.00',
    'S-77 300.00 0.00',
  ])
  expect((await partyNow()).balance).toBe('0.00')
  expect(await broken()).toEqual([])
})

test('a list is checked before it is entered, and what is partly settled is found apart', async () => {
  const check = await us.call('openingItem.save', {
    entityId: us.entityId,
    items: [
      { partyId: party, ...invoice },
      { partyId: party, ...bill, amount: '0' },
    ] as never,
    checkOnly: true,
  })
  expect([check.status, Object.keys(check.body.validationErrors)]).toEqual([422, ['Data.items[1].amount']])
  const right = { entityId: us.entityId, items: [{ partyId: party, ...invoice }] as never, checkOnly: true }
  expect(await us.ok('openingItem.save', right)).toEqual({ items: [] })
  expect((await us.ok('openingItem.search', {})).total).toBe(0)
  const [id] = await idsOf(invoice, bill)
  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: party,
    date: '2026-11-10',
    mode: 'Cash',
    amount: '30',
    allocations: [{ documentId: id!, amount: '30' }],
  })
  const found = await us.ok('openingItem.search', { view: 'partly' })
  expect(found.records.map((row) => [row.id, row.balance])).toEqual([[id, '400.00']])
})

test('a small rest of an opening document is written off', async () => {
  const [id] = await idsOf({ ...invoice, left: '0.50' })
  const { done } = await us.ok('writeOff.save', { documentIds: [id!], reason: 'Small rest' })
  expect(done).toEqual([id])
  expect(await us.ok('openingItem.detail', { id: String(id) })).toMatchObject({ balance: '0.00' })
  expect(await broken()).toEqual([])
})

test('the opening balance of a party counts once: documents explain it, and the rest is shown', async () => {
  await us.ok('party.save', {
    ...(await saved()),
    openingBalance: '1000',
    openingBalanceSide: 'Debit',
  })
  expect(await partyNow()).toMatchObject({
    balance: '1000.00',
    openingExplained: '0.00',
    openingRest: '1000.00',
  })
  const [id] = await idsOf(invoice, { ...bill, amount: '100' })
  // 430 owed to us less 100 owed by us of the 1,000.
  expect(await partyNow()).toMatchObject({
    balance: '1000.00',
    openingExplained: '330.00',
    openingRest: '670.00',
  })
  const { opening } = await us.ok('paymentIn.outstanding', { partyId: String(party) })
  expect(opening).toBe('670.00')
  await us.ok('openingItem.delete', { ids: [id!] })
  expect(await partyNow()).toMatchObject({ balance: '1000.00', openingRest: '1100.00' })
  expect(await broken()).toEqual([])
})

const saved = async () => {
  const { id, version, name, role, taxpayerType } = await partyNow()
  return { id, version, name, role, taxpayerType }
}

test('an opening document is changed and deleted until something settles it, and its number is free again', async () => {
  const [id] = await idsOf(invoice)
  const [same] = await idsOf({ ...invoice, id, version: 1, number: 'OLD/2', left: '500' })
  expect(same).toBe(id)
  expect(await us.ok('openingItem.detail', { id: String(id) })).toMatchObject({
    number: 'OLD/2',
    balance: '500.00',
  })
  expect((await save({ ...invoice, id, version: 1 })).status).toBe(409)
  // Of the other side of the account it is a new document.
  const [moved] = await idsOf({ ...bill, id, version: 2 })
  expect(moved).not.toBe(id)
  expect((await partyNow()).balance).toBe('-300.00')
  await us.ok('paymentOut.save', {
    entityId: us.entityId,
    partyId: party,
    date: '2026-11-10',
    mode: 'Cash',
    amount: '10',
    allocations: [{ documentId: moved!, amount: '10' }],
  })
  const { version } = await us.ok('openingItem.detail', { id: String(moved) })
  expect(await faults({ ...bill, id: moved, version })).toEqual(['items[0] PAYM0014'])
  const refused = await us.ok('openingItem.delete', { ids: [moved!, 999_999] })
  expect([refused.done, refused.refused.map((one) => one.id)]).toEqual([[], [moved, 999_999]])
  const [again] = await idsOf(invoice)
  await us.ok('openingItem.delete', { ids: [again!] })
  await idsOf(invoice)
  expect(await broken()).toEqual([])
})

test('a fault names its row, and nothing of the list is entered', async () => {
  await idsOf(invoice)
  const supplier = await us.ok('party.save', { name: 'Yarn House', role: 'Supplier', taxpayerType: 'UNREG' })
  expect(
    await faults(
      { ...invoice, number: 'NEW/1' },
      invoice,
      { ...bill, partyId: undefined, party: 'Nobody' },
      { ...bill, date: '2026-11-21' },
      { ...bill, number: 'S-78', left: '300.01' },
      { ...bill, number: 'S-79', amount: '0' },
      { ...invoice, number: 'NEW/2', partyId: supplier.id },
      { ...bill, number: 'S-80', dueDate: '2026-02-01' },
    ),
  ).toEqual([
    expect.stringMatching(/^items\[1\]\.number /),
    'items[2].party PAYM0011',
    expect.stringMatching(/^items\[3\]\.date /),
    'items[4].left PAYM0012',
    expect.stringMatching(/^items\[5\]\.amount /),
    expect.stringMatching(/^items\[6\]\.type /),
    'items[7].dueDate MAST0025',
  ])
  expect((await us.ok('openingItem.search', {})).total).toBe(1)
  // A list names parties by name, code or GSTIN.
  await idsOf({ ...bill, partyId: undefined, party: 'yarn house' })
})

test('what is in these books is not brought from before, and a locked day takes nothing', async () => {
  const made = await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: party,
    date: '2026-11-10',
    status: 'Active',
    lines: [{ itemId: shop.rice, quantity: '1' }],
  })
  expect(await faults({ ...invoice, number: made.number! })).toEqual(['items[0].number PAYM0013'])
  const [id] = await idsOf(invoice)
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'periodLockDate', value: '2026-03-31' }],
  })
  expect(await faults({ ...invoice, number: 'OLD/9' })).toEqual([expect.stringMatching(/^items\[0\]\.date /)])
  expect((await us.ok('openingItem.delete', { ids: [id!] })).done).toEqual([])
})

test('who may not edit parties enters none, and sees those of the places that are granted alone', async () => {
  const [id] = await idsOf(invoice)
  const reader = await us.makeUser({ rights: ['PTY_SH_VW'], entityIds: [us.entityId] })
  expect((await reader.ok('openingItem.search', {})).total).toBe(1)
  expect((await reader.call('openingItem.delete', { ids: [id!] })).status).toBe(403)
  const elsewhere = await us.makeUser({ rights: ['PTY_SH_VW', 'PTY_ED'], entityIds: [] })
  expect((await elsewhere.ok('openingItem.search', {})).total).toBe(0)
  expect((await elsewhere.ok('openingItem.delete', { ids: [id!] })).done).toEqual([])
})
