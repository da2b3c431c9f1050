import { callList } from '@bahi/contracts/calls.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { rightCodes } from '@bahi/contracts/rights.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callExamples } from '../call-examples.ts'
import { sendCall, startTestServer } from '../call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestUser } from '../call-helpers.ts'
import { makeWorld } from '../world.ts'
import type { World } from '../world.ts'

/** Case 29 of the list of faults: anyone who shows another user's view, and what they try there. */

let server: TestServer
let world: World
/** May do everything, as the Admin may, so that nothing is refused for want of a right. */
let seen: TestUser
beforeAll(async () => {
  server = await startTestServer()
  world = await makeWorld(server, 'Onyx')
  seen = await world.shop.makeUser({ rights: rightCodes })
})
afterAll(() => server?.stop())

const codeOf = (reply: Reply<AnyBody>) => reply.body?.errors?.[0]?.code
const exchange = (request: string) =>
  server.send('GET', `/api/authenticate/userToken?request=${encodeURIComponent(request)}`)

/** A session that shows the user's view, opened by the Admin or anyone who is given. */
async function viewOf(id: number, by: TestUser = world.shop): Promise<string> {
  const { request } = await by.ok('sso.impersonate', { id })
  return (await exchange(request)).body.token as string
}
const inView = (token: string, name: Parameters<typeof sendCall>[1], input?: unknown) =>
  sendCall(server.url, name, input, token)

describe('case 29: the view of another user', () => {
  test('is theirs, and says whose it is', async () => {
    const token = await viewOf(seen.id)
    expect((await inView(token, 'user.profile')).body.userName).toBe(seen.userName)
    expect((await inView(token, 'system.loadSettings')).body.impersonatedBy).toBe('Asha Rao')
    expect((await world.shop.ok('system.loadSettings')).impersonatedBy).toBe('')
  })

  const guarded = callList.filter(({ call }) => call.personOnly && !call.readOnly)
  test.each(guarded.map(({ name }) => name))('%s is refused in it', async (name) => {
    const reply = await inView(await viewOf(seen.id), name, callExamples[name]!(world))
    expect([reply.status, codeOf(reply)]).toEqual([403, 'RGHT0005'])
  })

  /** Whatever a call of such a name does, it lets someone in, or keeps someone out. */
  const sensitive =
    /password|credential|twoFactor|recovery|secret|apiAccess|apiRegistration|^\/role\/|ipAddress|impersonate$|saml|sessions|switch|^\/user\/(save|delete|updateStatus)|changeEmail|changeRequest/i
  test('every call about passwords, rights, credentials and secrets is among those refused', () => {
    const open = callList.filter(
      ({ call }) =>
        call.access !== 'anonymous' && !call.readOnly && !call.personOnly && sensitive.test(call.path),
    )
    // Tries what is kept, and keeps the outcome.
    expect(open.map(({ name }) => name)).toEqual(['eInvoice.testCredentials', 'eWayBill.testCredentials'])
    expect(guarded.length).toBeGreaterThan(25)
  })

  test('changes no security setting, but others', async () => {
    const token = await viewOf(seen.id)
    const change = (name: string, value: unknown) =>
      inView(token, 'setting.update', { settings: [{ name, value }] })
    expect(codeOf(await change('accountLockThreshold', 20))).toBe('RGHT0005')
    expect((await change('pageSize', 50)).status).toBe(200)
  })

  test('changes no bank account, of parties or places, by whatever call', async () => {
    const token = await viewOf(seen.id)
    const bank = { accountNumber: '123456789012', ifsc: 'HDFC0001234' }
    const party = { name: 'Onyx Shop', role: 'Customer', taxpayerType: 'UNREG' }
    expect(codeOf(await inView(token, 'party.save', { ...party, bank }))).toBe('RGHT0005')
    const saved = await inView(token, 'party.save', party)
    expect(saved.status).toBe(200)
    const again = { ...party, id: saved.body.id, version: saved.body.version }
    expect(codeOf(await inView(token, 'party.save', { ...again, bank }))).toBe('RGHT0005')
    expect(codeOf(await inView(token, 'party.save', { ...again, upiId: 'onyx@upi' }))).toBe('RGHT0005')
  })

  test.each([
    ['password', sql`update users set password_hash = 'x'`],
    ['status', sql`update users set status = 'Inactive'`],
    ['rights', sql`delete from user_roles`],
    ['places', sql`delete from user_entities`],
    ['programs', sql`update api_clients set secret_hash = 'x'`],
    ['bank of places', sql`update entities set bank = '{"ifsc":"X"}'`],
  ])('the database refuses it where a call would not: %s', async (_, statement) => {
    const { subscriberId, id } = world.shop
    const actor = { userId: seen.id, impersonatorId: id, source: 'test' }
    const change = server.app.tenants.inTenant(subscriberId, actor, (db) => statement.execute(db))
    await expect(change).rejects.toThrow("refused while another user's view is open")
  })

  test('leaves both names in the trail and in the history', async () => {
    const token = await viewOf(seen.id)
    const { body } = await inView(token, 'party.save', {
      name: 'Onyx Mills',
      role: 'Customer',
      taxpayerType: 'UNREG',
    })
    const { rows } = await world.shop.inTenant((db) =>
      sql<{ userId: number; impersonatorId: number }>`select user_id, impersonator_id from audit_entries
        where table_name = 'parties' and record_id = ${body.id}`.execute(db),
    )
    expect(rows[0]).toEqual({ userId: seen.id, impersonatorId: world.shop.id })
    const { entries } = await world.shop.ok('audit.history', { record: 'party', id: body.id })
    expect(entries[0]!.userName).toBe('Asha Rao → Ravi')
  })

  test('leads back into a session of the Admin, once, and is over then', async () => {
    const admin = await server.makeSubscriber()
    const user = await admin.makeUser({ rights: [] })
    const token = await viewOf(user.id, admin)
    const { request } = (await inView(token, 'sso.endImpersonation')).body
    expect((await inView(token, 'user.profile')).status).toBe(401)
    // Who holds the session that the view was opened from is not signed out.
    expect((await admin.call('user.profile')).status).toBe(200)
    const own = await exchange(request)
    expect((await inView(own.body.token, 'user.profile')).body.userName).toBe(admin.userName)
    expect(codeOf(await exchange(request))).toBe('AUTH0004')
  })

  test("is nothing to end in a session of one's own", async () => {
    expect((await seen.call('sso.endImpersonation')).status).toBe(400)
  })

  test('ends with the session it was opened from', async () => {
    const admin = await server.makeSubscriber()
    const user = await admin.makeUser({ rights: [] })
    const token = await viewOf(user.id, admin)
    const unused = await admin.ok('sso.impersonate', { id: user.id })
    await admin.ok('auth.logout')
    expect((await inView(token, 'user.profile')).status).toBe(401)
    expect((await exchange(unused.request)).status).toBe(401)
  })

  test('ends when the right to it is taken away, or who opened it is switched off', async () => {
    const helper = await world.shop.makeUser({ rights: [...rightCodes] })
    const token = await viewOf((await world.shop.makeUser({ rights: ['PTY_SH_VW'] })).id, helper)
    const other = await viewOf((await world.shop.makeUser({ rights: ['PTY_SH_VW'] })).id, helper)
    expect((await inView(token, 'user.profile')).status).toBe(200)
    await world.shop.inTenant((db) =>
      sql`delete from role_rights rr using user_roles ur
      where rr.subscriber_id = ur.subscriber_id and rr.role_id = ur.role_id and ur.user_id = ${helper.id}
        and rr.right_code = 'USR_IMPRS'`.execute(db),
    )
    expect((await inView(token, 'user.profile')).status).toBe(401)
    await world.shop.inTenant((db) =>
      sql`update users set status = 'Inactive' where id = ${helper.id}`.execute(db),
    )
    expect((await inView(other, 'user.profile')).status).toBe(401)
  })
})

describe('case 29: never a way to more', () => {
  const opens = async (by: TestUser, id: number) => {
    const reply = await by.call('sso.impersonate', { id })
    return reply.status === 200 ? 'opens' : codeOf(reply)
  }
  const basic: RightCode[] = ['USR_IMPRS', 'PTY_SH_VW']

  test('only users of the account who may do nothing more, and see no more', async () => {
    const { shop } = world
    const helper = await shop.makeUser({ rights: basic })
    const less = await shop.makeUser({ rights: ['PTY_SH_VW'] })
    const more = await shop.makeUser({ rights: ['PTY_SH_VW', 'PTY_ED'] })
    const here = await shop.makeUser({ rights: basic, entityIds: [shop.entityId] })
    const without = await shop.makeUser({ rights: ['PTY_SH_VW'] })
    const stranger = await server.makeSubscriber()
    expect(await opens(helper, less.id)).toBe('opens')
    expect(await opens(helper, more.id)).toBe('AUTH0047')
    expect(await opens(helper, shop.id)).toBe('AUTH0047')
    expect(await opens(helper, helper.id)).toBe('AUTH0047')
    expect(await opens(here, less.id)).toBe('AUTH0047')
    expect(await opens(without, less.id)).toBe('RIGHT001')
    expect(await opens(stranger, less.id)).toBe('RECD0404')
  })

  test('the request works once, and not after the user was switched off', async () => {
    const user = await world.shop.makeUser({ rights: [] })
    const { request } = await world.shop.ok('sso.impersonate', { id: user.id })
    expect((await exchange(request)).status).toBe(200)
    expect(codeOf(await exchange(request))).toBe('AUTH0004')
    const second = await world.shop.ok('sso.impersonate', { id: user.id })
    await world.shop.inTenant((db) =>
      sql`update users set status = 'Inactive' where id = ${user.id}`.execute(db),
    )
    expect((await exchange(second.request)).status).toBe(401)
    expect(await opens(world.shop, user.id)).toBe('AUTH0047')
  })
})
