import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
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
import { BackupKeeper } from './keeper.ts'
import { newKeyPair } from './keys.ts'
import type { KeyPair } from './keys.ts'
import { keepLog } from './log-keeper.ts'
import { copiesIn, logIn } from './place.ts'
import { restore } from './restore.ts'
import { takeCopy } from './take-copy.ts'

let folder: string
let dataDir: string
let place: string
let keys: KeyPair
let server: TestServer
let us: TestSubscriber
let shop: Shop
let restores = 0

beforeAll(async () => {
  folder = mkdtempSync(path.join(process.env['BAHI_TEST_FOLDER'] ?? tmpdir(), 'bahi backup '))
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
async function inside<T>(data: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const postgres = await startEmbedded({ dataDir: data })
  const client = new pg.Client({ connectionString: postgres.adminUrl })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
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
  await inside(to, async (client) => {
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
  })
  const postgres = await startEmbedded({ dataDir: to })
  const pool = new pg.Pool({ connectionString: postgres.adminUrl, max: 1 })
  pool.on('error', () => {})
  try {
    const { anchors } = await readAnchors(anchorFileOf(to))
    expect((await verifyAll(pool, anchors)).filter(({ fault }) => fault)).toEqual([])
  } finally {
    await pool.end()
    await postgres.stop()
  }
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
    /was taken at .*Choose an older full copy/,
  )
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
  expect(readdirSync(folder).filter((name) => name.endsWith('.restoring'))).toEqual([])
})

test('the keeper writes log each round and a copy when one is due, removes what is too old, and says when its place is away', async () => {
  const to = path.join(folder, 'kept')
  let now = new Date()
  const logged: string[] = []
  const log = { info: () => {}, error: (_facts: object, message: string) => void logged.push(message) }
  const keeper = new BackupKeeper({
    owner: owner(),
    ownerUrl: server.app.ownerUrl,
    dataDir,
    cluster: path.join(dataDir, 'postgres'),
    to,
    publicKey: keys.publicKey,
    everyHours: 24,
    keep: 2,
    product: 'test',
    clock: () => now,
  })
  const pass = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000))
  await keeper.round(log)
  await invoice()
  pass(1)
  await keeper.round(log)
  expect((await copiesIn(to)).length).toBe(1)
  expect((await logIn(to, await system())).length).toBeGreaterThan(0)
  for (const hours of [24, 24]) {
    pass(hours)
    await invoice()
    await keeper.round(log)
  }
  const copies = await copiesIn(to)
  expect(copies.length).toBe(2)
  const oldest = copies[0]!.firstSegment
  expect((await logIn(to, await system())).filter((name) => name < oldest)).toEqual([])
  expect(keeper.state()).toMatchObject({ state: 'up', savedUntil: now.toISOString() })
  // Its place is away: nothing is lost, and it is said.
  rmSync(to, { recursive: true })
  writeFileSync(to, 'a file in the way')
  pass(1)
  await keeper.round(log)
  expect(keeper.state().state).toBe('late')
  expect(logged).toEqual(['The backup could not be written: it is tried again in a minute'])
  rmSync(to)
  await keeper.round(log)
  expect(keeper.state().state).toBe('up')
  expect((await copiesIn(to)).length).toBe(1)
})

test('where backups are switched off, PostgreSQL removes its log as before', async () => {
  const slots = async () => {
    const { rows } = await owner().query(`select from pg_replication_slots where slot_name = 'bahi_backup'`)
    return rows.length
  }
  expect(await slots()).toBe(1)
  const off = new BackupKeeper({
    owner: owner(),
    ownerUrl: server.app.ownerUrl,
    dataDir,
    cluster: path.join(dataDir, 'postgres'),
    to: undefined,
    publicKey: undefined,
    everyHours: 24,
    keep: 2,
    product: 'test',
    clock: () => new Date(),
  })
  await off.round({ info: () => {}, error: () => {} })
  expect(await slots()).toBe(0)
  expect(off.state()).toEqual({ state: 'off' })
})
