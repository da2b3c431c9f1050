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

/**
 * Lets `width` requests of one tenant work at once; its others wait in order, so that a busy tenant slows itself
 * and nobody else. A line longer than `longest` is turned away.
 */
export class FairQueue {
  readonly #width: number
  readonly #longest: number
  readonly #queues = new Map<number, { running: number; waiting: (() => void)[] }>()
  constructor(width: number, longest = 500) {
    this.#width = width
    this.#longest = longest
  }

  async run<T>(key: number, work: () => Promise<T>): Promise<T> {
    let queue = this.#queues.get(key)
    if (!queue) this.#queues.set(key, (queue = { running: 0, waiting: [] }))
    if (queue.running >= this.#width) {
      if (queue.waiting.length >= this.#longest) throw new AppError('TOO_MANY', { retryAfterSeconds: 2 })
      const { waiting } = queue
      // The one that leaves hands its place on, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else queue.running++
    try {
      return await work()
    } finally {
      const next = queue.waiting.shift()
      if (next) next()
      else if (--queue.running === 0) this.#queues.delete(key)
    }
  }

  get waiting(): number {
    let count = 0
    for (const queue of this.#queues.values()) count += queue.waiting.length
    return count
  }
}
