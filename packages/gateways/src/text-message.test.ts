import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postTextMessage, withCountry } from './text-message.ts'

let status = 202
const seen: { headers: Record<string, unknown>; body: unknown }[] = []
const service = createServer((request, reply) => {
  let text = ''
  request.on('data', (part) => (text += part))
  request.on('end', () => {
    seen.push({ headers: request.headers, body: JSON.parse(text) })
    reply.writeHead(status).end('{}')
  })
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send`
})
afterAll(() => new Promise((resolve) => service.close(resolve)))

const message = {
  key: '1-7',
  template: 'signInCode',
  channel: 'sms',
  to: '9876543210',
  text: '123456',
} as const

test('a message is handed over with its key, token and sender', async () => {
  expect(await postTextMessage({ url, token: 'secret', sender: 'BAHIIN' }, message)).toEqual({
    kind: 'accepted',
  })
  expect(seen[0]).toMatchObject({
    headers: { authorization: 'Bearer secret', 'idempotency-key': '1-7' },
    body: { channel: 'sms', to: '+919876543210', from: 'BAHIIN', template: 'signInCode', text: '123456' },
  })
})

test.each([
  [400, 'refused'],
  [422, 'refused'],
  [401, 'failed'],
  [429, 'failed'],
  [503, 'failed'],
])('an answer of %i is %s', async (answer, kind) => {
  status = answer
  expect(await postTextMessage({ url }, message)).toMatchObject({ kind })
})

test('a service that is away may be there later', async () => {
  expect(await postTextMessage({ url: 'http://127.0.0.1:9/send' }, message)).toMatchObject({ kind: 'failed' })
})

test.each([
  ['9876543210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['+971 50 123 4567', '+971501234567'],
])('%s is sent to %s', (mobile, to) => expect(withCountry(mobile)).toBe(to))
