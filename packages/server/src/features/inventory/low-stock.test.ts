import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { TestSubscriber } from '../../../test/call-helpers.ts'
import { seedSubscriber } from '../companies/index.ts'
import { notify } from '../notifications/index.ts'
import { lowStockNotices } from './index.ts'

let us: TestSubscriber
const date = addDays(istDateOf(Date.now()), -1)
const day = addDays(istDateOf(Date.now()), 1)

beforeAll(async () => {
  const server = await sharedTestServer()
  us = await server.makeSubscriber()
  await us.inTenant(seedSubscriber)
  const item = (name: string, reorderLevel?: string) =>
    us.ok('item.save', {
      name,
      hsn: '73181500',
      uqc: 'NOS',
      sellingPrice: '10',
      taxRate: '18',
      ...(reorderLevel ? { reorderLevel } : {}),
    })
  const ids = [
    await item('Bolt', '10'),
    await item('Nut', '5'),
    await item('Washer', '4'),
    await item('Rivet'),
  ]
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [
      { name: 'EnableStockInventory', value: true },
      { name: 'StockSince', value: date },
    ],
  })
  await us.ok('inventory.saveOpeningStocks', {
    entityId: us.entityId,
    date,
    // One far below its level, one at it, one above it, one without.
    stocks: ['2', '5', '4.001', '1'].map((quantity, index) => ({
      itemId: ids[index]!.id,
      quantity,
      value: '1',
    })),
  })
})

const toDo = async (who: TestSubscriber | Awaited<ReturnType<TestSubscriber['makeUser']>>) =>
  (await who.ok('dashboard.summary', {})).todo.find(({ key }) => key === 'todo.lowStock')

test('the dashboard counts what is at or below its level, and its list has the same items', async () => {
  expect(await toDo(us)).toMatchObject({ count: 2, path: 'stock-report?view=low&groupBy=item' })
  const { records } = await us.ok('inventory.search', { view: 'low', groupBy: 'item', sort: 'itemName ASC' })
  expect(records.map(({ itemName }) => itemName)).toEqual(['Bolt', 'Nut'])
})

test('users without the right to see stock get nothing of it', async () => {
  expect(await toDo(await us.makeUser({ rights: ['SIN_SH_VW'] }))).toBeUndefined()
})

test('the notice of a day is sent at eight in India, once, unless it is switched off', async () => {
  const told = (time: string) =>
    us.inTenant((db) => lowStockNotices(db, [us.entityId], new Date(`${day}T${time}+05:30`)))
  expect(await told('07:59:59')).toEqual([])
  const notices = await told('08:00:01')
  expect(notices).toMatchObject([
    { kind: 'lowStock', params: { count: '2', item: 'Bolt (2 NOS), Nut (5 NOS)' } },
  ])
  const set = (value: boolean | null) =>
    us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'LowStockNotices', value }] })
  const sent = () => us.inTenant((db) => notify(db, us.subscriberId, notices))
  await set(false)
  expect(await sent()).toBe(0)
  await set(null)
  expect(await sent()).toBeGreaterThan(0)
  expect(await sent()).toBe(0)
})

test('the mail of the morning names what is low, in the language of its reader, with the way to the list', async () => {
  await us.ok('setting.update', { settings: [{ name: 'notificationMails', value: true }] })
  for (const [culture, words] of [
    ['en-IN', /2 items are at or below their reorder level: Bolt \(2 NOS\), Nut \(5 NOS\)\./],
    ['ar', /2 أصناف عند حد إعادة الطلب أو دونه: .?Bolt/],
    ['hi', /2 आइटम दोबारा ऑर्डर के स्तर पर या उससे कम हैं: .?Bolt/],
  ] as const) {
    const sent = await us.inTenant(async (db) => {
      await sql`update users set culture_name = ${culture} where subscriber_id = current_subscriber()`.execute(
        db,
      )
      const notices = await lowStockNotices(db, [us.entityId], new Date(`${day}T09:00:00+05:30`))
      const fresh = notices.map((notice) => ({ ...notice, eventKey: `${notice.eventKey} ${culture}` }))
      await notify(db, us.subscriberId, fresh, 'https://books.example')
      const { rows } = await sql<{ textBody: string }>`select text_body from mails
        where subscriber_id = current_subscriber() and event = 'notification' order by id desc limit 1`.execute(
        db,
      )
      return rows[0]!.textBody
    })
    expect(sent).toMatch(words)
    expect(sent).toMatch(/\nhttps:\/\/books\.example\/\d+\/stock-report\?view=low&groupBy=item/)
  }
})

test('where stock is no longer kept nothing is low', async () => {
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'EnableStockInventory', value: false }],
  })
  expect(await toDo(us)).toBeUndefined()
})
