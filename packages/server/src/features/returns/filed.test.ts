import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})

const sale = (date: string, more: Record<string, unknown> = {}) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date,
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '10' }],
  ...more,
})
const mark = (returnPeriod: string, more: Record<string, unknown> = {}) => ({
  entityId: us.entityId,
  returnPeriod,
  filedOn: '2026-11-11',
  ...more,
})
const codesOf = (body: { validationErrors?: Record<string, { code: string }[]> }) =>
  Object.entries(body.validationErrors ?? {}).map(([path, [first]]) => [
    path.replace('Data.', ''),
    first!.code,
  ])
const reasonOf = (reply: { body: { errors?: { message: string }[] } }) => reply.body.errors?.[0]?.message

test('a return is marked with the day and number of its filing, and says so', async () => {
  const { filed: open } = await us.ok('gstr1.summary', { entityId: us.entityId, returnPeriod: '042026' })
  expect(open).toBeNull()
  const reply = await us.ok('gstReturn.markFiled', mark('042026', { arn: 'aa270426123456z' }))
  const filed = { filedOn: '2026-11-11', arn: 'AA270426123456Z', filedBy: 'Asha Rao' }
  expect(reply).toMatchObject(filed)
  const summary = await us.ok('gstr1.summary', { entityId: us.entityId, returnPeriod: '042026' })
  expect(summary.filed).toMatchObject(filed)
  const again = await us.call('gstReturn.markFiled', mark('042026'))
  expect([again.status, reasonOf(again)]).toEqual([
    400,
    'This is not possible now: This return is already marked as filed.',
  ])
})

test('a filed period takes no issue, no edit and no cancelling until its mark is taken back with a reason', async () => {
  const issued = await us.ok('salesInvoice.save', sale('2026-05-10'))
  const later = await us.ok('salesInvoice.save', sale('2026-06-01'))
  const draft = await us.ok('salesInvoice.save', sale('2026-05-11', { status: 'Draft' }))
  await us.ok('gstReturn.markFiled', mark('052026'))

  const attempts = {
    issue: sale('2026-05-31'),
    'issue of a draft': sale('2026-05-11', { id: draft.id, version: draft.version }),
    'moving one in': sale('2026-05-31', { id: later.id, version: later.version }),
  }
  for (const [what, body] of Object.entries(attempts)) {
    const reply = await us.call('salesInvoice.save', body)
    expect([what, reply.status, codesOf(reply.body)]).toEqual([what, 422, [['date', 'DOCU0025']]])
  }
  const edit = { id: issued.id, version: issued.version }
  for (const date of ['2026-05-10', '2026-06-10']) {
    const reply = await us.call('salesInvoice.save', sale(date, edit))
    expect([date, reply.status]).toEqual([date, 400])
  }
  const cancelled = await us.ok('salesInvoice.cancel', { ids: [issued.id], reason: 'Duplicate' })
  expect(cancelled).toMatchObject({ done: [], refused: [{ id: issued.id }] })
  expect((await us.call('salesInvoice.save', sale('2026-06-01'))).status).toBe(200)

  const open = { entityId: us.entityId, returnPeriod: '052026' }
  expect((await us.call('gstReturn.markUnfiled', { ...open, reason: '' })).status).toBe(422)
  await us.ok('gstReturn.markUnfiled', { ...open, reason: 'wrong month' })
  expect((await us.ok('gstr1.summary', open)).filed).toBeNull()
  const after = await us.ok('salesInvoice.cancel', { ids: [issued.id], reason: 'Duplicate' })
  expect(after.done).toEqual([issued.id])
  const twice = await us.call('gstReturn.markUnfiled', { ...open, reason: 'wrong month' })
  expect([twice.status, reasonOf(twice)]).toEqual([
    400,
    'This is not possible now: This return is not marked as filed.',
  ])

  const { entries } = await us.ok('audit.history', { record: 'entity', id: String(us.entityId) })
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'delete', part: 'filedPeriods', reason: 'wrong month', userName: 'Asha Rao' },
    { action: 'create', part: 'filedPeriods' },
  ])
  expect(entries[1]!.changes).toContainEqual(
    expect.objectContaining({ field: '[052026].filedOn', before: null, after: '2026-11-11' }),
  )
})

test('a period that runs, a day of filing before its end or still to come, and a foreign place are refused', async () => {
  const running = await us.call('gstReturn.markFiled', mark('112026'))
  expect(codesOf(running.body)).toEqual([
    ['returnPeriod', 'RETN0001'],
    ['filedOn', 'RETN0002'],
  ])
  const early = await us.call('gstReturn.markFiled', mark('072026', { filedOn: '2026-07-31' }))
  expect(codesOf(early.body)).toEqual([['filedOn', 'RETN0002']])
  const late = await us.call('gstReturn.markFiled', mark('072026', { filedOn: '2026-11-21' }))
  expect(codesOf(late.body).map(([path]) => path)).toEqual(['filedOn'])
  const stranger = await server.makeSubscriber()
  expect((await stranger.call('gstReturn.markFiled', mark('072026'))).status).toBe(404)
  const there = await us.makeUser({ rights: ['RET_FIL'], entityIds: [us.otherEntityId] })
  expect((await there.call('gstReturn.markFiled', mark('072026'))).status).toBe(404)
  const { filed } = await us.ok('gstr1.summary', { entityId: us.entityId, returnPeriod: '072026' })
  expect(filed).toBeNull()
})

test('a quarter is filed as a whole', async () => {
  await us.inTenant((db) =>
    db
      .updateTable('entities')
      .set({ filingFrequency: 'Quarterly' })
      .where('id', '=', us.otherEntityId)
      .execute(),
  )
  const there = { entityId: us.otherEntityId }
  await us.ok('gstReturn.markFiled', mark('092026', there))
  const july = await us.call('salesInvoice.save', sale('2026-07-01', there))
  expect(codesOf(july.body)).toEqual([['date', 'DOCU0025']])
  expect((await us.call('salesInvoice.save', sale('2026-06-30', there))).status).toBe(200)
})

describe('at the same time', () => {
  test('what waits for a mark is refused by it: issue, draft, edit and cancel', async () => {
    const issued = await us.ok('salesInvoice.save', sale('2026-08-10'))
    const other = await us.ok('salesInvoice.save', sale('2026-08-10'))
    const draft = await us.ok('salesInvoice.save', sale('2026-08-11', { status: 'Draft' }))
    const attempts = [
      () => us.call('salesInvoice.save', sale('2026-08-12')),
      () => us.call('salesInvoice.save', sale('2026-08-11', { id: draft.id, version: draft.version })),
      () => us.call('salesInvoice.save', sale('2026-08-10', { id: issued.id, version: issued.version })),
      () => us.call('salesInvoice.cancel', { ids: [other.id], reason: 'Duplicate' }),
    ]
    const started = await us.inTenant(async (db) => {
      await sql`select 1 from entities where id = ${us.entityId} for update`.execute(db)
      await sql`insert into filed_periods (subscriber_id, entity_id, return_type, return_period)
        values (current_subscriber(), ${us.entityId}, 'GSTR1', '082026')`.execute(db)
      const all = attempts.map((attempt) => attempt())
      await waiting(attempts.length)
      return all.map((reply) => ({ reply }))
    })
    const [issue, ofDraft, edit, cancel] = await Promise.all(started.map(({ reply }) => reply))
    expect([issue!.status, ofDraft!.status, edit!.status]).toEqual([422, 422, 400])
    expect(cancel!.body).toMatchObject({ done: [], refused: [{ id: other.id }] })
    const { documentsIssued } = await us.ok('gstr1.summary', {
      entityId: us.entityId,
      returnPeriod: '082026',
    })
    expect(documentsIssued).toBe(2)
  })

  test('a mark waits for what is being written', async () => {
    const marked = await us.inTenant(async (db) => {
      await sql`select 1 from entities where id = ${us.entityId} for key share`.execute(db)
      const reply = us.call('gstReturn.markFiled', mark('092026'))
      await waiting(1)
      return { reply }
    })
    expect((await marked.reply).status).toBe(200)
  })
})

test('the books are locked up to a day, at a GSTIN, its company or the whole account', async () => {
  const there = { entityId: us.otherEntityId }
  const old = await us.ok('salesInvoice.save', sale('2026-10-31', there))
  const received = { entityId: us.otherEntityId, partyId: shop.registered, mode: 'Cash' as const }
  const receipt = await us.ok('paymentIn.save', { ...received, date: '2026-10-31', amount: '5.00' })
  const set = (value: string | null, entityId?: number) =>
    us.call('setting.update', {
      ...(entityId === undefined ? {} : { entityId }),
      settings: [{ name: 'periodLockDate', value }],
    })
  expect((await set('31 October')).status).toBe(422)
  for (const entityId of [us.otherEntityId, us.companyId, undefined]) {
    expect((await set('2026-10-31', entityId)).status).toBeLessThan(300)
    const locked = await us.call('salesInvoice.save', sale('2026-10-31', there))
    expect([entityId, codesOf(locked.body)]).toEqual([entityId, [['date', 'DOCU0024']]])
    const cancel = await us.ok('salesInvoice.cancel', { ids: [old.id], reason: 'Duplicate' })
    expect(cancel.refused).toHaveLength(1)
    expect(
      (await us.call('paymentIn.save', { ...received, date: '2026-10-31', amount: '5.00' })).status,
    ).toBe(422)
    const undo = await us.ok('paymentIn.cancel', { ids: [receipt.id], reason: 'Bounced' })
    expect(undo.refused).toHaveLength(1)
    expect((await us.call('salesInvoice.save', sale('2026-11-01', there))).status).toBe(200)
    expect((await set(null, entityId)).status).toBeLessThan(300)
  }
  expect((await us.ok('salesInvoice.cancel', { ids: [old.id], reason: 'Duplicate' })).done).toEqual([old.id])
})

/** Until so many requests wait for a lock of the database. */
async function waiting(count: number) {
  for (;;) {
    const { rows } = await us.inTenant((db) =>
      sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
    )
    if (rows[0]!.count >= count) return
  }
}
