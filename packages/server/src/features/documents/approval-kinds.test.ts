import { settings } from '@bahi/contracts/settings.ts'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let us: TestSubscriber
let shop: Shop

const kinds = {
  ApprovalSalesQuotation: 'salesQuotation',
  ApprovalSalesOrder: 'salesOrder',
  ApprovalSalesInvoice: 'salesInvoice',
  ApprovalDeliveryChallan: 'deliveryChallan',
  ApprovalOutwardNote: 'outwardNote',
  ApprovalPurchaseOrder: 'purchaseOrder',
  ApprovalPurchaseBill: 'purchaseBill',
  ApprovalInwardNote: 'inwardNote',
} as const

beforeAll(async () => {
  const server = await sharedTestServer('2026-11-20T10:00:00Z')
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['salesOrder'])
})

const set = (name: 'EnableApprovalFlow' | keyof typeof kinds, value: boolean | null) =>
  us.ok('setting.update', { entityId: us.entityId, settings: [{ name, value }] })
const sale = () => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: '2026-11-20',
  status: 'Active' as const,
  lines: [{ itemId: shop.bolt, quantity: '10' }],
})

test('a kind needs approval where documents do, unless its own switch is off', async () => {
  // Payments out are tried with what waits of them: payments/requests/requests.test.ts.
  expect(Object.keys(settings).filter((name) => name.startsWith('Approval'))).toEqual([
    ...Object.keys(kinds),
    'ApprovalPaymentOut',
  ])
  const needs = async (name: keyof typeof kinds) =>
    (await us.ok(`${kinds[name]}.compute`, sale())).needsApproval
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) {
    expect([name, await needs(name)]).toEqual([name, false])
    await set('EnableApprovalFlow', true)
    expect([name, await needs(name)]).toEqual([name, true])
    await set(name, false)
    expect([name, await needs(name)]).toEqual([name, false])
    await set(name, null)
    await set('EnableApprovalFlow', null)
  }
})

test('an order waits for approval and gets its number then, while invoices are issued at once', async () => {
  await set('EnableApprovalFlow', true)
  await set('ApprovalSalesInvoice', false)
  const clerk = await us.makeUser({ rights: ['SOR_SH_VW', 'SOR_AD', 'SIN_SH_VW', 'SIN_AD'] })
  const order = await clerk.ok('salesOrder.save', sale())
  expect([order.status, order.number]).toEqual(['Pending', null])
  expect((await clerk.ok('salesInvoice.save', sale())).status).toBe('Active')
  const looked = { id: order.id, version: order.version }
  expect((await us.ok('salesOrder.approve', { documents: [looked] })).done).toEqual([order.id])
  const { status, number, actions } = await us.ok('salesOrder.detail', { id: String(order.id) })
  expect([status, number]).toEqual(['Open', expect.any(String)])
  expect(actions.find(({ action }) => action === 'edit')?.allowed).toBe(true)
  await set('EnableApprovalFlow', null)
  await set('ApprovalSalesInvoice', null)
})
