import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: TestServer
let us: TestSubscriber
const asked: string[] = []
const government = createServer((request, reply) => {
  asked.push(request.url!)
  if (request.url === '/from/411001/to/560058') reply.end('{"distance":"842"}')
  else reply.writeHead(404).end()
})
beforeAll(async () => {
  await new Promise<void>((listening) => government.listen(0, '127.0.0.1', listening))
  const at = government.address() as { port: number }
  server = await startTestServer({
    env: { BAHI_PIN_DISTANCE_URL: `http://127.0.0.1:${at.port}/from/{from}/to/{to}` },
  })
  us = await server.makeSubscriber()
})
afterAll(async () => {
  await server?.stop()
  government.close()
})

const distance = (fromPincode: string, toPincode: string) =>
  us.ok('eWayBill.distance', { fromPincode, toPincode })

test('the government is asked once, and its reply is kept', async () => {
  const told = { km: 842, source: 'government', longestKm: 926 }
  expect(await distance('411001', '560058')).toMatchObject(told)
  expect(await distance('411001', '560058')).toMatchObject(told)
  expect(asked.length).toBe(1)
})

test('where it has no distance, an estimate is marked as one; where none is possible, none is given', async () => {
  expect(await distance('110001', '641012')).toMatchObject({
    km: expect.any(Number),
    source: 'estimate',
    longestKm: null,
  })
  expect(await distance('110001', '900001')).toMatchObject({ km: null, source: null })
})

test('what is no PIN code is refused by its field', async () => {
  const reply = await us.call('eWayBill.distance', { fromPincode: '41', toPincode: '560058' })
  expect([reply.status, JSON.stringify(reply.body)]).toEqual([422, expect.stringContaining('fromPincode')])
})
