import type { InputOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gstinOf } from '../../../test/call-helpers.ts'
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

const form = (more: Partial<Form> = {}): Form => ({
  ...movement(world.us.entityId),
  number: `CH-${++running}`,
  transport: road,
  ...more,
})
const save = (more: Partial<Form> = {}) => world.us.ok('eWayBill.save', form(more))
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

describe('what the addresses and the goods decide', () => {
  test('a consignee of another GSTIN makes it bill-to ship-to, whatever was chosen', async () => {
    const { id } = await save({
      shippingAddress: {
        line1: '4 Mill Road',
        name: 'Salem Looms',
        gstin: gstinOf('33', 'AAACS4411M'),
        city: 'Salem',
        stateCode: '33',
        pincode: '636001',
      },
    })
    await generate(id)
    const found = await world.detail({ billId: id })
    expect([found.errors, found.status]).toEqual([[], 'Generated'])
  })

  test('a bill of services alone is not needed', async () => {
    const [checked] = await world.us.ok('eWayBill.validate', {
      billIds: [
        (await save({ lines: [{ name: 'Repair', hsn: '998717', taxableValue: '90000', taxRate: '18' }] })).id,
      ],
    })
    expect(checked!.need).toMatchObject({ need: 'notNeeded', reason: 'noGoods' })
  })
})

describe('errors are reported at their field, and nothing is sent', () => {
  test('a movement with faults is a draft', async () => {
    const { id, status, issues } = await world.us.ok('eWayBill.save', {
      entityId: world.us.entityId,
      supplyType: 'Outward',
      subSupplyType: 'JobWork',
      documentType: 'TaxInvoice',
      lines: [{ name: 'Cloth', hsn: '0099' }],
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
      'shippingAddress.name',
      '863',
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
