import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type pg from 'pg'
import { testPool } from '../../../test/database.ts'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { keeperOfAnchors, readAnchors } from '../../platform/audit/anchors.ts'
import { headsOf, sealAll } from '../../platform/audit/seal.ts'
import { verifyAll } from '../../platform/audit/verify.ts'

let server: TestServer
let owner: pg.Pool
beforeAll(async () => {
  server = await startTestServer()
  owner = testPool(server.app.ownerUrl, 4)
})
afterAll(async () => {
  await owner?.end()
  await server?.stop()
})

const insertUnit = async (who: TestSubscriber, code: string) => {
  const { rows } = await who.inTenant((db) =>
    sql<{
      id: number
    }>`insert into units (subscriber_id, code, uqc) values (${who.subscriberId}, ${code}, 'NOS') returning id`.execute(
      db,
    ),
  )
  return rows[0]!.id
}

/** Some life of a subscriber, sealed: the ids of its entries in the order of the chain. */
async function sealedLife(entries = 6) {
  const shop = await server.makeSubscriber()
  const id = await insertUnit(shop, 'BOX')
  for (let turn = 1; turn < entries; turn++) {
    await shop.inTenant((db) =>
      sql`update units set description = ${`turn ${turn}`}, version = version + 1 where subscriber_id = ${shop.subscriberId} and id = ${id}`.execute(
        db,
      ),
    )
  }
  await seal(shop)
  const { rows } = await owner.query<{ id: string }>(
    `select id from audit_entries where subscriber_id = $1 order by transaction_id, id`,
    [shop.subscriberId],
  )
  return { shop, unitId: id, ids: rows.map((row) => Number(row.id)) }
}

/** Seals all of a subscriber. What another database of the cluster has open keeps entries back: it is waited for. */
async function seal({ subscriberId }: TestSubscriber, note?: Parameters<typeof sealAll>[1]) {
  for (;;) {
    const { rows } = await owner.query<{ free: boolean }>(
      `select bool_and(transaction_id < pg_snapshot_xmin(pg_current_snapshot())) as free from audit_entries where subscriber_id = $1`,
      [subscriberId],
    )
    if (rows[0]!.free) break
  }
  await sealAll(owner, note)
}

/** What the running product notes with. */
const keeperTo = (file: string) => keeperOfAnchors({ file, log: { error: () => {} } })

const verdictOf = async (shop: TestSubscriber, anchors?: string) =>
  (await verifyAll(owner, anchors === undefined ? [] : (await readAnchors(anchors)).anchors)).find(
    (one) => one.subscriberId === shop.subscriberId,
  )!

/** What the owner of the database can do with the triggers off. */
async function asOwner(...statements: string[]) {
  const client = await owner.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('a change is kept with both images, who, from where and why', async () => {
  const shop = await server.makeSubscriber()
  const id = await insertUnit(shop, 'CTN')
  await server.app.tenants.inTenant(
    shop.subscriberId,
    { userId: shop.id, requestId: 'request-1', source: 'Web', reason: 'typing error' },
    (db) =>
      sql`update units set description = 'Carton' where subscriber_id = ${shop.subscriberId} and id = ${id}`.execute(
        db,
      ),
  )
  const { rows } = await owner.query(
    `select action, before, after, user_id, request_id, source, reason from audit_entries where subscriber_id = $1 and table_name = 'units' order by id`,
    [shop.subscriberId],
  )
  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({
    action: 'update',
    user_id: String(shop.id),
    request_id: 'request-1',
    source: 'Web',
    reason: 'typing error',
    before: { description: null, code: 'CTN' },
    after: { description: 'Carton', code: 'CTN' },
  })
})

test('an update that changes nothing, and a change that is rolled back, leave no entry', async () => {
  const { shop, ids } = await sealedLife(1)
  await shop.inTenant((db) =>
    sql`update units set description = description where subscriber_id = ${shop.subscriberId}`.execute(db),
  )
  await shop
    .inTenant(async (db) => {
      await sql`update units set description = 'gone' where subscriber_id = ${shop.subscriberId}`.execute(db)
      throw new Error('back')
    })
    .catch(() => {})
  const { rows } = await owner.query(
    `select count(*)::int as count from audit_entries where subscriber_id = $1`,
    [shop.subscriberId],
  )
  expect(rows[0].count).toBe(ids.length)
})

test('passwords are in no entry', async () => {
  const { rows } = await owner.query(
    `select count(*)::int as count from audit_entries where coalesce(before::text, '') || coalesce(after::text, '') like '%argon2%'`,
  )
  expect(rows[0].count).toBe(0)
})

describe('case 39: direct changes to the trail', () => {
  test('by the role of requests are refused for want of a right', async () => {
    const { shop } = await sealedLife(1)
    for (const statement of [
      sql`update audit_entries set reason = 'x'`,
      sql`delete from audit_entries`,
      sql`insert into audit_entries (subscriber_id, table_name, record_id, action) values (1, 'units', 1, 'insert')`,
      sql`update audit_chain set hash = ''`,
      sql`delete from audit_chain`,
      sql`truncate audit_entries`,
    ]) {
      await expect(shop.inTenant((db) => statement.execute(db))).rejects.toMatchObject({ code: '42501' })
    }
  })

  test('by the owner are refused by the triggers', async () => {
    for (const statement of [
      `update audit_entries set reason = 'x'`,
      'delete from audit_entries',
      'truncate audit_entries',
      `update audit_chain set hash = ''`,
      'delete from audit_chain',
    ]) {
      await expect(owner.query(statement)).rejects.toThrow('append-only')
    }
  })
})

describe('case 39: with the triggers off the chain names the first bad row', () => {
  test('an untouched chain is intact', async () => {
    const { shop, ids } = await sealedLife()
    expect(await verdictOf(shop)).toEqual({
      subscriberId: shop.subscriberId,
      entries: ids.length,
      seals: 1,
      unsealed: 0,
    })
  })

  test('a changed entry', async () => {
    const { shop, ids } = await sealedLife()
    await asOwner(
      `update audit_entries set after = '{"description": "never"}' where subscriber_id = ${shop.subscriberId} and id in (${ids[3]}, ${ids[5]})`,
    )
    expect((await verdictOf(shop)).fault).toMatchObject({ kind: 'changed', entryId: ids[3] })
  })

  test('who or when changed in an entry', async () => {
    const { shop, ids } = await sealedLife()
    await asOwner(
      `update audit_entries set at = at + interval '1 microsecond' where subscriber_id = ${shop.subscriberId} and id = ${ids[4]}`,
    )
    expect((await verdictOf(shop)).fault).toMatchObject({ kind: 'changed', entryId: ids[4] })
  })

  test('a removed entry', async () => {
    const { shop, ids } = await sealedLife()
    await asOwner(`delete from audit_entries where subscriber_id = ${shop.subscriberId} and id = ${ids[2]}`)
    expect((await verdictOf(shop)).fault).toMatchObject({ kind: 'missing', entryId: ids[2] })
  })

  test('an inserted entry', async () => {
    const { shop, ids } = await sealedLife()
    await asOwner(`insert into audit_entries (subscriber_id, id, transaction_id, table_name, record_id, action)
      overriding system value select subscriber_id, 900000001, transaction_id, table_name, record_id, 'update' from audit_entries where subscriber_id = ${shop.subscriberId} and id = ${ids[2]}`)
    expect((await verdictOf(shop)).fault).toMatchObject({ kind: 'inserted', entryId: 900_000_001 })
  })

  test('two entries in each other’s place', async () => {
    const { shop, ids } = await sealedLife()
    await asOwner(
      `update audit_entries a set before = b.before, after = b.after, at = b.at from audit_entries b
        where a.subscriber_id = ${shop.subscriberId} and b.subscriber_id = a.subscriber_id and a.id = ${ids[2]} and b.id = ${ids[4]}`,
    )
    expect((await verdictOf(shop)).fault).toMatchObject({ kind: 'changed', entryId: ids[2] })
  })

  test('a seal changed to hide it, or taken away', async () => {
    const { shop, ids } = await sealedLife()
    await insertUnit(shop, 'BAG')
    await seal(shop)
    await asOwner(
      `delete from audit_entries where subscriber_id = ${shop.subscriberId} and id = ${ids[5]}`,
      `update audit_chain set entry_ids = entry_ids[1:cardinality(entry_ids) - 1], entry_hashes = substring(entry_hashes from 1 for octet_length(entry_hashes) - 32)
        where subscriber_id = ${shop.subscriberId} and seal_number = 1`,
    )
    expect((await verdictOf(shop)).fault).toMatchObject({ kind: 'sealChanged', sealNumber: 1 })
    await asOwner(`delete from audit_chain where subscriber_id = ${shop.subscriberId} and seal_number = 1`)
    expect((await verdictOf(shop)).fault).toMatchObject({ kind: 'sealMissing', sealNumber: 1 })
  })

  test('a chain that was rewritten as a whole, by the heads recorded outside the database', async () => {
    const { shop, ids } = await sealedLife()
    const file = `${server.database.dataDir}/anchors-${shop.subscriberId}.jsonl`
    await keeperTo(file)(await headsOf(owner, () => new Date()))
    await asOwner(
      `update audit_entries set reason = 'forged' where subscriber_id = ${shop.subscriberId} and id = ${ids[1]}`,
      `delete from audit_chain where subscriber_id = ${shop.subscriberId}`,
    )
    await seal(shop)
    expect((await verdictOf(shop)).fault).toBeUndefined()
    expect((await verdictOf(shop, file)).fault).toMatchObject({ kind: 'anchorDiffers', sealNumber: 1 })
  })

  test('the newest part cut off: every seal leaves its anchor', async () => {
    const { shop } = await sealedLife()
    const file = `${server.database.dataDir}/anchors-cut-${shop.subscriberId}.jsonl`
    const note = keeperTo(file)
    await insertUnit(shop, 'CUT')
    await seal(shop, note)
    await asOwner(
      `delete from audit_entries e where subscriber_id = ${shop.subscriberId} and id in
        (select unnest(entry_ids) from audit_chain c where c.subscriber_id = ${shop.subscriberId} and c.seal_number = 2)`,
      `delete from audit_chain where subscriber_id = ${shop.subscriberId} and seal_number = 2`,
    )
    expect((await verdictOf(shop)).fault).toBeUndefined()
    expect((await verdictOf(shop, file)).fault).toMatchObject({ kind: 'cut', sealNumber: 2 })
  })

  test('a subscriber taken from the list', async () => {
    const { shop } = await sealedLife()
    const file = `${server.database.dataDir}/anchors-gone-${shop.subscriberId}.jsonl`
    await keeperTo(file)(await headsOf(owner, () => new Date()))
    await asOwner(`delete from subscriber_list where subscriber_id = ${shop.subscriberId}`)
    expect((await verdictOf(shop, file)).fault).toMatchObject({ kind: 'subscriberMissing' })
    await asOwner(`insert into subscriber_list values (${shop.subscriberId})`)
  })

  test('a torn line of the anchors spoils no other, and the file continues after it', async () => {
    const { shop } = await sealedLife()
    const file = `${server.database.dataDir}/anchors-torn-${shop.subscriberId}.jsonl`
    const heads = await headsOf(owner, () => new Date())
    await keeperTo(file)(heads)
    await appendFile(file, '{"at":"2026-11-22T10:00:00.000Z","subscr')
    expect(await readAnchors(file)).toMatchObject({ unreadable: [heads.length + 1], isMissing: false })
    await keeperTo(file)(heads)
    const kept = await readAnchors(file)
    expect([kept.anchors.length, kept.unreadable]).toEqual([2 * heads.length, [heads.length + 1]])
    expect((await verdictOf(shop, file)).fault).toBeUndefined()
    expect(await readAnchors(`${file}.none`)).toEqual({ anchors: [], unreadable: [], isMissing: true })
  })

  test('anchors are copied to a second place, and sent again once it takes them', async () => {
    const { shop } = await sealedLife()
    const taken: string[] = []
    let isOpen = false
    const receiver = createServer((request, reply) => {
      request.setEncoding('utf8').on('data', (text: string) => isOpen && taken.push(text))
      request.on('end', () => reply.writeHead(isOpen ? 204 : 503).end())
    }).listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const { port } = receiver.address() as AddressInfo
    const copyTo = `http://127.0.0.1:${port}/anchors`
    const failures: unknown[] = []
    const note = keeperOfAnchors({
      file: `${server.database.dataDir}/anchors-copied-${shop.subscriberId}.jsonl`,
      copyTo,
      log: { error: (facts) => failures.push(facts) },
    })
    await note(
      (await headsOf(owner, () => new Date())).filter((one) => one.subscriberId === shop.subscriberId),
    )
    expect([failures.length, taken]).toEqual([1, []])
    isOpen = true
    await note([])
    expect(JSON.parse(taken.join(''))).toMatchObject({ subscriberId: shop.subscriberId, sealNumber: 1 })
    await note([])
    expect(taken.length).toBe(1)
    receiver.close()
  })

  test('the command says so where no anchors are there, and compares with those of --anchors', async () => {
    const { shop } = await sealedLife()
    const run = (name: string, ...more: string[]) =>
      spawnSync(
        process.execPath,
        [
          new URL(`../../commands/${name}.ts`, import.meta.url).pathname,
          '--database',
          server.app.ownerUrl,
          ...more,
        ],
        { env: { ...process.env, BAHI_DATA: `${server.database.dataDir}/none` }, encoding: 'utf8' },
      )
    const missing = run('audit-verify')
    expect([missing.status, missing.stdout]).toEqual([1, expect.stringContaining('ANCHORS MISSING')])
    const exported = run('audit-anchors')
    expect(exported.stdout).toContain(`"subscriberId":${shop.subscriberId},"sealNumber":1`)
    const file = `${server.database.dataDir}/exported.jsonl`
    await writeFile(file, exported.stdout)
    expect(run('audit-verify', '--anchors', file).stdout).not.toContain('ANCHORS MISSING')
    // An emptied file, or one whose every line was spoiled, is no evidence either.
    for (const text of ['', '{"subscr\n'.repeat(3)]) {
      await writeFile(file, text)
      const emptied = run('audit-verify', '--anchors', file)
      expect([emptied.status, emptied.stdout]).toEqual([
        1,
        expect.stringMatching(new RegExp(`ANCHORS MISSING.*subscriber ${shop.subscriberId}\\b`)),
      ])
    }
  })

  test('the command names the row and fails', async () => {
    const { shop, ids } = await sealedLife()
    await asOwner(`delete from audit_entries where subscriber_id = ${shop.subscriberId} and id = ${ids[0]}`)
    const run = () =>
      execFileSync(
        process.execPath,
        [
          '--disable-warning=ExperimentalWarning',
          new URL('../../commands/audit-verify.ts', import.meta.url).pathname,
          '--database',
          server.app.ownerUrl,
        ],
        {
          env: { ...process.env, BAHI_DATA: server.database.dataDir },
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      )
    expect(run).toThrow(
      expect.objectContaining({
        status: 1,
        stdout: expect.stringContaining(
          `subscriber ${shop.subscriberId}: ${ids.length} entries in 1 seals, 0 not yet sealed: TAMPERED: entry ${ids[0]} was removed`,
        ),
      }),
    )
  })
})

test('an entry whose transaction is still open is sealed later, in the order of the transactions', async () => {
  const shop = await server.makeSubscriber()
  await seal(shop)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let begun = () => {}
  const inside = new Promise<void>((resolve) => (begun = resolve))
  const slow = shop.inTenant(async (db) => {
    await sql`insert into units (subscriber_id, code, uqc) values (${shop.subscriberId}, 'SLOW', 'NOS')`.execute(
      db,
    )
    begun()
    await held
  })
  await inside
  try {
    await insertUnit(shop, 'QUICK')
    await sealAll(owner)
    expect(await verdictOf(shop)).toMatchObject({ unsealed: 1 })
  } finally {
    letGo()
    await slow
  }
  await seal(shop)
  const verdict = await verdictOf(shop)
  expect(verdict).toMatchObject({ unsealed: 0 })
  expect(verdict.fault).toBeUndefined()
})

test('a round of seals visits those alone who have something to be sealed', async () => {
  const [one, other] = [await server.makeSubscriber(), await server.makeSubscriber()]
  await seal(one)
  await seal(other)
  const visited = async () =>
    (await owner.query<{ id: number }>('select unsealed_subscribers()::int as id')).rows.map(({ id }) => id)
  for (const { subscriberId } of [one, other]) expect(await visited()).not.toContain(subscriberId)
  await insertUnit(other, 'NEW')
  expect(await visited()).toContain(other.subscriberId)
  expect(await visited()).not.toContain(one.subscriberId)
  await seal(other)
  expect(await visited()).not.toContain(other.subscriberId)
  // It goes through all subscribers, so it is for the owner alone.
  await expect(server.app.pools.app.query('select unsealed_subscribers()')).rejects.toThrow(
    'permission denied',
  )
})

test('the history of a record reads as differences, and only for who may see the record', async () => {
  const { shop, unitId } = await sealedLife(3)
  const history = await shop.ok('audit.history', { record: 'unit', id: String(unitId) })
  expect(history.total).toBe(3)
  expect(history.entries[0]).toMatchObject({
    action: 'edit',
    part: 'unit',
    userName: 'Asha Rao',
    sealedAs: 1,
    changes: [{ field: 'description', labelKey: 'field.description', before: 'turn 1', after: 'turn 2' }],
  })
  expect(history.entries[2]).toMatchObject({ action: 'create' })
  const stranger = await server.makeSubscriber()
  expect((await stranger.call('audit.history', { record: 'unit', id: String(unitId) })).status).toBe(404)
  const seller = await shop.makeUser({ rights: ['PTY_SH_VW'] })
  expect((await seller.call('audit.history', { record: 'unit', id: String(unitId) })).status).toBe(403)
  expect((await shop.call('audit.history', { record: 'sessions', id: String(unitId) })).status).toBe(422)
})
