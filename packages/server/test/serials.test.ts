import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { proofs } from '../src/features/ledger/index.ts'
import { sharedTestServer } from './call-helpers.ts'
import type { AnyBody, Reply, SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

let server: SharedTestServer
let us: TestSubscriber
let shop: Shop
let supplier: number
let meter: number

const day = '2026-11-10'

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})

beforeEach(async () => {
  us = await server.makeSubscriber()
  shop = await stockShop(us)
  supplier = await addSupplier(us, 'Nashik Mills', 'AAPFN0001K')
  await addSeries(us, [
    'deliveryChallan',
    'outwardNote',
    'inwardNote',
    'salesOrder',
    'stockAdjustment',
    'stockTransfer',
  ])
  const item = { name: 'Water meter', hsn: '90282000', uqc: 'NOS', taxRate: '18', hasSerials: true }
  meter = (await us.ok('item.save', item)).id
  await us.ok('setting.update', {
    entityId: us.entityId,
    settings: [
      { name: 'EnableStockInventory', value: true },
      { name: 'StockSince', value: '2026-04-01' },
    ],
  })
})

const line = (serials: readonly string[], more: object = {}) => ({
  itemId: meter,
  quantity: String(serials.length),
  unitPrice: '20',
  serials: [...serials],
  ...more,
})
const sale = (...lines: object[]) => ({
  entityId: us.entityId,
  partyId: shop.registered,
  date: day,
  status: 'Active' as const,
  lines,
})
let bills = 0
const bill = (...lines: object[]) => ({
  ...sale(...lines),
  partyId: supplier,
  supplierNumber: `S/${++bills}`,
  supplierDate: day,
})
const states = async () =>
  Object.fromEntries(
    (await us.ok('stockSerial.search', { entityIds: [us.entityId], size: 500 })).records.map(
      ({ serial, state, holderName }) => [serial, holderName ? `${state} ${holderName}` : state],
    ),
  )
const issuesOf = ({ status, body }: Reply<AnyBody>) => [
  status,
  ...Object.entries(body.validationErrors ?? {}).flatMap(([path, list]) =>
    (list as { code: string; message: string }[]).map(
      ({ code, message }) => `${path.replace('Data.', '')} ${code} ${message}`,
    ),
  ),
]
/** Proofs of the books; and as many serial numbers at each place as goods. */
/** A server that is too busy says so and has done nothing: the call is made again. */
const answered = async <R extends { status: number }>(work: () => Promise<R>): Promise<R> => {
  for (let tries = 0; ; tries++) {
    const reply = await work()
    if ((reply.status !== 429 && reply.status !== 503) || tries > 50) return reply
    await new Promise((done) => setTimeout(done, 100))
  }
}
const broken = async () => {
  const found: unknown[] = []
  for (const { name, sql: text } of proofs) {
    const { rows: wrong } = await us.inTenant((db) => sql.raw(text).execute(db))
    if (wrong.length > 0) found.push([name, wrong])
  }
  const { rows } = await us.inTenant((db) =>
    sql`select l.place_id, l.holder_id, l.quantity, s.count from stock_levels l
      left join (select place_id, holder_id, count(*) as count from item_serials where subscriber_id = current_subscriber() and item_id = ${meter} and quantity = 1 group by 1, 2) s
        using (place_id, holder_id)
      where l.subscriber_id = current_subscriber() and l.item_id = ${meter} and l.quantity <> coalesce(s.count, 0)`.execute(
      db,
    ),
  )
  return rows.length > 0 ? [...found, rows] : found
}

test('serial numbers come with a bill, go with an invoice, come back with a note, and their history says so', async () => {
  await us.ok('purchaseBill.save', bill(line(['A1', 'A2', 'A3'])))
  const sold = await us.ok('salesInvoice.save', sale(line(['a2', 'A3'])))
  expect(await states()).toEqual({ A1: 'inStock', A2: 'gone', A3: 'gone' })
  const { body } = await us.ok('document.convert', {
    toKind: 'outwardNote',
    sources: [{ documentId: sold.id }],
  })
  expect(body.lines[0]).toMatchObject({ serials: ['a2', 'A3'] })
  const note = { ...body, date: day, status: 'Active' as const, reason: 'Sales Return' as const }
  const back = (serials: string[]) => ({
    ...note,
    lines: note.lines.map((one) => ({ ...one, quantity: String(serials.length), serials })),
  })
  expect(issuesOf(await us.call('outwardNote.save', back(['A1'])))).toEqual([
    422,
    expect.stringMatching(/^lines\[0\].serials STCK0028 Serial number A1 is not on line 1/),
  ])
  await us.ok('outwardNote.save', back(['A2']))
  expect(issuesOf(await us.call('outwardNote.save', back(['A2'])))[1]).toMatch(/STCK0028/)
  expect(await states()).toEqual({ A1: 'inStock', A2: 'inStock', A3: 'gone' })
  const { records } = await us.ok('stockSerial.search', { keyword: 'A2' })
  const { movements } = await us.ok('stockSerial.detail', { id: String(records[0]!.id) })
  expect(movements.map(({ documentKind, isIn, partyName }) => [documentKind, isIn, partyName])).toEqual([
    ['outwardNote', true, 'Asha Traders'],
    ['salesInvoice', false, 'Asha Traders'],
    ['purchaseBill', true, 'Nashik Mills'],
  ])
  await us.ok('salesInvoice.cancel', { ids: [sold.id], reason: 'Data Entry Mistake' }).catch(() => undefined)
  expect(await broken()).toEqual([])
})

test('as many as units move, each once, none that is there twice or not at all', async () => {
  await us.ok('purchaseBill.save', bill(line(['A1', 'A2'])))
  const refused = async (call: 'salesInvoice.save' | 'purchaseBill.save', ...lines: object[]) =>
    issuesOf(await us.call(call, (call === 'purchaseBill.save' ? bill : sale)(...lines)))[1]
  expect(await refused('salesInvoice.save', line(['A1'], { quantity: '2' }))).toMatch(
    /^lines\[0\].serials STCK0024 Enter 2 serial numbers/,
  )
  expect(await refused('salesInvoice.save', line(['A1'], { freeQuantity: '1' }))).toMatch(/STCK0024/)
  expect(await refused('salesInvoice.save', line(['A1'], { quantity: '0.5' }))).toMatch(
    /^lines\[0\].quantity STCK0030/,
  )
  expect(await refused('salesInvoice.save', line(['A1']), line(['a1']))).toMatch(
    /^lines\[1\].serials STCK0025/,
  )
  expect(await refused('salesInvoice.save', line(['A1']), line(['A9']))).toMatch(
    /^lines\[1\].serials STCK0027 Serial number A9 of Water meter is not in stock/,
  )
  expect(await refused('purchaseBill.save', line(['A3']), line(['a2']))).toMatch(
    /^lines\[1\].serials STCK0026/,
  )
  expect(
    await refused('salesInvoice.save', { itemId: shop.bolt, quantity: '1', unitPrice: '1', serials: ['Z'] }),
  ).toMatch(/STCK0029/)
  // It came on the tenth.
  expect(
    issuesOf(await us.call('salesInvoice.save', { ...sale(line(['A1'])), date: '2026-11-09' }))[1],
  ).toMatch(/STCK0027/)
  await us.ok('salesOrder.save', sale({ itemId: meter, quantity: '5', unitPrice: '1' }))
  const sold = await us.ok('salesInvoice.save', sale(line(['A1'])))
  // Another unit on the same invoice.
  await us.ok('salesInvoice.save', { ...sale(line(['A2'])), id: sold.id, version: sold.version })
  expect(await states()).toEqual({ A1: 'inStock', A2: 'gone' })
  await us.ok('salesInvoice.cancel', { ids: [sold.id], reason: 'Data Entry Mistake' })
  expect(await states()).toEqual({ A1: 'inStock', A2: 'inStock' })
  expect(await broken()).toEqual([])
})

test('opening stock, corrections, transfers and challans move them, and goods with a party come back by their number', async () => {
  await us.ok('inventory.saveOpeningStocks', {
    entityId: us.entityId,
    date: '2026-04-01',
    stocks: [{ itemId: meter, quantity: '4', value: '400', serials: ['A1', 'A2', 'A3', 'A4'] }],
  })
  const lost = await us.ok('inventory.saveStockAdjustment', {
    entityId: us.entityId,
    date: day,
    reason: 'Damage',
    lines: [{ itemId: meter, quantity: '-1', serials: ['A4'] }],
  })
  const challan = await us.ok('deliveryChallan.save', {
    ...sale(line(['A1', 'A2', 'A3'])),
    purpose: 'OnApproval',
  })
  expect(await states()).toMatchObject({ A1: 'held Asha Traders', A4: 'gone' })
  const wrong = await us.call('deliveryChallan.markReturned', {
    id: challan.id,
    lines: [{ lineNumber: 1, quantity: '1', serials: ['A4'] }],
  })
  expect(issuesOf(wrong)[1]).toMatch(/^lines\[0\].serials STCK0031/)
  await us.ok('deliveryChallan.markReturned', {
    id: challan.id,
    lines: [{ lineNumber: 1, quantity: '1', serials: ['A2'] }],
  })
  const { body } = await us.ok('document.convert', {
    toKind: 'salesInvoice',
    sources: [{ documentId: challan.id }],
  })
  expect(body.lines[0]).toMatchObject({ serials: ['A1', 'A3'], quantity: '2' })
  await us.ok('salesInvoice.save', {
    ...body,
    date: day,
    status: 'Active',
    lines: [{ ...body.lines[0]!, quantity: '1', serials: ['A3'] }],
  })
  await us.ok('deliveryChallan.markReturned', { id: challan.id })
  expect(await states()).toEqual({ A1: 'inStock', A2: 'inStock', A3: 'gone Asha Traders', A4: 'gone' })
  await us.ok('stockEntry.cancel', { ids: [lost.id], reason: 'Found' })
  expect((await states())['A4']).toBe('inStock')
  expect(
    await us.ok('inventory.serialsOfItem', { entityId: us.entityId, itemId: meter, text: 'a' }),
  ).toMatchObject([{ serial: 'A1' }, { serial: 'A2' }, { serial: 'A4' }])
  expect(await broken()).toEqual([])
})

test('200 parallel sales of twenty units sell each once', async () => {
  const units = Array.from({ length: 20 }, (_, at) => `U${at}`)
  await us.ok('purchaseBill.save', bill(line(units)))
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      answered(() => us.call('salesInvoice.save', sale(line([units[at % 20]!])))),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 422]))
  expect(new Set(Object.values(await states()))).toEqual(new Set(['gone']))
  expect(await broken()).toEqual([])
})

test('after random bills, sales, changes, returns and cancellations each unit is where a naive book has it', async () => {
  let seed = 20
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below
  const there = new Set<string>()
  const live: { id: number; version: number; serials: string[] }[] = []
  let made = 0
  for (let step = 0; step < 60; step++) {
    const free = [...there]
    if (free.length < 3 || random(3) === 0) {
      const serials = Array.from({ length: 1 + random(3) }, () => `R${++made}`)
      await us.ok('purchaseBill.save', bill(line(serials)))
      for (const serial of serials) there.add(serial)
    } else if (live.length > 0 && random(4) === 0) {
      const at = random(live.length)
      const one = live[at]!
      if (random(2) === 0) {
        await us.ok('salesInvoice.cancel', { ids: [one.id], reason: 'Data Entry Mistake' })
        live.splice(at, 1)
        for (const serial of one.serials) there.add(serial)
      } else {
        const serials = [free[random(free.length)]!]
        const { version } = await us.ok('salesInvoice.save', {
          ...sale(line(serials)),
          id: one.id,
          version: one.version,
        })
        for (const serial of one.serials) there.add(serial)
        there.delete(serials[0]!)
        live[at] = { id: one.id, version, serials }
      }
    } else {
      const serials = [free[random(free.length)]!]
      const { id, version } = await us.ok('salesInvoice.save', sale(line(serials)))
      there.delete(serials[0]!)
      live.push({ id, version, serials })
    }
  }
  const now = await states()
  expect(
    Object.keys(now)
      .filter((serial) => now[serial] === 'inStock')
      .toSorted(),
  ).toEqual([...there].toSorted())
  expect(await broken()).toEqual([])
})
