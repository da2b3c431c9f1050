import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { verifyTrail } from '@bahi/domain/data-file/audit.ts'
import { DataFile } from '@bahi/domain/data-file/read.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { TestServer } from '../../../test/call-helpers.ts'
import {
  faultOf,
  importInto,
  inside,
  makeDataFile,
  nothingIn,
  passphrase,
  sealWhole,
} from '../../../test/data-files.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { makeWorld, today } from '../../../test/world.ts'
import type { World } from '../../../test/world.ts'
import { proofs } from '../../features/ledger/index.ts'
import { verifyAll } from '../audit/verify.ts'
import { newKeyPair } from '../backup/keys.ts'
import { nodeTools, withFile } from './node-tools.ts'
import type { Lock } from './write.ts'

let folder: string
let server: TestServer
let ours: World
let theirs: World

beforeAll(async () => {
  folder = mkdtempSync(path.join(testFolder(), 'bahi data file '))
  server = await startTestServer()
  ours = await makeWorld(server, 'Amber')
  theirs = await makeWorld(server, 'Cobalt')
  await seal()
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const seal = () => sealWhole(server)
const make = (lock?: Lock) => makeDataFile(server, folder, ours.shop, lock)

test('a file has one of every kind of record, and none of another subscriber', async () => {
  const { file, manifest } = await make({ passphrase })
  await withFile(file, async (bytes) => {
    const opened = await DataFile.open(bytes, nodeTools, passphrase)
    let found = 0
    for (const { path: entry } of opened.manifest.entries) {
      const text = await opened.text(entry)
      expect(text.includes('Cobalt'), entry).toBe(false)
      expect(text.includes(theirs.shop.userName), entry).toBe(false)
      if (text.includes('Amber')) found += 1
      if (!entry.startsWith('data/')) continue
      // Each row begins with the number of its subscriber.
      expect(new RegExp(`(^|\\n)${theirs.shop.subscriberId},`).test(text), entry).toBe(false)
    }
    expect(found).toBeGreaterThan(10)
  })
  expect(manifest.tables.filter(({ rows }) => rows > 0).length).toBeGreaterThan(60)
  expect(manifest.audit.head).not.toBeNull()
})

test('the trail in a file is proved without a database', async () => {
  const { file } = await make()
  await withFile(file, async (bytes) => {
    const opened = await DataFile.open(bytes, nodeTools)
    const { fault, ...found } = await verifyTrail(opened, nodeTools)
    expect(fault).toBeUndefined()
    expect(found.head).toBe(opened.manifest.audit.head)
    expect(found.entries).toBe(opened.manifest.audit.entries)
    expect(found.entries - found.unsealed).toBeGreaterThan(20)
  })
})

describe.each([['without a lock'], ['with a passphrase'], ['with the key of backups']])('%s', (kind) => {
  test('an import is the account as it was, and it works on', async () => {
    const keys = await newKeyPair()
    const lock: Lock | undefined =
      kind === 'without a lock'
        ? undefined
        : kind === 'with a passphrase'
          ? { passphrase }
          : { publicKey: keys.publicKey }
    const secret = lock === undefined ? undefined : 'passphrase' in lock ? passphrase : keys.privateKey
    const { file, manifest } = await make(lock)
    const url = await server.database.clone()
    const { tables, head } = await importInto(url, file, secret)
    expect(head).toBe(manifest.audit.head)
    expect(tables).toEqual(manifest.tables)
    await inside(url, async (pool) => {
      const verdicts = await verifyAll(pool)
      expect(verdicts.map(({ fault }) => fault)).toEqual([undefined])
      const client = await pool.connect()
      await client.query(`select set_config('bahi.subscriber_id', $1, false)`, [
        String(ours.shop.subscriberId),
      ])
      for (const { name, sql } of proofs) expect((await client.query(sql)).rows, name).toEqual([])
      const kept = await client.query(`select action, name from data_files`)
      expect(kept.rows).toEqual([{ action: 'Imported', name: 'x.zip' }])
      client.release()
    })
    const there = await startTestServer({ env: { DATABASE_URL: url } })
    try {
      const { status, body } = await there.signIn(ours.shop.userName, testPassword)
      if (lock === undefined) expect(status).toBe(401)
      else {
        expect(status).toBe(200)
        const token = body.token as string
        const call = async (name: string, input: unknown) => {
          const reply = await there.send('POST', `/api/${name}`, { token, body: input })
          expect(reply.status, `${name} ${JSON.stringify(reply.body)}`).toBe(200)
          return reply.body
        }
        const before = await ours.shop.ok('salesInvoice.search', {})
        const after = await call('salesInvoice/search', {})
        expect(after.total).toBe(before.total)
        const detail = await there.send('GET', `/api/salesInvoice/detail?id=${ours.invoiceId}`, { token })
        expect(detail.body).toEqual(
          (await ours.shop.ok('salesInvoice.detail', { id: ours.invoiceId })) as unknown,
        )
        const paper = await there.send('GET', `/api/attachment/file?id=${ours.attachmentId}`, { token })
        expect(paper.bytes).toEqual(
          (await ours.shop.call('attachment.file', { id: ours.attachmentId })).bytes,
        )
        // Numbers go on where they were.
        const sale = {
          entityId: ours.shop.entityId,
          partyId: ours.partyId,
          date: today(),
          status: 'Active',
          supplyKind: 'Regular',
          reverseCharge: false,
          roundOff: true,
          lines: [{ itemId: ours.itemId, quantity: '1', unitPrice: '10' }],
        } as const
        const made = await call('salesInvoice/save', sale)
        const own = await ours.shop.ok('salesInvoice.save', sale as never)
        expect(made.number).toBe((own as { number: string }).number)
      }
    } finally {
      await there.stop()
    }
    await seal()
  })
})

test('an installation that has the account, or a user of it, keeps what it has', async () => {
  const { file } = await make()
  expect(await faultOf(importInto(server.app.config.databaseUrl!, file))).toMatch(
    /has an account with the number \d+ already.*empty data folder/,
  )
  const url = await server.database.clone()
  await inside(url, (pool) =>
    pool.query(
      `insert into login_directory select user_name_key, email_key, 999, 1 from (values (fold_name($1), fold_name($1))) as v (user_name_key, email_key)`,
      [ours.shop.userName],
    ),
  )
  expect(await faultOf(importInto(url, file))).toMatch(/user name .* is taken/)
  await nothingIn(url)
})

test('a file of a newer schema is refused, with the way out', async () => {
  const { file } = await make()
  const url = await server.database.clone()
  await inside(url, (pool) =>
    pool.query(
      'update bahi_migrations set number = 9999 where number = (select max(number) from bahi_migrations)',
    ),
  )
  expect(await faultOf(importInto(url, file))).toMatch(/older version.*brings the data forward/)
  await inside(url, (pool) => pool.query('delete from bahi_migrations where number >= 790'))
  expect(await faultOf(importInto(url, file))).toMatch(/newer version.*Update Bahi/)
})

test('made while documents are saved, a file is of one moment: its books agree', async () => {
  let isDone = false
  const work = (async () => {
    let made = 0
    for (; !isDone; made++)
      await ours.shop.ok('salesInvoice.save', {
        entityId: ours.shop.entityId,
        partyId: ours.partyId,
        date: today(),
        status: 'Active',
        supplyKind: 'Regular',
        reverseCharge: false,
        roundOff: true,
        lines: [{ itemId: ours.itemId, quantity: '1', unitPrice: '10' }],
      } as never)
    return made
  })()
  const { file } = await make()
  isDone = true
  expect(await work).toBeGreaterThan(2)
  const url = await server.database.clone()
  await importInto(url, file)
  await inside(url, async (pool) => {
    const client = await pool.connect()
    await client.query(`select set_config('bahi.subscriber_id', $1, false)`, [String(ours.shop.subscriberId)])
    for (const { name, sql } of proofs) expect((await client.query(sql)).rows, name).toEqual([])
    client.release()
  })
})
