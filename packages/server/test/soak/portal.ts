import type { FaultRule } from '@bahi/gateways/sandbox/faults.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import type pg from 'pg'
import type { EmbeddedPostgres } from '../../src/platform/postgres/embedded.ts'
import { startParts } from './parts.ts'
import { booksOf, eventually, pause } from './portal-books.ts'
import type { Books } from './portal-books.ts'
import type { Victim } from './product.ts'

export interface PortalSoakOptions {
  readonly dataDir: string
  /** Documents that something is done with at the portal. */
  readonly documents: number
  readonly kills: number
  readonly log?: (line: string) => void
}

export interface PortalSoakFigures {
  readonly kills: Readonly<Record<string, number>>
  readonly seconds: number
  /** What was seen, in words. */
  readonly seen: Readonly<Record<string, number>>
  /** What must not be. */
  readonly faults: readonly string[]
}

/** Something that is done with many documents at a portal, each exactly once. */
export interface Phase {
  /** Calls of the portal that do it, that look it up, and its sign-in. */
  readonly calls: { readonly write: readonly string[]; readonly lookUp: string; readonly signIn: string }
  readonly faults: readonly FaultRule[]
  /** Asks for all; ends as soon as that is written down, or with the last where each is asked for on its own. */
  start(): Promise<void>
  readonly total: number
  left(): Promise<number>
  /** How often the portal has done it. */
  readonly done: () => number
  /** To the end, with what a person does about refusals. */
  finish(): Promise<void>
}

export interface PortalWork {
  phases(books: Books, sandbox: Sandbox, documents: number): Promise<readonly Phase[]>
  compare(books: Books, sandbox: Sandbox): Promise<Pick<PortalSoakFigures, 'seen' | 'faults'>>
}

/** Points of the flow at which something is killed, each reached by watching the portal. */
const points = [
  'work done, no answer',
  'answer on its way',
  'look-up arrived',
  'request arrived',
  'nothing done, no answer',
  'sign-in arrived',
  'any moment',
] as const
type Point = (typeof points)[number]

/**
 * Works at a portal that fails with its line in every way they can, while the product and its database are killed by
 * `kill -9` at each point of the flow. Afterwards everything must have been done once, and the books must say so.
 */
export async function soakPortal(options: PortalSoakOptions, work: PortalWork): Promise<PortalSoakFigures> {
  const { dataDir, documents, kills, log = () => {} } = options
  const { sandbox, postgres, pool, victim, close } = await startParts(dataDir, 1500)
  try {
    await victim.start()
    const books = await booksOf(victim, pool)
    const phases = await work.phases(books, sandbox, documents)
    log(`${documents} documents are ready`)
    const begun = performance.now()
    const killed: Record<string, number> = {}
    const killer: Killer = { victim, sandbox, postgres, pool, killed, log }
    for (const [turn, phase] of phases.entries()) {
      sandbox.faults.order(phase.faults, 7 + turn)
      const asked = phase.start()
      // Anyone who asks is heard at the end; meanwhile nobody listens.
      asked.catch(() => {})
      await killAtPoints(killer, phase, Math.ceil(kills / phases.length))
      await asked
      await phase.finish()
      sandbox.faults.clear()
    }
    const seconds = (performance.now() - begun) / 1000
    return { ...(await work.compare(books, sandbox)), kills: killed, seconds }
  } finally {
    await victim.killServer()
    await close()
  }
}

interface Killer {
  readonly victim: Victim
  readonly sandbox: Sandbox
  readonly postgres: EmbeddedPostgres
  readonly pool: pg.Pool
  readonly killed: Record<string, number>
  readonly log: (line: string) => void
}

async function killAtPoints(killer: Killer, phase: Phase, kills: number): Promise<void> {
  const { victim, sandbox, postgres, pool, killed, log } = killer
  for (let kill = 0; kill < kills; kill++) {
    const left = phase.total * (1 - (kill + 0.5) / (kills + 1))
    while ((await phase.left()) > left) await pause(20)
    const point = points[kill % points.length]!
    // Every fourth time, so that the database too is killed at each point.
    const what = kill % 4 === 3 ? 'PostgreSQL' : 'worker'
    await reached(point, phase, sandbox, kill)
    if (what === 'worker') {
      await victim.killServer()
      await passTime(pool)
      await victim.start()
    } else await killDatabase(postgres, pool)
    const name = `${what}: ${point}`
    killed[name] = (killed[name] ?? 0) + 1
    log(`kill ${kill + 1} of ${kills}: ${name}; ${await phase.left()} left`)
  }
}

async function killDatabase(postgres: EmbeddedPostgres, pool: pg.Pool): Promise<void> {
  const { pid } = postgres
  process.kill(pid, 'SIGKILL')
  await eventually(async () => {
    if (postgres.pid === pid) throw new Error('PostgreSQL is not there yet')
    await pool.query('select 1')
  })
}

/** Watches the portal, which is in this process, until the product is where it shall be killed. */
async function reached(point: Point, phase: Phase, sandbox: Sandbox, turn: number): Promise<void> {
  const { counts, faults } = sandbox
  const { write, lookUp, signIn } = phase.calls
  const call = write[turn % write.length]!
  const after = async (read: () => number) => {
    const before = read()
    for (const until = Date.now() + 20_000; read() === before && Date.now() < until;) await pause(0)
  }
  const count = (name: string) => () => counts.get(name) ?? 0
  const next = (kind: FaultRule['kind']) => faults.order([{ kind, call, times: 1 }])
  switch (point) {
    case 'request arrived':
      return after(count(call))
    case 'work done, no answer':
      next('hangAfter')
      return after(phase.done)
    case 'nothing done, no answer':
      next('hang')
      return after(count(call))
    case 'answer on its way':
      await after(phase.done)
      return pause(Math.random() * 6)
    case 'look-up arrived':
      next('dropAfter')
      return after(count(lookUp))
    case 'sign-in arrived':
      next('expiredToken')
      return after(count(signIn))
    case 'any moment':
      return pause(Math.random() * 300)
  }
}

/** A worker counts as dead, and its leases are out, when it has reported nothing for some time: that passes here. */
async function passTime(pool: pg.Pool): Promise<void> {
  await pool.query(`update job_workers set seen_at = seen_at - interval '1 minute'`)
  for (const table of ['_private_jobs', '_private_job_queues'])
    await pool.query(`update graphile_worker.${table} set locked_at = locked_at - interval '1 minute'`)
}
