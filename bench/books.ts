import { sumLedgers } from '@bahi/server/features/books/index.ts'
import { figure } from './lib/figures.ts'
import { filledShop } from './lib/filled-shop.ts'
import { medianTime, millisecondsOf } from './lib/measure.ts'
import { startProduct } from './lib/product.ts'

/**
 * The statements over a million invoices and their receipts, each over HTTP, against the sums of the ledger's entries by account in SQL.
 * `node bench/books.ts [invoices]`.
 */
const invoices = Number(process.argv[2] ?? 1_000_000)
const [from, to] = ['2025-04-01', '2026-11-20']
const product = await startProduct()
try {
  const { shop, owner } = await filledShop(product, { invoices, from, to })
  const { subscriberId, entityId } = shop
  await owner.query('vacuum (analyze)')
  const summing = await millisecondsOf(() => sumLedgers(product.server.app.services))
  const { rows } = await owner.query<{ entries: number; sums: number }>(
    `select (select count(*)::int from ledger_entries where subscriber_id = $1) as entries,
       (select count(*)::int from ledger_sums where subscriber_id = $1) as sums`,
    [subscriberId],
  )
  if (rows[0]!.sums === 0) throw new Error('The ledger was not summed')
  figure({
    name: `the first sums of ${rows[0]!.entries} entries, ${rows[0]!.sums} of them`,
    value: summing,
    unit: 'ms',
  })
  await owner.query('analyze ledger_sums')

  const bare = await medianTime(async () => {
    const found = await owner.query({
      name: 'bare',
      text: `select e.account, sum(e.debit - e.credit) from ledger_entries e
        where e.subscriber_id = $1 and e.entity_id = $2 and e.date <= $3 group by e.account`,
      values: [subscriberId, entityId, to],
    })
    if (found.rows.length === 0) throw new Error('No account')
  })
  const asked = { entityIds: [entityId] }
  const year = { fromDate: '2026-04-01', toDate: to }
  const before = { compareFromDate: '2025-04-01', compareToDate: '2025-11-20' }
  const statements: Readonly<Record<string, () => Promise<{ rows: readonly unknown[] }>>> = {
    'trial balance': () => shop.ok('accounting.trialBalance', { ...asked, asOf: to }),
    'trial balance of a day in the year before': () =>
      shop.ok('accounting.trialBalance', { ...asked, asOf: '2026-01-15' }),
    'trial balance beside that of a year before': () =>
      shop.ok('accounting.trialBalance', { ...asked, asOf: to, compareAsOf: '2025-11-20' }),
    'profit and loss': () => shop.ok('accounting.profitAndLoss', { ...asked, ...year }),
    'profit and loss beside the year before': () =>
      shop.ok('accounting.profitAndLoss', { ...asked, ...year, ...before }),
    'balance sheet': () => shop.ok('accounting.balanceSheet', { ...asked, asOf: to }),
    'cash flow': () => shop.ok('accounting.cashFlow', { ...asked, ...year }),
  }
  for (const [name, read] of Object.entries(statements)) {
    const value = await medianTime(async () => {
      if ((await read()).rows.length === 0) throw new Error(`${name}: no row`)
    })
    figure({
      name: `${name}, against the sums of all entries in SQL, p50`,
      value,
      unit: 'ms',
      limit: bare,
      goal: { of: 'value', atMost: 300 },
    })
  }
  await owner.end()
} finally {
  await product.stop()
}
