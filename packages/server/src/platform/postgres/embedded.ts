import { existsSync, statSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { ensureCluster } from './cluster.ts'
import { openDataFolder } from './data-folder.ts'
import type { DataFolder } from './data-folder.ts'
import { end, keepRunning } from './keep-running.ts'
import { StartupProblem } from './startup-problem.ts'
import { isReady, portInUse, stopLeftover } from './postmaster.ts'
import { launch } from './process.ts'
import type { Launched } from './process.ts'
import { chooseWay } from './ways.ts'

export interface EmbeddedOptions {
  /** Folder that holds everything Bahi keeps; made when missing. */
  dataDir: string
  /** Off only for tests: a power cut would then lose data. */
  fsync?: boolean
  /** Further settings of the server, such as those of a restore. */
  settings?: Readonly<Record<string, string>>
  /** Gets, in one line each, what takes longer than usual. */
  log?: (line: string) => void
}

export interface EmbeddedPostgres {
  /** Connection of the owner of everything; the application itself signs in with a lesser role. */
  readonly adminUrl: string
  readonly port: number
  readonly pid: number
  /** `stopped` after `stop`; `lost` when the server ended on its own and could not be started again. */
  readonly ended: Promise<'stopped' | 'lost'>
  stop(): Promise<void>
}

/** The owner's connection to the database of a product that runs on this data folder; undefined where none does. */
export async function runningUrl(dataDir: string): Promise<string | undefined> {
  const port = await portInUse(join(resolve(dataDir), 'postgres'))
  if (port === undefined) return undefined
  const password = (await readFile(join(resolve(dataDir), 'postgres-password'), 'utf8')).trim()
  return urlOf(password, port)
}

const urlOf = (password: string, port: number) => `postgresql://bahi_owner:${password}@127.0.0.1:${port}/bahi`

const startLimitMs = 600_000
const restartLimitMs = 60_000
const portTries = 5

/**
 * Starts the bundled PostgreSQL on its own data folder, on a free loopback port.
 * Whatever an earlier process left behind (a living server, a half made cluster) is put right first.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {})
  const fsync = options.fsync ?? true
  const folder = await openDataFolder(options.dataDir)
  try {
    const way = await chooseWay(folder)
    await stopLeftover(folder.cluster, log)
    const password = await ensureCluster(folder, way, { sync: fsync, log })
    const start = (port: number) =>
      launch(way, 'postgres', serverArguments(folder.cluster, port, fsync, options.settings), {
        logFile: folder.log,
        own: true,
      })
    const { process: first, port } = await startServer(folder, start)
    const adminUrl = urlOf(password, port)
    try {
      await ensureDatabase(adminUrl)
    } catch (error) {
      await end(first)
      throw error
    }
    const kept = keepRunning(first, () => startAgain(folder, start, port), log)
    return {
      adminUrl,
      port,
      get pid() {
        return kept.current().pid
      },
      ended: kept.ended,
      stop: async () => {
        await kept.stop()
        await folder.release()
      },
    }
  } catch (error) {
    await folder.release()
    throw error
  }
}

function serverArguments(
  cluster: string,
  port: number,
  fsync: boolean,
  further: EmbeddedOptions['settings'],
): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '256MB',
    max_wal_size: '4GB',
    // Log that backups wait for is dropped beyond it: the disk must not fill up because their place is away.
    max_slot_wal_keep_size: '8GB',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    // Without these a crash of the machine may cost data, which only a test can afford.
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
    ...further,
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** A port found free may be taken before PostgreSQL binds it, so the start is tried a few times. */
async function startServer(
  folder: DataFolder,
  start: (port: number) => Launched,
): Promise<{ process: Launched; port: number }> {
  await keepLogSmall(folder.log)
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const logStart = existsSync(folder.log) ? statSync(folder.log).size : 0
    const child = start(port)
    if (await becomesReady(child, folder.cluster)) return { process: child, port }
    const said = await readFrom(folder.log, logStart)
    if (attempt < portTries && /Address already in use/.test(said)) continue
    throw new StartupProblem(
      `PostgreSQL did not start on the data folder ${folder.cluster}. It said:\n${lastLines(said, 12) || (await child.exit)}\n` +
        `The whole log is in ${folder.log}.`,
    )
  }
}

/** On the port everybody knows. Sessions of the killed server may hold its memory a moment longer. */
async function startAgain(
  folder: DataFolder,
  start: (port: number) => Launched,
  port: number,
): Promise<Launched | undefined> {
  const limit = Date.now() + restartLimitMs
  while (Date.now() < limit) {
    const child = start(port)
    if (await becomesReady(child, folder.cluster)) return child
    await new Promise((done) => setTimeout(done, 200))
  }
  return undefined
}

async function becomesReady(child: Launched, cluster: string): Promise<boolean> {
  const limit = Date.now() + startLimitMs
  let over = false
  void child.exit.then(() => (over = true))
  while (!over && Date.now() < limit) {
    if (await isReady(cluster, child.pid)) return true
    await new Promise((done) => setTimeout(done, 15))
  }
  if (!over) await end(child)
  return false
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const url = new URL(adminUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  // The server may end meanwhile; the query then fails, which says enough.
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database "${name}"`)
  } finally {
    await client.end()
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}

async function keepLogSmall(logFile: string): Promise<void> {
  if (!existsSync(logFile) || statSync(logFile).size < 10 * 1024 * 1024) return
  await rm(`${logFile}.old`, { force: true })
  await rename(logFile, `${logFile}.old`)
}

async function readFrom(file: string, start: number): Promise<string> {
  const whole = await readFile(file).catch(() => Buffer.alloc(0))
  return whole.subarray(start).toString('utf8')
}

const lastLines = (text: string, count: number) => text.trim().split('\n').slice(-count).join('\n')
