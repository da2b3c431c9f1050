import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { gstinOf, sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'
import { ageingOf, partyStatement } from './index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})

/** An invoice of so many rupees, tax inside. */
const invoice = (amount: string, date = '2026-11-10') =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date,
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: amount, priceIncludesTax: true }],
  })

const receipt = (amount: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: '2026-11-20',
  mode: 'BankTransfer' as const,
  amount,
  ...more,
})

const balances = async (...ids: number[]) =>
  Promise.all(ids.map(async (id) => (await us.ok('salesInvoice.detail', { id })).balance))

test('settles the oldest first and keeps the rest as an advance', async () => {
  const younger = await invoice('200', '2026-11-15')
  const older = await invoice('100', '2026-11-01')
  const paid = await us.ok('paymentIn.save', receipt('350'))
  expect(paid).toMatchObject({
    unallocated: '50.00',
    allocations: [
      { documentId: older.id, amount: '100.00' },
      { documentId: younger.id, amount: '200.00' },
    ],
  })
  expect(await balances(older.id, younger.id)).toEqual(['0.00', '0.00'])
  expect((await us.ok('salesInvoice.detail', { id: older.id })).status).toBe('PaymentReceived')
  expect(await us.ok('paymentIn.outstanding', { partyId: shop.registered })).toEqual({
    documents: [],
    approvalAt: [],
    collecting: [],
    gstSection: null,
    partyGstin: gstinOf('27', 'AABCR7719L'),
    others: [
      {
        group: 'advance',
        kind: 'paymentIn',
        documentId: null,
        paymentId: paid.id,
        entityId: us.entityId,
        number: paid.number,
        date: '2026-11-20',
        balance: '50.00',
      },
    ],
    opening: '0.00',
    balance: '-50.00',
    unallocated: '50.00',
  })
})

test('settles nothing where nothing is asked', async () => {
  const { id } = await invoice('100')
  expect(await us.ok('paymentIn.save', receipt('100', { allocations: [] }))).toMatchObject({
    unallocated: '100.00',
  })
  expect(await balances(id)).toEqual(['100.00'])
})

test('refuses more than a balance, than the payment, and documents of others', async () => {
  const { id } = await invoice('100')
  const other = await server.makeSubscriber()
  const theirs = await stockShop(other)
  const foreign = await other.ok('salesInvoice.save', {
    entityId: other.entityId,
    partyId: theirs.registered,
    date: '2026-11-10',
    status: 'Active',
    lines: [{ itemId: theirs.bolt, quantity: '1' }],
  })
  const tries = [
    [receipt('200', { allocations: [{ documentId: id, amount: '150' }] }), 'allocations[0].amount'],
    [receipt('50', { allocations: [{ documentId: id, amount: '80' }] }), 'allocations'],
    [receipt('50', { allocations: [{ documentId: foreign.id, amount: '10' }] }), 'allocations[0].documentId'],
    [receipt('50', { date: '2026-11-21' }), 'date'],
    [receipt('0'), 'amount'],
  ] as const
  for (const [body, path] of tries) {
    const reply = await us.call('paymentIn.save', body)
    expect([path, reply.status]).toEqual([path, 422])
    expect(Object.keys(reply.body.validationErrors)).toContain(`Data.${path}`)
  }
  expect(await balances(id)).toEqual(['100.00'])
})

test('two receipts at once never settle one invoice twice', async () => {
  const { id } = await invoice('100')
  const body = receipt('100', { allocations: [{ documentId: id, amount: '100' }] })
  const replies = await Promise.all([1, 2, 3].map(() => us.call('paymentIn.save', body)))
  expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422])
  expect(await balances(id)).toEqual(['0.00'])
})

test('moves what it settles, and gives it back when cancelled', async () => {
  const one = await invoice('100')
  const two = await invoice('100')
  const paid = await us.ok(
    'paymentIn.save',
    receipt('100', { allocations: [{ documentId: one.id, amount: '100' }] }),
  )
  const moved = await us.ok('paymentIn.allocate', {
    id: paid.id,
    version: paid.version,
    allocations: [{ documentId: two.id, amount: '60' }],
  })
  expect(moved.unallocated).toBe('40.00')
  expect(await balances(one.id, two.id)).toEqual(['100.00', '40.00'])
  expect(
    (await us.call('paymentIn.allocate', { id: paid.id, version: paid.version, allocations: [] })).status,
  ).toBe(409)
  const cancelled = await us.ok('paymentIn.cancel', { ids: [paid.id], reason: 'Wrong Details' })
  expect(cancelled.done).toEqual([paid.id])
  expect(await balances(one.id, two.id)).toEqual(['100.00', '100.00'])
  expect((await us.ok('paymentIn.cancel', { ids: [paid.id], reason: 'Again' })).refused).toHaveLength(1)
  expect(await us.ok('paymentIn.detail', { id: paid.id })).toMatchObject({
    status: 'Cancelled',
    unallocated: '0.00',
    cancelReason: 'Wrong Details',
  })
})

test('bank charges and tax kept back are on their own accounts', async () => {
  const { id } = await invoice('1000')
  await us.ok('paymentIn.save', receipt('980', { bankCharges: '10', tdsDeducted: '20' }))
  expect(await balances(id)).toEqual(['0.00'])
  const { rows } = await us.inTenant((db) =>
    sql<{ account: string; debit: string; credit: string }>`select account, debit, credit from ledger_entries
      where subscriber_id = current_subscriber() and payment_id is not null order by entry_number`.execute(
      db,
    ),
  )
  expect(rows.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`)).toEqual([
    'bank 970.00 0.00',
    'bankCharges 10.00 0.00',
    'tdsReceivable 20.00 0.00',
    'party 0.00 1000.00',
  ])
})

test('the statement runs from the opening balance to what is owed', async () => {
  await us.inTenant((db) =>
    sql`update parties set opening_balance = 500, opening_balance_side = 'Debit', opening_balance_date = '2026-10-01'
      where subscriber_id = current_subscriber() and id = ${shop.registered}`.execute(db),
  )
  await invoice('100', '2026-10-05')
  await invoice('200', '2026-11-05')
  await us.ok('paymentIn.save', receipt('150'))
  const read = (given: object) =>
    us.inTenant((db) =>
      partyStatement(db, {
        partyId: shop.registered,
        entityIds: [us.entityId],
        start: 0,
        size: 100,
        ...given,
      }),
    )
  const whole = await read({})
  expect(whole).toMatchObject({
    opening: '500.00',
    debit: '300.00',
    credit: '150.00',
    closing: '650.00',
    total: 3,
  })
  expect(whole.rows.map(({ balance }) => balance)).toEqual(['600.00', '800.00', '650.00'])
  const november = await read({ fromDate: '2026-11-01' })
  expect(november).toMatchObject({ opening: '600.00', closing: '650.00' })
  expect(november.rows.map(({ balance }) => balance)).toEqual(['800.00', '650.00'])
  const second = await read({ start: 1, size: 1 })
  expect(second.rows.map(({ balance }) => balance)).toEqual(['800.00'])
  expect((await us.ok('party.detail', { id: shop.registered })).balance).toBe('650.00')
})

test('ageing counts days after the due date', async () => {
  for (const [date, amount] of [
    ['2026-11-20', '1'],
    ['2026-11-05', '10'],
    ['2026-11-04', '100'],
    ['2026-10-06', '1000'],
    ['2026-08-21', '10000'],
  ] as const) {
    await invoice(amount, date)
  }
  const today = '2026-11-20'
  const ageing = await us.inTenant((db) =>
    ageingOf(db, { side: 'receivable', entityIds: [us.entityId], asOf: today, today }),
  )
  expect(ageing.notDue).toEqual({ amount: '1.00', documents: 1 })
  expect(ageing.buckets.map(({ amount, documents }) => `${amount} ${documents}`)).toEqual([
    '10.00 1',
    '100.00 1',
    '1000.00 1',
    '0.00 0',
    '0.00 0',
    '10000.00 1',
  ])
})

test('ageing of a past day counts as open what was paid later, and adds up to the account of that day', async () => {
  await invoice('100', '2026-10-01')
  await invoice('40', '2026-11-12')
  await us.ok('paymentIn.save', receipt('30', { date: '2026-11-05' }))
  await us.ok('paymentIn.save', receipt('120'))
  const party = { partyId: shop.registered, entityIds: [us.entityId] }
  for (const [asOf, total, unallocated] of [
    ['2026-10-31', '100.00', '0.00'],
    ['2026-11-10', '70.00', '0.00'],
    ['2026-11-19', '110.00', '0.00'],
    ['2026-11-20', '0.00', '10.00'],
  ] as const) {
    const ageing = await us.inTenant((db) =>
      ageingOf(db, { side: 'receivable', ...party, asOf, today: '2026-11-20' }),
    )
    expect([asOf, ageing.total, ageing.unallocated]).toEqual([asOf, total, unallocated])
    const { closing } = await us.inTenant((db) =>
      partyStatement(db, { ...party, toDate: asOf, start: 0, size: 9 }),
    )
    expect(Number(closing)).toBe(Number(total) - Number(unallocated))
  }
})

test('an invoice changed twice is one line of the statement', async () => {
  const first = await invoice('100', '2026-11-02')
  let { version } = first
  for (const unitPrice of ['90', '80']) {
    const changed = await us.ok('salesInvoice.save', {
      id: first.id,
      version,
      entityId: us.entityId,
      partyId: shop.registered,
      date: '2026-11-02',
      status: 'Active',
      lines: [{ itemId: shop.bolt, quantity: '1', unitPrice, priceIncludesTax: true }],
    })
    version = changed.version
  }
  const gone = await us.ok('paymentIn.save', receipt('50'))
  await us.ok('paymentIn.cancel', { ids: [gone.id], reason: 'Wrong entry' })
  const statement = await us.ok('party.statement', { id: shop.registered })
  expect(statement).toMatchObject({ debit: '80.00', credit: '0.00', closing: '80.00', total: 1 })
  expect(statement.rows).toMatchObject([{ documentId: first.id, debit: '80.00', balance: '80.00' }])
})

test('what is said about a receipt can be corrected, what is booked cannot', async () => {
  const paid = await us.ok('paymentIn.save', receipt('350', { reference: 'UTR1' }))
  const changed = await us.ok('paymentIn.update', { id: paid.id, version: paid.version, notes: 'By courier' })
  const detail = await us.ok('paymentIn.detail', { id: paid.id })
  expect(detail).toMatchObject({ version: changed.version, notes: 'By courier', amount: '350.00' })
  expect(detail.reference).toBeUndefined()
  expect((await us.call('paymentIn.update', { id: paid.id, version: paid.version })).status).toBe(409)
  await us.ok('paymentIn.cancel', { ids: [paid.id], reason: 'Wrong entry' })
  const late = await us.call('paymentIn.update', { id: paid.id, version: changed.version + 1, notes: 'x' })
  expect(late.status).toBe(400)
})

test('the list shows advances and cancelled receipts, with sums over all that match', async () => {
  await us.ok('paymentIn.save', receipt('350'))
  await invoice('40')
  await us.ok('paymentIn.save', receipt('40', { mode: 'Cash' }))
  const gone = await us.ok('paymentIn.save', receipt('5'))
  await us.ok('paymentIn.cancel', { ids: [gone.id], reason: 'Wrong entry' })
  const all = await us.ok('paymentIn.search', { size: 1 })
  expect([all.total, all.totals]).toEqual([3, { amount: '390.00', unallocated: '350.00' }])
  expect((await us.ok('paymentIn.search', { modes: ['Cash'] })).totals).toEqual({
    amount: '40.00',
    unallocated: '0.00',
  })
  const advance = await us.ok('paymentIn.search', { view: 'advance' })
  expect(advance.records.map(({ amount }) => amount)).toEqual(['350.00'])
  const cancelled = await us.ok('paymentIn.search', { view: 'cancelled' })
  expect(cancelled.records.map(({ id }) => id)).toEqual([gone.id])
})

test('a receipt taken with the invoice is part of the same transaction', async () => {
  const saved = await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-20',
    status: 'Active',
    received: { amount: '118', mode: 'Cash' },
    lines: [{ itemId: shop.bolt, quantity: '8', unitPrice: '12.50' }],
  })
  expect(saved).toMatchObject({ status: 'PaymentReceived' })
  expect(await us.ok('paymentIn.detail', { id: saved.paymentId! })).toMatchObject({
    amount: '118.00',
    mode: 'Cash',
    unallocated: '0.00',
  })
  const again = await us.ok('salesInvoice.save', {
    id: saved.id,
    version: saved.version,
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-20',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '80', unitPrice: '12.50' }],
  })
  expect(again.status).toBe('Active')
  const smaller = await us.call('salesInvoice.save', {
    id: saved.id,
    version: again.version,
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-20',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '12.50' }],
  })
  expect(smaller.status).toBe(422)
})

test('the ledger takes no change and no one-sided posting, even from the request role', async () => {
  await invoice('100')
  await expect(
    us.inTenant((db) => sql`update ledger_entries set debit = debit + 1`.execute(db)),
  ).rejects.toThrow()
  await expect(us.inTenant((db) => sql`delete from ledger_entries`.execute(db))).rejects.toThrow()
  await expect(
    us.inTenant((db) =>
      sql`select post_ledger(${JSON.stringify([{ entity_id: us.entityId, date: '2026-11-20', account: 'bank', debit: '5' }])}::json,
        (select min(id) from documents where subscriber_id = current_subscriber()), null, 'salesInvoice')`.execute(
        db,
      ),
    ),
  ).rejects.toThrow(/balance/)
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    expect([name, rows]).toEqual([name, []])
  }
})

test('a receipt is mailed in the words of its template, a cancelled one is not', async () => {
  const { id, number } = await us.ok('paymentIn.save', receipt('100', { allocations: [] }))
  const { messageId } = await us.ok('paymentIn.send', { id, to: 'buyer@example.in, cfo@example.in' })
  const { rows } = await us.inTenant((db) =>
    sql<{ event: string; recipients: string[]; subject: string; textBody: string; fileIds: number[] }>`
      select event, recipients, subject, text_body, file_ids from mails
      where subscriber_id = current_subscriber() and id = ${messageId}`.execute(db),
  )
  expect(rows).toMatchObject([
    {
      event: 'paymentReceipt',
      recipients: ['buyer@example.in', 'cfo@example.in'],
      subject: `Receipt ${number} from Acme Traders`,
    },
  ])
  expect(rows[0]!.textBody).toContain('We received ₹ 100.00 on')
  expect(rows[0]!.fileIds).toHaveLength(1)
  await us.ok('paymentIn.cancel', { ids: [id], reason: 'Wrong entry' })
  expect((await us.call('paymentIn.send', { id, to: 'buyer@example.in' })).status).toBe(400)
})

test('one payment settles bills of two GSTINs by a receipt at each, all or none', async () => {
  const pune = us.otherEntityId
  const here = await invoice('100', '2026-11-01')
  const there = await us.ok('salesInvoice.save', {
    entityId: pune,
    partyId: shop.registered,
    date: '2026-11-02',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '300', priceIncludesTax: true }],
  })
  const { receipts } = await us.ok('paymentIn.receive', {
    ...receipt('445'),
    tdsDeducted: '5',
    allocations: [
      { documentId: here.id, amount: '100' },
      { documentId: there.id, amount: '300' },
    ],
  })
  expect(await balances(here.id, there.id)).toEqual(['0.00', '0.00'])
  expect(receipts.map(({ entityId, amount, unallocated }) => [entityId, amount, unallocated])).toEqual([
    [us.entityId, '148.33', '50.00'],
    [pune, '296.67', '0.00'],
  ])
  const { rows } = await us.inTenant((db) =>
    sql<{
      entityId: number
      credit: string
    }>`select entity_id, sum(credit)::text as credit from ledger_entries
      where subscriber_id = current_subscriber() and payment_id is not null and account = 'party' group by 1 order by 1`.execute(
      db,
    ),
  )
  expect(rows).toEqual([
    { entityId: us.entityId, credit: '150.00' },
    { entityId: pune, credit: '300.00' },
  ])
  const again = await us.call('paymentIn.receive', {
    ...receipt('50'),
    allocations: [{ documentId: there.id, amount: '50' }],
  })
  expect(again.status).toBe(422)
  expect(Object.keys(again.body.validationErrors)).toEqual(['Data.allocations[0].amount'])
})

test('to print vouchers of many and to keep their file are rights of their own', async () => {
  const { id } = await us.ok('paymentIn.save', receipt('100', { allocations: [] }))
  for (const [right, may] of [
    ['PIN_PRT', 'Print'],
    ['PIN_PDF', 'File'],
  ] as const) {
    const user = await us.makeUser({ rights: ['PIN_SH_VW', right] })
    for (const purpose of ['Print', 'File', undefined] as const) {
      const { status } = await user.call('paymentIn.bulkPdf', { ids: [id], purpose })
      expect([right, purpose, status]).toEqual([right, purpose, (purpose ?? 'File') === may ? 200 : 403])
    }
  }
})
