import { afterAll, beforeAll, expect, test } from 'vitest'
import { road, startEwayWorld } from '../../../test/eway-world.ts'
import type { EwayWorld } from '../../../test/eway-world.ts'
import { until } from '../../../test/portal-world.ts'

let world: EwayWorld
beforeAll(async () => {
  world = await startEwayWorld()
  await world.signUpForInvoices()
  await switched('eWayBillOnSave', true)
})
afterAll(() => world?.stop())

const switched = (name: string, value: boolean) =>
  world.us.ok('setting.update', { entityId: world.us.entityId, settings: [{ name, value }] })
const billed = (documentId: number) =>
  until(
    () => world.detail({ documentId }),
    ({ status }) => status === 'Generated',
  )

test('an issued invoice gets its bill automatically where the law asks for one', async () => {
  const { id, number } = await world.invoice({ transport: road })
  expect(await billed(id)).toMatchObject({ route: 'direct', errors: [] })
  expect(world.atPortal(number!).length).toBe(1)
})

test('not below the limit, without transport, or where a user marked it so', async () => {
  const small = await world.invoice({ lines: [{ itemId: world.stock.bolt, quantity: '1' }], transport: road })
  const uncarried = await world.invoice()
  const service = await world.invoice({
    lines: [{ itemId: world.stock.service, quantity: '200' }],
    transport: road,
  })
  for (const [{ id }, status] of [
    [small, 'YetNotGenerated'],
    [uncarried, 'YetNotGenerated'],
    [service, 'NotApplicable'],
  ] as const)
    expect(await world.answered({ documentId: id })).toMatchObject({ status, errors: [], ewbNo: null })
})

test('it comes with the IRN where that is automatic too, and alone where there is no IRN', async () => {
  await switched('eInvoiceOnSave', true)
  const { id } = await world.invoice({ transport: road })
  expect(await billed(id)).toMatchObject({ route: 'withIrn' })
  const { id: buyer } = await world.us.ok('party.save', {
    name: 'Ravi',
    role: 'Customer',
    taxpayerType: 'UNREG',
    billingAddress: { line1: '2 Lake Road', city: 'Bengaluru', stateCode: '29', pincode: '560058' },
  })
  const alone = await world.invoice({ partyId: buyer, transport: road })
  expect(await billed(alone.id)).toMatchObject({ route: 'direct' })
  const uncarried = await world.invoice()
  const irn = await until(
    () => world.us.ok('eInvoice.detail', { documentId: String(uncarried.id) }),
    ({ status }) => status === 'Generated',
  )
  expect(irn.ewbNo).toBe(null)
  expect(await world.detail({ documentId: uncarried.id })).toMatchObject({
    status: 'YetNotGenerated',
    errors: [],
  })
})
