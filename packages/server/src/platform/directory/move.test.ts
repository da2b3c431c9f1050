import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCall, testPassword } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { keyOfAll, startTwo } from '../../../test/many-databases.ts'
import { stockShop } from '../../../test/shop.ts'
import type { Shop } from '../../../test/shop.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { verifyOne } from '../audit/verify.ts'
import { sealAll } from '../audit/seal.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import type { EmbeddedPostgres } from '../postgres/embedded.ts'
import { secretsOf } from '../secrets.ts'
import { cancelMove, moveSubscriber, removeMoved } from './move.ts'
import type { MoveStep } from './move.ts'

/** An account moves between two databases while people work in it: nothing is lost, nothing is done twice, no number is missing. */

let postgres: EmbeddedPostgres
let dataDir: string
let north: TestServer
let south: TestServer
let directoryUrl: string
let shop: TestSubscriber
let neighbour: TestSubscriber
let masters: Shop
const shared = process.env['BAHI_TEST_DATABASE_URL']
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(testFolder(), 'bahi-move-'))
  // Moves read the log, which other tests do without.
  postgres = await startEmbedded({ dataDir, fsync: false, settings: { wal_level: 'logical' } })
  process.env['BAHI_TEST_DATABASE_URL'] = postgres.adminUrl
  ;({ north, south, directoryUrl } = await startTwo())
  shop = await north.makeSubscriber({ name: 'Moving Traders' })
  neighbour = await north.makeSubscriber({ name: 'Neighbour' })
  masters = await stockShop(shop)
  await stockShop(neighbour)
})
afterAll(async () => {
  await south?.stop()
  await north?.stop()
  await postgres?.stop()
  if (shared === undefined) delete process.env['BAHI_TEST_DATABASE_URL']
  else process.env['BAHI_TEST_DATABASE_URL'] = shared
  await rm(dataDir, { recursive: true, force: true })
})

const move = (
  to: string,
  after?: (step: MoveStep) => Promise<void> | void,
  subscriberId = shop.subscriberId,
) =>
  moveSubscriber({
    directoryUrl,
    secrets: secretsOf(Buffer.from(keyOfAll, 'base64')),
    subscriberId,
    to,
    say: () => {},
    after,
  })

const invoice = () => ({
  entityId: shop.entityId,
  partyId: masters.registered,
  date: new Date().toISOString().slice(0, 10),
  status: 'Active',
  lines: [{ itemId: masters.bolt, quantity: '1' }],
})

const settled = async (who: TestSubscriber) =>
  (await sendCall(north.url, 'salesInvoice.search', { size: 1 }, who.token)).body.total as number

class Killed extends Error {}

/** Saves invoices through both databases until it is told to stop; what is not answered is sent again with its key. */
let loads = 0
function load() {
  const tag = ++loads
  let goes = true
  const acknowledged: { id: number; number: string }[] = []
  let longestMs = 0
  let repeated = 0
  const clerk = async (number: number) => {
    for (let count = 0; goes; count++) {
      const headers = { 'idempotency-key': `load-${tag}-${number}-${count}` }
      const begun = performance.now()
      for (;;) {
        const server = (count + number) % 2 === 0 ? north : south
        const reply = await sendCall(server.url, 'salesInvoice.save', invoice(), shop.token, { headers })
        if (reply.status === 200) {
          acknowledged.push({ id: reply.body.id, number: reply.body.number })
          break
        }
        if (reply.status !== 503)
          throw new Error(`A save was answered ${reply.status}: ${JSON.stringify(reply.body)}`)
        repeated++
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      longestMs = Math.max(longestMs, performance.now() - begun)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
  }
  const clerks = Promise.all([0, 1, 2].map(clerk))
  // Said by end().
  clerks.catch(() => {})
  return {
    acknowledged,
    async end() {
      goes = false
      await clerks
      return { acknowledged, longestMs: Math.round(longestMs), repeated }
    },
  }
}

async function ownerOf<T>(server: TestServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.database.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Numbers of all invoices of the account, where it is served. */
const numbersIn = (server: TestServer) =>
  ownerOf(server, async (client) => {
    const { rows } = await client.query<{ number: string }>(
      `select number from documents where subscriber_id = $1 and kind = 'salesInvoice' order by id`,
      [shop.subscriberId],
    )
    return rows.map(({ number }) => number)
  })

function expectWhole(numbers: readonly string[], acknowledged: readonly { number: string }[]) {
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const { number } of acknowledged) expect(numbers).toContain(number)
  const counted = numbers.map((number) => Number(/\d+$/.exec(number)![0])).toSorted((a, b) => a - b)
  expect(counted).toEqual(counted.map((_, index) => counted[0]! + index))
}

test('what does not fit is refused in words, and nothing is left of it', async () => {
  await expect(move('east')).rejects.toThrow('The directory has no database east')
  await expect(move('north')).rejects.toThrow('is in database north already')
  await expect(move('south', undefined, 987_654)).rejects.toThrow('The directory has no account 987654')
  await ownerOf(south, (client) =>
    client.query(`insert into bahi_migrations (number, name, checksum) values (9999, 'later', 'x')`),
  )
  await expect(move('south')).rejects.toThrow('Bring both to the same version')
  await ownerOf(south, (client) => client.query('delete from bahi_migrations where number = 9999'))
  await expect(
    cancelMove({
      directoryUrl,
      secrets: secretsOf(Buffer.from(keyOfAll, 'base64')),
      subscriberId: shop.subscriberId,
      to: 'south',
      say: () => {},
    }),
  ).rejects.toThrow('No move of account')
  expect(await settled(shop)).toBe(0)
})

test('an account moves under load: nothing lost, doubled or missing, and the same sessions continue', async () => {
  await sendCall(north.url, 'salesInvoice.save', invoice(), shop.token)
  await shop.inTenant((db) =>
    sql`select enqueue_job('sendMail', ${JSON.stringify({ subscriberId: shop.subscriberId, id: 0 })}::json, null, 'mail:moved')`.execute(
      db,
    ),
  )
  await sealAll(north.app.pools.owner)
  const work = load()
  await expect.poll(() => work.acknowledged.length).toBeGreaterThan(10)
  const moved = await move('south')
  const before = work.acknowledged.length
  await expect.poll(() => work.acknowledged.length).toBeGreaterThan(before + 10)
  const { acknowledged, longestMs, repeated } = await work.end()
  process.stdout.write(
    `moved ${moved.documents} documents, ${moved.rows} rows; longest pause ${moved.longestPauseMs} ms, longest save ${longestMs} ms, ${repeated} sent again, ${acknowledged.length} saved\n`,
  )
  const numbers = await numbersIn(south)
  expectWhole(numbers, acknowledged)
  expect(numbers).toHaveLength(acknowledged.length + 1)
  // Served by one alone.
  expect((await numbersIn(north)).length).toBeLessThan(numbers.length)
  for (const server of [north, south]) {
    expect((await server.signIn(shop.userName, testPassword)).status).toBe(200)
    expect((await sendCall(server.url, 'salesInvoice.search', { size: 1 }, shop.token)).body.total).toBe(
      numbers.length,
    )
    expect((await sendCall(server.url, 'salesInvoice.search', { size: 1 }, neighbour.token)).body.total).toBe(
      0,
    )
  }
  await ownerOf(south, async (client) => {
    const { rows: jobs } = await client.query(
      `select key from graphile_worker._private_jobs where payload ->> 'subscriberId' = $1 and key = 'mail:moved'`,
      [String(shop.subscriberId)],
    )
    expect(jobs).toHaveLength(1)
    await sealAll(south.app.pools.owner)
    expect((await verifyOne(client, shop.subscriberId)).fault).toBeUndefined()
    const { rows } = await client.query('select from pg_subscription')
    expect(rows).toHaveLength(0)
  })
  await ownerOf(north, async (client) => {
    const { rows } = await client.query(
      'select slot_name from pg_replication_slots union all select pubname from pg_publication',
    )
    expect(rows).toHaveLength(0)
  })
})

test('what a move has left is removed on demand, and not before; then the account may come back', async () => {
  const secrets = secretsOf(Buffer.from(keyOfAll, 'base64'))
  const request = { directoryUrl, secrets, subscriberId: shop.subscriberId, say: () => {} }
  await expect(move('north')).rejects.toThrow('still has rows of account')
  await expect(removeMoved(request)).rejects.toThrow('Wait two minutes')
  await ownerOf(north, (client) =>
    client.query(`update bahi_directory.moves set switched_at = switched_at - interval '3 minutes'`),
  )
  expect(await removeMoved(request)).toBeGreaterThan(100)
  await expect(removeMoved(request)).rejects.toThrow('Nothing of account')
  expect(await numbersIn(north)).toEqual([])
  expect((await sendCall(north.url, 'salesInvoice.search', { size: 1 }, neighbour.token)).body.total).toBe(0)
})

test('killed at any step the move is continued by running it again; nobody ever has the account twice', async () => {
  const numbers = await numbersIn(south)
  const work = load()
  for (const step of ['copied', 'left', 'switched'] as const) {
    await expect(
      move('north', (at) => {
        if (at === step) throw new Killed(step)
      }),
    ).rejects.toThrow(Killed)
    const listed = await Promise.all(
      [north, south].map((server) =>
        ownerOf(server, async (client) => {
          const { rows } = await client.query('select from subscriber_list where subscriber_id = $1', [
            shop.subscriberId,
          ])
          return rows.length
        }),
      ),
    )
    expect(listed[0]! + listed[1]!).toBeLessThanOrEqual(1)
    if (step === 'copied') {
      const before = work.acknowledged.length
      await expect.poll(() => work.acknowledged.length).toBeGreaterThan(before + 3)
      // Given up, it works on where it is; begun anew, it moves.
      await cancelMove({
        directoryUrl,
        secrets: secretsOf(Buffer.from(keyOfAll, 'base64')),
        subscriberId: shop.subscriberId,
        to: 'north',
        say: () => {},
      })
    }
  }
  await move('north')
  const before = work.acknowledged.length
  await expect.poll(() => work.acknowledged.length).toBeGreaterThan(before + 3)
  const { acknowledged } = await work.end()
  const after = await numbersIn(north)
  expectWhole(after, acknowledged)
  expect(after).toHaveLength(numbers.length + acknowledged.length)
})
