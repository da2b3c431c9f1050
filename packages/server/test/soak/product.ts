import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { encrypted } from '../call-helpers.ts'

const program = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
// For what hangs: a busy machine takes minutes over the sample company.
const startLimitMs = 400_000

/** The product as a process of its own on its own data folder, to be killed and started again at one address. */
export interface Victim {
  readonly address: string
  start(): Promise<void>
  /** `kill -9` of the server; its database is left to itself. */
  killServer(): Promise<void>
  /** `kill -9` of PostgreSQL; ends when the server has started it again. */
  killDatabase(): Promise<void>
  /** In order, as Ctrl-C does. */
  stop(): Promise<void>
}

export async function victimOn(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Victim> {
  const port = await freePort()
  let child: ChildProcess | undefined
  const ended = () =>
    new Promise<void>((done) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return done()
      child.once('exit', () => done())
    })
  process.once('exit', () => child?.kill('SIGKILL'))
  return {
    address: `http://127.0.0.1:${port}`,
    async start() {
      child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
        env: {
          ...process.env,
          PORT: String(port),
          HOST: '127.0.0.1',
          BAHI_ENV: 'test',
          BAHI_DATA: dataDir,
          DATABASE_URL: '',
          LOG_LEVEL: 'error',
          BAHI_RATE_PER_ADDRESS: '0',
          BAHI_RATE_PER_USER: '0',
          BAHI_SYSTEM_SETTINGS: '{"captchaEnabled":false}',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      await ready(child)
    },
    async killServer() {
      child?.kill('SIGKILL')
      await ended()
    },
    async killDatabase() {
      const file = path.join(dataDir, 'postgres', 'postmaster.pid')
      const read = () =>
        readFile(file, 'utf8').then(
          (text) => text.split('\n'),
          () => [],
        )
      const pid = (await read())[0]
      process.kill(Number(pid), 'SIGKILL')
      const limit = Date.now() + startLimitMs
      for (let lines = await read(); lines[0] === pid || lines[7]?.trim() !== 'ready'; lines = await read()) {
        if (Date.now() > limit) throw new Error('PostgreSQL was not started again')
        await new Promise((done) => setTimeout(done, 20))
      }
    },
    async stop() {
      child?.kill('SIGTERM')
      await ended()
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let said = ''
    const late = setTimeout(() => fail(new Error(`not ready in time:\n${said}`)), startLimitMs)
    const end = (settle: () => void) => {
      clearTimeout(late)
      child.off('exit', died)
      settle()
    }
    const died = () => end(() => fail(new Error(`ended at its start:\n${said}`)))
    child.once('exit', died)
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4000)
        if (said.includes('Bahi is ready at')) end(done)
      })
  })
}

/** Signs in as the demo user, as a browser does. */
export async function signInAt(address: string, userName: string, password: string): Promise<string> {
  const key = (await (await fetch(`${address}/api/public/encryptor/get`)).json()) as {
    identifier: string
    key: string
    iv: string
  }
  const reply = await fetch(`${address}/api/authenticate/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'enc-id': key.identifier },
    body: JSON.stringify({ userName, password: encrypted(password, key) }),
  })
  const { token } = (await reply.json()) as { token?: string }
  if (!token) throw new Error(`sign-in answered ${reply.status}`)
  return token
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}
