import { callList } from '@bahi/contracts/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber, TestUser } from '../../../test/call-helpers.ts'

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  // One hop of a proxy is believed, so that a test can come from any address.
  server = await startTestServer({ env: { BAHI_TRUST_PROXY: '1' } })
  shop = await server.makeSubscriber()
})
afterAll(() => server?.stop())

const codeOf = (reply: { body: { errors?: { code: string }[] } }) => reply.body?.errors?.[0]?.code
const at = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const office = '203.0.113.7'

/** What an ERP does: id and secret for a token, then calls with it. */
const signIn = (client: { clientId: string; clientSecret?: string | undefined }, address = office) =>
  server.send('POST', '/api/authenticate/clientToken', {
    body: { clientId: client.clientId, clientSecret: client.clientSecret },
    ...at(address),
  })
const call = (token: string, path: string, body: unknown = {}, address = office) =>
  server.send('POST', `/api${path}`, { token, body, ...at(address) })
const make = (by: TestUser, more: object = {}) =>
  by.ok('apiAccess.save', { name: 'Tally bridge', scopes: ['PTY_SH_VW', 'PTY_AD'], ...more })

describe('B-C-011: a program', () => {
  test('signs in with id and secret, works with its rights alone, and the trail names it', async () => {
    const client = await make(shop)
    expect(client.clientSecret).toMatch(/^bahi_[\w-]{43}$/)
    const { status, body } = await signIn(client)
    expect(status).toBe(200)
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000)

    const saved = await call(body.token, '/party/save', {
      name: 'From the ERP',
      role: 'Customer',
      taxpayerType: 'UNREG',
    })
    expect(saved.status).toBe(200)
    const item = await call(body.token, '/item/search')
    expect([item.status, codeOf(item)]).toEqual([403, 'RIGHT001'])
    const { entries } = await shop.ok('audit.history', { record: 'party', id: String(saved.body.id) })
    expect(entries[0]).toMatchObject({ userId: shop.id, source: 'Api:Erp:Tally bridge' })
    // Its rights reply is that of its scopes.
    const rights = await server.send('GET', '/api/user/rights', { token: body.token, ...at(office) })
    expect(rights.body.filter((right: { hasAccess: boolean }) => right.hasAccess)).toHaveLength(2)
  })

  test('is refused a member that a call does not know, whichever the call: what it misspells is not left out', async () => {
    const client = await make(shop, { name: 'Misspelt' })
    const { body } = await signIn(client)
    const party = { name: 'Misspelt', role: 'Customer', taxpayerType: 'UNREG', mobil: '9876543210' }
    const refused = await call(body.token, '/party/save', party)
    expect([refused.status, Object.keys(refused.body.validationErrors)]).toEqual([422, ['Data.mobil']])
    const nested = await call(body.token, '/party/save', {
      ...party,
      mobil: '',
      billingAddress: { town: 'Pune' },
    })
    expect(Object.keys(nested.body.validationErrors)).toContain('Data.billingAddress.town')
    // A person's screen is told the same.
    const person = await call(shop.token, '/party/save', { ...party, billingAddress: { town: 'Pune' } })
    expect(person.status).toBe(422)
    expect(Object.keys(person.body.validationErrors)).toEqual(
      expect.arrayContaining(['Data.mobil', 'Data.billingAddress.town']),
    )
  })

  test('shows its secret once: neither list, nor database, nor trail contains it', async () => {
    const client = await make(shop, { name: 'Once' })
    const { records } = await shop.ok('apiAccess.search', {})
    expect(JSON.stringify(records)).toContain(client.clientId)
    expect(JSON.stringify(records)).not.toContain(client.clientSecret)
    const { rows } = await shop.inTenant((db) =>
      sql<{ text: string }>`select a::text as text from audit_entries a where table_name = 'api_clients'
        union all select c::text from api_clients c union all select k::text from idempotency_keys k`.execute(
        db,
      ),
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(
      rows.filter(({ text }) => text.includes(client.clientSecret!) || /secret_hash"/.test(text)),
    ).toEqual([])
  })

  test('is refused alike for a wrong id, a wrong secret and another account', async () => {
    const client = await make(shop, { name: 'Wrong' })
    const [head, key] = client.clientId.split('.')
    for (const wrong of [
      { ...client, clientSecret: `bahi_${'A'.repeat(43)}` },
      { ...client, clientId: `${head}.${'A'.repeat(16)}` },
      { ...client, clientId: `zz.${key}` },
      { ...client, clientId: 'nonsense' },
    ]) {
      const reply = await signIn(wrong)
      expect([reply.status, codeOf(reply)]).toEqual([401, 'ERPA0001'])
    }
  })

  test('the previous secret works during the grace period, and not after it', async () => {
    const client = await make(shop, { name: 'Rotated' })
    const turned = await shop.ok('apiAccess.rotate', { id: client.id, graceHours: 24 })
    expect(turned.clientId).toBe(client.clientId)
    expect((await signIn(client)).status).toBe(200)
    expect((await signIn(turned)).status).toBe(200)
    await shop.inTenant((db) =>
      sql`update api_clients set previous_secret_until = now() where id = ${client.id}`.execute(db),
    )
    expect((await signIn(client)).status).toBe(401)
    const { body } = await signIn(turned)
    // At once: what the lost secret had opened is closed too.
    const again = await shop.ok('apiAccess.rotate', { id: client.id, graceHours: 0 })
    expect((await signIn(turned)).status).toBe(401)
    expect((await call(body.token, '/party/search')).status).toBe(401)
    expect((await signIn(again)).status).toBe(200)
  })

  test('ends when it is revoked, on its last day, and with its user', async () => {
    const client = await make(shop, { name: 'Ended' })
    const { body } = await signIn(client)
    expect((await call(body.token, '/party/search')).status).toBe(200)
    await shop.ok('apiAccess.revoke', { id: client.id })
    expect((await call(body.token, '/party/search')).status).toBe(401)
    expect((await signIn(client)).status).toBe(401)
    expect((await shop.call('apiAccess.rotate', { id: client.id })).status).toBe(400)

    const over = await shop.call('apiAccess.save', {
      name: 'Old',
      scopes: ['PTY_SH_VW'],
      expiresOn: '2020-01-01',
    })
    expect(over.body.validationErrors['Data.expiresOn'][0].code).toBe('VALD0152')
    const dated = await make(shop, { name: 'Dated', expiresOn: '2099-12-31' })
    await shop.inTenant((db) =>
      sql`update api_clients set expires_at = now() where id = ${dated.id}`.execute(db),
    )
    expect((await signIn(dated)).status).toBe(401)

    const user = await shop.makeUser({ rights: ['USR_API', 'PTY_SH_VW'] })
    const theirs = await make(user, { scopes: ['PTY_SH_VW'] })
    const session = (await signIn(theirs)).body
    await shop.inTenant((db) => sql`update users set status = 'Inactive' where id = ${user.id}`.execute(db))
    expect((await call(session.token, '/party/search')).status).toBe(401)
    expect(codeOf(await signIn(theirs))).toBe('AUT20022')
  })

  test('loses at once what its user loses', async () => {
    const user = await shop.makeUser({ rights: ['USR_API', 'PTY_SH_VW', 'ITM_SH_VW'] })
    const { token } = (await signIn(await make(user, { scopes: ['PTY_SH_VW', 'ITM_SH_VW'] }))).body
    expect((await call(token, '/party/search')).status).toBe(200)
    await shop.inTenant((db) =>
      sql`delete from role_rights where right_code = 'PTY_SH_VW' and role_id in (select role_id from user_roles where user_id = ${user.id})`.execute(
        db,
      ),
    )
    expect((await call(token, '/party/search')).status).toBe(403)
    expect((await call(token, '/item/search')).status).toBe(200)
  })
})

describe('what a program may be given', () => {
  test('is what its user has, and the one who gives it, and nothing over access itself', async () => {
    const user = await shop.makeUser({ rights: ['USR_API', 'PTY_SH_VW'] })
    const refused = async (by: TestUser, body: object) =>
      Object.keys(
        (await by.call('apiAccess.save', { name: 'Too much', ...body } as never)).body.validationErrors ?? {},
      )
    expect(await refused(user, { scopes: ['PTY_SH_VW', 'PTY_AD'] })).toEqual(['Data.scopes[1]'])
    for (const code of ['ROL_ED', 'USR_API', 'USR_AD', 'IPA_ED', 'STG_SEC', 'NONE'])
      expect(await refused(shop, { scopes: [code] })).toEqual(['Data.scopes[0]'])
    // Someone with API access cannot act as an Admin by a program of the Admin's.
    expect(await refused(user, { userId: shop.id, scopes: ['SIN_AD'] })).toEqual(['Data.scopes[0]'])
    const admins = await make(shop, { name: 'Of the Admin', scopes: ['SIN_AD'] })
    expect((await user.call('apiAccess.rotate', { id: admins.id })).status).toBe(403)
    const { scopes } = await user.ok('apiAccess.search', { userId: String(shop.id) })
    expect(scopes).not.toContain('SIN_AD')
  })

  test('is renewed by its owner or an Admin alone, whatever it opens now', async () => {
    const keeper = await shop.makeUser({ rights: ['USR_API', 'PTY_SH_VW'] })
    const owner = await shop.makeUser({ rights: ['USR_API', 'PTY_SH_VW'] })
    const owners = await make(owner, { scopes: ['PTY_SH_VW'] })
    const admins = await make(shop, { scopes: ['PTY_SH_VW'] })
    for (const { id } of [owners, admins])
      expect((await keeper.call('apiAccess.rotate', { id, graceHours: 0 })).status).toBe(403)
    // Nor is the program of an Admin narrowed or ended by anybody else.
    expect((await keeper.call('apiAccess.revoke', { id: admins.id })).status).toBe(403)
    const narrow = { id: admins.id, version: 1, name: 'Narrow', scopes: ['PTY_SH_VW'], callsPerMinute: 1 }
    expect((await keeper.call('apiAccess.save', narrow)).status).toBe(403)
    await owner.ok('apiAccess.rotate', { id: owners.id })
    await shop.ok('apiAccess.rotate', { id: owners.id })
  })

  test('reaches no further than the giver: a right at one place is none over another’s user of two', async () => {
    const here = await shop.makeUser({ rights: ['USR_API', 'SIN_SH_VW'], entityIds: [shop.entityId] })
    const both = await shop.makeUser({ rights: ['SIN_SH_VW'] })
    const reply = await here.call('apiAccess.save', { userId: both.id, name: 'Wide', scopes: ['SIN_SH_VW'] })
    expect(reply.status).toBe(422)
  })

  test('needs USR_API, and another account finds nothing', async () => {
    const other = await server.makeSubscriber()
    const client = await make(shop, { name: 'Foreign' })
    for (const [name, input] of [
      ['apiAccess.rotate', { id: client.id }],
      ['apiAccess.revoke', { id: client.id }],
      ['apiAccess.search', { userId: String(shop.id) }],
      ['apiAccess.save', { userId: shop.id, name: 'X', scopes: ['PTY_SH_VW'] }],
    ] as const)
      expect([name, (await other.call(name, input as never)).status]).toEqual([name, 404])
  })

  test('is no way to make further programs', async () => {
    const { token } = (await signIn(await make(shop, { name: 'Parent' }))).body
    const reply = await call(token, '/user/apiAccess', { name: 'Child', scopes: ['PTY_SH_VW'] })
    expect([reply.status, codeOf(reply)]).toEqual([403, 'RGHT0005'])
  })
})

describe('where from and how often', () => {
  test('a program with addresses works from these alone, at sign-in and on each call', async () => {
    const client = await make(shop, { name: 'Bound', addresses: ['198.51.100.0/24', '2001:db8:5::/48'] })
    expect(codeOf(await signIn(client))).toBe('RGHT0006')
    const { body } = await signIn(client, '198.51.100.9')
    expect((await call(body.token, '/party/search', {}, '198.51.100.200')).status).toBe(200)
    expect((await call(body.token, '/party/search', {}, '2001:db8:5::1')).status).toBe(200)
    const strange = await call(body.token, '/party/search')
    expect([strange.status, codeOf(strange)]).toEqual([403, 'RGHT0006'])
    expect(
      (await shop.call('apiAccess.save', { name: 'Bad', scopes: ['PTY_SH_VW'], addresses: ['here'] })).status,
    ).toBe(422)
  })

  test('each program has its own rate; beyond it 429 says when to come again', async () => {
    const limited = await startTestServer({ env: { BAHI_RATE_PER_ANONYMOUS: '6000' } })
    try {
      const own = await limited.makeSubscriber()
      const slow = await own.ok('apiAccess.save', { name: 'Slow', scopes: ['PTY_SH_VW'], callsPerMinute: 8 })
      const fast = await own.ok('apiAccess.save', {
        name: 'Fast',
        scopes: ['PTY_SH_VW'],
        callsPerMinute: 600,
      })
      const tokenOf = async ({ clientId, clientSecret }: typeof slow) =>
        (await limited.send('POST', '/api/authenticate/clientToken', { body: { clientId, clientSecret } }))
          .body.token
      const ask = async (token: string) => limited.send('POST', '/api/party/search', { token, body: {} })
      const [slowToken, fastToken] = [await tokenOf(slow), await tokenOf(fast)]
      const replies = []
      for (let index = 0; index < 4; index++) replies.push(await ask(slowToken))
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 429, 429])
      expect(Number(replies[2]!.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(codeOf(replies[2]!)).toBe('REQU0429')
      expect((await ask(fastToken)).status).toBe(200)
      // Guessing at the door is slowed by address.
      const guesses = []
      for (let index = 0; index < 20; index++)
        guesses.push(
          (
            await limited.send('POST', '/api/authenticate/clientToken', {
              body: { clientId: 'x', clientSecret: 'y' },
            })
          ).status,
        )
      expect(guesses.at(-1)).toBe(429)
    } finally {
      await limited.stop()
    }
  })

  test('last use is shown', async () => {
    const client = await make(shop, { name: 'Used' })
    await signIn(client)
    const { records } = await shop.ok('apiAccess.search', {})
    const row = records.find(({ id }) => id === client.id)!
    expect(Date.now() - Date.parse(row.lastUsedAt!)).toBeLessThan(60_000)
    expect(row.lastUsedAddress).toBe(office)
  })
})

test('a person’s other sessions end without a program’s', async () => {
  const own = await server.makeSubscriber()
  const { token } = (await signIn(await make(own))).body
  const reply = await server.signIn(own.userName, 'Correct-Horse-7', { forceRefresh: true })
  expect(reply.status).toBe(200)
  expect((await call(token, '/party/search')).status).toBe(200)
})

describe('calls under no right', () => {
  /** Lists that apply to every account, what the program may do itself, and what looks at the rights call by call. */
  const open =
    /^(master\.|hsnSac\.pick|rule\.search|customField\.search|series\.choices|entity\.entities|user\.(rights|companies)|system\.loadSettings|subscriber\.(businessSummary|detail|entities|branches|departments)|plan\.detail|setting\.(search|update)|dashboard\.summary|task\.|audit\.history|auth\.logout|sso\.endImpersonation)/
  const personal = callList.filter(
    ({ call }) => call.access === 'session' && (call.personOnly || call.notForPrograms),
  )

  test('are a person’s own, or belong to the list of those that programs may make', () => {
    const rest = callList.filter(
      ({ name, call }) =>
        call.access === 'session' && !call.personOnly && !call.notForPrograms && !open.test(name),
    )
    expect(rest.map(({ name }) => name)).toEqual([])
  })

  test('that are a person’s own are refused to programs: notices, users, own screen', async () => {
    const client = await make(shop, { scopes: ['UNT_SH_VW'] })
    const { body } = await signIn(client)
    for (const { call } of personal) {
      const reply = await server.send(call.method, `/api${call.path}`, {
        token: body.token,
        ...(call.method === 'POST' ? { body: {} } : {}),
        ...at(office),
      })
      expect([call.path, reply.status, reply.body?.errors?.[0]?.code]).toEqual([call.path, 403, 'RGHT0005'])
    }
    expect(personal.map(({ call }) => call.path)).toEqual(
      expect.arrayContaining(['/notification/list', '/subscriber/users', '/profile/own']),
    )
  })
})
