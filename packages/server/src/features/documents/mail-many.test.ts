import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { endOfTask } from '../../../test/portal-world.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_WORKER: 'on' } })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await us.inTenant((db) =>
    sql`update parties set emails = 'asha@example.in' where subscriber_id = current_subscriber() and id = ${shop.registered}`.execute(
      db,
    ),
  )
})
afterAll(() => server?.stop())

const invoice = async (change: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-20',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10' }],
    ...change,
  })
const mailed = () =>
  us.inTenant(async (db) => {
    const { rows } = await sql<{
      event: string
      recipients: string[]
      subject: string
      textBody: string
      files: number
    }>`select event, recipients, subject, text_body, cardinality(file_ids) as files from mails
      where subscriber_id = current_subscriber() order by id`.execute(db)
    return rows
  })
interface Answer {
  readonly sent: number
  readonly records: readonly { id: number; sentTo?: string; code?: string }[]
}
const outcome = async (
  call: 'salesInvoice.remind' | 'salesInvoice.sendMany' | 'salesOrder.sendMany',
  ids: number[],
) => {
  const { status, response } = await endOfTask(us, await us.ok(call, { ids }))
  const { records } = response as Answer
  return [
    status,
    ids.map((id) => records.find((one) => one.id === id)).map((one) => one?.sentTo ?? one?.code),
  ]
}

test('a customer is reminded once a day of all it owes, in one mail; who owes nothing or has no address is named', async () => {
  const [first, second, paid, cancelled] = [
    await invoice(),
    await invoice(),
    await invoice(),
    await invoice(),
  ]
  const draft = await invoice({ status: 'Draft' })
  const noAddress = await invoice({ partyId: shop.consumer })
  await us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-20',
    mode: 'Cash',
    amount: paid.totals.total,
    allocations: [{ documentId: paid.id, amount: paid.totals.total }],
  })
  await us.ok('salesInvoice.cancel', { ids: [cancelled.id], reason: 'Test' })
  const ids = [first, second, paid, cancelled, draft, noAddress].map(({ id }) => id)
  expect(await outcome('salesInvoice.remind', [...ids, 999_999])).toEqual([
    'SuccessWithError',
    ['asha@example.in', 'asha@example.in', 'MAIL1003', 'MAIL1002', 'MAIL1001', 'MAIL1004', 'RECD0404'],
  ])
  const mails = await mailed()
  expect(mails).toMatchObject([
    { event: 'paymentReminder', recipients: ['asha@example.in'], subject: expect.stringContaining('296.00') },
  ])
  for (const { number } of [first, second]) expect(mails[0]!.textBody).toContain(number)
  expect(mails[0]!.textBody).not.toContain(paid.number)
  expect(mails[0]!.textBody.match(/\/pdf\//g)).toHaveLength(2)
  expect(await outcome('salesInvoice.remind', [first.id])).toEqual(['SuccessWithError', ['MAIL1005']])
  expect(await mailed()).toHaveLength(1)
  const { entries } = await us.ok('audit.history', { record: 'salesInvoice', id: String(first.id) })
  expect(entries.find(({ part }) => part === 'documentMails')).toMatchObject({
    action: 'create',
    changes: expect.arrayContaining([expect.objectContaining({ after: 'paymentReminder' })]),
  })
  // What was paid for an invoice is in its history too.
  const ofPaid = await us.ok('audit.history', { record: 'salesInvoice', id: String(paid.id) })
  expect(ofPaid.entries.map(({ part }) => part)).toContain('paymentAllocations')
  expect(ofPaid.total).toBe(ofPaid.entries.length)
})

test('two who remind of the same invoices at the same time send one mail for each', async () => {
  const before = (await mailed()).length
  const ids: number[] = []
  for (let made = 0; made < 6; made++) ids.push((await invoice()).id)
  // A task for each, so that several are under way together.
  const tasks = await Promise.all(
    ids.flatMap((id) => [id, id]).map((id) => us.ok('salesInvoice.remind', { ids: [id] })),
  )
  const answers = await Promise.all(tasks.map((task) => endOfTask(us, task)))
  expect(answers.map(({ response }) => (response as Answer).sent).reduce((sum, sent) => sum + sent)).toBe(6)
  expect((await mailed()).length - before).toBe(6)
})

test('many invoices are sent, each with its PDF, and only by users with the right', async () => {
  const before = (await mailed()).length
  const [one, two] = [await invoice(), await invoice()]
  expect(await outcome('salesInvoice.sendMany', [one.id, two.id])).toEqual([
    'Success',
    ['asha@example.in', 'asha@example.in'],
  ])
  expect((await mailed()).slice(before)).toMatchObject([
    { event: 'documentSent', files: 1 },
    { event: 'documentSent', files: 1 },
  ])
  const reader = await us.makeUser({ rights: ['SIN_SH_VW'] })
  expect((await reader.call('salesInvoice.remind', { ids: [one.id] })).status).toBe(403)
  const elsewhere = await us.makeUser({ rights: ['SIN_SND'], entityIds: [us.otherEntityId] })
  const { response } = await endOfTask(
    elsewhere,
    await elsewhere.ok('salesInvoice.remind', { ids: [one.id] }),
  )
  expect((response as Answer).sent).toBe(0)
})

test('an order is sent to its customer as an invoice is', async () => {
  await addSeries(us, ['salesOrder'])
  const { id } = await us.ok('salesOrder.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: '2026-11-20',
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10' }],
  })
  expect(await outcome('salesOrder.sendMany', [id])).toEqual(['Success', ['asha@example.in']])
})

test('vouchers of many payments are one PDF', async () => {
  const paid = await Promise.all(
    ['10', '20'].map((amount) =>
      us.ok('paymentIn.save', {
        entityId: us.entityId,
        partyId: shop.registered,
        date: '2026-11-20',
        mode: 'Cash',
        amount,
        allocations: [],
      }),
    ),
  )
  const task = await us.ok('paymentIn.bulkPdf', { ids: paid.map(({ id }) => id) })
  expect(await endOfTask(us, task)).toMatchObject({
    status: 'Success',
    response: { documents: 2, files: 1 },
  })
})

test('a debit note and an opening invoice are reminded of with the invoices, the latter without a link; a credit note is not', async () => {
  await addSeries(us, ['outwardNote'])
  const party = await us.ok('party.save', {
    name: 'Mehta Mills',
    taxpayerType: 'UNREG',
    emails: 'mehta@example.in',
  })
  const sale = await invoice({ partyId: party.id })
  const { items } = await us.ok('openingItem.save', {
    entityId: us.entityId,
    items: [{ partyId: party.id, type: 'Invoice', number: 'OLD/7', date: '2026-02-14', amount: '430' }],
  })
  const note = (noteType: 'Debit' | 'Credit', reason: 'Others' | 'Sales Return') =>
    us.ok('outwardNote.save', {
      entityId: us.entityId,
      partyId: party.id,
      date: '2026-11-20',
      status: 'Active',
      noteType,
      reason,
      precedingDocuments: [{ documentId: sale.id }],
      lines: [{ sourceLine: { documentId: sale.id, lineNumber: 1 }, quantity: '1' }],
    })
  const debit = await note('Debit', 'Others')
  const credit = await note('Credit', 'Sales Return')
  const ids = [sale.id, items[0]!.id, debit.id, credit.id]
  expect(await outcome('salesInvoice.remind', ids)).toEqual([
    'SuccessWithError',
    [...Array.from({ length: 3 }, () => 'mehta@example.in'), expect.stringMatching(/^[A-Z]{4}\d+$/)],
  ])
  const mail = (await mailed()).at(-1)!
  expect(mail.recipients).toEqual(['mehta@example.in'])
  expect(mail.textBody.match(/\/pdf\//g)).toHaveLength(2)
  expect(mail.textBody).toContain('OLD/7')
  // Who may send invoices alone reminds of no debit note.
  const clerk = await us.makeUser({ rights: ['SIN_SND'], entityIds: [us.entityId] })
  const { response } = await endOfTask(clerk, await clerk.ok('salesInvoice.remind', { ids: [debit.id] }))
  expect((response as { sent: number }).sent).toBe(0)
})
