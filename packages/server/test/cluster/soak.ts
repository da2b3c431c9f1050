import { testPool } from '../database.ts'
import { keepBusy, mastersOf, noFigures } from '../soak/load.ts'
import type { LoadFigures } from '../soak/load.ts'
import { eventually } from '../soak/portal-books.ts'
import { signInAt } from '../soak/product.ts'
import { unbalanced } from '../soak/run.ts'
import { compareBooks } from '../soak/verify.ts'
import type { Books } from '../soak/verify.ts'
import type { Cluster } from './cluster.ts'
import { keepRegistering } from './registrations.ts'

export interface ClusterSoakOptions {
  readonly cluster: Cluster
  readonly password: string
  readonly kills: number
  readonly seconds: number
  readonly parallel: number
  /** How long each of them rests between two pieces of work, as a person does. */
  readonly thinkMs?: number
  /** What is killed in turn; all kinds of parts unless said. */
  readonly victims?: readonly Victim[]
  readonly log?: (line: string) => void
}

/** What a version after the other is given out with: every web process and worker anew, while requests go on. */
export interface RolledOver {
  readonly parts: number
  readonly saves: number
  /** Must be 0: nobody notices. */
  readonly retries: number
}

/** What pgBackRest gave back. */
export interface Rehearsal {
  /** Acknowledged before the moment to which the one copy was taken, and found in it. */
  readonly untilMoment: number
  /** Documents issued in that copy, in the copy of all of the log, and in the cluster. */
  readonly issued: readonly [moment: number, all: number, cluster: number]
  readonly seconds: number
}

export interface Killed {
  readonly what: string
  /** The longest time without an acknowledged save between this kill and the next. */
  readonly pauseMs: number
  /** Requests that got no answer, or one that asks to try again, in that time. */
  readonly retries: number
}

export interface ClusterFigures {
  readonly rolledOver: RolledOver
  readonly killed: readonly Killed[]
  readonly rehearsal: Rehearsal
  readonly registered: number
  readonly acknowledged: number
  readonly steps: number
  readonly retries: number
  readonly books: Books
  readonly lost: number
  readonly doubled: number
  readonly gaps: number
  readonly faults: readonly string[]
}

/** What is killed in turn, in an order that chance gives for each round. */
const everyVictim = ['primary', 'web', 'etcd', 'proxy', 'standby', 'primary', 'pool', 'worker'] as const
type Victim = (typeof everyVictim)[number]

/**
 * Load through the proxies while parts of the cluster are begun anew in order, and then killed at random and come back after
 * some seconds; then the books, the portal and what the backup gives back against what was acknowledged. Quorum is kept: a
 * second database server or member of etcd goes only when the first is back.
 */
export async function soakCluster(options: ClusterSoakOptions): Promise<ClusterFigures> {
  const { cluster, password, parallel, thinkMs = 0, log = () => {} } = options
  const { address } = cluster
  const token = await signInAt(address, 'demo@bahi.example', password)
  const masters = await mastersOf(address, token)
  const figures = noFigures()
  const pool = testPool(cluster.ownerUrl, 2)
  let over = false
  try {
    const registrations = await keepRegistering({ address, pool, sandbox: cluster.sandbox, password })
    const load = keepBusy(
      { address, token, parallel, thinkMs, ended: () => over, restMs: 200 },
      masters,
      figures,
    )
    let rolledOver: RolledOver
    let kills: Awaited<ReturnType<typeof killAll>>
    try {
      await pause(3000)
      rolledOver = await rollOver(cluster, figures)
      log(
        `${rolledOver.parts} processes anew, ${rolledOver.saves} saves meanwhile, asked again ${rolledOver.retries} times`,
      )
      kills = await killAll(options, figures)
    } finally {
      over = true
      await load
    }
    const portal = await registrations.finish()
    figures.faults.push(...portal.faults, ...(await unbalanced(address, token, masters)))
    if (rolledOver.retries > 0)
      figures.faults.push(`${rolledOver.retries} requests failed while processes were begun anew`)
    // What they seal from here on would be in the books and not in the copy of them.
    for (const worker of cluster.workers) await worker.stop()
    const books = await compareBooks(pool, cluster.dataFolders, figures)
    const { rehearsal, faults: inCopies } = await rehearse(cluster, {
      figures,
      books,
      moment: kills.moment,
    })
    const faults = [...figures.faults, ...books.faults, ...inCopies]
    const of = (words: RegExp) => faults.filter((fault) => words.test(fault)).length
    return {
      rolledOver,
      killed: kills.killed,
      rehearsal,
      registered: portal.registered,
      acknowledged: figures.documents.length + figures.payments.length + figures.journals.length,
      steps: figures.steps,
      retries: figures.retries,
      books,
      lost: of(/acknowledged/),
      doubled: of(/used once|has made one document|answered with|IRNs at the portal/),
      gaps: of(/consecutive/),
      faults,
    }
  } finally {
    over = true
    await pool.end()
  }
}

async function rollOver(cluster: Cluster, figures: LoadFigures): Promise<RolledOver> {
  const { documents, retries } = figures
  const saves = documents.length
  const parts = [...cluster.webs, ...cluster.workers]
  for (const part of parts) await cluster.restart(part)
  return { parts: parts.length, saves: figures.documents.length - saves, retries: figures.retries - retries }
}

/** A moment in the log, and what was acknowledged before it. */
interface Moment {
  readonly name: string
  readonly before: LoadFigures
}

async function killAll(
  { cluster, kills, seconds, victims = everyVictim, log = () => {} }: ClusterSoakOptions,
  figures: LoadFigures,
): Promise<{ readonly killed: readonly Killed[]; readonly moment: Moment }> {
  const killed: Killed[] = []
  const begun = performance.now()
  const meter = watchPauses(figures)
  let order: Victim[] = []
  let moment: Moment | undefined
  try {
    for (let kill = 0; kill < kills; kill++) {
      if (order.length === 0) order = shuffled(victims)
      const kind = order.pop()!
      if (kill === kills >> 1) moment = await momentNow(cluster, figures)
      meter.take()
      const retries = figures.retries
      const what = await killOne(cluster, kind)
      const least = begun + ((kill + 1) * seconds * 1000) / kills
      await saved(figures, performance.now())
      await cluster.settled()
      while (performance.now() < least) await pause(50)
      const one = { what, pauseMs: meter.take(), retries: figures.retries - retries }
      killed.push(one)
      log(
        `kill ${kill + 1} of ${kills}: ${what}; longest without a save ${(one.pauseMs / 1000).toFixed(1)} s; asked again ${one.retries} times; ${figures.documents.length} acknowledged`,
      )
    }
    return { killed, moment: moment ?? (await momentNow(cluster, figures)) }
  } finally {
    meter.stop()
  }
}

async function momentNow({ superuserUrl }: Cluster, figures: LoadFigures): Promise<Moment> {
  const { documents, payments, journals } = figures
  const before = {
    ...noFigures(),
    documents: [...documents],
    payments: [...payments],
    journals: [...journals],
  }
  const name = 'rehearsal'
  await eventually(() => asSuperuser(superuserUrl, `select pg_create_restore_point('${name}')`))
  return { name, before }
}

async function asSuperuser(url: string, statement: string): Promise<void> {
  const pool = testPool(url, 1)
  try {
    await pool.query(statement)
  } finally {
    await pool.end()
  }
}

/**
 * What a person does when all is lost: the copy and the log after it, once as far as a moment of the load and once to
 * its end, each on a server of its own.
 */
async function rehearse(
  cluster: Cluster,
  { figures, books, moment }: { figures: LoadFigures; books: Books; moment: Moment },
): Promise<{ readonly rehearsal: Rehearsal; readonly faults: readonly string[] }> {
  const begun = performance.now()
  await asSuperuser(cluster.superuserUrl, 'select pg_switch_wal()')
  await cluster.backup('check')
  const look = async (target: readonly string[], folders: readonly string[], expected: LoadFigures) => {
    const server = await cluster.restore(target)
    const copy = testPool(server.ownerUrl, 1)
    try {
      return await compareBooks(copy, folders, expected)
    } finally {
      await copy.end()
      await server.stop()
    }
  }
  // The anchors were written later than the moment, and would say that entries are missing, as they should.
  const then = await look(
    ['--type=name', `--target=${moment.name}`, '--target-action=promote'],
    [],
    moment.before,
  )
  const all = await look(['--type=default'], cluster.dataFolders, figures)
  const faults = [
    ...then.faults.map((fault) => `in the copy of a moment: ${fault}`),
    ...all.faults.map((fault) => `in the copy of all: ${fault}`),
  ]
  if (all.issued !== books.issued || all.auditEntries !== books.auditEntries)
    faults.push(`the copy of all has ${all.issued} numbers, the cluster ${books.issued}`)
  if (then.issued >= all.issued) faults.push('the copy of a moment has what was issued after it')
  return {
    rehearsal: {
      untilMoment: moment.before.documents.length,
      issued: [then.issued, all.issued, books.issued],
      seconds: (performance.now() - begun) / 1000,
    },
    faults,
  }
}

/** Kills it and starts it again some seconds later; gives its name. */
async function killOne(cluster: Cluster, kind: Victim): Promise<string> {
  const { nodes, etcd, proxy, pool, webs, workers } = cluster
  const down = 1000 + Math.random() * 4000
  if (kind === 'primary' || kind === 'standby') {
    const primary = await cluster.primary()
    const others = nodes.filter((node) => node !== primary)
    const node = kind === 'primary' ? primary! : others[Math.floor(Math.random() * others.length)]!
    await cluster.killNode(node)
    // A primary comes back when another has taken its place, as a machine that starts anew does.
    if (kind === 'primary') while ((await cluster.primary()) === undefined) await pause(200)
    await pause(down)
    node.part.start()
    return `${kind} ${node.part.name}`
  }
  const some = { web: webs, etcd, worker: workers, proxy: [proxy], pool: [pool] }[kind]
  const part = some[Math.floor(Math.random() * some.length)]!
  await part.kill()
  await pause(kind === 'proxy' || kind === 'pool' ? 500 : down)
  part.start()
  return part.name
}

/** The longest time without an acknowledged save since it was last asked. */
function watchPauses(figures: { readonly lastAt: number }) {
  let longest = 0
  const look = () => {
    longest = Math.max(longest, performance.now() - figures.lastAt)
  }
  const timer = setInterval(look, 20)
  return {
    take() {
      look()
      const found = longest
      longest = 0
      return found
    },
    stop: () => clearInterval(timer),
  }
}

/** Waits for a save that was acknowledged after this moment. */
async function saved(figures: { readonly lastAt: number }, since: number): Promise<void> {
  while (figures.lastAt <= since) {
    if (performance.now() - since > 300_000) throw new Error('nothing is saved any more after a kill')
    await pause(20)
  }
}

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
