import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { figure } from './lib/figures.ts'
import { median, medianTime, millisecondsOf } from './lib/measure.ts'
import { ownerOf, startProduct, startServerProcess } from './lib/product.ts'

/**
 * W3: GSTR-1 of one period with 100,000 invoices and a million lines: the summary (rate-wise and HSN-wise) and the
 * portal's JSON over HTTP, against the live aggregate of lines in SQL, with the server's peak memory. And the JSON of a
 * month as many have it, of 8,500 invoices.
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
  const { subscriberId, entityId, otherEntityId } = shop
  const owner = await ownerOf(product.ownerUrl)
  const month = { subscriberId, lines, from: '2026-10-01', to: '2026-10-31' }
  await fillDocuments(owner, { ...month, entityId, invoices, others: 0, log: console.log })
  await fillDocuments(owner, { ...month, entityId: otherEntityId, invoices: 8500, others: 0 })
  await owner.query('vacuum (analyze)')
  const period = { entityId, returnPeriod: '102026' }

  const live = await medianTime(async () => {
    const hsn = await owner.query({ name: 'hsn', text: liveHsn, values: [subscriberId, entityId] })
    const rates = await owner.query({ name: 'rates', text: liveRates, values: [subscriberId, entityId] })
    if (hsn.rows.length === 0 || rates.rows.length === 0) throw new Error('nothing found')
  }, runs)
  const summary = await medianTime(() => shop.ok('gstr1.summary', period), runs)
  figure({
    name: `summary of ${invoices} invoices over HTTP, against the live sums in SQL, p50`,
    value: summary,
    unit: 'ms',
    limit: live,
    goal: { of: 'value', atMost: 40 },
  })

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

  const small = await medianTime(() => json(product.server.url, { ...period, entityId: otherEntityId }), runs)
  figure({ name: 'JSON of 8500 invoices', value: small, unit: 'ms', goal: { of: 'value', atMost: 350 } })

  const apart = await startServerProcess(product.server)
  try {
    await json(apart.url, { ...period, entityId: otherEntityId, returnPeriod: '092026' })
    const rest = await apart.atRest()
    const times: number[] = []
    let bytes = 0
    let firstPeak = 0
    for (let run = 0; run < runs; run++) {
      times.push(
        await millisecondsOf(async () => {
          bytes = await json(apart.url, period)
        }),
      )
      if (run === 0) firstPeak = await apart.peak()
    }
    figure({
      name: `JSON of ${invoices} invoices, ${(bytes / 1e6).toFixed(1)} MB, against the live sums`,
      value: median(times) / 1000,
      unit: 's',
      limit: live / 1000,
      goal: { of: 'value', atMost: 10 },
    })
    figure({
      name: 'peak memory of the server by then',
      note: `${rest.toFixed(0)} MB at rest`,
      value: firstPeak,
      unit: 'MB',
      goal: { of: 'value', atMost: 300 },
    })
    figure({
      name: `the same after ${runs} of them`,
      value: await apart.peak(),
      unit: 'MB',
      goal: { of: 'value', atMost: 300 },
    })
    await new Promise((done) => setTimeout(done, 10_000))
    const { rss, heapUsed } = (await apart.watched()).memory
    figure({
      name: 'ten seconds later, against at rest',
      note: `heap in use ${heapUsed.toFixed(0)} MB`,
      value: rss,
      unit: 'MB',
      limit: rest,
      goal: { of: 'ratio', atMost: 1.3 },
    })
  } finally {
    await apart.stop()
  }

  /** Reads the return as a browser does, in parts. */
  async function json(url: string, body: object): Promise<number> {
    const reply = await fetch(`${url}/api/gstReturn/gstr1/json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'auth-token': shop.token },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`)
    let read = 0
    for await (const part of reply.body!) read += part.length
    return read
  }
  await owner.end()
} finally {
  await product.stop()
}
