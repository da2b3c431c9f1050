import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { sql } from 'kysely'
import { notify } from './notify.ts'
import type { Notice } from './notify.ts'

let server: SharedTestServer
let us: TestSubscriber
let others: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  us = await server.makeSubscriber()
  others = await server.makeSubscriber()
})

const notice = (eventKey: string, entityId = us.entityId, more: Partial<Notice> = {}): Notice => ({
  kind: 'eWayEndsSoon',
  entityId,
  eventKey,
  params: { ewbNo: '391004527718', number: 'INV/1', until: '22/11/2026 23:59' },
  target: { screen: 'eWayBill', documentId: 7, billId: 3, number: 'INV/1' },
  ...more,
})
const tell = (...notices: Notice[]) => us.inTenant((db) => notify(db, us.subscriberId, notices))

test('an event is notified once, in the language of the reader, and marked as read', async () => {
  expect(await tell(notice('a'))).toBe(1)
  expect(await tell(notice('a'), notice('b', us.entityId, { kind: 'eInvoiceRejected' }))).toBe(1)
  const list = await us.ok('notification.list')
  expect([list.unread, list.hasMore]).toEqual([2, false])
  expect(list.records).toMatchObject([
    { kind: 'eInvoiceRejected', type: 'Error', subject: 'E-invoice rejected by the portal' },
    { kind: 'eWayEndsSoon', type: 'Warning', target: { billId: 3 }, readAt: null },
  ])
  expect(list.records[1]!.remark).toContain('391004527718 of INV/1 is valid until 22/11/2026 23:59')
  const hindi = await us.call('notification.list', {}, { headers: { 'culture-name': 'hi-IN' } })
  expect(hindi.body.records[1].subject).toBe('ई-वे बिल 8 घंटे में ख़त्म')
  expect(await us.ok('notification.markRead', { ids: [list.records[0]!.id] })).toEqual({ unread: 1 })
  expect((await us.ok('notification.list', { unread: 'true' })).records.length).toBe(1)
  const next = await us.ok('notification.list', { before: String(list.records[0]!.id), size: '1' })
  expect(next.records.map(({ kind }) => kind)).toEqual(['eWayEndsSoon'])
  expect(await us.ok('notification.markRead', {})).toEqual({ unread: 0 })
})

test('two that find the same event at the same time notify once', async () => {
  const told = await Promise.all([tell(notice('twice')), tell(notice('twice')), tell(notice('twice'))])
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(1)
})

test('only users who may see the record are notified, and no user reads the notices of another', async () => {
  const there = await us.makeUser({ rights: ['EWB_SH_VW'], entityIds: [us.otherEntityId] })
  const here = await us.makeUser({ rights: ['EWB_SH_VW'], entityIds: [us.entityId] })
  const without = await us.makeUser({ rights: ['EIN_SH_VW'] })
  await tell(notice('rights'))
  expect(await here.ok('notification.count')).toEqual({ unread: 1 })
  expect(await there.ok('notification.count')).toEqual({ unread: 0 })
  expect(await without.ok('notification.count')).toEqual({ unread: 0 })
  expect(await others.ok('notification.count')).toEqual({ unread: 0 })
  const [mine] = (await here.ok('notification.list')).records
  await without.ok('notification.markRead', { ids: [mine!.id] })
  await others.ok('notification.markRead', { ids: [mine!.id] })
  expect(await here.ok('notification.count')).toEqual({ unread: 1 })
})

test('a GSTIN whose switch is off notifies nothing', async () => {
  const { entityId } = us
  await us.ok('setting.update', { entityId, settings: [{ name: 'eWayBillNotifications', value: false }] })
  expect(await tell(notice('off'))).toBe(0)
  expect(await tell(notice('off'), notice('off2', us.otherEntityId))).toBeGreaterThan(0)
  await us.ok('setting.update', { entityId, settings: [{ name: 'eWayBillNotifications', value: null }] })
  expect(await tell(notice('off'))).toBeGreaterThan(0)
})

test('with the switch for mails each reader gets one for all that is new', async () => {
  const mails = () =>
    us.inTenant(async (db) => {
      const { rows } = await sql<{ recipients: string[]; subject: string; textBody: string }>`
        select recipients, subject, text_body from mails where subscriber_id = current_subscriber() and event = 'notification' order by id`.execute(
        db,
      )
      return rows
    })
  await tell(notice('silent'))
  expect(await mails()).toEqual([])
  await us.ok('setting.update', { settings: [{ name: 'notificationMails', value: true }] })
  const told = await tell(notice('mail 1'), notice('mail 2', us.entityId, { kind: 'eInvoiceRejected' }))
  const sent = await mails()
  expect(sent.length).toBeLessThan(told)
  const mine = sent.find(({ subject }) => subject === 'Notifications: 2')!
  expect(mine.textBody).toContain('391004527718 of INV/1 is valid until')
  expect(mine.textBody).toContain('INV/1 did not get an IRN')
  await tell(notice('mail 1'))
  expect((await mails()).length).toBe(sent.length)
})
