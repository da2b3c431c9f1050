import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sharedTestServer } from '../../../test/call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { addSeries, stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../ledger/index.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let party: number
let numbers = 0

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})
beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await addSeries(us, ['writeOff'])
  party = (await us.ok('party.save', { name: 'Mehta Mills', role: 'Both', taxpayerType: 'UNREG' })).id
})

const body = (amount: string) => ({
  entityId: us.entityId,
  partyId: party,
  date: '2026-11-10',
  status: 'Active' as const,
  lines: [{ itemId: shop.rice, quantity: '1', unitPrice: amount }],
})
const invoice = (amount: string) => us.ok('salesInvoice.save', body(amount))
const bill = (amount: string) =>
  us.ok('purchaseBill.save', {
    ...body(amount),
    supplierNumber: `S/${++numbers}`,
    supplierDate: '2026-11-10',
  })
const state = async (kind: 'salesInvoice' | 'purchaseBill', { id }: { id: number }) => {
  const { status, balance } = await us.ok(`${kind}.detail`, { id: String(id) })
  return `${status} ${balance}`
}
const writeOff = (...ids: number[]) => us.call('writeOff.save', { documentIds: ids, reason: 'Small rest' })
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (rows.length > 0) found.push([name, rows])
  }
  return found
}

test('a small rest of an invoice and of a bill is written off, and open again when that is undone', async () => {
  const [sold, bought] = [await invoice('40'), await bill('25')]
  const before = await us.ok('gstr1.summary', { entityId: us.entityId, returnPeriod: '112026' })
  const { body: done } = await writeOff(sold.id, bought.id)
  expect(done).toMatchObject({
    done: [sold.id, bought.id],
    refused: [],
    writeOffs: [
      { documentId: sold.id, amount: '40.00' },
      { documentId: bought.id, amount: '25.00' },
    ],
  })
  expect([await state('salesInvoice', sold), await state('purchaseBill', bought)]).toEqual([
    'PaymentReceived 0.00',
    'PaymentMade 0.00',
  ])
  const { rows } = await us.inTenant((db) =>
    sql<{
      account: string
      net: string
    }>`select account, sum(debit - credit)::text as net from ledger_entries where source = 'writeOff'
      group by account order by account`.execute(db),
  )
  expect(rows).toEqual([
    { account: 'party', net: '-15.00' },
    { account: 'writtenOff', net: '15.00' },
  ])
  expect((await us.ok('party.detail', { id: String(party) })).balance).toBe('0.00')
  expect((await us.ok('party.statement', { id: party })).rows.map((row) => row.source)).toContain('writeOff')
  expect((await us.ok('ageing.search', {})).total).toBe(0)
  const after = await us.ok('gstr1.summary', { entityId: us.entityId, returnPeriod: '112026' })
  expect(after).toEqual(before)
  expect(await broken()).toEqual([])

  const ids = (done.writeOffs as { id: number }[]).map(({ id }) => id)
  expect((await us.ok('salesInvoice.detail', { id: String(sold.id) })).payments).toMatchObject([
    { id: ids[0], kind: 'writeOff', amount: '40.00' },
  ])
  expect(await us.ok('writeOff.cancel', { ids, reason: 'It is paid' })).toEqual({ done: ids, refused: [] })
  expect([await state('salesInvoice', sold), await state('purchaseBill', bought)]).toEqual([
    'Active 40.00',
    'Active 25.00',
  ])
  expect(await broken()).toEqual([])
})

test('above the limit, of nothing open, and of what is not there, nothing is written off, each with its reason', async () => {
  const [large, open] = [await invoice('100.5'), await invoice('10')]
  const { body: first } = await writeOff(large.id, open.id, 999_999)
  expect(first.done).toEqual([open.id])
  expect((first.refused as { id: number; code: string }[]).map(({ id, code }) => [id, code])).toEqual([
    [large.id, 'ACTN0021'],
    [999_999, expect.any(String)],
  ])
  expect((await writeOff(open.id)).body.refused).toMatchObject([{ id: open.id, code: 'ACTN0020' }])
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [{ name: 'writeOffLimit', value: 200 }],
  })
  expect((await writeOff(large.id)).body.done).toEqual([large.id])
})

test('who may write off what customers owe writes off no bills, and undoes none', async () => {
  const [sold, bought] = [await invoice('40'), await bill('25')]
  const clerk = await us.makeUser({ rights: ['PIN_WOF'], entityIds: [us.entityId] })
  const { done, refused } = await clerk.ok('writeOff.save', {
    documentIds: [sold.id, bought.id],
    reason: 'Small rest',
  })
  expect([done, refused.map(({ code }) => code)]).toEqual([[sold.id], ['ACTN0002']])
  const { id } = (await writeOff(bought.id)).body.writeOffs[0]
  const undone = await clerk.ok('writeOff.cancel', { ids: [id], reason: 'Wrong entry' })
  expect(undone.refused.map(({ code }) => code)).toEqual(['ACTN0002'])
  // A cashier without the right makes neither call.
  const cashier = await us.makeUser({ rights: ['PIN_AD', 'PIN_CNL'], entityIds: [us.entityId] })
  const reply = await cashier.call('writeOff.save', { documentIds: [sold.id], reason: 'Small rest' })
  expect(reply.status).toBe(403)
})

test('the list says who wrote off what, when and why, and what was undone, to each who sees payments of its side', async () => {
  const [sold, bought] = [await invoice('40'), await bill('25')]
  const { body } = await writeOff(sold.id, bought.id)
  const [ofSale] = body.writeOffs as { id: number }[]
  await us.ok('writeOff.cancel', { ids: [ofSale!.id], reason: 'It is paid' })
  const { records } = await us.ok('writeOff.search', { sort: 'id ASC' })
  expect(records).toMatchObject([
    {
      side: 'receivable',
      documentId: null,
      documentNumber: sold.number,
      amount: '40.00',
      reason: 'Small rest',
      status: 'Cancelled',
      undoReason: 'It is paid',
      undoneBy: expect.stringMatching(/./),
    },
    {
      side: 'payable',
      documentId: bought.id,
      documentNumber: bought.number,
      status: 'Active',
      undoneBy: null,
    },
  ])
  expect((await us.ok('writeOff.search', { view: 'undone' })).total).toBe(1)
  const buyer = await us.makeUser({ rights: ['POT_SH_VW'], entityIds: [us.entityId] })
  expect((await buyer.ok('writeOff.search', {})).records.map(({ side }) => side)).toEqual(['payable'])
})

test('who pays suppliers without the right to reports sees what is to be paid alone', async () => {
  const [, bought] = [await invoice('40'), await bill('25')]
  const payer = await us.makeUser({ rights: ['POT_AD'], entityIds: [us.entityId] })
  const { records, totals } = await payer.ok('dueCalendar.search', {})
  expect(records.map(({ id }) => id)).toEqual([bought.id])
  expect(totals).toEqual({ toReceive: '0.00', toPay: '25.00' })
  const { periods } = await payer.ok('dueCalendar.summary', {})
  expect(new Set(periods.map(({ toReceive }) => toReceive))).toEqual(new Set(['0.00']))
})
