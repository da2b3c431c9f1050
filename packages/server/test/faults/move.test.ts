import { afterAll, beforeAll, expect, test } from 'vitest'
import { booksOf, differences } from '../books-of.ts'
import { startTestServer } from '../call-helpers.ts'
import type { TestServer, TestSubscriber } from '../call-helpers.ts'
import { brokenBooks, moveDetail, proofOf, sendBooks, settled, shopToMoveTo } from '../moving.ts'
import { envelope, shopMasters, shopVouchers, voucherXml } from '../tally-books.ts'
import type { TallyVoucher } from '../tally-books.ts'
import { vyaparReports, vyaparZip } from '../vyapar-books.ts'
import { bolts, zohoTables, zohoZip } from '../zoho-books.ts'
import { forgetWorkers, killWorker, startWorker, untilWorked } from '../worker-life.ts'

/** The process that moves a business in is killed again and again; what comes of it is what a move that nobody killed makes. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const underWay = ['Preparing', 'Running']

/** The shop in the files of each program, with many more sales and receipts. */
const tally = (): string =>
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

const zoho = (): Buffer => {
  const tables = zohoTables()
  const [sale] = tables['Invoice.csv']!
  const [receipt] = tables['Customer_Payment.csv']!
  const many = Array.from({ length: 40 }, (_, index) => index)
  return zohoZip({
    ...tables,
    'Invoice.csv': [
      ...tables['Invoice.csv']!,
      ...many.map((index) => ({
        ...sale!,
        'Invoice ID': `M${index}`,
        'Invoice Number': `M-${index}`,
        ...bolts('Bolt M8', 2, 12.5),
        Total: '29.50',
      })),
    ],
    'Customer_Payment.csv': [
      ...tables['Customer_Payment.csv']!,
      ...many.map((index) => ({
        ...receipt!,
        'Payment Number': 100 + index,
        'CustomerPayment ID': `M${index}`,
        Amount: '10.00',
        'Unused Amount': '0.00',
        'Invoice Number': `M-${index}`,
        'Amount Applied to Invoice': '10.00',
      })),
    ],
  })
}

const vyapar = (): Promise<Buffer> => {
  const reports = vyaparReports()
  const sale = reports.sales[1]!
  const detail = reports.saleItems[1]!
  for (let index = 0; index < 40; index++) {
    reports.sales.push(sale.with(2, `M-${index}`))
    reports.saleItems.push(detail.with(1, `M-${index}`))
  }
  // Each leaves 295.00 - 100.00 open.
  reports.parties[1] = reports.parties[1]!.map((cell) => (cell === 1145 ? 1145 + 40 * 195 : cell))
  return vyaparZip(reports)
}

const stateOf = async (us: TestSubscriber, moveId: number): Promise<string> =>
  (await moveDetail(us, moveId)).state

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
      rows.map((row) => row.replace(/("number_scope":"O\w:\w+):\d+/, '$1')).toSorted(),
    ]),
  )

test.each([
  // One engine brings them all; what reads the files differs.
  ['Tally', 'books.xml', tally, 5],
  ['ZohoBooks', 'backup.zip', zoho, 3],
  ['Vyapar', 'reports.zip', vyapar, 3],
] as const)(
  'a move from %s that is killed at many points is what a move that nobody killed is',
  { timeout: 1_200_000 },
  async (program, name, books, kills) => {
    const old = { program, name, content: await books() }
    const [clean, killed] = [await shopToMoveTo(server), await shopToMoveTo(server)]
    const [first, second] = [await sendBooks(clean, old), await sendBooks(killed, old)]
    const reader = await startWorker(server, 2)
    await settled(clean, first, ['Reading'])
    await settled(killed, second, ['Reading'])
    await clean.ok('move.run', { moveId: first, fromDate: '2026-04-01' } as never)
    expect((await settled(clean, first, underWay)).state).toBe('Done')
    await killWorker(reader)
    await forgetWorkers(server)

    await killed.ok('move.run', { moveId: second, fromDate: '2026-04-01' } as never)
    const points = new Set<number>()
    for (let kill = 0; kill < kills; kill++) {
      const before = await reached(killed)
      const worker = await startWorker(server, 1)
      let turn = 0
      await untilWorked(server, worker, async () => {
        if ((await reached(killed)) > before) return true
        // The last step may add nothing; the call takes more of the machine than the move does meanwhile.
        return (++turn % 20 === 0 && (await stateOf(killed, second)) === 'Done') || undefined
      })
      await killWorker(worker)
      await forgetWorkers(server)
      points.add(await reached(killed))
      if ((await stateOf(killed, second)) === 'Done') break
    }
    expect(points.size).toBeGreaterThan(2)
    const last = await startWorker(server, 1)
    expect((await settled(killed, second, underWay)).state).toBe('Done')
    await killWorker(last)
    const [ours, theirs] = [await plainBooks(killed), await plainBooks(clean)]
    expect(differences(ours, theirs).slice(0, 5)).toEqual([])
    expect((await proofOf(killed, second, 'parties')).differing).toBe(0)
    expect(await brokenBooks(killed)).toEqual([])
  },
)
