import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { probe } from './probe.ts'

const told = Date.parse('2026-08-01T10:00:00Z')
const server = createServer((_request, reply) => {
  reply.sendDate = false
  reply.writeHead(404, { date: new Date(told).toUTCString() })
  reply.end('no such page')
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test.each([
  ['the same second', 0, 0],
  ['the last moment of that second', 999, 0],
  ['a second and a half ahead', 2499, 1500],
  ['five minutes behind', -300_000, -300_000],
])('the clock of the other side: %s', async (_name, offset, ahead) => {
  const now = new Date(told + offset)
  expect(await probe(url, () => now)).toEqual({ baseUrl: url, isReachable: true, ms: 0, clockAheadMs: ahead })
})

test('an address without a server is reported, not thrown', async () => {
  const found = await probe('http://127.0.0.1:9', () => new Date(told))
  expect(found).toMatchObject({ isReachable: false, fault: expect.stringContaining('connection') as string })
})
