import { createHmac, timingSafeEqual } from 'node:crypto'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { Secrets } from '../secrets.ts'
import type { Directory, Place } from './directory.ts'
import { namedIn } from './named-by.ts'
import type { Named } from './named-by.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Sent here by the processes of another database; it is not sent further. */
    isForwarded: boolean
    /** Belongs to another database, known before its body is read. */
    goesTo: Place | undefined
  }
}

/** Bodies up to it are read here, so that they can be sent again; larger ones pass as a stream. */
const smallBytes = 32 * 1024
/** So long a request may be on its way between two databases. */
const markSeconds = 60
const markHeader = 'bahi-forwarded'
/** Says that the account of a forwarded request is not, or no longer, in the database that it was sent to. */
const elsewhereHeader = 'bahi-elsewhere'

export interface Forwarding {
  /**
   * For a call that was refused because its account is in another database by now, before it had any effect: sends it there. False where
   * that cannot be done; the caller may send it again.
   */
  again(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/**
 * Requests about accounts of other databases are passed on whole, to the processes of those. Never twice: a passed one bears a
 * signed mark, with the address it came from, and whoever gets it judges it.
 */
export function forwarding(app: FastifyInstance, directory: Directory, secrets: Secrets): Forwarding {
  const mark = new Mark(directory.database, secrets)
  void app.register(replyFrom, {
    disableRequestLogging: true,
    disableCache: true,
    undici: { connections: 64, pipelining: 1, headersTimeout: 150_000, bodyTimeout: 150_000 },
  })
  app.decorateRequest('isForwarded', false)
  app.decorateRequest('goesTo', undefined)

  const placeOf = async (named: Named): Promise<Place | undefined> => {
    if (named === 'newAccount') return openPlace(directory)
    if ('subscriberId' in named) return directory.placeOf(named.subscriberId)
    if ('userName' in named) return directory.placeOfName(named.userName)
    return directory.placeOfNumber(named.database)
  }
  /** Undefined: here, or nobody can say just now, and then this database decides. */
  const elsewhere = async (request: FastifyRequest): Promise<Place | undefined> => {
    const named = namedIn(request, secrets)
    if (named === undefined) return undefined
    try {
      const place = await placeOf(named)
      return place?.name === directory.database ? undefined : place
    } catch (error) {
      request.log.error({ err: error }, 'the directory of databases does not answer')
      return undefined
    }
  }
  const forget = (request: FastifyRequest) => {
    const named = namedIn(request, secrets)
    if (named !== undefined && named !== 'newAccount' && 'subscriberId' in named)
      directory.forget(named.subscriberId)
  }

  /** False where the other database does not have the account either. */
  const send = (request: FastifyRequest, reply: FastifyReply, place: Place): Promise<boolean> =>
    new Promise((resolve, reject) => {
      reply.from(place.address + request.url.split('?', 1)[0]!, {
        ...(request.body instanceof URLSearchParams
          ? { body: request.body.toString(), contentType: 'application/x-www-form-urlencoded' }
          : {}),
        retryDelay: () => null,
        rewriteRequestHeaders: (_request, headers) => ({
          ...headers,
          // Origins are compared with the address that the browser knows.
          host: request.headers.host ?? new URL(place.address).host,
          'x-request-id': request.id,
          [markHeader]: mark.of(request),
        }),
        rewriteHeaders: (headers) =>
          Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name))),
        onResponse(_request, _reply, response) {
          const { headers, stream } = response as unknown as Response
          if (headers[elsewhereHeader] === undefined) {
            reply.send(stream)
            resolve(true)
            return
          }
          for (const name of Object.keys(headers)) reply.removeHeader(name)
          reply.code(200).header('x-request-id', request.id)
          stream.resume()
          resolve(false)
        },
        onError: (_reply, { error }) => {
          request.log.warn({ err: error, database: place.name }, 'another database does not answer')
          reject(new AppError('MAINTENANCE', { retryAfterSeconds: 5, cause: error }))
        },
      })
    })

  app.addHook('onRequest', async (request, reply) => {
    const from = mark.read(request)
    if (from !== undefined) {
      request.isForwarded = true
      Object.defineProperty(request, 'ip', { value: from })
      return undefined
    }
    delete request.headers[markHeader]
    if (!request.url.startsWith('/api/')) return undefined
    request.goesTo = await elsewhere(request)
    if (!request.goesTo || isSmall(request)) return undefined
    request.body = request.raw
    if (await send(request, reply, request.goesTo)) return reply
    forget(request)
    throw new AppError('MAINTENANCE', { retryAfterSeconds: 1 })
  })
  app.addHook('preHandler', async (request, reply) => {
    if (request.isForwarded || !request.url.startsWith('/api/')) return undefined
    const place = request.goesTo ?? (request.method === 'POST' ? await elsewhere(request) : undefined)
    if (!place) return undefined
    if (await send(request, reply, place)) return reply
    // It may have come here meanwhile; where it has not, this database says so.
    forget(request)
    return undefined
  })

  return {
    async again(request, reply) {
      if (request.isForwarded) {
        reply.header(elsewhereHeader, '1')
        return false
      }
      forget(request)
      if (request.spooled || !isSmall(request)) return false
      const place = await elsewhere(request)
      return place !== undefined && send(request, reply, place)
    },
  }
}

interface Response {
  readonly headers: Readonly<Record<string, unknown>>
  readonly stream: NodeJS.ReadableStream
}

const ofConnection: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding'])

/** Whole in memory before its call is made, and no file. */
function isSmall({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const length = Number(headers['content-length'])
  return length <= smallBytes && !String(headers['content-type']).startsWith('multipart/')
}

async function openPlace(directory: Directory): Promise<Place | undefined> {
  const open = await directory.openPlaces()
  return open.find(({ name }) => name === directory.database) ?? open[0]
}

/** Shows that a request was passed on by the processes of another database, and from which address it came. */
class Mark {
  readonly #database: string
  readonly #key: string
  constructor(database: string, secrets: Secrets) {
    this.#database = database
    this.#key = secrets.derive('forwarded request')
  }

  of(request: FastifyRequest): string {
    const said = [this.#database, Math.floor(Date.now() / 1000), request.ip].join(' ')
    return `${said} ${this.#sign(said, request)}`
  }

  /** The address it came from; undefined for what nobody of ours has passed on. */
  read(request: FastifyRequest): string | undefined {
    const given = request.headers[markHeader]
    if (typeof given !== 'string') return undefined
    const [database, at, ip, signature = ''] = given.split(' ')
    const own = this.#sign([database, at, ip].join(' '), request)
    if (signature.length !== own.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(own)))
      return undefined
    return Math.abs(Date.now() / 1000 - Number(at)) <= markSeconds ? ip : undefined
  }

  #sign(said: string, { method, url }: FastifyRequest): string {
    return createHmac('sha256', this.#key).update(`${said} ${method} ${url}`).digest('base64url')
  }
}
