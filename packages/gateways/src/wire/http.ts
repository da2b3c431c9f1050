import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'

/**
 * One request and its reply, each within its time limit. What fails says whether any byte of the request may have
 * reached the other side, because that alone decides if it may be sent again. The connection is kept for the next
 * call. Built on `node:http`, whose sockets report the moment of a connection; `fetch` hides it.
 */
export function exchange(request: ExchangeRequest): Promise<ExchangeReply> {
  return new Promise((resolve, reject) => send(request, resolve, reject))
}

function send(
  request: ExchangeRequest,
  resolve: (reply: ExchangeReply) => void,
  reject: (fault: ExchangeFault) => void,
): void {
  const { method, url, headers, body, connectMs = 10_000, replyMs = 30_000, signal } = request
  const limitBytes = request.limitBytes ?? 32 * 1024 * 1024
  const progress = { wasSent: false }
  const fail = (reason: FaultReason, cause?: unknown): void => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    reject(new ExchangeFault(reason, progress.wasSent, cause))
    call?.destroy()
  }
  const abort = (): void => fail('cancelled')
  let timer = setTimeout(() => fail('connectTimeOut'), connectMs)
  let call: ClientRequest | undefined
  if (signal?.aborted) return abort()
  try {
    call = open(url, { method, headers: { ...headers, ...lengthOf(body) } })
  } catch (error) {
    return fail('connection', error)
  }
  signal?.addEventListener('abort', abort)
  const connected = (): void => {
    clearTimeout(timer)
    progress.wasSent = true
    timer = setTimeout(() => fail('replyTimeOut'), replyMs)
    call.end(body)
  }
  call.on('socket', (socket) => {
    // A socket of the pool is connected already; a new one reports when it is (after TLS where there is TLS).
    if (!socket.connecting && (!('encrypted' in socket) || call.reusedSocket)) connected()
    else socket.once('encrypted' in socket ? 'secureConnect' : 'connect', connected)
  })
  call.on('error', (error) => fail('connection', error))
  call.on('response', (reply) => {
    readAll(reply, limitBytes).then(
      (text) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abort)
        resolve({ status: reply.statusCode ?? 0, headers: plainHeaders(reply), text })
      },
      (error: unknown) => fail('connection', error),
    )
  })
}

export interface ExchangeRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Until the connection is open. */
  readonly connectMs?: number
  /** From then to the last byte of the reply. */
  readonly replyMs?: number
  readonly limitBytes?: number
  readonly signal?: AbortSignal
}

export interface ExchangeReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export type FaultReason = 'connection' | 'connectTimeOut' | 'replyTimeOut' | 'cancelled'

export class ExchangeFault extends Error {
  readonly reason: FaultReason
  /** False only where the request certainly never left: nothing can have been done with it. */
  readonly wasSent: boolean

  constructor(reason: FaultReason, wasSent: boolean, cause?: unknown) {
    const code = (cause as { code?: string } | undefined)?.code
    super(code ? `${reason} (${code})` : reason, { cause })
    this.name = 'ExchangeFault'
    this.reason = reason
    this.wasSent = wasSent
  }
}

const keptOpen = { keepAlive: true, maxSockets: 16, timeout: 60_000 }
const agents = { 'http:': new HttpAgent(keptOpen), 'https:': new HttpsAgent(keptOpen) }

function open(
  address: string,
  { method, headers }: { method: string; headers: Record<string, string> },
): ClientRequest {
  const url = new URL(address)
  if (url.protocol === 'https:') return httpsRequest(url, { method, headers, agent: agents['https:'] })
  if (url.protocol === 'http:') return httpRequest(url, { method, headers, agent: agents['http:'] })
  throw new TypeError(`Not an address of the web: ${url.protocol}`)
}

function lengthOf(body: string | undefined): Record<string, string> {
  return body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
}

async function readAll(reply: IncomingMessage, limitBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limitBytes) throw new RangeError(`The reply is longer than ${limitBytes} bytes`)
    chunks.push(chunk)
  }
  if (!reply.complete) throw new Error('The reply ended early')
  return Buffer.concat(chunks).toString('utf8')
}

function plainHeaders(reply: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reply.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
}
