import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { get } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemCalls } from '@bahi/contracts/auth.ts'
import { sql } from 'kysely'
import { setSystemSettings } from '../set-system-settings.ts'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { prepareDatabase } from '../db/prepare.ts'
import { routes } from '../routes.ts'

let server: TestServer
let shop: TestSubscriber
const dist = mkdtempSync(path.join(tmpdir(), 'bahi-dist-'))
beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'))
  writeFileSync(path.join(dist, 'index.html'), `<!doctype html><title>Bahi</title>${' '.repeat(2000)}`)
  writeFileSync(path.join(dist, 'assets', 'main-B3x9_kQ2.js'), `console.log(1)${' '.repeat(5000)}`)
  server = await startTestServer({ env: { BAHI_WEB_DIST: dist, BAHI_BODY_LIMIT: '200000' } })
  shop = await server.makeSubscriber()
})
afterAll(async () => {
  await server?.stop()
  rmSync(dist, { recursive: true })
})

const unit = (code: string) => ({ code, uqc: 'NOS', description: 'Unit' })
const units = async () => {
  const { rows } = await shop.inTenant((db) =>
    sql<{ code: string }>`select code from units where subscriber_id = ${shop.subscriberId}`.execute(db),
  )
  return rows.map((row) => row.code)
}
const codeOf = (reply: { body: any }) => reply.body.errors[0].code

describe('an idempotency key', () => {
  test.each([
    ['spaces', 'order 4711'],
    ['letters of another script', Buffer.from('ключ').toString('latin1')],
    ['too many letters', 'x'.repeat(201)],
  ])('of %s is refused, and it is said what a key is', async (_, key) => {
    const reply = await shop.call('unit.save', unit('KEYED'), { headers: { 'idempotency-key': key } })
    expect([reply.status, codeOf(reply)]).toEqual([400, 'REQU0003'])
    expect(await units()).not.toContain('KEYED')
  })

  test('sent ten times at once makes one record and gives ten equal replies', async () => {
    const headers = { 'idempotency-key': 'one-record' }
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => shop.call('unit.save', unit('ONCE'), { headers })),
    )
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 200))
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
    expect(replies.filter((reply) => reply.headers.get('idempotency-replayed') === null)).toHaveLength(1)
    expect((await units()).filter((code) => code === 'ONCE')).toHaveLength(1)
  })

  test('with another content is refused and nothing is written', async () => {
    const headers = { 'idempotency-key': 'same-key' }
    await shop.ok('unit.save', unit('FIRST'), { headers })
    const reply = await shop.call('unit.save', unit('SECOND'), { headers })
    expect([reply.status, codeOf(reply)]).toEqual([422, 'REQU0001'])
    expect(await units()).not.toContain('SECOND')
  })

  test('with another order of members is the same content', async () => {
    const headers = { 'idempotency-key': 'order' }
    const first = await shop.ok('unit.save', { code: 'ORD', uqc: 'NOS', description: 'Unit' }, { headers })
    expect(await shop.ok('unit.save', { description: 'Unit', uqc: 'NOS', code: 'ORD' }, { headers })).toEqual(
      first,
    )
  })

  test('of a request that failed can be used again', async () => {
    const headers = { 'idempotency-key': 'failed-first' }
    expect((await shop.call('unit.save', unit('FIRST'), { headers })).status).toBe(422)
    expect((await shop.call('unit.save', unit('GOOD'), { headers })).status).toBe(200)
  })

  test('belongs to one user', async () => {
    const headers = { 'idempotency-key': 'one-record' }
    const other = await server.makeSubscriber()
    const reply = await other.call('unit.save', unit('OTHER'), { headers })
    expect([reply.status, reply.headers.get('idempotency-replayed')]).toEqual([200, null])
  })
})

describe('what is wrong with a request', () => {
  test('is reported together, by property, in the language of the caller', async () => {
    const input = { name: '', settings: [{ name: 7, value: true }, { value: [] }] } as never
    const english = await shop.call('setting.update', input)
    expect(english.status).toBe(422)
    expect(Object.keys(english.body.validationErrors).sort()).toEqual([
      'Data.settings[0].name',
      'Data.settings[1].name',
      'Data.settings[1].value',
    ])
    expect(english.body.validationErrors['Data.settings[1].name']).toEqual([
      { code: 'VALD0101', message: 'Enter the name.' },
    ])
    expect(english.body.errors[0]).toMatchObject({ code: 'VALD0001', type: 'Error' })
    const arabic = await shop.call('setting.update', input, { headers: { 'culture-name': 'ar-SA' } })
    expect(arabic.body.validationErrors['Data.settings[1].name'][0].message).toBe('أدخل «الاسم».')
    const hindi = await shop.call('setting.update', input, { headers: { 'culture-name': 'hi-IN' } })
    expect(hindi.body.validationErrors['Data.settings[1].name'][0].message).toBe('नाम भरें।')
  })

  test.each([
    ['POST', '/api/unit/save', '{"code":', 400, 'REQU0400'],
    ['POST', '/api/unit/save', `{"code":"${'x'.repeat(250_000)}"}`, 413, 'REQU0413'],
    ['POST', '/api/unit/nothing', '{}', 404, 'REQU0404'],
    ['GET', '/api/unit/save', undefined, 405, 'REQU0405'],
    ['GET', '/api/%ff', undefined, 400, 'REQU0400'],
  ])('%s %s', async (method, address, body, status, code) => {
    const reply = await server.send(method, address, {
      token: shop.token,
      ...(body === undefined ? {} : { body }),
    })
    expect([reply.status, codeOf(reply)]).toEqual([status, code])
  })

  test('a form of another site is refused by its content type', async () => {
    const reply = await server.send('POST', '/api/authenticate/token', {
      body: 'userName=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([reply.status, codeOf(reply)]).toEqual([415, 'REQU0415'])
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a body that names a subscriber is refused, and so is every member that is not for the sender to say', async () => {
    const reply = await shop.call('unit.save', { ...unit('MASS'), subscriberId: 1 } as never)
    expect([reply.status, reply.body.validationErrors['Data.subscriberId'][0].code]).toEqual([
      422,
      'VALD0113',
    ])
    const smuggled = { isSystem: true, createdBy: 99, status: 'Delete' }
    const refused = await shop.call('unit.save', { ...unit('MASS'), ...smuggled } as never)
    expect([refused.status, Object.keys(refused.body.validationErrors)]).toEqual([
      422,
      Object.keys(smuggled).map((name) => `Data.${name}`),
    ])
    expect(await units()).not.toContain('MASS')
  })

  test('an older version is a conflict that carries the newer record', async () => {
    const { id, version } = await shop.ok('unit.save', unit('VER'))
    await shop.ok('unit.save', { ...unit('VER'), id, version, description: 'Newer' })
    const reply = await shop.call('unit.save', { ...unit('VER'), id, version, description: 'Older' })
    expect([reply.status, codeOf(reply)]).toEqual([409, 'CONF0001'])
    expect(reply.body.record).toMatchObject({ id, description: 'Newer', version: version + 1 })
  })
})

describe('rights and standing', () => {
  test('without a session, with a strange one and with a forged tenant: 401 with the session code', async () => {
    const stranger = await server.makeSubscriber()
    const forged = `${shop.subscriberId.toString(36)}.${stranger.token.split('.')[1]}`
    for (const token of [undefined, 'x', '', `1.${'a'.repeat(43)}`, forged]) {
      const reply = await server.send('GET', '/api/user/companies', token === undefined ? {} : { token })
      expect([reply.status, codeOf(reply)]).toEqual([401, 'AUTH0003'])
    }
  })

  test('a right taken away is missed on the next call, and another one is asked for an edit than for a new record', async () => {
    const user = await shop.makeUser({ rights: ['UNT_AD'] })
    const made = await user.ok('unit.save', unit('RGT'))
    const edit = await user.call('unit.save', { ...unit('RGT'), ...made })
    expect([edit.status, codeOf(edit)]).toEqual([403, 'RIGHT001'])
    await shop.inTenant((db) =>
      sql`delete from user_roles where subscriber_id = ${shop.subscriberId} and user_id = ${user.id}`.execute(
        db,
      ),
    )
    expect((await user.call('unit.save', unit('RGU'))).status).toBe(403)
  })

  test('after the trial data stays readable and changes are refused; a blocked account does nothing', async () => {
    const own = await server.makeSubscriber()
    await own.inTenant((db) =>
      sql`update subscribers set access_ends_at = now() - interval '1 second' where subscriber_id = ${own.subscriberId}`.execute(
        db,
      ),
    )
    expect((await own.call('unit.search', {})).status).toBe(200)
    const change = await own.call('unit.save', unit('LATE'))
    expect([change.status, codeOf(change)]).toEqual([403, 'RIGHT002'])
    await own.inTenant((db) =>
      sql`update subscribers set status = 'Blocked' where subscriber_id = ${own.subscriberId}`.execute(db),
    )
    const blocked = await own.call('unit.search', {})
    expect([blocked.status, codeOf(blocked)]).toEqual([403, 'RIGHT003'])
  })
})

describe('limits', () => {
  test('of an address, with the time to wait', async () => {
    const small = await startTestServer({ env: { BAHI_RATE_PER_ADDRESS: '40' } })
    try {
      const replies = await Promise.all(
        Array.from({ length: 12 }, () => small.send('GET', '/api/preLoadSettings')),
      )
      const refused = replies.filter((reply) => reply.status === 429)
      expect(refused).toHaveLength(2)
      expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(codeOf(refused[0]!)).toBe('REQU0429')
    } finally {
      await small.stop()
    }
  })

  test('in maintenance every call gets 503, the check too', async () => {
    const closed = await startTestServer({ env: { BAHI_MAINTENANCE: 'on' } })
    try {
      for (const address of ['/api/ping', '/api/preLoadSettings', '/api/user/companies']) {
        const reply = await closed.send('GET', address)
        expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30'])
      }
    } finally {
      await closed.stop()
    }
  })
})

test('maintenance begins and ends while the server runs; pages are still served', async () => {
  const running = await startTestServer()
  const { owner } = running.app.pools
  const ping = async () => (await running.send('GET', '/api/ping')).status
  try {
    expect(await ping()).toBe(204)
    await setSystemSettings(owner, { maintenance: true })
    await expect.poll(ping).toBe(503)
    expect((await running.send('GET', '/api/health')).status).toBe(200)
    await setSystemSettings(owner, { maintenance: null })
    await expect.poll(ping).toBe(204)
  } finally {
    await running.stop()
  }
})

describe('faults of ours', () => {
  const broken = (env: string) =>
    startTestServer({
      env: { BAHI_ENV: env },
      routeGroups: [
        routes(systemCalls, {
          ping: async (ctx) => {
            await ctx.withoutTenant((db) => sql`select secret from nowhere`.execute(db))
            return undefined
          },
          health: () =>
            ({ status: 'up', version: '1', checks: {}, ...({ status: 'sideways' } as object) }) as never,
          captcha: () => ({}) as never,
          preLoadSettings: () => ({}) as never,
          loadSettings: () => ({}) as never,
        }),
      ],
      allowMissing: true,
    })

  test('name their request, and in development their cause', async () => {
    const own = await broken('development')
    try {
      const reply = await own.send('GET', '/api/ping')
      expect([reply.status, codeOf(reply)]).toEqual([500, 'SYST0500'])
      expect(reply.body.developerName).toContain('nowhere')
      expect(reply.body.errors[0].message).toContain(reply.body.requestId)
      const wrongReply = await own.send('GET', '/api/health')
      expect(wrongReply.body.developerName).toContain(
        'the reply of system.health fits its contract: status NOT_A_CHOICE',
      )
    } finally {
      await own.stop()
    }
  })

  test.each(['production', 'staging', 'irpstaging'])(
    'show nothing in %s, whatever the request contains',
    async (env) => {
      const own = await broken(env)
      try {
        const reply = await own.send('GET', '/api/ping?debug=1', {
          headers: { host: 'localhost', 'x-debug': '1' },
        })
        expect(reply.status).toBe(500)
        expect(Object.keys(reply.body).sort()).toEqual(['errors', 'requestId'])
        expect(reply.bytes.toString()).not.toContain('nowhere')
      } finally {
        await own.stop()
      }
    },
  )

  test('a program with a call without a handler does not start', async () => {
    await expect(startTestServer({ routeGroups: [], allowMissing: false })).rejects.toThrow(
      'Calls without a handler: auth.encryptor',
    )
  })
})

/** As it goes over the wire: fetch would unpack it. */
const raw = (address: string, headers: Record<string, string>) =>
  new Promise<{ headers: Record<string, unknown>; bytes: Buffer; status: number }>((resolve, reject) => {
    get(`${server.url}${address}`, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ headers: response.headers, bytes: Buffer.concat(parts), status: response.statusCode! }),
      )
    }).on('error', reject)
  })

describe('on the wire', () => {
  test('long texts are compressed, as the caller takes them', async () => {
    const plain = await raw('/api/openapi.json', {})
    const brotli = await raw('/api/openapi.json', { 'accept-encoding': 'gzip, br' })
    const zipped = await raw('/api/openapi.json', { 'accept-encoding': 'gzip, br;q=0' })
    expect([
      brotli.headers['content-encoding'],
      zipped.headers['content-encoding'],
      plain.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true)
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 5)
  })

  test('every reply carries the headers that keep a browser safe, and an id of the request that is our own', async () => {
    for (const address of ['/', '/api/preLoadSettings', '/api/nowhere', '/api/docs']) {
      const { headers } = await raw(address, { 'x-request-id': 'my-request-1' })
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(headers['content-security-policy']).toContain("script-src 'self';")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
    }
  })

  test('the web application: hashed files cached permanently, pages revalidated, its own addresses the same page', async () => {
    const asset = await raw('/assets/main-B3x9_kQ2.js', { 'accept-encoding': 'br' })
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    })
    const page = await raw('/12/sales-invoice?start=0', {})
    expect([page.status, page.headers['cache-control'], page.bytes.toString().slice(0, 15)]).toEqual([
      200,
      'no-cache',
      '<!doctype html>',
    ])
    const again = await raw('/', { 'if-none-match': String(page.headers['etag']) })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
    expect((await raw('/assets/other.js', {})).status).toBe(404)
    for (const address of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
      expect((await raw(address, {})).bytes.toString()).not.toContain('"name"')
    }
  })

  test('the description of the interface has every call with its errors', async () => {
    const { body } = await server.send('GET', '/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const save = body.paths['/party/save'].post
    expect(save.operationId).toBe('party.save')
    expect(save.requestBody.content['application/json'].schema.properties.name).toMatchObject({
      type: 'string',
      maxLength: 100,
    })
    expect(Object.keys(save.responses)).toEqual(expect.arrayContaining(['200', '401', '403', '409', '422']))
    expect((await server.send('GET', '/api/docs')).bytes.toString()).toContain('/api/docs/docs.js')
  })

  test('texts and master lists are sent again only where they changed, and by language', async () => {
    const first = await raw('/api/master/preResources', { 'culture-name': 'en-IN' })
    const etag = String(first.headers['etag'])
    const again = await raw('/api/master/preResources', { 'culture-name': 'en-IN', 'if-none-match': etag })
    expect([first.status, again.status, again.bytes.length]).toEqual([200, 304, 0])
    const arabic = await raw('/api/master/preResources', { 'culture-name': 'ar', 'if-none-match': etag })
    expect([arabic.status, JSON.parse(arabic.bytes.toString()).direction]).toEqual([200, 'rtl'])
    expect(first.headers['vary']).toContain('culture-name')
  })

  test('numbers for operators', async () => {
    const { bytes } = await server.send('GET', '/metrics')
    expect(bytes.toString()).toMatch(/bahi_call_seconds_count\{call="unit\.save"\} \d+/)
    expect(bytes.toString()).toContain('bahi_database_connections')
  })
})

test('reads go to a standby that has all that was acknowledged, else to the primary; the session is always checked there', async () => {
  const own = await startTestServer({
    env: async ({ url, dataDir }) => {
      const { appUrl, ownerUrl } = await prepareDatabase({ url, dataDir, log: () => {} })
      const client = new pg.Client({ connectionString: ownerUrl })
      await client.connect()
      // Connections of the replica believe that they are on a standby that has replayed up to what this table says.
      await client.query(`create schema told; grant usage on schema told to public;
        create table told.replayed (at pg_lsn not null); grant select on told.replayed to public; insert into told.replayed values ('0/0');
        create function told.pg_is_in_recovery() returns boolean language sql as 'select true';
        create function told.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select at from told.replayed'`)
      await client.end()
      const options = encodeURIComponent('-c search_path=told,pg_catalog,public')
      return { DATABASE_REPLICA_URL: `${appUrl}?options=${options}` }
    },
  })
  try {
    const { owner } = own.app.pools
    const { reads } = own.app.services.standby!
    const who = await own.makeSubscriber()
    const found = async () => (await who.ok('unit.search', { keyword: 'REP' })).records.length
    await who.ok('unit.save', unit('REP'))
    expect([await found(), reads]).toEqual([1, { standby: 0, behind: 1, away: 0 }])
    await owner.query('update told.replayed set at = pg_current_wal_flush_lsn() + 1000000000')
    expect([await found(), reads]).toEqual([1, { standby: 1, behind: 1, away: 0 }])
    // The log moves on with a save, and a standby that stays where it is misses it.
    await owner.query('update told.replayed set at = pg_current_wal_flush_lsn() - 1')
    await who.ok('unit.save', unit('REP2'))
    expect([await found(), reads]).toEqual([2, { standby: 1, behind: 2, away: 0 }])
    expect(
      (await own.send('POST', '/api/unit/search', { token: `1.${'a'.repeat(43)}`, body: {} })).status,
    ).toBe(401)
    expect((await own.send('GET', '/metrics')).bytes.toString()).toContain('bahi_standby_behind 2')
  } finally {
    await own.stop()
  }
})

test('a request under way ends before the server does', async () => {
  let begins = () => {}
  const begun = new Promise<void>((resolve) => (begins = resolve))
  const own = await startTestServer({
    routeGroups: [
      routes(systemCalls, {
        ping: async (ctx) => {
          begins()
          await ctx.withoutTenant((db) => sql`select pg_sleep(0.5)`.execute(db))
          return undefined
        },
        health: () => ({}) as never,
        captcha: () => ({}) as never,
        preLoadSettings: () => ({}) as never,
        loadSettings: () => ({}) as never,
      }),
    ],
  })
  const reply = own.send('GET', '/api/ping')
  await begun
  await own.stop()
  expect((await reply).status).toBe(204)
  const { port } = new URL(own.url)
  await expect(
    new Promise((resolve, reject) =>
      connect(Number(port), '127.0.0.1', () => resolve('open')).on('error', reject),
    ),
  ).rejects.toThrow()
})
