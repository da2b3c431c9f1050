import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import type { Variant } from './platform/system-settings.ts'
import type { TelemetryOptions } from './platform/telemetry/otlp.ts'
import { StartupProblem } from './platform/postgres/startup-problem.ts'

/** Where the product can run; source: specification part 1, section 7 and 9. */
export const environments = [
  'development',
  'front-end-development',
  'qa',
  'test',
  'staging',
  'irpstaging',
  'production',
] as const
export type Environment = (typeof environments)[number]

export interface Config {
  readonly environment: Environment
  /** `portal`: this process is the single-window portal for e-invoices, beside the whole product on the same database. */
  readonly variant: Variant
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Absent: an embedded PostgreSQL is started in the data folder. */
  readonly databaseUrl?: string | undefined
  readonly databaseDirectUrl?: string | undefined
  readonly databaseReplicaUrl?: string | undefined
  /** Of many databases; absent: there is one alone. */
  readonly directory?: DirectoryConfig | undefined
  readonly databasePoolSize: number
  /** Processes that serve on the port; the first has the queue, the embedded database and the sandbox portals as well. */
  readonly processes: number
  /** One of several on the port. */
  readonly sharesPort: boolean
  /** Off behind a PgBouncer older than 1.21 or without max_prepared_statements. */
  readonly namedStatements: boolean
  readonly worker: boolean
  readonly workerConcurrency: number
  readonly logLevel: string
  readonly bodyLimitBytes: number
  readonly requestTimeoutMs: number
  /** Headers that are not whole by then, and bodies that are silent for so long or slow after it, are given up. */
  readonly slowSenderMs: number
  /** How long a process that is asked to end still serves, while proxies notice that it is not ready. */
  readonly drainMs: number
  /** Below so much room on the disk of the data folder, log and health warn. */
  readonly lowDiskMegabytes: number
  /** Whether the description of the calls is served. */
  readonly apiDocs: boolean
  /** Where the browser sends its calls, if not to `/api`: a path of the same host. */
  readonly apiBase?: string | undefined
  readonly ratePerAddressPerMinute: number
  readonly ratePerUserPerMinute: number
  /** Calls without a session, from one address; 0 also switches off the limits of single calls and programs. */
  readonly ratePerAnonymousPerMinute: number
  /** Requests of one tenant at work at once; others of it wait their turn. */
  readonly tenantConcurrency: number
  readonly maintenance: boolean
  /** Values of the installation that are set at every start, by name. */
  readonly systemSettings: Readonly<Record<string, unknown>>
  /** Behind a proxy: how many hops of X-Forwarded-For to believe. */
  readonly trustProxy: number
  readonly publicUrl?: string | undefined
  readonly webDist: string
  readonly version: string
  readonly metricsToken?: string | undefined
  /** Opens the calls of anyone who runs the installation, such as a change of plan; absent: they are closed. */
  readonly operatorToken?: string | undefined
  /** `smtp://user:password@host:587`; absent: mails stay in the outbox, where the development inbox shows them. */
  readonly smtpUrl?: string | undefined
  readonly mailFrom: string
  /** Service that sends text messages; absent: they stay in the outbox, where the development inbox shows them. */
  readonly textMessages?:
    | { readonly url: string; readonly token?: string | undefined; readonly sender?: string | undefined }
    | undefined
  /** Password of the demo user that a fresh data folder gets; absent: no demo is made. */
  readonly demoPassword?: string | undefined
  /** Key that secrets in the database are sealed with, 32 bytes in Base64; absent: one is kept in the data folder. */
  readonly secretKey?: string | undefined
  /** The key before is lost: this start gives up what it sealed. */
  readonly secretKeyLost: boolean
  /** Second place for anchors of the audit trail: a file, or an address that takes them by POST. */
  readonly auditAnchorsTo?: string | undefined
  /** Callbacks may go to addresses of this machine and of private networks. */
  readonly callbacksToPrivate: boolean
  /** The embedded database is copied before its schema is brought forward. */
  readonly upgradeCopy: boolean
  readonly backup: BackupConfig
  /** Folder for data files of accounts that are made on a calendar; absent: none can be. */
  readonly dataFilesTo?: string | undefined
  readonly portals: PortalConfig
  /** Where traces and metrics are sent by OTLP; absent: nowhere. */
  readonly telemetry?: Omit<TelemetryOptions, 'version'> | undefined
}

export interface DirectoryConfig {
  /** PostgreSQL that has the directory. */
  readonly url: string
  /** Name of this database in it. */
  readonly database: string
  /** Where processes of other databases reach this one; absent: where it listens. */
  readonly address?: string | undefined
}

export interface BackupConfig {
  /** Folder for backups of the embedded PostgreSQL; absent: none are made by themselves. */
  readonly to?: string | undefined
  /** Public key that they are sealed with, instead of the one kept in the data folder. */
  readonly key?: string | undefined
  /** Hours between two full copies; the log between them is kept every minute. */
  readonly everyHours: number
  /** How many full copies stay. */
  readonly keep: number
}

export interface PortalConfig {
  /** Sandbox portals: of this process, of another at this address, or none. */
  readonly sandbox: string
  readonly sandboxPort?: number | undefined
  /** How long an answer is waited for; absent: as the clients say. */
  readonly replyMs?: number | undefined
  /** The e-invoice portal of the NIC; none: it cannot be chosen. */
  readonly einvoiceUrls: readonly string[]
  /** Files in PEM form. */
  readonly einvoiceSignInKey?: string | undefined
  readonly einvoiceCertificates: readonly string[]
  /** The e-way bill portal of the NIC, likewise. */
  readonly ewaybillUrls: readonly string[]
  readonly ewaybillSignInKey?: string | undefined
  /** The GST portal through a service provider (GSP): its addresses, GSTN's key in PEM form, and our client pair. */
  readonly gspUrls: readonly string[]
  readonly gspSignInKey?: string | undefined
  readonly gspClientId?: string | undefined
  readonly gspClientSecret?: string | undefined
  /** Service that gives the road between two PIN codes, with `{from}` and `{to}`; absent: estimates alone. */
  readonly distanceUrl?: string | undefined
}

/** Hides error codes and developer detail; source: specification part 1, section 9. */
export const isProductionLike = (environment: Environment) =>
  environment === 'production' || environment === 'staging' || environment === 'irpstaging'

export function configOf(env: NodeJS.ProcessEnv): Config {
  const environment = (env['BAHI_ENV'] ??
    (env['NODE_ENV'] === 'production' ? 'production' : 'development')) as Environment
  if (!environments.includes(environment))
    throw new StartupProblem(`BAHI_ENV must be one of ${environments.join(', ')}`)
  const variant = (env['BAHI_VARIANT'] || 'main') as Variant
  if (variant !== 'main' && variant !== 'portal')
    throw new StartupProblem('BAHI_VARIANT must be main or portal')
  return {
    environment,
    variant,
    host: env['HOST'] ?? (isProductionLike(environment) ? '0.0.0.0' : '127.0.0.1'),
    port: whole(env, 'PORT', 3000),
    dataDir: path.resolve(env['BAHI_DATA'] ?? fileURLToPath(new URL('../../../.data', import.meta.url))),
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseDirectUrl: env['DATABASE_DIRECT_URL'] || undefined,
    databaseReplicaUrl: env['DATABASE_REPLICA_URL'] || undefined,
    directory: directoryOf(env),
    databasePoolSize: whole(env, 'DATABASE_POOL_SIZE', poolSizeFor(processesOf(env))),
    processes: processesOf(env),
    sharesPort: processesOf(env) > 1,
    namedStatements: env['DATABASE_NAMED_STATEMENTS'] !== 'off',
    worker: env['BAHI_WORKER'] !== 'off',
    workerConcurrency: whole(env, 'BAHI_WORKER_CONCURRENCY', 4),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    bodyLimitBytes: whole(env, 'BAHI_BODY_LIMIT', 12 * 1024 * 1024),
    requestTimeoutMs: whole(env, 'BAHI_REQUEST_TIMEOUT_MS', 120_000),
    drainMs: whole(env, 'BAHI_DRAIN_MS', 0),
    slowSenderMs: whole(env, 'BAHI_SLOW_SENDER_MS', 10_000),
    lowDiskMegabytes: whole(env, 'BAHI_LOW_DISK_MB', 1000),
    apiDocs: env['BAHI_API_DOCS'] !== 'off',
    apiBase: apiBaseOf(env['BAHI_API_BASE']),
    ratePerAddressPerMinute: whole(env, 'BAHI_RATE_PER_ADDRESS', 6000),
    ratePerUserPerMinute: whole(env, 'BAHI_RATE_PER_USER', 3000),
    ratePerAnonymousPerMinute: whole(env, 'BAHI_RATE_PER_ANONYMOUS', 1200),
    tenantConcurrency: whole(env, 'BAHI_TENANT_CONCURRENCY', 12),
    maintenance: env['BAHI_MAINTENANCE'] === 'on',
    systemSettings: named(env, 'BAHI_SYSTEM_SETTINGS'),
    trustProxy: whole(env, 'BAHI_TRUST_PROXY', 0),
    publicUrl: address(env, 'BAHI_PUBLIC_URL'),
    webDist: env['BAHI_WEB_DIST'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
    version: (
      JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
    ).version,
    metricsToken: env['BAHI_METRICS_TOKEN'] || undefined,
    operatorToken: env['BAHI_OPERATOR_TOKEN'] || undefined,
    demoPassword:
      isProductionLike(environment) || env['BAHI_DEMO'] === 'off' || env['BAHI_DIRECTORY_URL']
        ? undefined
        : env['BAHI_DEMO_PASSWORD'] || 'Demo@12345',
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['BAHI_MAIL_FROM'] ?? 'Bahi <no-reply@bahi.example>',
    textMessages: textMessages(env),
    secretKey: env['BAHI_SECRET_KEY'] || undefined,
    secretKeyLost: env['BAHI_SECRET_KEY_LOST'] === 'on',
    auditAnchorsTo: env['BAHI_AUDIT_ANCHORS_TO'] || undefined,
    callbacksToPrivate: env['BAHI_CALLBACK_PRIVATE'] === 'on',
    upgradeCopy: env['BAHI_UPGRADE_COPY'] !== 'off',
    backup: {
      to: env['BAHI_BACKUP_TO'] ? path.resolve(env['BAHI_BACKUP_TO']) : undefined,
      key: env['BAHI_BACKUP_KEY'] || undefined,
      everyHours: whole(env, 'BAHI_BACKUP_EVERY_HOURS', 24),
      keep: whole(env, 'BAHI_BACKUP_KEEP', 7),
    },
    dataFilesTo: env['BAHI_DATA_FILES_TO']
      ? path.resolve(env['BAHI_DATA_FILES_TO'])
      : env['BAHI_BACKUP_TO']
        ? path.join(path.resolve(env['BAHI_BACKUP_TO']), 'data-files')
        : undefined,
    portals: {
      sandbox:
        env['BAHI_SANDBOX'] || (isProductionLike(environment) || environment === 'test' ? 'off' : 'own'),
      sandboxPort: optional(env, 'BAHI_SANDBOX_PORT'),
      replyMs: optional(env, 'BAHI_PORTAL_REPLY_MS'),
      einvoiceUrls: listOf(env['BAHI_EINVOICE_URLS']),
      einvoiceSignInKey: env['BAHI_EINVOICE_SIGN_IN_KEY'] || undefined,
      einvoiceCertificates: listOf(env['BAHI_EINVOICE_CERTIFICATES']),
      ewaybillUrls: listOf(env['BAHI_EWAYBILL_URLS']),
      ewaybillSignInKey: env['BAHI_EWAYBILL_SIGN_IN_KEY'] || undefined,
      gspUrls: listOf(env['BAHI_GSP_URLS']),
      gspSignInKey: env['BAHI_GSP_SIGN_IN_KEY'] || undefined,
      gspClientId: env['BAHI_GSP_CLIENT_ID'] || undefined,
      gspClientSecret: env['BAHI_GSP_CLIENT_SECRET'] || undefined,
      distanceUrl: env['BAHI_PIN_DISTANCE_URL'] || undefined,
    },
    telemetry: telemetry(env),
  }
}

function directoryOf(env: NodeJS.ProcessEnv): DirectoryConfig | undefined {
  const url = env['BAHI_DIRECTORY_URL']
  const database = env['BAHI_DATABASE_NAME'] ?? ''
  const reached = address(env, 'BAHI_DATABASE_ADDRESS')
  if (!url) return undefined
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(database))
    throw new StartupProblem(
      `BAHI_DIRECTORY_URL is set, so BAHI_DATABASE_NAME must name this database in it: small letters, digits and "-", like "north-1", got "${database}"`,
    )
  if (!env['BAHI_SECRET_KEY'])
    throw new StartupProblem(
      'BAHI_DIRECTORY_URL is set, so BAHI_SECRET_KEY must be set too, to the same key in all databases of the directory.',
    )
  return { url, database, address: reached }
}

const mostProcesses = 32

function processesOf(env: NodeJS.ProcessEnv): number {
  const count = whole(env, 'BAHI_PROCESSES', 1)
  if (count < 1 || count > mostProcesses)
    throw new StartupProblem(`BAHI_PROCESSES must be a number from 1 to ${mostProcesses}, got "${count}"`)
  return count
}

/** The embedded database takes 200 connections; some are for the owner, the queue and commands. */
const poolSizeFor = (processes: number): number => Math.max(4, Math.min(20, Math.floor(160 / processes) - 3))

const listOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

const optional = (env: NodeJS.ProcessEnv, name: string) => (env[name] ? whole(env, name, 0) : undefined)

function textMessages(env: NodeJS.ProcessEnv): Config['textMessages'] {
  const url = address(env, 'BAHI_SMS_URL')
  const [token, sender] = [env['BAHI_SMS_TOKEN'], env['BAHI_SMS_SENDER']]
  return url ? { url, token: token || undefined, sender: sender || undefined } : undefined
}

/** By the names that OpenTelemetry gives them. */
function telemetry(env: NodeJS.ProcessEnv): Config['telemetry'] {
  const endpoint = address(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] || '1')
  if (!(share >= 0 && share <= 1))
    throw new StartupProblem(
      `OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, got "${env['OTEL_TRACES_SAMPLER_ARG']}"`,
    )
  const every = whole(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000)
  const service = env['OTEL_SERVICE_NAME'] || 'bahi'
  return endpoint ? { endpoint, share, every, service } : undefined
}

/** A web address without the slash at its end. */
function address(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (!/^https?:\/\/[^\s?#]+$/.test(text) || !URL.canParse(text))
    throw new StartupProblem(`${name} must be an address like https://books.example.in, got "${text}"`)
  return text.replace(/\/+$/, '')
}

/** Names and values in JSON. */
function named(env: NodeJS.ProcessEnv, name: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(env[name] || '{}')
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw new StartupProblem(`${name} must be an object in JSON, like {"captchaEnabled":false}`)
}

function whole(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0)
    throw new StartupProblem(`${name} must be a whole number, got "${text}"`)
  return value
}

function apiBaseOf(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (!/^(\/[\w.~-]+)+$/.test(text))
    throw new StartupProblem('BAHI_API_BASE must be a path of the same host, such as /books/api.')
  return text
}
