import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { startOpenIdProvider } from '../../../test/identity/openid.ts'
import type { OpenIdProvider } from '../../../test/identity/openid.ts'
import { sealSetting } from '../../platform/system-settings.ts'

let server: TestServer
let google: OpenIdProvider
let shop: TestSubscriber
let other: TestSubscriber
beforeAll(async () => {
  const port = await freePort()
  google = await startOpenIdProvider(`http://127.0.0.1:${port}/api/sso/google/return`)
  server = await startTestServer({ env: { PORT: String(port) } })
  shop = await server.makeSubscriber({ name: 'Alpha Traders' })
  other = await server.makeSubscriber({ name: 'Beta Works' })
  await setSystem('ssoEnabled', true)
  await setSystem('googleOAuthClientId', google.clientId)
  await setSystem('googleOAuthIssuer', google.issuer)
  await setSystem(
    'googleOAuthClientSecret',
    sealSetting(server.app.services.portals.secrets, 'googleOAuthClientSecret', google.clientSecret),
  )
  await setEmail(shop, 'asha@alpha.example')
  await setEmail(other, 'ravi@beta.example')
})
afterAll(async () => {
  await server?.stop()
  await google?.stop()
})

async function freePort() {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const setSystem = (name: string, value: unknown) =>
  server.app.pools.owner.query(
    `insert into system_settings (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
    [name, JSON.stringify(value)],
  )
const setEmail = (of: TestSubscriber, email: string) =>
  of.inTenant((db) =>
    sql`update users set email_address = ${email} where subscriber_id = ${of.subscriberId} and id = ${of.id}`.execute(
      db,
    ),
  )

const begin = async () => (await server.send('GET', '/api/sso/getUrl?authenticationMethod=google')).body
const back = async (url: URL) => {
  const reply = await fetch(url, { redirect: 'manual' })
  const to = new URL(reply.headers.get('location')!, server.url)
  return {
    status: to.searchParams.get('statusCode'),
    response: to.searchParams.get('response')!,
    path: to.pathname,
  }
}
const exchange = (request: string, attempt: string) =>
  server.send('GET', `/api/authenticate/userToken?request=${encodeURIComponent(request)}`, {
    headers: { 'public-auth-token': attempt },
  })
const code = (reply: { body: { errors?: { code: string }[] } }) => reply.body.errors?.[0]?.code

describe('sign-in with Google', () => {
  test('leads through the provider into a session of the user', async () => {
    const { url, attempt } = await begin()
    const { searchParams } = new URL(url)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    const returned = await back(await google.signIn(url, 'asha@alpha.example'))
    expect([returned.path, returned.status]).toEqual(['/loginResponse', '200'])
    const reply = await exchange(returned.response, attempt)
    expect(reply.status).toBe(200)
    const profile = await server.send('GET', '/api/profile/detail', { token: reply.body.token })
    expect(profile.body.emailAddress).toBe('asha@alpha.example')
    // Once.
    expect(code(await exchange(returned.response, attempt))).toBe('AUTH0004')
  })

  test('is for the browser that began it alone', async () => {
    const { url } = await begin()
    const returned = await back(await google.signIn(url, 'asha@alpha.example'))
    const stranger = await begin()
    expect(code(await exchange(returned.response, stranger.attempt))).toBe('AUTH0004')
    expect(code(await exchange(returned.response, ''))).toBe('AUTH0004')
  })

  test('is refused with a state that is not open, an old one, and one used before', async () => {
    const { url } = await begin()
    const address = await google.signIn(url, 'asha@alpha.example')
    const forged = new URL(address)
    forged.searchParams.set('state', 'forged')
    expect(await back(forged)).toMatchObject({ status: '400', response: 'AUTH0004' })
    expect((await back(address)).status).toBe('200')
    expect(await back(address)).toMatchObject({ status: '400', response: 'AUTH0004' })
  })

  test('reports an unknown e-mail address, and creates no account', async () => {
    const count = async () =>
      (await server.app.pools.owner.query('select count(*)::int from login_directory')).rows[0]
    const before = await count()
    const { url } = await begin()
    expect(await back(await google.signIn(url, 'nobody@nowhere.example'))).toMatchObject({
      status: '401',
      response: 'AUTH0043',
    })
    expect(await count()).toEqual(before)
  })

  test('needs an address that the provider has verified', async () => {
    await setEmail(other, 'unverified@beta.example')
    const { url } = await begin()
    expect(await back(await google.signIn(url, 'unverified@beta.example'))).toMatchObject({
      status: '401',
      response: 'AUTH0044',
    })
  })

  test('several accounts of one address are chosen from', async () => {
    await setEmail(other, 'Asha@alpha.example')
    const { url, attempt } = await begin()
    const returned = await back(await google.signIn(url, 'asha@alpha.example'))
    const { body } = await exchange(returned.response, attempt)
    expect(body).toMatchObject({ type: 'SelectAccount', parameters: { accounts: 2 } })
    const list = await server.send('GET', `/api/authenticate/accounts?request=${body.request}`)
    expect(list.body.map(({ subscriberName }: { subscriberName: string }) => subscriberName)).toEqual([
      'Alpha Traders',
      'Beta Works',
    ])
    const choose = (userName: string) =>
      server.send('POST', '/api/authenticate/googleTokenByEmail', {
        body: { request: body.request, userName },
      })
    expect((await choose('somebody@else.example')).status).toBe(422)
    const chosen = await choose(other.userName)
    const profile = await server.send('GET', '/api/profile/detail', { token: chosen.body.token })
    expect(profile.body.userName).toBe(other.userName)
    expect(code(await choose(other.userName))).toBe('AUTH0004')
    await setEmail(other, 'ravi@beta.example')
  })
})

describe('an ID token', () => {
  const claims = (nonce: string) => {
    const now = Math.floor(Date.now() / 1000)
    return {
      iss: google.issuer,
      aud: google.clientId,
      sub: 'x',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'asha@alpha.example',
    }
  }
  const send = (token: string, attempt: string) =>
    server.send('POST', '/api/authenticate/googleToken', {
      body: { token, domain: 'localhost' },
      headers: { 'public-auth-token': attempt },
    })

  test('of the provider opens a session, once', async () => {
    const { nonce, attempt } = await begin()
    const token = await google.token(claims(nonce))
    expect((await send(token, attempt)).body.token).toEqual(expect.any(String))
    expect(code(await send(token, attempt))).toBe('AUTH0042')
  })

  test.each([
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://accounts.example' }],
    ['its time over', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['a nonce of its own', { nonce: 'mine' }],
    ['no nonce', { nonce: undefined }],
    ['no e-mail address', { email: undefined }],
  ])('with %s is refused', async (_, change) => {
    const { nonce, attempt } = await begin()
    expect(code(await send(await google.token({ ...claims(nonce), ...change }), attempt))).toBe('AUTH0042')
  })

  test('with a strange signature, or changed, is refused', async () => {
    const { nonce, attempt } = await begin()
    const foreign = await google.token(claims(nonce), { foreignKey: true })
    expect(code(await send(foreign, attempt))).toBe('AUTH0042')
    const [head, , signature] = (await google.token(claims(nonce))).split('.')
    const body = Buffer.from(JSON.stringify({ ...claims(nonce), email: 'ravi@beta.example' })).toString(
      'base64url',
    )
    expect(code(await send(`${head}.${body}.${signature}`, attempt))).toBe('AUTH0042')
    expect(code(await send('e30.e30.', attempt))).toBe('AUTH0042')
  })

  test('of another browser is refused', async () => {
    const { nonce } = await begin()
    expect(code(await send(await google.token(claims(nonce)), 'not mine'))).toBe('AUTH0042')
  })

  test('with an address not verified is refused', async () => {
    const { nonce, attempt } = await begin()
    const token = await google.token({ ...claims(nonce), email_verified: false })
    expect(code(await send(token, attempt))).toBe('AUTH0044')
  })
})

test('without a set-up it reports that', async () => {
  await setSystem('ssoEnabled', false)
  expect(code(await server.send('GET', '/api/sso/getUrl?authenticationMethod=google'))).toBe('AUTH0041')
  await setSystem('ssoEnabled', true)
})
