import type { Run } from './lib/measure.ts'
import { medianOf } from './lib/measure.ts'
import { figure } from './lib/figures.ts'
import { startProduct, startServerProcess } from './lib/product.ts'
import { stockShop } from '../packages/server/test/shop.ts'

/**
 * What a second server process on the port brings, on the same machine: a signed-in call without work, and an invoice of ten lines,
 * eight clients at once. PostgreSQL and the clients use the same cores.
 */
const milliseconds = Number(process.argv[2] ?? 2000)
const runs = Number(process.argv[3] ?? 5)
const noLimits = { BAHI_RATE_PER_ADDRESS: '0', BAHI_RATE_PER_USER: '0', BAHI_RATE_PER_ANONYMOUS: '0' }
const product = await startProduct()
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const { registered, bolt } = await stockShop(shop)
  const invoice = {
    entityId: shop.entityId,
    partyId: registered,
    date: new Date().toISOString().slice(0, 10),
    status: 'Active',
    lines: Array.from({ length: 10 }, (_, index) => ({
      itemId: bolt,
      quantity: String(index + 1),
      unitPrice: '100',
    })),
  }
  const calls = [
    { name: 'a signed-in call of ten parties', path: '/party/search', body: { size: 10 } },
    { name: 'an invoice of ten lines', path: '/salesInvoice/save', body: invoice },
  ]
  const measured: Run[][] = []
  for (const processes of [1, 2]) {
    const server = await startServerProcess(product.server, {
      ...noLimits,
      BAHI_PROCESSES: String(processes),
    })
    try {
      const found: Run[] = []
      for (const { path, body } of calls)
        found.push(
          await medianOf(runs, () =>
            product.post({
              path,
              url: `${server.url}/api${path}`,
              token: shop.token,
              bodies: [body],
              parallel: 8,
              milliseconds,
            }),
          ),
        )
      measured.push(found)
    } finally {
      await server.stop()
    }
  }
  for (const [index, { name }] of calls.entries()) {
    const [one, two] = measured.map((found) => found[index]!)
    figure({ name: `${name}, one process`, value: one!.perSecond, unit: '/s' })
    figure({
      name: `${name}, two processes, against one`,
      value: two!.perSecond,
      unit: '/s',
      limit: one!.perSecond,
    })
    figure({ name: `${name}, p95 with two processes`, value: two!.p95, unit: 'ms', limit: one!.p95 })
  }
} finally {
  await product.stop()
}
