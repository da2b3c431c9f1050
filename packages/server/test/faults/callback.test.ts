import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../call-helpers.ts'
import type { TestServer, TestSubscriber } from '../call-helpers.ts'
import { startReceiver } from '../receiver.ts'
import type { Receiver } from '../receiver.ts'
import { stockShop } from '../shop.ts'
import { forgetWorkers, killWorker, startWorker, untilWorked } from '../worker-life.ts'
import { today } from '../world.ts'

/** Case 38 of the list of faults, for callbacks: the process that sends is killed, and every event arrives all the same. */

const env = { BAHI_CALLBACK_PRIVATE: 'on' }
let server: TestServer
let us: TestSubscriber
let receiver: Receiver
beforeAll(async () => {
  server = await startTestServer({ env })
  us = await server.makeSubscriber()
  receiver = await startReceiver()
})
afterAll(async () => {
  await server?.stop()
  await receiver?.close()
})

test('a worker that is killed while it sends loses nothing, and order is kept', async () => {
  const { registered, bolt } = await stockShop(us)
  await us.ok('callback.save', { url: receiver.url, events: ['document.issued'] })
  const ids: number[] = []
  for (let count = 0; count < 12; count++) {
    const { id } = await us.ok('salesInvoice.save', {
      entityId: us.entityId,
      partyId: registered,
      date: today(),
      status: 'Active',
      lines: [{ itemId: bolt, quantity: '1' }],
    } as never)
    ids.push(id)
    // A second event of the same document.
    await us.inTenant((db) =>
      sql`select keep_callback_event('document.issued', 'document:' || ${id}::bigint, ${us.entityId}::bigint, ${id}::bigint, '{"second":true}')`.execute(
        db,
      ),
    )
  }
  for (let kill = 0; kill < 4; kill++) {
    // It dies with some answered, and others of which nobody knows.
    const enough = receiver.calls.length + 3
    receiver.answer = () => (receiver.calls.length < enough ? 200 : undefined)
    const worker = await startWorker(server, 1, env)
    await untilWorked(server, worker, async () => receiver.calls.length > enough || undefined)
    await killWorker(worker)
    await forgetWorkers(server)
    await us.inTenant((db) =>
      sql`update callback_deliveries set due_at = now() where state = 'InProcess'`.execute(db),
    )
  }
  receiver.answer = () => 200
  const last = await startWorker(server, 1, env)
  await untilWorked(
    server,
    last,
    async () =>
      (await us.ok('callback.deliveries', { states: ['Completed'], size: 100 })).total === 24 || undefined,
    100,
  )
  last.kill('SIGTERM')
  await once(last, 'exit')
  const arrived = receiver.calls.filter(({ answered }) => answered === 200)
  for (const id of ids) {
    const ofDocument = arrived
      .filter(({ body }) => body.documentId === id)
      .map(({ body }) => (body.data['second'] === true ? 2 : 1))
    // At least once: an answer that came when the worker was dead is asked for again, and never after what follows it.
    expect([id, ofDocument]).toEqual([id, ofDocument.toSorted((one, other) => one - other)])
    expect([id, new Set(ofDocument)]).toEqual([id, new Set([1, 2])])
  }
})
