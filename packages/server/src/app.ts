import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { isProductionLike } from './config.ts'
import type { Config } from './config.ts'
import { allJobs, reportsByMail } from './features/all-jobs.ts'
import { allRoutes } from './features/all-routes.ts'
import { deliverCallbacks, wakeOverdueCallbacks } from './features/callbacks/index.ts'
import type { CallbackKey } from './features/callbacks/index.ts'
import { checkDrift, drainJob } from './features/einvoices/index.ts'
import { checkBillDrift, drainEwayBills, syncNightly } from './features/eway-bills/index.ts'
import { drainReturns } from './features/filing/index.ts'
import { renewGstnSessions } from './features/gstn/index.ts'
import { wakeOverdue } from './features/portals/index.ts'
import type { DrainKey } from './features/portals/index.ts'
import { makeDemoDocuments } from './features/demo/documents.ts'
import { demoContacts, ensureDemo } from './features/demo/index.ts'
import { closeRenderer } from './features/printing/index.ts'
import { closeStatementHelpers } from './features/bank-statements/index.ts'
import { closeDecoder } from './features/qr-readings/index.ts'
import { identityPages } from './features/sso/index.ts'
import { makeDueJournals, sumLedgers } from './features/books/index.ts'
import { keepStockMonths } from './features/inventory/index.ts'
import { makeDueDocuments } from './features/recurring/index.ts'
import { reportSchedulesJob, sendDueReports } from './features/report-schedules/index.ts'
import { remindByLadder } from './features/reminders/index.ts'
import { remind } from './features/reminders.ts'
import { closeBookReaders, closeImportReaders, importJobs, moveJobs } from './features/imports/index.ts'
import { dataFileJob, dataFileScheduleJob, makeDueDataFiles } from './features/data-files/index.ts'
import { monthFileJob } from './features/month-files/index.ts'
import { exportJob } from './features/tasks/index.ts'
import { markDormant } from './features/users/index.ts'
import { removeLeftFiles } from './platform/files/temporary.ts'
import { anchorFileOf, keeperOfAnchors } from './platform/audit/anchors.ts'
import { headsOf, sealAll } from './platform/audit/seal.ts'
import { AccessCache } from './platform/access.ts'
import { BackupKeeper } from './platform/backup/keeper.ts'
import type { BackupState } from './platform/backup/keeper.ts'
import { publicKeyOf } from './platform/backup/keys.ts'
import { migrationFiles } from './platform/db/migration-files.ts'
import { openPools } from './platform/db/pools.ts'
import type { Pools } from './platform/db/pools.ts'
import { copyBeforeUpgrade, factsBefore } from './platform/backup/before-upgrade.ts'
import { pendingMigrations } from './platform/db/migrate.ts'
import { prepareDatabase } from './platform/db/prepare.ts'
import { Directory } from './platform/directory/directory.ts'
import { Standby } from './platform/db/standby.ts'
import { tenantsOf } from './platform/db/tenant.ts'
import type { Tenants } from './platform/db/tenant.ts'
import { httpServer } from './platform/http/server.ts'
import type { HttpServices } from './platform/http/server.ts'
import { cleanUp } from './platform/jobs/clean-up.ts'
import { endGivenUp } from './platform/jobs/given-up.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { inboxRoutes } from './platform/mail/inbox-routes.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { messengerOf } from './platform/text-messages/messenger.ts'
import { openLines } from './platform/portals/lines.ts'
import { openPortals } from './platform/portals/portals.ts'
import { startEmbedded } from './platform/postgres/embedded.ts'
import type { EmbeddedPostgres } from './platform/postgres/embedded.ts'
import { StartupProblem } from './platform/postgres/startup-problem.ts'
import type { RouteGroup } from './platform/routes.ts'
import { setSystemSettings } from './platform/set-system-settings.ts'
import { openSecrets } from './platform/secret-key.ts'
import { fingerprintOf, readKey, secretsOf } from './platform/secrets.ts'
import type { Secrets } from './platform/secrets.ts'
import { Watch } from './platform/telemetry/watch.ts'
import { SettingsCache } from './platform/settings.ts'

export interface App {
  readonly config: Config
  readonly http: FastifyInstance
  readonly pools: Pools
  readonly tenants: Tenants
  readonly services: HttpServices
  /** Where it listens: `http://127.0.0.1:3000`. */
  readonly address: string
  readonly ownerUrl: string
  readonly backupState: () => BackupState['state']
  /** Where its sandbox portals are. */
  readonly sandboxUrl: string | undefined
  /** Tells proxies to send requests elsewhere, and gives them time (`BAHI_DRAIN_MS`) to notice; what comes is served. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export interface AppOptions {
  readonly routeGroups?: readonly RouteGroup[]
  readonly jobs?: Jobs
  readonly allowMissing?: boolean
  readonly clock?: () => Date
  readonly log?: (text: string) => void
  /** Of a process beside the one that keeps the backups. */
  readonly backupState?: (() => BackupState['state']) | undefined
}

/** On one connection: it sets the tenant of the transactions that look for sealed data. */
async function secretsWith(
  pool: Pools['owner'],
  config: Config & { readonly database: number | undefined },
): Promise<Secrets> {
  const client = await pool.connect()
  try {
    return await openSecrets(client, config)
  } finally {
    client.release()
  }
}

/** The directory of many databases, where there is one. */
async function directoryWith(
  { directory: given, dataDir, secretKey }: Config,
  ends: (() => Promise<unknown>)[],
): Promise<Directory | undefined> {
  if (!given) return undefined
  const key = readKey(dataDir, secretKey)!
  const directory = await Directory.open({
    ...given,
    fingerprint: fingerprintOf(key),
    salt: secretsOf(key).derive('place of a name'),
  }).catch((cause: unknown) => {
    if (cause instanceof StartupProblem) throw cause
    throw new StartupProblem(
      `The directory of BAHI_DIRECTORY_URL cannot be used: ${(cause as Error).message}`,
    )
  })
  ends.push(() => directory.end())
  return directory
}

/** What this database has is in the directory before it serves; what the directory has of it and it has not is said. */
async function joined(directory: Directory, owner: Pools['owner']): Promise<void> {
  const { missing, problems } = await directory.sync(owner)
  if (problems[0]) throw new StartupProblem(problems[0])
  if (missing.length > 0)
    throw new StartupProblem(
      `The directory has ${missing.length} accounts in database ${directory.database} that this database does not have, ${missing[0]} the first. Is BAHI_DATABASE_NAME that of another database, or was an older backup restored?`,
    )
}

/** Puts the product together and starts it: database, schema, queue, HTTP. The only place that knows all parts. */
export async function startApp(config: Config, options: AppOptions = {}): Promise<App> {
  const log = options.log ?? (() => {})
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.reverse()) await end()
    ends.length = 0
  }
  try {
    // Beside a database of one's own it may be new.
    await mkdir(config.dataDir, { recursive: true })
    const url = config.databaseUrl ?? (await embedded(config, log, ends))
    const addresses = await prepareDatabase({
      url,
      directUrl: config.databaseUrl ? config.databaseDirectUrl : undefined,
      dataDir: config.dataDir,
      log,
    })
    const pools = openPools({
      ...addresses,
      replicaUrl: config.databaseReplicaUrl,
      size: config.databasePoolSize,
    })
    ends.push(() => pools.end())
    await setSystemSettings(pools.owner, config.systemSettings)
    const { namedStatements } = config
    const directory = await directoryWith(config, ends)
    const tenants = tenantsOf(pools.app, { namedStatements, directory })
    const clock = options.clock ?? (() => new Date())
    const portals = openPortals({
      lines: await openLines(config),
      secrets: await secretsWith(pools.owner, { ...config, database: directory?.number }),
      tenants,
      ownerUrl: addresses.ownerUrl,
      clock,
      distanceUrl: config.portals.distanceUrl,
    })
    ends.push(() => portals.close())
    if (directory) await joined(directory, pools.owner)
    if (config.databaseUrl && config.backup.to !== undefined)
      throw new StartupProblem(
        'BAHI_BACKUP_TO is for the embedded PostgreSQL; that of DATABASE_URL is backed up with its own tools.',
      )
    const backups = config.databaseUrl
      ? undefined
      : await backupKeeper(config, pools, addresses.ownerUrl, clock)
    const routeGroups = options.routeGroups ?? allRoutes
    const {
      app: http,
      services,
      probes,
    } = httpServer({
      config,
      pools,
      tenants,
      standby: pools.replica && new Standby(tenantsOf(pools.replica, { namedStatements }), tenants),
      services: {
        accessCache: new AccessCache(),
        settingsCache: new SettingsCache(),
        clock,
        portals,
      },
      routeGroups,
      backup: backups && (() => backups.state()),
      backupKey: await publicKeyOf(config.dataDir, config.backup.key),
      backupState: options.backupState,
      allowMissing: options.allowMissing ?? false,
    })
    if (config.telemetry) {
      // Loaded where it is asked for.
      const { sendTelemetry } = await import('./platform/telemetry/otlp.ts')
      const sending = sendTelemetry({ ...config.telemetry, version: config.version }, services.metrics)
      ends.push(() => sending.close())
    }
    identityPages(http, services)
    const productionLike = isProductionLike(config.environment)
    const mailer = await openMailer(
      { smtpUrl: config.smtpUrl, from: config.mailFrom, productionLike, dataDir: config.dataDir },
      services.log,
    )
    ends.push(() => mailer.close())
    if (mailer.inbox) inboxRoutes(http, mailer.inbox)
    const messenger = messengerOf({ provider: config.textMessages, inbox: mailer.inbox }, services.log)
    ends.push(() => closeRenderer())
    ends.push(() => closeDecoder())
    ends.push(() => closeStatementHelpers())
    ends.push(() => closeImportReaders())
    ends.push(() => closeBookReaders())
    const noteAnchors = keeperOfAnchors({
      file: anchorFileOf(config.dataDir),
      copyTo: config.auditAnchorsTo,
      log: services.log,
    })
    await removeLeftFiles()
    if (config.worker) {
      const watch = new Watch({
        metrics: services.metrics,
        owner: pools.owner,
        replica: pools.replica,
        certificates: config.portals.einvoiceCertificates,
        clock,
        log: services.log,
      })
      ends.push(() => watch.close())
      const dataFiles = {
        pool: pools.app,
        version: config.version,
        schema: migrationFiles().at(-1)!.number,
        webDist: config.webDist,
      }
      const worker = await startWorker({
        ownerUrl: addresses.ownerUrl,
        services,
        jobs: {
          export: exportJob(routeGroups),
          monthFile: monthFileJob(routeGroups),
          reportSchedules: reportSchedulesJob(reportsByMail, routeGroups),
          dataFile: dataFileJob(dataFiles),
          dataFileSchedule: dataFileScheduleJob(dataFiles),
          ...importJobs(routeGroups),
          ...moveJobs(routeGroups),
          ...(options.jobs ?? allJobs),
        },
        quiet: {
          sendMail: (job) => mailer.deliver(tenants, job),
          sendTextMessage: (job) => messenger.deliver(tenants, job),
          portalDrain: (job: DrainKey) => drains[job.portal](services, job),
        },
        outward: {
          deliverCallbacks: (key: CallbackKey, stopping) => deliverCallbacks(services, key, stopping),
        },
        concurrency: config.workerConcurrency,
        rounds: [
          {
            name: 'seal',
            everySeconds: 10,
            run: async () => {
              await sealAll(pools.owner, noteAnchors)
              watch.sealed()
            },
          },
          {
            name: 'anchor',
            everySeconds: 86_400,
            run: async () => noteAnchors(await headsOf(pools.owner, services.clock)),
          },
          {
            name: 'givenUp',
            everySeconds: 300,
            run: () => endGivenUp({ tenants: services.tenants, owner: pools.owner }),
          },
          { name: 'cleanUp', everySeconds: 600, run: () => cleanUp(services) },
          ...(directory
            ? [
                {
                  name: 'directory',
                  everySeconds: 30,
                  run: async () => {
                    const { missing, problems } = await directory.sync(pools.owner)
                    if (missing.length > 0 || problems.length > 0)
                      services.log.error({ missing, problems }, 'the directory of databases differs')
                  },
                },
              ]
            : []),
          { name: 'leftFiles', everySeconds: 3600, run: () => removeLeftFiles() },
          { name: 'portals', everySeconds: 30, run: () => wakeOverdue(services) },
          { name: 'callbacks', everySeconds: 30, run: () => wakeOverdueCallbacks(services) },
          { name: 'eWaySync', everySeconds: 3600, run: () => syncNightly(services) },
          { name: 'dormancy', everySeconds: 3600, run: () => markDormant(services) },
          { name: 'recurring', everySeconds: 300, run: () => makeDueDocuments(services) },
          { name: 'reportSchedules', everySeconds: 300, run: () => sendDueReports(services) },
          { name: 'dataFileSchedules', everySeconds: 300, run: () => makeDueDataFiles(services) },
          { name: 'journals', everySeconds: 300, run: () => makeDueJournals(services) },
          { name: 'ledgerSums', everySeconds: 120, run: () => sumLedgers(services) },
          { name: 'stockMonths', everySeconds: 600, run: () => keepStockMonths(services) },
          { name: 'paymentReminders', everySeconds: 300, run: () => remindByLadder(services) },
          { name: 'reminders', everySeconds: 120, run: () => remind(services) },
          { name: 'gstnSessions', everySeconds: 600, run: () => renewGstnSessions(services) },
          { name: 'drift', everySeconds: 6 * 3600, run: () => checkDrift(services) },
          { name: 'billDrift', everySeconds: 6 * 3600, run: () => checkBillDrift(services) },
          ...(backups
            ? [
                { name: 'backupLog', everySeconds: 60, run: () => backups.keepLog(services.log) },
                { name: 'backupCopies', everySeconds: 60, run: () => backups.keepCopies(services.log) },
              ]
            : []),
        ],
      })
      ends.push(() => worker.stop())
      await watch.look()
      ends.push(async () => backups?.stop())
    }
    if (config.demoPassword !== undefined) {
      const demo = { password: config.demoPassword, log, documents: makeDemoDocuments }
      // Plans of a database that knows nothing of its tables are poor, and it would look at them only in a minute.
      if (await ensureDemo(services, demo)) {
        await setSystemSettings(pools.owner, { ...demoContacts, ...config.systemSettings })
        await pools.owner.query('analyze')
      }
    }
    const address = await http.listen({
      host: config.host,
      port: config.port,
      ...(config.sharesPort ? { reusePort: true } : {}),
    })
    ends.push(() => http.close())
    await directory?.announce(config.directory?.address ?? address, addresses.ownerUrl, portals.secrets)
    const { backupState } = services.product
    return {
      config,
      http,
      pools,
      tenants,
      services,
      address,
      ownerUrl: addresses.ownerUrl,
      backupState,
      sandboxUrl: portals.sandboxUrl?.replace(/\/sandbox$/, ''),
      async drain() {
        probes.end()
        await new Promise((done) => setTimeout(done, config.drainMs))
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Who works off what waits, by portal. */
const drains = { einvoice: drainJob, ewaybill: drainEwayBills, gstn: drainReturns } as const

/** Backups of the embedded PostgreSQL; one of the administrator's own has tools of its own. */
async function backupKeeper(
  config: Config,
  pools: Pools,
  ownerUrl: string,
  clock: () => Date,
): Promise<BackupKeeper> {
  const { to, key, everyHours, keep } = config.backup
  const publicKey = await publicKeyOf(config.dataDir, key)
  if (to !== undefined && publicKey === undefined)
    throw new StartupProblem(
      'BAHI_BACKUP_TO is set, but there is no key to seal backups with. Run `npm run backup:key` once and keep what it prints.',
    )
  return new BackupKeeper({
    owner: pools.owner,
    ownerUrl,
    dataDir: config.dataDir,
    cluster: path.join(config.dataDir, 'postgres'),
    to,
    publicKey,
    everyHours,
    keep,
    product: config.version,
    clock,
  })
}

async function embedded(
  config: Config,
  log: (text: string) => void,
  ends: (() => Promise<unknown>)[],
): Promise<string> {
  const postgres = await startedOnCopied(config, log)
  ends.push(() => postgres.stop())
  // Without its database the process can do nothing; anyone who supervises it may try a fresh start.
  void postgres.ended.then((how) => how === 'lost' && process.kill(process.pid, 'SIGTERM'))
  return postgres.adminUrl
}

/** An upgrade begins with a proved copy of the data: nothing that it does cannot be gone back from. */
async function startedOnCopied(config: Config, log: (text: string) => void): Promise<EmbeddedPostgres> {
  const { dataDir, upgradeCopy } = config
  // A move reads the log of this database; alone it writes less of it.
  const settings = config.directory ? { wal_level: 'logical' } : {}
  const postgres = await startEmbedded({ dataDir, log, settings })
  if (!upgradeCopy) return postgres
  try {
    const pending = await pendingMigrations(postgres.adminUrl)
    if (!pending) return postgres
    const facts = await factsBefore(postgres.adminUrl)
    await postgres.stop()
    await copyBeforeUpgrade({ dataDir: path.resolve(dataDir), pending, facts, say: log })
  } catch (error) {
    await postgres.stop()
    throw error
  }
  return startEmbedded({ dataDir, log, settings })
}
