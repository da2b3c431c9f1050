import { readFile, readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sumLedgers } from '../../src/features/books/index.ts'
import { proofs } from '../../src/features/ledger/index.ts'
import { verifyAll } from '../../src/platform/audit/verify.ts'
import { breaches } from '../../src/platform/db/catalogue.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { baseline, migrationFiles } from '../../src/platform/db/migration-files.ts'
import { sendCall, startTestServer } from '../call-helpers.ts'
import type { TestServer } from '../call-helpers.ts'

const kept = (await readdir(new URL('.', import.meta.url))).filter((name) => name.endsWith('.jsonl.br'))

it('there is a database of a release before this one', () => expect(kept).not.toEqual([]))

/** Each file holds the sample company as an older release had made it; `npm run db:keep` says how. */
describe.each(kept)('a database with the rows of %s', (file) => {
  let server: TestServer
  let before: Facts
  beforeAll(async () => {
    server = await startTestServer({
      env: async ({ url }) => {
        before = await onDatabase(url, async (client) => {
          await fill(client, Number(file.slice(0, 4)), await rowsOf(file))
          return factsOf(client)
        })
        return {}
      },
    })
  })
  afterAll(() => server?.stop())

  it('keeps every document, entry, payment and balance through the upgrade', async () => {
    expect(before.documents.length).toBeGreaterThan(3)
    expect(await onDatabase(server.app.ownerUrl, factsOf)).toEqual(before)
  })

  it('keeps the record of the files that made it, and has run every later one', async () => {
    const ran = await onDatabase(server.app.ownerUrl, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        'select name from bahi_migrations order by number',
      )
      return rows.map(({ name }) => name)
    })
    const later = migrationFiles().filter(({ number }) => number > baseline.number)
    expect(ran).toEqual(['0001-platform.sql', baseline.formerly.name, ...later.map(({ name }) => name)])
  })

  it('obeys every rule of the books', async () => expect(await brokenRules(server)).toEqual([]))

  it('has an intact audit trail, and no table in which tenants meet', async () => {
    const verdicts = await verifyAll(server.app.pools.owner)
    expect(verdicts.map(({ fault }) => fault)).toEqual(verdicts.map(() => undefined))
    expect(verdicts.some(({ entries }) => entries > 1000)).toBe(true)
    expect(await onDatabase(server.app.ownerUrl, (client) => breaches(client, 'bahi_app'))).toEqual([])
  })

  it('is worked with: documents of before are read, changed and cancelled', async () => {
    const { token } = (await server.signIn('demo@bahi.example', 'Demo@12345')).body
    const ask = async (name: string, input: unknown) => {
      const { status, body } = await sendCall(server.url, name, input, token)
      expect([name, status, status === 200 ? undefined : body]).toEqual([name, 200, undefined])
      return body
    }
    const { records } = await ask('salesInvoice.search', { view: 'unpaid', size: 20, sort: 'id DESC' })
    expect(records.length).toBe(20)
    for (const { id } of records) await ask('salesInvoice.detail', { id })
    const { id } = records.find(isFree)
    const { entityId } = await ask('salesInvoice.detail', { id })
    await ask('paymentIn.search', { size: 20 })
    await ask('dashboard.summary', {})
    await ask('gstr1.summary', { entityId, returnPeriod: '112026' })
    // Each account that was added since takes entries too.
    await ask('journal.save', {
      entityId,
      date: '2026-11-26',
      lines: [
        { account: 'Late fees', debit: '200' },
        { account: 'Bank', credit: '200' },
      ],
    })
    await ask('salesInvoice.cancel', { ids: [id], reason: 'Entered twice' })
    expect((await ask('salesInvoice.detail', { id })).status).toBe('Cancelled')
    expect(await brokenRules(server)).toEqual([])
  })
})

it.each(kept)(
  'sums of months and days of %s are read after the upgrade, and get their years',
  async (file) => {
    const server = await startTestServer({
      env: async ({ url }) => {
        await onDatabase(url, async (client) => {
          await fill(client, Number(file.slice(0, 4)), await rowsOf(file))
          await bringTo(client, beforeYears)
          const { rows } = await client.query<{ id: string }>(
            'select subscriber_id as id from subscriber_list',
          )
          for (const { id } of rows) {
            await client.query(`select set_config('bahi.subscriber_id', $1, false)`, [id])
            await client.query(sumsOfBefore)
          }
        })
        return {}
      },
    })
    try {
      const { token } = (await server.signIn('demo@bahi.example', 'Demo@12345')).body
      const statements = async () =>
        Promise.all(
          ['2025-03-31', '2025-12-10', '2026-04-01', '2026-11-20', '2027-02-01'].map(async (asOf) => {
            const { status, body } = await sendCall(server.url, 'accounting.trialBalance', { asOf }, token)
            expect(status).toBe(200)
            return body
          }),
        )
      const years = () =>
        onDatabase(server.app.ownerUrl, async (client) => {
          const { rows } = await client.query<{ count: number }>(
            `select count(*)::int as count from ledger_sums where span = 'year'`,
          )
          return rows[0]!.count
        })
      expect(await years()).toBe(0)
      const before = await statements()
      expect(before.filter(({ totalDebit }) => totalDebit !== '0.00').length).toBeGreaterThan(1)
      expect(await brokenRules(server)).toEqual([])
      await sumLedgers(server.app.services)
      expect(await years()).toBeGreaterThan(5)
      expect(await statements()).toEqual(before)
      expect(await brokenRules(server)).toEqual([])
    } finally {
      await server.stop()
    }
  },
)

/** The number before that of the sums of years, and what sum_ledger() did until then. */
const beforeYears = 870
const sumsOfBefore = `
  with sums as (
    insert into ledger_sums (subscriber_id, span, first_day, account, entity_id, branch_id, ledger_account_id, party_id, debit, credit)
    select e.subscriber_id, x.span, case x.span when 'month' then date_trunc('month', e.date)::date else e.date end, e.account, e.entity_id,
      coalesce(e.branch_id, 0), coalesce(e.ledger_account_id, 0), coalesce(e.party_id, 0), sum(e.debit), sum(e.credit)
    from ledger_entries e cross join (values ('month'), ('day')) x (span)
    where e.subscriber_id = current_subscriber()
    group by 1, 2, 3, 4, 5, 6, 7, 8)
  insert into ledger_summed (subscriber_id, posting_id)
  select current_subscriber(), max(posting_id) from ledger_entries where subscriber_id = current_subscriber() having count(*) > 0`

it('a migration below the newest that ran is refused, so that none is skipped in silence', async () => {
  const server = await startTestServer()
  try {
    // As if the last but one came with a branch that was merged after the last had run.
    const { number, name } = migrationFiles().at(-2)!
    await server.app.pools.owner.query('delete from bahi_migrations where number = $1', [number])
    await expect(migrate(server.app.ownerUrl)).rejects.toThrow(`Migration ${name} is below`)
  } finally {
    await server.stop()
  }
})

/** Neither registered nor paid in part. */
const isFree = (row: {
  eInvoiceState: string | null
  eWayBillState: string | null
  total: string
  balance: string
}) => row.eInvoiceState !== 'Generated' && !row.eWayBillState && row.total === row.balance

async function brokenRules({ app }: TestServer) {
  const { rows } = await app.pools.owner.query<{ id: string }>(
    'select subscriber_id as id from subscriber_list',
  )
  const broken: object[] = []
  for (const { id } of rows)
    await onDatabase(app.ownerUrl, async (client) => {
      await client.query('begin read only')
      await client.query(`select set_config('bahi.subscriber_id', $1, true)`, [id])
      for (const { name, sql } of proofs)
        broken.push(...(await client.query<object>(sql)).rows.map((row) => ({ name, ...row })))
      await client.query('rollback')
    })
  expect(rows).not.toEqual([])
  return broken
}

type Facts = Awaited<ReturnType<typeof factsOf>>

/** What an upgrade never changes. */
async function factsOf(client: pg.Client) {
  const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
  return {
    documents:
      await rows(`select kind, status, count(*), sum(total) as total, sum(balance) as balance, min(number) as first
      from documents group by 1, 2 order by 1, 2`),
    entries: await rows(`select account, count(*), sum(debit) as debit, sum(credit) as credit
      from ledger_entries group by 1 order by 1`),
    payments: await rows(
      `select status, count(*), sum(amount) as amount, sum(unallocated) as rest from payments group by 1 order by 1`,
    ),
    parties: await rows(
      `select party_id, entity_id, balance from party_balances where balance <> 0 order by 1, 2`,
    ),
  }
}

async function rowsOf(name: string): Promise<readonly string[]> {
  const packed = await readFile(new URL(name, import.meta.url))
  return (await promisify(brotliDecompress)(packed)).toString().split('\n')
}

/** The schema of that release with the rows in it and its sequences where they were: lines as db-keep.ts writes them. */
async function fill(client: pg.Client, newest: number, lines: readonly string[]) {
  await client.query('drop schema public cascade; drop schema graphile_worker cascade; create schema public')
  await client.query(`create table bahi_migrations (number integer primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now())`)
  // As a database of before the baseline: the first and the last of the files that made the same schema.
  await record(client, 1, { name: '0001-platform.sql', checksum: '' })
  await bringTo(client, newest)
  // Neither foreign keys nor triggers: the rows are as they were.
  await client.query('set session_replication_role = replica')
  for (let at = 1; at < lines.length;) {
    const { table, rows } = JSON.parse(lines[at]!) as { table: string; rows: number }
    const columns = await columnsOf(client, table)
    await client.query(`delete from ${table}`)
    await client.query(
      `insert into ${table} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${table}, $1)`,
      [`[${lines.slice(at + 1, at + 1 + rows).join(',')}]`],
    )
    at += 1 + rows
  }
  await client.query('set session_replication_role = default')
  // An upgrade stays on its cluster: numbers of transactions, by which the trail is sealed, continue from those of the release.
  await client.query(`do $$ begin
    while pg_current_xact_id() <= (select max(frontier) from audit_chain) loop commit; end loop; end $$`)
  for (const { name, last } of JSON.parse(lines[0]!) as { name: string; last: string }[])
    await client.query('select setval($1, $2)', [name, last])
}

const record = (client: pg.Client, number: number, { name, checksum }: { name: string; checksum: string }) =>
  client.query('insert into bahi_migrations (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ])

/** Runs the files up to a number, after those that ran. */
async function bringTo(client: pg.Client, newest: number) {
  const { rows } = await client.query<{ last: number }>('select max(number) as last from bahi_migrations')
  for (const file of migrationFiles().filter(({ number }) => number > rows[0]!.last && number <= newest)) {
    await client.query(file.sql)
    await record(client, file.number, file.number === baseline.number ? baseline.formerly : file)
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]!.names
}

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
