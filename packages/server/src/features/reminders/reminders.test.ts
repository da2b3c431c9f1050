import type { InputOf } from '@bahi/contracts/call.ts'
import type { reminderCalls } from '@bahi/contracts/reminders.ts'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { endOfTask } from '../../../test/portal-world.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { tasksDone } from '../../../test/tasks-done.ts'
import { remindByLadder } from './index.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
let partyId: number
const today = istDateOf(Date.now())
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_WORKER: 'on' } })
})
afterAll(() => server?.stop())

const steps: InputOf<(typeof reminderCalls)['saveLadder']>['steps'] = [
  { days: -3, template: 'reminderBeforeDue', channels: ['mail'], attachesStatement: false },
  { days: 0, template: 'reminderOnDue', channels: ['mail'], attachesStatement: false },
  { days: 7, template: 'paymentReminder', channels: ['mail', 'sms'], attachesStatement: false },
  { days: 15, template: 'reminderFinal', channels: ['mail', 'whatsApp'], attachesStatement: true },
]
const ladder = {
  isAutomatic: true,
  leastBalance: '0',
  language: 'en',
  fromHour: 0,
  toHour: 24,
  quietWeekdays: [] as number[],
  quietDates: [] as string[],
} as const
const saveLadder = async (change: object = {}) => {
  const { version, steps: stored } = await us.ok('reminder.ladder', undefined)
  const isNew = version === null
  await us.ok('reminder.saveLadder', {
    ...ladder,
    ...(isNew ? {} : { version }),
    steps: isNew ? steps : stored,
    ...change,
  })
}

/** An account of its own for each test, with one customer and the ladder. */
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  partyId = shop.registered
  await us.inTenant(async (db) => {
    await sql`update parties set emails = 'asha@example.in', mobile = '9822012345' where subscriber_id = current_subscriber() and id = ${partyId}`.execute(
      db,
    )
    await sql`update entities set upi_id = 'acme@okbank' where subscriber_id = current_subscriber() and id = ${us.entityId}`.execute(
      db,
    )
  })
  await saveLadder()
})

const invoice = async (late: number, change: object = {}) =>
  us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId,
    date: addDays(today, -40),
    dueDate: addDays(today, -late),
    status: 'Active',
    lines: [{ itemId: shop.bolt, quantity: '10' }],
    ...change,
  })
/** As if so many days had passed. */
const becomesLate = (id: number, late: number) =>
  us.inTenant(async (db) => {
    await sql`update documents set due_date = ${addDays(today, -late)} where subscriber_id = current_subscriber() and id = ${id}`.execute(
      db,
    )
    await sql`update reminder_documents set created_at = created_at - interval '2 days' where subscriber_id = current_subscriber()`.execute(
      db,
    )
  })
async function round(clock: () => Date = () => new Date()) {
  await remindByLadder({ ...server.app.services, clock })
  await tasksDone(us)
}
const mails = () =>
  us.inTenant(async (db) => {
    const { rows } = await sql<{ event: string; recipients: string[]; textBody: string; files: number }>`
      select event, recipients, text_body, cardinality(file_ids) as files from mails
      where subscriber_id = current_subscriber() order by id`.execute(db)
    return rows
  })
const log = async () => (await us.ok('reminder.search', {})).records
const due = async () =>
  (await us.ok('dueReminder.search', {})).records.map((row) => ({
    state: row.state,
    step: row.stepDays,
    documents: row.documents,
    balance: row.balance,
  }))
const pay = async (documentId: number, amount: string) =>
  us.ok('paymentIn.save', {
    entityId: us.entityId,
    partyId,
    date: today,
    mode: 'Cash',
    amount,
    allocations: [{ documentId, amount }],
  })

test('each step reminds once, by its channels and wording, until the invoice is paid', async () => {
  const { id, number, totals } = await invoice(8)
  expect(await due()).toEqual([{ state: 'Ready', step: 7, documents: 1, balance: totals.total }])
  await round()
  const [first] = await mails()
  expect(first).toMatchObject({ event: 'paymentReminder', recipients: ['asha@example.in'], files: 1 })
  expect(first!.textBody).toContain(number)
  expect(first!.textBody).toContain('/pdf/')
  expect(first!.textBody).toContain('upi://pay?pa=acme%40okbank')
  expect(
    (await log()).map(({ channel, stepDays, isAutomatic, recipients }) => [
      channel,
      stepDays,
      isAutomatic,
      recipients,
    ]),
  ).toEqual([
    ['sms', 7, true, ['9822012345']],
    ['mail', 7, true, ['asha@example.in']],
  ])
  await Promise.all([round(), round()])
  expect(await mails()).toHaveLength(1)
  expect(await due()).toEqual([])

  await becomesLate(id, 15)
  await round()
  expect((await mails()).slice(1)).toMatchObject([{ event: 'reminderFinal', files: 2 }])
  const [waiting] = (await us.ok('reminder.search', { states: ['ToOpen'] })).records
  expect(waiting).toMatchObject({
    channel: 'whatsApp',
    whatsAppUrl: expect.stringContaining('wa.me/919822012345'),
  })
  expect((await us.ok('reminder.opened', { ids: [waiting!.id] })).done).toEqual([waiting!.id])
  expect((await us.ok('reminder.search', { states: ['ToOpen'] })).records).toEqual([])

  const paid = await invoice(8)
  await pay(paid.id, paid.totals.total)
  await round()
  expect(await mails()).toHaveLength(2)
  const { entries } = await us.ok('audit.history', { record: 'salesInvoice', id: String(id) })
  expect(entries.map(({ part }) => part)).toContain('reminderDocuments')
  const ofParty = await us.ok('audit.history', { record: 'party', id: String(partyId) })
  expect(ofParty.entries.map(({ part }) => part)).toContain('reminders')
})

test('a ladder that is switched on late reminds of each document once, all of a customer in one message', async () => {
  await invoice(200, { date: addDays(today, -220) })
  await invoice(9)
  await invoice(-10)
  await round()
  expect(await mails()).toMatchObject([{ event: 'reminderFinal' }])
  expect((await log())[0]!.documents).toBe(2)
})

test('a task that is begun anew after its worker died sends nothing twice', async () => {
  await invoice(8)
  await round()
  await us.inTenant((db) =>
    sql`update background_tasks set status = 'InProcess', checkpoint = null, result_stamp = null, lease_until = null where subscriber_id = current_subscriber()
      and type = 'paymentReminders'`.execute(db),
  )
  await us.inTenant((db) =>
    sql`select enqueue_job('runTask', json_build_object('subscriberId', b.subscriber_id, 'taskId', b.id), 'again', 'again:' || b.id)
      from background_tasks b where b.subscriber_id = current_subscriber() and b.type = 'paymentReminders'`.execute(
      db,
    ),
  )
  await expect
    .poll(
      async () =>
        (
          await us.inTenant((db) =>
            sql<{ open: number }>`select count(*)::int as open from background_tasks
      where subscriber_id = current_subscriber() and status = 'InProcess'`.execute(db),
          )
        ).rows[0]!.open,
    )
    .toBe(0)
  expect(await mails()).toHaveLength(1)
})

test('nothing goes out in quiet hours, on quiet days, or of small amounts', async () => {
  const { totals } = await invoice(8)
  await saveLadder({ fromHour: 9, toHour: 19 })
  await round(() => new Date(`${today}T03:00:00+05:30`))
  await round(() => new Date(`${today}T19:00:00+05:30`))
  await saveLadder({ quietDates: [today] })
  await round()
  await saveLadder({ quietDates: [], leastBalance: totals.total })
  await round()
  expect(await mails()).toEqual([])
  await saveLadder({ leastBalance: '1.00' })
  await round()
  expect(await mails()).toHaveLength(1)
})

test('a promise pauses, is broken on the day after, and is kept by what is paid', async () => {
  const { id, totals } = await invoice(8)
  const { id: promiseId } = await us.ok('paymentPromise.save', {
    partyId,
    entityId: us.entityId,
    date: addDays(today, 2),
  })
  expect(await due()).toEqual([{ state: 'Promised', step: 7, documents: 1, balance: totals.total }])
  await round()
  expect(await mails()).toEqual([])
  await us.inTenant((db) =>
    sql`update payment_promises set date = ${addDays(today, -1)} where subscriber_id = current_subscriber() and id = ${promiseId}`.execute(
      db,
    ),
  )
  await round()
  expect((await us.ok('paymentPromise.search', {})).records).toMatchObject([
    { status: 'Broken', amount: totals.total, documents: [{ id }] },
  ])
  expect((await us.ok('reminder.party', { id: String(partyId) })).brokenPromises).toBe(1)
  expect(await mails()).toHaveLength(1)
  const other = await us.ok('paymentPromise.save', {
    partyId,
    entityId: us.entityId,
    date: today,
    amount: '100',
  })
  await pay(id, '100.00')
  expect((await us.ok('paymentPromise.search', { statuses: ['Kept'] })).records.map((one) => one.id)).toEqual(
    [other.id],
  )
})

test.each([
  ['a day that is past', { date: '2026-01-01' }, 'date', 'VALD0152'],
  ['more than is open', { date: today, amount: '9999999' }, 'amount', 'RMND0003'],
  ['a document of another', { date: today, documentIds: [999_999] }, 'documentIds[0]', 'RMND0002'],
])('a promise of %s is refused at its field', async (_, change, property, code) => {
  await invoice(8)
  const { status, body } = await us.call('paymentPromise.save', { partyId, entityId: us.entityId, ...change })
  expect(status).toBe(422)
  expect(body.validationErrors[`Data.${property}`][0].code).toBe(code)
})

test('who opted out is left alone, and contact persons get the reminders of their party', async () => {
  await invoice(8)
  await us.ok('reminder.saveParty', {
    partyId,
    isOff: true,
    offReason: 'Owner pays each Friday',
    contacts: [],
  })
  expect(await due()).toMatchObject([{ state: 'OptedOut' }])
  const group = { partyId, entityId: us.entityId }
  const refused = await endOfTask(us, await us.ok('reminder.send', { groups: [group] }))
  expect(refused.response).toMatchObject({ sent: 0, records: [{ code: 'MAIL1007' }] })
  await us.ok('reminder.saveParty', {
    partyId,
    version: 1,
    isOff: false,
    contacts: [{ name: 'Meera', emails: 'meera@example.in' }],
  })
  await round()
  expect(await mails()).toMatchObject([{ recipients: ['meera@example.in'] }])
  expect((await log()).map(({ channel }) => channel)).toEqual(['mail'])
})

test('by hand a wording and channels are chosen, seen before, and sent at most once a day', async () => {
  const { number } = await invoice(1)
  const group = { partyId, entityId: us.entityId }
  const asked: Pick<InputOf<(typeof reminderCalls)['send']>, 'template' | 'channels'> = {
    template: 'reminderFinal',
    channels: ['mail', 'sms'],
  }
  const seen = await us.ok('reminder.preview', { ...group, ...asked })
  expect(seen).toMatchObject({ state: 'Ready', documents: 1 })
  expect(seen.messages.map(({ channel, to }) => [channel, to])).toEqual([
    ['mail', ['asha@example.in']],
    ['sms', ['9822012345']],
  ])
  expect(seen.messages[0]!.text).toContain(number)
  expect(await log()).toEqual([])
  const sent = await endOfTask(us, await us.ok('reminder.send', { groups: [group], ...asked }))
  expect(sent.response).toMatchObject({ sent: 1, records: [{ sentTo: 'asha@example.in, 9822012345' }] })
  const again = await endOfTask(us, await us.ok('reminder.send', { groups: [group], ...asked }))
  expect(again.response).toMatchObject({ sent: 0, records: [{ code: 'MAIL1005' }] })
  // The step that it is at has had its turn.
  await us.inTenant((db) =>
    sql`update reminder_documents set created_at = created_at - interval '2 days' where subscriber_id = current_subscriber()`.execute(
      db,
    ),
  )
  await round()
  expect(await mails()).toHaveLength(1)
})

test.each([
  ['hours that end before they begin', { fromHour: 19, toHour: 9 }, 'toHour', 'RMND0001'],
  ['two steps of one day', { steps: [steps[0]!, steps[0]!] }, 'steps[1].days', 'VALD0117'],
  ['no step', { steps: [] }, 'steps', 'VALD0109'],
  ['a step without a channel', { steps: [{ ...steps[0]!, channels: [] }] }, 'steps[0].channels', 'VALD0109'],
])('a ladder with %s is refused at its field', async (_, change, property, code) => {
  const { version } = await us.ok('reminder.ladder', undefined)
  const { status, body } = await us.call('reminder.saveLadder', {
    ...ladder,
    ...(version === null ? {} : { version }),
    steps,
    ...change,
  } as never)
  expect(status).toBe(422)
  expect(body.validationErrors[`Data.${property}`][0].code).toBe(code)
})
