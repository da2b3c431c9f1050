import { randomBytes } from 'node:crypto'
import { Breakers } from '../breaker.ts'
import { done, rejected, unavailable } from '../outcome.ts'
import type { Outcome, Unavailable, Unknown } from '../outcome.ts'
import type { PortalSession } from '../session.ts'
import { Line } from '../wire/line.ts'
import { noLog } from '../wire/log.ts'
import type { ExchangeLog } from '../wire/log.ts'
import { gstnClassOf } from './codes.ts'
import { openGstnEnvelope, sealGstnPayload } from './envelope.ts'
import type { GstnEnvelope } from './envelope.ts'
import { usualHeaders, usualPaths } from './settings.ts'
import type { GstnAccount, GstnHeaders, GstnPaths, GstnPortal } from './settings.ts'

export interface GstnClientParts {
  readonly clock?: () => Date
  readonly log?: ExchangeLog
  readonly breakers?: Breakers
  /** Of the person who asks, as the portal wants to know it. */
  readonly address?: string
}

/** A taxpayer with an open session. */
export interface GstnSession {
  readonly account: GstnAccount
  readonly session: PortalSession
}

/** One call of a session, in our words. */
export interface GstnRequest {
  /** Our name of the call, for log and figures. */
  readonly call: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: keyof GstnPaths
  readonly action: string
  /** MMYYYY; the header must equal the body (RET191136). */
  readonly period?: string
  readonly query?: Readonly<Record<string, string>>
  /** The content, sealed with the session's key. */
  readonly payload?: unknown
  /** Members beside the sealed content, in plain. */
  readonly beside?: Readonly<Record<string, string>>
  /** Whether the same call may be sent once more without harm. */
  readonly isRepeatable: boolean
}

/** What every call of the GST portal has: headers, sealing, the breaker of the GSTIN, and refusals as outcomes. */
export class GstnCaller {
  readonly #portal: GstnPortal
  readonly #line: Line
  readonly #breakers: Breakers
  readonly #address: string

  constructor(portal: GstnPortal, parts: GstnClientParts = {}) {
    const clock = parts.clock ?? (() => new Date())
    this.#portal = portal
    this.#breakers = parts.breakers ?? new Breakers(clock)
    this.#address = parts.address ?? '127.0.0.1'
    const { baseUrls, connectMs, replyMs } = portal
    this.#line = new Line({
      name: 'gstn',
      baseUrls,
      connectMs,
      replyMs,
      log: parts.log ?? noLog,
      breakers: this.#breakers,
      clock,
    })
  }

  /** A call within a session. Content goes and comes under its keys. */
  async inSession({ account, session }: GstnSession, request: GstnRequest): Promise<Outcome<unknown>> {
    const { gstin, userName } = account
    const { action, period, payload, beside } = request
    const key = Buffer.from(session.sessionKey, 'base64')
    const query = new URLSearchParams({ action, ...request.query }).toString()
    const isRead = request.method === 'GET'
    const body = isRead
      ? undefined
      : { action, ...(payload === undefined ? {} : sealGstnPayload(payload, key)), ...beside }
    return this.send(request.call, gstin, {
      method: request.method,
      path: `${this.path(request.path)}${isRead ? `?${query}` : ''}`,
      headers: {
        ...this.headers({
          stateCode: gstin.slice(0, 2),
          gstin,
          userName,
          token: session.token,
          ...(period === undefined ? {} : { period }),
        }),
        ...(isRead ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      plain: isRead ? { action, ...request.query } : { action, payload: shownOf(payload) },
      isRepeatable: request.isRepeatable,
      key,
    })
  }

  async send(
    call: string,
    owner: string,
    request: {
      readonly method: 'GET' | 'POST' | 'PUT'
      readonly path: string
      readonly headers: Readonly<Record<string, string>>
      readonly body?: string
      readonly plain?: unknown
      /** Absent: a second sign-in or search does no harm. */
      readonly isRepeatable?: boolean
      readonly key?: Buffer
    },
  ): Promise<Outcome<unknown>> {
    const entry = this.#breakers.of(owner).enter()
    if (!entry.allowed) {
      const { retryAfterMs } = entry
      return unavailable('breakerOpen', 'The portal did not answer; waiting', { retryAfterMs })
    }
    const sent: { readonly opened: GstnEnvelope } | Unavailable | Unknown = await this.#line.send({
      ...request,
      call,
      gstin: owner,
      isRepeatable: request.isRepeatable ?? true,
      open: (text) => openGstnEnvelope(text, request.key),
      shown: (envelope) => envelope,
    })
    return 'opened' in sent ? outcomeOf(sent.opened) : sent
  }

  path(name: keyof GstnPaths): string {
    return this.#portal.paths?.[name] ?? usualPaths[name]
  }

  headers(values: Partial<Record<keyof GstnHeaders, string>>): Record<string, string> {
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

/** The log keeps what a person can read; a part of a return has megabytes. */
function shownOf(payload: unknown): unknown {
  return typeof payload === 'string' && payload.length > mostShown
    ? `${payload.slice(0, mostShown)} … (${payload.length} characters)`
    : payload
}

const mostShown = 2000

function outcomeOf(envelope: GstnEnvelope): Outcome<unknown> {
  if (envelope.isGood) return done(envelope.data)
  const { errors } = envelope
  const told = errors.map(({ code, message }) => `${code}: ${message}`).join('; ')
  const kinds = new Set(errors.map(({ code }) => gstnClassOf(code)))
  if (kinds.has('later')) return unavailable('connection', told, { errors })
  return kinds.has('settings') ? unavailable('settings', told, { errors }) : rejected(errors)
}
