import { AppError } from '../errors.ts'

/** Allows `perMinute` events a key, saved up to a quarter of a minute's worth; refuses with the wait in seconds. */
export class RateLimit {
  readonly #perMinute: number
  readonly #clock: () => number
  readonly #buckets = new Map<string, { tokens: number; at: number }>()
  constructor(perMinute: number, clock: () => number = Date.now) {
    this.#perMinute = perMinute
    this.#clock = clock
  }

  /** `perMinute`: the key's own measure, where not all keys have the same. */
  take(key: string, perMinute = this.#perMinute): void {
    if (this.#perMinute === 0) return
    const now = this.#clock()
    const most = Math.max(1, perMinute / 4)
    const bucket = this.#buckets.get(key) ?? { tokens: most, at: now }
    bucket.tokens = Math.min(most, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute)
    bucket.at = now
    if (bucket.tokens < 1) {
      this.#buckets.set(key, bucket)
      throw new AppError('TOO_MANY', {
        retryAfterSeconds: Math.ceil(((1 - bucket.tokens) / perMinute) * 60),
      })
    }
    bucket.tokens -= 1
    this.#buckets.set(key, bucket)
    if (this.#buckets.size > 50_000) this.#forgetFull(now)
  }

  /** What was not touched for a quarter of a minute is full again, whatever its measure. */
  #forgetFull(now: number) {
    for (const [key, { at }] of this.#buckets) if (now - at >= 15_000) this.#buckets.delete(key)
  }
}

interface Line {
  running: number
  waiting: number
  /** Requests that wait, by caller; who was given a place last is at the end. */
  readonly callers: Map<string, { running: number; readonly waiting: (() => void)[] }>
}

/**
 * Lets `width` requests of one tenant work at once, so that a busy tenant slows itself and nobody else. Callers of a
 * tenant take turns, and none has the last quarter of the places: one person's long requests do not delay colleagues.
 * Of one caller no more than `longest` wait, of a tenant four times as many.
 */
export class FairQueue {
  readonly #width: number
  readonly #mostOfOne: number
  readonly #longest: number
  readonly #tenants = new Map<number, Line>()
  constructor(width: number, longest = 500) {
    this.#width = width
    this.#mostOfOne = width - Math.floor(width / 4)
    this.#longest = longest
  }

  async run<T>(tenant: number, caller: string, work: () => Promise<T>): Promise<T> {
    let line = this.#tenants.get(tenant)
    if (!line) this.#tenants.set(tenant, (line = { running: 0, waiting: 0, callers: new Map() }))
    let own = line.callers.get(caller)
    if (!own) line.callers.set(caller, (own = { running: 0, waiting: [] }))
    if (own.waiting.length > 0 || !this.#isFree(line, own)) {
      if (own.waiting.length >= this.#longest || line.waiting >= 4 * this.#longest)
        throw new AppError('TOO_MANY', { retryAfterSeconds: 2 })
      const { waiting } = own
      line.waiting++
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      line.running++
      own.running++
    }
    try {
      return await work()
    } finally {
      line.running--
      own.running--
      if (own.running === 0 && own.waiting.length === 0) line.callers.delete(caller)
      this.#fill(line)
      if (line.callers.size === 0) this.#tenants.delete(tenant)
    }
  }

  #isFree(line: Line, { running }: { readonly running: number }): boolean {
    return line.running < this.#width && running < this.#mostOfOne
  }

  #fill(line: Line) {
    for (;;) {
      const next = [...line.callers].find(([, one]) => one.waiting.length > 0 && this.#isFree(line, one))
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

/** Counts tries of a key within a minute. In one process only: several servers together allow a little more. */
export class MinuteTries {
  readonly #clock: () => number
  #minute = 0
  #counts = new Map<string, number>()
  constructor(clock: () => number = Date.now) {
    this.#clock = clock
  }

  /** Refuses where the key was tried `most` times in this minute, with the seconds to wait. */
  refuse(key: string, most: number): void {
    if ((this.#ofMinute().get(key) ?? 0) < most) return
    const seconds = 60 - Math.floor((this.#clock() / 1000) % 60)
    throw new AppError('TOO_MANY', { retryAfterSeconds: seconds, params: { seconds } })
  }

  count(key: string): void {
    const counts = this.#ofMinute()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }

  #ofMinute(): Map<string, number> {
    const now = Math.floor(this.#clock() / 60_000)
    if (now !== this.#minute) {
      this.#minute = now
      this.#counts = new Map()
    }
    return this.#counts
  }
}
