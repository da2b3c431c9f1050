import { readdirSync, readFileSync } from 'node:fs'
import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { sealAll } from '@bahi/server/platform/audit/seal.ts'
import { eachTenant } from '@bahi/server/platform/db/each-tenant.ts'
import type pg from 'pg'
import { stockShop } from '../packages/server/test/shop.ts'
import { figure } from './lib/figures.ts'
import { millisecondsOf, percentile } from './lib/measure.ts'
import { ownerOf, startProduct, startServerProcess } from './lib/product.ts'

/**
 * What 100,000 subscribers with a billion documents a year need: processor time and bytes of each kind of work are measured here, and
 * the busiest hours of the 11th and the 20th are simulated with them. The assumptions are those of docs/scale.md, which says what follows.
 */
const milliseconds = Number(process.argv[2] ?? 4000)
const subscribers = 100_000
const documentsPerYear = 1e9
/** Working days of a year, and the share of a day's work in its busiest hour. */
const [workingDays, busiestHour] = [300, 0.16]
const documentsPerSecond = (documentsPerYear / workingDays) * (busiestHour / 3600)
/** Of all who file, so many do it in the last eight hours before the deadline, evenly. */
const atTheLast = 0.4
const filingsPerSecond = (subscribers * atTheLast) / (8 * 3600)
/** Users at work in the busiest hour, of whom each asks for something every so many seconds. */
const [usersAtWork, secondsBetween] = [60_000, 20]
const asksPerSecond = usersAtWork / secondsBetween

interface Cost {
  /** Milliseconds of one core, in the web process and in PostgreSQL. */
  readonly node: number
  readonly postgres: number
}

const product = await startProduct()
const owner = await ownerOf(product.ownerUrl)
const server = await startServerProcess(product.server, {
  BAHI_RATE_PER_ADDRESS: '0',
  BAHI_RATE_PER_USER: '0',
})
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const { registered, bolt } = await stockShop(shop)
  const { subscriberId, entityId, token } = shop
  // As many as a subscriber of the model has in a year, in one place.
  const year = { from: '2026-01-01', to: '2026-11-20', invoices: documentsPerYear / subscribers, lines: 5 }
  await fillDocuments(owner, { others: 0, subscriberId, entityId, ...year, log: () => {} })
  await owner.query('vacuum (analyze)')
  const invoice = {
    entityId,
    partyId: registered,
    date: '2026-11-20',
    status: 'Active',
    lines: Array.from({ length: 5 }, () => ({ itemId: bolt, quantity: '3', unitPrice: '100.50' })),
  }
  const period = { entityId, returnPeriod: '102026' }
  const postmaster = await postmasterOf(owner)
  const costOf = async (path: string, body: object): Promise<Cost> => {
    const ask = () =>
      product.post({
        path,
        url: `${server.url}/api${path}`,
        token,
        bodies: [body],
        parallel: 4,
        milliseconds,
      })
    await ask()
    const before = [cpuOf([server.pid]), cpuOf(familyOf(postmaster))] as const
    const begun = performance.now()
    const { perSecond } = await ask()
    const calls = perSecond * ((performance.now() - begun) / 1000)
    return {
      node: (cpuOf([server.pid]) - before[0]) / calls,
      postgres: (cpuOf(familyOf(postmaster)) - before[1]) / calls,
    }
  }
  const wal = async () =>
    Number((await owner.query(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as at`)).rows[0].at)
  const stored = async () => {
    const { rows } = await owner.query(
      `select count(*)::int as documents, pg_database_size(current_database())::text as bytes from documents where subscriber_id = $1`,
      [subscriberId],
    )
    return { documents: rows[0].documents as number, bytes: Number(rows[0].bytes) }
  }
  const [walBefore, before] = [await wal(), await stored()]
  const save = await costOf('/salesInvoice/save', invoice)
  const [walAfter, after] = [await wal(), await stored()]
  const saved = after.documents - before.documents
  const walBytes = (walAfter - walBefore) / saved
  const bytes = (after.bytes - before.bytes) / saved
  const list = await costOf('/salesInvoice/search', { size: 50 })
  const summary = await costOf('/gstReturn/gstr1/summary', period)
  const threeB = await costOf('/gstReturn/gstr3b/summary', period)
  const costs = { 'save of five lines': save, 'page of a list': list, 'GSTR-1': summary, 'GSTR-3B': threeB }
  for (const [name, { node, postgres }] of Object.entries(costs)) {
    figure({ name: `${name}, processor of the web process`, value: node, unit: 'ms' })
    figure({ name: `${name}, processor of PostgreSQL`, value: postgres, unit: 'ms' })
  }
  figure({ name: 'a document with its rows and indexes', value: bytes / 1000, unit: 'kB' })
  figure({ name: 'log of a document', value: walBytes / 1000, unit: 'kB' })

  // Each filing looks at its return six times, and a document at three pages of lists.
  const days = {
    'a usual day': [
      { rate: documentsPerSecond, cost: save },
      { rate: documentsPerSecond * 3 + asksPerSecond, cost: list },
    ],
    'the 11th': [
      { rate: documentsPerSecond * 1.5, cost: save },
      { rate: documentsPerSecond * 4.5 + asksPerSecond * 1.5, cost: list },
      { rate: filingsPerSecond * 6, cost: summary },
    ],
    'the 20th': [
      { rate: documentsPerSecond, cost: save },
      { rate: documentsPerSecond * 3 + asksPerSecond * 1.5, cost: list },
      { rate: filingsPerSecond * 6, cost: threeB },
      { rate: filingsPerSecond * 2, cost: summary },
    ],
  }
  figure({ name: 'documents in the busiest second of a usual day', value: documentsPerSecond, unit: '/s' })
  for (const [day, work] of Object.entries(days))
    for (const part of ['node', 'postgres'] as const) {
      const { cores, wait } = coresFor(work.map(({ rate, cost }) => ({ rate, ms: cost[part] })))
      const name = part === 'node' ? 'cores of web processes' : 'cores of PostgreSQL, all databases'
      figure({
        name: `${day}: ${name}`,
        value: cores,
        unit: '',
        note: `p95 of the wait ${wait.toFixed(1)} ms`,
      })
    }
  figure({
    name: 'log in the busiest second of the 11th',
    value: (documentsPerSecond * 1.5 * walBytes) / 1e6,
    unit: 'MB/s',
  })
  figure({ name: 'stored in a year', value: (documentsPerYear * bytes) / 1e12, unit: 'TB' })
  // Work over all subscribers goes from one to the next, each in a transaction of its own.
  const few = 300
  for (let made = 0; made < few; made++) await product.server.makeSubscriber({ trialDays: null })
  const { tenants, pools } = product.server.app
  await sealAll(pools.owner)
  const seals = (await millisecondsOf(() => sealAll(pools.owner))) / (few + 1)
  const visits = (await millisecondsOf(() => eachTenant(tenants, 'bench', async () => {}))) / (few + 1)
  figure({
    name: 'a round of seals where nothing is to be sealed, for each subscriber',
    value: seals,
    unit: 'ms',
  })
  figure({ name: 'any other round, for each subscriber', value: visits, unit: 'ms' })
  figure({
    name: 'subscribers from which a round of seals takes longer than the ten seconds between two of them',
    value: 10_000 / seals,
    unit: '',
  })
  const coreSeconds = (save.node + save.postgres + 3 * (list.node + list.postgres)) / 1000
  figure({ name: 'a document in its life, processor', value: coreSeconds * 1000, unit: 'ms' })
} finally {
  await owner.end()
  await server.stop()
  await product.stop()
}

interface Work {
  readonly rate: number
  readonly ms: number
}

/**
 * The fewest cores that are busy for 60 % of the time at most and let 95 of 100 pieces of work begin within ten milliseconds, by
 * playing half a minute of it: pieces come at random, take a random time around their mean, and wait for the core that is free first.
 */
function coresFor(work: readonly Work[]): { readonly cores: number; readonly wait: number } {
  const busy = work.reduce((sum, { rate, ms }) => sum + (rate * ms) / 1000, 0)
  for (let cores = Math.max(1, Math.ceil(busy / 0.6)); ; cores++) {
    const wait = played(work, cores)
    if (wait <= 10) return { cores, wait }
  }
}

function played(work: readonly Work[], cores: number, seconds = 30): number {
  const free = Array.from({ length: cores }, () => 0)
  const random = seeded(11)
  const total = work.reduce((sum, { rate }) => sum + rate, 0)
  const around = (mean: number) => -Math.log(1 - random()) * mean
  const waits: number[] = []
  for (let at = 0; at < seconds * 1000; at += around(1000 / total)) {
    let which = random() * total
    const piece = work.find(({ rate }) => (which -= rate) < 0) ?? work[0]!
    let first = 0
    for (let core = 1; core < cores; core++) if (free[core]! < free[first]!) first = core
    const begun = Math.max(at, free[first]!)
    free[first] = begun + around(piece.ms)
    waits.push(begun - at)
  }
  return percentile(waits, 0.95)
}

/** The same numbers at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

async function postmasterOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return Number(statOf(rows[0]!.pid)[1])
}

/** A server and all its processes. */
function familyOf(pid: number): number[] {
  return [
    pid,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((one) => Number(statOf(one)[1]) === pid),
  ]
}

/** Milliseconds of a core, with those of children that have ended. */
function cpuOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = statOf(pid)
    return sum + [11, 12, 13, 14].reduce((all, at) => all + Number(fields[at] ?? 0), 0) * 10
  }, 0)
}

/** What the kernel says of a process, from its state on. */
function statOf(pid: number): readonly string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
