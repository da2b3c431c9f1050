import { spawn } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testFolder } from '../../../test/test-folder.ts'
import { startEmbedded } from './embedded.ts'
import type { EmbeddedPostgres } from './embedded.ts'

const isRoot = process.getuid?.() === 0
const child = fileURLToPath(new URL('../../../test/embedded-child.ts', import.meta.url))
const path = process.env['PATH']
let folder: string
let running: EmbeddedPostgres[]

beforeEach(() => {
  // Room for blanks and letters of any script: users name folders as they like.
  folder = join(mkdtempSync(join(testFolder(), 'bahi pg ')), 'बही data')
  running = []
})

afterEach(async () => {
  process.env['PATH'] = path
  for (const server of running) await server.stop()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const start = async () => {
  const server = await startEmbedded({ dataDir: folder })
  running.push(server)
  return server
}

async function ask<T>(server: EmbeddedPostgres, text: string): Promise<T[]> {
  const client = new Client({ connectionString: server.adminUrl })
  await client.connect()
  try {
    return (await client.query(text)).rows as T[]
  } finally {
    await client.end()
  }
}

test('data survives a stop, and the folder explains itself', async () => {
  const first = await start()
  await ask(first, 'create table t as select 1 as one')
  await first.stop()
  const second = await start()
  expect(await ask(second, 'select one from t')).toEqual([{ one: 1 }])
  expect(readFileSync(join(folder, 'README'), 'utf8')).toContain('postgres-password')
  expect(statSync(join(folder, 'postgres-password')).mode & 0o777).toBe(0o600)
})

test('it listens on loopback only, needs its password, orders by code point, and keeps writes', async () => {
  const server = await start()
  const settings = await ask<{ name: string; setting: string }>(
    server,
    `select name, setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories', 'fsync', 'password_encryption') order by 1`,
  )
  expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'fsync=on',
    'listen_addresses=127.0.0.1',
    'password_encryption=scram-sha-256',
    'unix_socket_directories=',
  ])
  expect(
    await ask(server, `select datlocprovider, datlocale from pg_database where datname = 'bahi'`),
  ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8' }])
  const url = new URL(server.adminUrl)
  url.password = 'wrong'
  await expect(new Client({ connectionString: url.href }).connect()).rejects.toThrow(
    'password authentication failed',
  )
})

test('a second start on the same folder is refused with the reason', async () => {
  await start()
  await expect(startEmbedded({ dataDir: folder })).rejects.toThrow(
    /Another Bahi \(process \d+\) already uses the data folder/,
  )
})

test('after the program is killed outright, every acknowledged row is there', async () => {
  const { last } = await killedChild(process.env)
  const server = await start()
  const [row] = await ask<{ last: number; count: string }>(
    server,
    'select max(id) as last, count(*) from kept',
  )
  expect(row!.last).toBeGreaterThanOrEqual(last)
  expect(Number(row!.count)).toBe(row!.last)
})

test('a database server that outlived its program is ended before the next start', async () => {
  const { last, postgres } = await killedChild({ ...process.env, PATH: withoutProgram('setpriv') })
  expect(isAlive(postgres)).toBe(true)
  const server = await start()
  expect(isAlive(postgres)).toBe(false)
  const [row] = await ask<{ last: number }>(server, 'select max(id) as last from kept')
  expect(row!.last).toBeGreaterThanOrEqual(last)
})

test('a killed PostgreSQL restarts at the same address with all its data', async () => {
  const server = await start()
  await ask(server, 'create table t as select generate_series(1, 1000) as n')
  for (let round = 1; round <= 3; round++) {
    const before = server.pid
    process.kill(before, 'SIGKILL')
    await expect.poll(() => server.pid).not.toBe(before)
    expect(await ask(server, 'select count(*)::int as n from t')).toEqual([{ n: 1000 }])
  }
  await server.stop()
  expect(await server.ended).toBe('stopped')
})

test('a stop right after a kill leaves no server behind', async () => {
  const server = await start()
  process.kill(server.pid, 'SIGKILL')
  await server.stop()
  expect(isAlive(server.pid)).toBe(false)
})

test('a first start that was killed half way leaves nothing in the way', async () => {
  mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true })
  writeFileSync(join(folder, 'bahi.lock'), JSON.stringify({ pid: process.pid, born: '1' }))
  writeFileSync(join(folder, 'postgres-password'), 'of the first try')
  const server = await start()
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.each([
  ['a file in place of the folder', () => writeFileSync(folder, ''), /is a file|cannot be made/],
  [
    'a folder without a database',
    () => mkdirSync(join(folder, 'postgres'), { recursive: true }),
    /holds no database/,
  ],
  [
    'a database of another version',
    () => {
      mkdirSync(join(folder, 'postgres'), { recursive: true })
      writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '15\n')
    },
    /is of PostgreSQL 15/,
  ],
  [
    'a lost password',
    () => {
      mkdirSync(join(folder, 'postgres'), { recursive: true })
      writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '18\n')
    },
    /postgres-password is missing/,
  ],
])('%s is refused in words', async (_, prepare, words) => {
  prepare()
  await expect(start()).rejects.toMatchObject({
    name: 'StartupProblem',
    message: expect.stringMatching(words),
  })
})

test.runIf(isRoot)('root without namespaces runs it as nobody, and the files follow the way', async () => {
  const inNamespace = await start()
  await ask(inNamespace, 'create table t as select 1 as one')
  await inNamespace.stop()
  process.env['PATH'] = withoutProgram('unshare')
  // mkdtemp makes private folders; nobody has to pass.
  chmodSync(join(folder, '..'), 0o755)
  const asNobody = await start()
  expect(await ask(asNobody, 'select one from t')).toEqual([{ one: 1 }])
  expect(statSync(join(folder, 'postgres')).uid).toBe(65534)
  expect(readFileSync(join(folder, 'postgres-way.json'), 'utf8')).toContain('nobody')
  await asNobody.stop()
  process.env['PATH'] = path
  const back = await start()
  expect(await ask(back, 'select one from t')).toEqual([{ one: 1 }])
  expect(statSync(join(folder, 'postgres')).uid).toBe(0)
})

/** A folder to search programs in that has the few we use, but for one. */
function withoutProgram(missing: string): string {
  const programs = join(folder, '..', 'programs')
  mkdirSync(programs, { recursive: true })
  for (const name of ['unshare', 'setpriv', 'true', 'test', 'sh', 'locale']) {
    if (name !== missing) symlinkSync(realpathSync(join('/usr/bin', name)), join(programs, name))
  }
  return programs
}

async function killedChild(env: NodeJS.ProcessEnv): Promise<{ last: number; postgres: number }> {
  const program = spawn(process.execPath, [child, folder], { stdio: ['ignore', 'pipe', 'inherit'], env })
  let said = ''
  await new Promise<void>((done, fail) => {
    program.once('exit', () => fail(new Error(`the program ended by itself: ${said}`)))
    program.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('saved 50\n')) done()
    })
  })
  const gone = new Promise((done) => program.once('close', done))
  program.kill('SIGKILL')
  await gone
  return {
    last: Number(/saved (\d+)\n(?!.*saved \d+\n)/s.exec(said)![1]),
    postgres: Number(/pid (\d+)/.exec(said)![1]),
  }
}

/** A process that has ended but was not yet collected by the system is not alive. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
