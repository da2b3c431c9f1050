import type { Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import pg from 'pg'
import { startTestDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'
import { commitBehindNext } from './kysely.ts'
import { migrate } from './migrate.ts'
import { baseline, migrationFiles } from './migration-files.ts'
import { openPools } from './pools.ts'
import type { Pools } from './pools.ts'
import { prepareDatabase, refuseMightyRole } from './prepare.ts'
import { tenantsOf } from './tenant.ts'
import type { Tenants } from './tenant.ts'

let database: TestDatabase
let pools: Pools
let tenants: Tenants
let appUrl: string
beforeAll(async () => {
  database = await startTestDatabase()
  const addresses = await prepareDatabase({ url: database.url, dataDir: database.dataDir, log: () => {} })
  appUrl = addresses.appUrl
  // One connection: whatever one transaction leaves behind, the next one meets.
  pools = openPools({ ...addresses, size: 1 })
  tenants = tenantsOf(pools.app)
  for (const id of [1, 2]) {
    await tenants.inTenant(id, { source: 'test' }, async (db) => {
      await sql`insert into subscribers (subscriber_id, name) values (${id}, ${`Subscriber ${id}`})`.execute(
        db,
      )
      await sql`insert into units (subscriber_id, code, uqc) values (${id}, ${`U${id}`}, 'NOS')`.execute(db)
    })
  }
})
afterAll(async () => {
  await pools?.end()
  await database?.stop()
})

const unitsSeen = async (id: number) => {
  const { rows } = await tenants.inTenant(id, { source: 'test' }, (db) =>
    sql<{ code: string }>`select code from units order by code`.execute(db),
  )
  return rows.map((row) => row.code)
}

describe('a commit that leaves with the last query', () => {
  const actor = { source: 'test' }
  const last = (code: string) =>
    tenants.inTenant(2, actor, async (db) => {
      await sql`insert into units (subscriber_id, code, uqc) values (2, ${`${code}-1`}, 'NOS')`.execute(db)
      commitBehindNext(db)
      await sql`insert into units (subscriber_id, code, uqc) values (2, ${code}, 'NOS')`.execute(db)
    })
  const drop = (code: string) =>
    tenants.inTenant(2, actor, (db) =>
      sql`delete from units where code in (${code}, ${`${code}-1`})`.execute(db),
    )

  test('keeps everything, and the connection starts again', async () => {
    await last('V')
    expect(await unitsSeen(2)).toEqual(['U2', 'V', 'V-1'])
    await drop('V')
    expect(await unitsSeen(2)).toEqual(['U2'])
  })

  test('goes out behind the last of several, however they are asked for', async () => {
    const both = tenants.inTenant(2, actor, async (db, client) => {
      const sent = vi.spyOn(client, 'query')
      commitBehindNext(db, 2)
      await Promise.all(
        ['V', 'V-1'].map((code) =>
          sql`insert into units (subscriber_id, code, uqc) values (2, ${code}, 'NOS')`.execute(db),
        ),
      )
      const texts = sent.mock.calls.map(([asked]) => (asked as { text?: string }).text ?? asked)
      sent.mockRestore()
      return texts
    })
    expect(await both).toEqual([
      expect.stringContaining('insert'),
      expect.stringContaining('insert'),
      'commit',
    ])
    expect(await unitsSeen(2)).toEqual(['U2', 'V', 'V-1'])
    await drop('V')
  })

  test('is sent at the end where fewer queries came than announced', async () => {
    await tenants.inTenant(2, actor, async (db) => {
      commitBehindNext(db, 2)
      await sql`insert into units (subscriber_id, code, uqc) values (2, 'V', 'NOS')`.execute(db)
    })
    expect(await unitsSeen(2)).toEqual(['U2', 'V'])
    await drop('V')
  })

  test('undoes everything where that query fails', async () => {
    await expect(last('U2')).rejects.toMatchObject({ code: '23505' })
    expect(await unitsSeen(2)).toEqual(['U2'])
  })

  test('is not asked of the next transaction where the query never came', async () => {
    const never = tenants.inTenant(2, actor, async (db) => {
      commitBehindNext(db)
      throw new Error('refused before')
    })
    await expect(never).rejects.toThrow('refused before')
    const undone = tenants.inTenant(2, actor, async (db) => {
      await sql`insert into units (subscriber_id, code, uqc) values (2, 'W', 'NOS')`.execute(db)
      throw new Error('refused behind')
    })
    await expect(undone).rejects.toThrow('refused behind')
    expect(await unitsSeen(2)).toEqual(['U2'])
  })
})

test('queries that are asked for together leave in one write', async () => {
  const writes = await tenants.inTenant(2, { source: 'test' }, async (db, client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    const written = vi.spyOn(stream as Required<Socket>, '_writev')
    const alone = vi.spyOn(stream, '_write')
    await Promise.all([1, 2, 3].map((n) => sql`select ${n}::int`.execute(db)))
    return written.mock.calls.length + alone.mock.calls.length
  })
  expect(writes).toBe(1)
})

describe('tenants', () => {
  test('see their own rows alone, even where a query names no tenant', async () => {
    expect(await unitsSeen(1)).toEqual(['U1'])
    expect(await unitsSeen(2)).toEqual(['U2'])
  })

  test('case 22: without a tenant there is no row, in any table', async () => {
    const { rows } = await pools.owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity order by 1`,
    )
    expect(rows.length).toBeGreaterThan(20)
    for (const { name } of rows) {
      const result = await tenants.withoutTenant((db) =>
        sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db),
      )
      expect([name, result.rows[0]!.count]).toEqual([name, 0])
    }
  })

  test('case 23: interleaved on one connection, with errors in the middle, leave no setting behind', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 120 }, async (_, index) => {
        const id = (index % 2) + 1
        if (index % 5 === 3) {
          return tenants.inTenant(id, { source: 'test', userId: 77, reason: 'left behind?' }, async (db) => {
            await sql`select 1 / 0`.execute(db)
          })
        }
        if (index % 7 === 4) {
          const { rows } = await tenants.withoutTenant((db) =>
            sql<{ left: string | null; count: number }>`
            select nullif(concat(current_setting('bahi.subscriber_id', true), current_setting('bahi.user_id', true), current_setting('bahi.reason', true)), '') as left,
              (select count(*) from units) as count`.execute(db),
          )
          expect(rows[0]).toEqual({ left: null, count: 0 })
          return undefined
        }
        expect(await unitsSeen(id)).toEqual([`U${id}`])
        return undefined
      }),
    )
    const failures = outcomes.filter((one): one is PromiseRejectedResult => one.status === 'rejected')
    expect(failures.map(({ reason }) => (reason as Error).message)).toEqual(
      failures.map(() => 'division by zero'),
    )
    expect(failures.length).toBe(24)
  })

  test('case 24: cannot write, move or refer to rows of each other', async () => {
    const in1 = (statement: ReturnType<typeof sql>) =>
      tenants.inTenant(1, { source: 'test' }, (db) => statement.execute(db))
    await expect(
      in1(sql`insert into units (subscriber_id, code, uqc) values (2, 'X', 'NOS')`),
    ).rejects.toMatchObject({ code: '42501' })
    await expect(in1(sql`update units set subscriber_id = 2`)).rejects.toMatchObject({ code: '42501' })
    const { rows } = await tenants.inTenant(2, { source: 'test' }, (db) =>
      sql<{
        id: number
      }>`insert into categories (subscriber_id, name) values (2, 'Theirs') returning id`.execute(db),
    )
    await expect(
      in1(sql`insert into categories (subscriber_id, name, parent_id) values (1, 'Mine', ${rows[0]!.id})`),
    ).rejects.toMatchObject({ code: '23503' })
  })

  test('a deadlock is done again from the start', async () => {
    let attempts = 0
    const result = await tenants.inTenant(1, { source: 'test' }, async (db) => {
      attempts++
      if (attempts < 3)
        await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(db)
      return attempts
    })
    expect(result).toBe(3)
  })

  test('values arrive as the product uses them', async () => {
    const { rows } = await tenants.inTenant(1, { source: 'test' }, (db) =>
      sql`
      select 9007199254740991::bigint as id, 1234567890123.450::numeric as amount, '2026-11-20'::date as day,
        '2026-11-20 10:11:12.123456+05:30'::timestamptz as instant, array[1, 2]::bigint[] as ids, '{"aB_c": 1}'::jsonb as json`.execute(
        db,
      ),
    )
    expect(rows[0]).toEqual({
      id: 9007199254740991,
      amount: '1234567890123.450',
      day: '2026-11-20',
      instant: '2026-11-20T04:41:12.123456Z',
      ids: [1, 2],
      json: { aB_c: 1 },
    })
    await expect(
      tenants.inTenant(1, { source: 'test' }, (db) => sql`select 9007199254740993::bigint as id`.execute(db)),
    ).rejects.toThrow('2^53')
  })
})

describe('the role of requests', () => {
  test('is refused where it is mighty, with the reason', async () => {
    await expect(refuseMightyRole(database.url)).rejects.toThrow('is a superuser')
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    const name = `mighty_${database.dataDir
      .slice(-6)
      .toLowerCase()
      .replace(/[^a-z0-9]/g, 'x')}`
    try {
      await client.query(`create role ${name} login bypassrls password 'secret'`)
      const url = new URL(database.url)
      url.username = name
      url.password = 'secret'
      await expect(refuseMightyRole(url.href)).rejects.toThrow('bypasses row security')
      await client.query(
        `alter role ${name} nobypassrls; create table owned_by_it (subscriber_id bigint); alter table owned_by_it owner to ${name}`,
      )
      await expect(refuseMightyRole(url.href)).rejects.toThrow('owns tables of the schema')
    } finally {
      await client.query(`drop table if exists owned_by_it; drop owned by ${name}; drop role ${name}`)
      await client.end()
    }
  })

  test('cannot read the login directory, only ask it for one name', async () => {
    const client = new pg.Client({ connectionString: appUrl })
    await client.connect()
    try {
      await expect(client.query('select * from login_directory')).rejects.toMatchObject({ code: '42501' })
      expect((await client.query(`select * from find_login('nobody')`)).rows).toEqual([])
    } finally {
      await client.end()
    }
  })
})

describe('migrations', () => {
  test('begin with the baseline, of which no letter is ever changed', () => {
    const { number, checksum } = migrationFiles()[0]!
    expect([number, checksum]).toEqual([
      145,
      '8fac9a4b780a11135c9af63ad926735553e1b66ae9b3c4aa45cb878778e01d2f',
    ])
  })

  test('run again do nothing, and two servers may start together', async () => {
    const lines: string[] = []
    await Promise.all([
      migrate(database.url, (line) => lines.push(line)),
      migrate(database.url, (line) => lines.push(line)),
    ])
    expect(lines).toEqual([])
  })

  test('a file changed after it ran, the baseline among them, and a newer schema are refused', async () => {
    for (const { number, name, checksum } of [migrationFiles()[0]!, migrationFiles().at(-1)!]) {
      await recordAs(number, name, 'other')
      await expect(migrate(database.url)).rejects.toThrow(`${name} was changed`)
      await recordAs(number, name, checksum)
    }
    await pools.owner.query(`insert into bahi_migrations (number, name, checksum) values (9999, 'later', '')`)
    await expect(migrate(database.url)).rejects.toThrow('start a newer version')
    await pools.owner.query('delete from bahi_migrations where number = 9999')
  })

  test('a database that the files before the baseline made is brought forward, with these files as they were released', async () => {
    const { name, checksum } = migrationFiles()[0]!
    const { number, formerly } = baseline
    await recordAs(number, formerly.name, formerly.checksum)
    const lines: string[] = []
    await migrate(database.url, (line) => lines.push(line))
    expect(lines).toEqual([])
    await recordAs(number, formerly.name, 'other')
    await expect(migrate(database.url)).rejects.toThrow('was changed')
    await recordAs(number, name, checksum)
  })

  test('a database that never reached the baseline is refused before anything is done to it', async () => {
    const { rows } = await pools.owner.query('delete from bahi_migrations returning *')
    await pools.owner.query(
      `insert into bahi_migrations (number, name, checksum) values (1, '0001-platform.sql', ''), (107, '0107-orders.sql', '')`,
    )
    const lines: string[] = []
    const asked = migrate(database.url, (line) => lines.push(line))
    await expect(asked).rejects.toThrow('The database has schema 107, which no release had')
    expect(lines).toEqual([])
    await pools.owner.query('delete from bahi_migrations')
    await pools.owner.query(
      'insert into bahi_migrations select * from json_populate_recordset(null::bahi_migrations, $1)',
      [JSON.stringify(rows)],
    )
  })

  const recordAs = (number: number, name: string, checksum: string) =>
    pools.owner.query('update bahi_migrations set name = $2, checksum = $3 where number = $1', [
      number,
      name,
      checksum,
    ])
})
