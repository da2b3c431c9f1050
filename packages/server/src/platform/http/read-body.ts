import { isUtf8 } from 'node:buffer'
import { bodyLimitOf, bodyLimits } from '@bahi/contracts/body-limits.ts'
import type { Call } from '@bahi/contracts/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { transaction } from '../db/tenant.ts'
import { AppError } from '../errors.ts'
import { tokenOf } from '../session-token.ts'
import { JsonScan } from './json-scan.ts'
import type { HttpServices } from './server.ts'
import { openSession } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Its body is parsed and checked in turns with those of others. */
    isHeavy: boolean
  }
}

/** Bodies above either are parsed and checked in turns. */
const light = { bytes: 32 * 1024, values: 2000 }

/** JSON is the only content a call takes; what it may cost is known before it is parsed. */
export function readBodies(app: FastifyInstance, services: HttpServices, mostBytes: number): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('isHeavy', false)
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    const call = callOf(request)
    const limit = call ? bodyLimitOf(call) : bodyLimits.anonymous
    if (call && call.access !== 'anonymous') await refuseStranger(services, request, limit.bytes)
    const scan = new JsonScan(limit.values)
    const bytes = await services.arrivals.take(request, Math.min(limit.bytes, mostBytes), (piece) =>
      scan.take(piece),
    )
    request.isHeavy = bytes.length > light.bytes || scan.values > light.values
    if (request.isHeavy) await services.turns.next(request.ip)
    // A byte that is no UTF-8 would become another character on the way.
    if (!isUtf8(bytes)) throw new AppError('MALFORMED')
    return new Promise((resolve, reject) => {
      void parse(request, bytes.toString('utf8'), (error, body) => (error ? reject(error) : resolve(body)))
    })
  })
}

const callOf = (request: FastifyRequest): Call | undefined =>
  (request.routeOptions.config as { declared?: Call }).declared

/**
 * Without a token of the right form no body is read; a large one only for a session that is alive. Whether the session
 * may make the call is found out with the call itself.
 */
async function refuseStranger(services: HttpServices, request: FastifyRequest, bytes: number): Promise<void> {
  const header = request.headers['auth-token']
  const token = tokenOf(typeof header === 'string' ? header : undefined)
  if (!token) throw new AppError('SESSION_INVALID')
  if (bytes <= bodyLimits.usual.bytes || Number(request.headers['content-length']) <= light.bytes) return
  const facts = { requestId: request.id, source: 'Web', reason: '' }
  const session = await transaction(
    services.pools.app,
    (client) => openSession(client, token, facts, services.namedStatements),
    async (_, opened) => opened,
    {},
  )
  if (!session) throw new AppError('SESSION_INVALID')
}
