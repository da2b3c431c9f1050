import type { AnyBody } from '../call-helpers.ts'
import { differences } from './compare.ts'
import { trade } from './steps.ts'
import { stockSaid } from './stock.ts'
import { isReading, traderOf } from './trader.ts'

export interface Reply {
  readonly status: number
  readonly body: AnyBody
}

export interface Place {
  readonly send: (name: string, input: object) => Promise<Reply>
  /** What is wrong in the books of all, beside what the product says of this party. */
  readonly proved?: () => Promise<readonly string[]>
  readonly entityId: number
  readonly items: readonly number[]
  readonly date: string
  /** Nobody else moves its stock. */
  readonly hasOwnStock?: boolean
}

interface Run {
  readonly seed: number
  readonly length: number
  /** Compares after each step, to name the first that is wrong. */
  readonly isClose?: boolean
}

/**
 * Trades so many steps from one seed with a new party, and gives what is wrong then: nothing, or the differences and all steps.
 * A step may be refused by a rule; any other answer is an error. `accepted` gets the names of the calls that were not refused.
 */
export async function runSequence(
  { send, proved = async () => [], hasOwnStock = false, ...place }: Place,
  { seed, length, isClose = false }: Run,
  accepted: Set<string> = new Set(),
): Promise<readonly string[]> {
  const steps: string[] = []
  const known = await traderOf({
    call: async (name, input) => {
      const { status, body } = await send(name, input)
      if (!isReading(name)) steps.push(`${status} ${name} ${JSON.stringify(input)}`)
      // 207: some of many were refused, and the body says which were not.
      const isDone = status === 200 || status === 207
      if (!isDone && ![400, 409, 422].includes(status))
        throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}\n${steps.join('\n')}`)
      if (isDone) accepted.add(name)
      return isDone ? body : undefined
    },
    random: seeded(seed),
    ...place,
  })
  if (!known) throw new Error(`no party: ${steps.join()}`)
  const trader = hasOwnStock ? { ...known, stockBefore: await stockSaid(known) } : known
  for (let step = 1; step <= length; step++) {
    await trade(trader)
    if (!isClose && step < length) continue
    const wrong = [...(await differences(trader)), ...(await proved())]
    if (wrong.length > 0) return [`seed ${seed}, step ${step}`, ...wrong, ...steps]
  }
  return []
}

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
