import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from './call-helpers.ts'
import type { Reply, SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { stockShop } from './shop.ts'

/** Row B-C-046 of the checklist: a program distinguishes refused actions by their codes. */
let server: SharedTestServer
let shop: TestSubscriber
let sale: Parameters<typeof shop.ok<'salesInvoice.save'>>[1] & object
beforeAll(async () => {
  server = await sharedTestServer()
  shop = await server.makeSubscriber()
  const masters = await stockShop(shop)
  sale = {
    entityId: shop.entityId,
    partyId: masters.registered,
    date: '2026-11-20',
    supplyKind: 'Regular',
    reverseCharge: false,
    roundOff: true,
    status: 'Active',
    lines: [{ itemId: masters.bolt, quantity: '1', unitPrice: '100' }],
  }
})

const codeOf = ({ status, body }: Reply<{ errors?: { code: string }[]; refused?: { code: string }[] }>) => [
  status,
  body.refused?.[0]?.code ?? body.errors?.[0]?.code,
]

test('cancelling what is paid, editing what is cancelled and cancelling it again have codes of their own', async () => {
  const paid = await shop.ok('salesInvoice.save', sale)
  await shop.ok('paymentIn.save', {
    entityId: shop.entityId,
    partyId: sale.partyId!,
    date: '2026-11-20',
    mode: 'Cash',
    amount: '50.00',
    allocations: [{ documentId: paid.id, amount: '50.00' }],
  })
  const [, hasPayment] = codeOf(await shop.call('salesInvoice.cancel', { ids: [paid.id], reason: 'Test' }))
  const cancelled = await shop.ok('salesInvoice.save', sale)
  await shop.ok('salesInvoice.cancel', { ids: [cancelled.id], reason: 'Test' })
  const [, again] = codeOf(await shop.call('salesInvoice.cancel', { ids: [cancelled.id], reason: 'Test' }))
  const edit = await shop.call('salesInvoice.save', {
    ...sale,
    id: cancelled.id,
    version: cancelled.version + 1,
  })
  expect([hasPayment, again, codeOf(edit)]).toEqual(['ACTN0006', 'ACTN0001', [400, 'ACTN0001']])
})

test('what the portals forbid has codes of its own', async () => {
  const { id } = await shop.ok('salesInvoice.save', sale)
  const noIrn = await shop.call('eInvoice.cancel', { documentId: id, reason: 'Others', remark: 'Test' })
  const noBill = await shop.call('eWayBill.cancel', { documentId: id, reason: 'Others', remark: 'Test' })
  expect([codeOf(noIrn), codeOf(noBill)]).toEqual([
    [400, 'EINV1006'],
    [400, 'EWAY1004'],
  ])
})

test('a period that is not filed and a request that is off have codes of their own', async () => {
  const reopen = await shop.call('gstReturn.markUnfiled', {
    entityId: shop.entityId,
    returnPeriod: '102026',
    reason: 'Test',
  })
  expect(codeOf(reopen)).toEqual([400, 'RETN1002'])
})
