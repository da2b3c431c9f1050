import { documentKinds, offeredKinds } from '@bahi/domain/documents/kinds.ts'
import { bulkKindNames } from '@bahi/server/features/demo/bulk-kinds.ts'
import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { addSeries, addSupplier, stockShop } from '../packages/server/test/shop.ts'
import { bareList } from './lib/bare-list.ts'
import { figure } from './lib/figures.ts'
import { median, medianOf, millisecondsOf } from './lib/measure.ts'
import { ownerOf, startProduct } from './lib/product.ts'

/**
 * W1 of every kind: ten lines over HTTP, against an invoice of the same lines. An order of 500 lines made into an invoice,
 * against the same invoice typed. And the first page of each kind's list with so many of each stored, against the same page in
 * SQL: 200,000 of each of six kinds unless another number is given.
 */
const stored = Number(process.argv[2] ?? 200_000)
const seconds = Number(process.argv[3] ?? 2)
const runs = Number(process.argv[4] ?? 5)
const date = '2026-11-20'
const size = 50
const product = await startProduct()
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const { entityId, token } = shop
  const masters = await stockShop(shop)
  await addSeries(shop, offeredKinds)
  const supplier = await addSupplier(shop, 'Nashik Mills', 'AAPFN0001K')
  const bodyOf = (kind: string, count: number) => ({
    entityId,
    partyId: kind.startsWith('purchase') || kind === 'inwardNote' ? supplier : masters.registered,
    date,
    status: 'Active' as const,
    lines: Array.from({ length: count }, (_, index) => ({
      itemId: index % 2 === 0 ? masters.bolt : masters.service,
      quantity: String(1 + (index % 9)),
      unitPrice: `${100 + (index % 50)}.50`,
    })),
  })
  let numbers = 0
  const extras: Readonly<Record<string, () => object>> = {
    purchaseBill: () => ({ supplierNumber: `S/${++numbers}`, supplierDate: date }),
    deliveryChallan: () => ({ purpose: 'Supply' }),
    // To a document outside the books, so that none is limited by another.
    outwardNote: () => noteTo('Sales Return', 'Credit'),
    inwardNote: () => noteTo('Purchase Return', 'Debit'),
  }
  const noteTo = (reason: string, noteType: string) => ({
    noteType,
    reason,
    precedingDocuments: [{ number: `OLD/${++numbers}`, date: '2026-10-01', total: '99999.00' }],
  })
  const post = (kind: string, parallel: number) =>
    medianOf(runs, () =>
      product.post({
        path: `/${kind}/save`,
        token,
        bodies: Array.from({ length: 4000 * seconds }, () => ({ ...bodyOf(kind, 10), ...extras[kind]?.() })),
        parallel,
        milliseconds: seconds * 1000,
      }),
    )
  await post('salesInvoice', 8)
  for (const parallel of [1, 8]) {
    const invoice = await post('salesInvoice', parallel)
    for (const kind of offeredKinds.filter((one) => one !== 'salesInvoice')) {
      const { perSecond } = await post(kind, parallel)
      figure({
        name: `${kind} saved, ${parallel} at once, against an invoice`,
        value: perSecond,
        unit: '/s',
        limit: invoice.perSecond,
        goal: { of: 'ratio', atLeast: 0.8 },
      })
    }
  }

  const timed = async (times: number, work: () => Promise<() => Promise<unknown>>) => {
    const took: number[] = []
    for (let turn = 0; turn < times; turn++) {
      const run = await work()
      took.push(await millisecondsOf(run))
    }
    return median(took)
  }
  const orderOf500 = () => shop.ok('salesOrder.save', bodyOf('salesOrder', 500))
  const typed = await timed(11, async () => () => shop.ok('salesInvoice.save', bodyOf('salesInvoice', 500)))
  const proposed = await timed(11, async () => {
    const { id } = await orderOf500()
    return () => shop.ok('document.convert', { toKind: 'salesInvoice', sources: [{ documentId: id }] })
  })
  const converted = await timed(11, async () => {
    const { id } = await orderOf500()
    const { body } = await shop.ok('document.convert', {
      toKind: 'salesInvoice',
      sources: [{ documentId: id }],
    })
    return () => shop.ok('salesInvoice.save', { ...body, status: 'Active' })
  })
  figure({ name: 'an order of 500 lines proposed as an invoice', value: proposed, unit: 'ms', limit: typed })
  figure({
    name: 'the invoice made from it saved, against the same typed',
    value: converted,
    unit: 'ms',
    limit: typed,
    goal: { of: 'ratio', atMost: 1.5 },
  })

  const owner = await ownerOf(product.ownerUrl)
  const other = await product.server.makeSubscriber({ trialDays: null })
  await fillDocuments(owner, {
    subscriberId: other.subscriberId,
    entityId: other.entityId,
    invoices: stored,
    others: 100,
    lines: 1,
    from: '2026-01-01',
    to: date,
    log: console.log,
  })
  await owner.query('vacuum (analyze)')
  await owner.end()
  for (const kind of ['salesInvoice', ...bulkKindNames] as const) {
    const bare = await bareList({
      ownerUrl: product.ownerUrl,
      subscriberId: other.subscriberId,
      entityId: other.entityId,
      kind,
      size,
    })
    const measure = (given: { path: string; url?: string; body: object }) =>
      medianOf(runs, () =>
        product.post({
          token: other.token,
          bodies: [given.body],
          parallel: 8,
          milliseconds: seconds * 1000,
          path: given.path,
          ...(given.url ? { url: given.url } : {}),
        }),
      )
    const limit = await measure({ path: '', url: bare.url, body: {} })
    const orders: Record<string, object> = {
      'newest first': { sort: 'id DESC' },
      'by total': { sort: 'total DESC' },
    }
    if (documentKinds[kind].fulfilment) orders['with something left'] = { view: 'left' }
    for (const [name, more] of Object.entries(orders)) {
      const { records } = await other.ok(`${kind}.search`, { size, ...more } as never)
      if (records.length !== size) throw new Error(`A page of ${kind} ${name} is not full`)
      const found = await measure({ path: `/${kind}/search`, body: { size, ...more } })
      figure({
        name: `${kind} ${name}, 8 at once, pages`,
        value: found.perSecond,
        unit: '/s',
        limit: limit.perSecond,
        goal: { of: 'ratio', atLeast: 0.5 },
      })
    }
    await bare.close()
  }
} finally {
  await product.stop()
}
