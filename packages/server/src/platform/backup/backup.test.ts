import { execFile } from 'node:child_process'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { testPool } from '../../../test/database.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { today } from '../../../test/world.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { proofs } from '../../features/ledger/index.ts'
import { anchorFileOf, keeperOfAnchors, readAnchors } from '../audit/anchors.ts'
import { sealAll } from '../audit/seal.ts'
import { verifyAll } from '../audit/verify.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import { StartupProblem } from '../postgres/startup-problem.ts'
import { factsOf } from './facts.ts'
import { writeSealed } from './container.ts'
import { BackupKeeper } from './keeper.ts'
import type { KeeperOptions } from './keeper.ts'
import { newKeyPair, publicKeyOf } from './keys.ts'
import type { KeyPair } from './keys.ts'
import { keepLog } from './log-keeper.ts'
import { copiesIn, logFolderOf, logIn } from './place.ts'
import { restore } from './restore.ts'
import { takeCopy } from './take-copy.ts'

const run = promisify(execFile)
const backupKey = fileURLToPath(new URL('../../commands/backup-key.ts', import.meta.url))

let folder: string
let dataDir: string
let place: string
let keys: KeyPair
let server: TestServer
let us: TestSubscriber
let shop: Shop
let restores = 0

beforeAll(async () => {
  folder = mkdtempSync(path.join(testFolder(), 'bahi backup '))
  dataDir = path.join(folder, 'data')
  place = path.join(folder, 'backups')
  keys = await newKeyPair()
  // PostgreSQL of its own, as in the product: a backup is of a whole cluster.
  server = await startTestServer({ env: { DATABASE_URL: '', BAHI_DATA: dataDir } })
  us = await server.makeSubscriber()
  shop = await stockShop(us)
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Saves an invoice; its number is given only when the save is acknowledged. */
async function invoice(): Promise<string> {
  const { status, body } = await us.call('salesInvoice.save', {
    entityId: us.entityId,
    partyId: shop.registered,
    date: today(),
    status: 'Active',
    supplyKind: 'Regular',
    reverseCharge: false,
    roundOff: true,
    lines: [{ itemId: shop.bolt, quantity: '10', unitPrice: '12.50' }],
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.number as string
}

const copy = (publicKey: string | undefined = keys.publicKey, to = place) =>
  takeCopy({ dataDir, adminUrl: server.app.ownerUrl, to, publicKey, product: 'test' })

const freshFolder = () => path.join(folder, `restored ${++restores}`)

const restoreIt = (
  file: string,
  more: { to?: string; at?: Date; isCopyAlone?: boolean; privateKey?: string | undefined } = {},
) => restore({ file, to: freshFolder(), privateKey: keys.privateKey, say: () => {}, ...more })

/** What a restored data folder holds, asked with its own PostgreSQL. */
async function inside<T>(data: string, work: (client: pg.Client, url: string) => Promise<T>): Promise<T> {
  const postgres = await startEmbedded({ dataDir: data })
  const client = new pg.Client({ connectionString: postgres.adminUrl })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client, postgres.adminUrl)
  } finally {
    await client.end()
    await postgres.stop()
  }
}

const numbersIn = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ number: string }>(
    `select number from documents where kind = 'salesInvoice' and number is not null`,
  )
  return rows.map(({ number }) => number)
}

const owner = () => server.app.pools.owner

async function system(): Promise<string> {
  const { rows } = await owner().query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  return rows[0]!.id
}

const shipLog = async () =>
  keepLog(owner(), {
    cluster: path.join(dataDir, 'postgres'),
    to: place,
    system: await system(),
    publicKey: keys.publicKey,
  })

/** What a restore is refused with, in the words of a person. */
async function refusal(work: Promise<unknown>): Promise<string> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(StartupProblem)
  return (outcome as Error).message
}

test('a backup taken while people work has every save that was acknowledged before it, and its books and audit trail are right', async () => {
  const before = [await invoice(), await invoice()]
  await sealAll(owner(), keeperOfAnchors({ file: anchorFileOf(dataDir), log: { error: () => {} } }))
  let isDone = false
  const work = (async () => {
    const made: string[] = []
    while (!isDone) made.push(await invoice())
    return made
  })()
  const file = await copy()
  isDone = true
  const meanwhile = await work
  const to = freshFolder()
  await restoreIt(file, { to, isCopyAlone: true })
  await inside(to, async (client, url) => {
    const numbers = await numbersIn(client)
    expect(numbers).toEqual(expect.arrayContaining(before))
    // Saved while it was copied: there or not, but whole and without gaps.
    const kept = meanwhile.filter((number) => numbers.includes(number))
    expect(kept).toEqual(meanwhile.slice(0, kept.length))
    expect(numbers.length).toBe(before.length + kept.length)
    await client.query(`select set_config('bahi.subscriber_id', $1, false)`, [String(us.subscriberId)])
    for (const { name, sql } of proofs) expect((await client.query(sql)).rows, name).toEqual([])
    const { anchors, isMissing } = await readAnchors(anchorFileOf(to))
    expect(isMissing).toBe(false)
    expect(anchors.length).toBeGreaterThan(0)
    const pool = testPool(url, 1)
    try {
      expect((await verifyAll(pool, anchors)).filter(({ fault }) => fault)).toEqual([])
    } finally {
      await pool.end()
    }
  })
})

test('where nobody writes meanwhile, the restored database is equal: counts, totals, heads of the audit trail; and the product starts on it', async () => {
  await invoice()
  const expected = await factsOf(
    await owner()
      .connect()
      .then((client) => (client.release(), client)),
  )
  const to = freshFolder()
  const { facts } = await restoreIt(await copy(), { to, isCopyAlone: true })
  expect(facts).toEqual(expected)
  expect(facts.documents).toBeGreaterThan(0)
  const again = await startTestServer({ env: { DATABASE_URL: '', BAHI_DATA: to } })
  try {
    const { status } = await again.signIn(us.userName, testPassword)
    expect(status).toBe(200)
  } finally {
    await again.stop()
  }
})

test('the log brings a copy to any moment after it, and to its end', async () => {
  const file = await copy()
  await shipLog()
  const first = await invoice()
  await owner().query('select pg_sleep(0.05)')
  const { rows } = await owner().query<{ now: string }>('select clock_timestamp()::text as now')
  await owner().query('select pg_sleep(0.05)')
  const second = await invoice()
  await shipLog()
  const between = freshFolder()
  expect((await restoreIt(file, { to: between, at: new Date(rows[0]!.now) })).segments).toBeGreaterThan(0)
  const atEnd = freshFolder()
  await restoreIt(file, { to: atEnd })
  const [early, late] = [await inside(between, numbersIn), await inside(atEnd, numbersIn)]
  expect([early.includes(first), early.includes(second)]).toEqual([true, false])
  expect([late.includes(first), late.includes(second)]).toEqual([true, true])
  expect(await refusal(restoreIt(file, { at: new Date(Date.now() + 86_400_000) }))).toMatch(
    /The kept log does not reach .*Leave --at out/,
  )
  expect(await refusal(restoreIt(file, { at: new Date('2020-01-01T00:00:00Z') }))).toMatch(
    /was complete at .*Name an older full copy/,
  )
})

test('a long log is replayed to its end before the restored database is looked at', async () => {
  const file = await copy()
  // Sixty megabytes of log, and after them what must not be lost.
  await owner().query('create table public.much as select generate_series(1, 900000) as n')
  await owner().query('drop table public.much')
  const last = await invoice()
  await shipLog()
  const target = freshFolder()
  const { segments } = await restoreIt(file, { to: target })
  expect(segments).toBeGreaterThan(2)
  expect(existsSync(path.join(target, 'postgres', 'recovery.signal'))).toBe(false)
  expect(await inside(target, numbersIn)).toContain(last)
})

test('a backup opens with its private key alone, and one that was cut or changed is refused whole', async () => {
  const file = await copy()
  const bytes = readFileSync(file)
  expect(bytes.includes('postgres-password')).toBe(false)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const other = await newKeyPair()
  const named = (name: string, content: Buffer) => {
    const made = path.join(folder, name)
    writeFileSync(made, content)
    return made
  }
  expect(await refusal(restoreIt(file, { privateKey: undefined }))).toMatch(/is sealed: give the private key/)
  expect(await refusal(restoreIt(file, { privateKey: other.privateKey }))).toMatch(/sealed with another key/)
  const changed = Buffer.from(bytes)
  changed[changed.length - 2000]! ^= 1
  expect(await refusal(restoreIt(named('changed.backup', changed)))).toMatch(/was cut or changed/)
  const cut = named('cut.backup', bytes)
  truncateSync(cut, Math.floor(bytes.length / 2))
  expect(await refusal(restoreIt(cut))).toMatch(/was cut/)
  expect(await refusal(restoreIt(named('photo.backup', Buffer.from('GIF89a and so on, no backup'))))).toMatch(
    /is no backup of Bahi/,
  )
  expect(await refusal(restoreIt(named('empty.backup', Buffer.alloc(0))))).toMatch(/is no backup of Bahi/)
  expect(await refusal(restoreIt(path.join(folder, 'none.backup')))).toMatch(/is not there/)
  expect(await refusal(restoreIt(file, { to: dataDir }))).toMatch(/is not empty/)
  // What was refused leaves nothing: neither a folder that was made for it, nor anything in one that was there.
  expect(readdirSync(folder).filter((name) => name === `restored ${restores}`)).toEqual([])
  const there = path.join(folder, 'a volume')
  mkdirSync(there)
  expect(await refusal(restoreIt(cut, { to: there }))).toMatch(/was cut/)
  expect(readdirSync(there)).toEqual([])
})

const timelineOf = (data: string) =>
  inside(data, async (client) => {
    const { rows } = await client.query<{ timeline: number }>(
      'select timeline_id as timeline from pg_control_checkpoint()',
    )
    return rows[0]!.timeline
  })

test('a restored database writes log of a name that nobody has taken, and log with a hole is refused', async () => {
  const file = await copy()
  await invoice()
  await shipLog()
  const alone = freshFolder()
  await restoreIt(file, { to: alone, isCopyAlone: true })
  expect(await timelineOf(alone)).toBe(2)
  // Another restored one has kept log of timeline 2 there.
  const log = logFolderOf(place, await system())
  await writeSealed(
    createReadStream(path.join(alone, 'postgres', 'pg_wal', '00000002.history')),
    path.join(log, '00000002.history.wal'),
    keys.publicKey,
  )
  const second = freshFolder()
  await restoreIt(file, { to: second, isCopyAlone: true })
  expect(await timelineOf(second)).toBe(3)
  rmSync(path.join(log, '00000002.history.wal'))
  await invoice()
  await shipLog()
  const first = (await copiesIn(place)).find((one) => one.file === file)!.firstSegment
  const after = (await logIn(place, await system())).filter((name) => name > first)
  // The last but one is of after the copy, which has its own log with it.
  expect(after.length).toBeGreaterThanOrEqual(2)
  const gone = after.at(-2)!
  rmSync(path.join(log, `${gone}.wal`))
  expect(await refusal(restoreIt(file))).toContain(`segment ${gone} is not in`)
  expect((await restoreIt(file, { isCopyAlone: true })).segments).toBe(0)
})

const to = () => path.join(folder, 'kept')
const quietLog = { info: () => {}, error: () => {} }
const keeperOf = (more: Partial<KeeperOptions> = {}) =>
  new BackupKeeper({
    owner: owner(),
    ownerUrl: server.app.ownerUrl,
    dataDir,
    cluster: path.join(dataDir, 'postgres'),
    to: to(),
    publicKey: keys.publicKey,
    everyHours: 24,
    keep: 2,
    product: 'test',
    clock: () => new Date(),
    ...more,
  })

test('the keeper writes log each round and a copy when one is due or the log has a hole, removes what is too old, and says when its place is away', async () => {
  const place = to()
  let now = new Date()
  const logged: string[] = []
  const log = { info: () => {}, error: (_facts: object, message: string) => void logged.push(message) }
  const keeper = keeperOf({ clock: () => now })
  const round = async () => {
    await keeper.keepLog(log)
    await keeper.keepCopies(log)
  }
  const pass = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000))
  await round()
  await invoice()
  pass(1)
  await round()
  expect((await copiesIn(place)).length).toBe(1)
  const kept = await logIn(place, await system())
  expect(kept.length).toBeGreaterThan(0)
  // Log that was lost there makes a new copy due at once.
  for (let more = 0; more < 2; more++) {
    await invoice()
    pass(1)
    await round()
  }
  expect((await copiesIn(place)).length).toBe(1)
  const since = (await logIn(place, await system())).filter((name) => !kept.includes(name))
  rmSync(path.join(logFolderOf(place, await system()), `${since[0]!}.wal`))
  // While PostgreSQL still has it, it is kept again; a checkpoint lets it go.
  await round()
  expect(await logIn(place, await system())).toContain(since[0])
  rmSync(path.join(logFolderOf(place, await system()), `${since[0]!}.wal`))
  await owner().query('checkpoint')
  pass(1)
  await round()
  expect((await copiesIn(place)).length).toBe(2)
  pass(1)
  await round()
  expect((await copiesIn(place)).length).toBe(2)
  const stale = path.join(
    place,
    `bahi-${await system()}-20200101T000000Z-${'0'.repeat(24)}.backup.unfinished`,
  )
  writeFileSync(stale, 'half')
  utimesSync(stale, 0, 0)
  for (const hours of [24, 24]) {
    pass(hours)
    await invoice()
    await round()
  }
  const copies = await copiesIn(place)
  expect(copies.length).toBe(2)
  expect(existsSync(stale)).toBe(false)
  const oldest = copies[0]!.firstSegment
  expect((await logIn(place, await system())).filter((name) => name < oldest)).toEqual([])
  expect(keeper.state()).toEqual({ state: 'up', savedUntil: now })
  // Its place is away: nothing is lost, and it is said.
  rmSync(place, { recursive: true })
  writeFileSync(place, 'a file in the way')
  pass(1)
  await round()
  expect(keeper.state().state).toBe('late')
  expect(new Set(logged)).toEqual(new Set(['The backup could not be written: it is tried again in a minute']))
  rmSync(place)
  await round()
  expect(keeper.state().state).toBe('up')
  expect((await copiesIn(place)).length).toBe(1)
})

test('without any round the keeper is late after some minutes, and health says so', async () => {
  let now = new Date()
  const keeper = keeperOf({ clock: () => now })
  expect(keeper.state().state).toBe('up')
  now = new Date(now.getTime() + 6 * 60_000)
  expect(keeper.state().state).toBe('late')
  const running = await startTestServer({
    env: {
      DATABASE_URL: '',
      BAHI_DATA: path.join(folder, 'late'),
      BAHI_BACKUP_TO: to(),
      BAHI_BACKUP_KEY: keys.publicKey,
    },
    clock: () => now,
  })
  try {
    expect((await running.send('GET', '/api/health')).body).toMatchObject({
      status: 'up',
      checks: { backup: { status: 'up' } },
    })
    now = new Date(now.getTime() + 6 * 60_000)
    const { status, body } = await running.send('GET', '/api/health')
    expect([status, body.status, body.checks.backup.status]).toEqual([200, 'degraded', 'low'])
    expect(await (await fetch(`${running.url}/metrics`)).text()).toContain('bahi_backup_age_seconds 360')
  } finally {
    await running.stop()
  }
})

test('a copy that is given up when Bahi stops leaves nothing that looks like one', async () => {
  const place = path.join(folder, 'given up')
  const keeper = keeperOf({ to: place })
  const copying = keeper.keepCopies(quietLog)
  while (!existsSync(place) || !readdirSync(place).some((name) => name.endsWith('.unfinished'))) await wait(1)
  keeper.stop()
  await copying
  expect(readdirSync(place).filter((name) => name.includes('.backup'))).toEqual([])
})

test('a place for backups is refused where nothing could be kept in it', async () => {
  const started = (env: Record<string, string>) => startTestServer({ env: { BAHI_BACKUP_TO: to(), ...env } })
  expect(await refusal(started({}))).toMatch(/is for the embedded PostgreSQL/)
  const fresh = path.join(folder, 'without a key')
  expect(await refusal(started({ DATABASE_URL: '', BAHI_DATA: fresh }))).toMatch(/npm run backup:key/)
})

test('one secret of the environment seals and opens: a backup is a file by its name, and is restored into an empty folder', async () => {
  const command = (name: string) => fileURLToPath(new URL(`../../commands/${name}.ts`, import.meta.url))
  const secret = Buffer.alloc(32, 7).toString('base64')
  const file = path.join(folder, 'by name', 'all.bahi')
  mkdirSync(path.dirname(file))
  const start = (name: string, args: readonly string[], env: object) =>
    run(process.execPath, ['--disable-warning=ExperimentalWarning', command(name), ...args], {
      env: { ...process.env, BAHI_BACKUP_KEY: secret, DATABASE_URL: '', BAHI_BACKUP_TO: '', ...env },
    })
  await start('backup', ['--to', file], { BAHI_DATA: dataDir })
  expect(readdirSync(path.dirname(file))).toEqual(['all.bahi'])
  const empty = path.join(folder, 'by name', 'restored')
  const { stdout } = await start('restore', ['--from', file], { BAHI_DATA: empty })
  expect(stdout).toMatch(/is restored from the copy of .*documents: [1-9]/)
  const other = Buffer.alloc(32, 8).toString('base64')
  await expect(
    start('restore', ['--from', file], { BAHI_DATA: `${empty} twice`, BAHI_BACKUP_KEY: other }),
  ).rejects.toThrow(/key/)
  expect(existsSync(`${empty} twice`)).toBe(false)
})

test('the key of backups is made once, also before Bahi was started for the first time', async () => {
  const fresh = path.join(folder, 'not started', 'data')
  const make = () =>
    run(process.execPath, ['--disable-warning=ExperimentalWarning', backupKey], {
      env: { ...process.env, BAHI_DATA: fresh },
    })
  const { stdout } = await make()
  expect(stdout).toMatch(/^AGE-SECRET-KEY-1/m)
  expect(stdout).toContain(await publicKeyOf(fresh, undefined))
  await expect(make()).rejects.toThrow(/has a key already/)
})

test('where backups are switched off, PostgreSQL removes its log as before', async () => {
  const slots = async () => {
    const { rows } = await owner().query(`select from pg_replication_slots where slot_name = 'bahi_backup'`)
    return rows.length
  }
  await keeperOf().keepLog(quietLog)
  expect(await slots()).toBe(1)
  const off = keeperOf({ to: undefined })
  await off.keepLog(quietLog)
  await off.keepCopies(quietLog)
  expect(await slots()).toBe(0)
  expect(off.state().state).toBe('off')
})
