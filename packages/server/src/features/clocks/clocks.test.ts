import { addDays, addMonths, istDateOf } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyForEInvoices, startPortalWorld, until } from '../../../test/portal-world.ts'
import type { PortalWorld } from '../../../test/portal-world.ts'
import { notify } from '../notifications/index.ts'
import { digestNotices } from './index.ts'

let world: PortalWorld
/** What the product's clock is ahead. */
let aheadMs = 0
const now = () => new Date(Date.now() + aheadMs)

beforeAll(async () => {
  world = await startPortalWorld({
    clock: now,
    buyer: { city: 'Pune', stateCode: '27', pincode: '411001' },
    quantity: '10',
  })
  await readyForEInvoices(world)
})
afterAll(() => world?.stop())

const search = (more: object = {}) => world.us.ok('legalClock.search', { sort: 'until ASC', ...more })
const kindsOf = async (kind: 'irnCancel' | 'irnReport' | 'lut' | 'gstr1' | 'gstr3b') =>
  (await search({ kinds: [kind] })).records

test('an IRN can be cancelled for a day to the second, and its clock goes with it', async () => {
  const { us, invoice } = world
  const { id, number } = await invoice()
  await us.ok('eInvoice.generate', { documentIds: [id] })
  const { cancelBy } = await until(
    () => us.ok('eInvoice.detail', { documentId: String(id) }),
    ({ status }) => status === 'Generated',
  )
  const [clock] = await kindsOf('irnCancel')
  expect(clock).toMatchObject({
    subject: number,
    state: 'Open',
    until: cancelBy,
    path: `view-sales-invoice/${id}?tab=eInvoice`,
  })
  aheadMs = Date.parse(cancelBy!) - 2000 - Date.now()
  expect((await kindsOf('irnCancel'))[0]!.state).toBe('Soon')
  aheadMs = Date.parse(cancelBy!) + 1000 - Date.now()
  expect(await kindsOf('irnCancel')).toEqual([])
  aheadMs = 0
})

test('the thirty days bind where the turnover does, and are shown when they are over', async () => {
  const { us, invoice } = world
  const { id } = await invoice()
  expect(await kindsOf('irnReport')).toEqual([])
  await us.inTenant((db) =>
    sql`update entities set turnover = 200000000 where id = ${us.entityId}`.execute(db),
  )
  const [open] = await kindsOf('irnReport')
  const lastDay = addDays(istDateOf(Date.now()), 30)
  expect(open).toMatchObject({
    state: 'Open',
    until: new Date(`${lastDay}T23:59:59.999+05:30`).toISOString(),
  })
  aheadMs = Date.parse(open!.until) - 3000 - Date.now()
  expect((await kindsOf('irnReport'))[0]!.state).toBe('Soon')
  aheadMs = Date.parse(open!.until) + 1000 - Date.now()
  expect((await kindsOf('irnReport'))[0]!.state).toBe('Over')
  aheadMs = 0
  expect((await search({ keyword: 'nobody of this name' })).total).toBe(0)
  expect((await search({ states: ['Open'], size: 1 })).records.length).toBe(1)
  expect(id).toBeGreaterThan(0)
})

test('a letter of undertaking near its end and a return that is due are on the calendar', async () => {
  const { us } = world
  const validTo = addDays(istDateOf(Date.now()), 20)
  await us.inTenant((db) =>
    sql`update entities set luts = ${JSON.stringify([{ number: 'AD290426000123X', validFrom: '2026-04-01', validTo }])}::jsonb
      where id = ${us.entityId}`.execute(db),
  )
  expect((await kindsOf('lut'))[0]).toMatchObject({ subject: 'AD290426000123X', state: 'Soon' })
  const returns = await kindsOf('gstr1')
  expect(returns.length).toBeGreaterThan(0)
  expect(returns[0]!.path).toBe(
    `gstr1-report?entityId=${us.entityId}&period=${/\d{6}$/.exec(returns[0]!.path)![0]}`,
  )
  const [next] = await kindsOf('gstr3b')
  expect([next!.subject, next!.until > returns[0]!.until]).toEqual([returns[0]!.subject, true])
  expect(next!.path).toMatch(new RegExp(`^returns/gstr3b/\\d{6}\\?entityId=${us.entityId}$`))
})

test('a return that was not filed stays on the calendar when the next periods end, until it is filed', async () => {
  const { us } = world
  const ours = async () =>
    (await kindsOf('gstr1')).filter(({ path }) => path.includes(`entityId=${us.entityId}&`))
  const periods = async () => (await ours()).map(({ subject }) => subject)
  const [newest] = await periods()
  const firstOfMonth = `${istDateOf(Date.now()).slice(0, 8)}01`
  aheadMs = Date.parse(`${addMonths(firstOfMonth, 2)}T12:00:00+05:30`) - Date.now()
  try {
    // This month and the next have ended by then. The one before ended before the GSTIN was added: nobody knows whether it was filed.
    const later = await periods()
    expect(later.length).toBe(2)
    expect(later).not.toContain(newest)
    expect((await ours())[0]!.state).toBe('Over')
    const filed = (path: string) =>
      us.inTenant((db) =>
        sql`insert into filed_periods (subscriber_id, entity_id, return_type, return_period, filed_on)
          values (current_subscriber(), ${us.entityId}, 'GSTR1', ${/\d{6}$/.exec(path)![0]}, current_date)`.execute(
          db,
        ),
      )
    const [first, second] = await ours()
    await filed(first!.path)
    expect(await periods()).toEqual([second!.subject])
    await filed(second!.path)
    expect(await periods()).toEqual([])
    // The portal takes none before an earlier one: of a quarter that was filed as one, no month is late.
    await us.inTenant((db) =>
      sql`delete from filed_periods where entity_id = ${us.entityId} and return_period = ${/\d{6}$/.exec(first!.path)![0]}`.execute(
        db,
      ),
    )
    expect(await periods()).toEqual([])
  } finally {
    aheadMs = 0
  }
})

test('a user without the right to a portal does not see its deadlines', async () => {
  const { us } = world
  const user = await us.makeUser({ rights: ['REP_GSTR1'] })
  const kinds = new Set(
    (await user.ok('legalClock.search', { sort: 'until ASC' })).records.map(({ kind }) => kind),
  )
  expect([...kinds].filter((kind) => kind.startsWith('irn') || kind.startsWith('eway'))).toEqual([])
  const nobody = await us.makeUser({ rights: ['PTY_SH_VW'] })
  expect((await nobody.call('legalClock.search', { sort: 'until ASC' })).status).toBe(403)
})

test('the digest of a day is sent at eight in India, with what expires soon', async () => {
  const { us } = world
  const day = addDays(istDateOf(Date.now()), 1)
  const told = (time: string) =>
    us.inTenant((db) => digestNotices(db, [us.entityId], new Date(`${day}T${time}+05:30`)))
  expect(await told('07:59:59')).toEqual([])
  const digest = await told('08:00:01')
  expect(digest).toMatchObject([
    { kind: 'legalClocks', eventKey: `clocks:${us.entityId}:${day}`, params: { subject: 'AD290426000123X' } },
  ])
  const set = (value: boolean | null) =>
    us.ok('setting.update', { entityId: us.entityId, settings: [{ name: 'LegalClockDigest', value }] })
  const sent = () => us.inTenant((db) => notify(db, us.subscriberId, digest))
  await set(false)
  expect(await sent()).toBe(0)
  await set(null)
  expect(await sent()).toBeGreaterThan(0)
})
