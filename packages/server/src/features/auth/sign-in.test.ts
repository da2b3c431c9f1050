import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { encrypted, startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.makeSubscriber()
})
afterAll(() => server?.stop())

const codeOf = (reply: { body: { errors: { code: string }[] } }) => reply.body.errors[0]?.code

test('a user signs in, sees the company and signs out, after which the token is invalid', async () => {
  const reply = await server.signIn(shop.userName, testPassword)
  expect(reply.status).toBe(200)
  expect(Date.parse(reply.body.expiresAt)).toBeGreaterThan(Date.now())
  const { token } = reply.body
  const companies = await server.send('GET', '/api/user/companies', { token })
  expect(companies.body).toEqual([
    expect.objectContaining({ id: shop.companyId, entityName: 'Acme Traders', isDefault: true }),
  ])
  expect((await server.send('GET', '/api/authenticate/logout', { token })).status).toBe(204)
  const after = await server.send('GET', '/api/user/companies', { token })
  expect([after.status, codeOf(after)]).toEqual([401, 'AUTH0003'])
})

test('a key works once, and not for what it did not encrypt', async () => {
  const { body: key } = await server.send('GET', '/api/public/encryptor/get')
  const body = { userName: shop.userName, password: encrypted(testPassword, key), domain: 'localhost' }
  const headers = { 'enc-id': key.identifier as string }
  expect((await server.send('POST', '/api/authenticate/token', { headers, body })).status).toBe(200)
  const again = await server.send('POST', '/api/authenticate/token', { headers, body })
  expect([again.status, codeOf(again)]).toEqual([400, 'AUTH0002'])
  const without = await server.send('POST', '/api/authenticate/token', { body })
  expect(without.status).toBe(400)
})

test('wrong password and unknown user differ neither in text nor in locks', async () => {
  const other = await server.makeSubscriber()
  const texts: unknown[][] = []
  for (const userName of [other.userName, 'nobody@example.in']) {
    const replies: unknown[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const reply = await server.signIn(userName, 'wrong password')
      replies.push([reply.status, codeOf(reply), reply.body.errors[0].message.replace(/\d+:\d+.*/, '')])
    }
    texts.push(replies)
  }
  expect(texts[0]).toEqual(texts[1])
  expect(texts[0]![0]).toEqual([401, 'AUTH0001', 'User name or password is wrong.'])
  expect(texts[0]![5]).toEqual([400, 'AUTH0013', expect.stringContaining('locked until')])
  // Locked for the right password too.
  expect(codeOf(await server.signIn(other.userName, testPassword))).toBe('AUTH0013')
})

test('a session lasts as long as sessionIdleMinutes and sessionMaxHours say', async () => {
  const own = await server.makeSubscriber()
  const lasting = async () => {
    await server.signIn(own.userName, testPassword)
    const { rows } = await own.inTenant((db) =>
      sql<{ idleMinutes: number; hours: number }>`select idle_minutes,
          round(extract(epoch from expires_at - now()) / 3600)::int as hours
        from sessions where subscriber_id = ${own.subscriberId} order by id desc limit 1`.execute(db),
    )
    return rows[0]
  }
  expect(await lasting()).toEqual({ idleMinutes: 30, hours: 12 })
  await own.ok('setting.update', {
    settings: [
      { name: 'sessionIdleMinutes', value: 45 },
      { name: 'sessionMaxHours', value: 2 },
    ],
  })
  expect(await lasting()).toEqual({ idleMinutes: 45, hours: 2 })
})

test('forceRefresh ends the other sessions; one session alone is a setting that asks', async () => {
  const own = await server.makeSubscriber()
  const first = await server.signIn(own.userName, testPassword)
  await own.ok('setting.update', { settings: [{ name: 'singleSession', value: true }] })
  const second = await server.signIn(own.userName, testPassword)
  expect(second.body).toMatchObject({ type: 'OtherSession' })
  const third = await server.signIn(own.userName, testPassword, { forceRefresh: true })
  expect(third.body.token).toBeDefined()
  expect((await server.send('GET', '/api/user/companies', { token: first.body.token })).status).toBe(401)
})

test('an expired password leads to a new one, an inactive user is informed after the right password', async () => {
  const own = await server.makeSubscriber()
  await own.inTenant((db) =>
    sql`update users set must_change_password = true where subscriber_id = ${own.subscriberId}`.execute(db),
  )
  const expired = await server.signIn(own.userName, testPassword)
  expect(expired.body).toMatchObject({ type: 'ResetPassword', parameters: { isPasswordExpired: true } })
  await own.inTenant((db) =>
    sql`update users set status = 'Inactive' where subscriber_id = ${own.subscriberId}`.execute(db),
  )
  expect(codeOf(await server.signIn(own.userName, testPassword))).toBe('AUT20022')
  expect(codeOf(await own.call('user.companies'))).toBe('AUT20022')
})

test('an idle session ends, a used one slides on, and none outlives its end', async () => {
  const own = await server.makeSubscriber()
  const age = (minutes: number) =>
    own.inTenant((db) =>
      sql`update sessions set last_seen_at = now() - make_interval(mins => ${minutes}) where subscriber_id = ${own.subscriberId}`.execute(
        db,
      ),
    )
  await age(29)
  expect((await own.call('user.companies')).status).toBe(200)
  const { rows } = await own.inTenant((db) =>
    sql<{
      idle: number
    }>`select extract(epoch from now() - last_seen_at)::int as idle from sessions where subscriber_id = ${own.subscriberId}`.execute(
      db,
    ),
  )
  expect(rows[0]!.idle).toBeLessThan(30)
  await age(31)
  expect((await own.call('user.companies')).status).toBe(401)
  await age(0)
  await own.inTenant((db) =>
    sql`update sessions set expires_at = now() where subscriber_id = ${own.subscriberId}`.execute(db),
  )
  expect((await own.call('user.companies')).status).toBe(401)
})

test('the rights reply names every right, and a change of role is felt on the next call', async () => {
  const seller = await shop.makeUser({ rights: ['PTY_SH_VW'], entityIds: [shop.entityId] })
  const rights = await seller.ok('user.rights')
  const of = (id: string) => rights.find((right) => right.rightId === id)
  // What only reads continues after the trial.
  expect(of('PTY_SH_VW')).toMatchObject({ hasAccess: true, isTrialOrPlan: null, trialExpiry: null })
  expect(of('PTY_AD')).toMatchObject({ hasAccess: false, isTrialOrPlan: 'Trial', trialExpiryDueDays: 14 })
  await shop.inTenant((db) =>
    sql`delete from role_rights where subscriber_id = ${shop.subscriberId} and right_code = 'PTY_SH_VW'
    and role_id in (select role_id from user_roles where subscriber_id = ${shop.subscriberId} and user_id = ${seller.id})`.execute(
      db,
    ),
  )
  expect((await seller.ok('user.rights')).find((right) => right.rightId === 'PTY_SH_VW')).toMatchObject({
    hasAccess: false,
  })
})

test('a user sees the companies and entities granted, and no other', async () => {
  const local = await shop.makeUser({ rights: [], entityIds: [shop.otherEntityId] })
  const [company] = await local.ok('subscriber.entities')
  expect(company).toMatchObject({ entityId: shop.companyId, hasAccess: false })
  expect(company!.children.map((child) => child.entityId)).toEqual([shop.otherEntityId])
  expect(await local.ok('subscriber.businessSummary')).toEqual({ totalCompanies: 1, userCompanies: 1 })
  const none = await shop.makeUser({ rights: [], entityIds: [] })
  expect(await none.ok('user.companies')).toEqual([])
  expect((await none.call('user.setDefaultCompany', { entityId: shop.companyId })).status).toBe(404)
  expect((await local.call('user.setDefaultCompany', { entityId: shop.companyId })).status).toBe(204)
})

test('settings after sign-in contain every member, with a key of this session alone', async () => {
  const one = await shop.ok('system.loadSettings')
  expect(one).toMatchObject({ pageSize: 30, poolingTime: 5, dateFormat: 'DD/MM/YYYY', firstName: 'Asha' })
  const other = await (await server.makeSubscriber()).ok('system.loadSettings')
  expect(one.key).not.toBe(other.key)
})

test('many addresses guessing at one user are slowed, and the user still signs in from a known address', async () => {
  const behind = await startTestServer({ env: { BAHI_TRUST_PROXY: '1' } })
  try {
    const own = await behind.makeSubscriber()
    const from = (address: string, password: string) =>
      behind.signIn(own.userName, password, {}, { 'x-forwarded-for': address })
    expect((await from('10.0.0.1', testPassword)).status).toBe(200)
    await behind.app.tenants.withoutTenant((db) =>
      sql`insert into login_attempts (address, user_name_key, succeeded)
      select '10.9.' || n || '.1', ${own.userName.toLowerCase()}, false from generate_series(1, 60) as n`.execute(
        db,
      ),
    )
    const stranger = await from('10.8.8.8', testPassword)
    expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await from('10.0.0.1', testPassword)).status).toBe(200)
    // And one address trying many names.
    await behind.app.tenants.withoutTenant((db) =>
      sql`insert into login_attempts (address, user_name_key, succeeded)
      select '10.7.7.7', 'user' || n, false from generate_series(1, 100) as n`.execute(db),
    )
    expect((await from('10.7.7.7', 'whatever')).status).toBe(429)
  } finally {
    await behind.stop()
  }
})

test('without a chosen company, work begins in one that has a place', async () => {
  const fresh = await server.makeSubscriber({ name: 'Zeta Traders' })
  const { id } = await fresh.ok('entity.save', { entityType: 'Business', entityName: 'Alpha Holdings' })
  const companies = await fresh.ok('user.companies')
  expect(companies.find(({ isDefault }) => isDefault)?.id).toBe(fresh.companyId)
  expect(companies.find((one) => one.id === id)).toMatchObject({ isDefault: false })
})
