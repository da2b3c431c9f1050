import type { Share } from './fair-queue.ts'

/** How long a window of observation is; it is longer where too few requests came to judge by. */
const windowMs = 500
const fewest = 20
/** A wait is judged long from so much above what is usual, and as usual again below the other. */
const tooLong = 1.3
const asUsual = 1.15
/** What is usual may have been longer for some minutes: the least of all windows is forgotten by so much in each. */
const forgetting = 1.002
/** Calm windows before a place is given back: giving is slower than taking, so that others are seldom disturbed. */
const calmBeforeMore = 6
/** So many requests at once on average are asked one after the other, or nearly so. */
const oneAfterTheOther = 1.5
/** When even one request at a time is too much, its place rests for so many times as long as it was taken. */
const rests = [0.5, 1, 2, 4]
const longestRestMs = 5000

/**
 * Gives each tenant the full width as long as nobody suffers from it. Where the others wait longer than usual for the
 * first answer of the database, the tenant that takes far more of its time than they do gets half as many places, down
 * to one that rests in between, and gets them back one by one as the wait becomes usual. The wait is that for a
 * connection and for the opening of the session, the same piece of work for every request: it grows with the load of this process and of
 * the database alike. (The principle is that of congestion control by delay, as in TCP Vegas.)
 */
export class AdaptiveShare implements Share {
  readonly #clock: () => number
  /** Steps down from the full width, of those tenants that have any. */
  readonly #steps = new Map<number, number>()
  readonly #widths: readonly number[]
  #since: number
  #taken = new Map<number, number>()
  #waits: { readonly tenant: number; readonly ms: number }[] = []
  #usual: number | undefined
  #calm = 0

  constructor(most: number, clock: () => number = () => performance.now()) {
    this.#clock = clock
    this.#since = clock()
    const widths = [most]
    for (let width = most; width > 1;) widths.push((width = Math.ceil(width / 2)))
    this.#widths = widths
  }

  width(tenant: number): number {
    return this.#widths[Math.min(this.#steps.get(tenant) ?? 0, this.#widths.length - 1)]!
  }

  restAfter(tenant: number, tookMs: number): number {
    const beyond = (this.#steps.get(tenant) ?? 0) - this.#widths.length
    return beyond < 0 ? 0 : Math.min(longestRestMs, tookMs * rests[beyond]!)
  }

  /** Tenants that have less than the full width now. */
  get narrowed(): number {
    return this.#steps.size
  }

  /** A session was opened after so long. */
  waited(tenant: number, ms: number): void {
    this.#waits.push({ tenant, ms })
    const now = this.#clock()
    if (now - this.#since < windowMs) return
    if (this.#waits.length < fewest && now - this.#since < 10 * windowMs) return
    this.#judge(now - this.#since)
    this.#since = now
    this.#taken = new Map()
    this.#waits = []
  }

  /** A request of the tenant has kept the database busy for so long. */
  took(tenant: number, ms: number): void {
    this.#taken.set(tenant, (this.#taken.get(tenant) ?? 0) + ms)
  }

  #judge(elapsedMs: number): void {
    const loudest = this.#loudest(elapsedMs)
    const waits = this.#waits.filter(({ tenant }) => tenant !== loudest).map(({ ms }) => ms)
    if (waits.length < fewest / 4) return this.#widenAll()
    waits.sort((one, other) => one - other)
    const wait = waits[Math.floor(waits.length * 0.9)]!
    const step = loudest === undefined ? 0 : (this.#steps.get(loudest) ?? 0)
    const isLeast = step === this.#widths.length - 1 + rests.length
    // Beside one that takes much, what is usual cannot be learned, other than that it is shorter than was known.
    if (loudest === undefined || isLeast) this.#usual = Math.min(wait, (this.#usual ?? wait) * forgetting)
    else if (this.#usual !== undefined) this.#usual = Math.min(wait, this.#usual)
    if (loudest !== undefined && !isLeast && wait > tooLong * (this.#usual ?? 0)) {
      this.#calm = 0
      this.#steps.set(loudest, step + 1)
    } else if (wait < asUsual * (this.#usual ?? 0) && ++this.#calm >= calmBeforeMore) this.#widenAll()
  }

  /**
   * The tenant that took more than four times what the others took on average; undefined where none did. Who asks one
   * thing after the other is none, unless it was narrowed to that.
   */
  #loudest(elapsedMs: number): number | undefined {
    let all = 0
    let most = 0
    let loudest: number | undefined
    for (const [tenant, ms] of this.#taken) {
      all += ms
      if (ms > most) {
        most = ms
        loudest = tenant
      }
    }
    if (loudest === undefined || (!this.#steps.has(loudest) && most < oneAfterTheOther * elapsedMs))
      return undefined
    const others = new Set(this.#waits.map(({ tenant }) => tenant))
    for (const tenant of this.#taken.keys()) others.add(tenant)
    others.delete(loudest)
    return most > (4 * (all - most)) / Math.max(1, others.size) ? loudest : undefined
  }

  #widenAll(): void {
    this.#calm = 0
    for (const [tenant, step] of this.#steps)
      if (step > 1) this.#steps.set(tenant, step - 1)
      else this.#steps.delete(tenant)
  }
}
