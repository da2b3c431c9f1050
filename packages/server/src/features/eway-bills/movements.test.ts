import type { InputOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { rightCodes } from '@bahi/contracts/rights.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { road, startEwayWorld } from '../../../test/eway-world.ts'
import type { EwayWorld } from '../../../test/eway-world.ts'
import { movement } from '../../../test/world.ts'

type Form = InputOf<typeof eWayBillCalls.save>

let world: EwayWorld
let running = 0
beforeAll(async () => {
  world = await startEwayWorld()
})
afterAll(() => world?.stop())
beforeEach(() => world.sandbox.faults.clear())

const form = (more: Partial<Form> = {}): Form => ({
  ...movement(world.us.entityId),
  number: `CH-${++running}`,
  transport: road,
  ...more,
})
const save = (more: Partial<Form> = {}) => world.us.ok('eWayBill.save', form(more))
const get = (billId: number) => world.us.ok('eWayBill.get', { billId: String(billId) })
const generate = (billId: number) => world.generated({ billIds: [billId] })

test('a challan for job work gets its bill: values, need, list and detail', async () => {
  const lines = [
    { name: 'Cloth', hsn: '520811', quantity: '100.5', uqc: 'MTR', unitPrice: '79.99', taxRate: '5' },
    { name: 'Pan masala', hsn: '210690', taxableValue: '1000', taxRate: '28', cessRate: '60' },
    {
      name: 'Coal',
      hsn: '270112',
      quantity: '2',
      uqc: 'TON',
      unitPrice: '10',
      taxRate: '5',
      cessPerUnit: '400',
    },
  ]
  const { id, status, issues } = await save({ lines, otherValue: '-0.33' })
  expect([status, issues]).toEqual(['YetNotGenerated', []])
  const typed = await get(id)
  expect(typed).toMatchObject({
    isInterState: true,
    need: { need: 'needed', reason: 'jobWork' },
    lines: [
      // 100.5 x 79.99 = 8038.995
      { taxableValue: '8039.00', igst: '401.95', cgst: '0.00', cess: '0.00' },
      { taxableValue: '1000.00', igst: '280.00', cess: '600.00' },
      { taxableValue: '20.00', igst: '1.00', cessNonAdvalorem: '800.00' },
    ],
    totals: {
      taxableValue: '9059.00',
      igst: '682.95',
      cess: '600.00',
      cessNonAdvalorem: '800.00',
      other: '-0.33',
      total: '11141.62',
    },
    movement: { subSupplyType: 'JobWork', lines: [{ name: 'Cloth' }, {}, {}] },
  })
  expect((await generate(id)).status).toBe('Success')
  const { number } = typed.movement
  const [held] = world.atPortal(number!)
  expect(held!.payload).toMatchObject({
    subSupplyType: '4',
    docType: 'CHL',
    totInvValue: 11141.62,
    igstValue: 682.95,
  })
  const found = await world.detail({ billId: id })
  expect(found).toMatchObject({
    id,
    documentId: null,
    number,
    status: 'Generated',
    ewbNo: held!.number,
    route: 'direct',
  })
  expect(found.actions.filter(({ allowed }) => allowed).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['updateVehicle', 'cancel', 'deliver']),
  )
  expect(found.actions.find(({ action }) => action === 'edit')).toMatchObject({ allowed: false })
  const page = await world.us.ok('eWayBill.search', { keyword: number!, source: 'movements' })
  expect(page.records).toMatchObject([
    { id, documentId: null, number, partyName: 'Cloth', total: '11141.62', status: 'Generated' },
  ])
  expect(
    (await world.us.ok('eWayBill.search', { keyword: held!.number })).records.map((row) => row.id),
  ).toEqual([id])
  const moved = await world.us.ok('eWayBill.updateVehicle', {
    billId: id,
    mode: 'Road',
    vehicleNumber: 'MH14CD5678',
    place: 'Satara',
    stateCode: '27',
    reason: 'Breakdown',
  })
  expect([moved.status, moved.vehicles.length]).toEqual(['VehicleDetailUpdated', 2])
})

describe('a movement is kept, changed and thrown away', () => {
  test('as long as the portal does not know it', async () => {
    const { id, version } = await save()
    const changed = await world.us.ok('eWayBill.save', { ...form({ remarks: 'Second' }), id, version })
    expect((await get(id)).movement.remarks).toBe('Second')
    expect((await world.us.call('eWayBill.save', { ...form(), id, version })).status).toBe(409)
    await generate(id)
    const { version: now } = await get(id)
    expect(now).toBeGreaterThan(changed.version)
    expect((await world.us.call('eWayBill.save', { ...form(), id, version: now })).status).toBe(400)
    expect((await world.us.call('eWayBill.delete', { billIds: [id] })).status).toBe(400)
    const other = await save()
    expect(await world.us.ok('eWayBill.delete', { billIds: [other.id] })).toEqual({ deleted: [other.id] })
    expect((await world.us.call('eWayBill.get', { billId: String(other.id) })).status).toBe(404)
  })

  test('a number that already has its bill belongs to one movement alone', async () => {
    const first = await save({ number: 'TWICE-1' })
    await generate(first.id)
    const second = await world.us.ok('eWayBill.save', form({ number: 'twice-1' }))
    expect(second.issues).toMatchObject([{ code: '604', path: 'number' }])
    expect(second.status).toBe('Draft')
  })
})

test('a bill that belongs to a movement is not put on an invoice of the same number too', async () => {
  const { id: documentId, number } = await world.invoice()
  const { id } = await save({
    subSupplyType: 'Supply',
    documentType: 'TaxInvoice',
    number: number!,
    to: { partyId: world.buyerId },
    lines: [{ name: 'Bolts', hsn: '731815', taxableValue: '100000', taxRate: '18' }],
  })
  expect((await generate(id)).status).toBe('Success')
  expect((await world.generated({ documentIds: [documentId], transport: road })).status).toBe('Success')
  const found = await world.detail({ documentId })
  expect([found.status, found.ewbNo, found.errors.map(({ code }) => code)]).toEqual([
    'Rejected',
    null,
    ['usedElsewhere'],
  ])
  expect(world.atPortal(number!).length).toBe(1)
})

describe('exactly once', () => {
  test.each(['dropAfter', 'hangAfter', 'http500After', 'drop', 'garbage'] as const)('%s', async (kind) => {
    const { id } = await save()
    world.sandbox.faults.order([{ kind, call: 'GENEWAYBILL', times: 1 }])
    await world.us.ok('eWayBill.generate', { billIds: [id] })
    const found = await world.answered({ billId: id })
    expect(found.status).toBe('Generated')
    expect(world.atPortal(found.number!).map(({ number }) => number)).toEqual([found.ewbNo])
  })

  test('two at once make one', async () => {
    const { id } = await save()
    const replies = await Promise.all([1, 2].map(() => world.us.call('eWayBill.generate', { billIds: [id] })))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const found = await world.answered({ billId: id })
    expect(world.atPortal(found.number!).length).toBe(1)
  })

  test('a number that is registered at the portal with other contents is not adopted', async () => {
    const { id } = await save({ number: 'ELSE-1' })
    await generate(id)
    const [held] = world.atPortal('ELSE-1')
    const { id: other } = await save({
      number: 'ELSE-2',
      lines: [{ name: 'Yarn', hsn: '520511', taxableValue: '99', taxRate: '5' }],
    })
    await world.sandbox.state.record({
      kind: 'ewayBill',
      bill: { ...held!, number: '999999999999', payload: { ...held!.payload, docNo: 'ELSE-2' } },
    })
    await generate(other)
    const found = await world.detail({ billId: other })
    expect([found.status, found.ewbNo, found.errors.map(({ code }) => code)]).toEqual([
      'Rejected',
      null,
      ['otherContent'],
    ])
    expect(found.differences).toContain('total')
  })
})

test('strangers, other places and users without the right reach nothing', async () => {
  const { id } = await save()
  const stranger = await world.server.makeSubscriber({ name: 'Stranger' })
  const elsewhere = await world.us.makeUser({ rights: rightCodes, entityIds: [world.us.otherEntityId] })
  for (const user of [stranger, elsewhere]) {
    expect((await user.call('eWayBill.get', { billId: String(id) })).status).toBe(404)
    expect((await user.call('eWayBill.detail', { billId: String(id) })).status).toBe(404)
    expect((await user.call('eWayBill.generate', { billIds: [id] })).status).toBe(404)
    expect((await user.call('eWayBill.delete', { billIds: [id] })).status).toBe(404)
    expect((await user.call('eWayBill.save', { ...form(), id, version: 1 })).status).toBe(404)
  }
  const viewer = await world.us.makeUser({ rights: ['EWB_SH_VW'], entityIds: [world.us.entityId] })
  expect((await viewer.call('eWayBill.get', { billId: String(id) })).status).toBe(200)
  for (const [name, input] of [
    ['eWayBill.save', form()],
    ['eWayBill.delete', { billIds: [id] }],
    ['eWayBill.generate', { billIds: [id] }],
    ['eWayBill.cancel', { billId: id, reason: 'Duplicate', remark: 'x' }],
  ] as const)
    expect([name, (await viewer.call(name, input as never)).status]).toEqual([name, 403])
})
