import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDistance, kilometresIn } from './government-distance.ts'

test.each([
  ['362', 362],
  ['"362 km"', 362],
  ['362.4', 362],
  ['{"distance":"362"}', 362],
  ['{"status":1,"pinDistance": 362}', 362],
  ['{"status":1}', undefined],
  ['0', undefined],
  ['9999', undefined],
  ['<html>Sign in, error 404</html>', undefined],
  ['', undefined],
])('%s', (text, km) => {
  expect(kilometresIn(text)).toBe(km)
})

const server = createServer((request, reply) => {
  if (request.url === '/411001/560058') reply.end('{"distance":842}')
  else reply.writeHead(500).end('842')
})
let address = ''
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/{from}/{to}`
})
afterAll(() => void server.close())

test('the service is asked for the two, and what is no answer is none', async () => {
  expect(await askDistance(address, '411001', '560058')).toBe(842)
  expect(await askDistance(address, '411001', '560059')).toBe(undefined)
  expect(await askDistance('http://127.0.0.1:9/{from}/{to}', '411001', '560058')).toBe(undefined)
})
