import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'

let server: TestServer
let us: TestSubscriber
let shop: Shop
let here: { id: number; number: string | null }
let there: { id: number; number: string | null }
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  const sale = (entityId: number, unitPrice: string) =>
    us.ok('salesInvoice.save', {
      entityId,
      partyId: shop.registered,
      date: istDateOf(Date.now()),
      dueDate: addDays(istDateOf(Date.now()), 30),
      status: 'Active',
      supplyKind: 'Regular',
      reverseCharge: false,
      roundOff: false,
      lines: [{ itemId: shop.rice, quantity: '1', unitPrice }],
    } as never)
  here = await sale(us.entityId, '321514.50')
  there = await sale(us.otherEntityId, '321514')
})
afterAll(() => server?.stop())

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b)

test('an invoice is found by its number, by the counting part of it, by amount with and without commas and paise', async () => {
  const found = async (text: string) => idsOf((await us.ok('finder.search', { text })).documents)
  expect(await found(here.number!.toLowerCase())).toContain(here.id)
  expect(await found(/(\d+)$/.exec(here.number!)![1]!.padStart(4, '0'))).toContain(here.id)
  expect(await found('321514')).toEqual(idsOf([here, there]))
  expect(await found('3,21,514')).toEqual(idsOf([here, there]))
  expect(await found('3,21,514.50')).toEqual([here.id])
  expect(await found('321515')).toEqual([])
  const { parties, documents } = await us.ok('finder.search', { text: 'asha' })
  expect(parties.map(({ name }) => name)).toEqual(['Asha Traders'])
  // With a party come its newest invoices.
  expect(idsOf(documents)).toEqual(idsOf([here, there]))
  expect(documents[0]!.state?.name).toBe('Unpaid')
  expect((await us.ok('finder.search', { text: parties[0]!.gstin! })).parties).toHaveLength(1)
})

test('a user finds only what the rights and places allow, by amount too', async () => {
  const seller = await us.makeUser({ rights: ['SIN_SH_VW'], entityIds: [us.entityId] })
  expect(await seller.ok('finder.search', { text: '321514' })).toMatchObject({
    documents: [{ id: here.id }],
    payments: [],
  })
  expect(await seller.ok('finder.search', { text: 'asha' })).toMatchObject({ parties: [], documents: [] })
  const buyer = await us.makeUser({ rights: ['PTY_SH_VW'] })
  const seen = await buyer.ok('finder.search', { text: '321514' })
  expect(seen).toEqual({ parties: [], items: [], documents: [], payments: [] })
  const stranger = await server.makeSubscriber()
  expect((await stranger.ok('finder.search', { text: '321514' })).documents).toEqual([])
})

test('one letter is refused, and the answer is bounded', async () => {
  expect((await us.call('finder.search', { text: 'a' })).status).toBe(422)
  await us.inTenant(async (db) => {
    const { sql } = await import('kysely')
    await sql`insert into parties (subscriber_id, code, name, role, taxpayer_type)
      select current_subscriber(), 'M' || n, 'Mango ' || n, 'Customer', 'UNREG' from generate_series(1, 30) n`.execute(
      db,
    )
  })
  expect((await us.ok('finder.search', { text: 'mango' })).parties).toHaveLength(5)
})
