import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_TRUST_PROXY: '1' } })
})
afterAll(() => server?.stop())
beforeEach(async () => {
  shop = await server.makeSubscriber()
})

const codeOf = (reply: { body: { errors?: { code: string }[] } }) => reply.body?.errors?.[0]?.code
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const office = from('203.0.113.7')
const elsewhere = from('198.51.100.1')

describe('the list', () => {
  test('is kept in one way of writing, and refuses what is no address', async () => {
    const { id } = await shop.ok('ipAddress.save', { address: '203.0.113.99/24', description: 'Office' })
    expect(await shop.ok('ipAddress.detail', { id: String(id) })).toMatchObject({ address: '203.0.113.0/24' })
    const same = await shop.call('ipAddress.save', { address: '203.0.113.0-203.0.113.255' })
    expect(same.body.validationErrors['Data.address'][0].code).toBe('VALD0117')
    const none = await shop.call('ipAddress.save', { address: 'the office' })
    expect(none.body.validationErrors['Data.address'][0].code).toBe('VALD0150')
    const stale = await shop.call('ipAddress.save', { id, version: 9, address: '203.0.113.0/25' })
    expect(stale.status).toBe(409)
    const { records } = await shop.ok('ipAddress.search', { keyword: 'office' })
    expect(records).toHaveLength(1)
    const file = await shop.call('ipAddress.export', { format: 'csv' })
    expect(file.bytes.toString('utf8')).toContain('203.0.113.0/24')
  })

  test('is enforced at sign-in and on each call of a running session, and nowhere while it is off', async () => {
    await shop.ok('ipAddress.save', { address: '203.0.113.0/24' }, elsewhere)
    await shop.ok('ipAddress.save', { address: '2001:db8:1::/48' }, elsewhere)
    expect((await shop.call('party.search', {}, elsewhere)).status).toBe(200)
    await shop.ok('ipAddress.restrict', { isOn: true }, office)

    for (const inside of ['203.0.113.250', '::ffff:203.0.113.9', '2001:db8:1:2::3'])
      expect([inside, (await shop.call('party.search', {}, from(inside))).status]).toEqual([inside, 200])
    for (const outside of ['198.51.100.1', '203.0.114.1', '2001:db8:2::1']) {
      const reply = await shop.call('party.search', {}, from(outside))
      expect([outside, reply.status, codeOf(reply)]).toEqual([outside, 403, 'RGHT0006'])
      expect(reply.body.errors[0].message).toContain(outside)
    }
    const refused = await server.signIn(shop.userName, testPassword, {}, elsewhere.headers)
    expect([refused.status, codeOf(refused)]).toEqual([403, 'RGHT0006'])
    expect((await server.signIn(shop.userName, testPassword, {}, office.headers)).status).toBe(200)
    // A wrong password reveals nothing of the list.
    expect(codeOf(await server.signIn(shop.userName, 'Wrong-Horse-8', {}, elsewhere.headers))).toBe(
      'AUTH0001',
    )
    // Leaving is possible from everywhere.
    expect((await shop.call('auth.logout', undefined, elsewhere)).status).toBe(204)
  })

  test('a header that no proxy vouches for is not believed', async () => {
    const bare = await startTestServer()
    try {
      const own = await bare.makeSubscriber()
      await own.ok('ipAddress.save', { address: '127.0.0.1' })
      await own.ok('ipAddress.restrict', { isOn: true })
      expect((await own.call('party.search', {}, elsewhere)).status).toBe(200)
      await own.ok('ipAddress.save', { address: '198.51.100.1' })
      const { address } = await own.ok('ipAddress.standing', undefined, elsewhere)
      expect(address).toBe('127.0.0.1')
    } finally {
      await bare.stop()
    }
  })
})

describe('no user locks themselves out', () => {
  const refused = (reply: Awaited<ReturnType<TestSubscriber['call']>>) =>
    expect([reply.status, codeOf(reply)]).toEqual([400, 'RGHT0007'])

  test('by switching the list on, taking away, deleting or changing their address', async () => {
    refused(await shop.call('ipAddress.restrict', { isOn: true }, office))
    const { id, version } = await shop.ok('ipAddress.save', { address: '203.0.113.7' }, office)
    refused(await shop.call('ipAddress.restrict', { isOn: true }, elsewhere))
    await shop.ok('ipAddress.restrict', { isOn: true }, office)
    refused(await shop.call('ipAddress.updateStatus', { ids: [id], status: 'Inactive' }, office))
    refused(await shop.call('ipAddress.delete', { ids: [id] }, office))
    refused(await shop.call('ipAddress.save', { id, version, address: '203.0.113.8' }, office))
    // Nothing of it was kept.
    expect((await shop.call('party.search', {}, office)).status).toBe(200)
    await shop.ok('ipAddress.save', { address: '203.0.113.0/24' }, office)
    await shop.ok('ipAddress.delete', { ids: [id] }, office)
  })

  test('by the setting itself', async () => {
    refused(
      await shop.call('setting.update', { settings: [{ name: 'RestrictIpAddresses', value: true }] }, office),
    )
    expect((await shop.ok('ipAddress.standing', undefined, office)).isOn).toBe(false)
  })
})

describe('single users', () => {
  test('are checked against the list always, or never', async () => {
    const seller = await shop.makeUser({ rights: ['PTY_SH_VW'] })
    const owner = await shop.makeUser({ rights: ['PTY_SH_VW'] })
    await shop.ok('ipAddress.save', { address: '203.0.113.0/24' }, office)
    await shop.ok('ipAddress.save', { address: '192.0.2.44', userId: seller.id }, office)
    await shop.ok('ipAddress.restrictUser', { userId: seller.id, rule: 'Always' }, office)
    // An address of one user is for that user alone.
    expect((await seller.call('party.search', {}, from('192.0.2.44'))).status).toBe(200)
    expect((await seller.call('party.search', {}, elsewhere)).status).toBe(403)
    expect((await owner.call('party.search', {}, elsewhere)).status).toBe(200)
    await shop.ok('ipAddress.restrict', { isOn: true }, office)
    expect((await owner.call('party.search', {}, from('192.0.2.44'))).status).toBe(403)
    await shop.ok('ipAddress.restrictUser', { userId: owner.id, rule: 'Never' }, office)
    expect((await owner.call('party.search', {}, elsewhere)).status).toBe(200)
    expect((await shop.ok('ipAddress.standing', undefined, office)).users).toHaveLength(2)
    await shop.ok('ipAddress.restrictUser', { userId: owner.id, rule: 'Account' }, office)
    expect((await owner.call('party.search', {}, elsewhere)).status).toBe(403)
    const stranger = await server.makeSubscriber()
    expect((await stranger.call('ipAddress.restrictUser', { userId: owner.id, rule: 'Never' })).status).toBe(
      404,
    )
    expect((await stranger.call('ipAddress.save', { address: '203.0.113.7', userId: owner.id })).status).toBe(
      422,
    )
    const { rows } = await shop.inTenant((db) =>
      sql<{
        count: number
      }>`select count(*) as count from audit_entries where table_name in ('ip_addresses', 'user_address_rules')`.execute(
        db,
      ),
    )
    expect(rows[0]!.count).toBeGreaterThanOrEqual(5)
  })
})
