import { createHash } from 'node:crypto'
import { unavailable } from './outcome.ts'
import type { Outcome, Unavailable } from './outcome.ts'

/** A signed-in session at a portal. The key is Base64 so that a store can keep it, encrypted at rest. */
export interface PortalSession {
  readonly token: string
  readonly sessionKey: string
  readonly expiresAt: Date
}

/** Who signs in: one session for each combination. */
export interface SessionOwner {
  readonly portal: string
  readonly clientId: string
  readonly gstin: string
  readonly userName: string
}

/** Where sessions are kept between calls and processes. */
export interface SessionStore {
  read(owner: SessionOwner): Promise<PortalSession | undefined>
  write(owner: SessionOwner, session: PortalSession): Promise<void>
  clear(owner: SessionOwner): Promise<void>
}

/** Lets one process at a time sign in for an owner. */
export interface SignInLock {
  hold<T>(owner: SessionOwner, work: () => Promise<T>): Promise<T>
}

export type SignIn = (how: { readonly force: boolean }) => Promise<Outcome<PortalSession>>

/**
 * Hands out the session of an owner and renews it before its end. Sign-ins of one owner run one at a time, in this
 * process and, with a lock, in all; those who wait take what the first one got. A portal blocks clients that sign
 * in for every document, so a refused sign-in is remembered for a while too, until the credentials change.
 */
export class Sessions {
  readonly #underWay = new Map<string, Promise<PortalSession | Unavailable>>()
  readonly #refusals = new Map<string, { readonly until: number; readonly outcome: Unavailable }>()
  readonly #store: SessionStore
  readonly #lock: SignInLock
  readonly #clock: () => Date
  readonly #renewBeforeMs: number
  readonly #refusalMs: number

  constructor(settings: SessionSettings) {
    this.#store = settings.store ?? memoryStore()
    this.#lock = settings.lock ?? { hold: (_, work) => work() }
    this.#clock = settings.clock
    this.#renewBeforeMs = settings.renewBeforeMs ?? 10 * 60_000
    this.#refusalMs = settings.refusalMs ?? 60_000
  }

  /** `secret` distinguishes changed credentials and is not kept. */
  async get(owner: SessionOwner, secret: string, signIn: SignIn): Promise<PortalSession | Unavailable> {
    const kept = await this.#store.read(owner)
    if (kept && this.#leftMs(kept) > this.#renewBeforeMs) return kept
    const key = keyOf(owner, secret)
    const refusal = this.#refusals.get(key)
    if (refusal && refusal.until > this.#clock().getTime()) return refusal.outcome
    const running = this.#underWay.get(key)
    if (running) return running
    const renewal = this.#renew(owner, key, signIn).finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, renewal)
    return renewal
  }

  /** The portal refused this token: nobody may use it again. A newer one stays. */
  async drop(owner: SessionOwner, token: string): Promise<void> {
    const kept = await this.#store.read(owner)
    if (kept?.token === token) await this.#store.clear(owner)
  }

  #renew(owner: SessionOwner, key: string, signIn: SignIn): Promise<PortalSession | Unavailable> {
    return this.#lock.hold(owner, async () => {
      // Another process may have signed in while this one waited.
      const kept = await this.#store.read(owner)
      if (kept && this.#leftMs(kept) > this.#renewBeforeMs) return kept
      const outcome = await signIn({ force: kept !== undefined && this.#leftMs(kept) > 0 })
      if (outcome.kind === 'done') {
        this.#refusals.delete(key)
        await this.#store.write(owner, outcome.value)
        return outcome.value
      }
      // The renewal failed, but the old session lives for some minutes yet.
      if (kept && this.#leftMs(kept) > 0) return kept
      const failure = failureOf(outcome)
      if (failure.reason === 'signInRefused') {
        this.#refusals.set(key, { until: this.#clock().getTime() + this.#refusalMs, outcome: failure })
      }
      return failure
    })
  }

  #leftMs({ expiresAt }: PortalSession): number {
    return expiresAt.getTime() - this.#clock().getTime()
  }
}

export interface SessionSettings {
  readonly clock: () => Date
  readonly store?: SessionStore
  readonly lock?: SignInLock
  readonly renewBeforeMs?: number
  readonly refusalMs?: number
}

/** Whatever became of the sign-in, the call it was for was not sent. */
function failureOf(outcome: Exclude<Outcome<PortalSession>, { kind: 'done' }>): Unavailable {
  if (outcome.kind === 'unavailable') return outcome
  if (outcome.kind === 'unknown') {
    return unavailable('signInUnavailable', outcome.detail, { errors: outcome.errors })
  }
  const [first] = outcome.errors
  // The same sign-in is under way: nothing was said against the credentials.
  const reason = outcome.kind === 'duplicate' ? 'signInUnavailable' : 'signInRefused'
  return unavailable(reason, first?.message ?? 'refused', { errors: outcome.errors })
}

function keyOf(owner: SessionOwner, secret: string): string {
  const fingerprint = createHash('sha256').update(secret).digest('base64url')
  return JSON.stringify([owner.portal, owner.clientId, owner.gstin, owner.userName, fingerprint])
}

/** Sessions that live as long as the process. */
export function memoryStore(): SessionStore {
  const sessions = new Map<string, PortalSession>()
  const nameOf = ({ portal, clientId, gstin, userName }: SessionOwner): string =>
    JSON.stringify([portal, clientId, gstin, userName])
  return {
    read: async (owner) => sessions.get(nameOf(owner)),
    write: async (owner, session) => void sessions.set(nameOf(owner), session),
    clear: async (owner) => void sessions.delete(nameOf(owner)),
  }
}
