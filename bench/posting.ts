import { stockShop } from '../packages/server/test/shop.ts'
import { figure } from './lib/figures.ts'
import { load, medianOf } from './lib/measure.ts'
import { ownerOf, startProduct } from './lib/product.ts'

/**
 * W1: a ten-line invoice over HTTP (checked, computed, numbered without gaps, ledger, audit, sums, flushed) against
 * the bare transaction of the same rows in PostgreSQL, with one client and with eight.
 */
const seconds = Number(process.argv[2] ?? 3)
const runs = Number(process.argv[3] ?? 5)
const product = await startProduct()
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const masters = await stockShop(shop)
  const lines = Array.from({ length: 10 }, (_, index) => ({
    itemId: index % 2 === 0 ? masters.bolt : masters.service,
    quantity: String(index + 1),
    unitPrice: `${100 + index}.50`,
  }))
  const body = {
    entityId: shop.entityId,
    partyId: masters.registered,
    date: '2026-11-20',
    status: 'Active',
    lines,
  }
  const date = new Date().toISOString().slice(0, 10)
  const bodies = [{ ...body, date: date < body.date ? date : body.date }]
  const post = (parallel: number, milliseconds = seconds * 1000) =>
    product.post({ path: '/salesInvoice/save', token: shop.token, bodies, parallel, milliseconds })

  await raw(product.ownerUrl, 1, 500, true)
  await post(8, 3000)
  for (const parallel of [1, 8]) {
    const limit = await medianOf(runs, () => raw(product.ownerUrl, parallel, seconds * 1000))
    const http = await medianOf(runs, () => post(parallel))
    figure({
      name: `saved over HTTP, ${parallel} at once, against the bare transaction`,
      value: http.perSecond,
      unit: '/s',
      limit: limit.perSecond,
      ...(parallel === 8 ? { goal: { of: 'ratio', atLeast: 0.25 } } : {}),
    })
    if (parallel === 1)
      figure({ name: 'p50, one at once', value: http.p50, unit: 'ms', goal: { of: 'value', atMost: 2.5 } })
    else figure({ name: 'p95, 8 at once', value: http.p95, unit: 'ms', goal: { of: 'value', atMost: 15 } })
  }
} finally {
  await product.stop()
}

/** Invoice, its lines in one statement, and its number: what nobody can do without. */
async function raw(url: string, parallel: number, milliseconds: number, prepare = false) {
  const clients = await Promise.all(Array.from({ length: parallel }, () => ownerOf(url)))
  if (prepare) {
    await clients[0]!.query(`
      drop table if exists raw_lines, raw_documents, raw_counters;
      create table raw_counters (id int primary key, last bigint);
      create table raw_documents (id bigint generated always as identity primary key, number text unique, date date, party_id bigint, total numeric);
      create table raw_lines (document_id bigint, line_number int, item_id bigint, description text, hsn text, quantity numeric, unit_price numeric,
        taxable_value numeric, cgst numeric, sgst numeric, total numeric, primary key (document_id, line_number));
      insert into raw_counters values (1, 0)`)
  }
  const lines = JSON.stringify(
    Array.from({ length: 10 }, (_, index) => ({
      line_number: index + 1,
      item_id: index,
      description: 'Steel bolt M8',
      hsn: '73181500',
      quantity: '10',
      unit_price: '100.50',
      taxable_value: '1005.00',
      cgst: '90.45',
      sgst: '90.45',
      total: '1185.90',
    })),
  )
  try {
    return await load(parallel, milliseconds, async (slot) => {
      const client = clients[slot]!
      await client.query('begin')
      const { rows } = await client.query({
        name: 'document',
        text: `with taken as (update raw_counters set last = last + 1 where id = 1 returning last)
          insert into raw_documents (number, date, party_id, total) select 'INV/' || last, current_date, 1, 11859 from taken returning id`,
      })
      await client.query({
        name: 'lines',
        text: `insert into raw_lines select $1, l.* from json_to_recordset($2::json) as l (line_number int, item_id bigint, description text, hsn text,
          quantity numeric, unit_price numeric, taxable_value numeric, cgst numeric, sgst numeric, total numeric)`,
        values: [rows[0].id, lines],
      })
      await client.query('commit')
    })
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
