import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { seedSubscriber } from '../companies/index.ts'

let server: SharedTestServer
let shop: TestSubscriber
let stranger: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T06:00:00Z')
  shop = await server.makeSubscriber()
  stranger = await server.makeSubscriber()
  await shop.inTenant(seedSubscriber)
})

const counter = {
  name: 'Counter sales',
  code: 'CTR',
  documentKind: 'salesInvoice' as const,
  prefix: 'CTR',
  yearStyle: 'short' as const,
}
const properties = (reply: { body: any }) => Object.keys(reply.body.validationErrors ?? {}).sort()

describe('a series', () => {
  test('shows the number the next document would get', async () => {
    const { id } = await shop.ok('series.save', { ...counter, startNumber: 7, width: 5 })
    expect(await shop.ok('series.detail', { id })).toMatchObject({
      nextNumber: 'CTR/2627/00007',
      isDefault: false,
    })
    await shop.inTenant((db) => sql`select take_number(${id}, ${shop.entityId}, '2026-27', 7)`.execute(db))
    expect((await shop.ok('series.detail', { id })).nextNumber).toBe('CTR/2627/00008')
  })

  test('says the next number of each GSTIN that counts for itself, of those the reader sees', async () => {
    const { id } = await shop.ok('series.save', {
      ...counter,
      name: 'Two places',
      code: 'TWO',
      prefix: 'TWO',
    })
    const take = (entityId: number) =>
      shop.inTenant((db) => sql`select take_number(${id}, ${entityId}, '2026-27', 1)`.execute(db))
    await take(shop.entityId)
    await take(shop.entityId)
    await take(shop.otherEntityId)
    const rows = async (who: Pick<TestSubscriber, 'ok'>) =>
      (await who.ok('series.search', { keyword: 'TWO' })).records[0]?.nextByGstin
    expect(await rows(shop)).toEqual([
      { entityName: 'Acme Bengaluru', number: 'TWO/2627/0002' },
      { entityName: 'Acme Mumbai', number: 'TWO/2627/0003' },
    ])
    const clerk = await shop.makeUser({ rights: ['SER_SH_VW'], entityIds: [shop.otherEntityId] })
    expect(await rows(clerk)).toEqual([{ entityName: 'Acme Bengaluru', number: 'TWO/2627/0002' }])
  })

  test('must fit sixteen characters for the whole year', async () => {
    const reply = await shop.call('series.save', { ...counter, code: 'LONG', prefix: 'MUMBAI-SHO', width: 6 })
    expect(properties(reply)).toEqual(['Data.width'])
    expect(reply.body.validationErrors['Data.width'][0].message).toContain('MUMBAI-SHO/2627/')
  })

  test('must not begin with nought or a sign', async () => {
    expect(properties(await shop.call('series.save', { ...counter, code: 'Z', prefix: '-A' }))).toEqual([
      'Data.prefix',
    ])
    expect(
      properties(await shop.call('series.save', { name: 'Bare', code: 'B', documentKind: 'salesInvoice' })),
    ).toEqual(['Data.prefix'])
  })

  test('makes no numbers that another one makes', async () => {
    const reply = await shop.call('series.save', { ...counter, code: 'INV2', prefix: 'inv' })
    expect(properties(reply)).toEqual(['Data.prefix'])
    expect(reply.body.validationErrors['Data.prefix'][0].message).toContain('Sales invoices')
  })

  test('characters are those of the rule', async () => {
    const reply = await shop.call('series.save', { ...counter, name: 'INV_1', code: 'A B', prefix: 'A.B' })
    expect(properties(reply)).toEqual(['Data.code', 'Data.name', 'Data.prefix'])
  })

  test('that has given numbers keeps its kind and is not removed', async () => {
    const { id, version } = await shop.ok('series.save', { ...counter, code: 'USED', prefix: 'USD' })
    await shop.inTenant((db) => sql`select take_number(${id}, ${shop.entityId}, '2026-27', 1)`.execute(db))
    const reply = await shop.call('series.save', {
      ...counter,
      id,
      version,
      code: 'USED',
      prefix: 'USD',
      documentKind: 'salesOrder',
    })
    expect(properties(reply)).toEqual(['Data.documentKind'])
    expect((await shop.ok('series.delete', { ids: [id] })).refused).toHaveLength(1)
  })

  test('of another subscriber is not found', async () => {
    const { id } = await shop.ok('series.save', { ...counter, code: 'MINE', prefix: 'MIN' })
    expect((await stranger.call('series.detail', { id })).status).toBe(404)
    expect(
      (await stranger.call('seriesAllocation.save', { seriesId: id, entityId: stranger.entityId })).status,
    ).toBe(422)
    expect(
      (await stranger.call('seriesAllocation.save', { seriesId: id, entityId: shop.entityId })).status,
    ).toBe(404)
  })
})

describe('allocation', () => {
  test('the most specific series comes first, and one is the default of a scope', async () => {
    const choose = (entityId: number) =>
      shop.ok('series.choices', { entityId, documentKind: 'salesOrder', date: '2026-11-20' })
    expect((await choose(shop.entityId))[0]).toMatchObject({ nextNumber: 'SO/2627/0001', isDefault: true })
    const here = await shop.ok('series.save', {
      ...counter,
      name: 'Mumbai orders',
      code: 'MUM',
      prefix: 'MUM',
      documentKind: 'salesOrder',
    })
    const mine = await shop.ok('series.save', {
      ...counter,
      name: 'My orders',
      code: 'MY',
      prefix: 'MY',
      documentKind: 'salesOrder',
    })
    const first = await shop.ok('seriesAllocation.save', { seriesId: here.id, entityId: shop.entityId })
    await shop.ok('seriesAllocation.save', { seriesId: mine.id, entityId: shop.entityId, userId: shop.id })
    expect((await choose(shop.entityId)).map((row) => row.id).slice(0, 2)).toEqual([mine.id, here.id])
    expect((await choose(shop.otherEntityId)).map((row) => row.name)).toEqual(['Sales orders'])

    const second = await shop.ok('series.save', {
      ...counter,
      name: 'Other',
      code: 'OTH',
      prefix: 'OTH',
      documentKind: 'salesOrder',
    })
    await shop.ok('seriesAllocation.save', { seriesId: second.id, entityId: shop.entityId })
    const list = (await shop.ok('seriesAllocation.search', { documentKinds: ['salesOrder'] })).records
    expect(
      list.filter((row) => row.userId === undefined && row.isDefault).map((row) => row.seriesId),
    ).toEqual([second.id])

    const twice = await shop.call('seriesAllocation.save', { seriesId: here.id, entityId: shop.entityId })
    expect(properties(twice)).toEqual(['Data.seriesId'])
    // Switched off, the series no longer serves the GSTIN; another subscriber's hand does not reach it.
    expect(
      (await stranger.ok('seriesAllocation.updateStatus', { ids: [first.id], status: 'Inactive' })).done,
    ).toEqual([])
    await shop.ok('seriesAllocation.updateStatus', { ids: [first.id], status: 'Inactive' })
    expect((await shop.ok('seriesAllocation.detail', { id: first.id })).status).toBe('Inactive')
    expect((await shop.ok('seriesAllocation.search', { keyword: 'my orders' })).total).toBe(1)
    const file = await shop.call('seriesAllocation.export', { format: 'csv' })
    expect(file.bytes.toString()).toContain('My orders,MY,')
    expect((await shop.ok('seriesAllocation.users')).map((user) => user.id)).toContain(shop.id)
    expect((await shop.ok('seriesAllocation.delete', { ids: [first.id, 999_999] })).done).toEqual([first.id])
  })

  test('belongs to a GSTIN the user sees', async () => {
    const clerk = await shop.makeUser({
      rights: ['SRA_AD', 'SRA_SH_VW', 'SER_SH_VW'],
      entityIds: [shop.entityId],
    })
    const { id } = await shop.ok('series.save', { ...counter, code: 'CLK', prefix: 'CLK' })
    expect(
      (await clerk.call('seriesAllocation.save', { seriesId: id, entityId: shop.otherEntityId })).status,
    ).toBe(404)
    expect(
      (await clerk.call('seriesAllocation.save', { seriesId: id, entityId: shop.entityId })).status,
    ).toBe(200)
    expect(
      (await clerk.call('series.choices', { entityId: shop.otherEntityId, documentKind: 'salesInvoice' }))
        .status,
    ).toBe(404)
  })
})

test('the gap certificate names what is missing between the first number and the last', async () => {
  const { id } = await shop.ok('series.save', { ...counter, code: 'GAP', prefix: 'GAP' })
  const party = (await shop.ok('party.pick', { text: 'cash' }))[0]!.id
  await shop.inTenant((db) =>
    sql`
    insert into documents (subscriber_id, kind, type_code, number_scope, status, entity_id, series_id, sequence_number, number, number_key, financial_year,
      return_period, date, party_id, party_name)
    select current_subscriber(), 'salesInvoice', 'I', 'INV', case n when 2 then 'Cancelled' else 'Active' end, ${shop.entityId}, ${id}, n,
      'GAP/2627/000' || n, 'GAP/2627/000' || n, '2026-27', '112026', '2026-11-20', ${party}, 'Cash Retail' from unnest(array[1, 2, 3, 6]) n`.execute(
      db,
    ),
  )
  const register = await shop.ok('series.register', { id, financialYear: '2026-27' })
  expect(register.entities).toEqual([
    {
      entityId: shop.entityId,
      entityName: 'Acme Mumbai',
      first: 'GAP/2627/0001',
      last: 'GAP/2627/0006',
      issued: 4,
      cancelled: 1,
      cancelledNumbers: [{ number: 'GAP/2627/0002', reason: null }],
      gaps: [
        {
          from: 'GAP/2627/0004',
          to: 'GAP/2627/0005',
          count: 2,
          cause: expect.stringContaining('no document'),
        },
      ],
    },
  ])
  expect((await shop.ok('series.register', { id, financialYear: '2025-26' })).entities).toEqual([])
})
