import pg from 'pg'
import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { median } from './lib/measure.ts'
import { startProduct } from './lib/product.ts'

/**
 * W3: GSTR-1 of one period with 100,000 invoices and a million lines: the summary (rate-wise and HSN-wise) and the
 * portal's JSON over HTTP, against the live aggregate of lines in SQL, with the server's peak memory.
 */
const invoices = Number(process.argv[2] ?? 100_000)
const lines = Number(process.argv[3] ?? 10)
const runs = 5
const liveHsn = `select l.hsn, l.uqc, l.tax_rate, sum(l.quantity), sum(l.taxable_value), sum(l.igst), sum(l.cgst), sum(l.sgst)
  from documents d join document_lines l on l.subscriber_id = d.subscriber_id and l.document_id = d.id
  where d.subscriber_id = $1 and d.entity_id = $2 and d.return_period = '102026' and d.status <> 'Cancelled' group by 1, 2, 3`
const liveRates = `select r.section, r.place_of_supply, r.rate, sum(r.taxable_value), sum(r.igst), sum(r.cgst), sum(r.sgst)
  from gstr1_rows r where r.subscriber_id = $1 and r.entity_id = $2 and r.return_period = '102026' group by 1, 2, 3`

const product = await startProduct()
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const { subscriberId, entityId } = shop
  const owner = new pg.Client({ connectionString: product.ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  await fillDocuments(owner, {
    subscriberId,
    entityId,
    invoices,
    lines,
    from: '2026-10-01',
    to: '2026-10-31',
    log: console.log,
  })
  await owner.query('vacuum (analyze)')
  const { rows } = await owner.query(
    'select count(*)::int as lines from document_lines where subscriber_id = $1',
    [subscriberId],
  )
  console.log(`${invoices} invoices, ${rows[0].lines} lines in the period`)
  const period = { entityId, returnPeriod: '102026' }

  const live = await timed(runs, async () => {
    const hsn = await owner.query({ name: 'hsn', text: liveHsn, values: [subscriberId, entityId] })
    const rates = await owner.query({ name: 'rates', text: liveRates, values: [subscriberId, entityId] })
    if (hsn.rows.length === 0 || rates.rows.length === 0) throw new Error('nothing found')
  })
  const summary = await timed(runs, async () => void (await shop.ok('gstr1.summary', period)))
  console.log(
    `W3 summary: live SQL ${live.toFixed(0)} ms; over HTTP ${summary.toFixed(1)} ms; ratio ${(summary / live).toFixed(4)}`,
  )

  // The sums must be what the live scan finds.
  const kept = await shop.ok('gstr1.summary', period)
  const total = await owner.query(
    `select sum(taxable_value) as taxable from documents where subscriber_id = $1 and entity_id = $2 and return_period = '102026' and status <> 'Cancelled'`,
    [subscriberId, entityId],
  )
  const sum = ['B2B', 'B2CL', 'B2CS', 'NIL', 'EXP'].reduce(
    (all, code) => all + Number(kept.sections.find(({ section }) => section === code)?.taxableValue ?? 0),
    0,
  )
  if (Math.abs(sum - Number(total.rows[0].taxable)) > 0.005)
    throw new Error(`Sections ${sum}, documents ${total.rows[0].taxable}`)

  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
  const before = process.memoryUsage.rss()
  const start = performance.now()
  const reply = await fetch(`${product.server.url}/api/gstReturn/gstr1/json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'auth-token': shop.token },
    body: JSON.stringify(period),
  })
  let bytes = 0
  for await (const part of reply.body!) bytes += (part as Uint8Array).length
  const seconds = (performance.now() - start) / 1000
  clearInterval(watch)
  console.log(
    `W3 JSON: ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(2)} s; peak memory ${(peak / 1e6).toFixed(0)} MB, ${((peak - before) / 1e6).toFixed(0)} MB above rest (server and reader in one process)`,
  )
  await owner.end()
} finally {
  await product.stop()
}

async function timed(times: number, work: () => Promise<void>): Promise<number> {
  await work()
  const list: number[] = []
  for (let at = 0; at < times; at++) {
    const start = performance.now()
    await work()
    list.push(performance.now() - start)
  }
  return median(list)
}
