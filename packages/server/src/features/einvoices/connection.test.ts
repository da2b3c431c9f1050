import { sandboxPassword, sandboxUserOf } from '@bahi/gateways/sandbox/einvoice/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortalWorld } from '../../../test/portal-world.ts'
import type { PortalWorld } from '../../../test/portal-world.ts'

let world: PortalWorld
/** What the product's clock is ahead. */
let aheadMs = 0

beforeAll(async () => {
  world = await startPortalWorld({
    clock: () => new Date(Date.now() + aheadMs),
    buyer: { city: 'Pune', stateCode: '27', pincode: '411001' },
    quantity: '1',
  })
})
afterAll(() => world?.stop())

const tried = async () => {
  const found = await world.us.ok('eInvoice.connection', { entityId: world.us.entityId })
  expect(found.map(({ portal }) => portal)).toEqual(['einvoice', 'ewaybill'])
  return found[0]!
}

test('without credentials the address and the clock are reported, and nothing more is tried', async () => {
  const { addresses, signIn, lookup } = await tried()
  expect(addresses).toMatchObject([{ isReachable: true, clockAheadMs: 0, fault: null }])
  expect([signIn.state, lookup.state]).toEqual(['notSet', 'notTried'])
  expect(signIn.message).toContain('credentials')
})

test('a wrong password fails at the sign-in, the right one continues to the look-up', async () => {
  const { us } = world
  const [row] = await us.ok('eInvoice.credentials', { entityId: us.entityId })
  const save = (version: number, password: string) =>
    us.ok('eInvoice.saveCredentials', {
      entityId: us.entityId,
      version,
      provider: 'Sandbox',
      userName: sandboxUserOf(row!.gstin!),
      password,
    })
  await save(0, 'Wrong@123')
  const wrong = await tried()
  expect([wrong.signIn.state, wrong.lookup.state]).toEqual(['failed', 'notTried'])
  await save(1, sandboxPassword)
  const right = await tried()
  expect([right.signIn.state, right.lookup.state]).toEqual(['done', 'done'])
  expect(right.lookup.name).toBeTruthy()
})

test('a clock that is five minutes ahead is reported', async () => {
  aheadMs = 5 * 60_000
  const { addresses } = await tried()
  aheadMs = 0
  expect(addresses[0]!.clockAheadMs).toBeGreaterThan(290_000)
})
