import { addDays } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPartiesWorld } from '../../test/eway-parties-world.ts'
import type { PartiesWorld } from '../../test/eway-parties-world.ts'
import { endOfTask } from '../../test/portal-world.ts'
import { today } from '../../test/world.ts'
import { remind } from './reminders.ts'

let world: PartiesWorld
const hour = 3_600_000
beforeAll(async () => {
  world = await startPartiesWorld()
})
afterAll(() => world?.stop())

const round = () => remind(world.server.app.services)
const told = async (number: string) =>
  (await world.us.ok('notification.list', { size: '100' })).records.filter(
    ({ target, remark }) => target?.number === number || remark.includes(number),
  )
/** Notices of one record; the digest of the morning names many. */
const kindsOf = async (number: string) =>
  (await told(number)).map(({ kind }) => kind).filter((kind) => kind !== 'legalClocks')

test('of a bill in transit each step to its expiry is notified once, and it is listed on the board', async () => {
  const { us, billed, detail, ahead } = world
  const { id, number, ewbNo } = await billed()
  const end = new Date((await detail(id)).validUpto!).getTime()
  const at = async (hoursBefore: number) => {
    ahead(end - Date.now() - hoursBefore * hour)
    await Promise.all([round(), round()])
    await round()
    const board = await us.ok('eWayBill.expiring', {})
    return [await kindsOf(ewbNo), board.records.find((row) => row.ewbNo === ewbNo)?.ending]
  }
  try {
    expect(await at(30)).toEqual([[], undefined])
    expect(await at(20)).toEqual([['eWayEndsToday'], 'endsToday'])
    expect(await at(7)).toEqual([['eWayEndsSoon', 'eWayEndsToday'], 'endsSoon'])
    expect(await at(-2)).toEqual([['eWayExpired', 'eWayEndsSoon', 'eWayEndsToday'], 'expired'])
    expect(await at(-9)).toEqual([['eWayExpired', 'eWayEndsSoon', 'eWayEndsToday'], 'dead'])
    const latest = (await told(ewbNo)).find(({ kind }) => kind === 'eWayExpired')
    expect(latest).toMatchObject({
      type: 'Error',
      target: { screen: 'eWayBill', documentId: id, number: ewbNo },
    })
    expect(latest!.remark).toContain(`${ewbNo} of ${number} expired at`)
    expect(latest!.remark).toContain('23:59')
    const board = await us.ok('eWayBill.expiring', { endings: ['dead'] })
    const row = board.records.find((each) => each.ewbNo === ewbNo)!
    expect(new Date(row.extendUntil).getTime() - new Date(row.extendFrom).getTime()).toBe(16 * hour)
    const elsewhere = await us.makeUser({ rights: ['EWB_SH_VW'], entityIds: [us.otherEntityId] })
    expect((await elsewhere.ok('eWayBill.expiring', {})).counts).toEqual({
      endsToday: 0,
      endsSoon: 0,
      expired: 0,
      dead: 0,
    })
  } finally {
    ahead(0)
  }
})

test('an extended bill is notified again, and a switched-off GSTIN sends nothing', async () => {
  const { us, billed, detail, ahead } = world
  const { id, ewbNo } = await billed()
  const { entityId } = us
  const endOf = async () => new Date((await detail(id)).validUpto!).getTime()
  const tellAt = async (hoursBefore: number) => {
    ahead((await endOf()) - Date.now() - hoursBefore * hour)
    await round()
    return kindsOf(ewbNo)
  }
  try {
    await us.ok('setting.update', { entityId, settings: [{ name: 'eWayBillNotifications', value: false }] })
    expect(await tellAt(7)).toEqual([])
    await us.ok('setting.update', { entityId, settings: [{ name: 'eWayBillNotifications', value: true }] })
    expect(await tellAt(7)).toEqual(['eWayEndsSoon'])
    await us.ok('eWayBill.extendValidity', {
      documentId: id,
      reason: 'NaturalCalamity',
      remark: 'Flood',
      place: 'Satara',
      stateCode: '27',
      pincode: '415001',
      remainingDistance: 60,
      status: 'InMovement',
      mode: 'Road',
      vehicleNumber: 'MH12AB1234',
    })
    expect(await tellAt(6)).toEqual(['eWayEndsSoon', 'eWayEndsSoon'])
  } finally {
    ahead(0)
  }
})

test('e-invoices that were rejected, and those whose thirty days run out', async () => {
  const { us, invoice, stock } = world
  await world.signUpForInvoices()
  const bad = await invoice({ partyId: stock.otherState })
  await endOfTask(us, await us.ok('eInvoice.generate', { documentIds: [bad.id] }))
  const late = await invoice({ date: addDays(today(), -28) })
  const early = await invoice({ date: addDays(today(), -20) })
  await us.inTenant((db) =>
    sql`update entities set turnover = 200000000 where subscriber_id = current_subscriber() and id = ${us.entityId}`.execute(
      db,
    ),
  )
  await round()
  await round()
  expect(await kindsOf(bad.number!)).toEqual(['eInvoiceRejected'])
  expect(await kindsOf(late.number!)).toEqual(['eInvoiceLimitNear'])
  const latest = (await told(late.number!)).find(({ kind }) => kind === 'eInvoiceLimitNear')
  expect(latest!.remark).toContain(addDays(today(), 2).split('-').toReversed().join('/'))
  expect(await kindsOf(early.number!)).toEqual([])
  const gone = await invoice()
  await endOfTask(us, await us.ok('eInvoice.generate', { documentIds: [gone.id] }))
  await us.inTenant(async (db) => {
    await sql`update e_invoices set status = 'Cancelled', cancelled_at = now(), changed_at = now() where document_id = ${gone.id}`.execute(
      db,
    )
    await sql`update portal_intents set request = '{"isAutomatic": true}', ended_at = now() - interval '2 hours'
      where document_id = ${gone.id}`.execute(db)
  })
  await round()
  await round()
  expect(await kindsOf(gone.number!)).toEqual(['eInvoiceCancelled'])
  const { records } = await us.ok('notification.list', { size: '100' })
  const made = records.filter(({ kind }) => kind === 'eInvoiceGenerated')
  expect(made).toMatchObject([
    { type: 'Success', remark: expect.stringMatching(/^IRNs generated between .*: 1\.$/) },
  ])
  await endOfTask(us, await us.ok('eInvoice.generate', { documentIds: [bad.id] }))
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'EInvoiceNotifications', value: false }],
  })
  await round()
  expect(await kindsOf(bad.number!)).toEqual(['eInvoiceRejected'])
})
