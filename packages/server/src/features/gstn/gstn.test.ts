import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sandboxOtp } from '@bahi/gateways/sandbox/gstn/sign-in.ts'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gstinOf, startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { renewGstnSessions } from './renew.ts'

let server: TestServer
let sandbox: Sandbox
let shop: TestSubscriber
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
beforeAll(async () => {
  sandbox = await startSandbox({ folder })
  server = await startTestServer({ env: { BAHI_SANDBOX: sandbox.url, BAHI_PORTAL_REPLY_MS: '1500' } })
  shop = await server.makeSubscriber()
})
afterAll(async () => {
  await server?.stop()
  await sandbox?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => sandbox.faults.clear())

const codeOf = (reply: Reply<AnyBody>) => [reply.status, reply.body.errors?.[0]?.code]
const place = () => ({ entityId: shop.entityId })
const ask = () => shop.ok('apiRegistration.generateOtp', { ...place(), userName: 'acme.traders' })

describe('access of a GSTIN', () => {
  test('a code opens the session, which is sealed in the database', async () => {
    const closed = await shop.ok('apiRegistration.state', { entityId: String(shop.entityId) })
    expect(closed).toMatchObject({ state: 'Closed', isSetUp: true, provider: 'Sandbox', openUntil: null })
    const asked = await ask()
    expect(asked).toMatchObject({
      state: 'CodeSent',
      attemptsLeft: 5,
      resendsLeft: 3,
      sandboxCode: sandboxOtp,
    })
    const open = await shop.ok('apiRegistration.validateOtp', { ...place(), otp: sandboxOtp })
    expect(open).toMatchObject({ state: 'Open', userName: 'acme.traders', openedBy: 'Asha Rao' })
    expect(Date.parse(open.openUntil!)).toBeGreaterThan(Date.now() + 5 * 3_600_000)
    const { rows } = await shop.inTenant((db) =>
      sql<{
        sealed: string
      }>`select encode(sealed_session, 'escape') as sealed from portal_sessions where portal = 'gstn'`.execute(
        db,
      ),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.sealed).not.toContain('token')
    // The code of before opens nothing more.
    const again = await shop.call('apiRegistration.validateOtp', { ...place(), otp: sandboxOtp })
    expect(codeOf(again)).toEqual([400, 'AUTH0016-2'])
  })

  test('a session near its end is renewed without a code', async () => {
    const expires = () =>
      shop.inTenant(async (db) => {
        const { rows } = await sql<{
          at: string
        }>`select expires_at as at from portal_sessions where portal = 'gstn'`.execute(db)
        return Date.parse(rows[0]!.at)
      })
    await shop.inTenant((db) =>
      sql`update portal_sessions set expires_at = now() + interval '10 minutes' where portal = 'gstn'`.execute(
        db,
      ),
    )
    await renewGstnSessions(server.app.services)
    expect(await expires()).toBeGreaterThan(Date.now() + 5 * 3_600_000)
  })

  test('closing forgets the session here and at the portal', async () => {
    const closed = await shop.ok('apiRegistration.end', place())
    expect(closed).toMatchObject({ state: 'Closed', openUntil: null, openedBy: null })
  })

  test('a wrong code costs an attempt; after five none is taken', async () => {
    await ask()
    for (let left = 4; left > 0; left--) {
      const wrong = await shop.call('apiRegistration.validateOtp', { ...place(), otp: '000000' })
      expect(codeOf(wrong)).toEqual([400, 'AUTH0016'])
      expect(wrong.body.errors[0].message).toContain(String(left))
    }
    expect(codeOf(await shop.call('apiRegistration.validateOtp', { ...place(), otp: '000000' }))[1]).toBe(
      'AUTH0016-1',
    )
    expect(codeOf(await shop.call('apiRegistration.validateOtp', { ...place(), otp: sandboxOtp }))[1]).toBe(
      'AUTH0016-1',
    )
  })

  test('another code is sent three times, and an expired one opens nothing', async () => {
    await ask()
    const again = () => shop.call('apiRegistration.regenerateOtp', { entityId: String(shop.entityId) })
    for (let left = 2; left >= 0; left--) expect((await again()).body).toMatchObject({ resendsLeft: left })
    expect(codeOf(await again())).toEqual([400, 'AUTH0016-3'])
    await shop.inTenant((db) =>
      sql`update gstn_access set code_until = now() - interval '1 second'`.execute(db),
    )
    const late = await shop.call('apiRegistration.validateOtp', { ...place(), otp: sandboxOtp })
    expect(codeOf(late)).toEqual([400, 'AUTH0016-2'])
  })

  test('what the portal refuses is kept with its text; an unavailable portal is no refusal', async () => {
    const refused = await shop.call('apiRegistration.generateOtp', { ...place(), userName: 'unlinked' })
    expect(codeOf(refused)).toEqual([400, 'PORT0003'])
    expect(refused.body.errors[0].message).toContain('RET11402')
    sandbox.faults.order([{ kind: 'drop', call: 'gstnAuthenticate' }])
    const away = await shop.call('apiRegistration.generateOtp', { ...place(), userName: 'acme' })
    expect(codeOf(away)).toEqual([400, 'PORT0001'])
  })

  test('only a GSTIN has access, only with its right, and only where the user sees it', async () => {
    const company = await shop.call('apiRegistration.generateOtp', {
      entityId: shop.companyId,
      userName: 'acme',
    })
    expect(Object.keys(company.body.validationErrors)).toEqual(['Data.entityId'])
    const clerk = await shop.makeUser({ rights: ['BSN_SH_VW'] })
    expect((await clerk.call('apiRegistration.generateOtp', { ...place(), userName: 'acme' })).status).toBe(
      403,
    )
    const there = await shop.makeUser({ rights: ['BSN_SET_EINV_CRED'], entityIds: [shop.otherEntityId] })
    expect((await there.call('apiRegistration.validateOtp', { ...place(), otp: '123456' })).status).toBe(404)
    const stranger = await server.makeSubscriber()
    expect((await stranger.call('apiRegistration.end', place())).status).toBe(404)
  })

  test('nothing secret is in the log of exchanges or in the trail', async () => {
    await ask()
    await shop.ok('apiRegistration.validateOtp', { ...place(), otp: sandboxOtp })
    const gstnOnly = async () =>
      (await shop.ok('portal.exchanges', {})).filter(({ portal }) => portal === 'gstn')
    await expect.poll(async () => (await gstnOnly()).length).toBeGreaterThan(2)
    const ours = await gstnOnly()
    expect(JSON.stringify(ours)).not.toMatch(/bahi-sandbox-secret|"sek":"(?!\*)|"auth_token":"(?!\*)/)
    const { rows } = await shop.inTenant((db) =>
      sql<{
        entry: string
      }>`select after::text as entry from audit_entries where table_name = 'gstn_access'`.execute(db),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('sealed')
  })
})

describe('the public search', () => {
  test('returns names, address, type and status, and is asked once a day', async () => {
    const found = await shop.ok('gst.searchTaxpayer', { Gstin: '27aapfu0939f1zv' })
    expect(found).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      pan: 'AAPFU0939F',
      source: 'portal',
      status: 'Active',
      taxpayerType: 'REG',
      address: { city: 'Pune', stateCode: '27', pincode: '411001', countryCode: 'IN' },
    })
    const asked = () => sandbox.counts.get('searchTaxpayer')
    const before = asked()
    await shop.ok('gst.searchTaxpayer', { Gstin: '27AAPFU0939F1ZV' })
    expect(asked()).toBe(before)
  })

  test('gstnProvider says who is asked: the product’s own provider is not the sandbox', async () => {
    const before = sandbox.counts.get('searchTaxpayer')
    await shop.ok('setting.update', { settings: [{ name: 'gstnProvider', value: 'Product' }] })
    const found = await shop.ok('gst.searchTaxpayer', { Gstin: gstinOf('27', 'AAACX7002K') })
    expect([found.source, sandbox.counts.get('searchTaxpayer')]).toEqual(['gstin', before])
    await shop.ok('setting.update', { settings: [{ name: 'gstnProvider', value: null }] })
    expect((await shop.ok('gst.searchTaxpayer', { Gstin: gstinOf('27', 'AAACX7002K') })).source).toBe(
      'portal',
    )
  })

  test('a cancelled one is reported as such, an unknown one is refused, a malformed one is not asked', async () => {
    const cancelled = await shop.ok('gst.searchTaxpayer', { Gstin: gstinOf('29', 'AAPFU9991F') })
    expect(cancelled).toMatchObject({ status: 'Cancelled', source: 'portal' })
    const unknown = await shop.call('gst.searchTaxpayer', { Gstin: gstinOf('29', 'AAPFU9999F') })
    expect(unknown.status).toBe(422)
    expect(unknown.body.validationErrors['Data.Gstin'][0].code).toBe('VALD0141')
    expect((await shop.call('gst.searchTaxpayer', { Gstin: '27AAPFU0939F1ZX' })).status).toBe(422)
  })

  test('where the portal is unavailable, what is known here is returned, and a new GSTIN is decoded', async () => {
    sandbox.faults.order([{ kind: 'http500', call: 'searchTaxpayer' }])
    const own = await shop.ok('gst.searchTaxpayer', { Gstin: gstinOf('27', 'AAACX7001K') })
    expect(own).toMatchObject({ source: 'gstin', legalName: null, stateCode: '27', taxpayerType: 'REG' })
  })
})
