import pg from 'pg'
import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { load, medianOf, shown } from './lib/measure.ts'
import type { Run } from './lib/measure.ts'
import { startProduct } from './lib/product.ts'

/**
 * W2: fifty of a million invoices over HTTP, first page and page 20,000, by filter and in every order, against the
 * same page in SQL made into JSON.
 */
const invoices = Number(process.argv[2] ?? 1_000_000)
const seconds = Number(process.argv[3] ?? 3)
const runs = Number(process.argv[4] ?? 5)
const size = 50
const product = await startProduct()
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const owner = new pg.Client({ connectionString: product.ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  const from = '2026-01-01'
  const started = performance.now()
  const { subscriberId, entityId } = shop
  await fillDocuments(owner, {
    subscriberId,
    entityId,
    invoices,
    lines: 3,
    from,
    to: '2026-11-20',
    log: console.log,
  })
  await owner.query('vacuum (analyze) documents')
  console.log(`filled with ${invoices} invoices in ${Math.round((performance.now() - started) / 1000)} s`)

  const search = async (body: object) => shop.ok('salesInvoice.search', { size, ...body })
  const first = await search({})
  if (first.records.length !== size) throw new Error('A page is not full')
  const late = await search({ start: Math.max(0, invoices - 3 * size) })
  const pages: Record<string, object> = {
    'page 1': {},
    [`page ${Math.floor(invoices / size) - 1}`]: { after: late.next },
    'by date': { sort: 'date DESC' },
    'by total': { sort: 'total DESC' },
    'by number': { sort: 'number ASC' },
    unpaid: { view: 'unpaid' },
    'one party': { partyIds: [first.records[0].partyId!] },
    'one month by total': {
      fromDocumentDate: '2026-10-01',
      toDocumentDate: '2026-10-31',
      sort: 'total DESC',
    },
  }
  const limits = new Map<number, Run>()
  for (const lanes of [1, 8])
    limits.set(lanes, await medianOf(runs, () => raw(subscriberId, entityId, lanes)))
  for (const [name, more] of Object.entries(pages)) {
    for (const lanes of [1, 8]) {
      const bodies = [{ size, sort: 'id DESC', ...more }]
      let bytes = 0
      const http = await medianOf(runs, async () => {
        const figures = await product.post({
          path: '/salesInvoice/search',
          token: shop.token,
          bodies,
          lanes,
          milliseconds: seconds * 1000,
        })
        bytes = figures.bytes
        return figures
      })
      const limit = limits.get(lanes)!
      console.log(
        `W2 ${name}, ${lanes} lanes: in SQL ${shown(limit)}; over HTTP ${shown(http)}; ratio ${(http.perSecond / limit.perSecond).toFixed(3)}; ${(bytes / 1000).toFixed(1)} kB`,
      )
    }
  }
  await owner.end()
} finally {
  await product.stop()
}

/** The first page as a query with a name, its rows made into JSON. */
async function raw(subscriberId: number, entityId: number, lanes: number): Promise<Run> {
  const clients = await Promise.all(
    Array.from({ length: lanes }, async () => {
      const client = new pg.Client({ connectionString: product.ownerUrl })
      await client.connect()
      return client
    }),
  )
  try {
    return await load(lanes, seconds * 1000, async (lane) => {
      const { rows } = await clients[lane]!.query({
        name: 'page',
        text: `select id, version, kind, number, date, due_date, entity_id, party_id, party_name, party_gstin, place_of_supply, taxable_value,
            igst + cgst + sgst + cess + state_cess as tax, total, balance, status, changed_at
          from documents where subscriber_id = $1 and kind = 'salesInvoice' and entity_id = any($2::bigint[]) and status <> 'Delete' and id < $3
          order by id desc limit ${size}`,
        values: [subscriberId, [entityId], '9007199254740991'],
      })
      if (JSON.stringify(rows).length < 1000) throw new Error('no rows')
    })
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}
