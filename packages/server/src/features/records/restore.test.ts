import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gstinOf, startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber, TestUser } from '../../../test/call-helpers.ts'
import { restorable } from './index.ts'

let server: TestServer
let us: TestSubscriber
let stranger: TestSubscriber
let clerk: TestUser
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
  stranger = await server.makeSubscriber()
  clerk = await us.makeUser({ rights: ['SIN_SH_VW'] })
})
afterAll(() => server?.stop())

type Make = (shop: TestSubscriber) => object | Promise<object>
const series = { documentKind: 'salesInvoice', width: 4 }
const bolt = {
  kind: 'Item',
  supply: 'Goods',
  hsn: '73181500',
  uqc: 'NOS',
  taxCategory: 'Taxable',
  taxRate: '18',
}

const panOf = async (shop: TestSubscriber) =>
  (await shop.ok('entity.detail', { id: String(shop.companyId) })).registrationNumber!

/** Every resource whose records are deleted and restored: a body, and the field that a later one takes. */
const resources: readonly (readonly [resource: string, make: Make, taken: string])[] = [
  ['party', () => ({ name: 'Gone Traders', code: 'GONE', role: 'Customer', taxpayerType: 'UNREG' }), 'Code'],
  ['item', () => ({ ...bolt, name: 'Gone bolt', code: 'GB1', sellingPrice: '1' }), 'Code'],
  ['category', () => ({ name: 'Gone category' }), 'Name'],
  ['unit', () => ({ code: 'GNE', uqc: 'NOS' }), 'Code'],
  ['taxRate', () => ({ text: '7.5', rate: '7.5' }), 'Text'],
  ['hsnSac', () => ({ code: '84145120', description: 'Gone fans', kind: 'HSN' }), 'Code'],
  ['series', () => ({ ...series, name: 'Gone series', code: 'GON', prefix: 'GON' }), 'Code'],
  ['vendor', () => ({ name: 'Gone vendor', gstin: gstinOf('27', 'AABCV1234G') }), 'GSTIN'],
  ['ipAddress', () => ({ address: '203.0.113.0/24' }), 'Address'],
  ['department', ({ entityId }) => ({ name: 'Gone desk', entityId }), 'Name'],
  ['accountGroup', () => ({ name: 'Gone group', group: 'bank' }), 'Name'],
  ['ledgerAccount', () => ({ name: 'Gone account', group: 'bank' }), 'Name'],
  ['role', () => ({ name: 'Gone role', rights: ['PTY_SH_VW'] }), 'Name'],
  [
    'user',
    () => ({
      firstName: 'Gone',
      userName: 'gone@sales.example',
      emailAddress: 'gone@sales.example',
      userType: 'Normal',
    }),
    'User name',
  ],
  [
    'emailTemplate',
    () => ({ event: 'signInCode', language: 'hi', subject: 'Gone {{code}}', body: 'Code {{code}}' }),
    'Mail',
  ],
  [
    'seriesAllocation',
    async (shop) => {
      const made = await shop.call('series.save', {
        ...series,
        name: 'Kept',
        code: 'KEP',
        prefix: 'KEP',
      } as AnyBody)
      const [kept] = (await shop.ok('series.search', { keyword: 'Kept' })).records
      return { seriesId: made.body.response?.id ?? kept!.id, entityId: shop.entityId }
    },
    'Series',
  ],
  [
    'entity',
    async (shop) => ({
      entityType: 'Entity',
      parentEntityId: shop.companyId,
      entityName: 'Gone place',
      vrn: gstinOf('19', await panOf(shop)),
    }),
    'GSTIN',
  ],
]

const call = (name: string, input: object) => us.call(name as AnyBody, input as AnyBody)
const ok = (name: string, input: object): Promise<AnyBody> => us.ok(name as AnyBody, input as AnyBody)
const set = (resource: string, id: number, status: string) =>
  ok(`${resource}.updateStatus`, { ids: [id], status, reason: 'by mistake' })
const listed = async (resource: string, id: number, statuses?: readonly string[]) => {
  const { records } = await ok(`${resource}.search`, { size: 500, ...(statuses ? { statuses } : {}) })
  return records.some((row: { id: number; templateId?: number }) => row.id === id || row.templateId === id)
}

describe.each(resources)('B-T-003: a deleted %s', (resource, make, taken) => {
  test('is listed where deleted ones are asked for, is read, and comes back as it was', async () => {
    const body = await make(us)
    const { id } = await ok(`${resource}.save`, body)
    await ok(`${resource}.delete`, { ids: [id] })
    expect([await listed(resource, id), await listed(resource, id, ['Active'])]).toEqual([false, false])
    expect(await listed(resource, id, ['Delete'])).toBe(true)
    expect(await ok(`${resource}.detail`, { id: String(id) })).toMatchObject({ id, status: 'Delete' })
    // Neither switched on nor changed while it is deleted.
    expect((await set(resource, id, 'Active')).refused).toMatchObject([{ id, code: 'MAST0028' }])
    expect((await call(`${resource}.save`, { ...body, id, version: 2 })).status).toBe(404)

    expect(await set(resource, id, 'Undelete')).toEqual({ done: [id], refused: [] })
    expect([await listed(resource, id), await listed(resource, id, ['Delete'])]).toEqual([true, false])
    expect(await ok(`${resource}.detail`, { id: String(id) })).toMatchObject({
      id,
      status: 'Active',
      version: 3,
    })
    expect((await set(resource, id, 'Undelete')).done).toEqual([id])
    expect((await ok(`${resource}.detail`, { id: String(id) })).version).toBe(3)
    await ok(`${resource}.delete`, { ids: [id] })
  })

  test('stays deleted while another has what it was known by, and the refusal names the field', async () => {
    const body = await make(us)
    const { id } = await ok(`${resource}.save`, body)
    await ok(`${resource}.delete`, { ids: [id] })
    const other = await ok(`${resource}.save`, body)
    const { done, refused } = await set(resource, id, 'Undelete')
    expect(done).toEqual([])
    expect(refused).toMatchObject([{ id, code: 'MAST0091' }])
    expect(refused[0].message).toMatch(new RegExp(`^${taken}: `))
    await ok(`${resource}.delete`, { ids: [other.id] })
    // Of two that were the same, one comes back.
    const both = await ok(`${resource}.updateStatus`, {
      ids: [id, other.id],
      status: 'Undelete',
      reason: 'x',
    })
    expect([both.done, both.refused[0].code]).toEqual([[id], 'MAST0091'])
    await ok(`${resource}.delete`, { ids: [id] })
  })

  test('of another account is not there, and without the right nothing comes back', async () => {
    const { id } = await ok(`${resource}.save`, await make(us))
    await ok(`${resource}.delete`, { ids: [id] })
    const asked = { ids: [id], status: 'Undelete', reason: 'mine' } as AnyBody
    const reply = await stranger.call(`${resource}.updateStatus` as AnyBody, asked)
    expect(reply.body.response?.done ?? reply.body.done ?? []).toEqual([])
    expect((await clerk.call(`${resource}.updateStatus` as AnyBody, asked)).status).toBe(403)
  })
})

test('a record whose category, unit or place is deleted waits for that', async () => {
  const { id: categoryId } = await ok('category.save', { name: 'Above' })
  const { id: below } = await ok('category.save', { name: 'Below', parentCategoryId: categoryId })
  const { id: item } = await ok('item.save', {
    ...bolt,
    name: 'Bolt of below',
    sellingPrice: '1',
    categoryId: below,
  })
  await ok('item.delete', { ids: [item] })
  await ok('category.delete', { ids: [categoryId, below] })
  const { refused } = await set('item', item, 'Undelete')
  expect(refused).toMatchObject([{ code: 'MAST0092' }])
  expect(refused[0].message).toContain('Restore Below first.')
  expect((await set('category', below, 'Undelete')).refused).toMatchObject([{ code: 'MAST0092' }])
  const { done } = await ok('category.updateStatus', { ids: [below, categoryId], status: 'Undelete' })
  expect(new Set(done)).toEqual(new Set([categoryId, below]))
  expect((await set('item', item, 'Undelete')).done).toEqual([item])
})

test('a deleted record is offered in no form, and the trail keeps that it came back', async () => {
  const body = { name: 'Picked Traders', role: 'Customer', taxpayerType: 'UNREG' }
  const { id } = await ok('party.save', body)
  await ok('party.delete', { ids: [id] })
  expect(await ok('party.pick', { text: 'picked' })).toEqual([])
  await set('party', id, 'Undelete')
  expect((await ok('party.pick', { text: 'picked' })).map((row: { id: number }) => row.id)).toEqual([id])
  const { entries } = await ok('audit.history', { record: 'party', id: String(id) })
  expect(JSON.stringify(entries[0])).toContain('Delete')
  expect(entries).toHaveLength(3)
})

test('a place comes back with the series that were deleted with it', async () => {
  const { id } = await ok('entity.save', {
    entityType: 'Entity',
    parentEntityId: us.companyId,
    entityName: 'Back again',
    vrn: gstinOf('33', await panOf(us)),
  })
  const { id: seriesId } = await ok('series.save', { ...series, name: 'Its own', code: 'ITS', prefix: 'ITS' })
  const { id: allocation } = await ok('seriesAllocation.save', { seriesId, entityId: id })
  await ok('entity.delete', { ids: [id] })
  expect(
    (await ok('seriesAllocation.detail', { id: String(allocation) }).catch(() => undefined))?.status,
  ).not.toBe('Active')
  await set('entity', id, 'Undelete')
  expect((await ok('seriesAllocation.detail', { id: String(allocation) })).status).toBe('Active')
})

test('every unique index over records that are not deleted is known to the restoring', async () => {
  const { rows } = await us.inTenant((db) =>
    sql<{ indexname: string }>`select indexname from pg_indexes
      where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' and indexdef like '%Delete%'
        and tablename not in ('documents', 'custom_fields')`.execute(db),
  )
  const known = Object.values(restorable).flatMap(({ unique }) => unique.flatMap(({ index }) => index ?? []))
  expect(rows.map(({ indexname }) => indexname).toSorted()).toEqual(known.toSorted())
})
