import { createHash } from 'node:crypto'
import type { Breakers } from '../breaker.ts'
import { done, rejected, unavailable, unknown } from '../outcome.ts'
import type { Outcome, PortalError, Rejected, Unavailable, Unknown } from '../outcome.ts'
import type { PortalSession, SessionOwner, Sessions } from '../session.ts'
import { aesDecrypt, aesEncrypt, encryptWithPublicKey, largestRsaMessage, newKey } from '../wire/crypto.ts'
import { Line } from '../wire/line.ts'
import type { ExchangeLog } from '../wire/log.ts'
import { ewayCodes, isSignInAgain } from './codes.ts'
import { openEwayEnvelope } from './envelope.ts'
import type { EwayEnvelope } from './envelope.ts'
import type { EwayAccount, EwayPortal } from './settings.ts'

/** A write names its action, a read its path. */
export type EwayRequest = { readonly name: string; readonly signal?: AbortSignal | undefined } & (
  | { readonly action: string; readonly body: unknown }
  | { readonly path: string }
)

export interface EwayCallerParts {
  readonly portal: EwayPortal
  readonly sessions: Sessions
  readonly breakers: Breakers
  readonly log: ExchangeLog
  readonly clock: () => Date
}

const portalName = 'ewaybill'
const limitMs = { '118': 5 * 60_000, '658': 15 * 60_000 } as const

/** Sends one call of the e-way bill portal and sorts whatever comes back; a refused token is renewed once. */
export class EwayCaller {
  readonly #parts: EwayCallerParts
  readonly #line: Line

  constructor(parts: EwayCallerParts) {
    this.#parts = parts
    const { baseUrls, connectMs, replyMs } = parts.portal
    const { breakers, log, clock } = parts
    this.#line = new Line({ name: portalName, baseUrls, connectMs, replyMs, breakers, log, clock })
  }

  async call(account: EwayAccount, request: EwayRequest): Promise<Outcome<unknown, unknown>> {
    const breaker = this.#parts.breakers.of(account.gstin)
    const entry = breaker.enter()
    if (!entry.allowed) {
      const { retryAfterMs } = entry
      return unavailable('breakerOpen', 'The portal did not answer; waiting', { retryAfterMs })
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

  async signIn(account: EwayAccount): Promise<Outcome<PortalSession>> {
    const appKey = newKey()
    const content = {
      action: 'ACCESSTOKEN',
      username: account.userName,
      password: account.password,
      app_key: appKey.toString('base64'),
    }
    const plain = Buffer.from(JSON.stringify(content)).toString('base64')
    if (plain.length > largestRsaMessage(this.#parts.portal.signInKey)) {
      return unavailable('settings', 'User name and password are too long together')
    }
    const sent = await this.#send(account, {
      name: 'signIn',
      method: 'POST',
      path: '/auth',
      plain: content,
      body: { Data: encryptWithPublicKey(this.#parts.portal.signInKey, plain) },
      isRepeatable: true,
    })
    if (!('opened' in sent)) return sent
    if (!sent.opened.isGood) {
      const { errors } = sent.opened
      const limit = limitOf(errors)
      if (limit) return limit
      // Trouble within the portal is no refusal of the credentials, which would be remembered.
      const isTrouble = errors.every(
        ({ code }) =>
          isSignInAgain(code) || alreadyThere.has(code) || ewayCodes.get(code)?.class === 'portalTrouble',
      )
      return isTrouble ? unavailable('signInUnavailable', describe(errors), { errors }) : rejected(errors)
    }
    const { authtoken, sek } = sent.opened.data as { authtoken?: unknown; sek?: unknown }
    const key = typeof sek === 'string' ? aesDecrypt(appKey, sek) : undefined
    if (typeof authtoken !== 'string' || key?.length !== 32) {
      return unknown('unreadableReply', 'The reply to the sign-in cannot be read')
    }
    const lifeMs = (this.#parts.portal.tokenMinutes ?? 360) * 60_000
    const expiresAt = new Date(this.#parts.clock().getTime() + lifeMs)
    return done({ token: authtoken, sessionKey: key.toString('base64'), expiresAt })
  }

  async #withSession(account: EwayAccount, request: EwayRequest): Promise<Outcome<unknown, unknown>> {
    const { sessions } = this.#parts
    const secret = createHash('sha256').update(`${account.password}\n${account.clientSecret}`).digest('hex')
    const session = await sessions.get(ownerOf(account), secret, () => this.signIn(account))
    if ('kind' in session) return session
    const key = Buffer.from(session.sessionKey, 'base64')
    const isWrite = 'action' in request
    const sent = await this.#send(account, {
      name: request.name,
      method: isWrite ? 'POST' : 'GET',
      path: isWrite ? '/ewayapi/' : request.path,
      ...(isWrite
        ? {
            plain: { action: request.action, data: request.body },
            body: { action: request.action, data: aesEncrypt(key, JSON.stringify(request.body)) },
          }
        : {}),
      token: session.token,
      key,
      isRepeatable: !isWrite,
      signal: request.signal,
    })
    if (!('opened' in sent)) return sent
    const outcome = sorted(sent.opened, isWrite)
    if (isTokenRefused(outcome)) await sessions.drop(ownerOf(account), session.token)
    return outcome
  }

  #send(
    account: EwayAccount,
    request: {
      readonly name: string
      readonly method: 'GET' | 'POST'
      readonly path: string
      readonly plain?: unknown
      readonly body?: unknown
      readonly token?: string
      readonly key?: Buffer
      readonly isRepeatable: boolean
      readonly signal?: AbortSignal | undefined
    },
  ): Promise<{ readonly opened: EwayEnvelope } | Unavailable | Unknown> {
    return this.#line.send<EwayEnvelope>({
      call: request.name,
      gstin: account.gstin,
      method: request.method,
      path: request.path,
      headers: {
        'client-id': account.clientId,
        'client-secret': account.clientSecret,
        gstin: account.gstin,
        ...(request.token === undefined ? {} : { authtoken: request.token }),
        ...(request.method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
      },
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      plain: request.plain,
      isRepeatable: request.isRepeatable,
      signal: request.signal,
      open: (text) => openEwayEnvelope(text, request.key),
      shown: (envelope) => envelope,
    })
  }
}

const ownerOf = ({ clientId, gstin, userName }: EwayAccount): SessionOwner => ({
  portal: portalName,
  clientId,
  gstin,
  userName,
})

const isTokenRefused = (outcome: Outcome<unknown, unknown>): outcome is Rejected =>
  outcome.kind === 'rejected' && outcome.errors.some(({ code }) => isSignInAgain(code))

/** 604: made already; 813: the same request is under way. Both say: look, do not send again. */
const alreadyThere: ReadonlySet<string> = new Set(['604', '813'])

function sorted(envelope: EwayEnvelope, isWrite: boolean): Outcome<unknown, unknown> {
  if (envelope.isGood) return done(envelope.data, envelope.notes)
  const { errors } = envelope
  if (errors.some(({ code }) => alreadyThere.has(code))) return { kind: 'duplicate', errors, notes: [] }
  if (errors.some(({ code }) => isSignInAgain(code))) return rejected(errors)
  const limit = limitOf(errors)
  if (limit) return limit
  const classes = new Set(errors.map(({ code }) => ewayCodes.get(code)?.class))
  if (classes.has('signIn')) return unavailable('settings', describe(errors), { errors })
  const isTrouble = classes.size === 1 && classes.has('portalTrouble')
  if (!isTrouble) return rejected(errors)
  return isWrite
    ? unknown('serverFault', describe(errors), errors)
    : unavailable('connection', describe(errors), { errors })
}

/** The portal counts calls; what it refuses for that was not done. */
function limitOf(errors: readonly PortalError[]): Unavailable | undefined {
  for (const { code } of errors) {
    if (code !== '118' && code !== '658') continue
    return unavailable('limit', describe(errors), { errors, retryAfterMs: limitMs[code] })
  }
  return undefined
}

const describe = (errors: readonly PortalError[]): string =>
  errors.map(({ code, message }) => `${code}: ${message}`).join('; ')
