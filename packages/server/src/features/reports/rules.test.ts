import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { documentRoutes } from '../documents/routes.ts'
import { gstr1Routes } from '../returns/routes.ts'
import { ruleRoutes } from './routes.ts'

let server: TestServer
let us: TestSubscriber
let them: TestSubscriber
let shop: Shop

beforeAll(async () => {
  server = await startTestServer({
    routeGroups: [ruleRoutes, ...documentRoutes, gstr1Routes],
    clock: () => new Date('2026-11-20T10:00:00Z'),
  })
  us = await server.makeSubscriber()
  them = await server.makeSubscriber()
  shop = await stockShop(us)
})
afterAll(() => server?.stop())

const large = { id: 'b2cl.limit', since: '2024-08-01' }
const source = 'Notification 12/2024-Central Tax'
const sale = () => ({
  entityId: us.entityId,
  partyId: shop.consumer,
  date: '2026-11-20',
  status: 'Active' as const,
  supplyKind: 'Regular' as const,
  shippingAddress: { line1: '4 Ring Road', city: 'Delhi', stateCode: '07', countryCode: 'IN' },
  lines: [{ itemId: shop.bolt, quantity: '10000', unitPrice: '15' }],
})
const tableOf = async () => {
  const { id } = await us.ok('salesInvoice.save', sale())
  const { tables } = await us.ok('salesInvoice.trail', { id })
  return { id, table: tables[0]!.table }
}

it('a rule is taken back and put into force again without another version of the product', async () => {
  const first = await tableOf()
  expect(first.table).toBe('5')
  await us.ok('rule.save', { ...large, value: '100000', state: 'Withdrawn', source })
  const second = await tableOf()
  expect(second.table).toBe('7')
  // What was issued stays as it was issued.
  expect((await us.ok('salesInvoice.trail', { id: first.id })).tables[0]!.table).toBe('5')
  const changed = (await us.ok('rule.search')).records.find((row) => row.id === large.id && row.isOwn)
  expect(changed).toMatchObject({ state: 'Withdrawn', builtIn: { value: '100000', state: 'InForce' } })
  await us.ok('rule.revert', large)
  expect((await tableOf()).table).toBe('5')
  expect((await us.ok('salesInvoice.trail', { id: second.id })).tables[0]!.table).toBe('7')
})

it('shows beforehand which open documents a change would move', async () => {
  await us.ok('rule.save', {
    id: 'b2cl.limit',
    since: '2026-11-01',
    value: '500000',
    state: 'Announced',
    source,
  })
  const { documents } = await us.ok('rule.preview', { id: 'b2cl.limit', since: '2026-11-01' })
  expect(documents.some(({ before, after }) => before === 'b2cl' && after === 'b2cs')).toBe(true)
  expect((await tableOf()).table).toBe('5')
  await us.ok('rule.revert', { id: 'b2cl.limit', since: '2026-11-01' })
})

it('is a matter of one business', async () => {
  await us.ok('rule.save', { ...large, value: '1', state: 'InForce', source })
  expect((await them.ok('rule.search')).records.some(({ isOwn }) => isOwn)).toBe(false)
  await us.ok('rule.revert', large)
})

it.each([
  ['a rule nobody knows', { id: 'no.rule' }, 'Data.id'],
  ['a value of another kind', { value: 'much' }, 'Data.value'],
  ['an end before its beginning', { until: '2024-07-01' }, 'Data.until'],
])('%s is refused', async (_name, more, path) => {
  const reply = await us.call('rule.save', { ...large, value: '1', state: 'InForce', source, ...more })
  expect([reply.status, Object.keys(reply.body.validationErrors)]).toEqual([422, [path]])
})
