import { EwayClient } from '@bahi/gateways/ewaybill/client.ts'
import { consolidateRequest } from '@bahi/gateways/ewaybill/requests.ts'
import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPartiesWorld } from '../../../../test/eway-parties-world.ts'
import type { PartiesWorld } from '../../../../test/eway-parties-world.ts'
import { fieldsOf, until } from '../../../../test/portal-world.ts'
import { keepSheet } from './stored.ts'

let world: PartiesWorld
beforeAll(async () => {
  world = await startPartiesWorld()
})
afterAll(() => world?.stop())
beforeEach(() => world.sandbox.faults.clear())

const by = (vehicleNumber: string) => ({
  mode: 'Road' as const,
  vehicleNumber,
  place: 'Pune',
  stateCode: '27',
})
const several = async (count: number) => {
  const bills = []
  for (let at = 0; at < count; at += 1) bills.push(await world.billed())
  return bills
}
const make = (ewbNos: readonly string[], vehicle = 'MH14CD5678') =>
  world.us.ok('consolidatedEWayBill.generate', {
    entityId: world.us.entityId,
    ewbNos: [...ewbNos],
    ...by(vehicle),
  })
const sheetsAtPortal = (ewbNo: string) =>
  [...world.sandbox.state.tripSheets.values()].filter(({ bills }) => bills.includes(ewbNo))
const numbersOf = (bills: readonly { ewbNo: string }[]) => bills.map(({ ewbNo }) => ewbNo)

test('several bills go in one vehicle, by another one later, and with more bills', async () => {
  const { us, detail } = world
  const [first, second, third] = await several(3)
  const candidates = await us.ok('consolidatedEWayBill.candidates', { entityId: us.entityId })
  expect(numbersOf(candidates)).toEqual(expect.arrayContaining([first!.ewbNo, second!.ewbNo, third!.ewbNo]))
  const sheet = await make([first!.ewbNo, second!.ewbNo])
  expect(sheet).toMatchObject({
    status: 'Generated',
    number: expect.stringMatching(/^\d{10}$/),
    bills: 2,
    isAdopted: false,
    members: [
      { ewbNo: first!.ewbNo, documentNumber: first!.number, toName: 'Deccan Looms' },
      { ewbNo: second!.ewbNo },
    ],
  })
  const going = await detail(first!.id)
  expect([going.tripSheetNumber, going.vehicles.at(-1)!.vehicleNumber]).toEqual([sheet.number, 'MH14CD5678'])
  expect(going.vehicles.length).toBe(world.held(first!.ewbNo).partB.length)
  const anew = await us.ok('consolidatedEWayBill.regenerate', {
    id: sheet.id,
    ...by('KA05MN8830'),
    reason: 'Breakdown',
    remark: 'Engine',
  })
  expect(anew).toMatchObject({ status: 'Generated', replaces: { number: sheet.number }, bills: 2 })
  const old = await us.ok('consolidatedEWayBill.detail', { id: String(sheet.id) })
  expect(old).toMatchObject({ status: 'Replaced', replacedBy: { number: anew.number } })
  expect(old.actions.map(({ allowed }) => allowed)).toEqual([false, false])
  const wider = await us.ok('consolidatedEWayBill.add', { id: anew.id, ewbNos: [third!.ewbNo] })
  expect(wider).toMatchObject({ bills: 3, vehicleNumber: 'KA05MN8830', replaces: { id: anew.id } })
  expect((await detail(third!.id)).tripSheetNumber).toBe(wider.number)
  const page = await us.ok('consolidatedEWayBill.search', { states: ['Generated'], keyword: third!.ewbNo })
  expect(page.records.map(({ number }) => number)).toEqual([wider.number])
  const counts = await us.ok('consolidatedEWayBill.counts', {})
  expect(counts).toEqual(
    expect.arrayContaining([
      { status: 'Generated', sheets: 1, bills: 3 },
      { status: 'Replaced', sheets: 2, bills: 4 },
    ]),
  )
})

test('bills that a sheet may not contain are all named, and nothing is sent', async () => {
  const { us } = world
  const [good, cancelled, shared] = await several(3)
  await us.ok('eWayBill.cancel', { documentId: cancelled!.id, reason: 'Others', remark: 'Not sent' })
  await us.ok('eWayMultiVehicle.initiate', {
    documentId: shared!.id,
    reason: 'Transshipment',
    remark: 'Split',
    fromPlace: 'Pune',
    fromStateCode: '27',
    toPlace: 'Bengaluru',
    toStateCode: '29',
    mode: 'Road',
    totalQuantity: '10',
    uqc: 'NOS',
  })
  const reply = await us.call('consolidatedEWayBill.generate', {
    entityId: us.entityId,
    ewbNos: [good!.ewbNo, cancelled!.ewbNo, shared!.ewbNo, '399999999999'],
    ...by('MH14CD5678'),
  })
  expect(reply.status).toBe(400)
  const text = JSON.stringify(reply.body)
  expect(text).toContain(cancelled!.ewbNo)
  // Known here and cancelled, which is not the same as unknown.
  expect(text).not.toContain(`${cancelled!.ewbNo}: Not known here`)
  expect(text).toContain(shared!.ewbNo)
  expect(text).toContain('399999999999')
  expect(text).not.toContain(good!.ewbNo)
  expect(sheetsAtPortal(good!.ewbNo)).toEqual([])
  const bad = await us.call('consolidatedEWayBill.generate', {
    entityId: us.entityId,
    ewbNos: [good!.ewbNo],
    ...by('NOTAVEHICLE'),
  })
  expect([bad.status, fieldsOf(bad)]).toEqual([422, ['Data.vehicleNumber']])
})

test.each(['dropAfter', 'hangAfter', 'http500After', 'drop', 'http500', 'garbage'] as const)(
  '%s: one sheet at the portal, and we have its number',
  async (kind) => {
    const { us, sandbox } = world
    const bills = await several(2)
    sandbox.faults.order([{ kind, call: 'GENCEWB', times: 1 }])
    await us.call('consolidatedEWayBill.generate', {
      entityId: us.entityId,
      ewbNos: numbersOf(bills),
      ...by('MH14CD5678'),
    })
    const row = async () =>
      (await us.ok('consolidatedEWayBill.search', { keyword: bills[0]!.ewbNo })).records[0]!
    const sheet = await until(row, ({ status }) => status === 'Generated' || status === 'Rejected')
    const held = sheetsAtPortal(bills[0]!.ewbNo)
    expect(held.map(({ number }) => number)).toEqual([sheet.number])
    sandbox.faults.order([{ kind, call: 'REGENTRIPSHEET', times: 1 }])
    await us.call('consolidatedEWayBill.regenerate', {
      id: sheet.id,
      ...by('KA05MN8830'),
      reason: 'Breakdown',
      remark: 'Engine',
    })
    const next = await until(row, ({ id, status }) => id !== sheet.id && status === 'Generated')
    const now = sheetsAtPortal(bills[0]!.ewbNo)
    expect(now.map(({ number, isCancelled }) => [number, isCancelled])).toEqual([
      [sheet.number, true],
      [next.number, false],
    ])
  },
)

test('what the portal refuses is kept with its reason, and the bills are free for another sheet', async () => {
  const { us, sandbox } = world
  const bills = await several(2)
  const asked = { entityId: us.entityId, ewbNos: numbersOf(bills), ...by('MH14CD5678') }
  sandbox.faults.order([{ kind: 'code', code: '818', call: 'GENCEWB', times: 1 }])
  const reply = await us.call('consolidatedEWayBill.generate', asked)
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([400, expect.stringContaining('818')])
  const [refused] = (await us.ok('consolidatedEWayBill.search', { keyword: bills[0]!.ewbNo })).records
  expect(refused).toMatchObject({ status: 'Rejected', number: null, errors: [{ code: '818' }] })
  expect(await make(asked.ewbNos)).toMatchObject({ status: 'Generated' })
})

test('where the portal does not say whether a sheet was generated, a user is notified and nothing is sent twice', async () => {
  const { us, sandbox } = world
  const bills = await several(2)
  sandbox.faults.order([
    { kind: 'dropAfter', call: 'GENCEWB', times: 1 },
    { kind: 'code', code: '325', call: 'GetEwayBill', times: 2 },
  ])
  const asked = { entityId: us.entityId, ewbNos: numbersOf(bills), ...by('MH14CD5678') }
  await us.call('consolidatedEWayBill.generate', asked)
  const row = async () =>
    (await us.ok('consolidatedEWayBill.search', { keyword: bills[0]!.ewbNo })).records[0]!
  const sheet = await until(row, ({ stage }) => stage === null)
  expect(sheet).toMatchObject({ status: 'Rejected', errors: [{ code: 'sheetUnclear' }] })
  expect(sheet.errors[0]!.fix).toContain('before you create another')
  expect(sheetsAtPortal(bills[0]!.ewbNo).length).toBe(1)
})

test.each([true, false])(
  'what an ended process left as sent is carried out once (done already: %s)',
  async (isMade) => {
    const { us, gstin, sandbox } = world
    const ewbNos = numbersOf(await several(2))
    const { entityId } = us
    const sheet = { entityId, ...by('MH14CD5678') }
    if (isMade) {
      const client = new EwayClient(sandbox.ewayBill)
      const account = {
        gstin,
        userName: sandboxUserOf(gstin),
        password: sandboxPassword,
        clientId: 'bahi-sandbox',
        clientSecret: 'bahi-sandbox-secret',
      }
      const outcome = await client.consolidate(account, consolidateRequest({ ...sheet, ewbNos }))
      expect(outcome.kind).toBe('done')
    }
    const candidates = await us.ok('consolidatedEWayBill.candidates', { entityId })
    const id = await us.inTenant(async (db) => {
      const members = candidates.filter(({ ewbNo }) => ewbNos.includes(ewbNo))
      const consolidatedId = await keepSheet(db, sheet, members)
      const request = JSON.stringify({ ...sheet, how: 'new', ewbNos })
      await sql`insert into portal_intents (subscriber_id, entity_id, portal, operation, consolidated_id, state, request, sent_at)
      values (current_subscriber(), ${entityId}, 'ewaybill', 'consolidateEwb', ${consolidatedId}, 'Sent', ${request}::jsonb, now())`.execute(
        db,
      )
      return consolidatedId
    })
    await us.ok('portal.retry', { entityId, portal: 'ewaybill' })
    const found = await until(
      () => us.ok('consolidatedEWayBill.detail', { id: String(id) }),
      ({ status }) => status === 'Generated',
    )
    expect(found.isAdopted).toBe(isMade)
    expect(sheetsAtPortal(ewbNos[0]!).map(({ number }) => number)).toEqual([found.number])
  },
)

test('two who put one bill on a sheet at the same moment: one of them does', async () => {
  const { us } = world
  const bills = await several(2)
  const replies = await Promise.all(
    ['MH14CD0001', 'MH14CD0002'].map((vehicle) =>
      us.call('consolidatedEWayBill.generate', {
        entityId: us.entityId,
        ewbNos: numbersOf(bills),
        ...by(vehicle),
      }),
    ),
  )
  const done = replies.filter(({ status }) => status === 200).length
  expect(sheetsAtPortal(bills[0]!.ewbNo).length).toBe(done)
  const [sheet] = (await us.ok('consolidatedEWayBill.search', { keyword: bills[0]!.ewbNo })).records
  const change = (vehicle: string) =>
    us.call('consolidatedEWayBill.regenerate', {
      id: sheet!.id,
      ...by(vehicle),
      reason: 'Breakdown',
      remark: 'Engine',
    })
  const changes = await Promise.all([change('KA05MN0001'), change('KA05MN0002')])
  expect(changes.filter(({ status }) => status === 200).length).toBe(1)
})

test('B-C-038: the list of sheets is a file, with its filters, for who sees it', async () => {
  const { us } = world
  const bills = await several(1)
  const sheet = await make(numbersOf(bills), 'MH14CD9009')
  const file = await us.call('consolidatedEWayBill.export', { format: 'csv', keyword: 'CD9009' })
  const [head, line, ...rest] = file.bytes.toString().trim().split('\r\n')
  expect(head).toContain('Consolidated no.,Status,Generated,Vehicle')
  expect(line).toMatch(new RegExp(`^${sheet.number},Generated,\\d\\d/\\d\\d/\\d{4} [\\d:]{8},MH14CD9009,`))
  expect(rest).toEqual([])
  for (const format of ['xlsx', 'pdf'] as const)
    expect((await us.call('consolidatedEWayBill.export', { format })).status).toBe(200)
  const clerk = await us.makeUser({ rights: ['SIN_SH_VW'] })
  expect((await clerk.call('consolidatedEWayBill.export', { format: 'csv' })).status).toBe(403)
})

test('a stranger and a user without the right reach nothing', async () => {
  const { us, server } = world
  const [bill] = await several(1)
  const sheet = await make([bill!.ewbNo])
  const stranger = await server.makeSubscriber()
  expect((await stranger.call('consolidatedEWayBill.detail', { id: String(sheet.id) })).status).toBe(404)
  const theirs = await stranger.call('consolidatedEWayBill.generate', {
    entityId: stranger.entityId,
    ewbNos: [bill!.ewbNo],
    ...by('MH14CD5678'),
  })
  expect(theirs.status).toBe(400)
  const looker = await us.makeUser({ rights: ['EWB_SH_VW', 'EWB_RGN'] })
  expect(
    (await looker.call('consolidatedEWayBill.add', { id: sheet.id, ewbNos: [bill!.ewbNo] })).status,
  ).toBe(403)
  const elsewhere = await us.makeUser({ rights: ['EWB_SH_VW', 'EWB_CEWB'], entityIds: [us.otherEntityId] })
  expect((await elsewhere.call('consolidatedEWayBill.detail', { id: String(sheet.id) })).status).toBe(404)
  expect((await elsewhere.ok('consolidatedEWayBill.search', {})).records).toEqual([])
})
