import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Breakers } from '../breaker.ts'
import type { Outcome } from '../outcome.ts'
import type { ExchangeEntry } from '../wire/log.ts'
import {
  accountOf,
  kaveri,
  numbered,
  payload,
  readGolden,
  startedSandbox,
} from '../sandbox/sandbox.fixture.ts'
import { EinvoiceClient, isNotFound } from './client.ts'
import { changed } from './golden.fixture.ts'
import type { Inv01 } from './inv01.ts'
import { irnOf } from './irn.ts'
import { contentDifferences, readSignedInvoice, readSignedQr } from './signed.ts'

let world: Awaited<ReturnType<typeof startedSandbox>>
beforeAll(async () => {
  world = await startedSandbox()
})
afterAll(() => world.stop())
beforeEach(() => world.sandbox.faults.clear())

const codesOf = (outcome: Outcome<unknown, unknown>): string[] => [
  ...new Set(outcome.kind === 'done' ? [] : outcome.errors.map(({ code }) => code)),
]

describe('documents the portal takes', () => {
  const { examples } = readGolden('index.json') as {
    examples: { file: string; irn: string; qr: Record<string, unknown> }[]
  }

  test.each(examples)('$file is registered, signed and found again', async ({ file, irn, qr }) => {
    const sent = payload(file)
    const account = accountOf(sent.SellerDtls.Gstin)
    const client = world.client()
    const outcome = await client.generate(account, sent)
    if (outcome.kind !== 'done') return expect.unreachable(JSON.stringify(outcome))
    expect(outcome.value).toMatchObject({ irn, isCancelled: false, signature: 'verified' })
    expect(outcome.value.ackNo).toMatch(/^9925\d{11}$/)
    expect(outcome.value.ackDate.getTime() % 60_000).toBe(0)
    expect(outcome.value.ewayBill !== undefined).toBe(sent.EwbDtls !== undefined)

    const { certificates } = world.sandbox.einvoice
    const read = readSignedQr(outcome.value.signedQrCode, certificates)
    expect(read).toMatchObject({
      signature: 'verified',
      data: {
        sellerGstin: qr.SellerGstin,
        buyerGstin: qr.BuyerGstin,
        documentNumber: qr.DocNo,
        documentType: qr.DocTyp,
        documentDate: qr.DocDt,
        total: String(qr.TotInvVal),
        itemCount: qr.ItemCnt,
        mainHsn: qr.MainHsnCode,
        irn,
      },
    })
    const signed = readSignedInvoice(outcome.value.signedInvoice, certificates)
    expect(contentDifferences(sent, signed.data!)).toEqual([])

    const found = await client.byIrn(account, irn)
    expect(found).toEqual({ ...outcome, notes: [] })
    const { DocDtls } = sent
    const [day, month, year] = DocDtls.Dt.split('/')
    const key = { type: DocDtls.Typ, number: DocDtls.No, date: `${year}-${month}-${day}` }
    expect(await client.byDocument(account, key)).toEqual(found)
  })
})

describe('documents the portal refuses, over the wire', () => {
  const { cases } = readGolden('negative-cases.json') as {
    cases: { name: string; base: string; set: Record<string, unknown>; codes: string[] }[]
  }
  test.each(cases)('$name', async ({ base, set, codes }) => {
    const sent = changed(readGolden(`payloads/${base}`), {
      'DocDtls.No': `NEG/${cases.findIndex((row) => row.set === set)}`,
      ...set,
    }) as Inv01
    // The portal is asked by the supplier named in the document.
    const outcome = await world.client().generate(accountOf(sent.SellerDtls.Gstin), sent)
    if (codes.length === 0) expect(outcome.kind).toBe('done')
    else {
      expect(outcome.kind).toBe('rejected')
      expect(codesOf(outcome).toSorted()).toEqual(codes.toSorted())
    }
  })
})

describe('sign-in', () => {
  test.each([
    ['a wrong password', { password: 'nope' }, '1019'],
    ['an unknown user', { userName: 'somebody' }, '1017'],
    ['a wrong client', { clientSecret: 'nope' }, '1010'],
    ['another GSTIN than the user has', { gstin: '27ZZQCK4821M1ZU' }, '1015'],
  ])('%s is reported', async (_, change, code) => {
    const outcome = await world.client().testCredentials({ ...kaveri, ...change })
    expect(outcome).toMatchObject({ kind: 'rejected', errors: [{ code }] })
    expect(await world.client().byIrn({ ...kaveri, ...change }, 'a'.repeat(64))).toMatchObject({
      kind: 'unavailable',
      reason: 'signInRefused',
      errors: [{ code }],
    })
  })

  test('right credentials pass', async () => {
    expect(await world.client().testCredentials(kaveri)).toMatchObject({ kind: 'done' })
  })

  test('credentials that do not fit the block are reported without a call', async () => {
    const outcome = await world.client().testCredentials({ ...kaveri, password: 'x'.repeat(80) })
    expect(outcome).toMatchObject({ kind: 'unavailable', reason: 'settings' })
  })

  test('fifty documents at once cause one sign-in', async () => {
    const client = world.client()
    const before = world.sandbox.signInCount()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, at) => client.generate(kaveri, numbered(`MANY/${at}`))),
    )
    expect(outcomes.every(({ kind }) => kind === 'done')).toBe(true)
    expect(world.sandbox.signInCount() - before).toBe(1)
  })

  test('a token that expires in mid-batch is renewed once, and nothing is sent twice', async () => {
    const client = world.client()
    await client.generate(kaveri, numbered('MID/first'))
    const before = { signIns: world.sandbox.signInCount(), held: world.sandbox.state.invoices.size }
    world.sandbox.faults.order([{ kind: 'expiredToken', call: 'generate', times: 1 }])
    const outcomes = []
    for (let at = 0; at < 10; at += 1) outcomes.push(await client.generate(kaveri, numbered(`MID/${at}`)))
    expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'done'))
    expect(world.sandbox.signInCount() - before.signIns).toBe(1)
    expect(world.sandbox.state.invoices.size - before.held).toBe(10)
  })

  test('a token lives six hours and is renewed once, by force, in its last ten minutes', async () => {
    const minute = 60_000
    await world.sandbox.state.record({ kind: 'switches', switches: { tokenMinutes: 360 } })
    // Whatever token there is from before has ended.
    world.pass(6 * 60 * minute)
    const client = world.client()
    const signIns: number[] = []
    const before = world.sandbox.signInCount()
    for (const [at, pass] of [0, 349, 2, 5, 340].entries()) {
      world.pass(pass * minute)
      const worker = (turn: number) => client.byIrn(kaveri, String(at * 5 + turn).padStart(64, '0'))
      // Nothing is known there, which is an answer to someone signed in.
      for (const outcome of await Promise.all([0, 1, 2, 3, 4].map(worker)))
        expect(outcome).toMatchObject({ kind: 'rejected' })
      signIns.push(world.sandbox.signInCount() - before)
    }
    expect(signIns).toEqual([1, 1, 2, 2, 2])
    world.pass(-(6 * 60 + 696) * minute)
    await world.sandbox.state.record({ kind: 'switches', switches: { tokenMinutes: 60 } })
  })

  test('a token refused again and again is no refusal of the document', async () => {
    world.sandbox.faults.order([{ kind: 'code', code: '1005', call: 'generate', times: 2 }])
    expect(await world.client().generate(kaveri, numbered('TOKEN/1'))).toMatchObject({
      kind: 'unavailable',
      reason: 'signInUnavailable',
    })
    world.sandbox.faults.order([{ kind: 'code', code: '3020', call: 'signIn', times: 1 }])
    const client = world.client()
    expect(await client.generate(kaveri, numbered('TOKEN/2'))).toMatchObject({ reason: 'signInUnavailable' })
    expect(await client.generate(kaveri, numbered('TOKEN/2'))).toMatchObject({ kind: 'done' })
  })

  test('no secret reaches the log', async () => {
    const entries: ExchangeEntry[] = []
    const client = world.client({ log: { write: (entry) => entries.push(entry) } })
    await client.generate(kaveri, numbered('LOG/1'))
    expect(entries.map(({ call }) => call)).toEqual(['signIn', 'generate'])
    const text = JSON.stringify(entries)
    expect(text).not.toContain(kaveri.password)
    expect(text).not.toContain(kaveri.clientSecret)
    expect(entries[1]).toMatchObject({ status: 200, request: { DocDtls: { No: 'LOG/1' } } })
    expect(entries[0]).toMatchObject({ reply: { Data: { AuthToken: '***', Sek: '***' } } })
  })
})

describe('when the line or the portal fails', () => {
  const held = (number: string): number =>
    [...world.sandbox.state.invoices.values()].filter((row) => row.payload.DocDtls.No === number).length
  const look = (number: string) =>
    world.client().byDocument(kaveri, { type: 'INV', number, date: '2025-11-03' })

  test.each([
    ['dropAfter', 'connectionLost', 1],
    ['hangAfter', 'timeOut', 1],
    ['http500After', 'serverFault', 1],
    ['drop', 'connectionLost', 0],
    ['hang', 'timeOut', 0],
    ['http500', 'serverFault', 0],
    ['html', 'serverFault', 0],
    ['garbage', 'unreadableReply', 1],
    ['wrongSignature', 'signatureInvalid', 1],
    ['otherContent', 'otherContent', 1],
  ] as const)('%s: unknown, and the look-up settles it', async (kind, reason, count) => {
    const number = `F/${kind}`
    world.sandbox.faults.order([{ kind, call: 'generate', times: 1 }])
    const replyMs = kind.startsWith('hang') ? 300 : 5000
    const outcome = await world.client({ replyMs }).generate(kaveri, numbered(number))
    expect(outcome).toMatchObject({ kind: 'unknown', reason })
    expect(held(number)).toBe(count)
    const found = await look(number)
    if (count === 1) expect(found).toMatchObject({ kind: 'done', value: { signature: 'verified' } })
    else {
      expect(isNotFound(found)).toBe(true)
      expect(await world.client().generate(kaveri, numbered(number))).toMatchObject({ kind: 'done' })
    }
    expect(held(number)).toBe(1)
  })

  test('a request that arrives twice is reported as a duplicate of itself', async () => {
    world.sandbox.faults.order([{ kind: 'repeat', call: 'generate', times: 1 }])
    const outcome = await world.client().generate(kaveri, numbered('F/repeat'))
    expect(outcome).toMatchObject({ kind: 'duplicate', errors: [{ code: '2150' }] })
    expect(held('F/repeat')).toBe(1)
  })

  test.each(['list', 'object', 'empty'] as const)('a duplicate reported as %s', async (duplicateAs) => {
    const sent = numbered(`DUP/${duplicateAs}`)
    await world.sandbox.state.record({ kind: 'switches', switches: { duplicateAs } })
    const first = await world.client().generate(kaveri, sent)
    const second = await world.client().generate(kaveri, sent)
    const irn = first.kind === 'done' ? first.value.irn : ''
    expect(second).toMatchObject({ kind: 'duplicate', found: duplicateAs === 'empty' ? {} : { irn } })
    expect(second.kind === 'duplicate' && Object.keys(second.found ?? {}).length > 0).toBe(
      duplicateAs !== 'empty',
    )
    await world.sandbox.state.record({ kind: 'switches', switches: { duplicateAs: 'list' } })
  })

  test('a duplicate with other content shows where it differs', async () => {
    const client = world.client()
    await client.generate(kaveri, numbered('DUP/other'))
    const other = numbered('DUP/other', {
      'BuyerDtls.Gstin': '29ZZNFG6218R1ZE',
      'ValDtls.RndOffAmt': 1.26,
      'ValDtls.TotInvVal': 36765,
    })
    expect(await client.generate(kaveri, other)).toMatchObject({ kind: 'duplicate' })
    const found = await look('DUP/other')
    if (found.kind !== 'done') return expect.unreachable()
    const { data } = readSignedInvoice(found.value.signedInvoice, world.sandbox.einvoice.certificates)
    expect(contentDifferences(other, data!).map(({ field }) => field)).toEqual(['buyer', 'total'])
  })

  test('registered at another portal', async () => {
    const sent = numbered('ELSE/1')
    const irn = irnOf({ gstin: kaveri.gstin, date: '2025-11-03', type: 'INV', number: 'ELSE/1' })
    await world.sandbox.state.record({ kind: 'elsewhere', irn, portal: 'NIC2' })
    expect(await world.client().generate(kaveri, sent)).toMatchObject({
      kind: 'duplicate',
      errors: [{ code: '2295' }],
      found: { irn, portal: 'NIC2' },
    })
  })

  test('a signature by an unknown key is not called forged', async () => {
    world.sandbox.faults.order([{ kind: 'unknownKey', call: 'generate', times: 1 }])
    const outcome = await world.client().generate(kaveri, numbered('F/key'))
    expect(outcome).toMatchObject({ kind: 'done', value: { signature: 'unknownKey' } })
  })

  test('an altered text that a look-up brings is kept as altered, with what it claims', async () => {
    await world.client().generate(kaveri, numbered('F/altered'))
    world.sandbox.faults.order([{ kind: 'wrongSignature', call: 'byDocument', times: 1 }])
    const found = await look('F/altered')
    expect(found).toMatchObject({ kind: 'done', value: { signature: 'altered' } })
    if (found.kind !== 'done') return
    const reading = readSignedInvoice(found.value.signedInvoice, world.sandbox.einvoice.certificates)
    expect(reading).toMatchObject({
      signature: 'altered',
      claimed: { DocDtls: { No: 'F/altered' } },
    })
    expect(reading.data).toBeUndefined()
  })

  test('trouble within the portal leaves a write unknown and a read unavailable', async () => {
    world.sandbox.faults.order([{ kind: 'code', code: '2146', times: 2 }])
    const client = world.client()
    await client.testCredentials(kaveri).then(() => world.sandbox.faults.clear())
    world.sandbox.faults.order([{ kind: 'code', code: '2146', call: 'generate', times: 1 }])
    expect(await client.generate(kaveri, numbered('F/2146'))).toMatchObject({ kind: 'unknown' })
    world.sandbox.faults.order([{ kind: 'code', code: '3020', call: 'gstin', times: 1 }])
    expect(await client.gstin(kaveri, '33ZZTCP2256H1Z3')).toMatchObject({ kind: 'unavailable' })
  })

  test('a read whose connection broke is repeated automatically', async () => {
    const client = world.client()
    await client.gstin(kaveri, '33ZZTCP2256H1Z3')
    world.sandbox.faults.order([{ kind: 'drop', call: 'gstin', times: 1 }])
    expect(await client.gstin(kaveri, '33ZZTCP2256H1Z3')).toMatchObject({ kind: 'done' })
  })

  test('the second address serves when the first is out of reach', async () => {
    const portal = { ...world.sandbox.einvoice, baseUrls: ['http://127.0.0.1:1', world.sandbox.url] }
    const client = new EinvoiceClient(portal, { clock: world.now })
    expect(await client.generate(kaveri, numbered('TWO/1'))).toMatchObject({ kind: 'done' })
  })

  test('nothing reachable: certainly not done, and after five attempts no request waits', async () => {
    const client = new EinvoiceClient(
      { ...world.sandbox.einvoice, baseUrls: ['http://127.0.0.1:1'] },
      { clock: world.now },
    )
    const reasons = []
    for (let turn = 0; turn < 7; turn += 1) {
      const outcome = await client.generate(kaveri, numbered('NONE/1'))
      reasons.push(outcome.kind === 'unavailable' ? outcome.reason : outcome.kind)
    }
    expect(reasons.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'connection'))
    expect(reasons.slice(5)).toEqual(['breakerOpen', 'breakerOpen'])
    expect(client.health()).toMatchObject([{ gstin: kaveri.gstin, breaker: { state: 'open' } }])
    expect(await client.ping()).toBe(false)
    expect(await world.client().ping()).toBe(true)
  })

  test('a breaker closes again after the portal is back', async () => {
    const breakers = new Breakers(world.now)
    const client = world.client({ breakers })
    await client.gstin(kaveri, '33ZZTCP2256H1Z3')
    world.sandbox.faults.order([{ kind: 'drop', call: 'generate', times: 5 }])
    for (let turn = 0; turn < 5; turn += 1) await client.generate(kaveri, numbered(`BR/${turn}`))
    expect(await client.generate(kaveri, numbered('BR/x'))).toMatchObject({ reason: 'breakerOpen' })
    world.pass(31_000)
    expect(await client.generate(kaveri, numbered('BR/y'))).toMatchObject({ kind: 'done' })
    expect(client.health()[0]?.breaker.state).toBe('closed')
  })

  test('a party unknown to the portal is synchronised once and the document sent again', async () => {
    const client = world.client()
    world.sandbox.faults.order([
      {
        kind: 'code',
        call: 'generate',
        code: '3029',
        message: 'GSTIN 29ZZRFS7310D1ZW is inactive',
        times: 1,
      },
    ])
    expect(await client.generate(kaveri, numbered('SYNC/1'))).toMatchObject({ kind: 'done' })
    world.sandbox.faults.order([
      {
        kind: 'code',
        call: 'generate',
        code: '3029',
        message: 'GSTIN 33ZZHPN4410R1ZD is inactive',
        times: 1,
      },
    ])
    expect(await client.generate(kaveri, numbered('SYNC/2'))).toMatchObject({
      kind: 'rejected',
      errors: [{ code: '3029' }],
    })
  })
})

describe('cancelling', () => {
  const why = { reason: 'Duplicate', remark: 'Made twice' } as const

  test('within 24 hours, once; the number stays used up', async () => {
    const client = world.client()
    const made = await client.generate(kaveri, numbered('CNL/1'))
    const irn = made.kind === 'done' ? made.value.irn : ''
    expect(await client.cancel(kaveri, irn, why)).toMatchObject({ kind: 'done', value: { irn } })
    expect(await client.byIrn(kaveri, irn)).toMatchObject({ kind: 'done', value: { isCancelled: true } })
    expect(await client.cancel(kaveri, irn, why)).toMatchObject({
      kind: 'duplicate',
      errors: [{ code: '9999' }],
    })
    expect(await client.generate(kaveri, numbered('CNL/1'))).toMatchObject({
      kind: 'rejected',
      errors: [{ code: '2278' }],
    })
  })

  test('after 24 hours it is refused', async () => {
    const made = await world.client().generate(kaveri, numbered('CNL/2'))
    world.pass(24 * 3_600_000 + 60_000)
    const irn = made.kind === 'done' ? made.value.irn : ''
    expect(await world.client().cancel(kaveri, irn, why)).toMatchObject({ errors: [{ code: '2270' }] })
    world.pass(-24 * 3_600_000 - 60_000)
  })

  test('another GSTIN may not, nor a text that is no IRN', async () => {
    const made = await world.client().generate(kaveri, numbered('CNL/3'))
    const irn = made.kind === 'done' ? made.value.irn : ''
    const other = accountOf('27ZZQCK4821M1ZU')
    expect(await world.client().cancel(other, irn, why)).toMatchObject({ errors: [{ code: '2143' }] })
    expect(await world.client().byIrn(other, irn)).toMatchObject({ errors: [{ code: '2226' }] })
    expect(await world.client().cancel(kaveri, 'x', why)).toMatchObject({ errors: [{ code: '2145' }] })
  })
})

describe('e-way bill by IRN', () => {
  const road = { TransMode: '1', VehNo: 'KA04AB7719', VehType: 'R', Distance: 0 } as const

  test('is generated once, found, and prevents cancelling until it is cancelled', async () => {
    const client = world.client()
    const made = await client.generate(
      kaveri,
      payload('13-ewb.json', { 'DocDtls.No': 'EWB/1', EwbDtls: null }),
    )
    const irn = made.kind === 'done' ? made.value.irn : ''
    expect(isNotFound(await client.ewayBillByIrn(kaveri, irn))).toBe(true)
    const bill = await client.ewayBill(kaveri, { Irn: irn, ...road })
    expect(bill).toMatchObject({
      kind: 'done',
      notes: [{ code: 'EWBPPD', text: 'Pin-Pin calc distance: 365KM' }],
    })
    if (bill.kind !== 'done') return
    expect(bill.value.number).toMatch(/^9\d{11}$/)
    expect(bill.value.validUpto?.toISOString()).toBe('2025-11-22T18:29:00.000Z')
    expect(await client.ewayBillByIrn(kaveri, irn)).toMatchObject({ value: { number: bill.value.number } })
    expect(await client.ewayBill(kaveri, { Irn: irn, ...road })).toMatchObject({
      kind: 'duplicate',
      errors: [{ code: '4002' }],
    })
    expect(await client.cancel(kaveri, irn, { reason: 'Others', remark: 'x' })).toMatchObject({
      errors: [{ code: '2230' }],
    })
    expect(
      await client.cancelEwayBill(kaveri, bill.value.number, { reason: 'OrderCancelled', remark: 'x' }),
    ).toMatchObject({ kind: 'done', value: { number: bill.value.number } })
    expect(await client.cancel(kaveri, irn, { reason: 'Others', remark: 'x' })).toMatchObject({
      kind: 'done',
    })
  })

  test('an e-way bill refused with an IRN leaves the IRN made', async () => {
    const outcome = await world
      .client()
      .generate(kaveri, payload('13-ewb.json', { 'DocDtls.No': 'EWB/2', EwbDtls: { Distance: 0 } }))
    expect(outcome).toMatchObject({ kind: 'done', notes: [{ code: 'EWBERR', errors: [{ code: '4019' }] }] })
    expect(outcome.kind === 'done' && outcome.value.ewayBill).toBeFalsy()
  })

  test('part A alone has no validity', async () => {
    const EwbDtls = { TransId: '29ZZXFT3345J1Z9', Distance: 0 }
    const outcome = await world
      .client()
      .generate(kaveri, payload('13-ewb.json', { 'DocDtls.No': 'EWB/3', EwbDtls }))
    const bill = outcome.kind === 'done' ? outcome.value.ewayBill : undefined
    expect(bill?.number).toMatch(/^9/)
    expect(bill?.validUpto).toBeUndefined()
  })
})

describe('look-ups', () => {
  test('a registration, known, unknown and synchronised', async () => {
    const client = world.client()
    expect(await client.gstin(kaveri, '24ZZWCD9147L1ZQ')).toMatchObject({
      value: { legalName: 'Dwarka Devices Private Limited', taxpayerType: 'SEZ', status: 'ACT' },
    })
    expect(await client.syncGstin(kaveri, '33ZZHPN4410R1ZD')).toMatchObject({ value: { status: 'INA' } })
    expect(await client.gstin(kaveri, '29ZZQCK4821M1ZX')).toMatchObject({ errors: [{ code: '3001' }] })
  })

  test('IRNs that lost at another portal', async () => {
    await world.sandbox.state.record({ kind: 'rejected', irn: 'b'.repeat(64), date: '2025-11-19' })
    expect(await world.client().rejectedIrns(kaveri, '2025-11-19')).toMatchObject({ value: ['b'.repeat(64)] })
    expect(await world.client().rejectedIrns(kaveri, '2025-11-18')).toMatchObject({ value: [] })
  })

  test('after three days the portal has forgotten', async () => {
    const made = await world.client().generate(kaveri, numbered('OLD/1'))
    const irn = made.kind === 'done' ? made.value.irn : ''
    world.pass(73 * 3_600_000)
    expect(await world.client().byIrn(kaveri, irn)).toMatchObject({ errors: [{ code: '2283' }] })
    world.pass(-73 * 3_600_000)
  })
})

test('the portal keeps its data over a restart, and the client signs in again', async () => {
  const client = world.client()
  const made = await client.generate(kaveri, numbered('KEEP/1'))
  const irn = made.kind === 'done' ? made.value.irn : ''
  const count = world.sandbox.state.invoices.size
  const again = await world.restart()
  expect(world.sandbox.state.invoices.size).toBe(count)
  expect(await again.byIrn(kaveri, irn)).toEqual(made)
  expect(await again.generate(kaveri, numbered('KEEP/1'))).toMatchObject({ kind: 'duplicate' })
})

test('errors may come as a plain list too', async () => {
  await world.sandbox.state.record({ kind: 'switches', switches: { errorDetailsAs: 'array' } })
  const outcome = await world.client().generate(kaveri, numbered('0'))
  expect(outcome).toMatchObject({ kind: 'rejected', errors: [{ code: '5002' }] })
  await world.sandbox.state.record({ kind: 'switches', switches: { errorDetailsAs: 'base64' } })
})

test('every golden document is among those tried', () => {
  const files = readdirSync(new URL('./golden/payloads/', import.meta.url))
  expect(files.length).toBe(16)
})
