import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { makeWorld } from '../../../test/world.ts'
import type { World } from '../../../test/world.ts'
import { newKeyPair } from '../backup/keys.ts'

const commandOf = (name: string) => fileURLToPath(new URL(`../../commands/${name}.ts`, import.meta.url))

let folder: string
let server: TestServer
let world: World
let file: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(testFolder(), 'bahi escrow '))
  server = await startTestServer()
  world = await makeWorld(server, 'Garnet')
  file = path.join(folder, 'company.zip')
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const passphrase = 'seven green umbrellas'

interface Said {
  readonly code: number
  readonly out: string
  readonly error: string
}

/** Runs a command as a person would; `data` is its data folder. */
const run = (name: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<Said> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      [commandOf(name), ...args],
      { env: { PATH: process.env['PATH'], HOME: process.env['HOME'], BAHI_ENV: 'test', ...env } },
      (error, out, said) => done({ code: error ? Number(error.code ?? 1) : 0, out, error: said }),
    )
  })

const source = () => ({ DATABASE_URL: server.app.config.databaseUrl!, BAHI_DATA: server.database.dataDir })

const escrow = (more: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  run('escrow', ['--user', world.shop.userName, '--to', file, ...more], { ...source(), ...env })

async function inside<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

const accountsIn = (url: string) =>
  inside(
    url,
    'select (select count(*)::int from subscriber_list) as accounts, (select count(*)::int from users) as users, (select count(*)::int from audit_entries where subscriber_id <> 0) as entries',
  )
const nothing = [{ accounts: 0, users: 0, entries: 0 }]

test('the commands move an account into a data folder of its own, and the product starts on it', async () => {
  const made = await escrow(['--lock', 'passphrase'], { BAHI_PASSPHRASE: passphrase })
  expect([made.code, made.error]).toEqual([0, ''])
  expect(made.out).toMatch(/Garnet Limited, \d+ documents, \d+ rows in \d+ tables/)
  const fingerprint = /Signed with the key ([0-9a-f]{64})/.exec(made.out)![1]!
  const proved = await run('escrow', ['--verify', file], { BAHI_PASSPHRASE: passphrase })
  expect([proved.code, proved.out]).toEqual([
    0,
    expect.stringMatching(/Garnet Limited .* entries of the audit trail in \d+ seals/),
  ])
  const data = path.join(folder, 'data')
  const env = { BAHI_DATA: data, DATABASE_URL: '' }
  const locked = await run('escrow-import', ['--from', file], env)
  expect([locked.code, locked.error]).toEqual([
    1,
    expect.stringMatching(/is encrypted: give its passphrase in BAHI_PASSPHRASE/),
  ])
  const other = await run('escrow-import', ['--from', file, '--signed-by', '0'.repeat(64)], {
    ...env,
    BAHI_PASSPHRASE: passphrase,
  })
  expect(other.error).toMatch(/is signed with the key/)
  const there = await run('escrow-import', ['--from', file, '--signed-by', fingerprint], {
    ...env,
    BAHI_PASSPHRASE: passphrase,
  })
  expect([there.code, there.error]).toEqual([0, ''])
  expect(there.out).toMatch(/Garnet Limited \(account \d+\) is imported/)
  const again = await run('escrow-import', ['--from', file], { ...env, BAHI_PASSPHRASE: passphrase })
  expect([again.code, again.error]).toEqual([1, expect.stringMatching(/has an account with the number/)])
  const verified = await run('audit-verify', [], env)
  expect([verified.code, verified.out]).toEqual([0, expect.stringMatching(/intact/)])
  expect((await run('ledger-verify', [], env)).code).toBe(0)
  const moved = await startTestServer({ env: { DATABASE_URL: '', BAHI_DATA: data } })
  try {
    const { status } = await moved.signIn(world.shop.userName, testPassword)
    expect(status).toBe(200)
  } finally {
    await moved.stop()
  }
})

test.each([
  [['--from', 'missing.zip'], /is not there/],
  [[], /Say which file/],
] as const)('an import of %j says what is wrong', async (args, said) => {
  const { code, error } = await run('escrow-import', args, source())
  expect([code, error]).toEqual([1, expect.stringMatching(said)])
})

test.each([
  [['--to', 'x.zip', '--user', 'nobody@example.in'], /There is no user nobody@example\.in/],
  [['--to', 'x.zip', '--subscriber', '99999'], /There is no account 99999/],
  [
    ['--to', 'x.zip', '--user', 'x', '--lock', 'passphrase'],
    /BAHI_PASSPHRASE to a passphrase of at least 12/,
  ],
  [['--to', 'x.zip', '--user', 'x', '--lock', 'door'], /--lock is `passphrase` or `backup`/],
  [['--user', 'x'], /Say where the file goes/],
] as const)('making one with %j says what is wrong', async (args, said) => {
  const { code, error } = await run('escrow', args, source())
  expect([code, error]).toEqual([1, expect.stringMatching(said)])
})

test('a file for the key of backups opens with its private key alone', async () => {
  const keys = await newKeyPair()
  const made = await escrow(['--lock', 'backup'], { BAHI_BACKUP_KEY: keys.publicKey })
  expect([made.code, made.error]).toEqual([0, ''])
  const url = await server.database.clone()
  const env = { DATABASE_URL: url, BAHI_DATA: path.join(folder, 'other data') }
  const wrong = await run('escrow-import', ['--from', file, '--key', (await newKeyPair()).privateKey], env)
  expect([wrong.code, wrong.error]).toEqual([1, expect.stringMatching(/does not open with this/)])
  expect(await accountsIn(url)).toEqual(nothing)
  const right = await run('escrow-import', ['--from', file, '--key', keys.privateKey], env)
  expect([right.code, right.error]).toEqual([0, ''])
})

test('an import that is killed anywhere leaves nothing, and the next one succeeds', async () => {
  expect((await escrow()).code).toBe(0)
  const url = await server.database.clone()
  const env = { DATABASE_URL: url, BAHI_DATA: path.join(folder, 'killed data') }
  const name = new URL(url).pathname.slice(1)
  const isWriting = async () =>
    (
      await inside<{ n: number }>(
        server.app.ownerUrl,
        `select count(*)::int as n from pg_stat_activity where datname = '${name}' and backend_xid is not null`,
      )
    )[0]!.n > 0
  for (const delay of [0, 60, 150, 300]) {
    const child = spawn(process.execPath, [commandOf('escrow-import'), '--from', file], {
      env: { PATH: process.env['PATH'], BAHI_ENV: 'test', ...env },
      stdio: 'ignore',
    })
    const ended = new Promise<number | null>((done) => child.once('exit', done))
    while (child.exitCode === null && !(await isWriting())) await wait(2)
    await wait(delay)
    child.kill('SIGKILL')
    await ended
    // What PostgreSQL still had to do for it is done when no connection of it is left.
    await expect
      .poll(() => inside(server.app.ownerUrl, `select pid from pg_stat_activity where datname = '${name}'`))
      .toEqual([])
    // A fast machine may have finished before the last of the kills.
    if (JSON.stringify(await accountsIn(url)) !== JSON.stringify(nothing)) {
      expect(delay).toBeGreaterThan(0)
      return
    }
  }
  const { code, error } = await run('escrow-import', ['--from', file], env)
  expect([code, error]).toEqual([0, ''])
})

test('making one that is killed leaves no file that looks whole', async () => {
  const to = path.join(folder, 'killed.zip')
  for (const delay of [0, 100, 250]) {
    const child = spawn(process.execPath, [commandOf('escrow'), '--user', world.shop.userName, '--to', to], {
      env: { PATH: process.env['PATH'], BAHI_ENV: 'test', ...source() },
      stdio: 'ignore',
    })
    const ended = new Promise((done) => child.once('exit', done))
    while (child.exitCode === null && !readdirSync(folder).includes('killed.zip.unfinished')) await wait(2)
    await wait(delay)
    child.kill('SIGKILL')
    await ended
    if (child.exitCode === 0) return
    expect(existsSync(to)).toBe(false)
  }
})
