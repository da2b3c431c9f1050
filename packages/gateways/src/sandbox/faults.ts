/** What can be made to go wrong at the sandbox, one request or many. */
export const faultKinds = [
  /** Answers after `ms`. */
  'slow',
  /** Takes the request and never answers; nothing is done. */
  'hang',
  /** Does the work and never answers. */
  'hangAfter',
  /** Cuts the line; nothing is done. */
  'drop',
  /** Does the work, then cuts the line. */
  'dropAfter',
  /** HTTP 500, nothing done. */
  'http500',
  /** Does the work, then HTTP 500. */
  'http500After',
  /** HTTP 502 with a page of a proxy. */
  'html',
  /** The token counts as expired. */
  'expiredToken',
  /** Refuses with `code`. */
  'code',
  /** The request arrives twice; the second answer is given. */
  'repeat',
  /** The signature is invalid. */
  'wrongSignature',
  /** Signed with a key nobody was given. */
  'unknownKey',
  /** Properly signed, for another document. */
  'otherContent',
  /** HTTP 200 with data that cannot be decrypted. */
  'garbage',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface FaultRule {
  readonly kind: FaultKind
  /** Name of a call ('generate', 'signIn', ...); absent: any. */
  readonly call?: string | undefined
  /** How often; absent: until taken back. */
  readonly times?: number | undefined
  /** From 0 to 1; absent: always. */
  readonly probability?: number | undefined
  readonly ms?: number | undefined
  readonly code?: string | undefined
  readonly message?: string | undefined
}

/** The faults that were ordered. Chance comes from a seed, so that a run can be repeated. */
export class Faults {
  #rules: { rule: FaultRule; left: number }[] = []
  #seed = 1

  order(rules: readonly FaultRule[], seed?: number): void {
    this.#rules.push(...rules.map((rule) => ({ rule, left: rule.times ?? Number.POSITIVE_INFINITY })))
    if (seed !== undefined) this.#seed = seed >>> 0 || 1
  }

  clear(): void {
    this.#rules = []
  }

  /** The fault of a request, if one was ordered for it; each is used up as it is taken. */
  take(call: string): FaultRule | undefined {
    for (const row of this.#rules) {
      const { rule } = row
      if (row.left < 1 || (rule.call !== undefined && rule.call !== call)) continue
      if (rule.probability !== undefined && this.#chance() >= rule.probability) continue
      row.left -= 1
      this.#rules = this.#rules.filter(({ left }) => left > 0)
      return rule
    }
    return undefined
  }

  list(): (FaultRule & { readonly left: number | null })[] {
    return this.#rules.map(({ rule, left }) => ({ ...rule, left: Number.isFinite(left) ? left : null }))
  }

  /** Mulberry32. */
  #chance(): number {
    this.#seed = (this.#seed + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
