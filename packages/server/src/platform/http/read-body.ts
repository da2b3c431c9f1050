import { isUtf8 } from 'node:buffer'
import { bodyLimitOf, bodyLimits, spooledBytes } from '@bahi/contracts/body-limits.ts'
import type { Call } from '@bahi/contracts/call.ts'
import type { SpooledFile } from '@bahi/contracts/spooled-file.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { transaction } from '../db/tenant.ts'
import { AppError } from '../errors.ts'
import { tokenOf } from '../session-token.ts'
import { JsonScan } from './json-scan.ts'
import { parseAside } from './long-texts.ts'
import { queryReader } from './parse.ts'
import { removeSpooled, spoolForm } from './spool-form.ts'
import { readForm } from './read-form.ts'
import type { HttpServices } from './server.ts'
import { openSession } from './session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** It works in turns with others: its body is large, or its call is long. */
    isHeavy: boolean
    /** Whose turn its work takes: its address, and once its session is known, its subscriber. */
    caller: string
    /** Files of its form that wait on the disk. */
    spooled: readonly SpooledFile[] | undefined
  }
}

/** Bodies above either are parsed and checked in turns. */
const light = { bytes: 32 * 1024, values: 2000 }

/** JSON is the only content a call takes, but for calls that take a file as a form; what it may cost is known before it is parsed. */
export function readBodies(app: FastifyInstance, services: HttpServices, mostBytes: number): void {
  const parser = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('isHeavy', false)
  app.decorateRequest('caller', '')
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    request.caller = request.ip
    const call = callOf(request)
    const limit = call ? bodyLimitOf(call) : bodyLimits.anonymous
    if (call && call.access !== 'anonymous') await refuseStranger(services, request, limit.bytes)
    const scan = new JsonScan(limit.values)
    const blocks = await services.arrivals.take(request, Math.min(limit.bytes, mostBytes), (piece) =>
      scan.take(piece),
    )
    const length = blocks.reduce((sum, block) => sum + block.length, 0)
    request.isHeavy = length > light.bytes || scan.values > light.values
    const pause = () => (request.isHeavy ? services.turns.next(request.caller) : undefined)
    await pause()
    const bytes = blocks.length === 1 ? blocks[0]! : Buffer.concat(blocks)
    if (length > mostAtOnce) await pause()
    // A byte that is no UTF-8 would become another character on the way.
    if (!isUtf8(bytes)) throw new AppError('MALFORMED')
    const parse = (text: string) =>
      new Promise<unknown>((resolve, reject) => {
        void parser(request, text, (error, body) => (error ? reject(error) : resolve(body)))
      })
    return scan.longTexts.length > 0
      ? parseAside(bytes, scan.longTexts, parse, () => services.turns.next(request.caller))
      : parse(bytes.toString('utf8'))
  })
  app.decorateRequest('spooled', undefined)
  // Answered or refused, the file is not needed any more: who wants it has kept it.
  app.addHook('onResponse', async ({ spooled }) => {
    for (const file of spooled ?? []) await removeSpooled(file)
  })
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest) => {
    request.caller = request.ip
    const call = callOf(request)
    if (!call?.takesForm || !call.input) throw new AppError('UNSUPPORTED_TYPE')
    const contentType = request.headers['content-type'] ?? ''
    if (call.takesForm === 'spooled') {
      await refuseStranger(services, request, spooledBytes)
      const { texts, files } = await spoolForm(request.raw, contentType, spooledBytes)
      request.spooled = Object.values(files)
      return { ...queryReader(call.input)(texts), ...files }
    }
    const { bytes } = bodyLimitOf(call)
    await refuseStranger(services, request, bytes)
    const blocks = await services.arrivals.take(request, Math.min(bytes, mostBytes), () => undefined)
    request.isHeavy = blocks.reduce((sum, block) => sum + block.length, 0) > light.bytes
    if (request.isHeavy) await services.turns.next(request.caller)
    const form = readForm(contentType, Buffer.concat(blocks))
    if (!form) throw new AppError('MALFORMED')
    return form
  })
}

/** Above it, putting a body together is a piece of work of its own. */
const mostAtOnce = 1024 * 1024

const callOf = (request: FastifyRequest): Call | undefined =>
  (request.routeOptions.config as { declared?: Call }).declared

/**
 * Without a token of the right form no body is read; a large one only for a session that is alive. Whether the session
 * may make the call is found out with the call itself.
 */
async function refuseStranger(services: HttpServices, request: FastifyRequest, bytes: number): Promise<void> {
  // Small, and judged where it goes.
  if (request.goesTo) return
  const header = request.headers['auth-token']
  const token = tokenOf(typeof header === 'string' ? header : undefined)
  if (!token) throw new AppError('SESSION_INVALID')
  if (bytes <= bodyLimits.usual.bytes || Number(request.headers['content-length']) <= light.bytes) return
  const facts = { requestId: request.id, source: 'Web', reason: '' }
  const session = await transaction(
    services.pools.app,
    (client) =>
      openSession(client, token, facts, services.namedStatements, services.tenants.directory !== undefined),
    async (_, opened) => opened,
    {},
  )
  if (!session) throw new AppError('SESSION_INVALID')
}
