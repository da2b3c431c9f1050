import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPartiesWorld } from '../../../../test/eway-parties-world.ts'
import type { PartiesWorld } from '../../../../test/eway-parties-world.ts'
import { fieldsOf, until } from '../../../../test/portal-world.ts'

let world: PartiesWorld
beforeAll(async () => {
  world = await startPartiesWorld()
})
afterAll(() => world?.stop())
beforeEach(() => world.sandbox.faults.clear())

const opening = (documentId: number, totalQuantity = '8000') => ({
  documentId,
  reason: 'Transshipment' as const,
  remark: 'Split at the yard',
  fromPlace: 'Pune',
  fromStateCode: '27',
  toPlace: 'Bengaluru',
  toStateCode: '29',
  mode: 'Road' as const,
  totalQuantity,
  uqc: 'NOS',
})
const loading = (documentId: number, quantity: string, vehicleNumber = 'MH14CD5678') => ({
  documentId,
  vehicleNumber,
  transportDocumentNumber: 'LR-771',
  quantity,
})

test('goods are shared out over vehicles to the last piece, and one hands over to another', async () => {
  const { us, billed, detail, held } = world
  const { id, ewbNo } = await billed()
  expect((await detail(id)).movable).toEqual([{ uqc: 'NOS', quantity: '8000' }])
  const opened = await us.ok('eWayMultiVehicle.initiate', opening(id))
  expect(opened).toMatchObject({
    status: 'MultiVehicleInitiated',
    groups: [{ number: '1', uqc: 'NOS', leftQuantity: '8000.000', vehicles: [] }],
  })
  const first = await us.ok('eWayMultiVehicle.add', loading(id, '5000'))
  expect([first.status, first.groups[0]!.leftQuantity]).toEqual(['MultiVehicleAdded', '3000.000'])
  const tooMuch = await us.call('eWayMultiVehicle.add', loading(id, '3000.001', 'MH14CD5679'))
  expect([tooMuch.status, fieldsOf(tooMuch)]).toEqual([422, ['Data.quantity']])
  const full = await us.ok('eWayMultiVehicle.add', loading(id, '3000', 'MH14CD5679'))
  expect(full.actions.find(({ action }) => action === 'multiVehicleAdd')!.allowed).toBe(false)
  const [, second] = full.groups[0]!.vehicles
  const changed = await us.ok('eWayMultiVehicle.update', {
    documentId: id,
    groupVehicleId: second!.id,
    vehicleNumber: 'KA05MN8830',
    place: 'Satara',
    stateCode: '27',
    reason: 'Breakdown',
    remark: 'Tyre burst',
  })
  expect(changed.status).toBe('MultiVehicleUpdated')
  expect(changed.groups[0]!.vehicles).toMatchObject([
    { vehicleNumber: 'MH14CD5678', quantity: '5000.000', earlier: [] },
    {
      vehicleNumber: 'KA05MN8830',
      transportDocumentNumber: 'LR-771',
      quantity: '3000.000',
      earlier: [{ vehicleNumber: 'MH14CD5679', place: 'Satara', reason: 'Breakdown' }],
    },
  ])
  expect(held(ewbNo).groups).toMatchObject([{ totalQuantity: '8000', addedQuantity: '8000' }])
  // Ordinary vehicles and consolidation are shut from then on.
  const shut = changed.actions.filter(({ action }) => ['updateVehicle', 'consolidate'].includes(action))
  expect(shut.map(({ allowed }) => allowed)).toEqual([false, false])
  // An onward leg holds at most what the group before it held, in the same unit.
  expect(changed.movable).toEqual([{ uqc: 'NOS', quantity: '8000.000' }])
  const onward = await us.ok('eWayMultiVehicle.initiate', opening(id, '7000'))
  expect(onward.groups.map(({ number, totalQuantity }) => [number, totalQuantity])).toEqual([
    ['1', '8000.000'],
    ['2', '7000.000'],
  ])
})

test('wrong input names the field', async () => {
  const { us, billed } = world
  const { id } = await billed()
  const field = async (name: 'eWayMultiVehicle.initiate' | 'eWayMultiVehicle.add', body: never) => {
    const reply = await us.call(name, body)
    return [reply.status, fieldsOf(reply)]
  }
  const start = 'eWayMultiVehicle.initiate'
  expect(await field(start, opening(id, '8000.5') as never)).toEqual([422, ['Data.totalQuantity']])
  expect(await field(start, opening(id, '0') as never)).toEqual([422, ['Data.totalQuantity']])
  expect(await field(start, { ...opening(id), uqc: 'KGS' } as never)).toEqual([422, ['Data.uqc']])
  expect((await us.call('eWayMultiVehicle.add', loading(id, '1'))).status).toBe(400)
  await us.ok(start, opening(id, '100'))
  expect(await field('eWayMultiVehicle.add', loading(id, '0') as never)).toEqual([422, ['Data.quantity']])
  expect(await field('eWayMultiVehicle.add', loading(id, '1', 'NOTAVEHICLE') as never)).toEqual([
    422,
    ['Data.vehicleNumber'],
  ])
})

test.each(['dropAfter', 'hangAfter', 'http500After', 'drop', 'http500', 'garbage'] as const)(
  '%s: a group is opened once, and a vehicle loaded once',
  async (kind) => {
    const { us, billed, detail, held, sandbox } = world
    const { id, ewbNo } = await billed()
    sandbox.faults.order([{ kind, call: 'MULTIVEHMOVINT', times: 1 }])
    await us.call('eWayMultiVehicle.initiate', opening(id))
    await until(
      () => detail(id),
      ({ status }) => status === 'MultiVehicleInitiated',
    )
    expect(held(ewbNo).groups.length).toBe(1)
    sandbox.faults.order([{ kind, call: 'MULTIVEHADD', times: 1 }])
    await us.call('eWayMultiVehicle.add', loading(id, '4000'))
    const found = await until(
      () => detail(id),
      ({ status }) => status === 'MultiVehicleAdded',
    )
    expect(found.groups[0]).toMatchObject({ addedQuantity: '4000.000', vehicles: [{ quantity: '4000.000' }] })
    expect(held(ewbNo).groups[0]!.addedQuantity).toBe('4000')
  },
)

test('where the portal does not say whether a group was opened, nothing is sent twice', async () => {
  const { us, billed, detail, held, sandbox } = world
  const { id, ewbNo } = await billed()
  sandbox.faults.order([
    { kind: 'dropAfter', call: 'MULTIVEHMOVINT', times: 1 },
    { kind: 'code', code: '325', call: 'GetEwayBill', times: 1 },
  ])
  await us.call('eWayMultiVehicle.initiate', opening(id))
  const found = await until(
    () => detail(id),
    ({ actions }) => actions.some(({ action, allowed }) => action === 'cancel' && allowed),
  )
  expect(found).toMatchObject({ groups: [], errors: [{ code: 'groupUnclear' }] })
  expect(held(ewbNo).groups.length).toBe(1)
})

test('two who load what is left at the same moment load it once', async () => {
  const { us, billed, detail, held } = world
  const { id, ewbNo } = await billed()
  await us.ok('eWayMultiVehicle.initiate', opening(id, '1000'))
  const replies = await Promise.all(
    ['MH14CD0001', 'MH14CD0002', 'MH14CD0003'].map((vehicle) =>
      us.call('eWayMultiVehicle.add', loading(id, '600', vehicle)),
    ),
  )
  expect(replies.filter(({ status }) => status === 200).length).toBe(1)
  expect((await detail(id)).groups[0]).toMatchObject({ addedQuantity: '600.000' })
  expect(held(ewbNo).groups[0]!.addedQuantity).toBe('600')
})

test('a stranger and a user without the right reach nothing', async () => {
  const { us, server, billed } = world
  const { id } = await billed()
  const stranger = await server.makeSubscriber()
  expect((await stranger.call('eWayMultiVehicle.initiate', opening(id))).status).toBe(404)
  const looker = await us.makeUser({ rights: ['EWB_SH_VW', 'EWB_GEN'] })
  expect((await looker.call('eWayMultiVehicle.initiate', opening(id))).status).toBe(403)
  const elsewhere = await us.makeUser({ rights: ['EWB_UPD_VEH'], entityIds: [us.otherEntityId] })
  expect((await elsewhere.call('eWayMultiVehicle.initiate', opening(id))).status).toBe(404)
  expect((await world.detail(id)).groups).toEqual([])
})
