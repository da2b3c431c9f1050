import { calls } from '@bahi/contracts/calls.ts'
import { isReport, scheduledFile, scheduledNames } from '@bahi/contracts/scheduled-files.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { presetCodes } from '@bahi/domain/cal/presets.ts'
import { addDays, istDateOf, startOfMonth } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { tasksDone } from '../../../test/tasks-done.ts'
import { sendDueReports } from './index.ts'

type AnyCalls = Readonly<Record<string, Readonly<Record<string, { readonly input: z.ZodObject }>>>>

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

test('what cannot be made is said with its reason, is a data activity, and goes out once when it is asked for again', async () => {
  const { id } = await schedule({ report: 'partyLedger', asked: { id: 999_999 }, attach: [] })
  await round()
  const row = await rowOf(id)
  expect(row).toMatchObject({ lastOutcome: 'Failed', nextDate: addDays(today, 1), status: 'Active' })
  expect(row.lastProblem).toMatch(/\w/)
  const failed = async () => (await us.ok('dataActivity.search', { tab: 'failedMails' } as never)).records
  const [activity, ...others] = await failed()
  expect(others).toEqual([])
  expect(activity).toMatchObject({
    direction: 'Mail',
    kind: 'scheduledMail',
    form: 'partyLedger',
    status: 'Unprocessable',
    message: row.lastProblem,
    mayRetry: true,
  })
  expect(await us.ok('dataActivity.exchanges', { id: String(activity!.id) })).toEqual([])
  const again = () => us.ok('dataActivity.retry', { ids: [activity!.id] })
  // What failed for a cause that is still there fails again.
  expect(await again()).toEqual({ done: [activity!.id], refused: [] })
  await tasksDone(us)
  expect(await failed()).toMatchObject([{ id: activity!.id, mayRetry: true }])
  await us.inTenant((db) =>
    sql`update report_schedules set asked = ${JSON.stringify({ id: shop.registered })}::jsonb
      where subscriber_id = current_subscriber() and id = ${id}`.execute(db),
  )
  const before = (await mails()).length
  await again()
  await again()
  await tasksDone(us)
  expect((await mails()).length).toBe(before + 1)
  expect(await failed()).toEqual([])
  expect(await rowOf(id)).toMatchObject({
    lastOutcome: 'Sent',
    lastProblem: null,
    nextDate: addDays(today, 1),
  })
  const strangers = await server.makeSubscriber()
  expect(await strangers.ok('dataActivity.retry', { ids: [activity!.id] })).toMatchObject({ done: [] })
  await end(id)
})

test('a sender who lost the right sends nothing more, and it is said once for each date', async () => {
  const user = await us.makeUser({ rights: ['REP_SAL', 'REP_SAL_SND'], entityIds: [us.entityId] })
  const { id } = await user.ok('reportSchedule.save', body({ attach: [] }) as never)
  await us.inTenant((db) =>
    sql`update report_schedules set report = 'purchaseByItem' where subscriber_id = current_subscriber() and id = ${id}`.execute(
      db,
    ),
  )
  await round()
  await round()
  expect(await rowOf(id)).toMatchObject({ lastOutcome: 'Failed', nextDate: addDays(today, 1) })
  const runs = await us.inTenant((db) =>
    sql`select from report_schedule_runs where subscriber_id = current_subscriber() and schedule_id = ${id}`.execute(
      db,
    ),
  )
  expect(runs.rows).toHaveLength(1)
  await end(id)
  // What has ended is asked for again by nobody.
  const [activity] = (await us.ok('dataActivity.search', { tab: 'failedMails' } as never)).records
  expect(activity).toMatchObject({ mayRetry: false })
  expect(await us.ok('dataActivity.retry', { ids: [activity!.id] })).toMatchObject({
    done: [],
    refused: [{ code: 'DACT1003' }],
  })
})

test.each([
  [{ period: undefined }, ['period']],
  [{ to: 'no address' }, ['to']],
  [{ nextDate: '2020-01-01' }, ['nextDate']],
  [{ endDate: '2020-01-01' }, ['endDate']],
  [{ asked: { unheardOf: 1 } }, ['asked']],
  [{ asked: { entityIds: ['x'] } }, ['asked.entityIds.0']],
  [{ hour: 24 }, ['hour']],
  [{ report: 'unheard.export' }, ['report']],
  [{ report: 'gstr1', asked: { entityId: 1 }, period: 'Today' }, ['period']],
  [{ report: 'salesInvoice.export', attach: [] }, ['attach']],
  [{ attach: ['pdf'] }, ['attach']],
  [{ report: 'salesInvoice.export', attach: ['json'] }, ['attach[0]']],
  [{ report: 'salesInvoice.export', asked: { unheardOf: 1 } }, ['asked']],
  [{ report: 'accounting.export', asked: { statement: 'unheardOf' } }, ['asked.statement']],
  [{ period: 'Custom' }, ['period']],
  [
    { report: 'monthFile.make', asked: { parts: ['everything'] }, period: 'LMonth' },
    ['asked.entityId', 'asked.parts.0'],
  ],
  [{ report: 'monthFile.make', asked: { entityId: 1, unheardOf: 1 }, period: 'LMonth' }, ['asked']],
  [{ report: 'monthFile.make', asked: { entityId: 1 }, period: 'CMonth' }, ['period']],
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

test('a list goes out as sheets of its period with what it is narrowed by; a return is of the last month', async () => {
  const { id: sales } = await schedule({
    report: 'salesInvoice.export',
    asked: {
      entityIds: [us.entityId],
      sort: 'date DESC',
      start: 30,
      size: 30,
      fromDocumentDate: '2020-01-01',
    },
    attach: ['csv', 'xlsx'],
  })
  const { id: gstr1 } = await schedule({
    report: 'gstr1',
    asked: { entityId: us.entityId, returnPeriod: '042020' },
    period: 'LMonth',
    attach: ['xlsx'],
  })
  await round()
  expect([await rowOf(sales), await rowOf(gstr1)]).toMatchObject([
    { lastOutcome: 'Sent', asked: { entityIds: [us.entityId], sort: 'date DESC' } },
    { lastOutcome: 'Sent', asked: { entityId: us.entityId } },
  ])
  const all = (await mails()).slice(-2)
  expect(all.map(({ files }) => files.map((name) => name.split('.').pop()))).toEqual([
    ['csv', 'xlsx'],
    ['pdf', 'xlsx'],
  ])
  expect(all[0]!.period).toContain(`01/${today.slice(5, 7)}/${today.slice(0, 4)}`)
  const [year, month] = startOfMonth(addDays(startOfMonth(today), -1)).split('-')
  expect(all[1]!.period).toContain(year)
  expect(all[1]!.files[0]).toContain(`${month}${year}`)
  for (const id of [sales, gstr1]) await end(id)
})

test('who exports a list but mails no reports schedules nothing, and who mails but does not export it neither', async () => {
  const invoices = { report: 'salesInvoice.export', asked: { entityIds: [us.entityId] }, attach: ['csv'] }
  const statusOf = async (rights: readonly RightCode[]) => {
    const user = await us.makeUser({ rights, entityIds: [us.entityId] })
    return (await user.call('reportSchedule.save', body(invoices) as never)).status
  }
  expect(await statusOf(['SIN_SH_VW', 'SIN_DD_EX'])).toBe(403)
  expect(await statusOf(['SIN_SH_VW', 'REP_SAL', 'REP_SAL_SND'])).toBe(403)
  expect(await statusOf(['SIN_SH_VW', 'SIN_DD_EX', 'REP_SAL_SND'])).toBe(200)
})

test('every list and every return can be sent, as sheets and as pages: each is made by its own call', async () => {
  const others = {
    entityId: us.entityId,
    account: 'Bank',
    against: 'GSTR2B',
    form: '26Q',
    part: 'deductions',
  }
  const more: Readonly<Record<string, object>> = {
    'accounting.export': { statement: 'trialBalance' },
    'accountLedger.export': { account: 'Bank' },
    'assetSchedule.export': { act: 'CompaniesAct' },
    'tcsStatement.export': { form: '27EQ' },
    'stockMovement.export': { itemId: shop.bolt },
    partyLedger: { id: shop.registered },
  }
  const made = new Map<string, number>()
  const companyId = await us.inTenant(async (db) => {
    const { rows } = await sql<{ id: number }>`select company_id as id from entities
      where subscriber_id = current_subscriber() and id = ${us.entityId}`.execute(db)
    return rows[0]!.id
  })
  for (const name of scheduledNames) {
    const [resource, action] = isReport(name) ? [name, 'pdf'] : name.split('.')
    const { shape } = (calls as unknown as AnyCalls)[resource!]![action!]!.input
    const asked = {
      ...Object.fromEntries(
        Object.entries({ ...others, companyId, entityIds: [us.entityId] }).filter(
          ([member]) => member in shape,
        ),
      ),
      ...more[name],
    }
    const { moving } = scheduledFile(name)
    const period = moving && presetCodes[moving.presets?.[0] ?? 'This Month']
    const { id } = await schedule({
      report: name,
      asked,
      period,
      attach: isReport(name) ? ['csv'] : ['csv', 'pdf'],
    })
    made.set(name, id)
  }
  await round()
  const { records } = await us.ok('reportSchedule.search', { size: 200 })
  const outcome = new Map(records.map(({ id, lastOutcome, lastProblem }) => [id, lastProblem ?? lastOutcome]))
  expect(Object.fromEntries([...made].map(([name, id]) => [name, outcome.get(id)]))).toEqual(
    Object.fromEntries([...made.keys()].map((name) => [name, 'Sent'])),
  )
  const endings = await us.inTenant(async (db) => {
    const { rows } = await sql<{
      report: string
      files: string[]
    }>`select m.report, m.files from report_mails m
      join report_schedule_runs r on r.subscriber_id = m.subscriber_id and r.message_id = m.message_id
      where r.subscriber_id = current_subscriber() and r.schedule_id = any(${[...made.values()]}::bigint[])`.execute(
      db,
    )
    return rows.map(
      ({ report, files }) => [report, files.map((name) => name.split('.').pop()).join()] as const,
    )
  })
  expect(endings).toHaveLength(made.size)
  expect(
    endings.filter(([, files]) => files !== 'csv,pdf' && files !== 'pdf,csv' && files !== 'zip'),
  ).toEqual([])
})
