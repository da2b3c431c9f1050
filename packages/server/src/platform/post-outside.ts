import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { hostOf, isPublicAddress } from './outside.ts'

/** Why an address gave no answer. */
export class PostProblem extends Error {
  readonly code: 'addressRefused' | 'noAddress' | 'timeout' | 'connection'
  constructor(code: PostProblem['code'], detail = '') {
    super(detail)
    this.code = code
  }
}

export interface OutsidePost {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** From the look-up of the name to the last byte of the answer. */
  readonly timeoutMs: number
  /** Addresses of this machine and of private networks are called too. */
  readonly mayBePrivate: boolean
  readonly resolve?: (
    host: string,
  ) => Promise<readonly { readonly address: string; readonly family: number }[]>
}

export interface OutsideAnswer {
  readonly status: number
  /** The beginning of it. */
  readonly text: string
}

const mostAnswerBytes = 16 * 1024

/**
 * Posts to an address that a subscriber has typed. Its name is looked up once, every address of it must be public, and the
 * connection goes to those addresses: a name that means something else a moment later changes nothing. A redirect is an
 * answer like any other and not followed.
 */
export async function postOutside(post: OutsidePost): Promise<OutsideAnswer> {
  const url = new URL(post.url)
  const signal = AbortSignal.timeout(post.timeoutMs)
  try {
    const addresses = await within(signal, addressesOf(url, post.resolve ?? resolveAll))
    if (!post.mayBePrivate)
      for (const { address } of addresses)
        if (!isPublicAddress(address)) throw new PostProblem('addressRefused', address)
    return await send(url, post, addresses, signal)
  } catch (error) {
    if (error instanceof PostProblem) throw error
    if (signal.aborted) throw new PostProblem('timeout')
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new PostProblem(/^(ENOTFOUND|EAI_)/.test(code) ? 'noAddress' : 'connection', code || message)
  }
}

type Addresses = readonly { readonly address: string; readonly family: number }[]

const resolveAll = (host: string): Promise<Addresses> => lookup(host, { all: true, verbatim: true })

async function addressesOf(url: URL, resolve: (host: string) => Promise<Addresses>): Promise<Addresses> {
  const host = hostOf(url)
  const family = isIP(host)
  const found = family > 0 ? [{ address: host, family }] : await resolve(host)
  if (found.length === 0) throw new PostProblem('noAddress')
  return found
}

/** A look-up cannot be ended; nobody waits for it any more. */
async function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, refuse) =>
    signal.addEventListener('abort', () => refuse(new PostProblem('timeout')), { once: true }),
  )
  return Promise.race([work, late])
}

function send(
  url: URL,
  { headers, body }: OutsidePost,
  addresses: Addresses,
  signal: AbortSignal,
): Promise<OutsideAnswer> {
  return new Promise((done, fail) => {
    const { request } = url.protocol === 'https:' ? https : http
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal,
        lookup: (_host, options, answer) =>
          options.all
            ? answer(null, [...addresses])
            : answer(null, addresses[0]!.address, addresses[0]!.family),
      },
      (reply) => {
        const parts: Buffer[] = []
        let bytes = 0
        const end = () => {
          done({ status: reply.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') })
          sent.destroy()
        }
        reply.on('data', (part: Buffer) => {
          parts.push(part.subarray(0, mostAnswerBytes - bytes))
          bytes += part.length
          if (bytes >= mostAnswerBytes) end()
        })
        reply.on('end', end)
        reply.on('error', fail)
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}
