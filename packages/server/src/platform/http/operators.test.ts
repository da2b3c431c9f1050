import { connect } from 'node:net'
import path from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { systemCalls } from '@bahi/contracts/auth.ts'
import { sql } from 'kysely'
import { health } from '../../features/auth/system.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'
import { configOf } from '../../config.ts'
import { routes } from '../routes.ts'
import { warnOfProxy } from './operators.ts'

const servers: TestServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})
async function start(env: Readonly<Record<string, string>>, more = {}) {
  const server = await startTestServer({ env, ...more })
  servers.push(server)
  return server
}

describe('numbers for operators', () => {
  const status = async (server: TestServer, headers: Readonly<Record<string, string>> = {}) =>
    (await server.send('GET', '/metrics', { headers })).status

  test('in production: refused without the token, also on the same machine', async () => {
    const closed = await start({ BAHI_ENV: 'production', HOST: '127.0.0.1' })
    expect(await status(closed)).toBe(404)
    expect(await status(closed, { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
    const open = await start({ BAHI_ENV: 'production', HOST: '127.0.0.1', BAHI_METRICS_TOKEN: 'right' })
    expect(await status(open)).toBe(404)
    expect(await status(open, { authorization: 'Bearer wrong' })).toBe(404)
    expect(await status(open, { authorization: 'Bearer right' })).toBe(200)
  })

  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
    'in development: the machine itself, not what a proxy passes on with %s',
    async (header) => {
      const server = await start({})
      expect(await status(server)).toBe(200)
      expect(await status(server, { [header]: '127.0.0.1' })).toBe(404)
    },
  )
})

test('a proxy that is not trusted is reported once', async () => {
  const lines: string[] = []
  const app = Fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  })
  warnOfProxy(app, configOf({}))
  app.get('/', () => 'x')
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (const sent of [{}, headers, headers]) await app.inject({ url: '/', headers: sent })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('BAHI_TRUST_PROXY')
})

describe('browsers keep to TLS', () => {
  const header = async (env: Readonly<Record<string, string>>, headers = {}) => {
    const server = await start(env)
    return (await server.send('GET', '/api/preLoadSettings', { headers })).headers.get(
      'strict-transport-security',
    )
  }
  const production = { BAHI_ENV: 'production', HOST: '127.0.0.1' }

  test('where the address is one of TLS, or a trusted proxy says so', async () => {
    expect(await header({ ...production, BAHI_PUBLIC_URL: 'https://books.example.in' })).toBe(
      'max-age=15724800',
    )
    const proxied = { 'x-forwarded-proto': 'https' }
    expect(await header({ ...production, BAHI_TRUST_PROXY: '1' }, proxied)).toBe('max-age=15724800')
  })

  test('not without TLS, and not in development', async () => {
    expect(await header(production, { 'x-forwarded-proto': 'https' })).toBeNull()
    expect(await header({ BAHI_PUBLIC_URL: 'https://books.example.in' })).toBeNull()
  })
})

test('the description of the calls is closed where the operator wants it', async () => {
  const server = await start({ BAHI_API_DOCS: 'off' })
  for (const path of ['/api/docs', '/api/openapi.json'])
    expect([path, (await server.send('GET', path)).status]).toEqual([path, 404])
})

/** Whether PostgreSQL lets anyone into the database of a server; who is in it is put out. */
async function admits({ database }: TestServer, isOpen: boolean) {
  const address = new URL(database.url)
  const name = address.pathname.slice(1)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  await client.query(`alter database ${name} with allow_connections ${isOpen}`)
  if (!isOpen)
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await client.end()
}

describe('probes', () => {
  const probe = async (server: TestServer, name: string) => {
    const { status, body } = await server.send('GET', `/health/${name}`)
    return [status, body]
  }

  test('a process lives, has started and is ready; where its database is lost it lives, and is not ready', async () => {
    const server = await start({})
    const up = [200, { status: 'up' }]
    for (const name of ['live', 'start', 'ready']) expect(await probe(server, name)).toEqual(up)
    await admits(server, false)
    await expect.poll(() => probe(server, 'ready')).toEqual([503, { status: 'down', reason: 'database' }])
    for (const name of ['live', 'start']) expect(await probe(server, name)).toEqual(up)
    await admits(server, true)
    await expect.poll(() => probe(server, 'ready')).toEqual(up)
  })

  test('one that is asked to end is not ready at once, and serves what still comes until its time is over', async () => {
    const server = await start({ BAHI_DRAIN_MS: '1500' })
    let isOver = false
    const drained = server.app.drain().then(() => (isOver = true))
    expect(await probe(server, 'ready')).toEqual([503, { status: 'down', reason: 'ending' }])
    const reply = await server.send('GET', '/api/ping')
    expect([reply.status, reply.headers.get('connection'), isOver]).toEqual([204, 'close', false])
    await drained
    expect((await server.send('GET', '/api/ping')).status).toBe(204)
  })

  test('a request that comes over an open connection while the server closes is served', async () => {
    const server = await start({})
    const { hostname, port } = new URL(server.url)
    const socket = connect(Number(port), hostname)
    const heard: string[] = []
    socket.setEncoding('utf8').on('data', (text: string) => heard.push(text))
    socket.on('error', () => {})
    // One request is under way when the server begins to close, so the connection is not idle; the next follows on it.
    const half = 'GET /api/ping HTTP/1.1\r\nhost: x\r\n'
    socket.write(half)
    await expect
      .poll(() => new Promise((done) => server.app.http.server.getConnections((_, count) => done(count))))
      .toBeGreaterThan(0)
    const closed = server.app.http.close()
    socket.write('\r\n')
    await expect.poll(() => heard.join('')).toContain('HTTP/1.1 204')
    socket.destroy()
    await closed
  })
})

describe('a disk', () => {
  test('whose data folder is not there yet: it is made, and has room', async () => {
    const server = await start({ BAHI_DATA: path.join(testFolder(), `new-${process.pid}`, 'data') })
    expect((await server.send('GET', '/api/health')).body.checks.disk.status).toBe('up')
  })

  test('with little room: the product works, and its health says so', async () => {
    const server = await start({ BAHI_LOW_DISK_MB: '999999999' })
    const { status, body } = await server.send('GET', '/api/health')
    expect([status, body.status, body.checks.disk.status]).toEqual([200, 'degraded', 'low'])
  })

  test('that is full: 507 with what to do, and the health is down', async () => {
    const full = routes(systemCalls, {
      ping: async (ctx) => {
        await ctx.withoutTenant((db) =>
          sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(
            db,
          ),
        )
        return undefined
      },
      health,
      captcha: () => ({}) as never,
      preLoadSettings: () => ({}) as never,
      loadSettings: () => ({}) as never,
    })
    const server = await start({}, { routeGroups: [full], allowMissing: true })
    expect((await server.send('GET', '/api/health')).body.status).toBe('up')
    const reply = await server.send('GET', '/api/ping')
    expect([reply.status, reply.body.errors[0].code]).toEqual([507, 'SYST0507'])
    expect(reply.body.errors[0].message).toContain('disk')
    const { status, body } = await server.send('GET', '/api/health')
    expect([status, body.status, body.checks.disk.status]).toEqual([503, 'down', 'down'])
  })
})
