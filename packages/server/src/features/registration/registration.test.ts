import { EntitySave } from '@bahi/contracts/companies.ts'
import { pickKnown } from '@bahi/contracts/known-members.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encrypted, gstinOf, startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer } from '../../../test/call-helpers.ts'
import { invite } from './invite.ts'

let server: TestServer
let sandbox: Sandbox
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
beforeAll(async () => {
  sandbox = await startSandbox({ folder })
  server = await startTestServer({ env: { BAHI_SANDBOX: sandbox.url, BAHI_PORTAL_REPLY_MS: '1500' } })
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  sandbox.faults.clear()
  await server.app.tenants.withoutTenant(async (db) => {
    await sql`delete from address_attempts`.execute(db)
    await sql`delete from code_requests`.execute(db)
  })
})

const goodPassword = 'Lotus-Kettle-47'
const codeOf = (reply: Reply<AnyBody>) => [reply.status, reply.body.errors?.[0]?.code]
const fieldsOf = (reply: Reply<AnyBody>) =>
  Object.fromEntries(
    Object.entries(reply.body.validationErrors as Record<string, { code: string }[]>).map(([name, list]) => [
      name.replace('Data.', ''),
      list.map(({ code }) => code),
    ]),
  )
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.send('POST', `/api${path}`, { body, headers })

let pans = 1000
const newPan = () => `AAPFT${++pans}Q`
const newGstin = (state = '27') => gstinOf(state, newPan())
let mails = 0
const newMail = () => `owner${++mails}@example.in`

async function sealed(...texts: string[]) {
  const { body: key } = await server.send('GET', '/api/public/encryptor/get')
  return { headers: { 'enc-id': key.identifier as string }, texts: texts.map((text) => encrypted(text, key)) }
}

async function register(given: Record<string, unknown> = {}, password = goodPassword, confirmed = password) {
  const { headers, texts } = await sealed(password, confirmed)
  const body = {
    gstinOrPan: newGstin(),
    firstName: 'Meera',
    lastName: 'Joshi',
    userName: newMail(),
    mobile: '9822012345',
    password: texts[0],
    confirmPassword: texts[1],
    acceptsTerms: true,
    ...given,
  }
  return { body, reply: await post('/registration/registerGstinOrPan', body, headers) }
}

/** The newest code that was mailed to an address. */
async function codeFor(address: string, subscriberId = 0): Promise<string> {
  const text = await server.app.tenants.inTenant(subscriberId, { source: 'test' }, async (db) => {
    const { rows } = await sql<{ text: string }>`select text_body as text from mails
      where subscriber_id = ${subscriberId} and ${address} = any(recipients) order by id desc limit 1`.execute(
      db,
    )
    return rows[0]?.text ?? ''
  })
  return /\b\d{6}\b/.exec(text)?.[0] ?? ''
}

async function opened(given: Record<string, unknown> = {}) {
  const { body, reply } = await register(given)
  const otp = await codeFor(body.userName as string)
  const taken = await post('/registration/validateOtp', { request: reply.body.request, otp })
  if (taken.status !== 200) throw new Error(JSON.stringify(taken.body))
  return { body, token: taken.body.token as string }
}

describe('the GSTIN or PAN', () => {
  test('a GSTIN is filled by the public search; the demands on passwords come along', async () => {
    const reply = await post('/registration/validateGstinOrPan', { gstinOrPan: ' 27aapfu0939f1zv ' })
    expect(reply.body).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      pan: 'AAPFU0939F',
      stateCode: '27',
      status: 'Active',
      source: 'portal',
      address: { city: 'Pune', pincode: '411001' },
      rules: { minLength: 10, classes: 3 },
    })
    expect(reply.body.legalName).toBeTruthy()
  })

  test('a PAN continues with what is typed, and so does a GSTIN while the portal is unavailable', async () => {
    const pan = await post('/registration/validateGstinOrPan', { gstinOrPan: 'AAPFU0939F' })
    expect(pan.body).toMatchObject({ gstin: null, pan: 'AAPFU0939F', source: 'none', legalName: null })
    sandbox.faults.order([{ kind: 'drop', call: 'searchTaxpayer' }])
    const away = await post('/registration/validateGstinOrPan', { gstinOrPan: newGstin('29') })
    expect(away.body).toMatchObject({ stateCode: '29', source: 'none', status: null })
  })

  test.each([
    ['27AAPFU0939F1ZA', 'VALD0114'],
    ['27AAPFU0939F1Z', 'VALD0142'],
    ['1APFU0939F', 'VALD0115'],
    ['hello', 'VALD0142'],
    ["'; drop table users --", 'VALD0103'],
    ['', 'VALD0101'],
    [gstinOf('27', 'AAPFU9999F'), 'VALD0141'],
    [gstinOf('27', 'AAPFU9991F'), 'VALD0140'],
    [gstinOf('27', 'AAPFU9992F'), 'VALD0140'],
  ])('%s is refused at its field', async (gstinOrPan, code) => {
    const reply = await post('/registration/validateGstinOrPan', { gstinOrPan })
    expect([reply.status, fieldsOf(reply)]).toEqual([422, { gstinOrPan: [code] }])
  })

  test('one that has an account is refused with VALD0616, by its PAN in another state too', async () => {
    const pan = newPan()
    await opened({ gstinOrPan: gstinOf('27', pan) })
    for (const taken of [gstinOf('27', pan), gstinOf('29', pan), pan]) {
      const reply = await post('/registration/validateGstinOrPan', { gstinOrPan: taken })
      expect([reply.status, fieldsOf(reply)]).toEqual([422, { gstinOrPan: ['VALD0616'] }])
    }
    // What an account entered as its own counts as well, until it is removed there.
    const shop = await server.makeSubscriber()
    const { vrn } = await shop.ok('entity.detail', { id: String(shop.entityId) })
    expect(fieldsOf(await post('/registration/validateGstinOrPan', { gstinOrPan: vrn }))).toEqual({
      gstinOrPan: ['VALD0616'],
    })
  })

  test('guessing is slowed by address', async () => {
    let last: Reply<AnyBody> | undefined
    for (let turn = 0; turn < 31; turn++)
      last = await post('/registration/validateGstinOrPan', { gstinOrPan: 'hello' })
    expect(last?.status).toBe(429)
    expect(last?.headers.get('retry-after')).toBeTruthy()
  })
})

describe('the account', () => {
  test('the mailed code opens it on trial with built-in roles and series, signed in and set up with what is known', async () => {
    const gstin = newGstin('29')
    const { body, token } = await opened({ gstinOrPan: gstin })
    const get = (path: string) => server.send('GET', `/api${path}`, { token })
    expect((await get('/subscriber/businessSummary')).body).toMatchObject({ totalCompanies: 0 })
    const detail = (await get('/subscriber/detail')).body
    expect(detail).toMatchObject({ isTrial: true })
    const days = (Date.parse(detail.expiresOn) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(12)
    expect(days).toBeLessThan(15)
    const setup = (await get('/subscriber/setup')).body
    expect(setup).toMatchObject({
      known: { gstin, stateCode: '29', source: 'portal' },
      companyId: null,
      isFinished: false,
    })
    expect(setup.steps.every(({ state }: { state: string }) => state === 'Open')).toBe(true)
    const roles = await server.send('POST', '/api/role/search', { token, body: {} })
    expect(roles.body.records.length).toBeGreaterThanOrEqual(6)
    const series = await server.send('POST', '/api/series/search', { token, body: {} })
    expect(series.body.records.length).toBeGreaterThanOrEqual(9)
    const again = await server.signIn(body.userName as string, goodPassword)
    expect(again.body.token).toBeTruthy()
  })

  test('the password is a hash from the start, and the request affects no other user', async () => {
    const { body } = await register()
    const kept = await server.app.tenants.inTenant(0, { source: 'test' }, async (db) => {
      const { rows } = await sql<{ data: string }>`select data::text from one_time_requests
        where subscriber_id = 0 and data ->> 'userName' = ${body.userName as string}`.execute(db)
      return rows
    })
    expect(kept).toHaveLength(1)
    expect(kept[0]!.data).toContain('$argon2id$')
    expect(kept[0]!.data).not.toContain(goodPassword)
  })

  test('wrong, used, expired, replaced and foreign codes open nothing', async () => {
    const { body, reply } = await register()
    const { request } = reply.body
    const validate = (otp: string, asked: unknown = request) =>
      post('/registration/validateOtp', { request: asked, otp })
    const code = await codeFor(body.userName as string)
    const wrong = await validate(code === '000000' ? '000001' : '000000')
    expect(codeOf(wrong)).toEqual([400, 'AUTH0016'])
    const second = await server.send('GET', `/api/registration/regenerateOtp?request=${request}`)
    expect(second.body).toMatchObject({ attemptsLeft: 5, resendsLeft: 2 })
    const next = await codeFor(body.userName as string)
    if (next !== code) expect(codeOf(await validate(code))).toEqual([400, 'AUTH0016'])
    expect(codeOf(await validate(next, 'made-up'))).toEqual([400, 'AUTH0004'])
    // A code of one purpose is none of another.
    const otherWay = await post('/authenticate/validateOtp', { request, otp: next })
    expect(otherWay.status).toBe(400)
    expect((await validate(next)).status).toBe(200)
    expect(codeOf(await validate(next))).toEqual([400, 'AUTH0004'])
  })

  test('five wrong codes use the request up, three resends are all, and after ten minutes a code is over', async () => {
    const { body, reply } = await register()
    const { request } = reply.body
    const regenerate = () => server.send('GET', `/api/registration/regenerateOtp?request=${request}`)
    for (const left of [2, 1, 0]) expect((await regenerate()).body.resendsLeft).toBe(left)
    expect(codeOf(await regenerate())).toEqual([400, 'AUTH0016-3'])
    await server.app.tenants.inTenant(0, { source: 'test' }, (db) =>
      sql`update one_time_requests set code_expires_at = now() - interval '1 second' where subscriber_id = 0`.execute(
        db,
      ),
    )
    const code = await codeFor(body.userName as string)
    expect(codeOf(await post('/registration/validateOtp', { request, otp: code }))[1]).toBe('AUTH0016-2')
    for (let turn = 0; turn < 5; turn++) await post('/registration/validateOtp', { request, otp: '999999' })
    expect(codeOf(await post('/registration/validateOtp', { request, otp: code }))[1]).toBe('AUTH0016-1')
  })

  test('an interrupted one continues by a sign-in with the chosen password, and by registering again', async () => {
    const { body, reply } = await register()
    const userName = body.userName as string
    const validate = async (request: string) =>
      post('/registration/validateOtp', { request, otp: await codeFor(userName) })
    expect(codeOf(await server.signIn(userName, 'Another-Kettle-47'))).toEqual([401, 'AUTH0001'])
    const on = await server.signIn(userName.toUpperCase(), goodPassword)
    expect(on.body).toMatchObject({ type: 'Registration', parameters: { attemptsLeft: 5, resendsLeft: 3 } })
    // The request of before has had its day.
    expect(codeOf(await validate(reply.body.request))).toEqual([400, 'AUTH0004'])
    const again = await register({ userName, gstinOrPan: body.gstinOrPan })
    expect(again.reply.status).toBe(200)
    const last = await server.signIn(userName, goodPassword)
    expect((await validate(last.body.request)).body.token).toBeTruthy()
    expect((await server.signIn(userName, goodPassword)).body.token).toBeTruthy()
  })

  test('of two who register the same at once, one gets it, and the loser keeps the code', async () => {
    const gstinOrPan = newGstin()
    const [first, second] = [await register({ gstinOrPan }), await register({ gstinOrPan })]
    const validate = async ({ body, reply }: typeof first) =>
      post('/registration/validateOtp', {
        request: reply.body.request,
        otp: await codeFor(body.userName as string),
      })
    const replies = await Promise.all([validate(first), validate(second)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    const lost = replies.find(({ status }) => status === 400)!
    expect(codeOf(lost)[1]).toBe('VALD0616')
    expect(fieldsOf(lost)).toEqual({ gstinOrPan: ['VALD0616'] })
  })

  test('a user name that was taken meanwhile is reported at its field', async () => {
    const userName = newMail()
    const [first, second] = [await register({ userName }), await register({ userName })]
    const code = await codeFor(userName)
    expect(
      (await post('/registration/validateOtp', { request: second.reply.body.request, otp: code })).status,
    ).toBe(200)
    await server.send('GET', `/api/registration/regenerateOtp?request=${first.reply.body.request}`)
    const late = await post('/registration/validateOtp', {
      request: first.reply.body.request,
      otp: await codeFor(userName),
    })
    expect(fieldsOf(late)).toEqual({ UserName: ['VALD0143'] })
  })

  test('all errors are reported together, each at its field', async () => {
    const { body } = await opened()
    const { reply } = await register(
      { gstinOrPan: body.gstinOrPan, userName: (body.userName as string).toUpperCase(), acceptsTerms: false },
      'password1',
      'other',
    )
    expect(reply.status).toBe(422)
    expect(Object.keys(fieldsOf(reply)).toSorted()).toEqual([
      'ConfirmPassword',
      'Password',
      'UserName',
      'acceptsTerms',
      'gstinOrPan',
    ])
  })

  test('a PAN needs the name typed; hostile names and another tenant in the body are refused', async () => {
    const nameless = await register({ gstinOrPan: newPan() })
    expect(fieldsOf(nameless.reply)).toEqual({ legalName: ['VALD0101'] })
    const hostile = await register({ firstName: '<script>alert(1)</script>' })
    expect(Object.keys(fieldsOf(hostile.reply))).toEqual(['firstName'])
    const foreign = await register({ subscriberId: 1 })
    expect(foreign.reply.status).toBe(422)
    const { token } = await opened({ gstinOrPan: newPan(), legalName: 'Kaveri Traders', stateCode: '29' })
    expect((await server.send('GET', '/api/subscriber/setup', { token })).body.known).toMatchObject({
      legalName: 'Kaveri Traders',
      stateCode: '29',
      gstin: null,
    })
  })

  test('the data of the portal is kept, whatever the body contains', async () => {
    const { token } = await opened({ legalName: 'Reserve Bank of India' })
    const { known } = (await server.send('GET', '/api/subscriber/setup', { token })).body
    expect(known.legalName).not.toContain('Reserve')
  })
})

describe('user names', () => {
  test('are reported as free or taken, whatever the case, and counted by address', async () => {
    const { body } = await opened()
    const check = (userName: string) => post('/user/checkUserNameAvailable', { userName })
    expect((await check('nobody-yet@example.in')).body).toEqual({ isAvailable: true })
    expect((await check((body.userName as string).toUpperCase())).body).toEqual({ isAvailable: false })
    let last: Reply<AnyBody> | undefined
    for (let turn = 0; turn < 60; turn++) last = await check(`guess${turn}@example.in`)
    expect(last?.status).toBe(429)
  })
})

describe('set-up', () => {
  test('what is done and skipped is kept, by those who may make a company', async () => {
    const shop = await server.makeSubscriber()
    await shop.ok('setup.mark', { step: 'logo', state: 'Skipped' })
    await shop.ok('setup.mark', { step: 'bank', state: 'Done' })
    await shop.ok('setup.mark', { isFinished: true })
    const state = await shop.ok('setup.state')
    expect(state).toMatchObject({ companyId: shop.companyId, entityId: shop.entityId, isFinished: true })
    expect(Object.fromEntries(state.steps.map(({ step, state: at }) => [step, at]))).toMatchObject({
      company: 'Open',
      logo: 'Skipped',
      bank: 'Done',
    })
    await shop.ok('setup.mark', { isFinished: false })
    expect((await shop.ok('setup.state')).isFinished).toBe(false)
    const clerk = await shop.makeUser({ rights: ['SIN_AD'] })
    expect((await clerk.call('setup.mark', { isFinished: true })).status).toBe(403)
  })

  test('what was left out is listed on the dashboard by what the records say, until it is done or dismissed', async () => {
    const shop = await server.makeSubscriber()
    const left = async (who: Pick<typeof shop, 'ok'> = shop) =>
      (await who.ok('dashboard.summary', { companyId: shop.companyId })).setup?.checks
        .filter(({ isDone }) => !isDone)
        .map(({ check }) => check)
    expect(await left()).toBeUndefined()
    await shop.ok('setup.mark', { step: 'item', state: 'Skipped' })
    await shop.ok('setup.mark', { isFinished: true })
    expect(await left()).toEqual(expect.arrayContaining(['logo', 'bank', 'item', 'party', 'invoice']))
    await shop.ok('party.save', {
      name: 'Asha Traders',
      role: 'Customer',
      taxpayerType: 'UNREG',
    } as never)
    const place = await shop.ok('entity.detail', { id: shop.entityId })
    await shop.ok('entity.save', { ...pickKnown(EntitySave, place), upiId: 'shop@upi' } as never)
    expect(await left()).not.toContain('party')
    expect(await left()).not.toContain('bank')
    expect(await left()).toContain('item')
    const clerk = await shop.makeUser({ rights: ['SIN_AD', 'SIN_SH_VW'] })
    expect(await left(clerk)).toBeUndefined()
    await shop.ok('setup.mark', { isDismissed: true })
    expect(await left()).toBeUndefined()
  })
})

test('a sign-in continues an unfinished set-up, until it is finished', async () => {
  const { token } = await opened()
  const summary = async () => (await server.send('GET', '/api/subscriber/businessSummary', { token })).body
  expect(await summary()).toMatchObject({ isSetupOpen: true })
  await server.send('POST', '/api/subscriber/setup', { token, body: { isFinished: true } })
  expect((await summary()).isSetupOpen).toBeUndefined()
})

describe('an invitation', () => {
  async function invited() {
    const shop = await server.makeSubscriber({ name: 'Kaveri Traders' })
    const userName = newMail()
    const userId = await shop.inTenant(async (db) => {
      const { rows } = await sql<{
        id: number
      }>`insert into users (subscriber_id, user_name, email_address, first_name, verified_at)
        values (${shop.subscriberId}, ${userName}, ${userName}, 'Ravi', null) returning id`.execute(db)
      return rows[0]!.id
    })
    const send = () =>
      shop.inTenant((db) =>
        invite(db, server.app.services.portals.secrets, {
          subscriberId: shop.subscriberId,
          userId,
          publicUrl: 'https://books.example.in',
          language: 'en',
        }),
      )
    const link = async () => {
      const text = await shop.inTenant(async (db) => {
        const { rows } = await sql<{ text: string }>`select text_body as text from mails
          where ${userName} = any(recipients) order by id desc limit 1`.execute(db)
        return rows[0]!.text
      })
      return /https:\/\/books\.example\.in\/create-account\?invitation=(\S+)/.exec(text)![1]!
    }
    await send()
    return { shop, userName, userId, send, link }
  }
  async function choose(request: string, password = goodPassword, more: Record<string, unknown> = {}) {
    const { headers, texts } = await sealed(password, password)
    const body = { request, password: texts[0], confirmPassword: texts[1], acceptsTerms: true, ...more }
    return post('/user/register', body, headers)
  }
  const shown = (request: string) => server.send('GET', `/api/user/invitation?request=${request}`)

  test('greets, takes a password once, and the user signs in verified', async () => {
    const { userName, link, shop } = await invited()
    const request = await link()
    const greeting = await shown(request)
    expect(greeting.body).toMatchObject({
      userName,
      firstName: 'Ravi',
      company: 'Kaveri Traders',
      rules: { minLength: 10 },
    })
    const chosen = await choose(request, goodPassword, { lastName: 'Kumar', mobile: '9822012345' })
    expect(chosen.status).toBe(204)
    expect((await server.signIn(userName, goodPassword)).body.token).toBeTruthy()
    expect(codeOf(await choose(request))).toEqual([400, 'AUTH0004'])
    expect(codeOf(await shown(request))).toEqual([400, 'AUTH0004'])
    const { rows } = await shop.inTenant((db) =>
      sql<{ lastName: string }>`select last_name from users where user_name = ${userName}`.execute(db),
    )
    expect(rows[0]!.lastName).toBe('Kumar')
  })

  test('a weak password or refused terms leave it good; a newer one ends it; a user switched off has none', async () => {
    const { link, send, shop, userId } = await invited()
    const first = await link()
    expect(Object.keys(fieldsOf(await choose(first, 'password1')))).toEqual(['Password'])
    expect(Object.keys(fieldsOf(await choose(first, goodPassword, { acceptsTerms: false })))).toEqual([
      'acceptsTerms',
    ])
    expect((await shown(first)).status).toBe(200)
    await send()
    const second = await link()
    expect(codeOf(await choose(first))).toEqual([400, 'AUTH0004'])
    await shop.inTenant((db) => sql`update users set status = 'Inactive' where id = ${userId}`.execute(db))
    expect(codeOf(await choose(second))).toEqual([400, 'AUTH0004'])
  })

  test('made-up requests and incomplete bodies are refused', async () => {
    expect(codeOf(await shown('made-up'))).toEqual([400, 'AUTH0004'])
    const empty = await post('/user/register', {})
    expect(empty.status).toBe(422)
    expect(Object.keys(fieldsOf(empty)).toSorted()).toEqual(['acceptsTerms', 'password', 'request'])
  })
})
