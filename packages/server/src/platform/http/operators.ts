import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isProductionLike } from '../../config.ts'
import type { Config } from '../../config.ts'
import { AppError } from '../errors.ts'
import type { HttpServices } from './server.ts'

/** Compares digests, so that time reveals nothing of the token. Without one no caller has it. */
export function tokenCheck(token: string | undefined): (given: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const wanted = token ? digest(token) : undefined
  return (given) => wanted !== undefined && given !== undefined && timingSafeEqual(digest(given), wanted)
}

/**
 * Numbers of the whole installation: with the token of `BAHI_METRICS_TOKEN`. Without one only outside production, for the
 * machine itself; in production a proxy on the same machine would open them to everybody.
 */
export function metricsRoute(app: FastifyInstance, services: HttpServices, config: Config): void {
  const hasToken = tokenCheck(config.metricsToken && `Bearer ${config.metricsToken}`)
  const isOpenHere = !config.metricsToken && !isProductionLike(config.environment)
  app.get('/metrics', async (request: FastifyRequest, reply: FastifyReply) => {
    const isLocal = isOpenHere && isLoopback(request) && !isForwarded(request)
    if (!isLocal && !hasToken(request.headers.authorization)) throw new AppError('NO_SUCH_CALL')
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .send(await services.metrics.everywhere())
  })
}

const isLoopback = ({ socket }: FastifyRequest): boolean =>
  /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')

/** Headers by which proxies tell for whom they ask. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via']
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  forwarding.some((name) => headers[name] !== undefined)

/**
 * Behind a proxy that is not trusted all callers have the address of the proxy, so limits and locks of one are those of
 * all. Said once, as soon as a proxy shows itself.
 */
export function warnOfProxy(app: FastifyInstance, { trustProxy }: Config): void {
  if (trustProxy > 0) return
  let isSaid = false
  app.addHook('onRequest', async (request) => {
    if (isSaid || !isForwarded(request)) return
    isSaid = true
    request.log.warn(
      { proxy: request.socket.remoteAddress },
      'Requests come through a proxy, but BAHI_TRUST_PROXY is 0: all callers count as one address, so limits and locks of one are those of all. Set BAHI_TRUST_PROXY to the number of proxies in front.',
    )
  })
}
