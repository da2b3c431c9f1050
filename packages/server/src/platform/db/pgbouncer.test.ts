import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import pg from 'pg'
import { startTestServer } from '../../../test/call-helpers.ts'
import { prepareDatabase } from './prepare.ts'

const version = /PgBouncer (\d+)\.(\d+)/.exec(
  spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? '',
)
if (!version)
  // oxlint-disable-next-line eslint/no-console
  console.warn('PgBouncer is not installed on this machine, so working through it was not tested here')

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** PgBouncer in transaction mode with two server connections, so that clients share them all the time. */
async function startBouncer(appUrl: string) {
  const target = new URL(appUrl)
  const folder = mkdtempSync(path.join(tmpdir(), 'bahi-bouncer-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'users.txt'), `"${target.username}" "${target.password}"\n`)
  writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${target.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 2
max_client_conn = 200
`,
  )
  chmodSync(folder, 0o755)
  chmodSync(path.join(folder, 'users.txt'), 0o644)
  chmodSync(path.join(folder, 'pgbouncer.ini'), 0o644)
  const isRoot = process.getuid?.() === 0
  const child = spawn(
    'pgbouncer',
    [...(isRoot ? ['-u', 'nobody'] : []), path.join(folder, 'pgbouncer.ini')],
    { stdio: 'ignore' },
  )
  const url = new URL(appUrl)
  url.port = String(port)
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url.href })
    const error = await client.connect().then(
      () => undefined,
      (reason: Error) => reason,
    )
    await client.end().catch(() => {})
    if (!error) break
    if (attempt > 50) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url: url.href,
    stop: () => {
      child.kill('SIGTERM')
      rmSync(folder, { recursive: true })
    },
  }
}

test.skipIf(!version)(
  'through PgBouncer in transaction mode tenants stay apart, with errors in between',
  async () => {
    let bouncer: Awaited<ReturnType<typeof startBouncer>> | undefined
    const hasNames = Number(version![1]) > 1 || Number(version![2]) >= 21
    const server = await startTestServer({
      env: async ({ url, dataDir }) => {
        const { appUrl } = await prepareDatabase({ url, dataDir, log: () => {} })
        bouncer = await startBouncer(appUrl)
        return {
          DATABASE_URL: bouncer.url,
          DATABASE_DIRECT_URL: url,
          ...(hasNames ? {} : { DATABASE_NAMED_STATEMENTS: 'off' }),
        }
      },
    })
    try {
      const shops = await Promise.all(['One', 'Two', 'Three'].map((name) => server.makeSubscriber({ name })))
      const seen = await Promise.all(
        Array.from({ length: 240 }, async (_, index) => {
          const shop = shops[index % 3]!
          if (index % 10 === 7) return (await shop.call('unit.save', { code: '', uqc: 'NOS' })).status
          if (index % 10 === 3) return (await shop.ok('unit.save', { code: `U${index}`, uqc: 'NOS' })).id > 0
          return (
            (await shop.ok('user.companies'))[0]!.id === shop.companyId &&
            (await shop.ok('subscriber.detail')).id === shop.subscriberId
          )
        }),
      )
      expect(seen.filter((one) => one === 422)).toHaveLength(24)
      expect(seen.filter((one) => one === true)).toHaveLength(216)
      for (const shop of shops) {
        const { records } = await shop.ok('unit.search', { keyword: 'U', size: 100 })
        const codes = records.map((record) => record.code).filter((code) => /^U\d+$/.test(code))
        expect(codes.every((code) => shops[Number(code.slice(1)) % 3] === shop)).toBe(true)
      }
    } finally {
      await server.stop()
      bouncer?.stop()
    }
  },
)
