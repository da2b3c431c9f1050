import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signingKeys } from '../../../test/certificates.ts'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { startSamlProvider } from '../../../test/identity/saml.ts'
import type { Deviation, SamlAnswer, SamlProvider } from '../../../test/identity/saml.ts'

let server: TestServer
let azure: SamlProvider
let foreign: SamlProvider
let shop: TestSubscriber
let other: TestSubscriber
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.makeSubscriber({ name: 'Alpha Traders' })
  other = await server.makeSubscriber({ name: 'Beta Works' })
  const metadata = async () =>
    (await server.send('GET', '/api/sso/saml/metadata?method=azure')).bytes.toString()
  azure = await startSamlProvider(metadata)
  foreign = await startSamlProvider(metadata)
  for (const name of ['ssoEnabled', 'azureSaml', 'oktaSaml'])
    await server.app.pools.owner.query(`insert into system_settings (name, value) values ($1, 'true')`, [
      name,
    ])
  await shop.ok('samlProvider.save', settingsOf(azure))
  await other.ok('samlProvider.save', settingsOf(foreign))
})
afterAll(async () => {
  await server?.stop()
  await azure?.stop()
  await foreign?.stop()
})

const settingsOf = ({ entryPoint, issuer, certificate }: SamlProvider) => ({
  method: 'azure' as const,
  version: 0,
  isEnabled: true,
  entryPoint,
  issuer,
  certificates: [certificate],
})

const getUrl = (userName: string, method = 'azure') =>
  server.send(
    'GET',
    `/api/sso/getUrl?userName=${encodeURIComponent(userName)}&authenticationMethod=${method}`,
  )
const post = async ({ replyUrl, form }: SamlAnswer) => {
  const reply = await fetch(replyUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
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

describe("sign-in at the account's own identity provider", () => {
  test('leads into a session of the user', async () => {
    const { body } = await getUrl(shop.userName)
    expect(body.url).toContain('SAMLRequest=')
    const returned = await post(await azure.answer(body.url, shop.userName.toUpperCase()))
    expect([returned.path, returned.status]).toEqual(['/loginResponse', '200'])
    const reply = await exchange(returned.response, body.attempt)
    expect(reply.body.token).toEqual(expect.any(String))
    const profile = await server.send('GET', '/api/profile/detail', { token: reply.body.token })
    expect(profile.body.userName).toBe(shop.userName)
    expect(code(await exchange(returned.response, body.attempt))).toBe('AUTH0004')
  })

  test('is for the browser that began it alone', async () => {
    const { body } = await getUrl(shop.userName)
    const returned = await post(await azure.answer(body.url, shop.userName))
    expect(code(await exchange(returned.response, (await getUrl(shop.userName)).body.attempt))).toBe(
      'AUTH0004',
    )
  })

  test('looks the same for an unknown user and for an account without a provider', async () => {
    const refused = await server.makeSubscriber()
    const replies = [
      await getUrl('nobody@example.in'),
      await getUrl(refused.userName),
      await getUrl(shop.userName, 'okta'),
    ]
    const [first, ...more] = replies.map(({ status, body }) => [status, body.errors])
    for (const one of more) expect(one).toEqual(first)
    expect(first).toMatchObject([400, [{ code: 'AUTH0041' }]])
  })

  const refused: [string, (now: { answerId: string }) => Deviation][] = [
    ['no signature', () => ({ isUnsigned: true })],
    ['the key of another provider', () => ({ keys: signingKeys('stranger') })],
    ['another audience', () => ({ audience: 'https://other.example' })],
    ['another recipient', () => ({ recipient: 'https://other.example/acs' })],
    ['another request in mind', () => ({ inResponseTo: '_0123456789' })],
    ['another issuer', () => ({ issuer: 'https://other.example' })],
    ['its time over', () => ({ minutes: -20 })],
    ['its time not yet come', () => ({ minutes: 20 })],
  ]
  test.each(refused)('an answer with %s is refused', async (_, deviation) => {
    const { body } = await getUrl(shop.userName)
    const answer = await azure.answer(body.url, shop.userName, deviation({ answerId: '' }))
    expect(await post(answer)).toMatchObject({ status: '401', response: 'AUTH0042' })
  })

  const changed = (answer: SamlAnswer, change: (xml: string) => string): SamlAnswer => ({
    ...answer,
    form: {
      ...answer.form,
      SAMLResponse: Buffer.from(change(Buffer.from(answer.form.SAMLResponse, 'base64').toString())).toString(
        'base64',
      ),
    },
  })

  test('a changed answer is refused, and one with a second assertion around the signed one', async () => {
    const user = await shop.makeUser({ rights: [] })
    const first = await getUrl(shop.userName)
    const answer = await azure.answer(first.body.url, user.userName)
    expect(await post(changed(answer, (xml) => xml.replaceAll(user.userName, shop.userName)))).toMatchObject({
      response: 'AUTH0042',
    })
    const second = await getUrl(shop.userName)
    const wrapped = changed(await azure.answer(second.body.url, user.userName), (xml) => {
      const assertion = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml)![0]
      const evil = assertion
        .replace(/<ds:Signature.*<\/ds:Signature>/s, '')
        .replaceAll(user.userName, shop.userName)
        .replace(/ ID="[^"]+"/, ' ID="_evil"')
      return xml.replace(assertion, evil + assertion)
    })
    expect(await post(wrapped)).toMatchObject({ response: 'AUTH0042' })
  })

  test('an answer brought again is refused: the attempt is over, and the assertion known', async () => {
    const first = await getUrl(shop.userName)
    const answer = await azure.answer(first.body.url, shop.userName, { assertionId: '_the-same' })
    expect((await post(answer)).status).toBe('200')
    expect(await post(answer)).toMatchObject({ status: '400', response: 'AUTH0004' })
    const second = await getUrl(shop.userName)
    const again = await azure.answer(second.body.url, shop.userName, { assertionId: '_the-same' })
    expect(await post(again)).toMatchObject({ status: '401', response: 'AUTH0042' })
  })

  test('an unrequested reply is refused', async () => {
    const { body } = await getUrl(shop.userName)
    const answer = await azure.answer(body.url, shop.userName)
    expect(await post({ ...answer, form: { ...answer.form, RelayState: 'unasked' } })).toMatchObject({
      response: 'AUTH0004',
    })
    // The attempt of Azure is none of Okta's.
    expect(await post({ ...answer, replyUrl: answer.replyUrl.replace('azure', 'okta') })).toMatchObject({
      response: 'AUTH0004',
    })
  })

  test("another account's provider opens nothing here, and names no user of another account", async () => {
    const { body } = await getUrl(shop.userName)
    expect(await post(await foreign.answer(body.url, shop.userName))).toMatchObject({ response: 'AUTH0042' })
    const own = await getUrl(other.userName)
    expect(await post(await foreign.answer(own.body.url, shop.userName))).toMatchObject({
      status: '401',
      response: 'AUTH0043',
    })
  })

  test('the user name may be in an attribute', async () => {
    const attribute = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'
    await shop.ok('samlProvider.save', { ...settingsOf(azure), version: 1, userNameAttribute: attribute })
    const { body } = await getUrl(shop.userName)
    const answer = await azure.answer(body.url, 'an-opaque-id', {
      attributes: { [attribute]: shop.userName },
    })
    expect((await post(answer)).status).toBe('200')
    const without = await getUrl(shop.userName)
    expect(await post(await azure.answer(without.body.url, shop.userName))).toMatchObject({
      response: 'AUTH0043',
    })
    await shop.ok('samlProvider.save', { ...settingsOf(azure), version: 2 })
  })

  test('a user who is no longer active is refused', async () => {
    const user = await shop.makeUser({ rights: [] })
    await shop.inTenant((db) =>
      db
        .updateTable('users')
        .set({ status: 'Inactive' })
        .where('id', '=', user.id as never)
        .execute(),
    )
    const { body } = await getUrl(user.userName)
    expect(await post(await azure.answer(body.url, user.userName))).toMatchObject({ response: 'AUTH0043' })
  })
})

describe('the second step after the identity provider', () => {
  const enter = async (userName: string) => {
    const { body } = await getUrl(userName)
    const returned = await post(await azure.answer(body.url, userName))
    return (await exchange(returned.response, body.attempt)).body
  }

  test('is asked for where it is required, unless the provider is declared to ask for it', async () => {
    const firm = await server.makeSubscriber()
    await firm.ok('setting.update', { settings: [{ name: 'TwoFactorAuthentication', value: 'Required' }] })
    await firm.ok('samlProvider.save', settingsOf(azure))
    expect(await enter(firm.userName)).toMatchObject({ type: 'TwoFactor', parameters: { channel: 'Mail' } })
    await firm.ok('samlProvider.save', { ...settingsOf(azure), version: 1, asksSecondStep: true })
    expect((await enter(firm.userName)).token).toEqual(expect.any(String))
    // Declared, and still asked whether the other sessions end.
    await firm.ok('setting.update', { settings: [{ name: 'singleSession', value: true }] })
    const asked = await enter(firm.userName)
    expect(asked.type).toBe('OtherSession')
    const gone = await server.send(
      'GET',
      `/api/authenticate/userToken?request=${encodeURIComponent(asked.request)}`,
    )
    expect(gone.body.token).toEqual(expect.any(String))
  })

  test('is asked of a user who chose one', async () => {
    const firm = await server.makeSubscriber()
    await firm.ok('samlProvider.save', settingsOf(azure))
    await firm.inTenant((db) => sql`update users set two_factor = 'Mail' where id = ${firm.id}`.execute(db))
    expect(await enter(firm.userName)).toMatchObject({ type: 'TwoFactor' })
  })
})

describe('the settings of a provider', () => {
  test('are changed by an Admin only: a right for settings makes no user an Admin', async () => {
    const clerk = await other.makeUser({ rights: ['STG_SEC'] })
    const own = { ...settingsOf(azure), method: 'okta' as const }
    expect(code(await clerk.call('samlProvider.save', own))).toBe('RIGHT001')
    expect(code(await clerk.call('samlProvider.delete', { method: 'azure' }))).toBe('RIGHT001')
    expect((await clerk.call('samlProvider.search')).status).toBe(200)
    expect((await getUrl(other.userName)).status).toBe(200)
  })

  test('are wrong by field', async () => {
    const over = signingKeys('over', -1).certificate
    const reply = await shop.call('samlProvider.save', {
      ...settingsOf(azure),
      method: 'okta',
      entryPoint: 'http://id.example.in/saml',
      certificates: [over, `${'A'.repeat(400)}`],
    })
    expect(reply.status).toBe(422)
    expect(Object.keys(reply.body.validationErrors)).toEqual([
      'Data.entryPoint',
      'Data.certificates[0]',
      'Data.certificates[1]',
    ])
  })

  test('are kept against another save in the meantime, read back, and taken away', async () => {
    expect((await other.call('samlProvider.save', { ...settingsOf(foreign), version: 7 })).status).toBe(409)
    const [shown] = await other.ok('samlProvider.search')
    expect(shown).toMatchObject({
      method: 'azure',
      issuer: foreign.issuer,
      ours: { replyUrl: `${server.url}/api/sso/saml/azure` },
    })
    expect(shown!.certificates[0]!.subject).toContain('identity provider')
    await other.ok('samlProvider.delete', { method: 'azure' })
    expect(await other.ok('samlProvider.search')).toMatchObject([
      { version: 0 },
      { method: 'okta', version: 0 },
    ])
    expect(code(await getUrl(other.userName))).toBe('AUTH0041')
  })
})

test('no address but those of identity providers takes a form', async () => {
  const reply = await fetch(`${server.url}/api/authenticate/token`, {
    method: 'POST',
    body: new URLSearchParams({ userName: 'x', password: 'y' }),
  })
  expect(reply.status).toBe(415)
})
