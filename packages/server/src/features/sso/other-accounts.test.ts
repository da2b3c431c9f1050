import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { createSession, openRequest, proveEmail } from '../auth/index.ts'

let server: TestServer
let mine: TestSubscriber
let other: TestSubscriber
const email = 'asha@shared.example'
beforeAll(async () => {
  server = await startTestServer()
  mine = await server.makeSubscriber({ name: 'Alpha Traders' })
  other = await server.makeSubscriber({ name: 'Beta Works' })
  for (const one of [mine, other]) await setEmail(one, email)
})
afterAll(() => server?.stop())

const setEmail = (of: TestSubscriber, address: string) =>
  of.inTenant((db) =>
    sql`update users set email_address = ${address} where subscriber_id = ${of.subscriberId} and id = ${of.id}`.execute(
      db,
    ),
  )
const prove = (of: TestSubscriber) =>
  of.inTenant((db) => proveEmail(db, { subscriberId: of.subscriberId, userId: of.id }, email))
const code = (reply: Reply<AnyBody>) => reply.body?.errors?.[0]?.code
const get = (path: string, request: string, token?: string) =>
  server.send(
    'GET',
    `/api/authenticate/${path}?request=${encodeURIComponent(request)}`,
    token ? { token } : {},
  )

/** A session beside the one of the test, which a switch ends. */
async function session(of: TestSubscriber): Promise<string> {
  const made = await of.inTenant((db) =>
    createSession(db, { subscriberId: of.subscriberId, userId: of.id, idleMinutes: 30, maxHours: 12 }),
  )
  return made.token
}

describe('other accounts of the same person', () => {
  test("are none as long as the address is not shown to be the user's", async () => {
    expect(await mine.ok('sso.otherAccounts')).toEqual([])
    expect((await mine.call('sso.switchAccount', { userName: other.userName })).status).toBe(422)
  })

  test('are reported, and the session switches once it is; the previous session ends', async () => {
    await prove(mine)
    const accounts = await mine.ok('sso.otherAccounts')
    expect(accounts).toEqual([{ userName: other.userName, name: 'Asha Rao', subscriberName: 'Beta Works' }])
    const token = await session(mine)
    const asked = await server.send('POST', '/api/user/switchAccount', {
      token,
      body: { userName: other.userName },
    })
    const { request } = asked.body
    // For the session that asked, and made for one purpose alone.
    expect(code(await get('switch', request))).toBe('AUTH0003')
    expect(code(await get('userToken', request))).toBe('AUTH0004')
    const entered = await get('switch', request, token)
    const profile = await server.send('GET', '/api/profile/detail', { token: entered.body.token })
    expect(profile.body.userName).toBe(other.userName)
    expect((await server.send('GET', '/api/profile/detail', { token })).status).toBe(401)
    expect(code(await get('switch', request, entered.body.token))).toBe('AUTH0004')
  })

  test('a request opens nothing for another session, and is used up by it', async () => {
    const [token, second] = [await session(mine), await session(mine)]
    const asked = await server.send('POST', '/api/user/switchAccount', {
      token,
      body: { userName: other.userName },
    })
    for (const one of [second, token])
      expect(code(await get('switch', asked.body.request, one))).toBe('AUTH0004')
  })

  test('the other side, whose address is not shown, does not come back here', async () => {
    expect(await other.ok('sso.otherAccounts')).toEqual([])
  })

  test('are none again with another address', async () => {
    await setEmail(mine, 'new@shared.example')
    await setEmail(mine, email)
    expect(await mine.ok('sso.otherAccounts')).toEqual([])
    await prove(mine)
  })

  test('do not include users who are switched off', async () => {
    await other.inTenant((db) => sql`update users set status = 'Inactive' where id = ${other.id}`.execute(db))
    expect(await mine.ok('sso.otherAccounts')).toEqual([])
    await other.inTenant((db) => sql`update users set status = 'Active' where id = ${other.id}`.execute(db))
  })
})

describe('a request of an address', () => {
  const made = (purpose: 'initialize' | 'resetLink', minutes = 1) =>
    mine.inTenant((db) =>
      openRequest(db, server.app.services.portals.secrets, {
        subscriberId: mine.subscriberId,
        userId: mine.id,
        purpose,
        minutes,
      }),
    )

  test('becomes a session once', async () => {
    const { request } = await made('initialize')
    const { body } = await get('userToken', request)
    expect((await server.send('GET', '/api/profile/detail', { token: body.token })).body.id).toBe(mine.id)
    expect(code(await get('userToken', request))).toBe('AUTH0004')
  })

  test('of two that come at once one becomes a session', async () => {
    const { request } = await made('initialize')
    const replies = await Promise.all([1, 2, 3, 4].map(() => get('userToken', request)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('lives a minute, and opens nothing that it was not made for', async () => {
    expect(code(await get('userToken', (await made('initialize', 0)).request))).toBe('AUTH0004')
    expect(code(await get('userToken', (await made('resetLink')).request))).toBe('AUTH0004')
    expect(code(await get('userToken', 'made up'))).toBe('AUTH0004')
  })

  test('keeps to no address that others see: nothing of it is sent on', async () => {
    const page = await server.send('GET', '/initialize?request=x')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
  })
})
