interface Running {
  readonly key: number
  readonly place: number
  readonly since: number
  readonly share: AbortController
}

interface Waiting {
  readonly key: number
  readonly begin: (running: Running) => void
  readonly refuse: (error: Error) => void
}

/**
 * Few places for the long work of many subscribers. None of them takes the last free place while it has another, so that
 * there is one for others, and who was served longest ago is served first. Work that has had its share of time while
 * another subscriber waits is asked to end.
 */
export class Places {
  readonly #free: number[]
  readonly #mostOfOne: number
  readonly #shareMs: number
  readonly #running = new Set<Running>()
  readonly #waiting: Waiting[] = []
  /** When each subscriber that waits or works was served last, as a running number. */
  readonly #served = new Map<number, number>()
  #turn = 0
  #timer: NodeJS.Timeout | undefined

  constructor(count: number, shareMs = Infinity) {
    this.#free = Array.from({ length: count }, (_, place) => place)
    this.#mostOfOne = Math.max(1, count - 1)
    this.#shareMs = shareMs
  }

  async run<T>(key: number, work: (place: number, share: AbortSignal) => Promise<T>): Promise<T> {
    const running = await new Promise<Running>((begin, refuse) => {
      this.#waiting.push({ key, begin, refuse })
      this.#fill()
    })
    try {
      return await work(running.place, running.share.signal)
    } finally {
      this.#running.delete(running)
      this.#free.push(running.place)
      if (!this.#isHere(key)) this.#served.delete(key)
      this.#fill()
    }
  }

  /** Refuses all who wait; what has begun continues. */
  refuseWaiting(error: Error): void {
    for (const { refuse } of this.#waiting.splice(0)) refuse(error)
  }

  #fill() {
    while (this.#free.length > 0) {
      const next = this.#next()
      if (!next) break
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      const { key, begin } = next
      this.#served.set(key, ++this.#turn)
      const running = { key, place: this.#free.shift()!, since: Date.now(), share: new AbortController() }
      this.#running.add(running)
      begin(running)
    }
    this.#hurry()
  }

  #next(): Waiting | undefined {
    const lastServed = ({ key }: Waiting) => this.#served.get(key) ?? 0
    return this.#waiting
      .filter(({ key }) => this.#heldBy(key) < this.#mostOfOne)
      .reduce<Waiting | undefined>(
        (best, one) => (best && lastServed(best) <= lastServed(one) ? best : one),
        undefined,
      )
  }

  /** Asks the oldest work to end once it has had its share and someone else waits. */
  #hurry() {
    clearTimeout(this.#timer)
    const [oldest] = this.#running
    if (!oldest || this.#free.length > 0 || !this.#waiting.some(({ key }) => key !== oldest.key)) return
    const left = oldest.since + this.#shareMs - Date.now()
    if (left <= 0) oldest.share.abort()
    else if (Number.isFinite(left)) this.#timer = setTimeout(() => this.#hurry(), left)
  }

  #heldBy(key: number): number {
    return [...this.#running].filter((one) => one.key === key).length
  }

  #isHere(key: number): boolean {
    return this.#heldBy(key) > 0 || this.#waiting.some((one) => one.key === key)
  }
}
