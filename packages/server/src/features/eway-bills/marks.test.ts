import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gstinOf } from '../../../test/call-helpers.ts'
import { road, startEwayWorld } from '../../../test/eway-world.ts'
import type { EwayWorld } from '../../../test/eway-world.ts'
import { until } from '../../../test/portal-world.ts'
import { today } from '../../../test/world.ts'
import { checkBillDrift } from './index.ts'

let world: EwayWorld
beforeAll(async () => {
  world = await startEwayWorld()
})
afterAll(() => world?.stop())

async function billed() {
  const made = await world.invoice()
  await world.generated({ documentIds: [made.id], transport: road })
  return { ...made, ewbNo: (await world.detail({ documentId: made.id })).ewbNo! }
}
const changedAtPortal = (number: string, change: object) =>
  world.sandbox.state.record({ kind: 'ewayBillChanged', number, change })
/** As though nobody had asked for a day. */
const longAgo = () =>
  world.server.app.services.tenants.inTenant(world.us.subscriberId, { source: 'Test' }, (db) =>
    sql`update e_way_bills set checked_at = now() - interval '1 day'`.execute(db),
  )

describe('goods that move without a bill', () => {
  test('a person says why, and takes it back', async () => {
    const { id } = await world.invoice()
    const before = await world.detail({ documentId: id })
    expect(before.actions.find(({ action }) => action === 'exempt')!.allowed).toBe(true)
    const exempt = await world.us.ok('eWayBill.exempt', {
      documentId: id,
      exemption: 'nonMotorised',
      note: 'By cart',
    })
    expect(exempt).toMatchObject({
      status: 'NotApplicable',
      exemption: 'nonMotorised',
      exemptionNote: 'By cart',
      need: { need: 'notNeeded', reason: 'nonMotorised', message: expect.stringContaining('138(14)(b)') },
    })
    expect(exempt.actions.find(({ action }) => action === 'generate')!.allowed).toBe(false)
    expect((await world.us.call('eWayBill.generate', { documentIds: [id], transport: road })).status).toBe(
      400,
    )
    const listed = await world.us.ok('eWayBill.search', { states: ['NotApplicable'], size: 500 })
    expect(listed.records.map(({ documentId }) => documentId)).toContain(id)
    const moved = await world.us.ok('eWayBill.move', { documentId: id, reason: 'By lorry after all' })
    expect(moved).toMatchObject({ status: 'YetNotGenerated', exemption: null })
    expect((await world.generated({ documentIds: [id], transport: road })).status).toBe('Success')
    expect((await world.us.call('eWayBill.move', { documentId: id, reason: 'Again' })).status).toBe(400)
    expect((await world.us.call('eWayBill.exempt', { documentId: id, exemption: 'lpg' })).status).toBe(400)
  })

  test('the codes of the goods suggest a reason, and no more than that', async () => {
    const { id: itemId } = await world.us.ok('item.save', {
      name: 'Gold chain',
      kind: 'Item',
      supply: 'Goods',
      hsn: '71131910',
      uqc: 'GMS',
      sellingPrice: '7000',
      taxCategory: 'Taxable',
      taxRate: '3',
    })
    const { id } = await world.invoice({ lines: [{ itemId, quantity: '20' }] })
    expect(await world.detail({ documentId: id })).toMatchObject({
      status: 'YetNotGenerated',
      need: { need: 'needed', suggestions: ['jewellery'] },
    })
  })
})

describe('the end of the way', () => {
  test('is reported to the portal, after which nothing is done with the bill', async () => {
    const { id, ewbNo } = await billed()
    const closed = await world.us.ok('eWayBill.close', { documentId: id, date: today(), remark: 'Arrived' })
    expect([closed.status, closed.urgency]).toEqual(['Completed', 'none'])
    expect(world.sandbox.state.ewayBills.get(ewbNo)!.isClosed).toBe(true)
    expect(closed.actions.filter(({ allowed }) => allowed)).toEqual([])
    expect((await world.us.ok('eWayBill.refresh', { documentId: id })).status).toBe('Completed')
    expect((await world.us.ok('salesInvoice.cancel', { ids: [id], reason: 'Duplicate' })).done).toEqual([])
  })

  test('a lost answer to that is found', async () => {
    const { id, ewbNo } = await billed()
    world.sandbox.faults.order([{ kind: 'dropAfter', call: 'CLSEWB', times: 1 }])
    await world.us.ok('eWayBill.close', { documentId: id, date: today(), remark: 'Arrived' })
    await until(
      () => world.detail({ documentId: id }),
      ({ status }) => status === 'Completed',
    )
    expect(world.sandbox.state.ewayBills.get(ewbNo)!.isClosed).toBe(true)
  })

  test('or noted in the books alone', async () => {
    const { id, ewbNo } = await billed()
    const early = await world.us.call('eWayBill.deliver', { documentId: id, date: '2026-01-01' })
    expect([early.status, JSON.stringify(early.body)]).toEqual([422, expect.stringContaining('date')])
    const noted = await world.us.ok('eWayBill.deliver', { documentId: id, date: today() })
    expect([noted.status, noted.deliveredAt]).toEqual(['Completed', expect.stringMatching(/^20/)])
    expect(world.sandbox.state.ewayBills.get(ewbNo)!.isClosed ?? false).toBe(false)
    expect((await world.us.call('eWayBill.deliver', { documentId: id, date: today() })).status).toBe(400)
  })
})

describe('what is done at the portal by others is noticed', () => {
  test('on asking', async () => {
    const { id, ewbNo } = await billed()
    await changedAtPortal(ewbNo, { isRejected: true })
    const found = await world.us.ok('eWayBill.refresh', { documentId: id })
    expect([found.status, found.isRejectedByOther]).toEqual(['Generated', true])
    expect(found.actions.find(({ action }) => action === 'close')!.allowed).toBe(false)
  })

  test('and from time to time automatically', async () => {
    const [kept, gone] = [await billed(), await billed()]
    await changedAtPortal(gone.ewbNo, { isCancelled: true, cancelledAt: new Date().toISOString() })
    await longAgo()
    await checkBillDrift(world.server.app.services)
    const found = await until(
      () => world.detail({ documentId: gone.id }),
      ({ status }) => status === 'Cancelled',
    )
    expect([found.cancelledAt !== null, found.cancelReason]).toEqual([true, null])
    expect((await world.detail({ documentId: kept.id })).status).toBe('Generated')
    // The document is free again.
    expect((await world.us.ok('salesInvoice.cancel', { ids: [gone.id], reason: 'Duplicate' })).done).toEqual([
      gone.id,
    ])
  })

  test('a look-up gives way to every action', async () => {
    const { id } = await billed()
    await longAgo()
    world.sandbox.faults.order([{ kind: 'hang', call: 'bill', times: 3 }])
    await checkBillDrift(world.server.app.services)
    const cancelled = await world.us.ok('eWayBill.cancel', {
      documentId: id,
      reason: 'Others',
      remark: 'Not sent',
    })
    world.sandbox.faults.clear()
    const found = await until(
      () => world.detail({ documentId: id }),
      ({ status }) => status === 'Cancelled',
    )
    expect(found.ewbNo).toBe(cancelled.ewbNo)
  })
})

test('a registration that is cancelled at the portal is refused before anything is sent', async () => {
  await world.signUpForInvoices()
  const gstin = gstinOf('29', 'AAACX4411M')
  const { id: partyId } = await world.us.ok('party.save', {
    name: 'Gone Traders',
    role: 'Customer',
    taxpayerType: 'REG',
    gstin,
    billingAddress: { line1: '9 Old Road', city: 'Bengaluru', stateCode: '29', pincode: '560058' },
  })
  const { id } = await world.invoice({ partyId, transport: road })
  const faults = async () =>
    (await world.us.ok('eWayBill.validate', { documentIds: [id] }))[0]!.issues.map(({ code }) => code)
  expect(await faults()).toEqual([])
  await world.sandbox.state.record({
    kind: 'taxpayer',
    taxpayer: { gstin, legalName: 'Gone Traders', status: 'CNL', type: 'REG', deregisteredOn: '2025-01-01' },
  })
  await world.us.ok('eInvoice.syncGstin', { entityId: world.us.entityId, gstin })
  expect(await faults()).toEqual(['722'])
})
