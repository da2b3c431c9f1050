import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge } from 'altcha-lib'
import type { Challenge } from 'altcha-lib/types'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callList } from '@bahi/contracts/calls.ts'
import { encrypted, startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { AnyBody, Reply, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { setSystemSettings } from '../set-system-settings.ts'

let server: TestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await startTestServer({ env: { BAHI_SYSTEM_SETTINGS: '{}' } })
  shop = await server.makeSubscriber()
})
afterAll(() => server?.stop())

const codeOf = (reply: Reply<AnyBody>) => reply.body?.errors?.[0]?.code

async function solved(change: (challenge: Challenge) => void = () => undefined): Promise<string> {
  const challenge = (await server.send('GET', '/api/public/captcha')).body as Challenge
  change(challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function signIn(captcha?: string): Promise<Reply<AnyBody>> {
  const { body: key } = await server.send('GET', '/api/public/encryptor/get')
  return server.send('POST', '/api/authenticate/token', {
    headers: { 'enc-id': key.identifier, ...(captcha === undefined ? {} : { 'captcha-response': captcha }) },
    body: { userName: shop.userName, password: encrypted(testPassword, key), domain: 'localhost' },
  })
}

describe('the captcha of the product', () => {
  test('is on unless it is switched off, and the pages before sign-in show it', async () => {
    const { body } = await server.send('GET', '/api/preLoadSettings')
    expect([body.isEnabled, body.siteKey]).toEqual([true, ''])
  })

  test('solved, opens a guarded call once', async () => {
    const response = await solved()
    expect((await signIn(response)).body.token).toBeTruthy()
    const again = await signIn(response)
    expect([again.status, codeOf(again)]).toEqual([400, 'VAL0463'])
  })

  test('sent twice at once, opens one', async () => {
    const response = await solved()
    const replies = await Promise.all([signIn(response), signIn(response)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('missing, empty, broken, too easy, out of time or not ours, opens nothing', async () => {
    const easy = await solved((challenge) => {
      challenge.parameters.keyPrefix = '00'
    })
    const later = await solved((challenge) => {
      challenge.parameters.expiresAt = Math.floor(Date.now() / 1000) + 86_400
    })
    const unsigned = await solved((challenge) => {
      challenge.signature = 'A'.repeat(64)
    })
    const broken = Buffer.from('{"challenge":{}}').toString('base64')
    for (const response of [undefined, '', 'nonsense', broken, easy, later, unsigned])
      expect(codeOf(await signIn(response))).toBe('VAL0463')
  })

  test('guards every call that asks for it', async () => {
    const guarded = callList.filter(({ call }) => call.captcha === 'needed')
    expect(guarded.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'auth.token',
        'auth.getOtp',
        'password.forgot',
        'password.reset',
        'userRegistration.checkUserNameAvailable',
      ]),
    )
    for (const { call } of guarded) {
      const reply = await server.send(
        call.method,
        `/api${call.path}`,
        call.method === 'POST' ? { body: {} } : {},
      )
      expect([call.path, codeOf(reply)]).toEqual([call.path, 'VAL0463'])
    }
  })

  test('may go with the key of a sign-in too, and stays good for the sign-in', async () => {
    const response = await solved()
    const get = (captcha: string) =>
      server.send('GET', '/api/public/encryptor/get', { headers: { 'captcha-response': captcha } })
    expect([(await get(response)).status, codeOf(await get('nonsense'))]).toEqual([200, 'VAL0463'])
    expect((await signIn(response)).status).toBe(200)
  })
})

test('reCAPTCHA by values of the installation: its service is asked, and its result counts', async () => {
  const asked: URLSearchParams[] = []
  const google = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const form = new URLSearchParams(text)
      asked.push(form)
      const verdicts: Readonly<Record<string, object>> = {
        person: { success: true, score: 0.9 },
        box: { success: true },
        program: { success: true, score: 0.1 },
      }
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(verdicts[form.get('response') ?? ''] ?? { success: false }))
    })
  })
  await new Promise<void>((done) => google.listen(0, '127.0.0.1', done))
  const { port } = google.address() as AddressInfo
  try {
    await setSystemSettings(server.app.pools.owner, {
      captchaKind: 'recaptcha',
      captchaSiteKey: 'site-key',
      captchaSecret: 'secret-key',
      captchaVerifyUrl: `http://127.0.0.1:${port}/siteverify`,
    })
    // Values of the installation are read anew every two seconds.
    await expect
      .poll(async () => (await server.send('GET', '/api/preLoadSettings')).body.siteKey)
      .toBe('site-key')
    await new Promise((resolve) => setTimeout(resolve, 2100))
    for (const response of ['person', 'box']) expect((await signIn(response)).status).toBe(200)
    for (const response of ['program', 'wrong', undefined])
      expect(codeOf(await signIn(response))).toBe('VAL0463')
    expect(asked[0]!.get('secret')).toBe('secret-key')
    const page = await server.send('GET', '/login')
    expect(page.headers.get('content-security-policy')).toContain('https://www.google.com/recaptcha/')
    google.closeAllConnections()
    google.close()
    expect(codeOf(await signIn('person'))).toBe('VAL0463')
  } finally {
    google.close()
    await setSystemSettings(server.app.pools.owner, {
      captchaKind: null,
      captchaSiteKey: null,
      captchaVerifyUrl: null,
    })
  }
})
