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
