import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'

let server: SharedTestServer
let shop: TestSubscriber
beforeAll(async () => {
  server = await sharedTestServer()
  shop = await server.makeSubscriber()
})

const makeUnit = (code: string) => shop.ok('unit.save', { code, uqc: 'NOS', description: code })
const never = 99_999_999

test('a call about many records that did nothing is refused, with the reasons among the errors', async () => {
  const reply = await shop.call('unit.delete', { ids: [never, never - 1] })
  expect(reply.status).toBe(400)
  expect(reply.body.requestId).toEqual(expect.any(String))
  expect(reply.body.done).toEqual([])
  expect(reply.body.refused.map(({ id }: { id: number }) => id)).toEqual([never, never - 1])
  // Said once where it is the same of all.
  const { code, message } = reply.body.refused[0]
  expect(reply.body.errors).toEqual([{ code, message, type: 'Error' }])
})

test('one that did some says which, and one that did all is plain', async () => {
  const [one, two] = [await makeUnit('AAA'), await makeUnit('BBB')]
  const mixed = await shop.call('unit.delete', { ids: [one.id, never] })
  expect([mixed.status, mixed.body.done, mixed.body.refused.length]).toEqual([207, [one.id], 1])
  expect(mixed.body.errors).toBeUndefined()
  const whole = await shop.call('unit.delete', { ids: [two.id] })
  expect([whole.status, whole.body]).toEqual([200, { done: [two.id], refused: [] }])
})

test('is 403 where the right is missing for all of it', async () => {
  const clerk = await shop.makeUser({ rights: ['BRN_CH_ST', 'BRN_DEL', 'ENT_SH_VW'] })
  for (const name of ['entity.updateStatus', 'entity.delete'] as const) {
    const body = {
      ids: [shop.entityId],
      ...(name === 'entity.updateStatus' ? { status: 'Inactive' as const } : {}),
    }
    const reply = await clerk.call(name, body as never)
    expect([name, reply.status, reply.body.errors]).toMatchObject([name, 403, [{ code: 'RIGHT001' }]])
    expect(reply.body.refused).toMatchObject([{ id: shop.entityId }])
  }
})

test('a key sent again gets the same answer', async () => {
  const options = { headers: { 'idempotency-key': 'bulk-1' } }
  const first = await shop.call('unit.delete', { ids: [never] }, options)
  const again = await shop.call('unit.delete', { ids: [never] }, options)
  expect([again.status, again.body.refused]).toEqual([first.status, first.body.refused])
})
