import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { rightCodes } from '../packages/contracts/src/rights.ts'
import { stockShop } from '../packages/server/test/shop.ts'
import { figure } from './lib/figures.ts'
import { percentile } from './lib/measure.ts'
import type { NoisyOrder, NoisyOutcome } from './lib/noisy-client.ts'
import { ownerOf, startProduct, startServerProcess } from './lib/product.ts'
import type { Order, Outcome } from './lib/users-client.ts'

/**
 * One subscriber asks for as much as it can get, in 64 requests at a time of ten people: lists, saves and statements over
 * 100,000 invoices. 499 others work as people do. What those wait for at the 95th percentile is compared with the same
 * without the noisy one, in turns of one run. `node bench/noisy.ts [seconds of a turn]`.
 */
const seconds = Number(process.argv[2] ?? 40)
const turns = 3
const product = await startProduct()
const owner = await ownerOf(product.ownerUrl)
const server = await startServerProcess(product.server, {
  BAHI_RATE_PER_ADDRESS: '0',
  BAHI_WORKER: 'on',
})
try {
  const makeShop = async () => {
    const shop = await product.server.makeSubscriber({ trialDays: null })
    const masters = await stockShop(shop)
    const { entityId } = shop
    const line = { itemId: masters.bolt, quantity: '3', unitPrice: '100.50' }
    const body = {
      entityId,
      partyId: masters.registered,
      date: '2026-11-20',
      status: 'Active',
      lines: [line, line],
    }
    return { shop, invoice: JSON.stringify(body) }
  }
  const quiet: Order['users'][number][] = []
  for (let made = 0; made < 499; made++) {
    const { shop, invoice } = await makeShop()
    const { token } = await shop.makeUser({ rights: rightCodes })
    quiet.push({ token, invoice })
  }
  const { shop, invoice } = await makeShop()
  const { subscriberId, entityId } = shop
  const days = { from: '2026-01-01', to: '2026-11-20' }
  await fillDocuments(owner, { others: 0, subscriberId, entityId, invoices: 100_000, lines: 2, ...days })
  const tokens: string[] = []
  for (let user = 0; user < 10; user++) tokens.push((await shop.makeUser({ rights: rightCodes })).token)
  await owner.query('vacuum (analyze)')

  const work = (milliseconds: number) =>
    inChild<Order, Outcome>('users-client.ts', { url: server.url, users: quiet, milliseconds })
  const noise = (milliseconds: number) =>
    inChild<NoisyOrder, NoisyOutcome>('noisy-client.ts', {
      url: server.url,
      tokens,
      entityId,
      invoice,
      parallel: 64,
      milliseconds,
    })
  await work(10_000)
  const alone: Outcome[] = []
  const beside: Outcome[] = []
  const loud: NoisyOutcome[] = []
  const unopposed = await noise(10_000)
  for (let turn = 0; turn < turns; turn++) {
    alone.push(await work(seconds * 1000))
    const [those, that] = await Promise.all([work(seconds * 1000), noise(seconds * 1000)])
    beside.push(those)
    loud.push(that)
  }
  const median = (list: readonly number[]) => percentile(list, 0.5)
  const p95 = (of: readonly Outcome[], kind: 'all' | 'poll' | 'list' | 'save') =>
    median(of.map((one) => one[kind].p95))
  figure({
    name: 'p95 of 499 quiet subscribers beside a noisy one',
    value: p95(beside, 'all'),
    unit: 'ms',
    limit: p95(alone, 'all'),
    goal: { of: 'ratio', atMost: 1.5 },
    note: `raw limit: without it; ${turns} turns of ${seconds} s`,
  })
  for (const kind of ['poll', 'list', 'save'] as const)
    figure({ name: `${kind}, p95`, value: p95(beside, kind), unit: 'ms', limit: p95(alone, kind) })
  figure({
    name: 'answers of the noisy one in a second',
    value: median(loud.map(({ answers }) => answers)) / seconds,
    unit: '/s',
    limit: unopposed.answers / 10,
    note: `raw limit: nobody else there; refused ${loud.reduce((sum, { refused }) => sum + refused, 0)}`,
  })
  figure({
    name: 'answers other than 2xx to the quiet ones',
    value: beside.reduce((sum, { errors }) => sum + errors, 0),
    unit: '',
    goal: { of: 'value', atMost: 0 },
  })
} finally {
  await owner.end()
  await server.stop()
  await product.stop()
}

function inChild<O, R>(file: string, order: O): Promise<R> {
  const client = fork(fileURLToPath(new URL(`./lib/${file}`, import.meta.url)))
  return new Promise((done, fail) => {
    client.once('message', (outcome) => {
      done(outcome as R)
      client.kill()
    })
    client.once('error', fail)
    client.send(order as object)
  })
}
