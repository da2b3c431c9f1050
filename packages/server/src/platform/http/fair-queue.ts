import { AppError } from '../errors.ts'

interface Line {
  running: number
  waiting: number
  /** Requests that wait, by caller; who was given a place last is at the end. */
  readonly callers: Map<string, { running: number; readonly waiting: (() => void)[] }>
}

/** How much one tenant may do at once, which may change while it works. */
export interface Share {
  width(tenant: number): number
  /** Milliseconds for which a place stays empty after work that took so long. */
  restAfter(tenant: number, tookMs: number): number
}

/** The same for every tenant at every time. */
export const fixedShare = (width: number): Share => ({ width: () => width, restAfter: () => 0 })

/**
 * Lets as many requests of one tenant work at once as its share says, so that a busy tenant slows itself and nobody
 * else. Callers of a tenant take turns, and none has the last quarter of the places: one person's long requests do not
 * delay colleagues. Of one caller no more than `longest` wait, of a tenant four times as many.
 */
export class FairQueue {
  readonly #share: Share
  readonly #longest: number
  readonly #tenants = new Map<number, Line>()
  constructor(share: Share, longest = 500) {
    this.#share = share
    this.#longest = longest
  }

  async run<T>(tenant: number, caller: string, work: () => Promise<T>): Promise<T> {
    let line = this.#tenants.get(tenant)
    if (!line) this.#tenants.set(tenant, (line = { running: 0, waiting: 0, callers: new Map() }))
    let own = line.callers.get(caller)
    if (!own) line.callers.set(caller, (own = { running: 0, waiting: [] }))
    if (own.waiting.length > 0 || !isFree(line, own, this.#share.width(tenant))) {
      if (own.waiting.length >= this.#longest || line.waiting >= 4 * this.#longest)
        throw new AppError('TOO_MANY', { retryAfterSeconds: 2 })
      const { waiting } = own
      line.waiting++
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      line.running++
      own.running++
    }
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const rest = this.#share.restAfter(tenant, performance.now() - begun)
      const leave = () => {
        line.running--
        own.running--
        if (own.running === 0 && own.waiting.length === 0) line.callers.delete(caller)
        this.#fill(line, this.#share.width(tenant))
        if (line.callers.size === 0) this.#tenants.delete(tenant)
      }
      if (rest > 0) setTimeout(leave, rest).unref()
      else leave()
    }
  }

  #fill(line: Line, width: number) {
    for (;;) {
      const next = [...line.callers].find(([, one]) => one.waiting.length > 0 && isFree(line, one, width))
      if (!next) return
      const [caller, own] = next
      line.callers.delete(caller)
      line.callers.set(caller, own)
      line.waiting--
      line.running++
      own.running++
      own.waiting.shift()!()
    }
  }

  get waiting(): number {
    let count = 0
    for (const line of this.#tenants.values()) count += line.waiting
    return count
  }
}

const isFree = (line: Line, { running }: { readonly running: number }, width: number): boolean =>
  line.running < width && running < Math.max(1, width - Math.floor(width / 4))
