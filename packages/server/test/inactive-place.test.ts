import { callList } from '@bahi/contracts/calls.ts'
import { offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callExamples } from './call-examples.ts'
import { sendCall, startTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, TestServer } from './call-helpers.ts'
import { makeWorld } from './world.ts'
import type { World } from './world.ts'

/** Row P-F-033: nothing is written in a place that is switched off, itself or with its business; reading continues. */
let server: TestServer
let world: World
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Zephyr')
})
afterAll(() => server?.stop())

const groups = new RegExp(
  `^(${offeredKinds.join('|')}|paymentIn|paymentOut|openingItem|attachment|eInvoice|eWayBill|eWayMultiVehicle|consolidatedEWayBill|eWayBillOfOther)\\.`,
)
/** They read, share or prepare: what is written by them is no document, payment or registration. */
const goesOn = new Set([
  ...offeredKinds.flatMap((kind) =>
    ['compute', 'preview', 'pdf', 'bulkPdf', 'send', 'sendMany', 'link', 'revokeLink'].map(
      (action) => `${kind}.${action}`,
    ),
  ),
  'salesInvoice.remind',
  'paymentIn.send',
  'paymentOut.send',
  'paymentIn.bulkPdf',
  'paymentOut.bulkPdf',
  'eInvoice.validate',
  'eInvoice.refresh',
  'eInvoice.printMany',
  'eInvoice.jsonMany',
  // There is nothing to register in this world; of what there is, `generate` speaks.
  'eInvoice.generateAll',
  'eInvoice.lookup',
  'eInvoice.syncGstin',
  'eInvoice.connection',
  'eInvoice.saveCredentials',
  'eInvoice.testCredentials',
  'eWayBill.check',
  'eWayBill.distance',
  'eWayBill.validate',
  'eWayBill.refresh',
  'eWayBill.printMany',
  'eWayBill.saveCredentials',
  'eWayBill.testCredentials',
  'eWayBillOfOther.sync',
  'eWayBillOfOther.refresh',
  'eWayBillOfOther.fetch',
])
const ofBooks = callList.filter(({ name }) => groups.test(name))
const writing = ofBooks
  .filter(({ name, call }) => !call.readOnly && !goesOn.has(name))
  .map(({ name }) => name)
const reading = ofBooks
  .filter(({ name, call }) => call.readOnly && !/\.(pdf|lookup|syncGstin|credentials)$/.test(name))
  .map(({ name }) => name)

const send = (name: string) => sendCall(server.url, name, callExamples[name]?.(world), world.shop.token)
const codes = ({ body = {} }: Reply<AnyBody>): string[] => [
  ...(body.errors ?? []).map(({ code }: { code: string }) => code),
  ...(body.refused ?? []).map(({ code }: { code: string }) => code),
  ...Object.values(body.validationErrors ?? {}).flatMap((list) =>
    (list as { code: string }[]).map(({ code }) => code),
  ),
]
const setStatus = (id: number, status: 'Active' | 'Inactive') =>
  world.shop.ok('entity.updateStatus', { ids: [id], status, reason: 'Closed' })
const changes = async () => {
  const { rows } = await world.shop.inTenant((db) =>
    sql<{
      count: number
    }>`select count(*) as count from audit_entries where subscriber_id = ${world.shop.subscriberId}`.execute(
      db,
    ),
  )
  return rows[0]!.count
}

describe.each([
  ['a GSTIN', () => world.entityId],
  ['a business', () => world.companyId],
])('in %s that is switched off', (_, place) => {
  beforeAll(() => setStatus(place(), 'Inactive'))
  afterAll(() => setStatus(place(), 'Active'))

  test.each(writing)('%s is refused with the code of an inactive place', async (name) => {
    const before = await changes()
    const reply = await send(name)
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(
      codes(reply).some((code) => code === 'ACTN0016' || code === 'VALD0119'),
      JSON.stringify(reply.body),
    ).toBe(true)
    expect(await changes()).toBe(before)
  })

  test.each(reading)('%s is still allowed', async (name) => {
    const reply = await send(name)
    expect(codes(reply)).not.toContain('ACTN0016')
    expect(reply.status).toBeLessThan(500)
  })
})

test('a business that is switched off becomes no user’s default', async () => {
  await setStatus(world.companyId, 'Inactive')
  const reply = await world.shop.call('user.setDefaultCompany', { entityId: world.companyId })
  expect([reply.status, codes(reply).includes('VALD0119')]).toEqual([422, true])
  await setStatus(world.companyId, 'Active')
  expect((await world.shop.call('user.setDefaultCompany', { entityId: world.companyId })).status).toBe(204)
})

test('the buttons of a document say what to switch on again', async () => {
  await setStatus(world.companyId, 'Inactive')
  const { actions } = await world.shop.ok('salesInvoice.detail', { id: String(world.invoiceId) })
  const open = actions.filter(({ allowed }) => allowed).map(({ action }) => action)
  expect(open.toSorted()).toEqual(['clone', 'link', 'pdf', 'print', 'send'])
  expect(actions.find(({ action }) => action === 'edit')!.reason).toContain(
    'Activate it under Manage Business',
  )
  await setStatus(world.companyId, 'Active')
})
