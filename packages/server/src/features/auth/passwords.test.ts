import { get } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encrypted, startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { load, settingValues } from '../../platform/settings.ts'
import { newPasswordIssues } from './new-password.ts'

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_PUBLIC_URL: 'https://books.example.in' } })
  shop = await server.makeSubscriber()
})
afterAll(() => server?.stop())

const codeOf = (reply: Reply<AnyBody>) => reply.body?.errors?.[0]?.code
const issuesOf = (reply: Reply<AnyBody>): string[] =>
  Object.entries<{ code: string }[]>(reply.body?.validationErrors ?? {}).flatMap(([name, list]) =>
    list.map(({ code }) => `${name} ${code}`),
  )
const forgot = (userName: string, headers = {}) =>
  server.send('GET', `/api/authenticate/forgotPassword?userName=${encodeURIComponent(userName)}`, { headers })
const validate = (request: string) =>
  server.send('GET', `/api/authenticate/validate?request=${encodeURIComponent(request)}`)

async function reset(token: string, password: string, confirm = password): Promise<Reply<AnyBody>> {
  const { body: key } = await server.send('GET', '/api/public/encryptor/get')
  return server.send('POST', '/api/authenticate/resetPassword', {
    headers: { 'enc-id': key.identifier, 'public-auth-token': token },
    body: { password: encrypted(password, key), confirmPassword: encrypted(confirm, key), domain: 'x' },
  })
}

const mails = (of: TestSubscriber) =>
  of.inTenant(async (db) => {
    const { rows } = await sql<{
      event: string
      text: string
    }>`select event, text_body as text from mails where subscriber_id = ${of.subscriberId} order by id`.execute(
      db,
    )
    return rows
  })
const linkOf = async (of: TestSubscriber) =>
  /https?:\/\/\S+\/reset-password\?request=[\w-]+/.exec(
    (await mails(of)).findLast(({ event }) => event === 'resetLink')?.text ?? '',
  )![0]
const requestOf = async (of: TestSubscriber) => new URL(await linkOf(of)).searchParams.get('request')!

async function askedLink(of: TestSubscriber): Promise<string> {
  expect((await forgot(of.userName)).status).toBe(204)
  return requestOf(of)
}

describe('a forgotten password', () => {
  test('is reset by the mailed link; sessions end, a mail confirms it, and the new one signs in', async () => {
    const { body, status } = await validate(await askedLink(shop))
    expect([status, body.isPasswordExpired, body.rules]).toEqual([
      200,
      false,
      { minLength: 10, maxLength: 32, classes: 3 },
    ])
    expect((await reset(body.token, 'tiger7Monsoon')).status).toBe(204)
    expect((await shop.call('user.companies')).status).toBe(401)
    expect((await server.signIn(shop.userName, testPassword)).status).toBe(401)
    expect((await server.signIn(shop.userName, 'tiger7Monsoon')).body.token).toBeTruthy()
    expect((await mails(shop)).map(({ event }) => event)).toEqual(['resetLink', 'passwordChanged'])
  })

  test('replies alike, in text and time, for a user that does not exist', async () => {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 4; round++) {
      for (const [kind, name] of [
        ['known', shop.userName],
        ['unknown', `nobody${round}@example.in`],
      ] as const) {
        const begun = performance.now()
        const reply = await forgot(name)
        times[kind].push(performance.now() - begun)
        expect([reply.status, reply.bytes.length]).toEqual([204, 0])
      }
    }
    // The least of each: of a busy machine more is the machine's.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)]
    expect(Math.abs(known - unknown)).toBeLessThan(Math.max(60, Math.min(known, unknown)))
  })

  test('is slowed for who floods a mailbox', async () => {
    const other = await server.makeSubscriber()
    const replies = await Promise.all(Array.from({ length: 12 }, () => forgot(other.userName)))
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect((await mails(other)).length).toBeLessThanOrEqual(8)
  })
})

describe('case 32: a reset link', () => {
  test('used twice', async () => {
    const own = await server.makeSubscriber()
    const request = await askedLink(own)
    const first = (await validate(request)).body.token
    const second = (await validate(request)).body.token
    expect((await reset(first, 'tiger7Monsoon')).status).toBe(204)
    const again = await reset(second, 'another7Monsoon')
    expect([again.status, codeOf(again)]).toEqual([400, 'AUTH0004'])
    expect([(await validate(request)).status, codeOf(await validate(request))]).toEqual([400, 'AUTH0004'])
    expect(codeOf(await reset(first, 'another7Monsoon'))).toBe('AUTH0004')
  })

  test('used at the same time twice: one of them', async () => {
    const own = await server.makeSubscriber()
    const request = await askedLink(own)
    const tokens = await Promise.all([validate(request), validate(request)])
    const replies = await Promise.all(tokens.map(({ body }, n) => reset(body.token, `tiger${n}Monsoon`)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400])
  })

  test('after the password was changed', async () => {
    const own = await server.makeSubscriber()
    const old = await askedLink(own)
    const other = await askedLink(own)
    expect((await reset((await validate(other)).body.token, 'tiger7Monsoon')).status).toBe(204)
    expect(codeOf(await validate(old))).toBe('AUTH0004')
  })

  test('has the host of the configuration, whatever the request says', async () => {
    const own = await server.makeSubscriber()
    const headers = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil',
    }
    await forgot(own.userName, headers)
    expect(new URL(await linkOf(own)).origin).toBe('https://books.example.in')
    const other = await server.makeSubscriber()
    const path = `/api/authenticate/forgotPassword?userName=${other.userName}`
    const status = await new Promise((done) =>
      get(`${server.url}${path}`, { headers: { host: 'evil.example' } }, (reply) => done(reply.statusCode)),
    )
    expect([status, new URL(await linkOf(other)).origin]).toEqual([204, 'https://books.example.in'])
  })

  test('invented, of another purpose or of no user', async () => {
    for (const request of ['unknown', 'A'.repeat(120), shop.token])
      expect([codeOf(await validate(request)), codeOf(await reset(request, 'tiger7Monsoon'))]).toEqual([
        'AUTH0004',
        'AUTH0004',
      ])
  })
})

describe('the rules of a new password', () => {
  const of = async (password: string, confirm?: string) => {
    const own = await server.makeSubscriber({ name: 'Sharma Textiles' })
    return issuesOf(await reset((await validate(await askedLink(own))).body.token, password, confirm))
  }
  test.each([
    ['short1A', 'Data.Password VALD0104'],
    [`Ab1-${'x9y8'.repeat(9)}`, 'Data.Password VALD0103'],
    ['monsoonledger', 'Data.Password VALD0122'],
    ['Password@123', 'Data.Password VALD0128'],
    ['Sharma-Book-77', 'Data.Password VALD0129'],
    [testPassword, 'Data.Password VALD0123'],
  ])('%s', async (password, issue) => {
    expect(await of(password)).toEqual([issue])
  })

  test('what is typed twice must be the same', async () => {
    expect(await of('tiger7Monsoon', 'tiger8Monsoon')).toEqual(['Data.ConfirmPassword VALD0124'])
  })

  test('a refused password leaves the link good', async () => {
    const own = await server.makeSubscriber()
    const { token } = (await validate(await askedLink(own))).body
    expect((await reset(token, 'short1A')).status).toBe(422)
    expect((await reset(token, 'tiger7Monsoon')).status).toBe(204)
  })

  test('the last five, the present one among them, are not used again; the account may say otherwise', async () => {
    const own = await server.makeSubscriber()
    const change = async (password: string) =>
      (await reset((await validate(await askedLink(own))).body.token, password)).status
    for (const n of [1, 2, 3, 4]) expect(await change(`tiger${n}Monsoon`)).toBe(204)
    expect([await change(testPassword), await change('tiger4Monsoon')]).toEqual([422, 422])
    await own.inTenant((db) =>
      sql`insert into settings (subscriber_id, name, value) values (${own.subscriberId}, 'passwordHistory', '2')`.execute(
        db,
      ),
    )
    expect(await change('tiger3Monsoon')).toBe(422)
    expect(await change('tiger2Monsoon')).toBe(204)
  })
})

test('an expired password leads to a new one, which then signs in', async () => {
  const own = await server.makeSubscriber()
  await own.inTenant(async (db) => {
    await sql`insert into settings (subscriber_id, name, value) values (${own.subscriberId}, 'passwordExpiryDays', '90')`.execute(
      db,
    )
    await sql`update users set password_changed_at = now() - interval '91 days' where subscriber_id = ${own.subscriberId}`.execute(
      db,
    )
  })
  const { body } = await server.signIn(own.userName, testPassword)
  expect([body.type, body.parameters]).toEqual([
    'ResetPassword',
    { isPasswordExpired: true, code: 'AUTH0036' },
  ])
  const opened = (await validate(body.request)).body
  expect(opened.isPasswordExpired).toBe(true)
  expect((await reset(opened.token, 'tiger7Monsoon')).status).toBe(204)
  expect((await server.signIn(own.userName, 'tiger7Monsoon')).body.token).toBeTruthy()
})

test("who never signed in, or not for long, becomes dormant by the account's settings", async () => {
  const own = await server.makeSubscriber()
  const age = (days: number, hasSignedIn = false) =>
    own.inTenant((db) =>
      sql`update users set created_at = now() - make_interval(days => ${days}::int),
          last_sign_in_at = case when ${hasSignedIn} then now() - make_interval(days => ${days}::int) end
        where subscriber_id = ${own.subscriberId}`.execute(db),
    )
  await age(31)
  expect(codeOf(await server.signIn(own.userName, testPassword))).toBe('AUT20022')
  await own.inTenant((db) =>
    sql`insert into settings (subscriber_id, name, value) values (${own.subscriberId}, 'dormancyDaysNewUser', '60')`.execute(
      db,
    ),
  )
  expect((await server.signIn(own.userName, testPassword)).body.token).toBeTruthy()
  // Anyone who has signed in before is given longer, until the account says otherwise.
  await age(100, true)
  expect((await server.signIn(own.userName, testPassword)).body.token).toBeTruthy()
  await own.ok('setting.update', { settings: [{ name: 'dormancyDaysExistingUser', value: 90 }] })
  await age(100, true)
  expect(codeOf(await server.signIn(own.userName, testPassword))).toBe('AUT20022')
})

test('a link to set a password works for resetLinkExpiry hours', async () => {
  const own = await server.makeSubscriber()
  const hours = async () => {
    await askedLink(own)
    const { rows } = await own.inTenant((db) =>
      sql<{ hours: number }>`select round(extract(epoch from expires_at - now()) / 3600)::int as hours
        from one_time_requests where subscriber_id = ${own.subscriberId} and purpose = 'resetLink' and used_at is null
        order by created_at desc limit 1`.execute(db),
    )
    return rows[0]?.hours
  }
  expect(await hours()).toBe(24)
  await own.ok('setting.update', { settings: [{ name: 'resetLinkExpiry', value: 3 }] })
  expect(await hours()).toBe(3)
})

test('a new password is as long and as mixed as passwordMinLength, passwordMaxLength and passwordClasses say', async () => {
  const own = await server.makeSubscriber()
  const wrong = async (password: string, system: Readonly<Record<string, number>> = {}) => {
    const values = await own.inTenant((db) => load(db, own.subscriberId))
    const settings = { ...settingValues({ values }, new Map()), ...system }
    return newPasswordIssues(password, settings, []).map(({ code }) => code)
  }
  const [short, long, plain] = ['Lotus-Kettle-47', `${'Lotus-Kettle-47 '.repeat(2)}x`, 'lotuskettleriver9']
  expect([await wrong(short), await wrong(long), await wrong(plain)].map(({ length }) => length)).toEqual([
    0, 1, 1,
  ])
  await own.ok('setting.update', {
    settings: [
      { name: 'passwordMinLength', value: 16 },
      { name: 'passwordClasses', value: 2 },
    ],
  })
  expect((await wrong(short)).length).toBe(1)
  expect(await wrong(plain)).toEqual([])
  expect(await wrong(long, { passwordMaxLength: 64 })).toEqual([])
})
