import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { road, startEwayWorld } from '../../../test/eway-world.ts'
import type { EwayWorld } from '../../../test/eway-world.ts'
import { endOfTask } from '../../../test/portal-world.ts'

let world: EwayWorld
beforeAll(async () => {
  world = await startEwayWorld()
  await world.signUpForInvoices()
})
afterAll(() => world?.stop())
beforeEach(() => world.sandbox.faults.clear())

const irnOf = (documentId: number) => world.us.ok('eInvoice.detail', { documentId: String(documentId) })
const registered = async () => {
  const made = await world.invoice()
  await endOfTask(world.us, await world.us.ok('eInvoice.generate', { documentIds: [made.id] }))
  return made
}
const together = async (documentId: number, transport?: object) =>
  endOfTask(
    world.us,
    await world.us.ok('eInvoice.generate', {
      documentIds: [documentId],
      withEWayBill: true,
      ...(transport ? { transport } : {}),
    }),
  )

describe('from the IRN', () => {
  test('the bill is generated at the e-invoice portal, and the distance that it returned is kept', async () => {
    const { id, number } = await registered()
    const task = await world.generated({ documentIds: [id], transport: { ...road, distance: 0 } })
    expect(task.status).toBe('Success')
    const found = await world.detail({ documentId: id })
    const [held] = world.atPortal(number!)
    expect(found).toMatchObject({
      status: 'Generated',
      route: 'byIrn',
      ewbNo: held!.number,
      isAdopted: false,
    })
    expect(found.vehicles).toMatchObject([{ mode: 'Road', vehicleNumber: 'MH12AB1234' }])
    expect(held!.irn).toBe((await irnOf(id)).irn)
    expect(await irnOf(id)).toMatchObject({ ewbNo: found.ewbNo, cancel: { allowed: false } })
    const way = { fromPincode: String(held!.payload.fromPincode), toPincode: '560058' }
    expect(await world.us.ok('eWayBill.distance', way)).toMatchObject({
      km: found.distance,
      source: 'government',
      longestKm: Math.floor(found.distance! * 1.1),
    })
    await world.us.ok('eWayBill.cancel', { documentId: id, reason: 'Duplicate', remark: 'Twice' })
    expect(await irnOf(id)).toMatchObject({ ewbNo: null, cancel: { allowed: true } })
    // After its cancellation another one is made of the same IRN.
    expect((await world.generated({ documentIds: [id], transport: road })).status).toBe('Success')
    expect(world.atPortal(number!).map(({ isCancelled }) => isCancelled)).toEqual([true, false])
  })

  test.each(['dropAfter', 'hangAfter', 'http500After', 'drop', 'garbage'] as const)(
    '%s: one bill, and the document has it',
    async (kind) => {
      const { id, number } = await registered()
      world.sandbox.faults.order([{ kind, call: 'ewayBill', times: 1 }])
      await world.us.ok('eWayBill.generate', { documentIds: [id], transport: road })
      const found = await world.answered({ documentId: id })
      expect(found).toMatchObject({ status: 'Generated', route: 'byIrn' })
      expect(world.atPortal(number!).map((bill) => bill.number)).toEqual([found.ewbNo])
    },
  )

  test('two at once make one', async () => {
    const { id, number } = await registered()
    const input = { documentIds: [id], transport: road }
    const replies = await Promise.all([
      world.us.call('eWayBill.generate', input),
      world.us.call('eWayBill.generate', { ...input, route: 'direct' }),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    await world.answered({ documentId: id })
    expect(world.atPortal(number!).length).toBe(1)
  })

  test('what the portal would refuse is found before anything is sent', async () => {
    const { id, number } = await registered()
    const { vehicleNumber: _, ...rest } = road
    const task = await world.generated({ documentIds: [id], transport: rest })
    expect(task.status).toBe('SuccessWithError')
    const found = await world.detail({ documentId: id })
    expect(found.errors).toMatchObject([{ code: '4011', path: 'transport.vehicleNumber' }])
    expect(found.errors[0]!.message).not.toBe('4011')
    expect([found.status, world.atPortal(number!)]).toEqual(['Rejected', []])
  })

  test('it is refused where no IRN is active, and generated from the document where that is asked', async () => {
    const { id } = await world.invoice()
    const byIrn = { documentIds: [id], transport: road, route: 'byIrn' as const }
    expect((await world.us.call('eWayBill.generate', byIrn)).status).toBe(400)
    const other = await registered()
    await world.generated({ documentIds: [other.id], transport: road, route: 'direct' })
    expect(await world.detail({ documentId: other.id })).toMatchObject({
      status: 'Generated',
      route: 'direct',
    })
  })
})

describe('together with the IRN', () => {
  test('both are made in one call', async () => {
    const { id, number } = await world.invoice({ transport: road })
    expect((await together(id)).status).toBe('Success')
    const found = await world.detail({ documentId: id })
    expect(found).toMatchObject({ status: 'Generated', route: 'withIrn' })
    expect(await irnOf(id)).toMatchObject({ status: 'Generated', ewbNo: found.ewbNo })
    expect(world.atPortal(number!).map((bill) => bill.number)).toEqual([found.ewbNo])
  })

  test('the IRN remains where the bill is refused, and the reasons are kept on the bill', async () => {
    const { id } = await world.invoice()
    const { vehicleNumber: _, ...rest } = road
    await together(id, rest)
    expect(await irnOf(id)).toMatchObject({ status: 'Generated', ewbNo: null })
    const found = await world.detail({ documentId: id })
    expect([found.status, found.errors.map(({ code }) => code)]).toEqual(['Rejected', ['4011']])
    expect((await world.generated({ documentIds: [id], transport: road })).status).toBe('Success')
    expect(await world.detail({ documentId: id })).toMatchObject({
      status: 'Generated',
      route: 'byIrn',
      errors: [],
    })
  })

  test('what only the portal knows is refused there: the IRN remains, the reason is shown', async () => {
    const { id } = await world.invoice()
    // Far more than the road is long, which only the portal can tell.
    await together(id, { ...road, distance: 3900 })
    expect((await irnOf(id)).status).toBe('Generated')
    const found = await world.detail({ documentId: id })
    expect([found.status, found.errors.map(({ code }) => code)]).toEqual(['Rejected', ['4013']])
  })

  test.each(['dropAfter', 'hangAfter', 'drop'] as const)('%s: one IRN and one bill', async (kind) => {
    const { id, number } = await world.invoice({ transport: road })
    world.sandbox.faults.order([{ kind, call: 'generate', times: 1 }])
    await world.us.ok('eInvoice.generate', { documentIds: [id], withEWayBill: true })
    const found = await world.answered({ documentId: id })
    expect(found.isAdopted).toBe(kind !== 'drop')
    expect(world.atPortal(number!).map((bill) => bill.number)).toEqual([found.ewbNo])
  })

  test('services get the IRN alone', async () => {
    const { id } = await world.invoice({ lines: [{ itemId: world.stock.service, quantity: '200' }] })
    await together(id)
    expect((await irnOf(id)).status).toBe('Generated')
    expect(await world.detail({ documentId: id })).toMatchObject({ id: null, status: 'NotApplicable' })
  })
})
