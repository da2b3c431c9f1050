import { randomBytes } from 'node:crypto'
import { Breakers } from '../breaker.ts'
import { done, rejected, unavailable, unknown } from '../outcome.ts'
import type { Outcome, Unavailable, Unknown } from '../outcome.ts'
import type { PortalSession } from '../session.ts'
import { aesDecrypt, aesEncrypt, encryptWithPublicKey, newKey } from '../wire/crypto.ts'
import { Line } from '../wire/line.ts'
import { noLog } from '../wire/log.ts'
import type { ExchangeLog } from '../wire/log.ts'
import { gstnClassOf } from './codes.ts'
import { openGstnEnvelope } from './envelope.ts'
import type { GstnEnvelope } from './envelope.ts'
import { usualHeaders, usualPaths } from './settings.ts'
import type { GstnAccount, GstnHeaders, GstnPortal } from './settings.ts'
import { readTaxpayer } from './taxpayer.ts'
import type { GstnTaxpayer } from './taxpayer.ts'

export interface GstnClientParts {
  readonly clock?: () => Date
  readonly log?: ExchangeLog
  readonly breakers?: Breakers
  /** Of the person who asks, as the portal wants to know it. */
  readonly address?: string
}

/**
 * The taxpayer API of the GST portal through a service provider. A session needs a code that the portal sends to the
 * taxpayer; it is renewed without one while it lives, and for as long as the taxpayer has allowed access.
 */
export class GstnClient {
  readonly #portal: GstnPortal
  readonly #line: Line
  readonly #clock: () => Date
  readonly #breakers: Breakers
  readonly #address: string

  constructor(portal: GstnPortal, parts: GstnClientParts = {}) {
    this.#portal = portal
    this.#clock = parts.clock ?? (() => new Date())
    this.#breakers = parts.breakers ?? new Breakers(this.#clock)
    this.#address = parts.address ?? '127.0.0.1'
    const { baseUrls, connectMs, replyMs } = portal
    const log = parts.log ?? noLog
    this.#line = new Line({
      name: 'gstn',
      baseUrls,
      connectMs,
      replyMs,
      log,
      breakers: this.#breakers,
      clock: this.#clock,
    })
  }

  /** Has the portal send a code to the taxpayer. The key belongs to that code: {@link openSession} needs it again. */
  async requestOtp(account: GstnAccount): Promise<Outcome<{ readonly appKey: string }>> {
    const appKey = newKey()
    const sent = await this.#authenticate(account, 'requestOtp', {
      action: 'OTPREQUEST',
      app_key: encryptWithPublicKey(this.#portal.signInKey, appKey),
      username: account.userName,
    })
    return sent.kind === 'done' ? done({ appKey: appKey.toString('base64') }) : sent
  }

  /** Opens the session with the code that the taxpayer was sent. */
  async openSession(account: GstnAccount, appKey: string, otp: string): Promise<Outcome<PortalSession>> {
    const key = Buffer.from(appKey, 'base64')
    return this.#session(account, 'openSession', key, {
      action: 'AUTHTOKEN',
      app_key: encryptWithPublicKey(this.#portal.signInKey, key),
      username: account.userName,
      otp: aesEncrypt(key, otp),
    })
  }

  /** A new token for one that still lives; afterwards only a new code opens a session. */
  async renew(account: GstnAccount, session: PortalSession): Promise<Outcome<PortalSession>> {
    const key = newKey()
    return this.#session(account, 'renew', key, {
      action: 'REFRESHTOKEN',
      username: account.userName,
      auth_token: session.token,
      app_key: aesEncrypt(Buffer.from(session.sessionKey, 'base64'), key),
    })
  }

  async endSession(account: GstnAccount, session: PortalSession): Promise<Outcome<undefined>> {
    const sent = await this.#authenticate(account, 'endSession', {
      action: 'LOGOUT',
      username: account.userName,
      auth_token: session.token,
      app_key: aesEncrypt(Buffer.from(session.sessionKey, 'base64'), newKey()),
    })
    return sent.kind === 'done' ? done(undefined) : sent
  }

  /** The public search: what anybody may know of a GSTIN. Undefined: the portal knows no such taxpayer. */
  async taxpayer(gstin: string): Promise<Outcome<GstnTaxpayer | undefined>> {
    const query = new URLSearchParams({ action: 'TP', gstin }).toString()
    const sent = await this.#send('searchTaxpayer', 'public', {
      method: 'GET',
      path: `${this.#portal.paths?.search ?? usualPaths.search}?${query}`,
      headers: this.#headers({ stateCode: gstin.slice(0, 2) }),
    })
    if (sent.kind === 'rejected' && sent.errors.some(({ code }) => gstnClassOf(code) === 'noData')) {
      return done(undefined)
    }
    if (sent.kind !== 'done') return sent
    const read = readTaxpayer(sent.value)
    return read?.gstin === gstin
      ? done(read)
      : unknown('unreadableReply', 'The reply of the public search has another form than expected')
  }

  async #session(
    account: GstnAccount,
    call: string,
    key: Buffer,
    body: Readonly<Record<string, string>>,
  ): Promise<Outcome<PortalSession>> {
    const sent = await this.#authenticate(account, call, body)
    if (sent.kind !== 'done') return sent
    const { auth_token, sek, expiry } = sent.value as Record<string, unknown>
    const sessionKey = typeof sek === 'string' ? aesDecrypt(key, sek) : undefined
    const minutes = Number(expiry)
    if (typeof auth_token !== 'string' || sessionKey?.length !== 32 || !(minutes > 0)) {
      return unknown('unreadableReply', 'The reply to the sign-in cannot be read')
    }
    const expiresAt = new Date(this.#clock().getTime() + minutes * 60_000)
    return done({ token: auth_token, sessionKey: sessionKey.toString('base64'), expiresAt })
  }

  #authenticate(
    { gstin, userName }: GstnAccount,
    call: string,
    body: Readonly<Record<string, string>>,
  ): Promise<Outcome<unknown>> {
    return this.#send(call, gstin, {
      method: 'POST',
      path: this.#portal.paths?.authenticate ?? usualPaths.authenticate,
      headers: {
        ...this.#headers({ stateCode: gstin.slice(0, 2), gstin, userName }),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      plain: { action: body.action, username: userName },
    })
  }

  async #send(
    call: string,
    owner: string,
    request: {
      readonly method: 'GET' | 'POST'
      readonly path: string
      readonly headers: Readonly<Record<string, string>>
      readonly body?: string
      readonly plain?: unknown
    },
  ): Promise<Outcome<unknown>> {
    const breaker = this.#breakers.of(owner)
    const entry = breaker.enter()
    if (!entry.allowed) {
      const { retryAfterMs } = entry
      return unavailable('breakerOpen', 'The portal did not answer; waiting', { retryAfterMs })
    }
    const sent: { readonly opened: GstnEnvelope } | Unavailable | Unknown = await this.#line.send({
      ...request,
      call,
      gstin: owner,
      // A second code or search does no harm.
      isRepeatable: true,
      open: (text) => openGstnEnvelope(text),
      shown: (envelope) => envelope,
    })
    if (!('opened' in sent)) return sent
    if (sent.opened.isGood) return done(sent.opened.data)
    const { errors } = sent.opened
    const told = errors.map(({ code, message }) => `${code}: ${message}`).join('; ')
    const kinds = new Set(errors.map(({ code }) => gstnClassOf(code)))
    if (kinds.has('later')) return unavailable('connection', told, { errors })
    return kinds.has('settings') ? unavailable('settings', told, { errors }) : rejected(errors)
  }

  #headers(values: Partial<Record<keyof GstnHeaders, string>>): Record<string, string> {
    const names = { ...usualHeaders, ...this.#portal.headers }
    const all: Partial<Record<keyof GstnHeaders, string>> = {
      clientId: this.#portal.clientId,
      clientSecret: this.#portal.clientSecret,
      address: this.#address,
      transaction: randomBytes(16).toString('hex'),
      ...values,
    }
    return Object.fromEntries(
      Object.entries(all).map(([key, value]) => [names[key as keyof GstnHeaders], value]),
    )
  }
}
