import { documentKinds, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCall, startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'
import { proofs } from '../ledger/index.ts'
import { makeDemoDocuments } from './documents.ts'
import { demoUserName, ensureDemo } from './index.ts'

let server: TestServer
let token: string
const password = 'Demo@12345'

beforeAll(async () => {
  server = await startTestServer()
  await ensureDemo(server.app.services, { password, log: () => {}, documents: makeDemoDocuments })
  token = (await server.signIn(demoUserName, password)).body.token
})
afterAll(() => server?.stop())

const ask = async (name: string, input: unknown) => (await sendCall(server.url, name, input, token)).body

test('the sample company has nine months of business in every state a list shows', async () => {
  const counts = (await ask('salesInvoice.counts', {})) as { view: string; documents: number }[]
  const of = (view: string) => counts.find((row) => row.view === view)!.documents
  expect(of('all')).toBeGreaterThan(250)
  for (const view of ['draft', 'unpaid', 'overdue', 'paid', 'cancelled'])
    expect([view, of(view)]).not.toEqual([view, 0])
  const dashboard = await ask('dashboard.summary', {})
  expect(
    dashboard.trend.filter(({ sales }: { sales: string }) => sales !== '0.00').length,
  ).toBeGreaterThanOrEqual(7)
  expect(dashboard.topItems).toHaveLength(5)
})

test('it has bought as well as sold, with notes on both sides', async () => {
  const { kinds, purchases, sales } = await ask('dashboard.summary', {})
  for (const kind of offeredKinds.filter((one) => documentKinds[one].family === 'taxed'))
    expect([kind, kinds.find((row: { kind: string }) => row.kind === kind)?.documents]).not.toEqual([kind, 0])
  expect(Number(purchases.amount)).toBeGreaterThan(0)
  expect([sales.notes.amount.startsWith('-'), purchases.notes.amount.startsWith('-')]).toEqual([true, true])
})

test('each list of sales and purchases has something in every state it shows', async () => {
  const views: Readonly<Record<string, readonly string[]>> = {
    salesQuotation: ['sent', 'accepted', 'declined', 'expired', 'converted'],
    salesOrder: ['left', 'taken', 'overdue'],
    deliveryChallan: ['left', 'taken'],
    purchaseOrder: ['left', 'taken', 'overdue'],
  }
  for (const [kind, expected] of Object.entries(views)) {
    const counts = (await ask(`${kind}.counts`, {})) as { view: string; documents: number }[]
    const filled = counts.filter(({ documents }) => documents > 0).map(({ view }) => view)
    expect([kind, filled]).toEqual([kind, expect.arrayContaining([...expected])])
  }
  const { records } = await ask('recurring.search', {})
  expect(records.map(({ status }: { status: string }) => status)).toEqual(
    expect.arrayContaining(['Active', 'Paused']),
  )
  const { rows } = await server.app.pools.owner.query<Record<string, number>>(`
    select count(*) filter (where kind = 'writeOff')::int as written_off, count(*) filter (where refund_of_id is not null)::int as refunds,
      count(*) filter (where kind = 'paymentOut' and tds_deducted > 0)::int as kept_back,
      (select count(*) from vouchers where nature = 6)::int as receipt_vouchers,
      (select count(*) from vouchers where nature = 7)::int as payment_vouchers,
      (select count(*) from self_invoices)::int as self_invoices, (select count(*) from challan_returns)::int as returns,
      (select count(*) from documents where body ? 'billOfEntry')::int as imports
    from payments`)
  for (const [what, count] of Object.entries(rows[0]!)) expect([what, count]).not.toEqual([what, 0])
})

test('an offer goes all the way to its payment, and goods on approval are near their last day', async () => {
  const { rows } = await server.app.pools.owner.query<{ challans: number; status: string }>(`
    select count(distinct c.id)::int as challans, min(i.status) as status
    from documents q join document_sources o on o.source_id = q.id
    join document_sources s on s.source_id = o.document_id join documents c on c.id = s.document_id and c.kind = 'deliveryChallan'
    join document_sources l on l.source_id = c.id join documents i on i.id = l.document_id and i.kind = 'salesInvoice'
    where q.kind = 'salesQuotation' and q.status = 'Converted' group by i.id order by 1 desc, 2 desc limit 1`)
  expect(rows[0]).toEqual({ challans: 2, status: 'PaymentReceived' })
  const clocks = await ask('legalClock.search', { kinds: ['challanReturn'] })
  expect(clocks.records.length).toBeGreaterThan(0)
})

test('it shows every kind of supply and of settlement', async () => {
  const { rows } = await server.app.pools.owner.query<Record<string, number>>(`
    select count(*) filter (where supply_kind like 'EXP%')::int as exports, count(*) filter (where supply_kind like 'SEZ%')::int as zones,
      count(*) filter (where reverse_charge)::int as reverse, count(*) filter (where body ? 'ecommerceGstin')::int as operators,
      count(*) filter (where balance > 0 and balance < total)::int as part_paid, count(*) filter (where heading = 'billOfSupply')::int as bills,
      count(*) filter (where party_gstin is null and inter_state and total > 100000 and supply_kind = 'Regular')::int as large_consumers,
      (select count(*) from payments where unallocated > 0)::int as advances, (select count(*) from payments where tds_deducted > 0)::int as kept_back
    from documents where status in ('Active', 'PaymentReceived')`)
  for (const [kind, count] of Object.entries(rows[0]!)) expect([kind, count]).not.toEqual([kind, 0])
})

test('it keeps stock: nothing is below nothing, one item is low, and batches expire', async () => {
  const all = await ask('inventory.search', { groupBy: 'item', size: 500 })
  expect(all.total).toBeGreaterThan(60)
  const below = await ask('inventory.search', { view: 'negative' })
  expect(below.records).toEqual([])
  const low = await ask('inventory.search', { groupBy: 'item', view: 'low' })
  expect(low.records.map(({ itemName }: { itemName: string }) => itemName)).toContain('Claw hammer 500 g')
  const batches = await ask('inventory.search', { groupBy: 'batch', keyword: 'Milk powder' })
  expect(batches.records.map(({ batch }: { batch: string }) => batch)).toEqual(
    expect.arrayContaining(['MP-0426', 'MP-0926', 'MP-1126']),
  )
  expect((await ask('stockEntry.search', {})).total).toBe(2)
})

test('its bank is matched in part, and its assets have lost value', async () => {
  const places: { entityId: number; stateCode: string }[] = (await ask('entity.entities', {}))[0].children
  const of = { entityId: places.find(({ stateCode }) => stateCode === '27')!.entityId, account: 'Bank' }
  const { records } = await ask('bankStatement.search', { ...of, size: 500 })
  const states = new Set(records.map(({ state }: { state: string }) => state))
  for (const state of ['Matched', 'Suggested', 'Unmatched']) expect([...states]).toContain(state)
  const assets = await ask('fixedAsset.search', {})
  expect(
    assets.records.map(({ depreciation }: { depreciation: string }) => Number(depreciation) > 0),
  ).toEqual([true, true])
})

test('its books obey every rule', async () => {
  const subscriber = await server.app.pools.owner.query(`select subscriber_id from subscribers where is_demo`)
  await server.app.tenants.inTenant(
    Number(subscriber.rows[0].subscriber_id),
    { source: 'test' },
    async (db) => {
      for (const { name, sql: text } of proofs)
        expect([name, (await sql.raw(text).execute(db)).rows]).toEqual([name, []])
    },
  )
})

test('a month of it is a return that the portal would take', async () => {
  const entities = await server.app.pools.owner.query(
    `select id from entities where entity_type = 'Entity' order by id`,
  )
  const today = new Date()
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1))
  const period = {
    entityId: Number(entities.rows[0].id),
    returnPeriod: `${String(month.getUTCMonth() + 1).padStart(2, '0')}${month.getUTCFullYear()}`,
  }
  const { issues, errors } = await ask('gstr1.issues', period)
  expect([errors, issues.filter(({ severity }: { severity: string }) => severity === 'Error')]).toEqual([
    0,
    [],
  ])
})
