import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postOutside } from './post-outside.ts'

let asked: string[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void
const server = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(request, response)
})
let port: number
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answer = (_request, response) => response.end('taken')
})

const loopback = [{ address: '127.0.0.1', family: 4 }]
const post = (url: string, more: Partial<Parameters<typeof postOutside>[0]> = {}) =>
  postOutside({ url, headers: {}, body: '{"a":1}', timeoutMs: 2000, mayBePrivate: false, ...more })

test('private addresses are called where that is allowed, and nowhere else', async () => {
  const url = `http://127.0.0.1:${port}/in`
  await expect(post(url)).rejects.toMatchObject({ code: 'addressRefused', message: '127.0.0.1' })
  await expect(post(`http://[::1]:${port}/in`)).rejects.toMatchObject({ code: 'addressRefused' })
  await expect(post(`http://2130706433:${port}/in`)).rejects.toMatchObject({ code: 'addressRefused' })
  expect(asked).toEqual([])
  expect(await post(url, { mayBePrivate: true })).toEqual({ status: 200, text: 'taken' })
  expect(asked).toEqual(['/in'])
})

test('a name with one private address among public ones is refused', async () => {
  const resolve = async () => [{ address: '8.8.8.8', family: 4 }, ...loopback]
  await expect(post(`http://erp.example.in:${port}/in`, { resolve })).rejects.toMatchObject({
    code: 'addressRefused',
  })
  expect(asked).toEqual([])
})

test('a name is looked up once, and the connection goes to what was looked at', async () => {
  let lookUps = 0
  // The second answer would lead elsewhere, as that of a name which changes between check and use.
  const resolve = async () => (lookUps++ === 0 ? loopback : [{ address: '192.0.2.1', family: 4 }])
  const found = await post(`http://rebind.example.in:${port}/in`, { resolve, mayBePrivate: true })
  expect(found.status).toBe(200)
  expect(lookUps).toBe(1)
  await expect(
    post(`http://rebind.example.in:${port}/in`, { resolve: async () => loopback }),
  ).rejects.toMatchObject({ code: 'addressRefused' })
})

test('a redirect is not followed', async () => {
  answer = (_request, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${port}/inside` }).end()
  expect(await post(`http://127.0.0.1:${port}/in`, { mayBePrivate: true })).toMatchObject({ status: 307 })
  expect(asked).toEqual(['/in'])
})

test('an answer without an end is read to a limit, and one that never comes is given up', async () => {
  answer = (_request, response) => {
    const chunk = 'x'.repeat(64 * 1024)
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    }
    response.on('drain', more)
    more()
  }
  const { text } = await post(`http://127.0.0.1:${port}/in`, { mayBePrivate: true })
  expect(text).toHaveLength(16 * 1024)
  answer = () => {}
  await expect(
    post(`http://127.0.0.1:${port}/in`, { mayBePrivate: true, timeoutMs: 200 }),
  ).rejects.toMatchObject({ code: 'timeout' })
  await expect(
    post('http://slow.example.in/in', { resolve: () => new Promise(() => {}), timeoutMs: 100 }),
  ).rejects.toMatchObject({ code: 'timeout' })
})

test('what the network says is kept', async () => {
  await expect(post('http://127.0.0.1:1/in', { mayBePrivate: true })).rejects.toMatchObject({
    code: 'connection',
    message: 'ECONNREFUSED',
  })
  await expect(post('http://nowhere.invalid/in')).rejects.toMatchObject({ code: 'noAddress' })
})
