import { usePreferences } from '../../theme/preferences.ts'
import { cacheOf, takeEarly } from '../session/early.ts'
import { ApiError } from './api-error.ts'
import { apiBase } from './base.ts'
import { wayOf } from './call-table.ts'
import { isOfGateway, lostSignal, noteAnswered, noteUnanswered } from './connection.ts'
import type { CallName, DownloadedFile, Input, Reply } from './call-types.ts'

/** Values of the running page that requests need; the session fills them. */
export const transport = { authToken: '', publicToken: '', timeoutMs: 300_000 }
const startedAt = Date.now()
let laterTimeoutMs = 0

/** `apiTimeOut` takes the place of the default ten seconds after the start, unless it is 0. */
export function setLaterTimeout(minutes: number): void {
  laterTimeoutMs = minutes * 60_000
}
function timeoutMs(): number {
  return laterTimeoutMs > 0 && Date.now() - startedAt > 10_000 ? laterTimeoutMs : transport.timeoutMs
}

/**
 * Steps of the ways in are marked by a public token: that of the step, else one of the page, which opens nothing;
 * source: specification part 1, section 7.
 */
const publicCalls: ReadonlySet<string> = new Set<CallName>([
  'auth.getOtp',
  'auth.resendOtp',
  'auth.regenerateOtp',
  'auth.validateOtp',
  'sso.userToken',
  'password.validate',
  'password.reset',
  'registration.validateOtp',
  'registration.regenerateOtp',
  'userRegistration.checkUserNameAvailable',
  'verification.state',
  'verification.updateMobile',
])
let pageToken = ''

export interface SendOptions {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** Another API base than the product's own: that of the e-invoice portal. */
  readonly base?: string
  /** Shorter than others wait: for what a person waits for while typing. */
  readonly limitMs?: number
  /** Goes on when its page is left: a choice that is made in passing. */
  readonly outlivesPage?: boolean
}

/** Browsers take no more with a request that outlives its page. */
const mostThatOutlives = 60_000

/** A request that waits as long is a reason to look whether the server is there. */
const suspiciousMs = 10_000

/** Sends one call and reads its reply; every refusal is an `ApiError`. */
export async function send<N extends CallName>(
  name: N,
  input: Input<N>,
  options: SendOptions = {},
): Promise<Reply<N>> {
  const { method, path, flags } = wayOf(name)
  const response = await reach(name, method, path, flags, input, options)
  if (!response.ok) {
    const body = await bodyOf(response)
    // Nobody waits for it any more: what was read of it may be half.
    options.signal?.throwIfAborted()
    // Of many records nothing was done: the screen shows why, record by record.
    if (isBulkRefusal(body)) return body as Reply<N>
    throw new ApiError(name, response.status, response.statusText, body)
  }
  if (response.status === 204 || flags.includes('n')) return undefined as Reply<N>
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  if (flags.includes('f') && !(isJson && !response.headers.has('content-disposition'))) {
    return await fileOf(response)
  }
  return (await response.json()) as Reply<N>
}

async function reach(
  name: string,
  method: string,
  path: string,
  flags: string,
  input: unknown,
  options: SendOptions,
): Promise<Response> {
  const headers: Record<string, string> = {
    'culture-name': usePreferences.getState().culture,
    ...options.headers,
  }
  if (!flags.includes('a') && transport.authToken) headers['auth-token'] = transport.authToken
  if (publicCalls.has(name))
    headers['public-auth-token'] ??= transport.publicToken || (pageToken ||= randomId())
  if (flags.includes('c')) {
    const response = await import('./captcha.ts').then((module) => module.captchaResponse())
    if (response) headers['captcha-response'] = response
  }
  if (flags.includes('i')) headers['idempotency-key'] ??= randomId()
  const isPost = method === 'POST'
  const form = isPost ? formOf(input) : undefined
  if (isPost && !form) headers['content-type'] = 'application/json'
  const limit = AbortSignal.timeout(options.limitMs ?? (form ? formTimeoutMs : timeoutMs()))
  const address = `${options.base ?? apiBase}${path}${isPost ? '' : queryOf(input)}`
  const watch = setTimeout(noteUnanswered, suspiciousMs)
  try {
    const early = takeEarly(method, address)
    if (early) return await early
    const body = form ?? (isPost ? JSON.stringify(input ?? {}) : null)
    const response = await fetch(address, {
      method,
      headers,
      body,
      keepalive: options.outlivesPage === true && typeof body === 'string' && body.length < mostThatOutlives,
      signal: AbortSignal.any([
        limit,
        // A file takes its time; anything else is given up with the connection, and tried again by its screen.
        ...(flags.includes('f') ? [] : [lostSignal()]),
        ...(options.signal ? [options.signal] : []),
      ]),
      cache: cacheOf(path),
    })
    if (isOfGateway(response.status)) noteUnanswered()
    else noteAnswered()
    return response
  } catch (cause) {
    if (options.signal?.aborted) throw cause
    noteUnanswered()
    throw new ApiError(name, 0, '', undefined)
  } finally {
    clearTimeout(watch)
  }
}

/** A large file on a slow line: half a gigabyte at 3 Mbit/s. */
const formTimeoutMs = 25 * 60_000

/** What has a file in it goes as a form: no program has to hold the file as a text. */
function formOf(input: unknown): FormData | undefined {
  const members = Object.entries((input ?? {}) as Record<string, unknown>)
  if (!members.some(([, value]) => value instanceof File)) return undefined
  const form = new FormData()
  for (const [name, value] of members) {
    if (value instanceof File) form.set(name, value, value.name)
    // A form has texts; what is a list or an object in a call has none of these.
    else if (typeof value === 'string' || typeof value === 'number') form.set(name, `${value}`)
  }
  return form
}

/** Array values repeat the key; empty values are left out. */
export function queryOf(input: unknown): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(key, String(one))
    }
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Bodies of refused downloads are JSON too, whatever the call answers with when it succeeds. */
const isBulkRefusal = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'done' in body && 'refused' in body

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

async function fileOf(response: Response): Promise<DownloadedFile> {
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  return {
    blob: await response.blob(),
    fileName: encoded ? decodeURIComponent(encoded) : (plain ?? 'download'),
    contentType: response.headers.get('content-type') ?? '',
  }
}

export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
