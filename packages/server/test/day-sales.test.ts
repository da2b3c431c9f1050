import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { proofs } from '../src/features/ledger/index.ts'
import { seedCashRetail } from '../src/features/parties/index.ts'
import { sharedTestServer } from './call-helpers.ts'
import type { TestSubscriber } from './call-helpers.ts'
import { stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let us: TestSubscriber
let shop: Shop

const day = '2026-11-20'

beforeAll(async () => {
  const server = await sharedTestServer(`${day}T10:00:00Z`)
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  await us.inTenant((db) => seedCashRetail(db))
})

const bolts = (quantity: string) => ({
  itemId: shop.bolt,
  quantity,
  unitPrice: '11.80',
  priceIncludesTax: true,
})
const sell = (lines: object[], more: object = {}) =>
  us.call('daySale.save', { entityId: us.entityId, mode: 'Cash', lines, ...more } as never)
const sold = async (lines: object[], more: object = {}) => {
  const { status, body } = await sell(lines, more)
  expect(body).toMatchObject({ id: expect.any(Number) })
  expect(status).toBe(200)
  return body as { id: number; total: string }
}
const invoice = (...dates: string[]) => us.call('daySale.invoice', { entityId: us.entityId, dates })
const codesOf = (body: { validationErrors?: Record<string, { code: string }[]> }) =>
  Object.values(body.validationErrors ?? {}).flatMap((list) => list.map(({ code }) => code))
const broken = () =>
  us.inTenant(async (db) => {
    const names: string[] = []
    for (const proof of proofs)
      if ((await sql.raw(proof.sql).execute(db)).rows.length > 0) names.push(proof.name)
    return names
  })

test('the sales of a day are one invoice: paid, titled, and in GSTR-1 as supplies to consumers', async () => {
  await sold([bolts('2')])
  await sold([bolts('3'), { itemId: shop.rice, quantity: '0.5' }], { mode: 'UPI' })
  const wrong = await sold([bolts('1')])
  expect(await us.ok('daySale.cancel', { ids: [wrong.id] })).toEqual({ done: [wrong.id], refused: [] })
  const before = await us.ok('daySale.search', { entityId: us.entityId })
  expect(before).toMatchObject({
    date: day,
    limit: '200.00',
    total: 2,
    invoices: [],
    sums: [
      { mode: 'Cash', sales: 1, amount: '23.60' },
      { mode: 'UPI', sales: 1, amount: '65.40' },
    ],
    waiting: [{ date: day, sales: 2, amount: '89.00' }],
  })
  const { body } = await invoice(day)
  expect(body).toMatchObject({ invoices: [{}] })
  const made = body.invoices[0] as { id: number; number: string }
  expect(made).toMatchObject({ date: day, sales: 2, total: '89.00' })
  const detail = await us.ok('salesInvoice.detail', { id: made.id })
  expect(detail).toMatchObject({
    subtype: 'SUINV',
    status: 'PaymentReceived',
    balance: '0.00',
    heading: 'invoiceCumBillOfSupply',
    totals: { taxableValue: '80.00', cgst: '4.50', sgst: '4.50' },
    lines: [
      { itemId: shop.bolt, quantity: '5' },
      { itemId: shop.rice, quantity: '0.5' },
    ],
  })
  expect((await us.ok('salesInvoice.sheet', { id: made.id, language: 'en' })).print.title).toBe(
    'Consolidated Invoice-cum-bill of Supply',
  )
  const { rows } = await us.inTenant((db) =>
    sql`select section, taxable_value::text from gstr1_rows where document_id = ${made.id} order by section`.execute(
      db,
    ),
  )
  expect(rows).toEqual([
    { section: 'b2cs', taxableValue: '50.00' },
    { section: 'nil', taxableValue: '30.00' },
  ])
  expect(await broken()).toEqual([])
  const after = await us.ok('daySale.search', { entityId: us.entityId })
  expect(after).toMatchObject({ total: 2, waiting: [], invoices: [{ id: made.id, number: made.number }] })

  // It is not made twice, and does not change.
  expect(codesOf((await invoice(day)).body)).toEqual(['DOCU0163'])
  const { done, refused } = await us.ok('daySale.cancel', { ids: [after.records[0]!.id] })
  expect([done, refused.map(({ code }) => code)]).toEqual([[], ['ACTN0052']])
  const edited = await us.call('salesInvoice.save', {
    id: made.id,
    version: detail.version,
    status: 'Active',
    entityId: us.entityId,
    partyId: shop.consumer,
    date: day,
    lines: [bolts('1')],
  } as never)
  expect(edited.body.errors[0].code).toBe('ACTN0051')

  // Cancelled, it gives the sales back, and they are invoiced anew under another number.
  const receipts = await us.ok('paymentIn.search', {})
  await us.ok('paymentIn.cancel', { ids: receipts.records.map(({ id }) => id), reason: 'Wrong sale' })
  const cancelled = await us.ok('salesInvoice.cancel', { ids: [made.id], reason: 'Wrong sale' })
  expect(cancelled.done).toEqual([made.id])
  const again = (await invoice(day)).body.invoices[0]
  expect(again).toMatchObject({ sales: 2, total: '89.00' })
  expect(again.number).not.toBe(made.number)

  // What is sold after it gets a further invoice of its own.
  const late = await sold([bolts('4')])
  const waiting = await us.ok('daySale.search', { entityId: us.entityId })
  expect(waiting.records.map(({ isInvoiced }) => isInvoiced)).toEqual([false, true, true])
  expect(waiting.waiting).toEqual([{ date: day, sales: 1, amount: late.total }])
  const further = (await invoice(day)).body.invoices[0]
  expect(further).toMatchObject({ sales: 1, total: late.total })
  const { invoices } = await us.ok('daySale.search', { entityId: us.entityId })
  expect(invoices.map(({ id }) => id)).toEqual([again.id, further.id])
  expect(await broken()).toEqual([])
})

test('a sale of the limit or more, or to a registered buyer, needs an invoice of its own', async () => {
  const date = '2026-11-19'
  const line = { itemId: shop.bolt, quantity: '1', unitPrice: '199.99', priceIncludesTax: false }
  await sold([line], { date })
  expect(codesOf((await sell([{ ...line, unitPrice: '200' }], { date })).body)).toEqual(['DOCU0160'])
  expect(codesOf((await sell([line], { date, partyId: shop.registered })).body)).toEqual(['DOCU0161'])
  expect(codesOf((await sell([line], { date: '2026-11-21' })).body)).toEqual(['DOCU0021'])
  expect(codesOf((await invoice('2026-11-18')).body)).toEqual(['DOCU0163'])
})

test('sales are invoiced once, however many ask at once, and none is lost', async () => {
  const date = '2026-11-17'
  await sold([bolts('1')], { date })
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => invoice(date)),
    ...Array.from({ length: 5 }, () => sell([bolts('1')], { date })),
  ])
  const asked = answers.slice(0, 5)
  expect(answers.slice(5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const made = asked.flatMap(({ status, body }) => (status === 200 ? [body.invoices[0].sales as number] : []))
  const { waiting } = await us.ok('daySale.search', { entityId: us.entityId, date })
  const left = waiting.find((one) => one.date === date)?.sales ?? 0
  expect(made.reduce((sum, sales) => sum + sales, left)).toBe(6)
  expect(asked.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
})
