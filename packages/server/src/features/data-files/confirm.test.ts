import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealedText, startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { codeOfNow, newAppSecret } from '../auth/totp.ts'
import { sealAppSecret } from '../auth/second-step.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const codeOf = (reply: Reply<AnyBody>) => reply.body?.errors?.[0]?.code
const fieldsOf = (reply: Reply<AnyBody>) => Object.keys(reply.body?.validationErrors ?? {})

/** An Admin who comes in by single sign-on alone. */
async function withoutPassword(): Promise<TestSubscriber> {
  const shop = await server.makeSubscriber()
  await shop.inTenant((db) =>
    sql`update users set password_hash = null where subscriber_id = ${shop.subscriberId} and id = ${shop.id}`.execute(
      db,
    ),
  )
  return shop
}

const make = (shop: TestSubscriber, body: object, headers: Readonly<Record<string, string>> = {}) =>
  server.send('POST', '/api/dataFile/make', { token: shop.token, body, headers })

async function mailedCode(shop: TestSubscriber): Promise<string> {
  const { rows } = await shop.inTenant((db) =>
    sql<{
      subject: string
    }>`select subject from mails where subscriber_id = ${shop.subscriberId} and event = 'dataFileCode'
      order by id desc limit 1`.execute(db),
  )
  return /\d{6}/.exec(rows[0]?.subject ?? '')?.[0] ?? 'none'
}

const tasksOf = async (shop: TestSubscriber) => {
  const { rows } = await shop.inTenant((db) =>
    sql`select from background_tasks where subscriber_id = ${shop.subscriberId} and type = 'dataFile'`.execute(
      db,
    ),
  )
  return rows.length
}

describe('a user without a password', () => {
  test('confirms by a code that comes by mail, once', async () => {
    const shop = await withoutPassword()
    expect((await shop.ok('dataFile.search')).confirmsBy).toBe('Mail')
    const { body: nothing } = await make(shop, {}).then((reply) => ({ body: fieldsOf(reply) }))
    expect(nothing).toEqual(['Data.code'])
    const sent = await shop.ok('dataFile.sendCode')
    expect([sent.method, sent.sentTo]).toEqual(['Mail', expect.stringContaining('•••@')])
    const otp = await mailedCode(shop)
    const wrong = otp === '000000' ? '000001' : '000000'
    expect(codeOf(await make(shop, { code: { request: sent.request, otp: wrong } }))).toBe('AUTH0016')
    const again = await shop.ok('profile.resendCode', { request: sent.request })
    expect(again.resendsLeft).toBeLessThan(sent.resendsLeft)
    const code = { request: sent.request, otp: await mailedCode(shop) }
    const { texts, headers } = await sealedText(server, 'too short')
    // A passphrase that is refused uses no code up.
    const short = await make(shop, { code, passphrase: texts[0] }, headers)
    expect(fieldsOf(short)).toEqual(['Data.passphrase'])
    expect(await tasksOf(shop)).toBe(0)
    const made = await make(shop, { code })
    expect([made.status, made.body.taskId]).toEqual([200, expect.any(Number)])
    expect(codeOf(await make(shop, { code }))).toBe('AUTH0004')
    expect([await tasksOf(shop), (await shop.ok('dataFile.search')).isBeingMade]).toEqual([1, true])
  })

  test('confirms by the authenticator app where there is one, and no mail is sent', async () => {
    const shop = await withoutPassword()
    const secret = newAppSecret()
    const sealed = sealAppSecret(server.app.services.portals.secrets, shop.subscriberId, shop.id, secret)
    await shop.inTenant((db) =>
      sql`update users set two_factor = 'App', totp_secret = ${sealed} where subscriber_id = ${shop.subscriberId} and id = ${shop.id}`.execute(
        db,
      ),
    )
    const sent = await shop.ok('dataFile.sendCode')
    expect([sent.method, sent.sentTo, await mailedCode(shop)]).toEqual(['App', null, 'none'])
    const code = { request: sent.request, otp: codeOfNow(secret, new Date()) }
    expect((await make(shop, { code })).status).toBe(200)
    const second = await shop.ok('dataFile.sendCode')
    // The same half minute: its code has been seen.
    expect(codeOf(await make(shop, { code: { ...code, request: second.request } }))).toBe('AUTH0016')
  })

  test('cannot guess: wrong codes are counted over all requests', async () => {
    const shop = await withoutPassword()
    const codes: unknown[] = []
    for (let guess = 0; guess < 7; guess++) {
      const { request } = await shop.ok('dataFile.sendCode')
      const otp = (await mailedCode(shop)) === '000000' ? '000001' : '000000'
      codes.push(codeOf(await make(shop, { code: { request, otp } })))
    }
    expect(codes.slice(4)).toEqual(['AUTH0016', 'AUTH0013', 'AUTH0013'])
    expect(await tasksOf(shop)).toBe(0)
  })

  test('cannot use the code of another user, nor one of another purpose', async () => {
    const [shop, other] = [await withoutPassword(), await withoutPassword()]
    const { request } = await other.ok('dataFile.sendCode')
    const otp = await mailedCode(other)
    expect(codeOf(await make(shop, { code: { request, otp } }))).toBe('AUTH0004')
    const owner = await server.makeSubscriber()
    const { texts, headers } = await sealedText(server, testPassword)
    const started = await server.send('POST', '/api/profile/twoFactor/start', {
      token: owner.token,
      headers,
      body: { method: 'Mail', password: texts[0] },
    })
    await owner.inTenant((db) =>
      sql`update users set password_hash = null where subscriber_id = ${owner.subscriberId} and id = ${owner.id}`.execute(
        db,
      ),
    )
    const { rows } = await owner.inTenant((db) =>
      sql<{
        subject: string
      }>`select subject from mails where subscriber_id = ${owner.subscriberId} order by id desc limit 1`.execute(
        db,
      ),
    )
    const theirs = /\d{6}/.exec(rows[0]!.subject)![0]
    expect(
      codeOf(await make(owner, { code: { request: started.body.request as string, otp: theirs } })),
    ).toBe('AUTH0004')
  })
})

test('a user with a password types it: neither a code nor nothing is enough', async () => {
  const shop = await server.makeSubscriber()
  expect((await shop.ok('dataFile.search')).confirmsBy).toBe('Password')
  expect(fieldsOf(await shop.call('dataFile.sendCode'))).toEqual(['Data.password'])
  for (const body of [{}, { code: { request: 'x'.repeat(80), otp: '123456' } }])
    expect(fieldsOf(await make(shop, body))).toEqual(['Data.password'])
  expect(await tasksOf(shop)).toBe(0)
})
