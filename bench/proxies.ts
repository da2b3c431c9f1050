import { spawn } from 'node:child_process'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillDocuments } from '@bahi/server/features/demo/bulk.ts'
import { prepareDatabase } from '@bahi/server/platform/db/prepare.ts'
import { configured } from '../packages/server/test/cluster/configured.ts'
import { accountOfEngines, folderOf } from '../packages/server/test/cluster/part.ts'
import { freePorts } from '../packages/server/test/cluster/ports.ts'
import { findPrograms, withSystemFolders } from '../packages/server/test/cluster/programs.ts'
import { stockShop } from '../packages/server/test/shop.ts'
import { figure } from './lib/figures.ts'
import { medianOf } from './lib/measure.ts'
import type { Run } from './lib/measure.ts'
import { ownerOf, startProduct, startServerProcess } from './lib/product.ts'

/**
 * W1 and W2 through the engines of `deploy/` (HAProxy before the web process; PgBouncer and HAProxy before PostgreSQL) against the
 * same directly, with the same process and database, eight clients at once. All of them use the same cores.
 */
const milliseconds = Number(process.argv[2] ?? 3000)
const runs = Number(process.argv[3] ?? 5)
const invoices = Number(process.argv[4] ?? 100_000)
const programs = findPrograms()
if ('missing' in programs) throw new Error(programs.missing)
const here = '127.0.0.1'
const noLimits = { BAHI_RATE_PER_ADDRESS: '0', BAHI_RATE_PER_USER: '0', BAHI_RATE_PER_ANONYMOUS: '0' }
const engines: ReturnType<typeof spawn>[] = []
const servers: { stop(): Promise<void> }[] = []
process.once('exit', () => {
  for (const engine of engines) engine.kill('SIGKILL')
})
/** What Patroni answers of a primary. */
const patroni = createServer((_, response) => response.end())
const product = await startProduct()
try {
  const shop = await product.server.makeSubscriber({ trialDays: null })
  const { registered, bolt } = await stockShop(shop)
  const owner = await ownerOf(product.ownerUrl)
  const { subscriberId, entityId } = shop
  const range = { from: '2026-01-01', to: '2026-11-20' }
  await fillDocuments(owner, {
    others: 0,
    subscriberId,
    entityId,
    invoices,
    lines: 3,
    ...range,
    log: () => {},
  })
  await owner.query('vacuum (analyze)')
  await owner.end()
  const work = [
    {
      name: 'W1: an invoice of ten lines',
      path: '/salesInvoice/save',
      body: {
        entityId,
        partyId: registered,
        date: '2026-11-20',
        status: 'Active',
        lines: Array.from({ length: 10 }, () => ({ itemId: bolt, quantity: '3', unitPrice: '100.50' })),
      },
    },
    { name: `W2: fifty of ${invoices} invoices`, path: '/salesInvoice/search', body: { size: 50 } },
  ]
  const names = programs.bouncerHasNames ? {} : { DATABASE_NAMED_STATEMENTS: 'off' }
  const proxied = await startProxies()
  const serving = async (env: Readonly<Record<string, string>> = {}) => {
    const one = await startServerProcess(product.server, { ...noLimits, ...env })
    servers.push(one)
    return one
  }
  const direct = await serving()
  const unnamed = await serving(names)
  const shared = { DATABASE_DIRECT_URL: product.ownerUrl, BAHI_TRUST_PROXY: '1' }
  const behind = await serving({ ...names, ...shared, DATABASE_URL: proxied.databaseUrl })
  const alone = await serving({ ...shared, DATABASE_URL: proxied.withoutPool })
  for (const { name, path: call, body } of work) {
    const once = (url: string): Promise<Run> =>
      product.post({
        path: call,
        url: `${url}/api${call}`,
        token: shop.token,
        bodies: [body],
        parallel: 8,
        milliseconds,
      })
    const ask = async (url: string): Promise<Run> => {
      // Programs and plans are made in the first seconds.
      await once(url)
      return medianOf(runs, () => once(url))
    }
    const [one, two] = [await ask(direct.url), await ask(unnamed.url)]
    await proxied.leadTo(behind.url)
    const three = await ask(proxied.url)
    await proxied.leadTo(alone.url)
    const four = await ask(proxied.url)
    figure({ name: `${name}, direct`, value: one.perSecond, unit: '/s' })
    if (!programs.bouncerHasNames)
      figure({
        name: `${name}, direct, without named statements, against with them`,
        value: two.perSecond,
        unit: '/s',
        limit: one.perSecond,
      })
    figure({
      name: `${name}, through HAProxy and PgBouncer, against direct${programs.bouncerHasNames ? '' : ' without named statements'}`,
      value: three.perSecond,
      unit: '/s',
      limit: programs.bouncerHasNames ? one.perSecond : two.perSecond,
    })
    figure({
      name: `${name}, through HAProxy alone, against direct`,
      value: four.perSecond,
      unit: '/s',
      limit: one.perSecond,
      goal: { of: 'ratio', atLeast: 0.8 },
    })
    figure({ name: `${name}, p95 through HAProxy alone`, value: four.p95, unit: 'ms', limit: one.p95 })
  }
} finally {
  for (const one of servers) await one.stop()
  for (const engine of engines) engine.kill('SIGTERM')
  patroni.close()
  await product.stop()
}

async function startProxies() {
  await new Promise<void>((done) => patroni.listen(0, here, done))
  const account = accountOfEngines()
  const home = await mkdtemp(path.join(tmpdir(), 'engines-'))
  // The engines run as another user.
  await chmod(home, 0o755)
  const folder = folderOf(account, home, 'state')
  const [primary, replica, web, pool] = await freePorts(4)
  const { appUrl } = await prepareDatabase({
    url: product.ownerUrl,
    dataDir: product.server.database.dataDir,
    log: () => {},
  })
  const own = new URL(appUrl)
  const check = (patroni.address() as AddressInfo).port
  const start = (name: string, args: readonly string[]) => {
    const engine = spawn(name, args, { env: withSystemFolders(), stdio: 'ignore', cwd: '/', ...account })
    engines.push(engine)
    return engine
  }
  const users = path.join(folder, 'users.txt')
  await writeFile(users, `"${own.username}" "${own.password}"\n`, { mode: 0o644 })
  const file = path.join(folder, 'pgbouncer.ini')
  const text = await configured('pgbouncer/pgbouncer.ini', {
    PROXY_ADDRESS: here,
    PRIMARY_PORT: primary!,
    REPLICA_PORT: replica!,
    POOL_ADDRESS: here,
    POOL_PORT: pool!,
    POOL_USERS: users,
  })
  await writeFile(file, text.replaceAll('dbname=bahi', `dbname=${own.pathname.slice(1)}`), { mode: 0o644 })
  const proxyFile = path.join(folder, 'haproxy.cfg')
  const proxy = async (webs: string) => {
    await writeFile(
      proxyFile,
      await configured('haproxy/haproxy.cfg', {
        PROXY_ADDRESS: here,
        PRIMARY_PORT: primary!,
        REPLICA_PORT: replica!,
        WEB_PORT: web!,
        PRIMARY_SERVERS: `  server db1 ${here}:${own.port} check port ${check}`,
        WEB_SERVERS: webs,
      }),
      { mode: 0o644 },
    )
    return start('haproxy', ['-db', '-f', proxyFile])
  }
  // The web process needs the database before it has a port to lead to.
  const databases = await proxy('')
  start('pgbouncer', [file])
  const at = (port: number, database = own.pathname) => {
    const url = new URL(own)
    url.port = String(port)
    url.pathname = database
    return url.href
  }
  let webs: ReturnType<typeof spawn> | undefined
  return {
    url: `http://${here}:${web}`,
    databaseUrl: at(pool!, '/bahi'),
    withoutPool: at(primary!),
    /** HAProxy reads its servers when it begins. */
    async leadTo(url: string) {
      const before = webs ?? databases
      const ended = new Promise((done) => before.once('exit', done))
      before.kill('SIGTERM')
      await ended
      webs = await proxy(`  server web1 ${new URL(url).host} check`)
      for (let tries = 0; tries < 200; tries++) {
        const reply = await fetch(`http://${here}:${web}/health/ready`).catch(() => undefined)
        if (reply?.status === 200) return
        await new Promise((done) => setTimeout(done, 100))
      }
      throw new Error('The web process is not reached through HAProxy.')
    },
  }
}
