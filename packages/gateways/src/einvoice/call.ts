import { createHash } from 'node:crypto'
import type { Breakers } from '../breaker.ts'
import { done, rejected, unavailable, unknown } from '../outcome.ts'
import type { Outcome, PortalError, Rejected, Unavailable, Unknown } from '../outcome.ts'
import { readPortalStamp } from '../portal-date.ts'
import type { PortalSession, SessionOwner, Sessions } from '../session.ts'
import { aesDecrypt, aesEncrypt, encryptWithPublicKey, largestRsaMessage, newKey } from '../wire/crypto.ts'
import { Line } from '../wire/line.ts'
import type { ExchangeLog } from '../wire/log.ts'
import { classOf } from './classes.ts'
import { openEnvelope } from './envelope.ts'
import type { Envelope, Info } from './envelope.ts'
import { credentialsFit, usualPaths } from './settings.ts'
import type { EinvoiceAccount, EinvoicePaths, EinvoicePortal } from './settings.ts'

export interface CallRequest {
  /** Our name of the call, for the log. */
  readonly name: string
  readonly method: 'GET' | 'POST'
  /** Path and query. */
  readonly path: string
  readonly body?: unknown
  /** Said beside the encrypted body, where one path serves several actions. */
  readonly action?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
}

/** Data of a good reply with what InfoDtls said; a refusal keeps it too. */
export interface CallReply {
  readonly data: unknown
  readonly info: Info
}

export interface CallerParts {
  readonly portal: EinvoicePortal
  readonly sessions: Sessions
  readonly breakers: Breakers
  readonly log: ExchangeLog
  readonly clock: () => Date
}

/** Portal name under which sessions are kept. */
const portalName = 'einvoice'

/**
 * Sends one call: session, encryption, time limits, breaker, log, and the sorting of whatever comes back into an
 * outcome. A refused token is renewed once and the call repeated once, which is safe: the portal did nothing.
 */
export class Caller {
  readonly paths: EinvoicePaths
  readonly #parts: CallerParts
  readonly #line: Line

  constructor(parts: CallerParts) {
    this.#parts = parts
    const { baseUrls, connectMs, replyMs } = parts.portal
    const { breakers, log, clock } = parts
    this.#line = new Line({ name: portalName, baseUrls, connectMs, replyMs, breakers, log, clock })
    this.paths = { ...usualPaths, ...parts.portal.paths }
  }

  async call(account: EinvoiceAccount, request: CallRequest): Promise<Outcome<CallReply, Info>> {
    const breaker = this.#parts.breakers.of(account.gstin)
    const entry = breaker.enter()
    if (!entry.allowed) {
      return unavailable('breakerOpen', 'The portal did not answer; waiting', {
        retryAfterMs: entry.retryAfterMs,
      })
    }
    const first = await this.#withSession(account, request)
    const second = isTokenRefused(first) ? await this.#withSession(account, request) : first
    // Refused again with a fresh token: that says nothing about the document.
    const outcome = isTokenRefused(second)
      ? unavailable('signInUnavailable', 'The portal refuses a fresh token', { errors: second.errors })
      : second
    if (outcome.kind === 'unavailable' && outcome.reason !== 'connection') breaker.released()
    return outcome
  }

  /** Signs in and says whether that worked, without a cached session: the test of new credentials. */
  signIn(account: EinvoiceAccount, how = { force: false }): Promise<Outcome<PortalSession>> {
    return this.#signIn(account, how)
  }

  async keepSession(account: EinvoiceAccount): Promise<Outcome<{ expiresAt: Date }>> {
    const session = await this.#session(account)
    return 'kind' in session ? session : done({ expiresAt: session.expiresAt })
  }

  async #withSession(account: EinvoiceAccount, request: CallRequest): Promise<Outcome<CallReply, Info>> {
    const session = await this.#session(account)
    if ('kind' in session) return session
    const key = Buffer.from(session.sessionKey, 'base64')
    const sent = await this.#send(account, {
      ...request,
      headers: { user_name: account.userName, AuthToken: session.token, ...request.headers },
      ...(request.body === undefined ? {} : { cipher: aesEncrypt(key, JSON.stringify(request.body)) }),
      key,
    })
    if (!('opened' in sent)) return sent
    const outcome = sorted(sent.opened, request.method === 'POST')
    if (isTokenRefused(outcome)) await this.#parts.sessions.drop(ownerOf(account), session.token)
    return outcome
  }

  #session(account: EinvoiceAccount) {
    const secret = createHash('sha256').update(`${account.password}\n${account.clientSecret}`).digest('hex')
    return this.#parts.sessions.get(ownerOf(account), secret, (how) => this.#signIn(account, how))
  }

  async #signIn(account: EinvoiceAccount, { force }: { force: boolean }): Promise<Outcome<PortalSession>> {
    const appKey = newKey()
    const content = {
      UserName: account.userName,
      Password: account.password,
      AppKey: appKey.toString('base64'),
      ForceRefreshAccessToken: force,
    }
    const plain = Buffer.from(JSON.stringify(content)).toString('base64')
    // A longer key takes more than the usual 66 bytes of name and password.
    if (
      !credentialsFit(account.userName, account.password) &&
      plain.length > largestRsaMessage(this.#parts.portal.signInKey)
    ) {
      return unavailable('settings', 'User name and password are too long together')
    }
    const sent = await this.#send(account, {
      name: 'signIn',
      method: 'POST',
      path: this.paths.signIn,
      body: content,
      cipher: encryptWithPublicKey(this.#parts.portal.signInKey, plain),
    })
    if (!('opened' in sent)) return sent
    const { opened: envelope } = sent
    if (!envelope.isGood) {
      const { errors, notes } = envelope
      // Trouble within the portal is no refusal of the credentials, which would be remembered.
      const isTrouble = errors.every(({ code }) => ['portalTrouble', 'signInAgain'].includes(classOf(code)))
      return isTrouble
        ? unavailable('signInUnavailable', describe(errors), { errors })
        : rejected(errors, notes)
    }
    const session = sessionOf(envelope.data, appKey)
    return session ? done(session) : unknown('unreadableReply', 'The reply to the sign-in cannot be read')
  }

  #send(
    account: EinvoiceAccount,
    request: CallRequest & { cipher?: string; key?: Buffer },
  ): Promise<{ opened: Envelope } | Unavailable | Unknown> {
    return this.#line.send<Envelope>({
      call: request.name,
      gstin: account.gstin,
      method: request.method,
      path: request.path,
      headers: {
        client_id: account.clientId,
        client_secret: account.clientSecret,
        Gstin: account.gstin,
        ...request.headers,
        ...(request.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
      },
      body: request.cipher === undefined ? undefined : envelopeOf(request.cipher, request.action),
      plain: request.body,
      // A sign-in gives the same token again.
      isRepeatable: request.method === 'GET' || request.name === 'signIn',
      signal: request.signal,
      open: (text) => openEnvelope(text, request.key),
      shown,
    })
  }
}

/** The e-way bill system spells the member in small letters. */
const envelopeOf = (cipher: string, action: string | undefined): string =>
  JSON.stringify(action === undefined ? { Data: cipher } : { action, data: cipher })

const ownerOf = ({ clientId, gstin, userName }: EinvoiceAccount): SessionOwner => ({
  portal: portalName,
  clientId,
  gstin,
  userName,
})

const isTokenRefused = (outcome: Outcome<unknown, unknown>): outcome is Rejected =>
  outcome.kind === 'rejected' && outcome.errors.some(({ code }) => classOf(code) === 'signInAgain')

/** What kind of end the portal's codes mean. */
function sorted(envelope: Envelope, isWrite: boolean): Outcome<CallReply, Info> {
  if (envelope.isGood) return done({ data: envelope.data, info: envelope.info }, envelope.notes)
  const { errors, notes, info } = envelope
  const classes = new Set(errors.map(({ code }) => classOf(code)))
  if (classes.has('exists')) return { kind: 'duplicate', errors, notes, found: info }
  if (classes.has('settings')) return unavailable('settings', describe(errors), { errors })
  // 5001 with a text that names a field is a refusal of that field.
  const isTrouble = classes.has('portalTrouble') && !errors.some(({ code }) => classOf(code) === 'user')
  if (!isTrouble) return rejected(errors, notes)
  return isWrite
    ? unknown('serverFault', describe(errors), errors)
    : unavailable('connection', describe(errors), { errors })
}

const describe = (errors: readonly PortalError[]): string =>
  errors.map(({ code, message }) => `${code}: ${message}`).join('; ')

/** The data is an object with the session key encrypted for us, or, from some gateways, one text holding it all. */
function sessionOf(data: unknown, appKey: Buffer): PortalSession | undefined {
  const plain = typeof data === 'string' ? aesDecrypt(appKey, data)?.toString('utf8') : undefined
  const members = (plain === undefined ? data : JSON.parse(plain)) as Readonly<Record<string, unknown>> | null
  const { AuthToken, Sek, TokenExpiry } = members ?? {}
  const expiresAt = readPortalStamp(typeof TokenExpiry === 'string' ? TokenExpiry : '')
  if (typeof AuthToken !== 'string' || typeof Sek !== 'string' || !expiresAt) return undefined
  const key = plain === undefined ? aesDecrypt(appKey, Sek) : Buffer.from(Sek, 'base64')
  return key?.length === 32 ? { token: AuthToken, sessionKey: key.toString('base64'), expiresAt } : undefined
}

/** For the log: what was said, without the wrapping. */
function shown(envelope: Envelope): unknown {
  const info = envelope.info.size > 0 ? { InfoDtls: Object.fromEntries(envelope.info) } : {}
  return envelope.isGood
    ? { Status: 1, Data: envelope.data, ...info }
    : { Status: 0, ErrorDetails: envelope.errors, ...info }
}
