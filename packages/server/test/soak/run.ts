import { sendCall } from '../call-helpers.ts'
import { sellLastUnits } from './last-units.ts'
import { callerOf, keepBusy, mastersOf, noFigures } from './load.ts'
import { signInAt, victimOn } from './product.ts'
import type { Masters } from './load.ts'
import { verifyBooks } from './verify.ts'
import type { Books } from './verify.ts'

export interface SoakOptions {
  readonly dataDir: string
  /** How often something is killed: server and PostgreSQL in turn. */
  readonly kills: number
  readonly parallel: number
  /** Load between a kill's recovery and the next kill, at least and at most. */
  readonly calmMs: readonly [least: number, most: number]
  readonly log?: (line: string) => void
}

export interface SoakFigures {
  readonly acknowledged: number
  readonly payments: number
  readonly journals: number
  /** Accepted steps of trade in documents of all kinds and payments both ways. */
  readonly steps: number
  readonly retries: number
  readonly doubled: number
  readonly lists: number
  /** Keys without an answer at the end: their documents may or may not be there, but once. */
  readonly unanswered: number
  /** From a kill to the first save that is acknowledged again. */
  readonly recoveryMs: { readonly server: readonly number[]; readonly database: readonly number[] }
  readonly books: Books
  readonly faults: readonly string[]
}

const password = 'Soak-Horse-7'

/**
 * The whole product under load, killed again and again by `kill -9`, and then its books against what it acknowledged:
 * no gap in the numbers, no half document, no lost save, one document a key.
 */
export async function soak({
  dataDir,
  kills,
  parallel,
  calmMs,
  log = () => {},
}: SoakOptions): Promise<SoakFigures> {
  const victim = await victimOn(dataDir, { BAHI_DEMO_PASSWORD: password })
  const recoveryMs = { server: [] as number[], database: [] as number[] }
  const figures = noFigures()
  const { address } = victim
  try {
    await victim.start()
    const token = await signInAt(address, 'demo@bahi.example', password)
    const masters = await mastersOf(address, token)
    let over = false
    const one = { address, token, parallel: 1, ended: () => false, restMs: 300 }
    figures.faults.push(...(await sellLastUnits(callerOf(one, figures, 0), victim, masters, figures)))
    log(`the last units are sold; ${figures.retries} attempts repeated`)
    const load = keepBusy({ address, token, parallel, ended: () => over }, masters, figures)
    try {
      for (let kill = 0; kill < kills; kill++) {
        await pause(calmMs[0] + Math.random() * (calmMs[1] - calmMs[0]))
        const what = kill % 2 === 0 ? 'server' : 'database'
        const at = performance.now()
        if (what === 'server') {
          await victim.killServer()
          await victim.start()
        } else await victim.killDatabase()
        const took = await recovered(figures, performance.now(), at)
        recoveryMs[what].push(took)
        log(
          `kill ${kill + 1} of ${kills}: ${what}; saves again after ${(took / 1000).toFixed(1)} s; ${figures.documents.length} acknowledged`,
        )
      }
      await pause(calmMs[0])
    } finally {
      over = true
      await load
    }
    figures.faults.push(...(await unbalanced(address, token, masters)))
  } finally {
    await victim.stop()
  }
  const books = await verifyBooks(dataDir, figures)
  return {
    acknowledged: figures.documents.length,
    payments: figures.payments.length,
    journals: figures.journals.length,
    steps: figures.steps,
    retries: figures.retries,
    doubled: figures.doubled,
    lists: figures.lists,
    unanswered: figures.open.size,
    recoveryMs,
    books,
    faults: [...figures.faults, ...books.faults],
  }
}

/** What the trial balance says of itself when the load is over. */
export async function unbalanced(
  address: string,
  token: string,
  { entityId, date }: Masters,
): Promise<string[]> {
  const { status, body } = await sendCall(
    address,
    'accounting.trialBalance',
    { entityIds: [entityId], asOf: date },
    token,
  )
  if (status !== 200) return [`the trial balance answered ${status}: ${JSON.stringify(body)}`]
  return body.totalDebit === body.totalCredit && body.rows.length > 0
    ? []
    : [`the trial balance says ${body.totalDebit} and ${body.totalCredit}, ${body.rows.length} accounts`]
}

const recoveryLimitMs = 300_000

/** Waits for a save that was acknowledged after `since`; gives how long ago the kill was by then. */
async function recovered(
  figures: { readonly lastAt: number },
  since: number,
  killedAt: number,
): Promise<number> {
  while (figures.lastAt <= since) {
    if (performance.now() - killedAt > recoveryLimitMs)
      throw new Error('nothing is saved any more after a kill')
    await pause(10)
  }
  return figures.lastAt - killedAt
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
