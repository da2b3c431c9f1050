import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { tasksDone } from '../../../test/tasks-done.ts'
import { makeDueDocuments } from './index.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
const today = istDateOf(Date.now())
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_WORKER: 'on' } })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})
afterAll(() => server?.stop())

const invoice = async (change: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: today,
    status: 'Active',
    customerPoNumber: 'PO-1',
    lines: [{ itemId: shop.bolt, quantity: '10' }],
    ...change,
  })
const schedule = async (change: object = {}, source?: number) =>
  us.ok('recurring.save', {
    sourceId: source ?? (await invoice()).id,
    nextDate: today,
    every: 1,
    unit: 'Month',
    result: 'Issued',
    mails: false,
    ...change,
  })

/** As if the schedule had begun then, and nothing had run since. */
const began = (id: number, date: string, more = sql``) =>
  us.inTenant((db) =>
    sql`update recurring_documents set first_date = ${date}, next_date = ${date} ${more}
      where subscriber_id = current_subscriber() and id = ${id}`.execute(db),
  )

/** One round, and the end of the tasks that it began. */
async function round() {
  await makeDueDocuments(server.app.services)
  await tasksDone(us)
}
const runsOf = async (id: number) => {
  const { runs, ...rest } = await us.ok('recurring.detail', { id })
  return { ...rest, runs: runs.toReversed() }
}

test('dates that passed are made once each, with their own date, and the next date follows', async () => {
  const { id } = await schedule({ unit: 'Day', every: 2 })
  await began(id, addDays(today, -5))
  await round()
  await round()
  const { runs, nextDate, made, dates } = await runsOf(id)
  expect(runs.map(({ date, outcome, documentStatus }) => [date, outcome, documentStatus])).toEqual([
    [addDays(today, -5), 'Issued', 'Active'],
    [addDays(today, -3), 'Issued', 'Active'],
    [addDays(today, -1), 'Issued', 'Active'],
  ])
  expect([nextDate, made, dates[1]]).toEqual([addDays(today, 1), 3, addDays(today, 3)])
  const document = await us.ok('salesInvoice.detail', { id: runs[0]!.documentId! })
  expect(document).toMatchObject({
    date: addDays(today, -5),
    party: { id: shop.registered },
    status: 'Active',
  })
  expect(document.customerPoNumber).toBeFalsy()
})

test('a schedule ends with its last date, or when none is left', async () => {
  const byDate = await schedule({ unit: 'Day', endDate: addDays(today, 1) })
  const byCount = await schedule({ unit: 'Day', left: 2 })
  await began(byDate.id, addDays(today, -1), sql`, end_date = ${today}`)
  await began(byCount.id, addDays(today, -4))
  await round()
  for (const [id, made] of [
    [byDate.id, 2],
    [byCount.id, 2],
  ] as const)
    expect(await runsOf(id)).toMatchObject({ status: 'Ended', nextDate: null, made, dates: [] })
})

test('what cannot be issued is a draft with the reason in the language of the reader', async () => {
  const { id: itemId } = await us.ok('item.save', {
    name: 'Short-lived',
    kind: 'Item',
    supply: 'Goods',
    hsn: '73181500',
    uqc: 'NOS',
    sellingPrice: '10',
    taxCategory: 'Taxable',
    taxRate: '18',
  })
  const source = await invoice({ lines: [{ itemId, quantity: '1' }] })
  const { id } = await schedule({}, source.id)
  await us.ok('party.updateStatus', { ids: [shop.registered], status: 'Inactive' })
  await round()
  await us.ok('party.updateStatus', { ids: [shop.registered], status: 'Active' })
  const { runs } = await runsOf(id)
  expect(runs).toMatchObject([{ outcome: expect.stringMatching(/DraftInstead|Failed/) }])
  expect(runs[0]!.problem).toMatch(/inactive|switched off/i)
})

test('a draft as wished, a pause that skips what passes, and an end', async () => {
  const { id } = await schedule({ result: 'Draft', unit: 'Week' })
  await round()
  const { runs, version } = await runsOf(id)
  expect(runs).toMatchObject([{ outcome: 'Draft', documentStatus: 'Draft' }])
  await us.ok('recurring.updateStatus', { ids: [id], status: 'Paused' })
  await began(id, addDays(today, -20))
  await round()
  expect((await runsOf(id)).made).toBe(1)
  await us.ok('recurring.updateStatus', { ids: [id], status: 'Active' })
  expect(await runsOf(id)).toMatchObject({ status: 'Active', nextDate: addDays(today, 1) })
  await us.ok('recurring.updateStatus', { ids: [id], status: 'Ended' })
  const again = await us.ok('recurring.updateStatus', { ids: [id], status: 'Active' })
  expect(again.refused).toMatchObject([{ code: 'RECU1001' }])
  const stale = {
    id,
    version,
    sourceId: 0,
    nextDate: today,
    every: 1,
    unit: 'Week',
    result: 'Draft',
  } as const
  const { sourceId } = await runsOf(id)
  expect((await us.call('recurring.save', { ...stale, sourceId, mails: false })).status).toBe(409)
})

test('bad schedules are refused by field', async () => {
  const { id: sourceId } = await invoice()
  await addSeries(us, ['purchaseBill'])
  const landlord = { name: 'Landlord', role: 'Supplier', taxpayerType: 'UNREG' } as const
  const bill = await us.ok('purchaseBill.save', {
    entityId: us.entityId,
    partyId: (await us.ok('party.save', landlord)).id,
    date: today,
    status: 'Active',
    supplierNumber: 'RENT-1',
    supplierDate: today,
    lines: [{ itemId: shop.bolt, quantity: '1', unitPrice: '100' }],
  })
  const good = { sourceId, nextDate: today, every: 1, unit: 'Month', result: 'Issued', mails: false } as const
  const codes = async (change: object) => {
    const { status, body } = await us.call('recurring.save', { ...good, ...change })
    return [
      status,
      ...Object.entries<{ code: string }[]>(body.validationErrors ?? {}).map(
        ([path, [one]]) => `${path} ${one!.code}`,
      ),
    ]
  }
  expect(await codes({ nextDate: addDays(today, -1) })).toEqual([422, 'Data.nextDate VALD0152'])
  expect(await codes({ endDate: addDays(today, -1) })).toEqual([422, 'Data.endDate MAST0025'])
  expect(await codes({ every: 0 })).toEqual([422, expect.stringContaining('Data.every')])
  expect(await codes({ result: 'Draft', mails: true })).toEqual([422, 'Data.mails RECU0002'])
  expect(await codes({ sourceId: bill.id })).toEqual([422, 'Data.result RECU0001'])
  const draft = await invoice({ status: 'Draft' })
  expect(await codes({ sourceId: draft.id })).toEqual([404])
})

test('who lost the right makes nothing, and the schedule of a user who left says so', async () => {
  const seller = await us.makeUser({ rights: ['SIN_SH_VW', 'SIN_AD'] })
  const daily = {
    sourceId: (await invoice()).id,
    nextDate: today,
    every: 1,
    unit: 'Day',
    result: 'Issued',
    mails: false,
  } as const
  expect((await seller.call('recurring.save', { ...daily, mails: true })).status).toBe(403)
  const { id } = await seller.ok('recurring.save', daily)
  await us.ok('user.updateStatus', { ids: [seller.id], status: 'Inactive', reason: 'Left' })
  await round()
  expect(await runsOf(id)).toMatchObject({ made: 0, runs: [], isOrphaned: true, nextDate: today })
  const { version } = await runsOf(id)
  await us.ok('recurring.save', { ...daily, id, version })
  await round()
  expect(await runsOf(id)).toMatchObject({ made: 1, isOrphaned: false })
})
