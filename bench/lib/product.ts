import { fork, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbedded } from '../../packages/server/src/platform/postgres/embedded.ts'
import { startTestServer } from '../../packages/server/test/call-helpers.ts'
import type { TestServer } from '../../packages/server/test/call-helpers.ts'
import { memoryFlags } from '../../scripts/lib/server-process.mjs'
import type { Run } from './measure.ts'
import type { Watched } from './watch-server.ts'

export interface Product {
  readonly server: TestServer
  /** The owner's connection to the same database, for raw limits. */
  readonly ownerUrl: string
  /** Posts bodies to a call, or to any address, from another process. */
  post(given: {
    path: string
    url?: string
    token: string
    bodies: readonly unknown[]
    parallel: number
    milliseconds: number
  }): Promise<Run & { bytes: number }>
  stop(): Promise<void>
}

/** A connection of the owner, for what no call does. An end of the database while nothing is asked is no fault. */
export async function ownerOf(ownerUrl: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  owner.on('error', () => {})
  await owner.connect()
  return owner
}

/** A second server on the database of the first, in a process of its own as `npm start` begins it, so that its memory is its own. */
export async function startServerProcess(server: TestServer, env: Readonly<Record<string, string>> = {}) {
  const program = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url))
  const watch = fileURLToPath(new URL('./watch-server.ts', import.meta.url))
  const flags = ['--disable-warning=ExperimentalWarning', ...memoryFlags, '--import', watch]
  const child = spawn(process.execPath, [...flags, program], {
    env: {
      ...process.env,
      BAHI_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      BAHI_WORKER: 'off',
      BAHI_DATA: server.database.dataDir,
      DATABASE_URL: server.database.url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the server ended at its start (${code})`)))
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const found = /Bahi is ready at (\S+)/.exec(text)
      if (found) done(found[1]!)
    })
  })
  const megabytes = async (field: 'VmRSS' | 'VmHWM') => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)![1]) / 1000
  }
  return {
    url,
    pid: child.pid!,
    atRest: () => megabytes('VmRSS'),
    peak: () => megabytes('VmHWM'),
    /** Memory of its process, and how long its event loop was held up since it was last asked. */
    watched: () =>
      new Promise<Watched>((done) => {
        child.once('message', (seen) => done(seen as Watched))
        child.send('watched')
      }),
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The product as it runs in production, on a database of its own with fsync on. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-bench-'))
  const postgres = await startEmbedded({ dataDir })
  process.env['BAHI_TEST_DATABASE_URL'] = postgres.adminUrl
  const server = await startTestServer({
    env: { BAHI_ENV: 'production', HOST: '127.0.0.1', BAHI_TENANT_CONCURRENCY: '16', ...env },
    allowMissing: true,
  })
  const client = fork(fileURLToPath(new URL('./http-client.ts', import.meta.url)))
  return {
    server,
    ownerUrl: server.database.url,
    post: ({ path: callPath, url, token, bodies, parallel, milliseconds }) =>
      new Promise((resolve, reject) => {
        client.once('message', (reply: { figures?: Run & { bytes: number }; error?: string }) =>
          reply.figures ? resolve(reply.figures) : reject(new Error(reply.error)),
        )
        client.send({
          url: url ?? `${server.url}/api${callPath}`,
          token,
          bodies: bodies.map((body) => JSON.stringify(body)),
          parallel,
          milliseconds,
        })
      }),
    async stop() {
      client.kill()
      await server.stop()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
