import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { proofs } from '../../src/features/ledger/index.ts'
import { seedCashRetail } from '../../src/features/parties/index.ts'
import { booksOf, differences } from '../books-of.ts'
import { startTestServer } from '../call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber } from '../call-helpers.ts'
import { addSeries } from '../shop.ts'
import { envelope, shopMasters, shopVouchers, voucherXml } from '../tally-books.ts'
import type { TallyVoucher } from '../tally-books.ts'
import { forgetWorkers, startWorker } from '../worker-life.ts'

/** The process that moves a business in is killed again and again; what comes of it is what a move that nobody killed makes. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The shop, with many more sales and receipts. */
const books = (): string =>
  envelope(
    ...shopMasters(),
    ...[
      ...shopVouchers(),
      ...Array.from({ length: 60 }, (_, index): TallyVoucher[] => [
        {
          type: 'GST Sales',
          number: `M-${index}`,
          date: '2026-06-20',
          party: 'Asha Retail',
          entries: [
            ['Asha Retail', 29.5, [[`M-${index}`, 'New Ref', 29.5]]],
            ['CGST', -2.25],
            ['SGST', -2.25],
          ],
          goods: [['Bolt M8', 2, 12.5, -25, 'Sales GST 18%']],
        },
        {
          type: 'Receipt',
          number: `MR-${index}`,
          date: '2026-06-21',
          party: 'Asha Retail',
          entries: [
            ['Asha Retail', -10, [[`M-${index}`, 'Agst Ref', -10]]],
            ['Cash', 10],
          ],
        },
      ]).flat(),
    ].map((voucher) => voucherXml(voucher)),
  )

async function shop(): Promise<TestSubscriber> {
  const us = await server.makeSubscriber()
  await us.inTenant((db) => seedCashRetail(db))
  await addSeries(us, [
    'salesInvoice',
    'purchaseBill',
    'outwardNote',
    'inwardNote',
    'paymentIn',
    'paymentOut',
    'receiptVoucher',
    'paymentVoucher',
    'journal',
    'contra',
  ])
  await us.ok('setting.update', {
    settings: [
      { name: 'EnableStockInventory', value: true },
      { name: 'StockSince', value: '2026-04-01' },
    ],
  } as never)
  return us
}

const begun = async (us: TestSubscriber): Promise<number> => {
  const { moveId } = await us.ok('move.read', {
    program: 'Tally',
    entityId: us.entityId,
    file: { name: 'books.xml', content: Buffer.from(books()).toString('base64') },
  } as never)
  return moveId
}
const stateOf = async (us: TestSubscriber, moveId: number): Promise<string> =>
  ((await us.ok('move.detail', { moveId: String(moveId) })) as AnyBody).state

const reached = async (us: TestSubscriber): Promise<number> => {
  const { rows } = await server.app.pools.owner.query<{ reached: number }>(
    `select (select count(*) from move_records m where m.subscriber_id = $1)::int + (select count(*) from import_records r where r.subscriber_id = $1)::int as reached`,
    [us.subscriberId],
  )
  return rows[0]!.reached
}

/** Books without the ids and times that are in the middle of other figures. */
const plainBooks = async (us: TestSubscriber) =>
  Object.fromEntries(
    Object.entries(await booksOf(server, us.subscriberId)).map(([table, rows]) => [
      table,
      rows
        .map((row) => row.replace(/("number_scope":"O\w:\w+):\d+/, '$1').replace(/"turn":\d+/, ''))
        .toSorted(),
    ]),
  )

async function until(us: TestSubscriber, moveId: number, states: readonly string[]): Promise<void> {
  for (const end = Date.now() + 120_000; !states.includes(await stateOf(us, moveId)); await pause(50))
    if (Date.now() > end) throw new Error(`The move is ${await stateOf(us, moveId)}`)
}

test(
  'a move that is killed at many points is what a move that nobody killed is',
  { timeout: 400_000 },
  async () => {
    const [clean, killed] = [await shop(), await shop()]
    const [first, second] = [await begun(clean), await begun(killed)]
    const reader = await startWorker(server, 2)
    await until(clean, first, ['Read'])
    await until(killed, second, ['Read'])
    await clean.ok('move.run', { moveId: first, fromDate: '2026-04-01' } as never)
    await until(clean, first, ['Done'])
    reader.kill('SIGKILL')
    await once(reader, 'exit')
    await forgetWorkers(server)

    await killed.ok('move.run', { moveId: second, fromDate: '2026-04-01' } as never)
    const points = new Set<number>()
    for (let kill = 0; kill < 12; kill++) {
      const before = await reached(killed)
      const worker = await startWorker(server, 1)
      for (;;) {
        if ((await stateOf(killed, second)) === 'Done') break
        if ((await reached(killed)) > before) break
        await pause(5)
      }
      worker.kill('SIGKILL')
      await once(worker, 'exit')
      await forgetWorkers(server)
      points.add(await reached(killed))
      if ((await stateOf(killed, second)) === 'Done') break
    }
    const last = await startWorker(server, 1)
    await until(killed, second, ['Done'])
    last.kill('SIGKILL')
    await once(last, 'exit')
    const [ours, theirs] = [await plainBooks(killed), await plainBooks(clean)]
    expect(differences(ours, theirs).slice(0, 5)).toEqual([])
    const proof: AnyBody = await killed.ok('move.proof', { moveId: second, part: 'parties' } as never)
    expect(proof.differing).toBe(0)
    const broken: unknown[] = []
    for (const { name, sql: text } of proofs) {
      const { rows } = await killed.inTenant((db) => sql.raw(text).execute(db))
      if (rows.length > 0) broken.push(name)
    }
    expect(broken).toEqual([])
  },
)
