import type { InputOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { rightCodes } from '@bahi/contracts/rights.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gstinOf } from '../../../test/call-helpers.ts'
import { road, startEwayWorld } from '../../../test/eway-world.ts'
import type { EwayWorld } from '../../../test/eway-world.ts'
import { movement } from '../../../test/world.ts'

type Form = InputOf<typeof eWayBillCalls.save>

let world: EwayWorld
let running = 0
beforeAll(async () => {
  world = await startEwayWorld()
}, 60_000)
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

const dyer = { gstin: gstinOf('29', 'AAACD4411M'), name: 'Deccan Dyers' }
const port = {
  name: 'Mundra Port',
  line1: 'Gate 2',
  city: 'Mundra',
  stateCode: '24',
  pincode: '370421',
}
const abroad = { name: 'Rotterdam Textiles', stateCode: '96' }

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

describe('every kind of movement is taken by the portal', () => {
  const inward = { supplyType: 'Inward', from: dyer, to: undefined } as const
  const here = { line1: '1 Mill Road', city: 'Pune', stateCode: '27', pincode: '411001' }
  const there = { line1: '7 Dyers Lane', city: 'Bengaluru', stateCode: '29', pincode: '560058' }
  const kinds: [string, Partial<Form>][] = [
    ['supply with an invoice', { subSupplyType: 'Supply', documentType: 'TaxInvoice' }],
    [
      'supply with a bill of supply',
      {
        subSupplyType: 'Supply',
        documentType: 'BillOfSupply',
        lines: [{ name: 'Rice', hsn: '100630', quantity: '5', uqc: 'KGS', unitPrice: '50' }],
      },
    ],
    [
      'to a person who is not registered',
      { subSupplyType: 'Supply', documentType: 'TaxInvoice', to: { name: 'Ravi', stateCode: '29' } },
    ],
    [
      'export through a port',
      {
        subSupplyType: 'Export',
        documentType: 'TaxInvoice',
        to: abroad,
        transactionType: 'BillToShipTo',
        shippingAddress: port,
      },
    ],
    [
      'import',
      {
        ...inward,
        subSupplyType: 'Import',
        documentType: 'BillOfEntry',
        from: abroad,
        transactionType: 'BillFromDispatchFrom',
        dispatchAddress: port,
        shippingAddress: here,
      },
    ],
    ['job work', { subSupplyType: 'JobWork', documentType: 'DeliveryChallan' }],
    [
      'back from job work',
      { ...inward, subSupplyType: 'JobWorkReturns', dispatchAddress: there, shippingAddress: here },
    ],
    [
      'sales return',
      { ...inward, subSupplyType: 'SalesReturn', dispatchAddress: there, shippingAddress: here },
    ],
    [
      'for own use',
      {
        subSupplyType: 'OwnUse',
        to: undefined,
        shippingAddress: { ...here, line1: 'Godown', pincode: '411014' },
      },
    ],
    [
      'exhibition',
      {
        subSupplyType: 'Exhibition',
        to: undefined,
        shippingAddress: { ...here, line1: 'Fair', pincode: '411014' },
      },
    ],
    [
      'line sales',
      { subSupplyType: 'LineSales', to: undefined, shippingAddress: { ...here, pincode: '411014' } },
    ],
    [
      'recipient not known',
      { subSupplyType: 'RecipientNotKnown', to: undefined, shippingAddress: { ...here, pincode: '411014' } },
    ],
    ['knocked down', { subSupplyType: 'SkdCkd', documentType: 'TaxInvoice' }],
    ['others', { subSupplyType: 'Others', subSupplyDescription: 'Samples', documentType: 'Others' }],
    [
      'shipped to a third',
      {
        transactionType: 'BillToShipTo',
        shippingAddress: {
          ...there,
          name: 'Salem Looms',
          gstin: gstinOf('33', 'AAACS4411M'),
          city: 'Salem',
          stateCode: '33',
          pincode: '636001',
        },
      },
    ],
    [
      'dispatched from a third',
      {
        transactionType: 'BillFromDispatchFrom',
        dispatchAddress: {
          ...here,
          name: 'Surat Mills',
          gstin: gstinOf('24', 'AAACS4412M'),
          city: 'Surat',
          stateCode: '24',
          pincode: '395003',
        },
      },
    ],
    [
      'four parties',
      {
        transactionType: 'Combination',
        dispatchAddress: { ...here, name: 'Surat Mills', city: 'Surat', stateCode: '24', pincode: '395003' },
        shippingAddress: { ...there, name: 'Salem Looms', city: 'Salem', stateCode: '33', pincode: '636001' },
      },
    ],
    ['part A alone', { transport: { transporterId: gstinOf('27', 'AADCV6612Q'), distance: 0 } }],
    [
      'by rail',
      {
        transport: {
          mode: 'Rail',
          transportDocumentNumber: 'RR-100',
          transportDocumentDate: movement(1).date!,
          distance: 800,
        },
      },
    ],
  ]
  test.each(kinds)('%s', async (_, more) => {
    // A distance of nothing is filled in by the portal, except to and from abroad.
    const isAbroad = more.subSupplyType === 'Export' || more.subSupplyType === 'Import'
    const { id, issues } = await save({ transport: { ...road, distance: isAbroad ? 700 : 0 }, ...more })
    expect(issues).toEqual([])
    const task = await generate(id)
    const found = await world.detail({ billId: id })
    expect([task.status, found.errors, found.status]).toEqual(['Success', [], 'Generated'])
  })
})

describe('faults are told by their field, and nothing is sent', () => {
  test('a movement with faults is a draft', async () => {
    const { id, status, issues } = await world.us.ok('eWayBill.save', {
      entityId: world.us.entityId,
      supplyType: 'Outward',
      subSupplyType: 'JobWork',
      documentType: 'TaxInvoice',
      lines: [{ name: 'Cloth', hsn: '7799' }],
      transport: { mode: 'Road', distance: 0 },
    })
    expect(status).toBe('Draft')
    expect(issues.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'documentType',
        'number',
        'date',
        'to.name',
        'shippingAddress.city',
        'lines[0].hsn',
        'transport.vehicleNumber',
      ]),
    )
    for (const issue of issues) expect(issue.message).not.toBe('')
    expect(await world.detail({ billId: id })).toMatchObject({ status: 'Draft' })
    expect((await world.us.call('eWayBill.generate', { billIds: [id] })).status).toBe(400)
  })

  test.each<[string, Partial<Form>, string, string]>([
    ['a document the kind does not know', { documentType: 'BillOfEntry' }, 'documentType', '205'],
    ['a kind that goes the other way', { subSupplyType: 'SalesReturn' }, 'subSupplyType', '203'],
    [
      'a PIN of another state',
      { shippingAddress: { line1: 'x', city: 'Pune', stateCode: '29', pincode: '411001' } },
      'shippingAddress.pincode',
      '436',
    ],
    [
      'goods of another state to a party here',
      { to: { gstin: gstinOf('33', 'AAACD4411M'), name: 'Dyers' } },
      'shippingAddress.stateCode',
      '644',
    ],
    [
      'a vehicle that is none',
      { transport: { ...road, vehicleNumber: 'NOTAVEHICLE' } },
      'transport.vehicleNumber',
      '225',
    ],
    ['a day to come', { date: '2099-01-01' }, 'date', '207'],
    ['too old', { date: '2025-01-01' }, 'date', '820'],
    ['services alone', { lines: [{ name: 'Dyeing', hsn: '998821', taxableValue: '10' }] }, 'lines', '724'],
    ['too far', { transport: { ...road, distance: 4001 } }, 'transport.distance', '702'],
    ['neither vehicle nor transporter', { transport: { distance: 10 } }, 'transport.transporterId', '619'],
  ])('%s', async (_, more, path, code) => {
    const { issues } = await world.us.ok('eWayBill.check', form(more))
    expect(issues.map((issue) => [issue.path, issue.code])).toContainEqual([path, code])
  })

  test('a party of the books fills in what is left out, and its kind decides the tax', async () => {
    const { id: partyId } = await world.us.ok('party.save', {
      name: 'Nagpur Zone Unit',
      role: 'Customer',
      taxpayerType: 'SEZ',
      gstin: gstinOf('27', 'AAACZ4411M'),
      billingAddress: { line1: 'Plot 4', city: 'Nagpur', stateCode: '27', pincode: '440001' },
    })
    const checked = await world.us.ok(
      'eWayBill.check',
      form({
        subSupplyType: 'Supply',
        documentType: 'TaxInvoice',
        to: { partyId },
        shippingAddress: undefined,
      }),
    )
    expect([checked.issues, checked.isInterState]).toEqual([[], true])
    const unknown = await world.us.call('eWayBill.check', form({ to: { partyId: 987_654 } }))
    expect([unknown.status, JSON.stringify(unknown.body)]).toEqual([
      422,
      expect.stringContaining('to.partyId'),
    ])
  })
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

  test('a number that has its bill already stands on one movement alone', async () => {
    const first = await save({ number: 'TWICE-1' })
    await generate(first.id)
    const second = await world.us.ok('eWayBill.save', form({ number: 'twice-1' }))
    expect(second.issues).toMatchObject([{ code: '604', path: 'number' }])
    expect(second.status).toBe('Draft')
  })
})

test('a bill that stands on a movement is not put on an invoice of the same number too', async () => {
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

  test('a number that stands at the portal with other contents is not taken over', async () => {
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
