import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortalWorld } from '../../../test/portal-world.ts'
import type { PortalWorld } from '../../../test/portal-world.ts'

let world: PortalWorld
let us: PortalWorld['us']

beforeAll(async () => {
  world = await startPortalWorld({
    clock: () => new Date(),
    buyer: { city: 'Pune', stateCode: '27', pincode: '411001' },
    quantity: '1',
  })
  us = world.us
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'eInvoiceEnabled', value: true }],
  })
})
afterAll(() => world?.stop())

const current = async (id: number) => {
  const { status, reason, generate } = await us.ok('eInvoice.detail', { documentId: String(id) })
  return { status, reason, mayGenerate: generate.allowed }
}

test('what is set aside is not applicable and on the list again once it is moved back', async () => {
  const { id } = await world.invoice()
  expect(await current(id)).toMatchObject({ status: 'YetNotGenerated', reason: null })
  expect(
    await us.ok('eInvoice.setAside', { documentIds: [id, id], reason: 'Billed through the agent' }),
  ).toEqual({
    done: [id],
    refused: [],
  })
  expect(await current(id)).toEqual({ status: 'NotApplicable', reason: 'setAside', mayGenerate: false })
  const [check] = await us.ok('eInvoice.validate', { documentIds: [id] })
  expect(check).toMatchObject({ applies: false, reason: 'setAside', issues: [] })
  const listed = async (state: 'NotApplicable' | 'YetNotGenerated') =>
    (await us.ok('salesInvoice.search', { eInvoiceStates: [state], size: 100 })).records.map((row) => row.id)
  expect(await listed('NotApplicable')).toContain(id)
  expect(await listed('YetNotGenerated')).not.toContain(id)
  const all = await us.ok('eInvoice.generateAll', { entityIds: [us.entityId] })
  expect(all.documents).toBe(0)

  expect(await us.ok('eInvoice.move', { documentIds: [id], reason: 'The agent did not' })).toMatchObject({
    done: [id],
  })
  expect(await current(id)).toMatchObject({ status: 'YetNotGenerated', reason: null })
  const again = await us.ok('eInvoice.move', { documentIds: [id], reason: 'Twice' })
  expect(again.refused).toMatchObject([{ id, code: 'EINV1009' }])
})

test('what a rule keeps from the portal cannot be moved by a user; what is unknown is not found', async () => {
  const { id } = await world.invoice({ partyId: await consumer() })
  expect(await current(id)).toMatchObject({ status: 'NotApplicable', reason: 'unregisteredBuyer' })
  for (const call of ['eInvoice.setAside', 'eInvoice.move'] as const) {
    const { done, refused } = await us.ok(call, { documentIds: [id, 99_999_999], reason: 'Try' })
    expect([done, refused.map(({ code }) => code)]).toEqual([
      [],
      [call === 'eInvoice.move' ? 'EINV1009' : 'EINV1017', 'RECD0404'],
    ])
  }
})

const consumer = async () =>
  (
    await us.ok('party.save', {
      name: 'Walk in',
      role: 'Customer',
      taxpayerType: 'UNREG',
      placeOfSupply: '27',
    })
  ).id
