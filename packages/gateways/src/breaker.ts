/**
 * Stops calling a portal that does not answer, and lets one call through now and then to see if it is back. One
 * breaker for each portal and GSTIN: a GSTIN that the portal throttles does not stop the others. Only the line
 * counts; a refusal of a document is an answer.
 */
export class Breaker {
  #failures = 0
  #state: BreakerState = 'closed'
  #openedAt: Date | undefined
  #openMs: number
  #lastFailure: string | undefined
  #isProbing = false
  readonly #limits: BreakerLimits
  readonly #clock: () => Date

  constructor(clock: () => Date, limits: Partial<BreakerLimits> = {}) {
    this.#clock = clock
    this.#limits = { ...usualLimits, ...limits }
    this.#openMs = this.#limits.openMs
  }

  /** Asks before a call; anyone who gets `true` must report {@link succeeded} or {@link failed}. */
  enter(): { readonly allowed: true } | { readonly allowed: false; readonly retryAfterMs: number } {
    if (this.#state === 'closed') return { allowed: true }
    const waitMs = this.#waitMs()
    if (waitMs > 0) return { allowed: false, retryAfterMs: waitMs }
    if (this.#isProbing) return { allowed: false, retryAfterMs: this.#limits.probeMs }
    this.#state = 'halfOpen'
    this.#isProbing = true
    return { allowed: true }
  }

  succeeded(): void {
    this.#failures = 0
    this.#state = 'closed'
    this.#openedAt = undefined
    this.#openMs = this.#limits.openMs
    this.#isProbing = false
  }

  failed(reason: string): void {
    this.#failures += 1
    this.#lastFailure = reason
    const wasProbe = this.#state === 'halfOpen'
    this.#isProbing = false
    if (wasProbe) this.#openMs = Math.min(this.#openMs * 2, this.#limits.longestOpenMs)
    // A late failure of a call that began before the breaker opened changes nothing.
    if (this.#state === 'open' || (!wasProbe && this.#failures < this.#limits.failures)) return
    this.#state = 'open'
    this.#openedAt = this.#clock()
  }

  /** The call ended without telling anything of the line (cancelled by us). */
  released(): void {
    this.#isProbing = false
    if (this.#state === 'halfOpen') this.#state = 'open'
  }

  snapshot(): BreakerSnapshot {
    return {
      state: this.#state,
      failures: this.#failures,
      retryAfterMs: this.#state === 'closed' ? 0 : this.#waitMs(),
      ...(this.#openedAt ? { openedAt: this.#openedAt } : {}),
      ...(this.#lastFailure === undefined ? {} : { lastFailure: this.#lastFailure }),
    }
  }

  /** A clock that was set back must not keep the breaker open for longer than it was meant to be. */
  #waitMs(): number {
    const passed = this.#clock().getTime() - (this.#openedAt?.getTime() ?? 0)
    return passed < 0 ? 0 : Math.max(0, this.#openMs - passed)
  }
}

export type BreakerState = 'closed' | 'open' | 'halfOpen'

export interface BreakerLimits {
  /** Failures in a row that open it. */
  readonly failures: number
  /** How long it stays open at first; doubled after each failed probe. */
  readonly openMs: number
  readonly longestOpenMs: number
  /** How long a caller waits while the probe is under way. */
  readonly probeMs: number
}

const usualLimits: BreakerLimits = { failures: 5, openMs: 30_000, longestOpenMs: 120_000, probeMs: 5_000 }

export interface BreakerSnapshot {
  readonly state: BreakerState
  readonly failures: number
  readonly retryAfterMs: number
  readonly openedAt?: Date
  readonly lastFailure?: string
}

/** The breakers of one portal, by GSTIN. */
export class Breakers {
  readonly #all = new Map<string, Breaker>()
  readonly #clock: () => Date
  readonly #limits: Partial<BreakerLimits>

  constructor(clock: () => Date, limits: Partial<BreakerLimits> = {}) {
    this.#clock = clock
    this.#limits = limits
  }

  of(gstin: string): Breaker {
    let breaker = this.#all.get(gstin)
    if (!breaker) this.#all.set(gstin, (breaker = new Breaker(this.#clock, this.#limits)))
    return breaker
  }

  /** A person says that the portal is to be tried now. */
  forget(gstin: string): void {
    this.#all.delete(gstin)
  }

  snapshot(): { readonly gstin: string; readonly breaker: BreakerSnapshot }[] {
    return [...this.#all].map(([gstin, breaker]) => ({ gstin, breaker: breaker.snapshot() }))
  }
}
