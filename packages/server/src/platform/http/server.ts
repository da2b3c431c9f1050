import { randomUUID } from 'node:crypto'
import { callList } from '@bahi/contracts/calls.ts'
import { errors } from '@bahi/contracts/errors.ts'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isProductionLike } from '../../config.ts'
import type { Config } from '../../config.ts'
import type { Pools } from '../db/pools.ts'
import type { Standby } from '../db/standby.ts'
import { forwarding } from '../directory/forward.ts'
import type { Forwarding } from '../directory/forward.ts'
import type { Tenants } from '../db/tenant.ts'
import { AppError } from '../errors.ts'
import { loggerOptions } from '../log/options.ts'
import type { Services } from '../make-context.ts'
import type { RouteGroup } from '../routes.ts'
import { languageOf } from '../texts.ts'
import { Brands } from '../brand.ts'
import { Captcha, siteKeyOf } from '../captcha/captcha.ts'
import { ProofOfWork } from '../captcha/proof-of-work.ts'
import type { BackupState } from '../backup/keeper.ts'
import { DiskWatch } from '../disk-space.ts'
import { LiveValues } from '../live-values.ts'
import { analyticsKeyOf, applicationTitleOf, isPortal } from '../system-settings.ts'
import { Arrivals } from './arrivals.ts'
import { bindCalls } from './bind.ts'
import { callRoute, cultureOf, limitsOf } from './call-route.ts'
import type { BoundCall } from './call-route.ts'
import { compressed } from './compress.ts'
import { docsRoutes } from './docs.ts'
import { errorReply } from './error-reply.ts'
import { securityHeaders } from './headers.ts'
import { AdaptiveShare } from './adaptive-share.ts'
import { FairQueue } from './fair-queue.ts'
import { MinuteTries, RateLimit } from './limits.ts'
import { Metrics } from './metrics.ts'
import { metricsRoute, tokenCheck, warnOfProxy } from './operators.ts'
import { Probes } from './probes.ts'
import { readBodies } from './read-body.ts'
import { Rounds } from './rounds.ts'
import { webAssets } from './static.ts'
import { Turns } from './turns.ts'

export interface HttpServices extends Services {
  readonly pools: Pools
  /** Where lists, reports and exports are read; absent: on the primary. */
  readonly standby: Standby | undefined
  readonly namedStatements: boolean
  readonly limits: {
    readonly address: RateLimit
    readonly user: RateLimit
    /** Calls of an address without a session, all together. */
    readonly anonymous: RateLimit
    /** Each key with a measure of its own: single calls of an address, programs. */
    readonly calls: RateLimit
    /** Counted by the calls themselves. */
    readonly tries: MinuteTries
  }
  readonly captcha: Captcha
  readonly live: LiveValues
  isOperator(token: string | undefined): boolean
  readonly fair: FairQueue
  readonly share: AdaptiveShare
  /** Of callers whose bodies are heavy to parse and check. */
  readonly turns: Turns
  readonly arrivals: Arrivals
  readonly metrics: Metrics
  readonly checksReplies: boolean
  /** Of many databases; absent: there is one alone. */
  forwarding: Forwarding | undefined
}

export interface HttpOptions {
  readonly config: Config
  readonly pools: Pools
  readonly tenants: Tenants
  readonly standby: Standby | undefined
  readonly services: Omit<Services, 'log' | 'tenants' | 'product' | 'publicUrl'>
  readonly routeGroups: readonly RouteGroup[]
  /** How the backups stand, for health. */
  readonly backup?: (() => BackupState) | undefined
  /** Public key of the backups. */
  readonly backupKey?: string | undefined
  /** Of a process beside the one that keeps them. */
  readonly backupState?: (() => BackupState['state']) | undefined
  /** Calls whose slices are not built in this program; a start with any other call missing fails. */
  readonly allowMissing?: boolean
}

/** The HTTP side of the product: every call of the contract, the web application, and what operators look at. */
export function httpServer(options: HttpOptions): {
  readonly app: FastifyInstance
  readonly services: HttpServices
  readonly probes: Probes
} {
  const { config, pools, tenants, standby } = options
  const bound = bindCalls(callList, options.routeGroups, options.allowMissing ?? false)
  const app = Fastify({
    logger: loggerOptions(config),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: config.bodyLimitBytes,
    requestTimeout: config.requestTimeoutMs,
    connectionTimeout: config.requestTimeoutMs,
    keepAliveTimeout: 72_000,
    // What still comes while the process ends is served: the proxy sends the next request elsewhere.
    return503OnClosing: false,
    http: { headersTimeout: config.slowSenderMs, connectionsCheckingInterval: 1000 },
    trustProxy: config.trustProxy > 0 ? (_address: string, hop: number) => hop < config.trustProxy : false,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be read reaches no hook.
    frameworkErrors: (error, request, reply) => {
      const answer = errorReply(error, {
        requestId: String(request.id),
        language: 'en',
        showsDetail: false,
        place: 'none',
      })
      const plain = reply as unknown as FastifyReply
      securityHeaders(plain, true)
      void plain
        .code(answer.status)
        .header('content-type', 'application/json; charset=utf-8')
        .send(JSON.stringify(answer.body))
    },
  })
  const disk = new DiskWatch(config.dataDir, config.lowDiskMegabytes, app.log)
  const brands = new Brands(config.dataDir, config.webDist)
  const live = new LiveValues(tenants, config.variant)
  const { secrets } = options.services.portals
  const share = new AdaptiveShare(config.tenantConcurrency)
  const services: HttpServices = {
    ...options.services,
    log: app.log,
    product: {
      version: config.version,
      isProductionLike: isProductionLike(config.environment),
      variant: config.variant,
      isPortal: async () => isPortal(config.variant, await live.get()),
      brandOf: (folder) => brands.of(folder),
      diskSpace: () => disk.look(),
      backupState: options.backupState ?? (() => options.backup?.().state ?? 'off'),
      callsPrivateAddresses: config.callbacksToPrivate,
      dataFiles: { to: config.dataFilesTo, backupKey: options.backupKey },
    },
    get publicUrl() {
      return config.publicUrl ?? `http://127.0.0.1:${portOf(app) ?? config.port}`
    },
    pools,
    tenants,
    standby,
    namedStatements: config.namedStatements,
    limits: {
      address: new RateLimit(config.ratePerAddressPerMinute),
      user: new RateLimit(config.ratePerUserPerMinute),
      anonymous: new RateLimit(config.ratePerAnonymousPerMinute),
      calls: new RateLimit(config.ratePerAnonymousPerMinute),
      tries: new MinuteTries(),
    },
    captcha: new Captcha(live, secrets, new ProofOfWork(tenants, secrets)),
    live,
    isOperator: tokenCheck(config.operatorToken),
    fair: new FairQueue(share),
    share,
    turns: new Turns(),
    arrivals: new Arrivals({ slowMs: config.slowSenderMs }),
    metrics: new Metrics(),
    checksReplies: !isProductionLike(config.environment),
    forwarding: undefined,
  }
  watchPools(services)
  const { backup } = options
  if (backup && backup().state !== 'off')
    services.metrics.gauge(
      'bahi_backup_age_seconds',
      'How old the newest moment is that can be restored.',
      () => Math.round((options.services.clock().getTime() - backup().savedUntil.getTime()) / 1000),
    )
  warnOfProxy(app, config)
  const probes = new Probes(pools.app, disk)
  hooks(app, services, config, { disk, probes })
  if (tenants.directory) services.forwarding = forwarding(app, tenants.directory, secrets)
  readBodies(app, services, config.bodyLimitBytes)
  app.addHook('onClose', async () => {
    services.arrivals.close()
    disk.close()
  })
  for (const one of bound) {
    const handler = callRoute(services, one)
    const onRequest = limitsOf(services, one)
    for (const url of addressesOf(one))
      app.route({
        method: one.call.method,
        url,
        onRequest,
        handler,
        config: { call: one.name, declared: one.call },
      })
  }
  if (config.apiDocs)
    docsRoutes(
      app,
      callList.map(({ name, call }) => ({ name, call })),
      config,
    )
  metricsRoute(app, services, config)
  probes.routes(app)
  const serveAsset = webAssets(config.webDist, async () => ({
    title: applicationTitleOf(await live.get()),
    apiBase: config.apiBase,
  }))
  const byAddress = new Map(
    bound.flatMap((one) => addressesOf(one).map((url) => [url, one.call.method] as const)),
  )
  app.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split('?', 1)[0]!
    const method = byAddress.get(pathname)
    if (method) {
      reply.header('allow', method)
      throw new AppError('METHOD_NOT_ALLOWED')
    }
    if (!pathname.startsWith('/api/') && (request.method === 'GET' || request.method === 'HEAD')) {
      const picture = await brands.read(pathname)
      if (picture)
        return reply
          .header('content-type', picture.type)
          .header('cache-control', 'no-cache')
          .send(picture.bytes)
      if (await serveAsset(request, reply, decodePath(pathname))) return reply
    }
    throw new AppError('NO_SUCH_CALL')
  })
  return { app, services, probes }
}

/** `/api` and the path; what is in the specification with `/api` already in its path answers without the second one too. */
const addressesOf = ({ call }: BoundCall): string[] => [
  `/api${call.path}`,
  ...(call.path.startsWith('/api/') ? [call.path] : []),
]

/** The port it listens on, once it does. */
function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function hooks(
  app: FastifyInstance,
  services: HttpServices,
  config: Config,
  { disk, probes }: { readonly disk: DiskWatch; readonly probes: Probes },
) {
  const isClosed = async () => config.maintenance || (await services.live.get()).get('maintenance') === true
  const onlySecure = isProductionLike(config.environment)
  /** By TLS of its own address, or as a trusted proxy reports. */
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || config.publicUrl?.startsWith('https://') === true
  const rounds = new Rounds()
  app.addHook('preClose', async () => probes.end())
  app.addHook('onRequest', async (request, reply) => {
    await rounds.enter(request.ip)
    reply.header('x-request-id', request.id)
    const isCall = request.url.startsWith('/api/') && !openInMaintenance.has(request.url.split('?', 1)[0]!)
    if (isCall && (await isClosed())) {
      throw new AppError('MAINTENANCE', { retryAfterSeconds: 30 })
    }
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const isApi = request.url.startsWith('/api/')
    const values = isApi ? undefined : await services.live.get()
    securityHeaders(reply, isApi, {
      captcha: values !== undefined && siteKeyOf(values) !== '',
      analytics: values !== undefined && analyticsKeyOf(values) !== '',
      isSecure: onlySecure && isSecure(request),
    })
    // A connection kept open would delay the end of the server; one whose body was refused may send more of it.
    if (probes.isEnding || isUnread(request)) reply.header('connection', 'close')
    return compressed(request, reply, payload)
  })
  app.addHook('onResponse', async (request, reply) => {
    services.metrics.replied(reply.statusCode)
    const line = {
      call: callName(request),
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...clientReference(request),
    }
    if (reply.statusCode >= 500) request.log.error(line, 'request')
    else request.log.info(line, 'request')
  })
  app.setErrorHandler((error, request, reply) => {
    const answer = errorReply(error, {
      requestId: request.id,
      language: languageOf(cultureOf(request)),
      showsDetail: !isProductionLike(config.environment),
      place: callName(request),
    })
    if (answer.isFault) request.log.error({ err: error }, 'fault')
    if (answer.status === errors.STORAGE_FULL.status) disk.refused()
    return reply
      .code(answer.status)
      .headers(answer.headers)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(answer.body))
  })
}

const isUnread = ({ raw }: FastifyRequest): boolean =>
  !raw.complete &&
  (raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0)

/** The caller's own name for the request, for looking it up in the log; nothing else goes by it. */
function clientReference({ headers }: FastifyRequest): { clientReference?: string } {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? { clientReference: given } : {}
}

const openInMaintenance: ReadonlySet<string> = new Set(['/api/health'])
const callName = (request: FastifyRequest): string =>
  (request.routeOptions.config as { call?: string }).call ?? 'none'

/** A path as files are named; anything odd is no file of ours. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return '/'
  }
}

function watchPools({ metrics, pools, standby, fair, share, portals }: HttpServices) {
  metrics.gauge(
    'bahi_database_connections',
    'Open database connections of requests.',
    () => pools.app.totalCount,
  )
  metrics.gauge(
    'bahi_database_waiting',
    'Requests that wait for a database connection.',
    () => pools.app.waitingCount,
  )
  if (standby)
    for (const [outcome, name, help] of [
      ['standby', 'bahi_standby_reads', 'Reads that a standby has answered.'],
      [
        'behind',
        'bahi_standby_behind',
        'Reads that the primary has answered because the standby was behind.',
      ],
      ['away', 'bahi_standby_away', 'Reads that the primary has answered because the standby was away.'],
    ] as const)
      metrics.gauge(name, help, () => standby.reads[outcome])
  metrics.gauges(
    'bahi_portal_resting',
    'GSTINs that a portal has not answered for, and that are tried again later.',
    () => portals.resting().map(({ portal, count }) => ({ labels: { portal }, value: count })),
  )
  metrics.gauge('bahi_tenant_waiting', 'Requests that wait for others of their tenant.', () => fair.waiting)
  metrics.gauge(
    'bahi_tenants_narrowed',
    'Tenants that may do less at once for the time being, because others waited.',
    () => share.narrowed,
  )
  metrics.gauge('bahi_memory_bytes', 'Resident memory of the process.', () => process.memoryUsage.rss())
}
