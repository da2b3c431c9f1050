import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'
import {
  columnRules,
  columnsOfPasswords,
  harmless,
  numberedBeside,
  rowRules,
  soundsSecret,
  tablesLeftOut,
  tablesOfPasswords,
} from './tables.ts'
import { tablesOf } from './schema.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await startTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await database?.stop()
})

const columnsOfSchema = async () => {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     where c.table_schema = 'public' and exists (select from information_schema.columns s
       where s.table_schema = 'public' and s.table_name = c.table_name and s.column_name = 'subscriber_id')`,
  )
  return rows
}

test('every table of a subscriber goes into its file, or is left out with a reason', async () => {
  const all = new Set((await columnsOfSchema()).map(({ table }) => table))
  const going = (await tablesOf(client, true)).map(({ name }) => name)
  expect(new Set([...going, ...Object.keys(tablesLeftOut)])).toEqual(all)
  expect(going.length).toBeGreaterThan(150)
  for (const { name, key } of await tablesOf(client, true))
    expect([name, key[0]]).toEqual([name, 'subscriber_id'])
})

test('a table that is made tomorrow goes into the file without a change here', async () => {
  await client.query('begin')
  await client.query(
    'create table tomorrow (subscriber_id bigint, id bigint, amount numeric, primary key (subscriber_id, id))',
  )
  const found = (await tablesOf(client, false)).find(({ name }) => name === 'tomorrow')
  await client.query('rollback')
  expect(found).toEqual({
    name: 'tomorrow',
    columns: ['subscriber_id', 'id', 'amount'],
    key: ['subscriber_id', 'id'],
    numeric: ['amount'],
  })
})

test('what is said of tables and columns is said of some that exist', async () => {
  const known = await columnsOfSchema()
  const tables = new Set(known.map(({ table }) => table))
  const columns = new Set(known.map(({ table, column }) => `${table}.${column}`))
  const named = [tablesLeftOut, tablesOfPasswords, rowRules].flatMap((list) => Object.keys(list))
  expect(named.filter((name) => !tables.has(name))).toEqual([])
  const ruled = [columnRules, columnsOfPasswords].flatMap((rules) =>
    Object.entries(rules).flatMap(([table, of]) => Object.keys(of).map((column) => `${table}.${column}`)),
  )
  expect([...ruled, ...Object.keys(harmless)].filter((name) => !columns.has(name))).toEqual([])
})

test('no column whose name sounds like a secret goes along without a decision', async () => {
  const decided = new Set([
    ...Object.keys(harmless),
    ...[columnRules, columnsOfPasswords].flatMap((rules) =>
      Object.entries(rules).flatMap(([table, of]) => Object.keys(of).map((column) => `${table}.${column}`)),
    ),
  ])
  const out = { ...tablesLeftOut, ...tablesOfPasswords }
  const undecided = (await columnsOfSchema())
    .filter(({ table, column }) => soundsSecret.test(column) && !(table in out))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !decided.has(name))
  expect(undecided).toEqual([])
})

test('every sequence is that of one column, or it is said whose numbers it gives', async () => {
  const { rows: free } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'i')`,
  )
  const { rows: borrowed } = await client.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
     where pg_get_expr(d.adbin, d.adrelid) like 'nextval%'`,
  )
  const said = new Set(
    numberedBeside.flatMap(({ sequence, table, column }) => [sequence, `${table}.${column}`]),
  )
  expect([...free, ...borrowed].map(({ name }) => name).filter((name) => !said.has(name))).toEqual([])
})
