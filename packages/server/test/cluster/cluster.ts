import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startSandbox } from '@bahi/gateways/sandbox/server.ts'
import type { Sandbox } from '@bahi/gateways/sandbox/server.ts'
import { prepareDatabase } from '../../src/platform/db/prepare.ts'
import { testPool } from '../database.ts'
import { configured } from './configured.ts'
import { endWithThisProcess } from './end-with.ts'
import { accountOfEngines, folderOf, Part } from './part.ts'
import type { Account } from './part.ts'
import { freePorts } from './ports.ts'
import { withSystemFolders } from './programs.ts'
import type { Programs } from './programs.ts'

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const here = '127.0.0.1'
const readyWords = 'Bahi is ready at'

export interface ClusterOptions {
  /** Empty folder for all of it. */
  readonly folder: string
  readonly programs: Programs
  readonly password: string
  readonly webs?: number
  readonly workers?: number
  readonly log?: (line: string) => void
}

/** A PostgreSQL server and the Patroni that keeps it. */
export interface DatabaseNode {
  readonly part: Part
  readonly data: string
  readonly port: number
  readonly api: number
  readonly backupConfig: string
}

export interface Cluster {
  /** Where the product is served: HAProxy before the web processes. */
  readonly address: string
  /** Owner of the schema on whichever server is the primary. */
  readonly ownerUrl: string
  /** The superuser there: moments in the log and their ends are its to make. */
  readonly superuserUrl: string
  readonly sandbox: Sandbox
  readonly nodes: readonly DatabaseNode[]
  readonly etcd: readonly Part[]
  readonly proxy: Part
  readonly pool: Part
  readonly webs: readonly Part[]
  readonly workers: readonly Part[]
  /** Files with the anchors of the audit trail, one of each worker. */
  readonly dataFolders: readonly string[]
  primary(): Promise<DatabaseNode | undefined>
  /** Waits until there is a primary with two standbys, one of them synchronous. */
  settled(limitMs?: number): Promise<void>
  /** All of a database server at once, as a machine that loses its power. */
  killNode(node: DatabaseNode): Promise<void>
  /** A web process or a worker anew, as `systemctl restart` does; ends when it is ready. */
  restart(part: Part): Promise<void>
  /** Runs a command of pgBackRest on the primary. */
  backup(...args: readonly string[]): Promise<string>
  /** A server beside the cluster with the copy and the log after it, as far as `target` says; gives the owner's address. */
  restore(target: readonly string[]): Promise<{ readonly ownerUrl: string; stop(): Promise<void> }>
  stop(): Promise<void>
}

/** Starts the engines with the configurations of `deploy/`, and the product on them. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { folder, programs, log = () => {} } = options
  endWithThisProcess(folder)
  const account = accountOfEngines()
  await chmod(folder, 0o755)
  const logs = path.join(folder, 'logs')
  const numbers = [1, 2, 3]
  const ports = await freePorts(24)
  const port = () => ports.pop()!
  const secret = () => randomBytes(18).toString('base64url')
  const members = numbers.map((number) => ({ number, client: port(), peer: port() }))
  const databases = numbers.map((number) => ({ number, port: port(), api: port() }))
  const webPorts = Array.from({ length: options.webs ?? 3 }, port)
  const [primaryPort, replicaPort, webPort, poolPort] = [port(), port(), port(), port()]
  const passwords = { superuser: secret(), replication: secret(), owner: secret(), backup: secret() }
  const parts: Part[] = []
  const part = (
    name: string,
    command: readonly [string, ...string[]],
    more: { env?: Record<string, string>; account?: Account | undefined } = {},
  ) => {
    const made = new Part({ name, command, logs, ...more })
    parts.push(made)
    return made
  }
  const written = async (file: string, to: string, values: Readonly<Record<string, string | number>>) => {
    const filled = await configured(file, values)
    await writeFile(to, filled, { mode: 0o600 })
    if (account) await chown(to, account.uid, account.gid)
    return to
  }
  const stop = async () => {
    for (const one of parts.toReversed()) await one.stop()
  }
  try {
    const etcd: Part[] = []
    for (const { number, client, peer } of members) {
      const home = folderOf(account, folder, `etcd${number}`)
      const config = await written('etcd/etcd.yml', path.join(home, 'etcd.yml'), {
        ETCD_NAME: `etcd${number}`,
        ETCD_DATA: path.join(home, 'data'),
        ETCD_ADDRESS: here,
        ETCD_CLIENT_PORT: client,
        ETCD_PEER_PORT: peer,
        ETCD_MEMBERS: members.map((one) => `etcd${one.number}=http://${here}:${one.peer}`).join(','),
        ETCD_STATE: 'new',
      })
      etcd.push(part(`etcd${number}`, ['etcd', '--config-file', config], { account }))
    }
    for (const one of etcd) one.start()
    log('three members of etcd are started')
    const backups = folderOf(account, folder, 'backups')
    const nodes: DatabaseNode[] = []
    for (const { number, port: databasePort, api } of databases) {
      const state = folderOf(account, folder, `db${number}`)
      for (const name of ['lock', 'log', 'spool']) folderOf(account, state, name)
      const data = path.join(state, 'data')
      const backupConfig = await written('pgbackrest/pgbackrest.conf', path.join(state, 'pgbackrest.conf'), {
        BACKUP_PLACE: backups,
        BACKUP_PASSWORD: passwords.backup,
        DB_STATE: state,
        DB_DATA: data,
        DB_PORT: databasePort,
      })
      const config = await written('patroni/patroni.yml', path.join(state, 'patroni.yml'), {
        DB_NAME: `db${number}`,
        DB_ADDRESS: here,
        DB_PORT: databasePort,
        DB_API_PORT: api,
        DB_DATA: data,
        DB_STATE: state,
        DB_BIN: programs.postgresBin,
        DB_NETWORK: `${here}/32`,
        DB_SHARED_BUFFERS: '256MB',
        ETCD_HOSTS: members.map((one) => `${here}:${one.client}`).join(','),
        POSTGRES_PASSWORD: passwords.superuser,
        REPLICATION_PASSWORD: passwords.replication,
        PGBACKREST_CONFIG: backupConfig,
      })
      nodes.push({
        part: part(`db${number}`, ['patroni', config], { account, env: { HOME: state } }),
        data,
        port: databasePort,
        api,
        backupConfig,
      })
    }
    for (const { part: one } of nodes) one.start()
    const primary = async () => {
      const answers = await Promise.all(
        nodes.map(async (node) => ((await answers200(node.api, 'primary')) ? node : undefined)),
      )
      return answers.find((node) => node !== undefined)
    }
    const settled = async (limitMs = 180_000) => {
      const until = Date.now() + limitMs
      while (!(await isWhole(nodes))) {
        if (Date.now() > until)
          throw new Error(
            `no primary with two standbys:\n${nodes.map(({ part: one }) => one.said()).join('\n\n')}`,
          )
        await pause(300)
      }
    }
    await settled()
    log('PostgreSQL has a primary and two standbys')
    const address = webPorts.map((one, index) => `  server web${index + 1} ${here}:${one} check`)
    const servers = nodes.map(
      (node, index) => `  server db${index + 1} ${here}:${node.port} check port ${node.api}`,
    )
    const proxyHome = folderOf(account, folder, 'haproxy')
    const proxyConfig = await written('haproxy/haproxy.cfg', path.join(proxyHome, 'haproxy.cfg'), {
      PROXY_ADDRESS: here,
      PRIMARY_PORT: primaryPort,
      REPLICA_PORT: replicaPort,
      WEB_PORT: webPort,
      PRIMARY_SERVERS: servers.join('\n'),
      WEB_SERVERS: address.join('\n'),
    })
    const proxy = part('haproxy', ['haproxy', '-db', '-f', proxyConfig], { account })
    proxy.start()
    const superUrl = (database: string, at = primaryPort) =>
      `postgresql://postgres:${passwords.superuser}@${here}:${at}/${database}`
    await untilAnswers(superUrl('postgres'))
    await asked(superUrl('postgres'), [
      `create role bahi_owner login createrole password '${passwords.owner}'`,
      'create database bahi owner bahi_owner',
    ])
    const ownerUrl = `postgresql://bahi_owner:${passwords.owner}@${here}:${primaryPort}/bahi`
    const productHome = path.join(folder, 'product')
    await mkdir(productHome, { recursive: true })
    const { appUrl } = await prepareDatabase({ url: ownerUrl, dataDir: productHome, log: () => {} })
    log('the schema is there')
    const poolHome = folderOf(account, folder, 'pgbouncer')
    const users = path.join(poolHome, 'users.txt')
    const { username, password } = new URL(appUrl)
    await writeFile(users, `"${username}" "${password}"\n`)
    if (account) await chown(users, account.uid, account.gid)
    const poolConfig = await written('pgbouncer/pgbouncer.ini', path.join(poolHome, 'pgbouncer.ini'), {
      PROXY_ADDRESS: here,
      PRIMARY_PORT: primaryPort,
      REPLICA_PORT: replicaPort,
      POOL_ADDRESS: here,
      POOL_PORT: poolPort,
      POOL_USERS: users,
    })
    const pool = part('pgbouncer', ['pgbouncer', poolConfig], { account })
    pool.start()
    const pooled = (database: string) => {
      const url = new URL(appUrl)
      url.port = String(poolPort)
      url.pathname = `/${database}`
      return url.href
    }
    await untilAnswers(pooled('bahi'))
    const backup = async (...args: readonly string[]) => {
      const node = await primary()
      if (!node) throw new Error('there is no primary to copy')
      return ran(account, 'pgbackrest', [`--config=${node.backupConfig}`, '--stanza=bahi', ...args], {
        PGPASSWORD: passwords.superuser,
      })
    }
    await backup('stanza-create')
    let restores = 0
    const restore = async (target: readonly string[]) => {
      const name = `restored${++restores}`
      const data = folderOf(account, folder, name)
      await backup(`--pg1-path=${data}`, ...target, 'restore')
      const at = (await freePorts(1))[0]!
      const server = await restoredServer({ data, port: at, bin: programs.postgresBin, account })
      const one = part(name, server, { account })
      one.start()
      const url = new URL(ownerUrl)
      url.port = String(at)
      await untilAnswers(url.href)
      await untilTrue(url.href, 'select not pg_is_in_recovery() as yes')
      return { ownerUrl: url.href, stop: () => one.stop() }
    }
    const sandbox = await startSandbox({ folder: path.join(folder, 'sandbox') })
    const common = {
      HOST: here,
      BAHI_ENV: 'test',
      LOG_LEVEL: 'error',
      DATABASE_URL: pooled('bahi'),
      DATABASE_DIRECT_URL: ownerUrl,
      DATABASE_REPLICA_URL: pooled('bahi_read'),
      DATABASE_POOL_SIZE: '12',
      ...(programs.bouncerHasNames ? {} : { DATABASE_NAMED_STATEMENTS: 'off' }),
      BAHI_SECRET_KEY: randomBytes(32).toString('base64'),
      BAHI_SANDBOX: sandbox.url,
      BAHI_TRUST_PROXY: '1',
      BAHI_DRAIN_MS: '4000',
      BAHI_RATE_PER_ADDRESS: '0',
      BAHI_RATE_PER_USER: '0',
      BAHI_RATE_PER_ANONYMOUS: '0',
      BAHI_SYSTEM_SETTINGS: '{"captchaEnabled":false}',
    }
    const node = process.execPath
    const productPart = (name: string, env: Record<string, string>) =>
      part(name, [node, '--disable-warning=ExperimentalWarning', program], {
        env: { ...common, BAHI_DATA: path.join(productHome, name), ...env },
      })
    const workers = Array.from({ length: options.workers ?? 2 }, (_, index) =>
      productPart(`worker${index + 1}`, {
        PORT: '0',
        BAHI_WORKER: 'on',
        ...(index === 0 ? { BAHI_DEMO_PASSWORD: options.password } : { BAHI_DEMO: 'off' }),
      }),
    )
    const webs = webPorts.map((own, index) =>
      productPart(`web${index + 1}`, { PORT: String(own), BAHI_WORKER: 'off', BAHI_DEMO: 'off' }),
    )
    // The first makes the sample company.
    workers[0]!.start()
    await untilSays(workers[0]!, readyWords)
    log('the sample company is there')
    for (const one of [...workers.slice(1), ...webs]) one.start()
    for (const own of webPorts) await untilReady(`http://${here}:${own}`)
    const product = `http://${here}:${webPort}`
    await untilReady(product)
    return {
      address: product,
      ownerUrl,
      superuserUrl: superUrl('postgres'),
      sandbox,
      nodes,
      etcd,
      proxy,
      pool,
      webs,
      workers,
      dataFolders: workers.map(({ name }) => path.join(productHome, name)),
      primary,
      settled,
      async killNode({ part: one, data }) {
        const postmaster = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
        await one.kill()
        try {
          process.kill(postmaster, 'SIGKILL')
        } catch {
          // went with Patroni
        }
      },
      async restart(one) {
        await one.stop()
        const begun = one.said(400).split(readyWords).length
        one.start()
        while (one.said(400).split(readyWords).length === begun) await pause(100)
        const own = webPorts[webs.indexOf(one)]
        if (own !== undefined) await untilReady(`http://${here}:${own}`)
      },
      backup,
      restore,
      async stop() {
        await stop()
        await sandbox.close()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * The command of a server on a restored folder. It has settings of its own: those in the folder name the places of the
 * server that was copied, and it must not write into the log of the cluster.
 */
async function restoredServer(given: {
  readonly data: string
  readonly port: number
  readonly bin: string
  readonly account: Account | undefined
}): Promise<[string, ...string[]]> {
  const { data, port, bin, account } = given
  const config = path.join(data, 'restored.conf')
  const hosts = path.join(data, 'restored.hba.conf')
  await writeFile(hosts, `host all all ${here}/32 scram-sha-256\n`)
  const settings = {
    hba_file: hosts,
    listen_addresses: here,
    port,
    unix_socket_directories: data,
    archive_mode: 'off',
    max_connections: 200,
    max_wal_senders: 10,
    timezone: 'UTC',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`)
  await writeFile(config, lines.join(''))
  if (account) for (const file of [hosts, config]) await chown(file, account.uid, account.gid)
  return [path.join(bin, 'postgres'), '-D', data, `--config-file=${config}`]
}

/** Whether Patroni knows a primary and two standbys that follow it, one of them synchronous. */
async function isWhole(nodes: readonly DatabaseNode[]): Promise<boolean> {
  for (const { api } of nodes) {
    const state = await fetch(`http://${here}:${api}/cluster`, { signal: AbortSignal.timeout(2000) }).then(
      (reply) =>
        reply.json() as Promise<{ members?: { role: string; state: string; lag?: number | string }[] }>,
      () => undefined,
    )
    if (!state?.members) continue
    const standbys = state.members.filter(
      ({ role, state: how, lag }) =>
        /replica|standby/.test(role) &&
        /running|streaming/.test(how) &&
        typeof lag === 'number' &&
        lag < 16 * 1024 * 1024,
    )
    const hasPrimary = state.members.some(({ role, state: how }) => role === 'leader' && how === 'running')
    const isSynchronous = state.members.some(({ role }) => role === 'sync_standby')
    return hasPrimary && standbys.length === 2 && isSynchronous
  }
  return false
}

const answers200 = (port: number, name: string): Promise<boolean> =>
  fetch(`http://${here}:${port}/${name}`, { signal: AbortSignal.timeout(2000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

async function untilReady(address: string, limitMs = 300_000): Promise<void> {
  const until = Date.now() + limitMs
  for (;;) {
    const isReady = await fetch(`${address}/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady) return
    if (Date.now() > until) throw new Error(`${address} is not ready`)
    await pause(200)
  }
}

async function untilSays(part: Part, words: string, limitMs = 400_000): Promise<void> {
  const until = Date.now() + limitMs
  while (!part.said(400).includes(words)) {
    if (Date.now() > until) throw new Error(`${part.name} does not say '${words}':\n${part.said()}`)
    await pause(300)
  }
}

async function untilAnswers(url: string, limitMs = 120_000): Promise<void> {
  const until = Date.now() + limitMs
  for (;;) {
    const error = await asked(url, ['select 1']).then(
      () => undefined,
      (reason: Error) => reason,
    )
    if (!error) return
    if (Date.now() > until) throw error
    await pause(300)
  }
}

async function untilTrue(url: string, question: string, limitMs = 120_000): Promise<void> {
  const pool = testPool(url, 1)
  try {
    for (const until = Date.now() + limitMs; ; await pause(200)) {
      const { rows } = await pool.query<{ yes: boolean }>(question)
      if (rows[0]?.yes) return
      if (Date.now() > until) throw new Error(`${question}: not within ${limitMs / 1000} s`)
    }
  } finally {
    await pool.end()
  }
}

async function asked(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}

function ran(
  account: Account | undefined,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const child = spawn(command, args, {
    env: { ...withSystemFolders(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: '/',
    ...account,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code) =>
      code === 0 ? done(said) : fail(new Error(`${command} ${args.join(' ')} (${code}):\n${said}`)),
    )
  })
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
