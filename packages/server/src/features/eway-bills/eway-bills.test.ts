import type { InputOf } from '@bahi/contracts/call.ts'
import type { eWayBillCalls } from '@bahi/contracts/eway-bills.ts'
import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gstinOf } from '../../../test/call-helpers.ts'
import { endOfTask, startPortalWorld, until } from '../../../test/portal-world.ts'
import type { PortalWorld } from '../../../test/portal-world.ts'

let world: PortalWorld
let sandbox: PortalWorld['sandbox']
let us: PortalWorld['us']
let stock: PortalWorld['stock']
let invoice: PortalWorld['invoice']
let gstin: string
/** What both clocks are ahead. */
let aheadMs = 0
const hour = 3_600_000

beforeAll(async () => {
  const clock = () => new Date(Date.now() + aheadMs)
  world = await startPortalWorld({
    clock,
    sandboxClock: clock,
    buyer: { city: 'Bengaluru', stateCode: '29', pincode: '560058' },
    quantity: '8000',
  })
  ;({ sandbox, us, stock, invoice } = world)
  const [row] = await us.ok('eWayBill.credentials', { entityId: us.entityId })
  gstin = row!.gstin!
})
afterAll(() => world?.stop())
beforeEach(() => sandbox.faults.clear())

const road = { mode: 'Road', vehicleNumber: 'MH12AB1234', vehicleType: 'R', distance: 150 } as const

type Transport = NonNullable<InputOf<typeof eWayBillCalls.generate>['transport']>

const detail = (documentId: number) => us.ok('eWayBill.detail', { documentId: String(documentId) })

async function generated(documentIds: number[], transport: Transport = road) {
  return endOfTask(us, await us.ok('eWayBill.generate', { documentIds, transport }))
}

async function billed(transport: Transport = road) {
  const made = await invoice()
  const task = await generated([made.id], transport)
  expect([task.status, task.response]).toEqual(['Success', expect.objectContaining({ done: 1 })])
  return made
}

const atPortal = (number: string) =>
  [...sandbox.state.ewayBills.values()].filter(({ payload, by }) => payload.docNo === number && by === gstin)

const actionsOf = ({ actions }: Awaited<ReturnType<typeof detail>>) =>
  Object.fromEntries(actions.map(({ action, allowed }) => [action, allowed]))

const vehicle = (documentId: number, vehicleNumber = 'MH14CD5678') => ({
  documentId,
  mode: 'Road' as const,
  vehicleNumber,
  place: 'Satara',
  stateCode: '27',
  reason: 'Breakdown' as const,
  remark: 'Axle',
})

test('without credentials nothing is sent; they are tested on saving', async () => {
  const { id } = await invoice()
  const reply = await us.call('eWayBill.generate', { documentIds: [id], transport: road })
  expect([reply.status, reply.body.errors[0].code]).toEqual([400, 'PORT0001'])
  const save = (version: number, password: string) =>
    us.ok('eWayBill.saveCredentials', {
      entityId: us.entityId,
      version,
      provider: 'Sandbox',
      userName: sandboxUserOf(gstin),
      password,
    })
  const wrong = await save(0, 'wrong')
  expect([wrong.isAccepted, wrong.testMessage]).toEqual([false, expect.stringContaining('102')])
  expect((await save(wrong.version, sandboxPassword)).isAccepted).toBe(true)
})

describe('a bill is made of an invoice', () => {
  test('with need, validity, vehicle, and what may be done with it', async () => {
    const { id, number } = await invoice()
    const before = await detail(id)
    expect(before).toMatchObject({
      status: 'YetNotGenerated',
      need: { need: 'needed', reason: 'aboveLimit', limit: '50000' },
    })
    expect(actionsOf(before)).toMatchObject({ generate: true, cancel: false })
    expect((await generated([id])).status).toBe('Success')
    const found = await detail(id)
    const [held] = atPortal(number!)
    expect(found).toMatchObject({ status: 'Generated', ewbNo: held!.number, distance: 150, isAdopted: false })
    expect(found.vehicles).toMatchObject([{ mode: 'Road', vehicleNumber: 'MH12AB1234' }])
    expect(actionsOf(found)).toMatchObject({
      generate: false,
      updateVehicle: true,
      extend: false,
      cancel: true,
    })
    expect(found.actions.find(({ action }) => action === 'cancel')!.until).toBe(
      new Date(new Date(found.ewbDate!).getTime() + 24 * hour).toISOString(),
    )
    const json = await us.call('eWayBill.json', { documentId: String(id) })
    expect(JSON.parse(json.bytes.toString()).docNo).toBe(number)
  })

  test('the document is neither edited nor cancelled while the bill is active, and can have another after it', async () => {
    const { id, number } = await billed()
    const refused = await us.ok('salesInvoice.cancel', { ids: [id], reason: 'Duplicate' })
    expect([refused.done, refused.refused.length]).toEqual([[], 1])
    const cancelled = await us.ok('eWayBill.cancel', {
      documentId: id,
      reason: 'WrongDetails',
      remark: 'Way',
    })
    expect([cancelled.status, cancelled.cancelReason, cancelled.cancelRemark]).toEqual([
      'Cancelled',
      'WrongDetails',
      'Way',
    ])
    expect((await generated([id])).status).toBe('Success')
    expect(atPortal(number!).map(({ isCancelled }) => isCancelled)).toEqual([true, false])
    await us.ok('eWayBill.cancel', { documentId: id, reason: 'Others', remark: 'Not sent' })
    expect((await us.ok('salesInvoice.cancel', { ids: [id], reason: 'Duplicate' })).done).toEqual([id])
  })

  test('what the portal would refuse is found before anything is sent', async () => {
    const { id, number } = await invoice({ partyId: stock.otherState })
    expect((await generated([id])).status).toBe('SuccessWithError')
    const found = await detail(id)
    expect(found.status).toBe('Rejected')
    expect(found.errors.map(({ path: field }) => field)).toContain('shippingAddress.pincode')
    expect(found.errors[0]!.message).not.toBe('')
    expect(atPortal(number!)).toEqual([])
  })

  test('services alone need none', async () => {
    const { id } = await invoice({ lines: [{ itemId: stock.service, quantity: '200' }] })
    expect(await detail(id)).toMatchObject({ status: 'NotApplicable', need: { reason: 'noGoods' } })
  })
})

describe('faults of the line and of the portal', () => {
  test.each([
    'dropAfter',
    'hangAfter',
    'http500After',
    'drop',
    'http500',
    'html',
    'repeat',
    'garbage',
  ] as const)('%s: one bill, and the document has it', async (kind) => {
    const { id, number } = await invoice()
    sandbox.faults.order([{ kind, call: 'GENEWAYBILL', times: 1 }])
    await us.ok('eWayBill.generate', { documentIds: [id], transport: road })
    const found = await until(
      () => detail(id),
      ({ status }) => status !== 'InProgress' && status !== 'Pending',
    )
    expect(found.status).toBe('Generated')
    expect(atPortal(number!).map(({ number: bill }) => bill)).toEqual([found.ewbNo])
  })

  test('a vehicle whose answer is lost is entered once', async () => {
    const { id, number } = await billed()
    sandbox.faults.order([{ kind: 'dropAfter', call: 'VEHEWB', times: 1 }])
    await us.ok('eWayBill.updateVehicle', vehicle(id))
    const found = await until(
      () => detail(id),
      ({ status }) => status === 'VehicleDetailUpdated',
    )
    expect(found.vehicles.map(({ vehicleNumber }) => vehicleNumber)).toEqual(['MH12AB1234', 'MH14CD5678'])
    expect(atPortal(number!)[0]!.partB.length).toBe(2)
  })

  test('a cancellation whose answer is lost is found', async () => {
    const { id, number } = await billed()
    sandbox.faults.order([{ kind: 'dropAfter', call: 'CANEWB', times: 1 }])
    await us.ok('eWayBill.cancel', { documentId: id, reason: 'Duplicate', remark: 'Twice' })
    await until(
      () => detail(id),
      ({ status }) => status === 'Cancelled',
    )
    expect(atPortal(number!)[0]!.isCancelled).toBe(true)
  })
})

describe('with an active bill', () => {
  test('part A alone gets its vehicle later, and a transporter', async () => {
    const transporterId = gstinOf('27', 'AADCV6612Q')
    const { id } = await billed({ transporterId, distance: 150 })
    expect(await detail(id)).toMatchObject({ validUpto: null, vehicles: [], transporterId })
    const other = gstinOf('27', 'AADCV6613Q')
    const moved = await us.ok('eWayBill.updateTransporter', { documentId: id, transporterId: other })
    expect([moved.status, moved.transporterId]).toEqual(['TransporterUpdated', other])
    const found = await us.ok('eWayBill.updateVehicle', { ...vehicle(id), reason: 'FirstTime' })
    expect(found.validUpto).not.toBe(null)
    const bad = await us.call('eWayBill.updateVehicle', vehicle(id, 'NOTAVEHICLE'))
    expect([bad.status, JSON.stringify(bad.body)]).toEqual([422, expect.stringContaining('vehicleNumber')])
  })

  test('it is extended only around its end, and not cancelled after a day', async () => {
    const { id } = await billed()
    const extension = {
      documentId: id,
      reason: 'NaturalCalamity',
      remark: 'Flood',
      place: 'Satara',
      stateCode: '27',
      pincode: '415001',
      remainingDistance: 60,
      status: 'InMovement',
      mode: 'Road',
      vehicleNumber: 'MH12AB1234',
    } as const
    expect((await us.call('eWayBill.extendValidity', extension)).status).toBe(400)
    const { validUpto } = await detail(id)
    aheadMs = new Date(validUpto!).getTime() - Date.now() - hour
    try {
      const extended = await us.ok('eWayBill.extendValidity', extension)
      expect(extended.validUpto! > validUpto!).toBe(true)
      // A bill of the last hour of a day is not a day old by then.
      aheadMs += 2 * hour
      expect(
        (await us.call('eWayBill.cancel', { documentId: id, reason: 'Others', remark: 'Not sent' })).status,
      ).toBe(400)
    } finally {
      aheadMs = 0
    }
  })
})

test('the list shows the state of each, what expires soon, and the count of each', async () => {
  const { id } = await billed()
  const page = await us.ok('eWayBill.search', { states: ['Generated'], size: 500 })
  const row = page.records.find((record) => record.documentId === id)!
  const found = await detail(id)
  expect(row).toMatchObject({ status: 'Generated', ewbNo: found.ewbNo, validUpto: found.validUpto })
  const byNumber = await us.ok('eWayBill.search', { keyword: found.ewbNo! })
  expect(byNumber.records.map((record) => record.documentId)).toEqual([id])
  const ending = await us.ok('eWayBill.search', { endsBy: found.validUpto!, size: 500 })
  expect(ending.records.map((record) => record.documentId)).toContain(id)
  const now = new Date().toISOString()
  expect((await us.ok('eWayBill.search', { endsBy: now })).records).toEqual([])
  const counts = await us.ok('eWayBill.counts', {})
  expect(counts.find(({ status }) => status === 'Generated')!.documents).toBe(page.total)
  const listed = await us.ok('eWayBill.search', { size: 500 })
  expect(counts.reduce((sum, { documents }) => sum + documents, 0)).toBe(listed.total)
  for (const record of listed.records) expect(record.status).toBe((await detail(record.documentId!)).status)
})

test('an invoice with an IRN gets its bill too, and keeps the IRN while the bill is active', async () => {
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'eInvoiceEnabled', value: true }],
  })
  await us.ok('eInvoice.saveCredentials', {
    entityId: us.entityId,
    version: 0,
    provider: 'Sandbox',
    userName: sandboxUserOf(gstin),
    password: sandboxPassword,
  })
  const { id } = await invoice()
  await us.ok('eInvoice.generate', { documentIds: [id] })
  const irnOf = () => us.ok('eInvoice.detail', { documentId: String(id) })
  await until(irnOf, ({ status }) => status === 'Generated')
  expect((await generated([id])).status).toBe('Success')
  const { ewbNo } = await detail(id)
  expect(await irnOf()).toMatchObject({ ewbNo, cancel: { allowed: false } })
  await us.ok('eWayBill.cancel', { documentId: id, reason: 'Duplicate', remark: 'Twice' })
  expect(await irnOf()).toMatchObject({ ewbNo: null, cancel: { allowed: true } })
})
