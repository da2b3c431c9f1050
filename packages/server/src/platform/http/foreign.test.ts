import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callList } from '@bahi/contracts/calls.ts'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_PUBLIC_URL: 'https://books.example.in' } })
  shop = await server.makeSubscriber()
})
afterAll(() => server?.stop())

const codeOf = (reply: Reply<AnyBody>) => reply.body?.errors?.[0]?.code
const anonymousPosts = callList.filter(({ call }) => call.method === 'POST' && call.access === 'anonymous')

describe('case 33: what a page of another site makes a browser send', () => {
  test.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'https://books.example.in.evil.example'])(
    'is refused by its origin, %s, with and without a session',
    async (origin) => {
      for (const { call } of anonymousPosts) {
        const reply = await server.send('POST', `/api${call.path}`, { body: {}, headers: { origin } })
        expect([call.path, reply.status, codeOf(reply)]).toEqual([call.path, 403, 'REQU0403'])
      }
      const options = { token: shop.token, headers: { origin }, body: { entityId: shop.companyId } }
      expect((await server.send('POST', '/api/user/company/setdefault', options)).status).toBe(403)
    },
  )

  test('is refused without an origin where the browser says that it crosses sites', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site }
      const reply = await server.send('POST', '/api/authenticate/token', { body: {}, headers })
      expect([reply.status, codeOf(reply)]).toEqual([403, 'REQU0403'])
    }
  })

  test('a form of another site, which browsers send without asking first, is read by no call', async () => {
    for (const type of [
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
    ]) {
      for (const { call } of anonymousPosts) {
        const status = await post(`/api${call.path}`, type, 'userName=a&password=b')
        expect([call.path, type, status >= 400 && status < 500]).toEqual([call.path, type, true])
      }
    }
  })

  test('no answer allows another site to read it or to send headers of ours', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-headers': 'auth-token' }
    for (const method of ['OPTIONS', 'GET']) {
      const reply = await server.send(method, '/api/user/companies', { headers })
      const names = [...reply.headers.keys()].filter((name) => name.startsWith('access-control'))
      expect(names).toEqual([])
    }
  })

  test('a link that ends a session does so only with the token in its header', async () => {
    expect((await server.send('GET', '/api/authenticate/logout')).status).toBe(401)
    expect((await server.send('GET', '/api/user/companies', { token: shop.token })).status).toBe(200)
  })

  test('every page and call forbids to be framed', async () => {
    for (const path of ['/', '/login', '/1/dashboard', '/api/preLoadSettings', '/api/nothing']) {
      const { headers } = await server.send('GET', path)
      expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY'])
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })
})

test('our own pages send, at the address they were opened by and at the public one', async () => {
  for (const origin of [server.url, 'https://books.example.in']) {
    const options = { token: shop.token, headers: { origin }, body: { entityId: shop.companyId } }
    expect((await server.send('POST', '/api/user/company/setdefault', options)).status).toBe(204)
  }
})

function post(path: string, type: string, body: string): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request(
      `${server.url}${path}`,
      { method: 'POST', headers: { 'content-type': type } },
      (reply) => {
        reply.resume()
        done(reply.statusCode ?? 0)
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}
