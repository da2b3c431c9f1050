import type pg from 'pg'
import { keepStockMonths } from '@bahi/server/features/inventory/index.ts'
import { figure } from './lib/figures.ts'
import { filledShop } from './lib/filled-shop.ts'
import { medianTime } from './lib/measure.ts'
import { startProduct } from './lib/product.ts'

/**
 * Reports of stock over a million invoices of a line each and the receipts of a thousand items: the first page of each over HTTP, against
 * the sums of its movements in SQL.
 */
const invoices = Number(process.argv[2] ?? 1_000_000)
const size = 30
const [from, to] = ['2026-04-01', '2026-11-20']
const product = await startProduct()
try {
  const { shop, owner } = await filledShop(product, { invoices, from, to }, (made) =>
    made.ok('setting.update', {
      entityId: made.entityId,
      settings: [{ name: 'EnableStockInventory', value: true }],
    }),
  )
  const { subscriberId, entityId } = shop
  await moveGoods(owner, subscriberId, entityId)
  const begun = performance.now()
  await keepStockMonths(product.server.app.services)
  console.log(`months kept in ${Math.round((performance.now() - begun) / 1000)} s`)
  await owner.query('vacuum (analyze)')
  const { rows } = await owner.query<{ n: number }>(
    'select count(*)::int as n from stock_movements where subscriber_id = $1',
    [subscriberId],
  )
  console.log(`${rows[0]!.n} movements`)

  const bare = await medianTime(async () => {
    const found = await owner.query({
      name: 'bare',
      text: `select i.name, sum(m.quantity) filter (where m.day < $3) as opening, sum(greatest(m.quantity, 0)) filter (where m.day >= $3) as inward,
          sum(greatest(-m.quantity, 0)) filter (where m.day >= $3) as outward, sum(m.quantity) as closing
        from stock_movements m join items i on i.subscriber_id = m.subscriber_id and i.id = m.item_id
        where m.subscriber_id = $1 and m.entity_id = $2 and m.day <= $4 group by i.name order by i.name limit ${size}`,
      values: [subscriberId, entityId, '2026-11-01', to],
    })
    if (found.rows.length !== size) throw new Error('A page is not full')
  })
  const asked = { entityIds: [entityId], size, sort: 'itemName ASC' }
  const year = { fromDocumentDate: from, toDocumentDate: to }
  const month = { fromDocumentDate: '2026-11-01', toDocumentDate: to }
  const reports: Readonly<Record<string, () => Promise<{ records: readonly unknown[] }>>> = {
    'stock report by item of a month': () =>
      shop.ok('inventory.search', { ...asked, ...month, groupBy: 'item' }),
    'stock report by item at a day in July': () =>
      shop.ok('inventory.search', {
        ...asked,
        fromDate: '2026-07-01',
        toDate: '2026-07-15',
        groupBy: 'item',
      }),
    'stock ageing': () => shop.ok('stockAgeing.search', asked),
    'stock ageing at a day in July': () => shop.ok('stockAgeing.search', { ...asked, asOf: '2026-07-15' }),
    'consumption of a month': () => shop.ok('stockConsumption.search', { ...asked, ...month }),
    'consumption of the year': () => shop.ok('stockConsumption.search', { ...asked, ...year }),
    'profit by item of a month': () => shop.ok('itemProfit.search', { ...asked, ...month }),
    'profit by item of the year': () => shop.ok('itemProfit.search', { ...asked, ...year }),
    'profit by invoice of a month': () =>
      shop.ok('invoiceProfit.search', { ...asked, ...month, sort: 'date DESC' }),
    'profit by invoice of the year': () =>
      shop.ok('invoiceProfit.search', { ...asked, ...year, sort: 'date DESC' }),
  }
  for (const [name, read] of Object.entries(reports)) {
    const value = await medianTime(async () => {
      const { records } = await read()
      if (records.length !== size) throw new Error(`${name}: ${records.length} rows`)
    })
    figure({
      name: `first page of ${name}, against the sums of all movements in SQL, p50`,
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

/** What the invoices took, and a receipt of each item on every Monday, as postings would write them. */
async function moveGoods(owner: pg.Client, subscriberId: number, entityId: number): Promise<void> {
  const run = (text: string) => owner.query(text, [subscriberId, entityId])
  await owner.query(`select set_config('bahi.subscriber_id', $1, false)`, [String(subscriberId)])
  await owner.query(`update items set is_stocked = true where subscriber_id = $1`, [subscriberId])
  await run(`insert into stock_movements (subscriber_id, entity_id, item_id, place_id, day, turn, sort, quantity, value, entry_id, line_number)
    select $1, $2, i.id, $2, day::date, 0, 'receipt', 400, 400 * (5 + (i.id + extract(doy from day)::int) % 20), 1000000 + extract(doy from day)::int, i.id
    from items i cross join generate_series(date '${from}', date '${to}', interval '7 days') day
    where i.subscriber_id = $1 and i.code like 'BULK%'`)
  await run(`insert into stock_movements (subscriber_id, entity_id, item_id, place_id, day, turn, sort, quantity, value, document_id, line_number)
    select $1, $2, l.item_id, $2, d.date, d.id, 'issue', -l.quantity, 0, d.id, l.line_number
    from documents d join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
    where d.subscriber_id = $1 and d.entity_id = $2 and d.kind = 'salesInvoice' and d.cancelled_at is null and l.item_id is not null`)
  await run(`insert into stock_days (subscriber_id, item_id, place_id, holder_id, batch, day, entity_id, inward, outward)
    select m.subscriber_id, m.item_id, m.place_id, 0, '', m.day, m.entity_id, sum(greatest(m.quantity, 0)), sum(greatest(-m.quantity, 0))
    from stock_movements m where m.subscriber_id = $1 and m.entity_id = $2 group by 1, 2, 3, 6, 7`)
  await run(`insert into stock_levels (subscriber_id, item_id, place_id, holder_id, batch, entity_id, quantity, changed_from)
    select m.subscriber_id, m.item_id, m.place_id, 0, '', m.entity_id, sum(m.quantity), '-infinity'
    from stock_movements m where m.subscriber_id = $1 and m.entity_id = $2 group by 1, 2, 3, 6`)
  await owner.query('analyze stock_movements, stock_days, stock_levels')
}
