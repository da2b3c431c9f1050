import { readFileSync, readdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Outcome } from '../outcome.ts'
import type { ExchangeEntry } from '../wire/log.ts'
import { accountOf, kaveri, payload as invoice, startedSandbox } from '../sandbox/sandbox.fixture.ts'
import { ewayAction } from './actions.ts'
import { EwayClient, isNoBill } from './client.ts'
import { openEwayEnvelope } from './envelope.ts'
import type { EwbPayload } from './payload.ts'
import { readBill } from './bill-detail.ts'
import type { GeneratedBill } from './replies.ts'
import {
  cancelRequest,
  closeRequest,
  consolidateRequest,
  extensionRequest,
  multiVehicleAddRequest,
  multiVehicleChangeRequest,
  multiVehicleStartRequest,
  regenerateRequest,
  rejectRequest,
  transporterRequest,
  vehicleRequest,
} from './requests.ts'

const golden = new URL('./golden/', import.meta.url)
const read = (name: string): any => JSON.parse(readFileSync(new URL(name, golden), 'utf8'))
const noon = new Date('2026-11-20T12:00:00+05:30')

let world: Awaited<ReturnType<typeof startedSandbox>>
beforeAll(async () => {
  world = await startedSandbox({}, noon)
  await world.sandbox.state.record({ kind: 'switches', switches: { signInLimit: 1000 } })
})
afterAll(() => world.stop())
beforeEach(() => world.sandbox.faults.clear())

const generator = accountOf('29AAKCS4521P1ZP')
const transporter = accountOf('29AADCV6612Q1ZN')
const buyer = accountOf('33AABCT7730L1Z7')
const first = read('payloads/01-outward-supply-road.json').payload as EwbPayload
const numbered = (docNo: string, change: Partial<EwbPayload> = {}): EwbPayload => ({
  ...first,
  docNo,
  docDate: '20/11/2026',
  transDocDate: '20/11/2026',
  ...change,
})
const made = async (docNo: string, change: Partial<EwbPayload> = {}): Promise<GeneratedBill> => {
  const outcome = await world.eway().generate(generator, numbered(docNo, change))
  if (outcome.kind !== 'done') return expect.unreachable(JSON.stringify(outcome))
  return outcome.value
}
const codes = (outcome: Outcome<unknown, unknown>): string[] =>
  outcome.kind === 'done' ? [] : outcome.errors.map(({ code }) => code)
const hours = (count: number) => count * 3_600_000

describe('making a bill', () => {
  test.each(readdirSync(new URL('payloads/', golden)))(
    '%s is made, and found by its document',
    async (file) => {
      const { caller, payload } = read(`payloads/${file}`)
      const outcome = await world.eway().generate(accountOf(caller), payload)
      if (outcome.kind !== 'done') return expect.unreachable(JSON.stringify(outcome))
      expect(outcome.value.number).toMatch(/^9\d{11}$/)
      expect(outcome.value.validUpto === undefined).toBe(payload.transMode === '')
      const key = { type: payload.docType, number: payload.docNo }
      expect(await world.eway().byDocument(accountOf(caller), key)).toMatchObject({
        kind: 'done',
        value: { number: outcome.value.number },
      })
    },
  )

  test('a distance of 0 is filled in by the portal and reported', async () => {
    expect(await made('DIST/1', { transDistance: '0', toPincode: 641012 })).toMatchObject({ distanceKm: 365 })
  })

  test('errors are returned together, as codes with our texts', async () => {
    const outcome = await world
      .eway()
      .generate(generator, numbered('0BAD', { transMode: '1', vehicleNo: 'LORRY', toPincode: 560058 }))
    expect(outcome.kind === 'rejected' && outcome.errors[0]?.message).toContain('number')
    expect(codes(outcome)).toContain('206')
    expect(codes(outcome)).toContain('225')
    expect(codes(outcome)).toContain('436')
  })

  test('a second one for a document is refused; after cancelling it can be generated again', async () => {
    const bill = await made('TWICE/1')
    expect(await world.eway().generate(generator, numbered('twice/1'))).toMatchObject({
      kind: 'duplicate',
      errors: [{ code: '604' }],
    })
    const cancel = cancelRequest({ ewbNo: bill.number, reason: 'OrderCancelled' })
    expect(await world.eway().cancel(generator, cancel)).toMatchObject({ kind: 'done' })
    expect((await made('TWICE/1')).number).not.toBe(bill.number)
  })
})

describe('when the line fails', () => {
  test.each([
    ['dropAfter', 1],
    ['http500After', 1],
    ['drop', 0],
    ['html', 0],
  ] as const)('%s: unknown, and the look-up settles it', async (kind, count) => {
    world.sandbox.faults.order([{ kind, call: 'GENEWAYBILL', times: 1 }])
    expect(await world.eway().generate(generator, numbered(`F/${kind}`))).toMatchObject({ kind: 'unknown' })
    const found = await world.eway().byDocument(generator, { type: 'INV', number: `F/${kind}` })
    expect(found.kind === 'done').toBe(count === 1)
    expect(isNoBill(found)).toBe(count === 0)
  })

  test('a token that ran out is renewed once', async () => {
    const client = world.eway()
    await client.gstin(generator, buyer.gstin)
    world.sandbox.faults.order([{ kind: 'code', code: '106', call: 'GENEWAYBILL', times: 1 }])
    expect(await client.generate(generator, numbered('F/token'))).toMatchObject({ kind: 'done' })
    world.sandbox.faults.order([{ kind: 'expiredToken', call: 'GENEWAYBILL', times: 1 }])
    expect(await client.generate(generator, numbered('F/token2'))).toMatchObject({ kind: 'done' })
  })

  test('a token lives six hours', async () => {
    const minute = 60_000
    world.pass(6 * 60 * minute)
    const client = world.eway()
    const signIns = () => world.sandbox.counts.get('ACCESSTOKEN') ?? 0
    const before = signIns()
    const seen: number[] = []
    for (const pass of [0, 345, 20]) {
      world.pass(pass * minute)
      expect(await client.gstin(generator, buyer.gstin)).toMatchObject({ kind: 'done' })
      seen.push(signIns() - before)
    }
    expect(seen).toEqual([1, 1, 2])
    world.pass(-(6 * 60 + 365) * minute)
  })

  test('the same request under way is a duplicate, a limit is not done, trouble is unknown', async () => {
    const client = world.eway()
    const order = (code: string) =>
      world.sandbox.faults.order([{ kind: 'code', code, call: 'GENEWAYBILL', times: 1 }])
    order('813')
    expect(await client.generate(generator, numbered('F/813'))).toMatchObject({ kind: 'duplicate' })
    order('658')
    expect(await client.generate(generator, numbered('F/658'))).toMatchObject({
      kind: 'unavailable',
      reason: 'limit',
      retryAfterMs: 900_000,
    })
    order('240')
    expect(await client.generate(generator, numbered('F/240'))).toMatchObject({ kind: 'unknown' })
  })

  test('wrong credentials, and too many sign-ins', async () => {
    expect(codes(await world.eway().testCredentials({ ...generator, password: 'x' }))).toEqual(['102'])
    expect(codes(await world.eway().testCredentials({ ...generator, clientId: 'x' }))).toEqual(['110'])
    await world.sandbox.state.record({ kind: 'switches', switches: { signInLimit: 0 } })
    expect(await world.eway().testCredentials(generator)).toMatchObject({
      kind: 'unavailable',
      reason: 'limit',
    })
    await world.sandbox.state.record({ kind: 'switches', switches: { signInLimit: 1000 } })
  })
})

describe('the life of a bill', () => {
  const vehicle = (ewbNo: string, vehicleNumber = 'KA02HJ6190') =>
    vehicleRequest({
      ewbNo,
      mode: 'Road',
      vehicleNumber,
      place: 'BENGALURU',
      stateCode: '29',
      reason: 'FirstTime',
    })

  test('part A, vehicle, other vehicle; validity begins with the first and stays', async () => {
    const client = world.eway()
    const { transMode: _, ...partA } = { ...read('payloads/07-part-a-only.json').payload, docNo: 'LIFE/1' }
    const outcome = await client.generate(generator, { ...partA, transMode: '' } as EwbPayload)
    const number = outcome.kind === 'done' ? outcome.value.number : ''
    const carrier = accountOf('29BQKPR6071D1ZH')
    await world.sandbox.state.record({
      kind: 'taxpayer',
      taxpayer: { gstin: carrier.gstin, legalName: 'Raghu Transport Services', type: 'REG', status: 'ACT' },
    })
    expect(codes(await client.updateVehicle(buyer, vehicle(number)))).toEqual(['636'])
    const begun = await client.updateVehicle(carrier, vehicle(number))
    if (begun.kind !== 'done') return expect.unreachable(JSON.stringify(begun))
    expect(begun.value.validUpto).toBeDefined()
    const again = await client.updateVehicle(carrier, vehicle(number, 'TN23CB1182'))
    expect(again).toMatchObject({ kind: 'done', value: { validUpto: begun.value.validUpto } })
    expect(codes(await client.updateVehicle(generator, vehicle(number)))).toEqual(['635'])
    const found = await client.bill(generator, number)
    if (found.kind !== 'done') return expect.unreachable()
    expect(found.value.state.partB.map(({ vehicleNumber }) => vehicleNumber)).toEqual([
      'KA02HJ6190',
      'TN23CB1182',
    ])
    expect(ewayAction(found.value.state, 'updateTransporter', generator.gstin, world.now())).toMatchObject({
      allowed: false,
      code: '338',
    })
  })

  test('extended in its window alone', async () => {
    const bill = await made('LIFE/2')
    const request = extensionRequest({
      ewbNo: bill.number,
      place: 'SALEM',
      stateCode: '33',
      pincode: '636004',
      remainingDistance: 140,
      reason: 'NaturalCalamity',
      remark: 'Road washed out',
      status: 'InMovement',
      mode: 'Road',
      vehicleNumber: 'KA03MB7714',
    })
    const client = world.eway()
    expect(codes(await client.extend(generator, request))).toEqual(['382'])
    const before = world.now().getTime()
    const wait = bill.validUpto!.getTime() - before - hours(1)
    world.pass(wait)
    // This bill names a transporter, who has not entered part B: the generator still speaks.
    const extended = await client.extend(generator, request)
    expect(extended).toMatchObject({ kind: 'done' })
    expect(codes(await client.extend(generator, { ...request, remainingDistance: 5000 }))).toEqual(['382'])
    const found = await client.bill(generator, bill.number)
    expect(found).toMatchObject({ value: { state: { extendedTimes: 1 } } })
    world.pass(-wait)
  })

  test('handed to another transporter', async () => {
    const bill = await made('LIFE/3')
    const request = transporterRequest({ ewbNo: bill.number, transporterId: '33AAFCR2208M1ZG' })
    expect(await world.eway().updateTransporter(generator, request)).toMatchObject({ kind: 'done' })
    const found = await world.eway().bill(accountOf('33AAFCR2208M1ZG'), bill.number)
    expect(found).toMatchObject({ value: { state: { transporterId: '33AAFCR2208M1ZG' } } })
    expect(codes(await world.eway().bill(accountOf('27AAHCD3316K1ZM'), bill.number))).toEqual(['357'])
  })

  test('rejected by the other party, and then not closed', async () => {
    const bill = await made('LIFE/4')
    const client = world.eway()
    expect(codes(await client.reject(generator, rejectRequest(bill.number)))).toEqual(['341'])
    expect(await client.reject(buyer, rejectRequest(bill.number))).toMatchObject({ kind: 'done' })
    expect(await client.rejectedByOthers(generator, '2026-11-20')).toMatchObject({
      value: [{ number: bill.number, isRejected: true }],
    })
    const close = closeRequest({ ewbNo: bill.number, date: '2026-11-20', remark: 'Delivered' })
    expect(codes(await client.close(buyer, close))).toEqual(['853'])
  })

  test('closed by the buyer, and then nothing more', async () => {
    const bill = await made('LIFE/5')
    const client = world.eway()
    const close = closeRequest({ ewbNo: bill.number, date: '2026-11-20', remark: 'Delivered' })
    expect(await client.close(buyer, close)).toMatchObject({ value: { date: '2026-11-20' } })
    const cancel = cancelRequest({ ewbNo: bill.number, reason: 'Duplicate' })
    expect(codes(await client.cancel(generator, cancel))).toEqual(['843'])
  })

  test('not cancelled once an officer saw it, nor after 24 hours', async () => {
    const bill = await made('LIFE/6')
    const cancel = cancelRequest({ ewbNo: bill.number, reason: 'WrongDetails' })
    world.pass(hours(24) + 1000)
    expect(codes(await world.eway().cancel(generator, cancel))).toEqual(['315'])
    world.pass(-hours(24) - 1000)
    await world.sandbox.state.record({
      kind: 'ewayBillChanged',
      number: bill.number,
      change: { isVerified: true },
    })
    expect(codes(await world.eway().cancel(generator, cancel))).toEqual(['316'])
  })

  test('shared out over several vehicles, to the last piece', async () => {
    const bill = await made('LIFE/7', { transporterId: '', transporterName: '' })
    const client = world.eway()
    const ewbNo = bill.number
    const start = (totalQuantity: string) =>
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
    const add = (quantity: string, vehicleNumber: string) =>
      multiVehicleAddRequest({ ewbNo, group: '1', vehicleNumber, quantity })
    expect(codes(await client.startMultiVehicle(generator, start('241')))).toEqual(['400'])
    expect(await client.startMultiVehicle(generator, start('240'))).toMatchObject({ value: { group: '1' } })
    expect(codes(await client.updateVehicle(generator, vehicle(ewbNo)))).toEqual(['412'])
    expect(await client.addMultiVehicle(generator, add('200', 'TN04AX2271'))).toMatchObject({ kind: 'done' })
    expect(codes(await client.addMultiVehicle(generator, add('41', 'TN04BC6145')))).toEqual(['400'])
    expect(await client.addMultiVehicle(generator, add('40', 'TN04BC6145'))).toMatchObject({ kind: 'done' })
    const change = multiVehicleChangeRequest({
      ewbNo,
      group: '1',
      oldVehicleNumber: 'TN04BC6145',
      newVehicleNumber: 'TN19K7702',
      place: 'VELLORE',
      stateCode: '33',
      reason: 'Breakdown',
      remark: 'Tyre burst',
    })
    expect(await client.changeMultiVehicle(generator, change)).toMatchObject({ kind: 'done' })
    const found = await client.bill(generator, ewbNo)
    const rows = found.kind === 'done' ? found.value.state.partB.slice(1) : []
    expect(rows.map(({ group, vehicleNumber }) => [group, vehicleNumber])).toEqual([
      ['1', 'TN04AX2271'],
      ['1', 'TN04BC6145'],
      ['1', 'TN19K7702'],
    ])
    // A group that was never opened differs from one that is full.
    const tooMuch = multiVehicleAddRequest({
      ewbNo,
      group: '2',
      vehicleNumber: 'TN04AX2271',
      quantity: '241',
    })
    expect(codes(await client.addMultiVehicle(generator, tooMuch))).toEqual(['411'])
    expect(codes(await client.addMultiVehicle(generator, { ...tooMuch, groupNo: '1' }))).toEqual(['400'])
  })

  test('consolidated, read, and consolidated again with another vehicle', async () => {
    const change = { transporterId: '', transporterName: '' }
    const numbers = [(await made('SHEET/1', change)).number, (await made('SHEET/2', change)).number]
    const client = world.eway()
    const sheet = { place: 'BENGALURU', stateCode: '29', mode: 'Road', vehicleNumber: 'KA01AG3357' } as const
    const outcome = await client.consolidate(generator, consolidateRequest({ ...sheet, ewbNos: numbers }))
    const tripSheetNumber = outcome.kind === 'done' ? outcome.value.number : ''
    expect(tripSheetNumber).toMatch(/^\d{10}$/)
    const again = regenerateRequest({
      ...sheet,
      vehicleNumber: 'KA05MN8830',
      tripSheetNumber,
      reason: 'Breakdown',
      remark: 'Engine',
    })
    const renewed = await client.regenerate(generator, again)
    const newNumber = renewed.kind === 'done' ? renewed.value.number : ''
    expect(codes(await client.regenerate(generator, again))).toEqual(['392'])
    expect(await client.tripSheet(generator, newNumber)).toMatchObject({
      value: {
        vehicleNumber: 'KA05MN8830',
        isActive: true,
        bills: [{ number: numbers[0] }, { number: numbers[1] }],
      },
    })
    expect(await client.tripSheet(generator, tripSheetNumber)).toMatchObject({ value: { isActive: false } })
    expect(await client.bill(generator, numbers[0]!)).toMatchObject({
      value: { state: { tripSheetNumber: newNumber } },
    })
  })
})

test('an e-way bill made with an IRN lives on here', async () => {
  const sent = invoice('13-ewb.json', { 'DocDtls.Dt': '20/11/2026', 'EwbDtls.TransDocDt': '20/11/2026' })
  const outcome = await world.client().generate(kaveri, sent)
  if (outcome.kind !== 'done') return expect.unreachable(JSON.stringify(outcome))
  const { number } = outcome.value.ewayBill!
  const client = world.eway()
  const bill = await client.bill(kaveri, number)
  expect(bill).toMatchObject({
    value: { documentNumber: 'KLW/25-26/0109', total: '166380.00', lines: [{ hsn: '84484290', uqc: 'SET' }] },
  })
  const change = vehicleRequest({
    ewbNo: number,
    mode: 'Road',
    vehicleNumber: 'KA05MN8830',
    place: 'HOSUR',
    stateCode: '33',
    reason: 'Breakdown',
  })
  expect(await client.updateVehicle(kaveri, change)).toMatchObject({ kind: 'done' })
  const cancel = cancelRequest({ ewbNo: number, reason: 'OrderCancelled' })
  expect(await client.cancel(kaveri, cancel)).toMatchObject({ kind: 'done' })
  expect(
    await world.client().cancel(kaveri, outcome.value.irn, { reason: 'InvoiceCancelled', remark: 'x' }),
  ).toMatchObject({ kind: 'done' })
})

describe('lists and masters', () => {
  test('bills of a day, for the other party and for the transporter; an empty day is an empty list', async () => {
    const { number } = await made('LIST/1')
    const client = world.eway()
    const day = '2026-11-20'
    const has = (outcome: Outcome<readonly { number: string }[], unknown>) =>
      outcome.kind === 'done' && outcome.value.some((row) => row.number === number)
    expect(has(await client.byDate(generator, day))).toBe(true)
    expect(has(await client.ofOtherParty(buyer, day))).toBe(true)
    expect(has(await client.forTransporter(transporter, day))).toBe(true)
    expect(has(await client.forTransporterByGstin(transporter, generator.gstin, day))).toBe(true)
    expect(has(await client.forTransporterByState(transporter, '29', day))).toBe(true)
    expect(has(await client.assignedToTransporter(transporter, '33', day))).toBe(false)
    expect(await client.byDate(generator, '2026-11-01')).toMatchObject({ kind: 'done', value: [] })
  })

  test('a party, a transporter and a code', async () => {
    const client = world.eway()
    expect(await client.gstin(generator, '24ZZWCD9147L1ZQ')).toMatchObject({
      value: { legalName: 'Dwarka Devices Private Limited', taxpayerType: 'SEZ' },
    })
    expect(codes(await client.gstin(generator, 'X'))).toEqual(['326'])
    expect(await client.transporter(generator, '29BQKPR6071D1ZH')).toMatchObject({ kind: 'done' })
    expect(await client.hsn(generator, '84818030')).toMatchObject({ value: { hsn: '84818030' } })
    expect(codes(await client.hsn(generator, '84999999'))).toEqual(['337'])
  })
})

test('nothing reachable: certainly not done', async () => {
  const client = new EwayClient({ ...world.sandbox.ewayBill, baseUrls: ['http://127.0.0.1:1'] })
  expect(await client.generate(generator, numbered('NONE/1'))).toMatchObject({
    kind: 'unavailable',
    reason: 'connection',
  })
  expect(client.health()).toMatchObject([{ gstin: generator.gstin, breaker: { failures: 1 } }])
})

test('no secret reaches the log', async () => {
  const entries: ExchangeEntry[] = []
  const client = world.eway({ log: { write: (entry) => entries.push(entry) } })
  await client.generate(generator, numbered('LOG/1'))
  await client.byDocument(generator, { type: 'INV', number: 'LOG/1' })
  expect(entries.map(({ call }) => call)).toEqual(['signIn', 'generate', 'byDocument'])
  const text = JSON.stringify(entries)
  expect(text).not.toContain(generator.password)
  expect(text).not.toContain(generator.clientSecret)
  expect(entries[1]).toMatchObject({ status: 200, request: { data: { docNo: 'LOG/1' } } })
  expect(entries[0]).toMatchObject({ reply: { data: { authtoken: '***', sek: '***' } } })
})

test('bills survive a restart of the portal', async () => {
  const { number } = await made('KEEP/1')
  await world.restart()
  expect(await world.eway().bill(generator, number)).toMatchObject({ value: { documentNumber: 'KEEP/1' } })
})

describe('replies as they were seen', () => {
  test('codes with a comma too many, as number, as object, as words', () => {
    const { wire } = read('18-error-envelope.json')
    const codesOf = (reply: unknown) => {
      const envelope = openEwayEnvelope(JSON.stringify(reply))
      return envelope && !envelope.isGood
        ? envelope.errors.map(({ code, message }) => code || message)
        : undefined
    }
    expect(codesOf(wire)).toEqual(['221', '225'])
    expect(codesOf({ status: 0, error: { errorCodes: 604 } })).toEqual(['604'])
    expect(codesOf({ status: '0', error: '105, 106' })).toEqual(['105', '106'])
    expect(codesOf({ status: '0', message: 'Gateway says no' })).toEqual(['Gateway says no'])
    expect(openEwayEnvelope('<html>')).toBeUndefined()
  })

  test('a read with its own key; a check sum that does not agree is reported', () => {
    const vectors = read('19-crypto-test-vectors.json')
    const key = Buffer.from(vectors.sekBase64, 'base64')
    const { dataBase64: data, rekEncryptedWithSekBase64: rek, hmacBase64: hmac } = vectors.getResponse
    const open = (mac: string) => openEwayEnvelope(JSON.stringify({ status: '1', data, rek, hmac: mac }), key)
    expect(open(hmac)).toEqual({ isGood: true, data: { ewbNo: 361004529066, status: 'CNL' }, notes: [] })
    expect(open('AAAA')).toMatchObject({ isGood: true, notes: [{ code: 'HMAC' }] })
  })

  test('a bill with padding, the spelling of the portal and codes as numbers', () => {
    const { response } = read('14-get-eway-bill.json')
    expect(readBill(response)).toMatchObject({
      state: {
        number: '391004527718',
        extendedTimes: 1,
        partB: [{ mode: 'Road', vehicleNumber: 'KA03MB7714' }],
      },
      documentDate: '2026-11-10',
      lines: [{ hsn: '84818030' }, { hsn: '40169330' }],
    })
    const lost = { ...response, itemList: [{ ...response.itemList[0], hsnCode: 7_020_000 }] }
    expect(readBill(lost)?.lines[0]?.hsn).toBe('07020000')
  })
})
