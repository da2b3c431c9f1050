import { done, unknown } from '../outcome.ts'
import type { Outcome } from '../outcome.ts'
import type { PortalSession } from '../session.ts'
import { aesDecrypt, aesEncrypt, encryptWithPublicKey, newKey } from '../wire/crypto.ts'
import { GstnCaller } from './call.ts'
import type { GstnClientParts } from './call.ts'
import { gstnClassOf } from './codes.ts'
import type { GstnAccount, GstnPortal } from './settings.ts'
import { readTaxpayer } from './taxpayer.ts'
import type { GstnTaxpayer } from './taxpayer.ts'

export type { GstnClientParts } from './call.ts'

/**
 * The taxpayer API of the GST portal through a service provider. A session needs a code that the portal sends to the
 * taxpayer; it is renewed without one while it lives, and for as long as the taxpayer has allowed access.
 */
export class GstnClient {
  readonly #portal: GstnPortal
  readonly #caller: GstnCaller
  readonly #clock: () => Date

  constructor(portal: GstnPortal, parts: GstnClientParts = {}) {
    this.#portal = portal
    this.#caller = new GstnCaller(portal, parts)
    this.#clock = parts.clock ?? (() => new Date())
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
    const sent = await this.#caller.send('searchTaxpayer', 'public', {
      method: 'GET',
      path: `${this.#caller.path('search')}?${query}`,
      headers: this.#caller.headers({ stateCode: gstin.slice(0, 2) }),
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
    return this.#caller.send(call, gstin, {
      method: 'POST',
      path: this.#caller.path('authenticate'),
      headers: {
        ...this.#caller.headers({ stateCode: gstin.slice(0, 2), gstin, userName }),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
      plain: { action: body.action, username: userName },
    })
  }
}
