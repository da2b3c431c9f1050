import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf, startedSandbox } from '../sandbox/sandbox.fixture.ts'
import { findGroup, findTripSheet } from './find.ts'
import type { EwbPayload } from './payload.ts'
import { consolidateRequest, multiVehicleAddRequest, multiVehicleStartRequest } from './requests.ts'

let world: Awaited<ReturnType<typeof startedSandbox>>
beforeAll(async () => {
  world = await startedSandbox({}, new Date('2026-11-20T12:00:00+05:30'))
})
afterAll(() => world.stop())

const account = accountOf('29AAKCS4521P1ZP')
const first = JSON.parse(
  readFileSync(new URL('./golden/payloads/01-outward-supply-road.json', import.meta.url), 'utf8'),
).payload as EwbPayload
const made = async (docNo: string): Promise<string> => {
  const dates = { docDate: '20/11/2026', transDocDate: '20/11/2026' }
  const own = { transporterId: '', transporterName: '' }
  const outcome = await world.eway().generate(account, { ...first, docNo, ...dates, ...own })
  return outcome.kind === 'done' ? outcome.value.number : expect.unreachable(JSON.stringify(outcome))
}
const start = (ewbNo: string, totalQuantity: string) =>
  multiVehicleStartRequest({
    ewbNo,
    reason: 'Transshipment',
    remark: 'Split',
    fromPlace: 'HOSUR',
    fromStateCode: '33',
    toPlace: 'COIMBATORE',
    toStateCode: '33',
    mode: 'Road',
    totalQuantity,
    uqc: 'NOS',
  })

test('a group whose answer was lost is found before it has a vehicle, and one never opened is not', async () => {
  const client = world.eway()
  const ewbNo = await made('FIND/1')
  const asked = { ewbNo, known: [], totalQuantity: '100' }
  expect(await findGroup({ client, account }, asked)).toEqual({ kind: 'absent' })
  await client.startMultiVehicle(account, start(ewbNo, '100'))
  expect(await findGroup({ client, account }, asked)).toEqual({ kind: 'found', value: '1' })
  const add = (group: string) =>
    multiVehicleAddRequest({ ewbNo, group, vehicleNumber: 'TN04AX2271', quantity: '100' })
  await client.addMultiVehicle(account, add('1'))
  expect(await findGroup({ client, account }, asked)).toEqual({ kind: 'found', value: '1' })
  // The first group is full: the portal's 400 of that does not pass for a second one.
  const onward = { ...asked, known: ['1'] }
  expect(await findGroup({ client, account }, onward)).toEqual({ kind: 'absent' })
  await client.startMultiVehicle(account, start(ewbNo, '100'))
  expect(await findGroup({ client, account }, onward)).toEqual({ kind: 'found', value: '2' })
  const held = world.sandbox.state.ewayBills.get(ewbNo)!
  expect(held.groups.map(({ addedQuantity }) => addedQuantity)).toEqual(['100', '0'])
})

test('a sheet whose answer was lost is found by its bills and its vehicle, and no other is taken for it', async () => {
  const client = world.eway()
  const ewbNos = [await made('FIND/2'), await made('FIND/3')]
  const sheet = { place: 'BENGALURU', stateCode: '29', mode: 'Road', vehicleNumber: 'KA01AG3357' } as const
  const asked = { ewbNos, vehicleNumber: 'ka 01 ag 3357', known: [] }
  expect(await findTripSheet({ client, account }, asked)).toEqual({ kind: 'absent' })
  const outcome = await client.consolidate(account, consolidateRequest({ ...sheet, ewbNos }))
  const number = outcome.kind === 'done' ? outcome.value.number : ''
  expect(await findTripSheet({ client, account }, asked)).toMatchObject({ kind: 'found', value: { number } })
  for (const other of [
    { ...asked, known: [number] },
    { ...asked, vehicleNumber: 'KA05MN8830' },
    { ...asked, ewbNos: ewbNos.slice(1) },
  ])
    expect(await findTripSheet({ client, account }, other)).toEqual({ kind: 'absent' })
  const strange = { ...asked, ewbNos: ['399999999999'] }
  expect(await findTripSheet({ client, account }, strange)).toEqual({ kind: 'unclear' })
})
