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
let supplier: number
let bills: number

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = (await us.ok('party.save', { name: 'Mehta Mills', role: 'Both', taxpayerType: 'UNREG' })).id
  bills = 0
})

/** A bill of so many rupees without tax. */
const bill = (amount: string, date = '2026-11-10', more: object = {}) =>
  us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: supplier,
    date,
    supplierNumber: `S/${++bills}`,
    supplierDate: date,
    status: 'Active',
    lines: [{ itemId: shop.rice, quantity: '1', unitPrice: amount }],
    ...more,
  })

const payment = (amount: string, more: object = {}) => ({
  entityId: us.entityId,
  partyId: supplier,
  date: '2026-11-20',
  mode: 'BankTransfer' as const,
  amount,
  ...more,
})

const states = async (...ids: number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { status, balance } = await us.ok('purchaseBill.detail', { id: String(id) })
      return `${status} ${balance}`
    }),
  )

const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}

test('pays the oldest bill first, keeps the rest as an advance, and opens the bills again when cancelled', async () => {
  const younger = await bill('200', '2026-11-15')
  const older = await bill('100', '2026-11-01')
  const paid = await us.ok('paymentOut.save', payment('350'))
  expect(paid).toMatchObject({
    unallocated: '50.00',
    allocations: [
      { documentId: older.id, amount: '100.00' },
      { documentId: younger.id, amount: '200.00' },
    ],
  })
  expect(await states(older.id, younger.id)).toEqual(['PaymentMade 0.00', 'PaymentMade 0.00'])
  expect((await us.ok('party.detail', { id: String(supplier) })).balance).toBe('50.00')
  expect((await us.ok('purchaseBill.detail', { id: String(older.id) })).payments).toMatchObject([
    { id: paid.id, kind: 'paymentOut', number: paid.number, amount: '100.00' },
  ])
  const moved = await us.ok('paymentOut.allocate', {
    id: paid.id,
    version: paid.version,
    allocations: [{ documentId: younger.id, amount: '60' }],
  })
  expect(moved.unallocated).toBe('290.00')
  expect(await states(older.id, younger.id)).toEqual(['Active 100.00', 'Active 140.00'])
  await us.ok('paymentOut.cancel', { ids: [paid.id], reason: 'Cheque returned' })
  expect(await states(older.id, younger.id)).toEqual(['Active 100.00', 'Active 200.00'])
  expect((await us.ok('party.detail', { id: String(supplier) })).balance).toBe('-300.00')
  expect(await broken()).toEqual([])
})

test('tax withheld and charges of the bank are on their own accounts, and the cheque is kept', async () => {
  const { id } = await bill('1000')
  const paid = await us.ok(
    'paymentOut.save',
    payment('980', {
      mode: 'Cheque',
      reference: '004512',
      chequeDate: '2026-11-19',
      bankCharges: '10',
      tdsAmount: '20',
      tdsSection: '194C',
    }),
  )
  expect(await states(id)).toEqual(['PaymentMade 0.00'])
  const { rows } = await us.inTenant((db) =>
    sql<{ account: string; debit: string; credit: string }>`select account, debit, credit from ledger_entries
      where subscriber_id = current_subscriber() and payment_id is not null order by entry_number`.execute(
      db,
    ),
  )
  expect(rows.map(({ account, debit, credit }) => `${account} ${debit} ${credit}`)).toEqual([
    'bank 0.00 990.00',
    'bankCharges 10.00 0.00',
    'tdsPayable 0.00 20.00',
    'party 1000.00 0.00',
  ])
  expect(await us.ok('paymentOut.detail', { id: String(paid.id) })).toMatchObject({
    reference: '004512',
    chequeDate: '2026-11-19',
    tdsDeducted: '20.00',
    tdsAmount: '20.00',
    tdsSection: '194C',
    allocations: [{ documentId: id, kind: 'purchaseBill', amount: '1000.00' }],
  })
})

test('refuses more than a bill, than the payment, invoices of the same party, and bills of others', async () => {
  const { id } = await bill('100')
  const sold = await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: supplier,
    date: '2026-11-10',
    status: 'Active',
    lines: [{ itemId: shop.rice, quantity: '1', unitPrice: '60' }],
  })
  const other = await server.makeSubscriber()
  const theirs = await stockShop(other)
  const foreign = await other.ok('purchaseBill.save', {
    entityId: other.entityId,
    partyId: (await other.ok('party.save', { name: 'Rao', role: 'Supplier', taxpayerType: 'UNREG' })).id,
    date: '2026-11-10',
    supplierNumber: '1',
    supplierDate: '2026-11-10',
    status: 'Active',
    lines: [{ itemId: theirs.rice, quantity: '1', unitPrice: '10' }],
  })
  const tries = [
    [payment('200', { allocations: [{ documentId: id, amount: '150' }] }), 'allocations[0].amount'],
    [payment('50', { allocations: [{ documentId: id, amount: '80' }] }), 'allocations'],
    [payment('50', { allocations: [{ documentId: sold.id, amount: '10' }] }), 'allocations[0].documentId'],
    [payment('50', { allocations: [{ documentId: foreign.id, amount: '10' }] }), 'allocations[0].documentId'],
    [payment('50', { date: '2026-11-21' }), 'date'],
    [payment('0'), 'amount'],
    [payment('1', { tdsSection: '<194C>' }), 'tdsSection'],
  ] as const
  for (const [body, path] of tries) {
    const reply = await us.call('paymentOut.save', body)
    expect([path, [400, 422].includes(reply.status)]).toEqual([path, true])
    expect(Object.keys(reply.body.validationErrors)).toContain(`Data.${path}`)
  }
  expect(await states(id)).toEqual(['Active 100.00'])
  const { documents } = await us.ok('paymentOut.outstanding', { partyId: String(supplier) })
  expect(documents.map(({ documentId }) => documentId)).toEqual([id])
})

test('a payment in and a payment out know nothing of each other: calls, lists, numbers, sums', async () => {
  const made = await us.ok('paymentOut.save', payment('350'))
  const taken = await us.ok('paymentIn.save', payment('40'))
  for (const [kind, own, foreign, amount] of [
    ['paymentOut', made, taken, '350.00'],
    ['paymentIn', taken, made, '40.00'],
  ] as const) {
    const list = await us.ok(`${kind}.search`, {})
    expect(list.records.map(({ id }) => id)).toEqual([own.id])
    expect(list.totals).toEqual({ amount, unallocated: amount })
    expect((await us.call(`${kind}.detail`, { id: String(foreign.id) })).status).toBe(404)
    const { refused } = (await us.call(`${kind}.cancel`, { ids: [foreign.id], reason: 'x' })).body
    expect(refused).toHaveLength(1)
    expect((await us.call(`${kind}.pdf`, { id: String(own.id) })).status).toBe(200)
  }
  expect(made.number).not.toBe(taken.number)
  const { rows } = await us.ok('party.statement', { id: supplier })
  expect(rows.map(({ source, balance }) => `${source} ${balance}`)).toEqual([
    'paymentOut 350.00',
    'paymentIn 310.00',
  ])
})

test('one payment settles bills of two GSTINs by a voucher at each, all or none', async () => {
  const pune = us.otherEntityId
  const here = await bill('100', '2026-11-01')
  const there = await bill('300', '2026-11-02', { entityId: pune })
  const allocations = [
    { documentId: here.id, amount: '100' },
    { documentId: there.id, amount: '300' },
  ]
  const { payments } = await us.ok('paymentOut.pay', { ...payment('445'), tdsAmount: '5', allocations })
  expect(await states(here.id, there.id)).toEqual(['PaymentMade 0.00', 'PaymentMade 0.00'])
  expect(payments.map(({ entityId, amount, unallocated }) => [entityId, amount, unallocated])).toEqual([
    [us.entityId, '148.33', '50.00'],
    [pune, '296.67', '0.00'],
  ])
  const again = await us.call('paymentOut.pay', {
    ...payment('50'),
    allocations: [{ documentId: there.id, amount: '50' }],
  })
  expect(Object.keys(again.body.validationErrors)).toEqual(['Data.allocations[0].amount'])
})

test('the voucher is mailed as an advice to the supplier, that of a cancelled payment is not', async () => {
  const { id, number } = await us.ok('paymentOut.save', payment('100'))
  const { messageId } = await us.ok('paymentOut.send', { id, to: 'mills@example.in' })
  const { rows } = await us.inTenant((db) =>
    sql<{ event: string; subject: string; textBody: string; fileIds: number[] }>`
      select event, subject, text_body, file_ids from mails where subscriber_id = current_subscriber() and id = ${messageId}`.execute(
      db,
    ),
  )
  expect(rows).toMatchObject([{ event: 'paymentVoucher', subject: `Payment ${number} from Acme Traders` }])
  expect(rows[0]!.textBody).toContain('We paid you ₹ 100.00 on')
  expect(rows[0]!.fileIds).toHaveLength(1)
  await us.ok('paymentOut.cancel', { ids: [id], reason: 'Wrong entry' })
  expect((await us.call('paymentOut.send', { id, to: 'mills@example.in' })).status).toBe(400)
})

test('many bills of many suppliers are paid in one run: of each supplier all or nothing, with the reason', async () => {
  const other = (await us.ok('party.save', { name: 'Anand Dyes', role: 'Supplier', taxpayerType: 'UNREG' }))
    .id
  const [one, two, theirs] = [
    await bill('100'),
    await bill('60'),
    await bill('80', '2026-11-10', { partyId: other }),
  ]
  const invoice = await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: supplier,
    date: '2026-11-10',
    status: 'Active',
    lines: [{ itemId: shop.rice, quantity: '1', unitPrice: '10' }],
  })
  const run = (...allocations: { documentId: number; amount: string }[]) =>
    us.call('paymentOut.run', { date: '2026-11-20', mode: 'BankTransfer', reference: 'NEFT 7', allocations })
  const first = await run(
    { documentId: one.id, amount: '100' },
    { documentId: two.id, amount: '60.01' },
    { documentId: theirs.id, amount: '50' },
    { documentId: invoice.id, amount: '10' },
  )
  expect(first.status).toBe(207)
  expect(first.body).toMatchObject({
    done: [theirs.id],
    suppliers: [
      {
        partyId: other,
        amount: '50.00',
        refusedBecause: null,
        payments: [{ amount: '50.00', unallocated: '0.00' }],
      },
      { partyId: supplier, amount: '160.01', payments: [], refusedBecause: expect.stringContaining('60.00') },
    ],
  })
  expect(new Set(first.body.refused.map(({ id }: { id: number }) => id))).toEqual(
    new Set([one.id, two.id, invoice.id]),
  )
  expect(await states(one.id, two.id, theirs.id)).toEqual(['Active 100.00', 'Active 60.00', 'Active 30.00'])
  const second = await run({ documentId: one.id, amount: '100' }, { documentId: two.id, amount: '60' })
  expect([second.status, second.body.done, second.body.refused]).toEqual([200, [one.id, two.id], []])
  expect(second.body.suppliers).toMatchObject([{ payments: [{ amount: '160.00' }], refusedBecause: null }])
  expect(await states(one.id, two.id)).toEqual(['PaymentMade 0.00', 'PaymentMade 0.00'])
  const { records } = await us.ok('paymentOut.search', {})
  expect(records.map(({ amount, reference }) => `${amount} ${reference}`).toSorted()).toEqual([
    '160.00 NEFT 7',
    '50.00 NEFT 7',
  ])
  // Nothing could be paid: refused as any call about many records is, each reason once.
  const none = await run({ documentId: one.id, amount: '100' }, { documentId: two.id, amount: '60' })
  expect([none.status, none.body.done]).toEqual([400, []])
  expect(none.body.suppliers).toMatchObject([{ payments: [], refusedBecause: expect.any(String) }])
  expect(none.body.refused.map(({ id }: { id: number }) => id)).toEqual([one.id, two.id])
  expect(none.body.errors).toEqual([
    { code: none.body.refused[0].code, message: none.body.suppliers[0].refusedBecause, type: 'Error' },
  ])
  expect(await broken()).toEqual([])
})

test('the search of the top bar finds a payment by its number and amount, for who may see payments out', async () => {
  await bill('1234.5')
  const { number } = await us.ok('paymentOut.save', payment('1234.5'))
  const found = async (text: string, who = us) => (await who.ok('finder.search', { text })).payments
  expect(await found(number!)).toMatchObject([{ kind: 'paymentOut', number, amount: '1234.50' }])
  expect(await found('1234.5')).toMatchObject([{ kind: 'paymentOut', number }])
  const cashier = await us.makeUser({ rights: ['PIN_SH_VW'], entityIds: [us.entityId] })
  expect((await cashier.ok('finder.search', { text: number! })).payments).toEqual([])
})

test('a supplier reads the numbers of its own bills: on the payment, the statement and a note', async () => {
  const { id } = await bill('100')
  const paid = await us.ok(
    'paymentOut.save',
    payment('40', { allocations: [{ documentId: id, amount: '40' }] }),
  )
  const { allocations } = await us.ok('paymentOut.detail', { id: String(paid.id) })
  expect(allocations.map(({ supplierNumber }) => supplierNumber)).toEqual(['S/1'])
  await addSeries(us, ['inwardNote'])
  const { body } = await us.ok('document.convert', { toKind: 'inwardNote', sources: [{ documentId: id }] })
  const note = await us.ok('inwardNote.save', {
    ...body,
    date: '2026-11-20',
    status: 'Active',
    reason: 'Purchase Return',
    lines: body.lines.map((line) => ({ ...line, quantity: '0.5' })),
  } as never)
  const { corrected } = await us.ok('inwardNote.detail', { id: String(note.id) })
  expect(corrected).toEqual([{ number: 'S/1', date: '2026-11-10' }])
  const { rows } = await us.ok('party.statement', { id: supplier })
  expect(rows.find(({ documentId }) => documentId === id)?.narration).toBe('S/1')
})
