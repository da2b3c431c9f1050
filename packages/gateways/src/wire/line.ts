import type { Breakers } from '../breaker.ts'
import { unavailable, unknown } from '../outcome.ts'
import type { Unavailable, Unknown } from '../outcome.ts'
import { ExchangeFault, exchange } from './http.ts'
import type { ExchangeReply } from './http.ts'
import { masked } from './log.ts'
import type { ExchangeLog } from './log.ts'

/** The line to one portal: its addresses and time limits, the breaker of each GSTIN, and the log. */
export class Line {
  readonly #parts: LineParts

  constructor(parts: LineParts) {
    this.#parts = parts
  }

  /**
   * One exchange, over the second address where the first cannot be connected to. What fails is sorted by whether
   * anything may have been done.
   */
  async send<T>(request: LineRequest<T>): Promise<{ readonly opened: T } | Unavailable | Unknown> {
    const { baseUrls, breakers } = this.#parts
    const breaker = breakers.of(request.gstin)
    // Asking again changes nothing for what is repeatable: a line that died under a kept connection gets one more try.
    const tries = [...baseUrls, ...(request.isRepeatable ? baseUrls.slice(0, 1) : [])]
    let last: ExchangeFault | undefined
    for (const [turn, base] of tries.entries()) {
      try {
        const { reply, opened } = await this.#exchange(request, base)
        if (opened !== undefined) {
          breaker.succeeded()
          return { opened }
        }
        breaker.failed(`HTTP ${reply.status}`)
        return unknown(
          reply.status >= 500 ? 'serverFault' : 'unreadableReply',
          `HTTP ${reply.status}: ${reply.text.slice(0, 200)}`,
        )
      } catch (error) {
        if (!(error instanceof ExchangeFault)) throw error
        last = error
        if (error.reason === 'cancelled') {
          breaker.released()
          return error.wasSent
            ? unknown('cancelled', 'Given up while waiting for the answer')
            : unavailable('cancelled', 'Given up before it was sent')
        }
        const isLast = turn >= baseUrls.length - 1 && !(request.isRepeatable && error.reason === 'connection')
        if (isLast || (error.wasSent && !request.isRepeatable)) break
      }
    }
    breaker.failed(last?.message ?? 'no address')
    if (last?.wasSent) {
      return unknown(last.reason === 'replyTimeOut' ? 'timeOut' : 'connectionLost', last.message)
    }
    return unavailable('connection', last?.message ?? 'No address of the portal is set')
  }

  async #exchange<T>(
    request: LineRequest<T>,
    base: string,
  ): Promise<{ reply: ExchangeReply; opened: T | undefined }> {
    const { clock, log, connectMs, replyMs } = this.#parts
    const { method, headers, body } = request
    const url = `${base.replace(/\/$/, '')}${request.path}`
    const begun = performance.now()
    const written = {
      portal: this.#parts.name,
      call: request.call,
      gstin: request.gstin,
      method,
      url,
      startedAt: clock(),
      requestHeaders: headers,
      ...(request.plain === undefined ? {} : { request: request.plain }),
    }
    const write = (rest: { status?: number; reply?: unknown; fault?: string }): void =>
      log.write(masked({ ...written, ms: Math.round(performance.now() - begun), ...rest }))
    try {
      const reply = await exchange({
        method,
        url,
        headers,
        ...(body === undefined ? {} : { body }),
        ...(connectMs === undefined ? {} : { connectMs }),
        ...(replyMs === undefined ? {} : { replyMs }),
        ...(request.signal ? { signal: request.signal } : {}),
      })
      const opened = reply.status < 500 ? request.open(reply.text) : undefined
      const shown = opened === undefined ? reply.text.slice(0, 2000) : request.shown(opened)
      write({ status: reply.status, reply: shown })
      return { reply, opened }
    } catch (error) {
      write({ fault: error instanceof Error ? error.message : String(error) })
      throw error
    }
  }
}

export interface LineParts {
  /** The portal's name, for log and sessions. */
  readonly name: string
  readonly baseUrls: readonly string[]
  readonly connectMs?: number | undefined
  readonly replyMs?: number | undefined
  readonly breakers: Breakers
  readonly log: ExchangeLog
  readonly clock: () => Date
}

export interface LineRequest<T> {
  /** Our name of the call. */
  readonly call: string
  readonly gstin: string
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** The content before encryption, for the log. */
  readonly plain?: unknown
  readonly isRepeatable: boolean
  readonly signal?: AbortSignal | undefined
  /** Reads a reply; undefined where it is none of this portal. */
  readonly open: (text: string) => T | undefined
  /** What of it the log keeps. */
  readonly shown: (opened: T) => unknown
}
