import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ewaySignedUp, startPartiesWorld } from '../../../../test/eway-parties-world.ts'
import type { PartiesWorld } from '../../../../test/eway-parties-world.ts'
import type { TestSubscriber } from '../../../../test/call-helpers.ts'
import { endOfTask, fieldsOf, until } from '../../../../test/portal-world.ts'
import { today } from '../../../../test/world.ts'
import { syncNightly } from './nightly.ts'

let world: PartiesWorld
/** Buyer of our goods, in Karnataka. */
let buyer: TestSubscriber
/** Who carries them. */
let carrier: TestSubscriber
let buyerGstin: string
let carrierGstin: string
let partyId: number
const hour = 3_600_000

beforeAll(async () => {
  world = await startPartiesWorld()
  const { us, server } = world
  buyer = await server.makeSubscriber({ name: 'Buyer' })
  carrier = await server.makeSubscriber({ name: 'Carrier' })
  buyerGstin = await ewaySignedUp(buyer, buyer.otherEntityId)
  carrierGstin = await ewaySignedUp(carrier, carrier.entityId)
  partyId = (
    await us.ok('party.save', {
      name: 'Own Customer',
      role: 'Customer',
      taxpayerType: 'REG',
      gstin: buyerGstin,
      billingAddress: { line1: '7 Mill Road', city: 'Bengaluru', stateCode: '29', pincode: '560058' },
    })
  ).id
})
afterAll(() => world?.stop())
beforeEach(() => {
  world.sandbox.faults.clear()
  world.ahead(0)
})

const sold = (transport: object = {}) => world.billed(transport, { partyId })
const synced = async (user: TestSubscriber, entityId: number, more: object = {}) =>
  endOfTask(user, await user.ok('eWayBillOfOther.sync', { entityId, from: today(), to: today(), ...more }))
const found = async (user: TestSubscriber, ewbNo: string) =>
  (await user.ok('eWayBillOfOther.search', { keyword: ewbNo })).records[0]
const vehicle = (id: number, vehicleNumber = 'MH14CD5678') => ({
  id,
  mode: 'Road' as const,
  vehicleNumber,
  place: 'Satara',
  stateCode: '27',
  reason: 'Breakdown' as const,
  remark: 'Axle',
})

test('the other party reads what names it, once however often, looks at it and rejects it in time', async () => {
  const { ewbNo, number, id } = await sold()
  const first = await synced(buyer, buyer.otherEntityId)
  expect(first).toMatchObject({ status: 'Success', response: { added: 1, stopped: null } })
  const again = await synced(buyer, buyer.otherEntityId)
  expect(again.response).toMatchObject({ found: 1, added: 0 })
  const row = (await found(buyer, ewbNo))!
  expect(row).toMatchObject({
    roles: ['OtherParty'],
    status: 'Active',
    documentNumber: number,
    toGstin: buyerGstin,
    generatedBy: world.gstin,
  })
  const until72 = new Date(new Date(row.ewbDate!).getTime() + 72 * hour).toISOString()
  expect(row.rejectUntil).toBe(until72)
  const listed = await buyer.ok('eWayBillOfOther.detail', { id: String(row.id) })
  expect([listed.lines, listed.actions[0]!.allowed]).toEqual([[], false])
  const whole = await buyer.ok('eWayBillOfOther.refresh', { id: row.id })
  expect(whole.lines).toMatchObject([{ quantity: '8000', uqc: 'NOS' }])
  expect([whole.deliveryPlace, whole.deliveryStateCode]).toEqual(['Bengaluru', '29'])
  expect(whole.actions.find(({ action }) => action === 'reject')).toMatchObject({ allowed: true })
  expect(whole.actions.find(({ action }) => action === 'updateVehicle')!.allowed).toBe(false)
  const rejected = await buyer.ok('eWayBillOfOther.reject', { id: row.id })
  expect([rejected.status, rejected.rejectUntil]).toEqual(['Rejected', null])
  expect((await buyer.call('eWayBillOfOther.reject', { id: row.id })).status).toBe(400)
  // Who made it learns of that from the list of what others rejected.
  const mine = await synced(world.us, world.us.entityId, { lists: ['RejectedByOthers'] })
  expect(mine.response).toMatchObject({ found: 1, added: 0, rejected: 1 })
  expect((await world.detail(id)).isRejectedByOther).toBe(true)
  expect((await world.us.ok('eWayBillOfOther.search', {})).records).toEqual([])
})

test('after 72 hours nothing is rejected any more', async () => {
  const { ewbNo } = await sold({ distance: 900 })
  await synced(buyer, buyer.otherEntityId)
  const { id } = (await found(buyer, ewbNo))!
  world.ahead(72 * hour + 60_000)
  const reply = await buyer.call('eWayBillOfOther.reject', { id })
  expect(reply.status).toBe(400)
  expect(world.held(ewbNo).isRejected).toBe(false)
})

test('a transporter enters the vehicle, and consolidates what several others made', async () => {
  const partA = {
    mode: undefined,
    vehicleNumber: undefined,
    vehicleType: undefined,
    transporterId: carrierGstin,
  }
  const [first, second] = [await sold(partA), await sold(partA)]
  expect((await synced(carrier, carrier.entityId)).response).toMatchObject({ added: 2 })
  const row = (await found(carrier, first.ewbNo))!
  expect(row).toMatchObject({
    roles: ['Transporter'],
    status: 'PartA',
    deliveryPlace: 'Bengaluru',
    validUpto: null,
  })
  const moved = await carrier.ok('eWayBillOfOther.updateVehicle', vehicle(row.id))
  expect(moved).toMatchObject({ status: 'Active', vehicles: [{ vehicleNumber: 'MH14CD5678' }] })
  const other = (await found(carrier, second.ewbNo))!
  await carrier.ok('eWayBillOfOther.updateVehicle', vehicle(other.id))
  const sheet = await carrier.ok('consolidatedEWayBill.generate', {
    entityId: carrier.entityId,
    ewbNos: [first.ewbNo, second.ewbNo],
    mode: 'Road',
    vehicleNumber: 'MH14CD5678',
    place: 'Pune',
    stateCode: '27',
  })
  expect(sheet).toMatchObject({
    status: 'Generated',
    bills: 2,
    members: [{ otherId: row.id }, { otherId: other.id }],
  })
  expect((await found(carrier, first.ewbNo))!.tripSheetNumber).toBe(sheet.number)
  const byState = await synced(carrier, carrier.entityId, {
    lists: ['TransporterByState', 'AssignedByState'],
    stateCode: '27',
  })
  expect(byState.response).toMatchObject({ found: 4, added: 0 })
  const byGstin = await synced(carrier, carrier.entityId, {
    lists: ['TransporterByGstin'],
    gstin: world.gstin,
  })
  expect(byGstin.response).toMatchObject({ found: 2, added: 0 })
  const counts = await carrier.ok('eWayBillOfOther.counts', { roles: ['Transporter'] })
  expect(counts).toMatchObject([{ status: 'Active', bills: 2 }])
  // What is carried and ends is on the board of the carrier.
  world.ahead(new Date(moved.validUpto!).getTime() - Date.now() - 4 * hour)
  const board = await carrier.ok('eWayBill.expiring', {})
  expect(board.counts).toEqual({ endsToday: 0, endsSoon: 2, expired: 0, dead: 0 })
  expect(board.records[0]).toMatchObject({
    otherId: expect.any(Number),
    vehicleNumber: 'MH14CD5678',
    ending: 'endsSoon',
  })
})

test.each(['dropAfter', 'http500After', 'drop'] as const)(
  '%s: rejected once, and a vehicle entered once',
  async (kind) => {
    const { sandbox } = world
    const { ewbNo } = await sold({ transporterId: carrierGstin, transporterName: 'Carrier' })
    const mine = await carrier.ok('eWayBillOfOther.fetch', { entityId: carrier.entityId, ewbNo })
    expect(mine.roles).toEqual(['Transporter'])
    const before = world.held(ewbNo).partB.length
    sandbox.faults.order([{ kind, call: 'VEHEWB', times: 1 }])
    await carrier.call('eWayBillOfOther.updateVehicle', vehicle(mine.id))
    const view = (user: TestSubscriber, id: number) => () =>
      user.ok('eWayBillOfOther.detail', { id: String(id) })
    await until(view(carrier, mine.id), ({ vehicles, stage }) => stage === null && vehicles.length > before)
    expect(world.held(ewbNo).partB.length).toBe(before + 1)
    const theirs = await buyer.ok('eWayBillOfOther.fetch', { entityId: buyer.otherEntityId, ewbNo })
    sandbox.faults.order([{ kind, call: 'REJEWB', times: 1 }])
    await buyer.call('eWayBillOfOther.reject', { id: theirs.id })
    await until(view(buyer, theirs.id), ({ status, stage }) => stage === null && status === 'Rejected')
    expect(world.held(ewbNo).isRejected).toBe(true)
  },
)

test('a sync reports where the portal stopped it, and what was read is kept', async () => {
  await sold()
  world.sandbox.faults.order([{ kind: 'code', code: '658', call: 'GetEwayBillsForTransporter' }])
  const task = await synced(buyer, buyer.otherEntityId)
  expect(task).toMatchObject({
    status: 'SuccessWithError',
    response: { stopped: { list: 'Transporter', day: today() } },
  })
  expect((task.response as { found: number }).found).toBeGreaterThan(0)
  const wrong = async (more: object) => {
    const reply = await buyer.call('eWayBillOfOther.sync', {
      entityId: buyer.otherEntityId,
      from: today(),
      to: today(),
      ...more,
    })
    return [reply.status, fieldsOf(reply)]
  }
  expect(await wrong({ to: '2020-01-01' })).toEqual([422, ['Data.to']])
  expect(await wrong({ from: '2020-01-01' })).toEqual([422, ['Data.to']])
  expect(await wrong({ lists: ['AssignedByState'] })).toEqual([422, ['Data.stateCode']])
  expect(await wrong({ lists: ['TransporterByGstin'] })).toEqual([422, ['Data.gstin']])
})

test('every night what others made is fetched for a GSTIN whose switch is on, and once', async () => {
  const { server, sandbox } = world
  const { ewbNo } = await sold({ transporterId: carrierGstin, transporterName: 'Carrier' })
  const { entityId } = carrier
  const night = () => syncNightly(server.app.services)
  await night()
  expect(await found(carrier, ewbNo)).toBe(undefined)
  await carrier.ok('setting.update', { entityId, settings: [{ name: 'eWayBillSync', value: true }] })
  // Others read the same lists by hand a moment ago.
  world.ahead(21 * hour)
  await night()
  expect(await found(carrier, ewbNo)).toMatchObject({ roles: ['Transporter'] })
  sandbox.faults.order([{ kind: 'code', code: '658' }])
  await night()
  expect((await carrier.ok('eWayBillOfOther.search', { keyword: ewbNo })).total).toBe(1)
})

test('a stranger and a user without the right reach nothing', async () => {
  const { ewbNo } = await sold()
  const { id } = await buyer.ok('eWayBillOfOther.fetch', { entityId: buyer.otherEntityId, ewbNo })
  expect((await carrier.call('eWayBillOfOther.detail', { id: String(id) })).status).toBe(404)
  expect((await carrier.call('eWayBillOfOther.reject', { id })).status).toBe(404)
  // The portal shows a bill to its parties alone.
  expect((await carrier.call('eWayBillOfOther.fetch', { entityId: carrier.entityId, ewbNo })).status).toBe(
    400,
  )
  const looker = await buyer.makeUser({ rights: ['EWB_SH_VW'] })
  expect((await looker.call('eWayBillOfOther.reject', { id })).status).toBe(403)
  const elsewhere = await buyer.makeUser({ rights: ['EWB_SH_VW', 'EWB_CNL'], entityIds: [buyer.entityId] })
  expect((await elsewhere.call('eWayBillOfOther.reject', { id })).status).toBe(404)
  expect((await elsewhere.ok('eWayBillOfOther.search', {})).records).toEqual([])
})
