import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gstinCheckCharacter } from '@bahi/domain/ids/gstin.ts'
import { startedSandbox } from '../sandbox/sandbox.fixture.ts'
import { sandboxOtp } from '../sandbox/gstn/sign-in.ts'
import { aesDecrypt, aesEncrypt } from '../wire/crypto.ts'
import type { ExchangeEntry } from '../wire/log.ts'
import { gstnClassOf } from './codes.ts'
import { openGstnEnvelope } from './envelope.ts'
import { readTaxpayer } from './taxpayer.ts'

let world: Awaited<ReturnType<typeof startedSandbox>>
beforeAll(async () => {
  world = await startedSandbox()
})
afterAll(() => world.stop())
beforeEach(() => world.sandbox.faults.clear())

const account = { gstin: '29ZZQCK4821M1ZQ', userName: 'kaveri.looms' }
const gstinOf = (pan: string, state = '27') => {
  const head = `${state}${pan}1Z`
  return head + gstinCheckCharacter(head)
}
const opened = async (client = world.gstn()) => {
  const asked = await client.requestOtp(account)
  if (asked.kind !== 'done') throw new Error(JSON.stringify(asked))
  return client.openSession(account, asked.value.appKey, sandboxOtp)
}

test('a code opens a session, which is renewed while it lives and closed', async () => {
  const client = world.gstn()
  const session = await opened(client)
  if (session.kind !== 'done') throw new Error(JSON.stringify(session))
  expect(Buffer.from(session.value.sessionKey, 'base64')).toHaveLength(32)
  expect(Math.round((session.value.expiresAt.getTime() - world.now().getTime()) / 60_000)).toBe(360)
  const renewed = await client.renew(account, session.value)
  if (renewed.kind !== 'done') throw new Error(JSON.stringify(renewed))
  expect(renewed.value.token).not.toBe(session.value.token)
  // The old token is dead.
  expect(await client.renew(account, session.value)).toMatchObject({
    kind: 'rejected',
    errors: [{ code: 'AUTH4033' }],
  })
  expect((await client.endSession(account, renewed.value)).kind).toBe('done')
  expect((await client.renew(account, renewed.value)).kind).toBe('rejected')
})

test('a wrong code, one used before, one of another request and one after ten minutes open nothing', async () => {
  const client = world.gstn()
  const first = await client.requestOtp(account)
  const second = await client.requestOtp(account)
  if (first.kind !== 'done' || second.kind !== 'done') throw new Error('no code')
  const wrong = { kind: 'rejected', errors: [{ code: 'AUTH4034' }] }
  expect(await client.openSession(account, second.value.appKey, '000000')).toMatchObject(wrong)
  expect(await client.openSession(account, first.value.appKey, sandboxOtp)).toMatchObject(wrong)
  expect((await client.openSession(account, second.value.appKey, sandboxOtp)).kind).toBe('done')
  expect(await client.openSession(account, second.value.appKey, sandboxOtp)).toMatchObject(wrong)
  const late = await client.requestOtp(account)
  if (late.kind !== 'done') throw new Error('no code')
  world.pass(11 * 60_000)
  expect(await client.openSession(account, late.value.appKey, sandboxOtp)).toMatchObject(wrong)
  world.pass(-11 * 60_000)
})

test('a session is not renewed after its end, nor for a user of another GSTIN', async () => {
  const client = world.gstn()
  const session = await opened(client)
  if (session.kind !== 'done') throw new Error('no session')
  expect(await client.renew({ ...account, userName: 'somebody' }, session.value)).toMatchObject({
    errors: [{ code: 'AUTH4033' }],
  })
  world.pass(7 * 3_600_000)
  expect(await client.renew(account, session.value)).toMatchObject({ errors: [{ code: 'AUTH4038' }] })
  world.pass(-7 * 3_600_000)
})

test('a user who is not linked to the GSTIN is refused with the reason', async () => {
  const refused = await world.gstn().requestOtp({ ...account, userName: 'unlinked' })
  expect(refused).toMatchObject({ kind: 'rejected', errors: [{ code: 'RET11402' }] })
  expect(gstnClassOf('RET11402')).toBe('notAllowed')
})

test('the public search returns names, address, type and status in one form', async () => {
  const client = world.gstn()
  const seeded = await client.taxpayer('29ZZQCK4821M1ZQ')
  expect(seeded).toMatchObject({
    kind: 'done',
    value: { legalName: 'Kaveri Loom Works Private Limited', status: 'Active', taxpayerType: 'REG' },
  })
  const madeUp = await client.taxpayer('27AAPFU0939F1ZV')
  expect(madeUp).toEqual(await client.taxpayer('27AAPFU0939F1ZV'))
  expect(madeUp).toMatchObject({
    value: { address: { city: 'Pune', stateCode: '27', pincode: '411001' }, registeredOn: '2017-07-01' },
  })
  const cases = [
    ['AAPFU9991F', { status: 'Cancelled', cancelledOn: '2025-03-31' }],
    ['AAPFU9992F', { status: 'Suspended' }],
    ['AAPFU9993F', { taxpayerType: 'COM' }],
    ['AAPFU9994F', { status: 'Provisional' }],
  ] as const
  for (const [pan, value] of cases) {
    expect(await client.taxpayer(gstinOf(pan))).toMatchObject({ kind: 'done', value })
  }
  expect(await client.taxpayer(gstinOf('AAPFU9999F'))).toEqual({ kind: 'done', value: undefined, notes: [] })
})

test.each([
  ['drop', 'unknown'],
  ['http500', 'unknown'],
  ['html', 'unknown'],
  ['garbage', 'unknown'],
] as const)('the public search survives %s', async (kind, expected) => {
  world.sandbox.faults.order([{ kind, call: 'searchTaxpayer' }])
  expect((await world.gstn().taxpayer('27AAPFU0939F1ZV')).kind).toBe(expected)
})

test('trouble within the portal is no refusal, and a portal that stays away is left alone for a while', async () => {
  world.sandbox.faults.order([{ kind: 'code', call: 'gstnAuthenticate', code: 'RET13504', times: 1 }])
  expect(await world.gstn().requestOtp(account)).toMatchObject({ kind: 'unavailable' })
  world.sandbox.faults.order([{ kind: 'http500', call: 'searchTaxpayer' }])
  const client = world.gstn()
  const outcomes: unknown[] = []
  for (let turn = 0; turn < 8; turn += 1) outcomes.push(await client.taxpayer('27AAPFU0939F1ZV'))
  expect(outcomes.at(-1)).toMatchObject({ kind: 'unavailable', reason: 'breakerOpen' })
})

test('nothing secret is in the log', async () => {
  const entries: ExchangeEntry[] = []
  const session = await opened(world.gstn({ log: { write: (entry) => void entries.push(entry) } }))
  if (session.kind !== 'done') throw new Error('no session')
  const log = JSON.stringify(entries)
  expect(entries).toHaveLength(2)
  for (const secret of [session.value.token, session.value.sessionKey, sandboxOtp, 'bahi-sandbox-secret'])
    expect(log).not.toContain(secret)
})

/** Keys and texts of a published example: application key 00..1f, session key 20..3f, reply key 40..5f. */
const range = (from: number) => Buffer.from(Array.from({ length: 32 }, (_, at) => from + at))
const payload64 = Buffer.from(
  '{"gstin":"27AAKCM4821P1ZW","fp":"112025","b2cs":[{"sply_ty":"INTRA","rt":5,"typ":"OE","pos":"27","txval":1260.55,"camt":31.51,"samt":31.51,"csamt":0}]}',
).toString('base64')

test('keys, codes and check sums are those of the example', () => {
  expect(aesEncrypt(range(0), '575757')).toBe('lBQwV4dMNxt5BBTu2msZ+w==')
  expect(aesDecrypt(range(0), 'YaaTbk6PEBwcwfmTtUKg1OJ0Dor61OTRXQ1mGzguyomfO3UEkm+L024xGOkDpM1K')).toEqual(
    range(32),
  )
  const content = JSON.parse(Buffer.from(payload64, 'base64').toString('utf8'))
  const reply = {
    status_cd: '1',
    data: aesEncrypt(range(64), payload64),
    rek: 'nsnczqn1sSa6HnZ404MpQ0SrOthS9VcpkIu083f2Ofu+X0DaQDw+WhKW3ulf0pqN',
    hmac: 'PuSjJWB3+1/tIQ+so2HDRPCQfZuscq7bjSZAnqtP3RY=',
  }
  expect(openGstnEnvelope(JSON.stringify(reply), range(32))).toEqual({ isGood: true, data: content })
  expect(openGstnEnvelope(JSON.stringify({ ...reply, hmac: 'AAAA' }), range(32))).toBeUndefined()
})

test('a taxpayer is read from what providers send: alone, in a block, with dashes for nothing', () => {
  const row = {
    gstin: '99XYZ',
    lgnm: 'A',
    sts: 'Cancelled on application of Taxpayer',
    dty: 'SEZ Unit',
    tradeNam: 'NA',
  }
  const read = readTaxpayer({ ...row, pradr: { addr: { bno: '-', st: 'X Road', pncd: '000000' } } })
  expect(read).toEqual({
    gstin: '99XYZ',
    legalName: 'A',
    status: 'Cancelled',
    taxpayerType: 'SEZ',
    address: { line1: 'X Road', stateCode: '99' },
  })
  expect(readTaxpayer({ gstin: '1' })).toBeUndefined()
  expect(openGstnEnvelope(JSON.stringify(row))).toEqual({ isGood: true, data: row })
  expect(openGstnEnvelope(JSON.stringify({ data: row }))).toEqual({ isGood: true, data: row })
  expect(openGstnEnvelope('[]')).toBeUndefined()
})
