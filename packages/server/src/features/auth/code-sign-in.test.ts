import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const codeOf = (reply: Reply<AnyBody>) => reply.body.errors?.[0]?.code
const ask = (userName: string, more = '') =>
  server.send('GET', `/api/authenticate/getOtp?userName=${encodeURIComponent(userName)}${more}`)
const again = (request: string) => server.send('GET', `/api/authenticate/resendOtp?request=${request}`)
const give = (request: string, otp: string) =>
  server.send('POST', '/api/authenticate/validateOtp', { body: { request, otp } })

/** The newest code on its way to the user, as the outbox holds it until it is delivered. */
const sentCode = (shop: TestSubscriber) =>
  shop.inTenant(async (db) => {
    const { rows } = await sql<{ body: string }>`select text_body as body from mails
      where subscriber_id = ${shop.subscriberId} and event like '%Code' order by id desc limit 1`.execute(db)
    return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? 'none'
  })
const isProved = (shop: TestSubscriber) =>
  shop.inTenant(async (db) => {
    const { rows } = await sql<{ is: boolean }>`select email_proved_at is not null as is from users
      where subscriber_id = ${shop.subscriberId} and id = ${shop.id}`.execute(db)
    return rows[0]!.is
  })
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const age = (shop: TestSubscriber, minutes: number) =>
  shop.inTenant((db) =>
    sql`update one_time_requests set code_expires_at = code_expires_at - make_interval(mins => ${minutes})
      where subscriber_id = ${shop.subscriberId}`.execute(db),
  )

test('a code signs in, and the session is one like any other', async () => {
  const shop = await server.makeSubscriber()
  const asked = await ask(shop.userName)
  expect(asked.body).toEqual({
    request: expect.any(String),
    attemptsLeft: 5,
    resendsLeft: 3,
    expiresAt: expect.any(String),
  })
  expect(await isProved(shop)).toBe(false)
  const reply = await give(asked.body.request, await sentCode(shop))
  expect(reply.status).toBe(200)
  // It was read from the mail.
  expect(await isProved(shop)).toBe(true)
  expect((await server.send('GET', '/api/user/companies', { token: reply.body.token })).status).toBe(200)
})

test('an unknown user is answered, counted and refused like a known one, and gets no code', async () => {
  const shop = await server.makeSubscriber()
  const shapes: unknown[] = []
  for (const userName of [shop.userName, 'nobody-at-all@example.in']) {
    const asked = await ask(userName)
    const { request } = asked.body
    const resent = await again(request)
    const wrong = await give(request, '12345x')
    shapes.push([
      asked.status,
      Object.keys(asked.body),
      asked.body.attemptsLeft,
      asked.body.resendsLeft,
      request.length,
      resent.status,
      resent.body.resendsLeft,
      wrong.status,
      wrong.body.errors,
    ])
  }
  expect(shapes[0]).toEqual(shapes[1])
  const { rows } = await server.app.pools.owner.query(
    `select count(*)::int as count from mails where recipients && '{nobody-at-all@example.in}'`,
  )
  expect(rows[0].count).toBe(0)
})

describe('case 31: a code is of use once, to one request, for ten minutes, for five tries', () => {
  test('replayed', async () => {
    const shop = await server.makeSubscriber()
    const { request } = (await ask(shop.userName)).body
    const code = await sentCode(shop)
    expect((await give(request, code)).status).toBe(200)
    const replayed = await give(request, code)
    expect([replayed.status, codeOf(replayed)]).toEqual([400, 'AUTH0004'])
  })

  test('of two that come at once, one', async () => {
    const shop = await server.makeSubscriber()
    const { request } = (await ask(shop.userName)).body
    const code = await sentCode(shop)
    const replies = await Promise.all([1, 2, 3, 4].map(() => give(request, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('used from another attempt', async () => {
    const shop = await server.makeSubscriber()
    await ask(shop.userName)
    const code = await sentCode(shop)
    const { request } = (await ask(shop.userName)).body
    if ((await sentCode(shop)) === code) return
    expect(codeOf(await give(request, code))).toBe('AUTH0016')
  })

  test('replaced by a newer one', async () => {
    const shop = await server.makeSubscriber()
    const { request } = (await ask(shop.userName)).body
    const first = await sentCode(shop)
    expect((await again(request)).body).toMatchObject({ resendsLeft: 2, attemptsLeft: 5 })
    const second = await sentCode(shop)
    if (first !== second) expect(codeOf(await give(request, first))).toBe('AUTH0016')
    expect((await give(request, second)).status).toBe(200)
  })

  test('guessed ten times, over requests and resends', async () => {
    const shop = await server.makeSubscriber()
    const { request } = (await ask(shop.userName)).body
    const wrong = other(await sentCode(shop))
    const codes: unknown[] = []
    for (let guess = 0; guess < 10; guess++) codes.push(codeOf(await give(request, wrong)))
    expect(codes.slice(0, 5)).toEqual(['AUTH0016', 'AUTH0016', 'AUTH0016', 'AUTH0016', 'AUTH0016-1'])
    expect(new Set(codes.slice(5))).toEqual(new Set(['AUTH0013']))
    // Nor by a new request: the name is locked for this address, for the right code too.
    const next = (await ask(shop.userName)).body.request
    expect(codeOf(await give(next, await sentCode(shop)))).toBe('AUTH0013')
    // The password is another door.
    expect((await server.signIn(shop.userName, testPassword)).status).toBe(200)
  })

  test('eleven minutes old', async () => {
    const shop = await server.makeSubscriber()
    const { request } = (await ask(shop.userName)).body
    const code = await sentCode(shop)
    await age(shop, 11)
    expect(codeOf(await give(request, code))).toBe('AUTH0016-2')
    expect((await again(request)).status).toBe(200)
    expect((await give(request, await sentCode(shop))).status).toBe(200)
  })

  test('of a user who was made inactive meanwhile', async () => {
    const shop = await server.makeSubscriber()
    const { request } = (await ask(shop.userName)).body
    await shop.inTenant((db) =>
      sql`update users set status = 'Inactive' where subscriber_id = ${shop.subscriberId}`.execute(db),
    )
    expect(codeOf(await give(request, await sentCode(shop)))).toBe('AUT20022')
  })

  test('sent more often than four times', async () => {
    const shop = await server.makeSubscriber()
    const { request } = (await ask(shop.userName)).body
    const left = []
    for (let time = 0; time < 3; time++) left.push((await again(request)).body.resendsLeft)
    expect(left).toEqual([2, 1, 0])
    expect(codeOf(await again(request))).toBe('AUTH0016-3')
  })

  test('asked for without end', async () => {
    const shop = await server.makeSubscriber()
    const statuses: number[] = []
    for (let time = 0; time < 10; time++) statuses.push((await ask(shop.userName)).status)
    expect(statuses.slice(0, 8)).toEqual(Array(8).fill(200))
    expect(statuses.slice(8)).toEqual([429, 429])
  })
})

test('codes are kept as hashes, and a delivered mail forgets its code', async () => {
  const shop = await server.makeSubscriber()
  await ask(shop.userName)
  const code = await sentCode(shop)
  const { rows } = await server.app.pools.owner.query(
    'select code_hash, data::text from one_time_requests where subscriber_id = $1',
    [shop.subscriberId],
  )
  expect(rows[0].code_hash).toHaveLength(32)
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('a code goes by SMS where the account sends them and the user has a number, else by mail', async () => {
  const shop = await server.makeSubscriber()
  const channels = async () => {
    const { rows } = await server.app.pools.owner.query(
      `select 'mail' as channel, id from mails where subscriber_id = $1 and event = 'signInCode'
       union all select channel, id from text_messages where subscriber_id = $1 order by 1, 2`,
      [shop.subscriberId],
    )
    return rows.map((row: { channel: string }) => row.channel)
  }
  await ask(shop.userName, '&templateId=signInCodeSms')
  expect(await channels()).toEqual(['mail'])
  await shop.ok('setting.update', { settings: [{ name: 'EnableSmsService', value: true }] })
  await ask(shop.userName, '&templateId=signInCodeSms')
  expect(await channels()).toEqual(['mail', 'mail'])
  await shop.inTenant((db) =>
    sql`update users set mobile = '9876543210' where subscriber_id = ${shop.subscriberId}`.execute(db),
  )
  const { request } = (await ask(shop.userName, '&templateId=signInCodeSms')).body
  await ask(shop.userName, '&templateId=signInCodeWhatsApp')
  expect(await channels()).toEqual(['mail', 'mail', 'sms', 'whatsapp'])
  const { rows } = await server.app.pools.owner.query(
    `select recipient, message from text_messages where subscriber_id = $1 and channel = 'sms'`,
    [shop.subscriberId],
  )
  expect(rows[0].recipient).toBe('9876543210')
  expect((await give(request, /\d{6}/.exec(rows[0].message)![0])).status).toBe(200)
})
