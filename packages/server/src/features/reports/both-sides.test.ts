import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

/** A party that buys from us and sells to us, with documents of every kind that is owed and money both ways. */
let us: TestSubscriber
let shop: Shop
let party: number
let bills = 0

const today = '2026-11-20'

beforeAll(async () => {
  const server = await sharedTestServer(`${today}T10:00:00Z`)
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await us.inTenant((db) =>
    sql`insert into series (subscriber_id, name, code, document_kind, prefix, is_default)
      select current_subscriber(), k, left(k, 10), k, upper(left(k, 2)), true from unnest(array['outwardNote', 'inwardNote']) k
      where not exists (select from series s where s.document_kind = k)`.execute(db),
  )
  party = (
    await us.ok('party.save', {
      name: 'Mehta Mills',
      role: 'Both',
      taxpayerType: 'UNREG',
      openingBalance: '75',
      openingBalanceSide: 'Credit',
    })
  ).id
  await us.ok('party.save', { name: 'Nothing Owed', role: 'Supplier', taxpayerType: 'UNREG' })
  await sold('400', '2026-08-01')
  const late = await sold('250', '2026-10-30')
  await sold('90', today, '2026-12-20')
  const oldest = await bought('700', '2026-07-15')
  await bought('320', '2026-11-18', '2026-11-25')
  await bought('60', today, '2026-12-28')
  await note('outwardNote', 'Debit', '35')
  await note('outwardNote', 'Credit', '20')
  await note('inwardNote', 'Credit', '15')
  await note('inwardNote', 'Debit', '45')
  await pay('paymentIn', '150', [{ documentId: late.id, amount: '100' }])
  await pay('paymentOut', '300', [{ documentId: oldest.id, amount: '220.5' }])
  await us.ok('credit.apply', {
    id: oldest.id,
    version: (await us.ok('credit.detail', { id: String(oldest.id) })).version,
    allocations: [{ documentId: late.id, amount: '30' }],
  })
})

const body = (amount: string, date: string, dueDate = date) => ({
  entityId: us.entityId,
  partyId: party,
  date,
  dueDate,
  status: 'Active' as const,
  lines: [{ itemId: shop.rice, quantity: '1', unitPrice: amount }],
})
const sold = (amount: string, date: string, dueDate?: string) =>
  us.ok('salesInvoice.save', body(amount, date, dueDate))
const bought = (amount: string, date: string, dueDate?: string) =>
  us.ok('purchaseBill.save', {
    ...body(amount, date, dueDate),
    supplierNumber: `S/${++bills}`,
    supplierDate: date,
  })
const note = (kind: 'outwardNote' | 'inwardNote', noteType: 'Credit' | 'Debit', amount: string) =>
  us.ok(`${kind}.save`, {
    ...body(amount, '2026-11-19'),
    noteType,
    reason: 'Invoice Correction',
    precedingDocuments: [{ number: `OLD/${++bills}`, date: '2026-10-01', total: '9999.00' }],
    ...(kind === 'inwardNote' ? { supplierNumber: `N/${++bills}`, supplierDate: '2026-11-19' } : {}),
  } as never)
const pay = (
  kind: 'paymentIn' | 'paymentOut',
  amount: string,
  allocations: { documentId: number; amount: string }[],
) =>
  us.ok(`${kind}.save`, {
    entityId: us.entityId,
    partyId: party,
    date: '2026-11-19',
    mode: 'UPI',
    amount,
    allocations,
  })

const sides = [
  { side: 'receivable', report: 'ageing', card: 'receivables', bars: 'ageing', column: 'toReceive' },
  { side: 'payable', report: 'supplierAgeing', card: 'payables', bars: 'ageingPayable', column: 'toPay' },
] as const
const cents = (...amounts: readonly (string | null)[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(Number(amount ?? 0) * 100), 0)

test.each(sides)(
  'what is $side is the same on the dashboard, in the ageing, in the calendar and with the party',
  async ({ side, report, card, bars, column }) => {
    const summary = await us.ok('dashboard.summary', {})
    const { records, totals } = await us.ok(`${report}.search`, {})
    const ofParty = await us.ok('party.ageing', { id: String(party), side })
    const calendar = await us.ok('dueCalendar.search', { side })
    const { periods } = await us.ok('dueCalendar.summary', { side })
    const { outstanding, notDue, overdue, advances } = summary[card]
    const total = cents(outstanding.amount)
    expect(total).toBeGreaterThan(0)
    expect({
      ages: cents(...summary[bars].map(({ amount }) => amount)),
      parts: cents(notDue.amount, overdue.amount),
      report: cents(totals!['total']!),
      rows: cents(...records.map((row) => row.total)),
      party: cents(ofParty.total),
      calendar: cents(totals ? calendar.totals![column]! : null),
      documents: cents(...calendar.records.map((row) => row[column])),
      periods: cents(...periods.map((row) => row[column])),
    }).toEqual({
      ages: total,
      parts: total,
      report: total,
      rows: total,
      party: total,
      calendar: total,
      documents: total,
      periods: total,
    })
    expect([outstanding.documents, records[0]!.documents]).toEqual([calendar.total, calendar.total])
    expect([advances, totals!['unallocated']]).toEqual([ofParty.unallocated, ofParty.unallocated])
    expect(periods.find(({ view }) => view === 'overdue')![column]).toBe(overdue.amount)
  },
)

test('each bar of the ageing leads to exactly the documents that it adds up', async () => {
  const ages = [
    ['notDue', today, undefined],
    ['days15', '2026-11-05', '2026-11-19'],
    ['days30', '2026-10-21', '2026-11-04'],
    ['days45', '2026-10-06', '2026-10-20'],
    ['days60', '2026-09-21', '2026-10-05'],
    ['days90', '2026-08-22', '2026-09-20'],
    ['over90', undefined, '2026-08-21'],
  ] as const
  for (const { side, report, column } of sides) {
    const [row] = (await us.ok(`${report}.search`, {})).records
    for (const [age, fromDueDate, toDueDate] of ages) {
      const { totals } = await us.ok('dueCalendar.search', {
        side,
        partyIds: [party],
        ...(fromDueDate ? { fromDueDate } : {}),
        ...(toDueDate ? { toDueDate } : {}),
      })
      expect([side, age, totals![column]]).toEqual([side, age, row![age]])
    }
  }
})

test('the balance of a party is the same in its view, ledger, payment forms, and what is open on both sides', async () => {
  const { balance } = await us.ok('party.detail', { id: String(party) })
  const { closing } = await us.ok('party.statement', { id: party })
  const received = await us.ok('paymentIn.outstanding', { partyId: String(party) })
  const paid = await us.ok('paymentOut.outstanding', { partyId: String(party) })
  expect([closing, received.balance, paid.balance]).toEqual([balance, balance, balance])
  const { receivables, payables, parties } = await us.ok('dashboard.summary', {})
  expect(
    cents(receivables.outstanding.amount, payables.advances) -
      cents(payables.outstanding.amount, receivables.advances) -
      cents('75'),
  ).toBe(cents(balance))
  expect(cents(parties.toCollect.amount) - cents(parties.toPay.amount)).toBe(cents(balance))
})

test('a payment shows everything open of the party, grouped, and adds up to its balance', async () => {
  const [received, paid] = await Promise.all(
    (['paymentIn', 'paymentOut'] as const).map((kind) =>
      us.ok(`${kind}.outstanding`, { partyId: String(party) }),
    ),
  )
  const groupsOf = ({ others }: NonNullable<typeof received>) =>
    Object.fromEntries(
      [...new Set(others.map(({ group }) => group))].map((group) => [
        group,
        others.filter((one) => one.group === group).map(({ kind, balance }) => `${kind} ${balance}`),
      ]),
    )
  expect(groupsOf(received!)).toEqual({
    note: ['outwardNote 20.00'],
    advance: ['paymentIn 50.00'],
    otherSide: expect.arrayContaining(['purchaseBill 320.00', 'inwardNote 15.00']),
    otherAdvance: ['paymentOut 79.50'],
  })
  expect(groupsOf(paid!)).toMatchObject({ note: ['inwardNote 45.00'], advance: ['paymentOut 79.50'] })
  const theirs = ['receivable', 'supplierCredit', 'otherAdvance']
  const { documents, others, opening, balance } = received!
  const rows = [
    ...documents.map((one) => [one.opens, one.balance] as const),
    ...others.map((one) => [one.group, one.balance] as const),
  ]
  const of = (isTheirs: boolean) =>
    cents(...rows.filter(([group]) => theirs.includes(group) === isTheirs).map(([, amount]) => amount))
  expect([opening, of(true) - of(false) + cents(opening)]).toEqual(['-75.00', cents(balance)])

  const cashier = await us.makeUser({ rights: ['PIN_AD', 'PIN_SH_VW'], entityIds: [us.entityId] })
  const seen = await cashier.ok('paymentIn.outstanding', { partyId: String(party) })
  expect(seen.others.map(({ kind }) => kind)).toEqual(['paymentIn'])
})

test('on an earlier day, what was paid, refunded and set off later is open on both sides', async () => {
  const asOf = '2026-11-18'
  const [theirs, ours] = await Promise.all(
    sides.map(({ side }) => us.ok('party.ageing', { id: String(party), side, asOf })),
  )
  expect([theirs!.total, ours!.total]).toEqual(['650.00', '1020.00'])
  const { closing } = await us.ok('party.statement', { id: party, toDate: asOf })
  expect(cents(theirs!.total) - cents(ours!.total) - cents('75')).toBe(cents(closing))
})

test('the calendar finds by party and number, and pages in the order of the days', async () => {
  const found = await us.ok('dueCalendar.search', { keyword: 'mehta', size: 3 })
  expect(found.total).toBe(8)
  const days = found.records.map(({ dueDate }) => dueDate)
  expect(days).toEqual(days.toSorted())
  const next = await us.ok('dueCalendar.search', { keyword: 'mehta', size: 3, after: found.next! })
  expect(next.records[0]!.dueDate >= days.at(-1)!).toBe(true)
  const [overdue, week] = await Promise.all(
    (['overdue', 'week'] as const).map((view) => us.ok('dueCalendar.search', { view, side: 'payable' })),
  )
  expect([overdue!.total, week!.records.map(({ toPay }) => toPay)]).toEqual([2, ['320.00']])
})
