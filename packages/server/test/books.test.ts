import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDueJournals } from '../src/features/books/index.ts'
import { proofs } from '../src/features/ledger/index.ts'
import { pagesOf } from '../src/features/printing/read-pdf.fixture.ts'
import { sendCall, sharedTestServer } from './call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, ['journal', 'contra', 'purchaseBill', 'paymentIn', 'paymentOut'])
})

const sale = (unitPrice: string, date = '2026-11-10') =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date,
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice }],
  })
const journal = (lines: object[], more: object = {}) =>
  us.ok('journal.save', {
    entityId: us.entityId,
    date: '2026-11-12',
    narration: 'Office rent',
    lines,
    ...more,
  } as never) as Promise<{
    id: number
    number: string
    version: number
    reversal?: { id: number; number: string }
  }>
const trial = async (asOf = '2026-11-20') => {
  const { rows, totalDebit, totalCredit } = await us.ok('accounting.trialBalance', {
    entityIds: [us.entityId],
    asOf,
  })
  expect(totalDebit).toBe(totalCredit)
  return Object.fromEntries(
    rows.map(({ account, debit, credit }) => [account, debit === '0.00' ? `-${credit}` : debit]),
  )
}
const problems = (reply: { body: any }) =>
  Object.entries<any[]>(reply.body.validationErrors ?? {}).map(
    ([property, list]) => `${property} ${list[0].code}`,
  )
const sum = () => us.inTenant(async (db) => (await sql`select sum_ledger()`.execute(db)).rows)

/** Every proof of the ledger holds, and the sums are what the entries say. */
async function booksHold() {
  await us.inTenant(async (db) => {
    for (const { name, sql: text } of proofs)
      expect([name, (await sql.raw(text).execute(db)).rows]).toEqual([name, []])
  })
}

test('documents, payments and journals are in one trial balance, whether summed or not', async () => {
  const { id: invoiceId } = await sale('1000')
  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-11',
    mode: 'Cash',
    amount: '500',
    allocations: [{ documentId: invoiceId, amount: '500' }],
  })
  await journal([
    { account: 'Rent', debit: '118.00' },
    { account: 'cash', credit: '118.00' },
  ])
  const before = await trial()
  expect(before).toMatchObject({ Rent: '118.00', Cash: '382.00', Sales: '-1000.00' })
  await sum()
  expect(await trial()).toEqual(before)
  await sale('10')
  expect(await trial()).toMatchObject({ Sales: '-1010.00', Rent: '118.00' })
  await sum()
  expect(await trial('2026-11-10')).not.toHaveProperty('Rent')
  expect(await trial('2026-11-12')).toMatchObject({ Rent: '118.00' })
  await booksHold()
})

test('a journal is changed, reversed and cancelled, and its entries follow', async () => {
  const lines = [
    { account: 'Rent', debit: '100' },
    { account: 'Bank', credit: '100' },
  ]
  const { id, number, version } = await journal(lines)
  expect(number).toMatch(/^jou/)
  await journal(
    [
      { account: 'Rent', debit: '150' },
      { account: 'Bank', credit: '150' },
    ],
    { id, version },
  )
  expect(await trial()).toEqual({ Rent: '150.00', Bank: '-150.00' })
  expect(
    (await us.call('journal.save', { id, version, entityId: us.entityId, date: '2026-11-12', lines })).status,
  ).toBe(409)
  const back = await us.ok('journal.reverse', { id, date: '2026-11-15' })
  expect(await trial()).toEqual({})
  expect(await trial('2026-11-14')).toEqual({ Rent: '150.00', Bank: '-150.00' })
  const refused = await us.ok('journal.cancel', { ids: [id], reason: 'Wrong' })
  expect(refused.refused).toMatchObject([{ id, code: 'ACTN0060' }])
  await us.ok('journal.cancel', { ids: [back.id], reason: 'Wrong' })
  expect(await trial()).toEqual({ Rent: '150.00', Bank: '-150.00' })
  expect((await us.ok('journal.cancel', { ids: [id], reason: 'Wrong' })).done).toEqual([id])
  expect(await trial()).toEqual({})
  const { records } = await us.ok('dayBook.search', { entityIds: [us.entityId] })
  expect(records).toEqual([])
  await booksHold()
})

test('what is provided for at the end of a month is taken back on a later day at once', async () => {
  const { reversal } = await journal(
    [
      { account: 'Salaries', debit: '900' },
      { account: 'Salaries payable', credit: '900' },
    ],
    { date: '2026-10-31', reverseOn: '2026-11-01' },
  )
  expect(reversal?.number).toMatch(/^jou/)
  expect(await trial('2026-10-31')).toEqual({ Salaries: '900.00', 'Salaries payable': '-900.00' })
  expect(await trial('2026-11-01')).toEqual({})
})

test('a journal that repeats is written on each day that has come, once', async () => {
  await journal(
    [
      { account: 'Rent', debit: '10' },
      { account: 'Bank', credit: '10' },
    ],
    { date: '2026-08-31', repeats: 'Monthly', repeatsUntil: '2026-12-31' },
  )
  await makeDueJournals(server.app.services)
  await makeDueJournals(server.app.services)
  const { records } = await us.ok('journal.search', { entityIds: [us.entityId], sort: 'date ASC' })
  expect(records.map(({ date }) => date)).toEqual(['2026-08-31', '2026-09-30', '2026-10-31'])
  expect(records[0]).toMatchObject({ nextDate: '2026-11-30' })
  await booksHold()
})

test('a changed journal that repeats is not written twice, and one that cannot be written delays no other', async () => {
  const lines = [
    { account: 'Rent', debit: '10' },
    { account: 'Bank', credit: '10' },
  ]
  const { id: hire } = await us.ok('ledgerAccount.save', { name: 'Hire', group: 'indirectExpenses' })
  const repeats = { date: '2026-08-31', repeats: 'Monthly' }
  const waiting = await journal(
    [
      { accountId: hire, debit: '5' },
      { account: 'Bank', credit: '5' },
    ],
    repeats,
  )
  const { id, version } = await journal(lines, repeats)
  await us.ok('ledgerAccount.updateStatus', { ids: [hire], status: 'Inactive', reason: 'Ended' })
  await makeDueJournals(server.app.services)
  await journal(lines, { ...repeats, id, version })
  await makeDueJournals(server.app.services)
  const search = async () =>
    (await us.ok('journal.search', { entityIds: [us.entityId], sort: 'date ASC' })).records
  expect((await search()).map(({ date, repeatedId }) => [date, repeatedId])).toEqual([
    ['2026-08-31', null],
    ['2026-08-31', null],
    ['2026-09-30', id],
    ['2026-10-31', id],
  ])
  const stuck = (await search()).find((row) => row.id === waiting.id)!
  expect(stuck).toMatchObject({ nextDate: '2026-09-30', problem: 'Hire is inactive. Choose another.' })
  const asked = { entityIds: [us.entityId], view: 'waiting' as const }
  expect((await us.ok('journal.search', asked)).records.map((row) => row.id)).toEqual([waiting.id])
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'periodLockDate', value: '2026-10-31' }],
  })
  await us.ok('journal.stopRepeating', { id: waiting.id, version: stuck.version })
  expect((await search()).find((row) => row.id === waiting.id)).toMatchObject({
    nextDate: null,
    problem: null,
  })
})

test('a journal stays in the year of its number, and one that takes another back stays as it is', async () => {
  const lines = [
    { account: 'Rent', debit: '10' },
    { account: 'Bank', credit: '10' },
  ]
  const { id, number, version } = await journal(lines)
  const moved = { id, version, entityId: us.entityId, date: '2027-04-01', lines }
  expect(problems(await us.call('journal.save', moved))).toEqual(['Data.date DOCU0041'])
  expect(number).toBe((await us.ok('journal.detail', { id: String(id) } as never)).number)
  const back = await us.ok('journal.reverse', { id, date: '2026-11-15' })
  const changed = { ...moved, id: back.id, version: 1, date: '2026-11-15' }
  expect((await us.call('journal.save', changed)).body.validationErrors).toMatchObject({
    Data: [{ code: 'BOOK0017' }],
  })
})

test('an amount below a paisa is none', async () => {
  const lines = [
    { account: 'Rent', debit: '0.004' },
    { account: 'Bank', credit: '0.004' },
  ]
  const reply = await us.call('journal.save', { entityId: us.entityId, date: '2026-11-12', lines })
  expect(problems(reply)).toEqual(['Data.lines[0].debit BOOK0005', 'Data.lines[1].debit BOOK0005'])
})

test('in a new year the ledger of an expense begins with nothing, like its row of the trial balance', async () => {
  const rent = (date: string) =>
    journal(
      [
        { account: 'Rent', debit: '10' },
        { account: 'Bank', credit: '10' },
      ],
      { date },
    )
  await rent('2026-03-15')
  await rent('2026-05-15')
  const ledger = (account: string) =>
    us.ok('accountLedger.search', {
      entityIds: [us.entityId],
      account,
      fromDate: '2026-05-01',
      toDate: '2026-11-20',
    })
  expect(await ledger('Rent')).toMatchObject({ opening: '0.00', closing: '10.00' })
  expect(await ledger('Bank')).toMatchObject({ opening: '-10.00', closing: '-20.00' })
  expect(await trial()).toMatchObject({ Rent: '10.00', Bank: '-20.00', 'Profit of earlier years': '10.00' })
})

test('journals of a party are in its statement one by one, and the balances of parties come to those of the trial balance', async () => {
  await sale('100')
  for (const [amount, narration] of [
    ['5', 'Discount'],
    ['7', 'Rounding'],
  ] as const)
    await journal(
      [
        { account: 'Written off', debit: amount },
        { account: 'Debtors', partyId: shop.registered, credit: amount },
      ],
      { narration },
    )
  await journal([
    { account: 'Rent', debit: '30' },
    { account: 'Creditors', partyId: supplier, credit: '30' },
  ])
  const { rows, closing } = await us.ok('party.statement', {
    id: shop.registered,
    entityIds: [us.entityId],
    start: 0,
    size: 50,
  } as never)
  expect(rows.slice(1)).toMatchObject([
    { source: 'journal', number: expect.stringMatching(/^jou/), narration: 'Discount', credit: '5.00' },
    { source: 'journal', narration: 'Rounding', credit: '7.00', balance: closing },
  ])
  const balances = await trial()
  for (const [side, account, sign] of [
    ['debtors', 'Debtors', ''],
    ['creditors', 'Creditors', '-'],
  ] as const) {
    const reply = await us.ok('partyBalance.search', { entityIds: [us.entityId], side })
    expect(`${sign}${reply.totals?.['amount']}`).toBe(balances[account])
    expect(reply.records).toMatchObject([{ id: side === 'debtors' ? shop.registered : supplier }])
  }
})

test.each([
  [
    'sides that differ',
    [
      { account: 'Rent', debit: '10' },
      { account: 'Cash', credit: '9' },
    ],
    ['Data.lines BOOK0006'],
  ],
  [
    'an unknown account',
    [
      { account: 'Rents', debit: '10' },
      { account: 'Cash', credit: '10' },
    ],
    ['Data.lines[0].account BOOK0001'],
  ],
  [
    'both sides in a line',
    [
      { account: 'Rent', debit: '10', credit: '1' },
      { account: 'Cash', credit: '9' },
    ],
    ['Data.lines[0].credit BOOK0005'],
  ],
  ['no amount', [{ account: 'Rent' }, { account: 'Cash', credit: '9' }], ['Data.lines[0].debit BOOK0005']],
  [
    'debtors without a party',
    [
      { account: 'Debtors', debit: '9' },
      { account: 'Cash', credit: '9' },
    ],
    ['Data.lines[0].partyId BOOK0003'],
  ],
  [
    'a party of an account that has none',
    [
      { account: 'Rent', partyId: 1, debit: '9' },
      { account: 'Cash', credit: '9' },
    ],
    ['Data.lines[0].partyId BOOK0004'],
  ],
  [
    'credit from a distributor',
    [
      { account: 'Credit from distributor', debit: '9' },
      { account: 'Cash', credit: '9' },
    ],
    ['Data.lines[0].account BOOK0002'],
  ],
])('%s is refused by the field', async (_, lines, expected) => {
  const reply = await us.call('journal.save', { entityId: us.entityId, date: '2026-11-12', lines } as never)
  expect(reply.status).toBe(422)
  expect(problems(reply)).toEqual(expected)
  expect(await trial()).toEqual({})
})

test('a contra entry is between bank and cash alone, and a locked day takes nothing', async () => {
  const bad = await us.call('journal.save', {
    entityId: us.entityId,
    kind: 'contra',
    date: '2026-11-12',
    lines: [
      { account: 'Rent', debit: '9' },
      { account: 'Cash', credit: '9' },
    ],
  })
  expect(problems(bad)).toEqual(['Data.lines[0].account BOOK0007'])
  const good = {
    entityId: us.entityId,
    kind: 'contra' as const,
    date: '2026-11-12',
    lines: [
      { account: 'Bank', debit: '9' },
      { account: 'Cash', credit: '9' },
    ],
  }
  const { id, number, version } = await us.ok('journal.save', good)
  expect(number).toMatch(/^con/)
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'periodLockDate', value: '2026-11-15' }],
  })
  expect((await us.call('journal.save', good)).status).toBe(422)
  expect((await us.call('journal.save', { ...good, id, version, date: '2026-11-16' })).status).toBe(422)
  expect((await us.ok('journal.cancel', { ids: [id], reason: 'No' })).done).toEqual([])
})

test('an account of one’s own is named in journals and kept in its group; its bank account has a row of its own', async () => {
  const bank = await us.ok('ledgerAccount.save', {
    name: 'HDFC current',
    group: 'bank',
    accountNumber: '50200012345678',
    ifsc: 'HDFC0000123',
  })
  const hire = await us.ok('ledgerAccount.save', { name: 'Generator hire', group: 'indirectExpenses' })
  await journal([
    { account: 'generator hire', debit: '70' },
    { accountId: bank.id, credit: '70' },
  ])
  expect(await trial()).toEqual({ 'Generator hire': '70.00', 'HDFC current': '-70.00' })
  const taken = await us.call('ledgerAccount.save', { name: 'BANK charges', group: 'bank' })
  expect(problems(taken)).toEqual(['Data.name MAST0013'])
  const moved = await us.call('ledgerAccount.save', { ...hire, name: 'Generator hire', group: 'sales' })
  expect(problems(moved)).toEqual(['Data.group BOOK0014'])
  expect((await us.ok('ledgerAccount.delete', { ids: [hire.id] })).done).toEqual([])
  const { records, opening, closing } = await us.ok('accountLedger.search', {
    entityIds: [us.entityId],
    accountId: bank.id,
  })
  expect([opening, closing]).toEqual(['0.00', '-70.00'])
  expect(records).toMatchObject([{ account: 'HDFC current', credit: '70.00', balance: '-70.00' }])
  await booksHold()
})

test('a group of one’s own is a record: accounts name it, statements show it, and it stays while it has accounts', async () => {
  const vehicles = await us.ok('accountGroup.save', { name: 'Vehicle costs', group: 'indirectExpenses' })
  const account = { name: 'Truck repairs', group: 'indirectExpenses' as const, subgroup: 'vehicle COSTS' }
  const trucks = await us.ok('ledgerAccount.save', account)
  // A name that is not there yet is a group too, as imports bring them.
  await us.ok('ledgerAccount.save', { name: 'HDFC current', group: 'bank', subgroup: 'Private banks' })
  await journal([
    { account: 'Truck repairs', debit: '70' },
    { account: 'HDFC current', credit: '70' },
  ])
  const groups = async () =>
    (await us.ok('accountGroup.search', { sort: 'name ASC' })).records.map(({ name, group, accounts }) => [
      name,
      group,
      accounts,
    ])
  expect(await groups()).toEqual([
    ['Private banks', 'bank', 1],
    ['Vehicle costs', 'indirectExpenses', 1],
  ])
  // The name that it gets is shown in every statement and in the chart at once.
  await us.ok('accountGroup.save', { ...vehicles, name: 'Fleet', group: 'indirectExpenses' })
  const asked = { entityIds: [us.entityId] }
  const [trialBalance, profit, sheet, chart] = [
    await us.ok('accounting.trialBalance', asked),
    await us.ok('accounting.profitAndLoss', asked),
    await us.ok('accounting.balanceSheet', asked),
    await us.ok('accounting.chart', {}),
  ]
  const subgroups = (rows: readonly { account: string; subgroup?: string | null | undefined }[]) =>
    rows.flatMap(({ account, subgroup }) => (subgroup ? [[account, subgroup]] : []))
  const both = [
    ['HDFC current', 'Private banks'],
    ['Truck repairs', 'Fleet'],
  ]
  expect(subgroups(trialBalance.rows)).toEqual(both)
  expect(subgroups(profit.rows)).toEqual([['Truck repairs', 'Fleet']])
  expect(subgroups(sheet.rows)).toEqual([['HDFC current', 'Private banks']])
  expect(subgroups(chart)).toEqual(both)
  expect((await us.ok('ledgerAccount.search', { keyword: 'fleet' })).records).toMatchObject([
    { name: 'Truck repairs', subgroup: 'Fleet' },
  ])
  // It neither leaves the group of the chart nor is deleted while it has accounts, and no name of the chart is taken.
  const save = async (body: object) => problems(await us.call('accountGroup.save', body as never))
  expect(await save({ ...vehicles, version: 2, name: 'Fleet', group: 'sales' })).toEqual([
    'Data.group BOOK0023',
  ])
  expect(await save({ name: 'bank ACCOUNTS', group: 'bank' })).toEqual(['Data.name MAST0013'])
  expect(await save({ name: 'FLEET', group: 'indirectExpenses' })).toEqual(['Data.name MAST0013'])
  expect(await save({ name: 'Stock', group: 'stock' })).toEqual([expect.stringMatching(/^Data.group /)])
  expect((await us.ok('accountGroup.delete', { ids: [vehicles.id] })).refused).toMatchObject([
    { code: 'BOOK0024', message: expect.stringContaining('Truck repairs') },
  ])
  // Moved elsewhere, with its entries, the account leaves it.
  await us.ok('ledgerAccount.save', { ...account, ...trucks, subgroup: 'Transport' })
  expect((await us.ok('accountGroup.delete', { ids: [vehicles.id] })).done).toEqual([vehicles.id])
  expect(await groups()).toEqual([
    ['Private banks', 'bank', 1],
    ['Transport', 'indirectExpenses', 1],
  ])
  await booksHold()
})

test('headings that accounts had are groups after the upgrade, one of each name within a group of the chart', async () => {
  const account = async (name: string, group: 'bank' | 'cash') =>
    (await us.ok('ledgerAccount.save', { name, group })).id
  const migration = new URL('../migrations/0860-groups-of-accounts.sql', import.meta.url)
  const statements = (await readFile(migration, 'utf8')).match(
    /(insert into account_groups|update ledger_accounts)[^;]*;/g,
  )!
  expect(statements).toHaveLength(2)
  const ids = [await account('HDFC', 'bank'), await account('ICICI', 'bank'), await account('Till', 'cash')]
  const none = await account('SBI', 'bank')
  await us.inTenant(async (db) => {
    for (const [at, heading] of [' Mumbai', 'MUMBAI', 'Mumbai', ' '].entries())
      await sql`update ledger_accounts set subgroup = ${heading}
        where subscriber_id = current_subscriber() and id = ${[...ids, none][at]!}`.execute(db)
    for (const statement of statements)
      await sql.raw(statement.replaceAll('tenant', 'current_subscriber()')).execute(db)
  })
  const { records } = await us.ok('ledgerAccount.search', { sort: 'name ASC' })
  expect(records.map(({ name, subgroup }) => [name, subgroup])).toEqual([
    ['HDFC', 'Mumbai'],
    ['ICICI', 'Mumbai'],
    ['SBI', null],
    ['Till', 'Mumbai'],
  ])
  expect((await us.ok('accountGroup.search', {})).total).toBe(2)
})

test('a payment that names a bank account of one’s own is booked in it, and the account stays with it', async () => {
  const bank = await us.ok('ledgerAccount.save', { name: 'HDFC current', group: 'bank' })
  const receipt = {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-11',
    mode: 'BankTransfer' as const,
    amount: '500',
    bankCharges: '5',
    account: 'hdfc CURRENT',
    allocations: [],
  }
  const { id, version } = await us.ok('paymentIn.save', receipt)
  await us.ok('paymentIn.save', { ...receipt, account: 'Somewhere', amount: '40', bankCharges: '0' })
  expect(await trial()).toMatchObject({ 'HDFC current': '495.00', 'Bank charges': '5.00', Bank: '40.00' })
  expect(await us.ok('paymentIn.detail', { id })).toMatchObject({ account: 'HDFC current' })
  const change = async (account: string) =>
    problems(await us.call('paymentIn.update', { id, version, account, notes: 'Noted' }))
  expect(await change('Somewhere')).toEqual(['Data.account BOOK0020'])
  expect(await change('HDFC current')).toEqual([])
  const inCash = await us.call('paymentIn.save', { ...receipt, mode: 'Cash' })
  expect(problems(inCash)).toEqual(['Data.account BOOK0019'])
  await us.ok('ledgerAccount.updateStatus', { ids: [bank.id], status: 'Inactive', reason: 'Closed' })
  expect(problems(await us.call('paymentIn.save', receipt))).toEqual(['Data.account VALD0119'])
  expect((await us.ok('paymentIn.cancel', { ids: [id], reason: 'Bounced' })).done).toEqual([id])
  expect(await trial()).toMatchObject({ Bank: '40.00' })
  expect(await trial()).not.toHaveProperty('HDFC current')
  await booksHold()
})

test('opening balances are entered together, replaced, and their difference is shown', async () => {
  const lines = [
    { account: 'Bank', debit: '5000' },
    { account: 'Capital', credit: '4000' },
  ]
  const first = await us.ok('journal.saveOpenings', { entityId: us.entityId, date: '2026-04-01', lines })
  expect(first.difference).toBe('1000.00')
  expect(await us.ok('accounting.balanceSheet', { entityIds: [us.entityId] })).toMatchObject({
    totalAssets: '5000.00',
    totalLiabilities: '5000.00',
    openingDifference: '1000.00',
  })
  const second = await us.ok('journal.saveOpenings', {
    entityId: us.entityId,
    version: first.version,
    date: '2026-04-01',
    lines: [...lines, { account: 'Loans taken', credit: '1000' }],
  })
  expect(second.difference).toBe('0.00')
  expect(await trial()).toEqual({ Bank: '5000.00', Capital: '-4000.00', 'Loans taken': '-1000.00' })
  expect(await us.ok('journal.openings', { entityId: us.entityId })).toMatchObject({
    date: '2026-04-01',
    difference: '0.00',
  })
  await booksHold()
})

test('statements tie to the ledger with stock, and no year is closed by an entry', async () => {
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [
      { name: 'EnableStockInventory', value: true },
      { name: 'StockSince', value: '2026-04-01' },
    ],
  })
  await us.ok('inventory.saveOpeningStocks', {
    entityId: us.entityId,
    stocks: [{ itemId: shop.bolt, quantity: '10', value: '500' }],
  })
  await us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: supplier,
    supplierNumber: 'B-1',
    supplierDate: '2026-11-05',
    date: '2026-11-05',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '50' }],
  })
  await sale('200')
  const profit = await us.ok('accounting.profitAndLoss', { entityIds: [us.entityId] })
  expect(profit).toMatchObject({
    income: '200.00',
    costOfGoods: '50.00',
    grossProfit: '150.00',
    netProfit: '150.00',
  })
  const sheet = await us.ok('accounting.balanceSheet', { entityIds: [us.entityId] })
  expect(sheet.totalAssets).toBe(sheet.totalLiabilities)
  expect(sheet.rows.find(({ key }) => key === 'stock')).toMatchObject({ amount: '950.00' })
  await trial()
  const later = await us.ok('accounting.balanceSheet', {
    entityIds: [us.entityId],
    asOf: '2027-05-01',
    compareAsOf: '2026-11-20',
  })
  expect(later.rows.find(({ key }) => key === 'profitBefore')).toMatchObject({
    amount: '150.00',
    compared: '0.00',
  })
  expect(later.totalAssets).toBe(later.totalLiabilities)
  const flow = await us.ok('accounting.cashFlow', { entityIds: [us.entityId] })
  expect(flow.change).toBe('0.00')
})

test('what a party owed when the books began is in the statements', async () => {
  await us.ok('party.save', {
    name: 'Old Debtor',
    role: 'Customer',
    taxpayerType: 'UNREG',
    openingBalance: '250',
    openingBalanceSide: 'Debit',
    billingAddress: { line1: 'Road', city: 'Pune', stateCode: '27', pincode: '411001' },
  } as never)
  expect(await trial()).toEqual({ Debtors: '250.00', 'Opening balances': '-250.00' })
})

test('pages of a statement have what its groups come to, with gross profit where it belongs; sheets have the rows alone', async () => {
  await us.ok('accountGroup.save', { name: 'Branch rent', group: 'indirectExpenses' })
  const account = (name: string, subgroup?: string) =>
    us.ok('ledgerAccount.save', {
      name,
      group: 'indirectExpenses',
      ...(subgroup === undefined ? {} : { subgroup }),
    } as never)
  await account('Rent of Pune', 'Branch rent')
  await account('Rent of Nashik', 'Branch rent')
  await account('Courier')
  await sale('1000')
  for (const [name, amount] of [
    ['Rent of Pune', '300'],
    ['Rent of Nashik', '200'],
    ['Courier', '40'],
  ] as const)
    await journal([
      { account: name, debit: amount },
      { account: 'Cash', credit: amount },
    ])
  const asked = { entityIds: [us.entityId], statement: 'profitAndLoss' }
  const page = (await us.call('accounting.export', { ...asked, format: 'pdf' } as never)).bytes
  const said = (await pagesOf(page)).join(' ').replaceAll(/\s+/g, ' ')
  expect(said).toMatch(
    /Gross profit 1,000\.00 .*Courier -40\.00 .*Rent of Pune -300\.00 Total Branch rent -500\.00 Total Indirect expenses -540\.00 Net profit 460\.00/,
  )
  const sheet = (await us.call('accounting.export', { ...asked, format: 'csv' } as never)).bytes.toString()
  expect(sheet).toContain('Net profit,460.00')
  expect(sheet).not.toContain('Total')
})

test('statements and the day book are files, and only with their right', async () => {
  await sale('100')
  for (const name of ['dayBook.export', 'partyBalance.export'] as const)
    expect((await us.call(name, { entityIds: [us.entityId], format: 'csv' })).status).toBe(200)
  for (const statement of ['trialBalance', 'profitAndLoss', 'balanceSheet', 'cashFlow'] as const)
    for (const format of ['xlsx', 'csv', 'pdf'] as const)
      expect(
        (await us.call('accounting.export', { entityIds: [us.entityId], statement, format })).status,
      ).toBe(200)
  expect(
    (await us.call('accountLedger.export', { entityIds: [us.entityId], account: 'Sales', format: 'csv' }))
      .status,
  ).toBe(200)
  const { token } = await us.makeUser({ rights: ['ACC_SH_VW'] })
  const asked = { entityIds: [us.entityId], statement: 'trialBalance', format: 'csv' }
  expect((await sendCall(server.url, 'accounting.export', asked, token)).status).toBe(403)
  expect((await sendCall(server.url, 'accounting.trialBalance', {}, token)).status).toBe(200)
})

test('parallel postings and sums lose nothing', async () => {
  await Promise.all([
    ...Array.from({ length: 24 }, () => sale('10')),
    ...Array.from({ length: 12 }, () => sum()),
  ])
  await sum()
  expect(await trial()).toMatchObject({ Sales: '-240.00' })
  await booksHold()
})
