import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rightCodes } from '@bahi/contracts/rights.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sealedText, startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { AnyBody, TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { importInto, readAll } from '../../../test/data-files.ts'
import { tasksDone } from '../../../test/tasks-done.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { forgetWorkers, killWorker, startWorker, untilWorked } from '../../../test/worker-life.ts'
import { newKeyPair } from '../../platform/backup/keys.ts'
import type { KeyPair } from '../../platform/backup/keys.ts'
import { storeFile } from '../../platform/files/store.ts'
import { makeDueDataFiles } from './index.ts'

let server: TestServer
let us: TestSubscriber
let own: KeyPair
let backups: KeyPair
let to: string
let day = '2026-11-28'
const folder = () => path.join(to, `account-${us.subscriberId}`)
beforeAll(async () => {
  to = path.join(mkdtempSync(path.join(testFolder(), 'bahi kept ')), 'data-files')
  ;[own, backups] = [await newKeyPair(), await newKeyPair()]
  server = await startTestServer({
    env: { BAHI_WORKER: 'on', BAHI_DATA_FILES_TO: to, BAHI_BACKUP_KEY: backups.publicKey },
    clock: () => new Date(`${day}T09:00:00+05:30`),
  })
})
beforeEach(async () => {
  day = '2026-11-28'
  us = await server.makeSubscriber({ name: 'Jasper & Sons', trialDays: null })
})
afterAll(async () => {
  await server?.stop()
  rmSync(path.dirname(to), { recursive: true, force: true })
})

const daily = { status: 'Active', nextDate: '2026-11-29', hour: 2, every: 1, unit: 'Day', keep: 2 } as const

async function save(more: object = {}, { user = us as { token: string }, password = testPassword } = {}) {
  const { texts, headers } = await sealedText(server, password)
  return server.send('POST', '/api/dataFile/saveSchedule', {
    token: user.token,
    headers,
    body: { ...daily, recipient: own.publicKey, password: texts[0], ...more },
  })
}

async function until(date: string): Promise<void> {
  day = date
  await makeDueDataFiles(server.app.services)
  await tasksDone(us)
}

const schedule = async () => (await us.ok('dataFile.schedule')).schedule!
const fieldsOf = ({ body }: AnyBody) =>
  Object.fromEntries(
    Object.entries<AnyBody[]>(body.validationErrors ?? {}).map(([name, [first]]) => [name, first.code]),
  )

test('a file is made on each date, opens with the own key alone, and the newest stay', async () => {
  expect((await save()).status).toBe(200)
  await until('2026-11-28')
  expect(existsSync(folder())).toBe(false)
  await until('2026-11-29')
  // The server was off on the 30th.
  await until('2026-12-01')
  await until('2026-12-01')
  expect(readdirSync(folder()).toSorted()).toEqual([
    'Jasper & Sons 2026-11-29.zip',
    'Jasper & Sons 2026-12-01.zip',
  ])
  await until('2026-12-02')
  expect(readdirSync(folder()).toSorted()).toEqual([
    'Jasper & Sons 2026-12-01.zip',
    'Jasper & Sons 2026-12-02.zip',
  ])
  const { records } = await us.ok('dataFile.search')
  expect(records.map(({ name, isKept, isEncrypted }) => [name.slice(14, 24), isKept, isEncrypted])).toEqual([
    ['2026-12-02', true, true],
    ['2026-12-01', true, true],
    ['2026-11-29', false, true],
  ])
  expect(await schedule()).toMatchObject({
    lastOutcome: 'Made',
    lastDate: '2026-12-02',
    nextDate: '2026-12-03',
    lastProblem: null,
  })

  const newest = path.join(folder(), 'Jasper & Sons 2026-12-02.zip')
  await expect(readAll(newest, backups.privateKey)).rejects.toThrow()
  const { tables, subscriber } = await readAll(newest, own.privateKey)
  expect(subscriber.id).toBe(us.subscriberId)
  const url = await server.database.clone()
  expect((await importInto(url, newest, own.privateKey)).tables).toEqual(tables)
})

test('with the key of the backups where no other is given', async () => {
  expect((await save({ recipient: undefined })).status).toBe(200)
  await until('2026-11-29')
  await readAll(path.join(folder(), 'Jasper & Sons 2026-11-29.zip'), backups.privateKey)
  expect((await schedule()).recipient).toBeNull()
})

test('what the place refuses ends as a failed task and is shown with the schedule; the next date is made', async () => {
  expect((await save()).status).toBe(200)
  // A file where the folder has to be: root may write everywhere, so permissions prove nothing.
  writeFileSync(folder(), '')
  await until('2026-11-29')
  expect(await schedule()).toMatchObject({
    lastOutcome: 'Failed',
    lastDate: '2026-11-29',
    nextDate: '2026-11-30',
    lastProblem: expect.stringContaining('check space and permissions'),
  })
  const { rows } = await us.inTenant((db) =>
    sql<{
      status: string
      message: string
    }>`select status, response #>> '{errors,0,code}' as message from background_tasks
      where subscriber_id = current_subscriber()`.execute(db),
  )
  expect(rows).toEqual([{ status: 'Failed', message: 'DATF0002' }])
  rmSync(folder())
  await until('2026-11-30')
  expect(await schedule()).toMatchObject({ lastOutcome: 'Made', lastProblem: null })
})

test('an unfinished file of a server that was killed goes, and a file of the same day takes the place of the one before', async () => {
  expect((await save()).status).toBe(200)
  await until('2026-11-29')
  writeFileSync(path.join(folder(), 'Jasper & Sons 2026-11-30.zip.unfinished'), 'half')
  const { version } = await schedule()
  expect((await save({ nextDate: '2026-11-29', version })).status).toBe(200)
  await until('2026-11-29')
  expect(readdirSync(folder())).toEqual(['Jasper & Sons 2026-11-29.zip'])
  const { records } = await us.ok('dataFile.search')
  expect(records.map(({ isKept }) => isKept)).toEqual([true, false])
  await readAll(path.join(folder(), 'Jasper & Sons 2026-11-29.zip'), own.privateKey)
})

test('a server that is killed in the middle of a file leaves none to be seen, and the next one makes it once', async () => {
  const place = path.join(path.dirname(to), 'of a killed server')
  const env = { BAHI_DATA_FILES_TO: place, BAHI_BACKUP_KEY: backups.publicKey }
  const alone = await startTestServer({ env })
  try {
    const shop = await alone.makeSubscriber({ name: 'Onyx Stores', trialDays: null })
    const paper = {
      purpose: 'attachment',
      name: 'paper.txt',
      contentType: 'text/plain',
      content: Buffer.from('paper'),
    } as const
    await shop.inTenant((db) => storeFile(db, { subscriberId: shop.subscriberId, userId: shop.id }, paper))
    const { texts, headers } = await sealedText(alone, testPassword)
    const today = istDateOf(Date.now())
    const body = { ...daily, nextDate: today, hour: 0, recipient: own.publicKey, password: texts[0] }
    expect(
      (await alone.send('POST', '/api/dataFile/saveSchedule', { token: shop.token, headers, body })).status,
    ).toBe(200)
    const kept = path.join(place, `account-${shop.subscriberId}`)
    const made = () =>
      shop.inTenant(
        async (db) =>
          (
            await sql<{
              name: string
            }>`select name from data_files where subscriber_id = current_subscriber()`.execute(db)
          ).rows,
      )

    const first = await startWorker(alone, 1, env)
    // Kept files come behind all tables: there the first server waits until it is killed.
    const owner = await alone.app.pools.owner.connect()
    await owner.query('begin')
    await owner.query('lock table stored_file_parts in access exclusive mode')
    await makeDueDataFiles(alone.app.services)
    await untilWorked(alone, first, async () => (await waitsFor(owner, 'stored_file_parts')) || undefined, 5)
    await killWorker(first)
    await owner.query('rollback')
    owner.release()
    expect([readdirSync(kept).map((name) => path.extname(name)), await made()]).toEqual([['.unfinished'], []])

    await forgetWorkers(alone)
    const second = await startWorker(alone, 1, env)
    try {
      await tasksDone(shop)
    } finally {
      await killWorker(second)
    }
    const [file, ...more] = readdirSync(kept)
    expect([file, more, await made()]).toEqual([
      expect.stringMatching(/^Onyx Stores .*\.zip$/),
      [],
      [{ name: file }],
    ])
    expect((await readAll(path.join(kept, file!), own.privateKey)).subscriber.id).toBe(shop.subscriberId)
    expect((await shop.ok('dataFile.schedule')).schedule).toMatchObject({
      lastOutcome: 'Made',
      lastDate: expect.any(String),
    })
  } finally {
    await alone.stop()
  }
})

async function waitsFor(owner: pg.ClientBase, table: string): Promise<boolean> {
  const { rows } = await owner.query(
    'select from pg_locks where relation = $1::regclass and not granted and database = (select oid from pg_database where datname = current_database())',
    [table],
  )
  return rows.length > 0
}

test('paused it makes none, and who lost the right makes none either', async () => {
  const admin = await us.makeUser({ rights: rightCodes })
  await us.inTenant((db) =>
    sql`update users set password_hash = (select password_hash from users where subscriber_id = current_subscriber() and id = ${us.id})
      where subscriber_id = current_subscriber() and id = ${admin.id}`.execute(db),
  )
  expect((await save({ status: 'Paused' })).status).toBe(200)
  await until('2026-11-29')
  expect(existsSync(folder())).toBe(false)
  const { version } = await schedule()
  expect((await save({ nextDate: '2026-11-30', version }, { user: admin })).status).toBe(200)
  expect((await schedule()).userName).toBe(admin.userName)
  await us.inTenant(async (db) => {
    await sql`delete from role_rights where subscriber_id = current_subscriber() and right_code = 'STG_SEC'
      and role_id in (select role_id from user_roles where subscriber_id = current_subscriber() and user_id = ${admin.id})`.execute(
      db,
    )
    await sql`update subscribers set access_version = access_version + 1 where subscriber_id = current_subscriber()`.execute(
      db,
    )
  })
  await until('2026-11-30')
  expect([(await schedule()).lastOutcome, existsSync(folder())]).toEqual(['Failed', false])
})

test.each<[string, object, string]>([
  ['a day that has passed', { nextDate: '2026-11-27' }, 'Data.nextDate'],
  ['a private key in place of the public one', { recipient: 'AGE-SECRET-KEY-1ABC' }, 'Data.recipient'],
  ['nothing to keep', { keep: 0 }, 'Data.keep'],
])('refused at its field: %s', async (_case, more, field) => {
  const refused = await save(more)
  expect([refused.status, Object.keys(fieldsOf(refused))]).toEqual([422, [field]])
})

test('a wrong password, an older version and other rights change nothing', async () => {
  expect(fieldsOf(await save({}, { password: 'Something-Else-1' }))).toEqual({ 'Data.password': 'USER0030' })
  expect((await save()).status).toBe(200)
  expect((await save({ keep: 9 })).status).toBe(409)
  expect((await save({ keep: 9, version: 7 })).status).toBe(409)
  const user = await us.makeUser({ rights: rightCodes.filter((code) => code !== 'STG_SEC') })
  expect((await save({ keep: 9 }, { user })).status).toBe(403)
  expect((await schedule()).keep).toBe(2)
})

test('without a place in the installation it is not offered', async () => {
  const bare = await startTestServer()
  try {
    const shop = await bare.makeSubscriber()
    expect(await shop.ok('dataFile.schedule')).toEqual({
      isOffered: false,
      hasBackupKey: false,
      schedule: null,
    })
    const { texts, headers } = await sealedText(bare, testPassword)
    const refused = await bare.send('POST', '/api/dataFile/saveSchedule', {
      token: shop.token,
      headers,
      body: { ...daily, recipient: own.publicKey, password: texts[0] },
    })
    expect([refused.status, refused.body.errors[0].code]).toEqual([400, 'DATF0001'])
  } finally {
    await bare.stop()
  }
})
