import { createHash } from 'node:crypto'
import type { Call, FileReply } from '@bahi/contracts/call.ts'
import { isCallOfProduct } from '@bahi/contracts/portal-variant.ts'
import { isOfMany } from '@bahi/contracts/resource.ts'
import type { RightCode } from '@bahi/contracts/rights.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Access } from '../access.ts'
import { grants, holds } from '../access.ts'
import { refuseAddress } from '../addresses.ts'
import type { Ctx, PublicCtx } from '../context.ts'
import { kyselyOf } from '../db/kysely.ts'
import type { Db } from '../db/kysely.ts'
import { positionOf } from '../db/standby.ts'
import { isElsewhere, transaction } from '../db/tenant.ts'
import type { Actor } from '../db/tenant.ts'
import { AppError, invalid, refuseField } from '../errors.ts'
import type { Issue } from '../errors.ts'
import { makeContext } from '../make-context.ts'
import type { ContextFacts } from '../make-context.ts'
import { tokenOf } from '../session-token.ts'
import { inSpan } from '../telemetry/spans.ts'
import { workFor } from '../whose.ts'
import { languageOf, translator } from '../texts.ts'
import { bulkReply } from './bulk-reply.ts'
import { withKey, withKeyOutside } from './idempotency.ts'
import type { Kept } from './idempotency.ts'
import { parseHeavy } from './parse-heavy.ts'
import { parseInput, queryReader } from './parse.ts'
import { checkReply } from './check-reply.ts'
import type { HttpServices } from './server.ts'
import { refuseForeign } from './origin.ts'
import { openSession } from './session.ts'
import { unknownFinder } from './unknown-members.ts'
import type { Session } from './session.ts'

type AnyHandler = (ctx: unknown, input: unknown) => unknown
export interface BoundCall {
  readonly name: string
  readonly call: Call
  readonly handler: AnyHandler
  /** No transaction is held while the handler runs. */
  readonly isOutside: boolean
}

/** What a call answers before it becomes bytes. */
interface Answer {
  readonly value: unknown
  readonly replayed?: boolean
}

/** Limits by address, before anything of the body is read. */
export const limitsOf =
  ({ limits }: HttpServices, { call, name }: BoundCall) =>
  async ({ ip }: FastifyRequest): Promise<void> => {
    limits.address.take(ip)
    if (call.access === 'anonymous') limits.anonymous.take(ip)
    if (call.perMinute) limits.calls.take(`${name} ${ip}`, call.perMinute)
  }

/** The one way of every call: limits, session, right, trial, input, idempotency, transaction, reply. */
export function callRoute(services: HttpServices, bound: BoundCall) {
  const { call, name } = bound
  const isOfProduct = isCallOfProduct(name, call)
  const readQuery = call.method === 'GET' && call.input ? queryReader(call.input) : undefined
  const rawInput = (request: FastifyRequest): unknown => {
    if (!call.input) return undefined
    if (!readQuery) return refuseProtected(request.body ?? {})
    const at = request.url.indexOf('?')
    return readQuery(new URLSearchParams(at < 0 ? '' : request.url.slice(at + 1)))
  }
  // What is misspelt must not look as if it had been kept.
  let find: ReturnType<typeof unknownFinder> | undefined
  const unknownOf = (schema: z.ZodType, raw: unknown): string[] => {
    if (call.method !== 'POST') return []
    find ??= unknownFinder(schema)
    return find(raw)
  }
  const known = async (schema: z.ZodType, raw: unknown, request: FastifyRequest) =>
    request.isHeavy
      ? parseHeavy(schema, raw, () => services.turns.next(request.caller))
      : parseInput(schema, raw)
  const parse = async (raw: unknown, request: FastifyRequest) => {
    if (!call.input) return undefined
    const unknown = unknownOf(call.input, raw)
    if (unknown.length === 0) return known(call.input, raw, request)
    // Whatever else is wrong is said with it; lists say of themselves what they do not know.
    const issues = await known(call.input, raw, request).then(
      () => [],
      (error: unknown) => issuesIn(error),
    )
    const others = issues.filter(({ path, code }) => code !== 'UNKNOWN_FIELD' || !unknown.includes(path))
    throw invalid([...unknown.map((path) => ({ path, code: 'UNKNOWN_FIELD' })), ...others])
  }

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const stop = services.metrics.begin(name)
    if (call.isLong) request.isHeavy = true
    if (call.method === 'POST') refuseForeign(request, services.publicUrl)
    if (isOfProduct && (await services.product.isPortal())) throw new AppError('NOT_IN_PORTAL')
    if (call.captcha)
      await services.captcha.check(call.captcha, headerOf(request, 'captcha-response'), request.ip)
    const answer =
      call.access === 'anonymous'
        ? {
            value: await bound.handler(
              publicContext(services, request),
              await parse(rawInput(request), request),
            ),
          }
        : await signedIn(services, bound, request, () => rawInput(request), parse)
    stop()
    if (request.isHeavy) await services.turns.next(request.caller)
    if (services.checksReplies) checkReply(bound, answer.value)
    return send(call, request, reply, answer)
  }
  /** One that was refused at its first step, as its account is in another database by now, is passed on. */
  const handleOrPass = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await handle(request, reply)
    } catch (error) {
      const { forwarding } = services
      if (!forwarding || !isElsewhere(error)) throw error
      const hadNoEffect = call.readOnly === true || (!bound.isOutside && call.access !== 'anonymous')
      if (request.isForwarded || hadNoEffect) {
        if (await forwarding.again(request, reply)) return reply
      }
      throw error
    }
  }
  const answered = (request: FastifyRequest, reply: FastifyReply) =>
    services.forwarding ? handleOrPass(request, reply) : handle(request, reply)
  return (request: FastifyRequest, reply: FastifyReply) =>
    inSpan(name, () => answered(request, reply), {
      kind: 'server',
      from: request.headers,
      facts: {
        'http.request.method': call.method,
        'http.route': `/api${call.path}`,
        'bahi.request_id': request.id,
      },
    })
}

async function signedIn(
  services: HttpServices,
  bound: BoundCall,
  request: FastifyRequest,
  rawInput: () => unknown,
  parse: (raw: unknown, request: FastifyRequest) => Promise<unknown>,
): Promise<Answer> {
  const { call } = bound
  const token = tokenOf(headerOf(request, 'auth-token'))
  if (!token) throw new AppError('SESSION_INVALID')
  const raw = rawInput()
  const reason = reasonOf(raw)
  const { pools, namedStatements } = services
  const hasOthers = services.tenants.directory !== undefined
  const key = call.idempotent ? keyOf(request) : undefined

  const enter = async (
    db: Db,
    session: Session | undefined,
  ): Promise<{ facts: ContextFacts; input: unknown }> => {
    if (!session) throw new AppError('SESSION_INVALID')
    services.limits.user.take(`${token.subscriberId}:${session.userId}`)
    refuseStanding(call, session)
    const access = await services.accessCache.get(
      db,
      token.subscriberId,
      session.userId,
      session.accessVersion,
      session.apiClientId,
    )
    if (access.client)
      services.limits.calls.take(
        `client ${token.subscriberId}:${access.client.id}`,
        access.client.callsPerMinute,
      )
    if (call.path !== leaving) refuseAddress(access.addresses, request.ip)
    await refuseImpersonator(services, db, token.subscriberId, session)
    request.caller = `subscriber ${token.subscriberId}`
    const rights = rightsNeeded(call, raw)
    if (rights.length > 0 && !rights.some((right) => holds(access, right))) {
      request.log.warn(
        { right: rights, user: session.userId, subscriber: token.subscriberId },
        'right missing',
      )
      throw new AppError(rights.some((right) => grants(access, right)) ? 'RIGHT_BLOCKED' : 'RIGHT_MISSING')
    }
    return {
      facts: factsOf(services, request, token.subscriberId, session, access, rights, reason),
      input: await parse(raw, request),
    }
  }
  const { share } = services
  let begun = 0
  let isKnown = false
  const open = async (client: Parameters<typeof openSession>[0]) => {
    const facts = { requestId: request.id, source, reason: reason ?? '' }
    const session = await openSession(client, token, facts, namedStatements, hasOthers)
    // A token that is not valid says nothing of its subscriber.
    isKnown = session !== undefined
    if (isKnown) share.waited(token.subscriberId, performance.now() - begun)
    return session
  }

  const run = async (): Promise<Answer> => {
    begun = performance.now()
    try {
      return await answered()
    } finally {
      // Work outside waits for others, such as a portal, and not for the database.
      if (isKnown && !bound.isOutside) share.took(token.subscriberId, performance.now() - begun)
    }
  }
  const answered = async (): Promise<Answer> => {
    const standby = !bound.isOutside && bound.call.readOnly ? services.standby : undefined
    if (!bound.isOutside && !standby) {
      return transaction(
        pools.app,
        open,
        async (client, session) => {
          const db = kyselyOf(client, namedStatements)
          const { facts, input } = await enter(db, session)
          const work = async () => answer(bound, makeContext(services, facts, db, key === undefined), input)
          if (key === undefined) return { value: await work() }
          return answerOf(await withKey(db, keyFacts(facts, bound, key, input), work))
        },
        {},
      )
    }
    const { facts, input, position } = await transaction(
      pools.app,
      open,
      async (client, session) => {
        const db = kyselyOf(client, namedStatements)
        const [entered, position] = await Promise.all([enter(db, session), standby && positionOf(db)])
        return { ...entered, position }
      },
      {},
    )
    if (standby)
      return standby.read(token.subscriberId, facts.actor, position!, async (db) => ({
        value: await answer(bound, makeContext(services, facts, db), input),
      }))
    const work = async () => answer(bound, makeContext(services, facts, undefined), input)
    if (key === undefined) return { value: await work() }
    return answerOf(await withKeyOutside(services.tenants, facts, keyFacts(facts, bound, key, input), work))
  }
  return workFor(token.subscriberId, () => services.fair.run(token.subscriberId, token.secret, run))
}

/** As many values are looked for at once as the subscriber's setting allows. */
async function answer(bound: BoundCall, ctx: Ctx, input: unknown): Promise<unknown> {
  const asked = (input as { keywords?: readonly string[] } | undefined)?.keywords?.length ?? 0
  if (asked > 1) {
    const { maxBulkSearchKeywords: max } = await ctx.settings()
    if (asked > max) throw refuseField('keywords', 'TOO_MANY', { max: String(max) })
  }
  return bound.handler(ctx, input)
}

const answerOf = (kept: Kept): Answer => ({ value: kept.value, replayed: kept.replayed })

const keyFacts = (facts: ContextFacts, bound: BoundCall, key: string, input: unknown) => ({
  subscriberId: facts.subscriberId,
  userId: facts.userId,
  key,
  callName: bound.name,
  input,
})

/** What the state of account and user forbids; source: access decisions, section 5, and the codes of section 3. */
function refuseStanding(call: Call, session: Session) {
  if (session.userStatus !== 'Active') throw new AppError('USER_INACTIVE')
  if (session.subscriberStatus !== 'Active') throw new AppError('BLOCKED')
  if (call.personOnly && (session.apiClientId !== null || session.impersonatorId !== null))
    throw new AppError('PERSON_ONLY')
  if (call.notForPrograms && session.apiClientId !== null) throw new AppError('PERSON_ONLY')
  if (session.accessEnded && !call.readOnly && !call.goesOnAfterEnd) throw new AppError('TRIAL_OVER')
}

/** Who shows another user's view must still be there and may still do so; both are felt on the next call. */
async function refuseImpersonator(services: HttpServices, db: Db, subscriberId: number, session: Session) {
  const { impersonatorId: id, accessVersion } = session
  if (id === null) return
  const access = await services.accessCache.get(db, subscriberId, id, accessVersion)
  const { rows } = await sql<{ status: string }>`select status from users
    where subscriber_id = ${subscriberId} and id = ${id}`.execute(db)
  if (rows[0]?.status !== 'Active' || !holds(access, 'USR_IMPRS')) throw new AppError('SESSION_INVALID')
}

const leaving = '/authenticate/logout'

function rightsNeeded(call: Call, raw: unknown): readonly RightCode[] {
  const { access } = call
  if (typeof access === 'string') return []
  if ('anyOf' in access) return access.anyOf
  return [(raw as { id?: unknown } | null)?.id == null ? access.create : access.edit]
}

function factsOf(
  services: HttpServices,
  request: FastifyRequest,
  subscriberId: number,
  session: Session,
  access: Access,
  rights: readonly RightCode[],
  reason: string | undefined,
): ContextFacts {
  const actor: Actor = {
    userId: session.userId,
    impersonatorId: session.impersonatorId,
    requestId: request.id,
    source: session.source,
    ...(reason === undefined ? {} : { reason }),
  }
  return {
    subscriberId,
    userId: session.userId,
    access,
    actor,
    culture: cultureOf(request),
    log: request.log,
    rights,
    request: { ...requestFacts(request), sessionId: session.sessionId },
    giveWay: request.isHeavy ? () => services.turns.next(request.caller) : undefined,
  }
}

/** What anonymous calls are given, for pages of the same server that are no calls. */
export function publicContext(services: HttpServices, request: FastifyRequest): PublicCtx {
  const culture = cultureOf(request)
  const language = languageOf(culture)
  return {
    product: services.product,
    directory: services.tenants.directory,
    requestId: request.id,
    culture,
    language,
    t: translator(language),
    clock: services.clock,
    log: request.log,
    request: requestFacts(request),
    inTenant: (subscriberId, actor, work) =>
      services.tenants.inTenant(subscriberId, { ...actor, requestId: request.id, source }, work),
    withoutTenant: (work) => services.tenants.withoutTenant(work),
    publicUrl: services.publicUrl,
    portals: services.portals,
    captcha: services.captcha,
    tries: services.limits.tries,
    installation: () => services.live.get(),
    isOperator: services.isOperator(headerOf(request, 'operator-token')),
  }
}

const requestFacts = (request: FastifyRequest) => ({
  address: request.ip,
  userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, 300),
  header: (name: string) => headerOf(request, name),
})

export const cultureOf = (request: FastifyRequest): string => {
  const culture = headerOf(request, 'culture-name') ?? 'en-IN'
  return /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(culture) ? culture : 'en-IN'
}

/** Responses of Google's captcha are the longest of all. */
const longestHeader = 8000

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return (Array.isArray(value) ? value[0] : value)?.slice(0, longestHeader)
}

/** What the trail says of a person's request; a program's name takes its place with its session. No header decides it. */
const source = 'Web'

function keyOf(request: FastifyRequest): string | undefined {
  const key = headerOf(request, 'idempotency-key')
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) throw new AppError('KEY_INVALID')
  return key
}

function reasonOf(raw: unknown): string | undefined {
  const reason = (raw as { reason?: unknown } | null | undefined)?.reason
  return typeof reason === 'string' ? reason.slice(0, 200) : undefined
}

/** Of what refused an input: its problems; anything else goes on. */
function issuesIn(error: unknown): readonly Issue[] {
  if (error instanceof AppError && error.detail.issues) return error.detail.issues
  throw error
}

/** Whose data it is comes from the session alone: a body that names a subscriber is an attempt, not a mistake. */
function refuseProtected(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'subscriberId' in body) {
    throw new AppError('INVALID_INPUT', { issues: [{ path: 'subscriberId', code: 'PROTECTED' }] })
  }
  return body
}

async function send(call: Call, request: FastifyRequest, reply: FastifyReply, { value, replayed }: Answer) {
  if (replayed) reply.header('idempotency-replayed', 'true')
  if (call.reply === 'nothing') return reply.code(204).send()
  if (call.reply === 'file' && !(value as { taskId?: number }).taskId) {
    const { sendFile } = await import('./send-file.ts')
    return sendFile(reply, value as FileReply)
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  if (isOfMany(call.reply)) {
    const facts = { requestId: request.id, language: languageOf(cultureOf(request)) }
    const { status, body } = bulkReply(value as Parameters<typeof bulkReply>[0], facts)
    return reply.code(status).send(JSON.stringify(body))
  }
  if (call.path === '/health' && (value as { status: string }).status === 'down') reply.code(503)
  const text = JSON.stringify(value ?? null)
  return call.path.startsWith('/master/') && call.method === 'GET'
    ? sendMaster(request, reply, text)
    : reply.send(text)
}

/** Lists and texts that seldom change: asked for anew, sent anew only where they differ. */
function sendMaster(request: FastifyRequest, reply: FastifyReply, text: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'culture-name, accept-encoding')
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(text)
}

export type { Ctx }
