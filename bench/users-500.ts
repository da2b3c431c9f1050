import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { rightCodes } from '../packages/contracts/src/rights.ts'
import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { stockShop } from '../packages/server/test/shop.ts'
import { figure } from './lib/figures.ts'
import { ownerOf, startProduct, startServerProcess } from './lib/product.ts'
import type { Order, Outcome } from './lib/users-client.ts'

/**
 * W10: five hundred signed-in users of ten businesses, each of whom polls every five seconds, looks at a list every
 * ten and saves an invoice every thirty. One server process; users, server and PostgreSQL share the machine.
 * `node bench/users-500.ts [seconds]`: memory is printed every minute (every ten seconds of the first one), so that a
 * run of 1800 seconds shows where it comes to rest.
 */
const seconds = Number(process.argv[2] ?? 60)
const businesses = 10
const usersEach = 50
const product = await startProduct()
const owner = await ownerOf(product.ownerUrl)
const server = await startServerProcess(product.server, {
  BAHI_RATE_PER_ADDRESS: '0',
  BAHI_WORKER: 'on',
  DATABASE_POOL_SIZE: '20',
})
try {
  const users: Order['users'][number][] = []
  for (let business = 0; business < businesses; business++) {
    const shop = await product.server.makeSubscriber({ trialDays: null })
    const masters = await stockShop(shop)
    // One large business among small ones: what it asks for must not slow the others.
    const invoices = business === 0 ? 100_000 : 5000
    const { subscriberId, entityId } = shop
    await fillDocuments(owner, {
      others: 0,
      subscriberId,
      entityId,
      invoices,
      lines: 3,
      from: '2026-01-01',
      to: '2026-11-20',
    })
    const invoice = JSON.stringify({
      entityId,
      partyId: masters.registered,
      date: '2026-11-20',
      status: 'Active',
      lines: [{ itemId: masters.bolt, quantity: '3', unitPrice: '100.50' }],
    })
    for (let user = 0; user < usersEach; user++) {
      const { token } = await shop.makeUser({ rights: rightCodes })
      users.push({ token, invoice })
    }
  }
  await owner.query('vacuum (analyze)')
  const atRest = await server.atRest()
  await live({ url: server.url, users, milliseconds: 10_000 })
  const before = await server.atRest()
  const stopPrinting = printMemory()
  const outcome = await live({ url: server.url, users, milliseconds: seconds * 1000 })
  stopPrinting()
  const after = await server.atRest()
  await new Promise((done) => setTimeout(done, 30_000))
  const later = (await server.watched()).memory
  const note = `${users.length} users, ${outcome.answers} answers in ${seconds} s`
  figure({
    name: 'p95 of every answer',
    value: outcome.all.p95,
    unit: 'ms',
    goal: { of: 'value', atMost: 300 },
    note,
  })
  for (const kind of ['poll', 'list', 'save'] as const) {
    figure({ name: `${kind}, p50`, value: outcome[kind].p50, unit: 'ms' })
    figure({ name: `${kind}, p95`, value: outcome[kind].p95, unit: 'ms' })
  }
  figure({
    name: 'answers other than 2xx',
    value: outcome.errors,
    unit: '',
    goal: { of: 'value', atMost: 0 },
  })
  figure({ name: 'memory of the server at rest', value: atRest, unit: 'MB' })
  figure({ name: 'memory of the server after the first ten seconds', value: before, unit: 'MB' })
  figure({
    name: 'memory of the server at the end',
    value: after,
    unit: 'MB',
    limit: before,
    goal: { of: 'ratio', atMost: 1.3 },
  })
  figure({
    name: 'half a minute after the last of them',
    value: later.rss,
    unit: 'MB',
    note: `heap ${later.heapUsed.toFixed(0)}, external ${later.external.toFixed(0)}, array buffers ${later.arrayBuffers.toFixed(0)}`,
  })
} finally {
  await owner.end()
  await server.stop()
  await product.stop()
}

function printMemory(): () => void {
  const begun = performance.now()
  console.log(
    '| s | RSS MB | heap used | heap total | external | array buffers | event loop p99 ms | longest |',
  )
  console.log('|---|---|---|---|---|---|---|---|')
  const print = async () => {
    const at = (performance.now() - begun) / 1000
    const { memory: m, delays } = await server.watched()
    const cells = [at, m.rss, m.heapUsed, m.heapTotal, m.external, m.arrayBuffers, delays.p99, delays.longest]
    console.log(`| ${cells.map((value) => value.toFixed(0)).join(' | ')} |`)
  }
  let over = false
  void (async () => {
    while (!over) {
      await new Promise((done) => setTimeout(done, performance.now() - begun < 55_000 ? 10_000 : 60_000))
      if (!over) await print()
    }
  })()
  return () => {
    over = true
  }
}

function live(order: Order): Promise<Outcome> {
  const client = fork(fileURLToPath(new URL('./lib/users-client.ts', import.meta.url)))
  return new Promise((done, fail) => {
    client.once('message', (outcome: Outcome) => {
      done(outcome)
      client.kill()
    })
    client.once('error', fail)
    client.send(order)
  })
}
