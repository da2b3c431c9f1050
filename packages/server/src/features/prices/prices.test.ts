import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { seedSubscriber } from '../companies/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let others: TestSubscriber
let itemId: number
let groupId: number
let asha: number
let walkIn: number
const date = '2026-11-20'

const address = { line1: '12 MG Road', city: 'Pune', stateCode: '27', pincode: '411001', countryCode: 'IN' }
const party = (name: string, more: object = {}) =>
  us.ok('party.save', { name, role: 'Both', taxpayerType: 'UNREG', billingAddress: address, ...more })

beforeAll(async () => {
  server = await sharedTestServer()
  us = await server.makeSubscriber()
  others = await server.makeSubscriber()
  await us.inTenant(seedSubscriber)
  const category = await us.ok('category.save', { name: 'Hardware' })
  itemId = (
    await us.ok('item.save', {
      name: 'Steel bolt',
      hsn: '73181500',
      uqc: 'NOS',
      categoryId: category.id,
      sellingPrice: '100',
      purchasePrice: '60',
      mrp: '130',
      taxRate: '18',
    })
  ).id
  groupId = (await us.ok('partyGroup.save', { name: 'Dealers' })).id
  asha = (await party('Asha Traders', { partyGroupId: groupId })).id
  walkIn = (await party('Walk In', { discountPercent: '3' })).id
})

const problems = (reply: { body: any }) =>
  Object.entries<any[]>(reply.body.validationErrors ?? {}).map(([property, list]) => [property, list[0].code])
const priced = async (partyId: number, quantity: string, line: object = {}, kind = 'salesInvoice') => {
  const { lines } = await us.ok(
    `${kind}.compute` as 'salesInvoice.compute',
    {
      entityId: us.entityId,
      partyId,
      date,
      lines: [{ itemId, quantity, ...line }],
    } as never,
  )
  return lines[0]!
}

test('a list for a group gives its prices by quantity; what is typed stays', async () => {
  await us.ok('priceList.save', {
    name: 'Dealers from April',
    validFrom: '2026-04-01',
    partyGroupIds: [groupId],
    lines: [
      { itemId, unitPrice: '90' },
      { itemId, fromQuantity: '10', unitPrice: '85', discountPercent: '2' },
    ],
  })
  expect(await priced(asha, '9')).toMatchObject({ unitPrice: '90', taxableValue: '810.00' })
  expect(await priced(asha, '10')).toMatchObject({ unitPrice: '85', taxableValue: '833.00' })
  expect(await priced(asha, '10', { unitPrice: '99' })).toMatchObject({
    unitPrice: '99',
    taxableValue: '990.00',
  })
  expect(await priced(asha, '10', { discountPercent: '0' })).toMatchObject({ taxableValue: '850.00' })
  // Who is in no group has the price of the item, with the discount of the party.
  expect(await priced(walkIn, '10')).toMatchObject({ taxableValue: '970.00' })
  const early = await us.ok('salesInvoice.compute', {
    entityId: us.entityId,
    partyId: asha,
    date: '2026-03-31',
    lines: [{ itemId, quantity: '10' }],
  } as never)
  expect(early.lines[0]).toMatchObject({ taxableValue: '1000.00' })
})

test('a saved invoice keeps the price of its day when the list is changed', async () => {
  const { id, lines } = await us.ok('salesInvoice.save', {
    entityId: us.entityId,
    partyId: asha,
    date,
    status: 'Active',
    supplyKind: 'Regular',
    reverseCharge: false,
    roundOff: false,
    lines: [{ itemId, quantity: '10' }],
  })
  expect(lines[0]).toMatchObject({ taxableValue: '833.00' })
  const [list] = (await us.ok('priceList.search', { keyword: 'april' })).records
  await us.ok('priceList.updateStatus', { ids: [list!.id], status: 'Inactive' })
  expect(await priced(asha, '10')).toMatchObject({ taxableValue: '1000.00' })
  expect((await us.ok('salesInvoice.detail', { id: String(id) } as never)).lines[0]).toMatchObject({
    unitPrice: '85',
    discountPercent: '2',
    taxableValue: '833.00',
  })
  await us.ok('priceList.updateStatus', { ids: [list!.id], status: 'Active' })
})

test('a scheme gives free quantity, and purchases have lists of their own', async () => {
  await us.ok('priceList.save', {
    name: 'Diwali 10 + 1',
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    lines: [{ buyQuantity: '10', freeQuantity: '1' }],
  })
  await us.ok('priceList.save', {
    name: 'Asha supplies',
    side: 'Purchase',
    partyIds: [asha],
    lines: [{ itemId, unitPrice: '55' }],
  })
  expect(await priced(asha, '25')).toMatchObject({ freeQuantity: '2', unitPrice: '85' })
  expect(await priced(asha, '25', { unitPrice: '85' })).not.toHaveProperty('freeQuantity')
  expect(await priced(asha, '2', {}, 'purchaseBill')).toMatchObject({
    unitPrice: '55',
    taxableValue: '110.00',
  })
  expect(await priced(walkIn, '2', {}, 'purchaseBill')).toMatchObject({ taxableValue: '120.00' })
})

test('what the form gets is what the server proposes from', async () => {
  const { partyDiscount, items } = await us.ok('priceList.offers', { partyId: asha, date, itemIds: [itemId] })
  expect(partyDiscount).toBeNull()
  expect(items).toMatchObject([{ itemId, mrp: '130' }])
  expect(
    items[0]!.offers.map(({ list, party: of, goods, fromQuantity }) => [list, of, goods, fromQuantity]),
  ).toEqual([
    ['Dealers from April', 'group', 'item', '0'],
    ['Dealers from April', 'group', 'item', '10'],
    ['Diwali 10 + 1', 'everyone', 'all', '0'],
  ])
  expect((await us.ok('priceList.offers', { partyId: walkIn, date, itemIds: [itemId] })).partyDiscount).toBe(
    '3',
  )
})

test('all faults of all rows come together', async () => {
  const reply = await us.call('priceList.save', {
    name: 'Faulty',
    validFrom: '2026-04-02',
    validTo: '2026-04-01',
    partyIds: [999_999],
    lines: [
      { itemId: 999_999, unitPrice: '1' },
      { unitPrice: '5' },
      { itemId },
      { itemId, discountPercent: '101' },
      { itemId, fromQuantity: '5', unitPrice: '131' },
      { itemId, fromQuantity: '6', buyQuantity: '10' },
    ],
  } as never)
  expect(reply.status).toBe(422)
  const valid = await us.call('priceList.save', {
    name: 'Faulty',
    partyIds: [999_999],
    lines: [
      { itemId: 999_999, unitPrice: '1' },
      { unitPrice: '5' },
      { itemId },
      { itemId, discountPercent: '101' },
      { itemId, fromQuantity: '5', unitPrice: '131' },
      { itemId, fromQuantity: '6', buyQuantity: '10' },
    ],
  } as never)
  expect(problems(valid)).toEqual([
    ['Data.partyIds[0]', 'VALD0118'],
    ['Data.lines[0].itemId', 'VALD0118'],
    ['Data.lines[1].unitPrice', 'PRIC0004'],
    ['Data.lines[2].unitPrice', 'PRIC0005'],
    ['Data.lines[3].discountPercent', 'DOCU0007'],
    ['Data.lines[3].fromQuantity', 'PRIC0006'],
    ['Data.lines[4].unitPrice', 'PRIC0007'],
    ['Data.lines[5].freeQuantity', 'VALD0101'],
  ])
})

test('a save replaces the rows and leaves in the trail what changed alone', async () => {
  const lines = [
    { itemId, unitPrice: '90' },
    { itemId, fromQuantity: '5', unitPrice: '88' },
  ]
  const { id, version } = await us.ok('priceList.save', { name: 'Trail', lines })
  await us.ok('priceList.save', {
    id,
    version,
    name: 'Trail',
    lines: [lines[0]!, { ...lines[1]!, unitPrice: '87' }],
  })
  expect((await us.ok('priceList.detail', { id: String(id) } as never)).lines).toMatchObject([
    { unitPrice: '90', itemName: 'Steel bolt', itemPrice: '100' },
    { unitPrice: '87', fromQuantity: '5' },
  ])
  expect((await us.call('priceList.save', { id, version, name: 'Old', lines: [] })).status).toBe(409)
})

test('a group in use stays, and another account sees nothing of it', async () => {
  const { refused } = await us.ok('partyGroup.delete', { ids: [groupId] })
  expect(refused).toMatchObject([{ id: groupId, code: 'PRIC0001' }])
  expect((await us.ok('partyGroup.search', {})).records).toMatchObject([{ name: 'Dealers', parties: 1 }])
  expect((await us.ok('party.search', { partyGroupIds: [groupId] })).records).toMatchObject([{ id: asha }])
  expect((await others.ok('priceList.search', {})).total).toBe(0)
  expect((await others.call('partyGroup.detail', { id: String(groupId) } as never)).status).toBe(404)
})
