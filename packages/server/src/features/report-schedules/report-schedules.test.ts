import { addDays, istDateOf, startOfMonth } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { tasksDone } from '../../../test/tasks-done.ts'
import { sendDueReports } from './index.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
/** Nine in the morning in India. */
let now = new Date(`${istDateOf(Date.now())}T03:30:00Z`)
const today = istDateOf(now.getTime())
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_WORKER: 'on' }, clock: () => now })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: today,
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10' }],
  })
})
afterAll(() => server?.stop())

const body = (change: object = {}) => ({
  report: 'salesByCustomer',
  asked: { entityIds: [us.entityId], sort: 'taxableValue DESC', fromDocumentDate: '2020-04-01' },
  to: 'owner@shop.example',
  period: 'CMonth',
  attach: ['csv'],
  nextDate: today,
  hour: 8,
  every: 1,
  unit: 'Day',
  ...change,
})
const schedule = (change: object = {}) => us.ok('reportSchedule.save', body(change) as never)

async function round() {
  await sendDueReports(server.app.services)
  await tasksDone(us)
}

const rowOf = async (id: number) => {
  const { records } = await us.ok('reportSchedule.search', { size: 100 })
  return records.find((row) => row.id === id)!
}
interface Mail {
  readonly subject: string
  readonly recipients: string[]
  readonly period: string
  readonly files: string[]
}
const mails = () =>
  us.inTenant(async (db) => {
    const { rows } = await sql<Mail>`select m.subject, m.recipients, r.period, r.files from report_mails r
      join mails m on m.subscriber_id = r.subscriber_id and m.id = r.message_id
      where r.subscriber_id = current_subscriber() order by r.id`.execute(db)
    return rows
  })
const end = (id: number) => us.ok('reportSchedule.updateStatus', { ids: [id], status: 'Ended' })

test('a report goes out once at its hour, with the days of its period, and the next date follows', async () => {
  const { id } = await schedule({ hour: 10 })
  await round()
  expect([await mails(), (await rowOf(id)).lastDate]).toEqual([[], null])
  now = new Date(now.getTime() + 3_600_000)
  await round()
  await round()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.recipients).toEqual(['owner@shop.example'])
  expect(mail!.files.map((name) => name.split('.').pop())).toEqual(['pdf', 'csv'])
  // The days that the screen had are not kept: this month is.
  const [year, month] = startOfMonth(today).split('-')
  expect(mail!.period).toContain(`01/${month}/${year}`)
  expect(mail!.period).not.toContain('2020')
  expect(await rowOf(id)).toMatchObject({
    status: 'Active',
    lastDate: today,
    lastOutcome: 'Sent',
    lastProblem: null,
    nextDate: addDays(today, 1),
    asked: { entityIds: [us.entityId], sort: 'taxableValue DESC' },
  })
  await end(id)
})

test('of dates that passed while nothing ran the last is sent, once, and what ended is over', async () => {
  const before = (await mails()).length
  const { id } = await schedule({ every: 2 })
  await us.inTenant((db) =>
    sql`update report_schedules set first_date = ${addDays(today, -5)}, next_date = ${addDays(today, -5)}
      where subscriber_id = current_subscriber() and id = ${id}`.execute(db),
  )
  await round()
  expect((await mails()).length).toBe(before + 1)
  expect(await rowOf(id)).toMatchObject({ lastDate: addDays(today, -1), nextDate: addDays(today, 1) })
  await us.inTenant((db) =>
    sql`update report_schedules set first_date = ${addDays(today, -5)}, next_date = ${addDays(today, -5)}, turn = 0,
      end_date = ${addDays(today, -2)} where subscriber_id = current_subscriber() and id = ${id}`.execute(db),
  )
  await us.inTenant((db) =>
    sql`delete from report_schedule_runs where subscriber_id = current_subscriber()`.execute(db),
  )
  await round()
  expect(await rowOf(id)).toMatchObject({ status: 'Ended', lastDate: addDays(today, -3), nextDate: null })
})

test('a report of a day and the ledger of a party are scheduled too', async () => {
  const { id: ageing } = await schedule({
    report: 'ageing',
    asked: { entityIds: [us.entityId], asOf: '2020-01-01' },
    period: undefined,
    attach: [],
  })
  const { id: ledger } = await schedule({
    report: 'partyLedger',
    asked: { id: shop.registered, fromDate: '2020-01-01', toDate: '2020-01-31' },
    period: 'CFY',
    attach: [],
  })
  await round()
  expect(await rowOf(ageing)).toMatchObject({
    lastOutcome: 'Sent',
    period: null,
    asked: { entityIds: [us.entityId] },
  })
  expect(await rowOf(ledger)).toMatchObject({ lastOutcome: 'Sent', asked: { id: shop.registered } })
  await end(ageing)
  await end(ledger)
})

test('what cannot be made is said with its reason, and the next date follows', async () => {
  const { id } = await schedule({ report: 'partyLedger', asked: { id: 999_999 }, attach: [] })
  await round()
  const row = await rowOf(id)
  expect(row).toMatchObject({ lastOutcome: 'Failed', nextDate: addDays(today, 1), status: 'Active' })
  expect(row.lastProblem).toMatch(/\w/)
  await end(id)
})

test.each([
  [{ period: undefined }, ['period']],
  [{ to: 'no address' }, ['to']],
  [{ nextDate: '2020-01-01' }, ['nextDate']],
  [{ endDate: '2020-01-01' }, ['endDate']],
  [{ asked: { unheardOf: 1 } }, ['asked']],
  [{ asked: { entityIds: ['x'] } }, ['asked.entityIds.0']],
  [{ hour: 24 }, ['hour']],
  [{ report: 'gstr1' }, ['report']],
  [{ period: 'Custom' }, ['period']],
])('a schedule with %j is refused at %j', async (change, paths) => {
  const { status, body: reply } = await us.call('reportSchedule.save', body(change) as never)
  expect([status, Object.keys(reply.validationErrors ?? {})]).toEqual([
    422,
    paths.map((path) => `Data.${path}`),
  ])
})

test('places and schedules of others are not found', async () => {
  const other = await server.makeSubscriber()
  const { id } = await schedule()
  const { version } = await rowOf(id)
  const foreign = await us.call(
    'reportSchedule.save',
    body({ asked: { entityIds: [other.entityId] } }) as never,
  )
  expect(foreign.status).toBe(404)
  const theirs = await other.call('reportSchedule.save', {
    ...body({ asked: undefined }),
    id,
    version,
  } as never)
  expect(theirs.status).toBe(404)
  expect(await other.ok('reportSchedule.search', {})).toMatchObject({ records: [], total: 0 })
  const { refused } = (await other.call('reportSchedule.updateStatus', { ids: [id], status: 'Ended' })).body
  expect(refused).toHaveLength(1)
  await end(id)
})

test('one who saves later sends in the own name; a stale copy is refused, and a paused one sends nothing', async () => {
  const { id } = await schedule()
  const { version } = await rowOf(id)
  await us.ok('reportSchedule.save', {
    ...body({ asked: undefined, to: 'other@shop.example' }),
    id,
    version,
  } as never)
  const stale = await us.call('reportSchedule.save', { ...body(), id, version } as never)
  expect(stale.status).toBe(409)
  expect(await rowOf(id)).toMatchObject({
    to: 'other@shop.example',
    asked: { entityIds: [us.entityId], sort: 'taxableValue DESC' },
  })
  await us.ok('reportSchedule.updateStatus', { ids: [id], status: 'Paused' })
  const before = (await mails()).length
  await round()
  expect((await mails()).length).toBe(before)
  await us.ok('reportSchedule.updateStatus', { ids: [id], status: 'Active' })
  await round()
  expect((await mails()).length).toBe(before + 1)
  await end(id)
})
