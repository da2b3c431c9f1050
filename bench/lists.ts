import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { stockShop } from '../packages/server/test/shop.ts'
import { bareList } from './lib/bare-list.ts'
import { figure } from './lib/figures.ts'
import { medianOf } from './lib/measure.ts'
import { ownerOf, startProduct } from './lib/product.ts'

/**
 * W2: fifty of a million invoices over HTTP, first page and page 20,000, by filter and in every order, against the
 * same page in SQL made into JSON and sent as an empty HTTP answer is. And W1 with a million stored: is posting as
 * quick as before?
 */
const invoices = Number(process.argv[2] ?? 1_000_000)
const seconds = Number(process.argv[3] ?? 2)
const runs = Number(process.argv[4] ?? 5)
const size = 50
const product = await startProduct()
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const owner = await ownerOf(product.ownerUrl)
  const { subscriberId, entityId, token } = shop
  const masters = await stockShop(shop)
  const invoice = {
    entityId,
    partyId: masters.registered,
    date: '2026-11-20',
    status: 'Active',
    lines: Array.from({ length: 10 }, () => ({ itemId: masters.bolt, quantity: '3', unitPrice: '100.50' })),
  }
  const post = () =>
    medianOf(runs, () =>
      product.post({
        path: '/salesInvoice/save',
        token,
        bodies: [invoice],
        parallel: 8,
        milliseconds: seconds * 1000,
      }),
    )
  await post()
  const fewStored = await post()
  const started = performance.now()
  await fillDocuments(owner, {
    others: 0,
    subscriberId,
    entityId,
    invoices,
    lines: 3,
    from: '2026-01-01',
    to: '2026-11-20',
    log: console.log,
  })
  await owner.query('vacuum (analyze)')
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
    'one party': { partyIds: [first.records[0]!.partyId!] },
    'one month by total': {
      fromDocumentDate: '2026-10-01',
      toDocumentDate: '2026-10-31',
      sort: 'total DESC',
    },
  }
  const bare = await bareList({
    ownerUrl: product.ownerUrl,
    subscriberId,
    entityId,
    kind: 'salesInvoice',
    size,
  })
  const measure = (more: { path: string; url?: string; bodies: readonly unknown[]; parallel: number }) => {
    let bytes = 0
    const run = async () => {
      const found = await product.post({ token, milliseconds: seconds * 1000, ...more })
      bytes = found.bytes
      return found
    }
    return medianOf(runs, run).then((found) => ({ ...found, bytes }))
  }
  for (const parallel of [1, 8]) {
    const limit = await measure({ path: '', url: bare.url, bodies: [{}], parallel })
    for (const [name, more] of Object.entries(pages)) {
      const bodies = [{ size, sort: 'id DESC', ...more }]
      const found = await measure({ path: '/salesInvoice/search', bodies, parallel })
      figure({
        name: `${name}, ${parallel} at once, pages`,
        value: found.perSecond,
        unit: '/s',
        limit: limit.perSecond,
        goal: { of: 'ratio', atLeast: 0.5 },
      })
      if (parallel === 1)
        figure({ name: `${name}, p50`, value: found.p50, unit: 'ms', goal: { of: 'value', atMost: 2 } })
      if (name === 'page 1')
        figure({
          name: 'size of a page',
          value: found.bytes / 1000,
          unit: 'kB',
          goal: { of: 'value', atMost: 20 },
        })
    }
  }
  await bare.close()
  const manyStored = await post()
  figure({
    name: `W1 with ${invoices} invoices stored, against as quick as without, 8 at once`,
    value: manyStored.perSecond,
    unit: '/s',
    limit: fewStored.perSecond,
    goal: { of: 'ratio', atLeast: 0.9 },
  })
  await owner.end()
} finally {
  await product.stop()
}
