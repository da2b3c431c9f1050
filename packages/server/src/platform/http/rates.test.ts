import { callList } from '@bahi/contracts/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_RATE_PER_ANONYMOUS: '240', BAHI_TRUST_PROXY: '1' } })
})
afterAll(() => server?.stop())

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const atOnce = (times: number, send: () => ReturnType<TestServer['send']>) =>
  Promise.all(Array.from({ length: times }, send))

test('calls without a session are counted by address: the next one gets the time to wait', async () => {
  const ask = () => server.send('GET', '/api/preLoadSettings', from('192.0.2.1'))
  const replies = await atOnce(120, ask)
  const passed = replies.filter(({ status }) => status === 200)
  const refused = replies.filter(({ status }) => status === 429)
  // A quarter of the minute's measure at once, and what grows back meanwhile.
  expect(passed.length).toBeGreaterThanOrEqual(60)
  expect(refused.length).toBeGreaterThan(20)
  expect(passed.length + refused.length).toBe(120)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect((await server.send('GET', '/api/preLoadSettings', from('192.0.2.2'))).status).toBe(200)
})

test('what pays to guess or to flood has a smaller measure of its own', async () => {
  const ask = () =>
    server.send('POST', '/api/user/checkUserNameAvailable', {
      body: { userName: 'a@b.in' },
      ...from('192.0.2.3'),
    })
  const replies = await atOnce(40, ask)
  expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
  const link = () =>
    server.send('GET', '/api/public/document?shortUrl=AAAAAAAAAAAAAAAAAAAAAA', from('192.0.2.4'))
  const looked = await atOnce(120, link)
  expect(looked.filter(({ status }) => status === 429).length).toBeGreaterThan(20)
  // Other calls of that address continue while its whole measure lasts.
  expect((await server.send('GET', '/api/ping', from('192.0.2.3'))).status).toBe(204)
})

test('every call before sign-in that takes a name, a code or a link has a measure', () => {
  const open = new Set([
    'auth.encryptor',
    'auth.token',
    'system.ping',
    'system.captcha',
    'system.health',
    'system.preLoadSettings',
    'master.preResources',
  ])
  const unmeasured = callList.filter(
    ({ name, call }) => call.access === 'anonymous' && !call.perMinute && !open.has(name),
  )
  expect(unmeasured.map(({ name }) => name)).toEqual([])
})
