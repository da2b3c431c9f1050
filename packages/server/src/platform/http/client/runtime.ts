/** What each call takes and gives. */
export type CallTypes = Record<string, { readonly input: unknown; readonly reply: unknown }>

/** Method, path, and whether the call may be sent again: `read` changes nothing, `key` is done once for an idempotency key. */
export type CallRow = readonly ['GET' | 'POST', string, ('read' | 'key' | 'once')?]

export interface Options {
  /** Where Bahi is: `https://books.example.in`. */
  readonly address: string
  /** Of My profile, API access. */
  readonly clientId: string
  readonly clientSecret: string
  /** The language of texts and errors; `en-IN` where absent. */
  readonly culture?: 'en-IN' | 'ar' | 'hi-IN'
  /** How often a call that may be sent again is sent at most; 5 where absent. */
  readonly tries?: number
  /** How long an answer is waited for, in milliseconds; a minute where absent. */
  readonly timeoutMs?: number
  readonly fetch?: typeof fetch
}

export interface CallOptions {
  /**
   * Names what is to be done, such as the number of an order, without spaces: sent again, also by a program that was started anew, the first reply
   * comes back.
   * Where absent, a random one holds for the tries of this call.
   */
  readonly key?: string
  readonly signal?: AbortSignal
}

export interface FileReply {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

interface ErrorItem {
  readonly code: string
  readonly message: string
  readonly type?: string
}

/** A call that was refused, with its codes and what is wrong with each field. */
export class BahiError extends Error {
  readonly status: number
  readonly requestId: string
  readonly errors: readonly ErrorItem[]
  /** By property, such as `Data.lines[3].hsn`. */
  readonly fields: Readonly<Record<string, readonly ErrorItem[]>>
  readonly body: unknown
  constructor(status: number, body: unknown) {
    const {
      requestId = '',
      errors = [],
      validationErrors = {},
    } = (body ?? {}) as {
      requestId?: string
      errors?: readonly ErrorItem[]
      validationErrors?: Readonly<Record<string, readonly ErrorItem[]>>
    }
    const ofFields = Object.entries(validationErrors).map(
      ([field, [first]]) => `${field}: ${first?.message ?? ''}`,
    )
    super([...errors.map(({ message }) => message), ...ofFields].join('; ') || `Status ${status}`)
    this.name = 'BahiError'
    this.status = status
    this.requestId = requestId
    this.errors = errors
    this.fields = validationErrors
    this.body = body
  }
}

/** Signs in, signs in again when its token ends, waits where it is asked to, and repeats what was cut off and may be repeated. */
export class Client<Calls extends CallTypes> {
  readonly #table: Readonly<Record<keyof Calls, CallRow>>
  readonly #options: Options
  #token: Promise<string> | undefined

  constructor(table: Readonly<Record<keyof Calls, CallRow>>, options: Options) {
    this.#table = table
    this.#options = options
  }

  /** Throws `BahiError` where the call is refused, and what `fetch` throws where no answer came. */
  async call<Name extends keyof Calls>(
    name: Name,
    ...[input, options = {}]: undefined extends Calls[Name]['input']
      ? [input?: Calls[Name]['input'], options?: CallOptions]
      : [input: Calls[Name]['input'], options?: CallOptions]
  ): Promise<Calls[Name]['reply']> {
    const [method, path, again = 'once'] = this.#table[name]
    const headers: Record<string, string> = {
      'culture-name': this.#options.culture ?? 'en-IN',
      ...(again === 'key' ? { 'idempotency-key': options.key ?? crypto.randomUUID() } : {}),
    }
    const url = `${this.#options.address.replace(/\/$/, '')}/api${path}`
    const request = (token: string) =>
      this.#fetch(
        method === 'GET' ? url + queryOf(input) : url,
        {
          method,
          headers: {
            ...headers,
            'auth-token': token,
            ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          },
          ...(method === 'POST' ? { body: JSON.stringify(input ?? {}) } : {}),
        },
        options.signal,
      )
    let isRenewed = false
    for (let tried = 1; ; tried++) {
      const mayTryAgain = tried < (this.#options.tries ?? 5)
      let response: Response
      try {
        response = await request(await (this.#token ??= this.#signIn(options.signal)))
      } catch (fault) {
        if (fault instanceof BahiError || again === 'once' || !mayTryAgain || options.signal?.aborted)
          throw fault
        await pause(waitOf(tried), options.signal)
        continue
      }
      if (response.ok) return (await bodyOf(response)) as Calls[Name]['reply']
      const body: unknown = await response.json().catch(() => undefined)
      if (response.status === 401 && !isRenewed) {
        // The token has ended; a call that was refused for it was not begun.
        isRenewed = true
        this.#token = undefined
        continue
      }
      const isLater =
        response.status === 429 ||
        (response.status === 503 && again !== 'once') ||
        // The try before this one is still at work.
        (response.status === 409 && codesOf(body).includes('REQU0002'))
      if (!isLater || !mayTryAgain) throw new BahiError(response.status, body)
      await pause(Number(response.headers.get('retry-after')) * 1000 || waitOf(tried), options.signal)
    }
  }

  async #signIn(signal: AbortSignal | undefined): Promise<string> {
    try {
      const { address, clientId, clientSecret } = this.#options
      const response = await this.#fetch(
        `${address.replace(/\/$/, '')}/api/authenticate/clientToken`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ clientId, clientSecret }),
        },
        signal,
      )
      const body: unknown = await response.json().catch(() => undefined)
      if (!response.ok) throw new BahiError(response.status, body)
      return (body as { token: string }).token
    } catch (fault) {
      this.#token = undefined
      throw fault
    }
  }

  #fetch(url: string, request: RequestInit, signal: AbortSignal | undefined): Promise<Response> {
    const limit = AbortSignal.timeout(this.#options.timeoutMs ?? 60_000)
    return (this.#options.fetch ?? fetch)(url, {
      ...request,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  }
}

const codesOf = (body: unknown): readonly string[] =>
  ((body as { errors?: readonly ErrorItem[] } | undefined)?.errors ?? []).map(({ code }) => code)

/** Half a second, then twice as long each time, a little at random so that many programs do not come at once. */
const waitOf = (tried: number): number => 250 * 2 ** tried * (0.75 + Math.random() / 2)

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((done, fail) => {
    const timer = setTimeout(done, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      fail(signal.reason as Error)
    })
  })

/** A list is said once for each of its values. */
function queryOf(input: unknown): string {
  const pairs = Object.entries(input ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => [name, String(one)]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const contentType = response.headers.get('content-type') ?? ''
  const disposition = response.headers.get('content-disposition') ?? ''
  if (contentType.startsWith('application/json') && !disposition) return response.json()
  // The name in full, beside the one for programs that read no other letters.
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  const file: FileReply = {
    name: encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/.exec(disposition)?.[1] ?? ''),
    contentType,
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
  return file
}
