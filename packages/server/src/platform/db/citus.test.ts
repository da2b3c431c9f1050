import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { startTestDatabase } from '../../../test/database.ts'
import type { TestDatabase } from '../../../test/database.ts'
import { tablesWithoutTenant } from './catalogue.ts'

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

/**
 * What Citus refuses of tables that are distributed by a column, beside the rules of catalogue.ts (every key and index begins
 * with it, and so does every foreign key on both sides). Source: Citus 12, "Creating and Modifying Distributed Objects".
 */
const refusals = `
  with tenant_tables as (
    select c.oid, c.relname::text as name, a.attnum as tenant, a.atttypid as type, a.attidentity, a.attgenerated
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'subscriber_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relname = any($1::text[])
  )
  select name as "table", 'subscriber_id is not bigint' as rule from tenant_tables where type <> 'bigint'::regtype
  union all
  select name, 'subscriber_id is computed' from tenant_tables where attidentity <> '' or attgenerated <> ''
  union all
  select t.name, 'exclusion constraint ' || k.conname || ' does not compare subscriber_id by =' from tenant_tables t
    join pg_constraint k on k.conrelid = t.oid and k.contype = 'x'
    where not exists (select from unnest(k.conkey, k.conexclop) as part (attribute, operator)
      join pg_operator o on o.oid = part.operator where part.attribute = t.tenant and o.oprname = '=')
  union all
  select t.name, 'foreign key ' || k.conname || ' changes subscriber_id' from tenant_tables t
    join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
    where k.confupdtype in ('c', 'n', 'd')
      or (k.confdeltype in ('n', 'd') and coalesce(t.tenant = any(k.confdelsetcols), true))
  union all
  select t.name, 'trigger ' || g.tgname || ' waits for the end of the transaction' from tenant_tables t
    join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal where g.tgdeferrable
  union all
  select t.name, 'a sequence of ' || a.attname || ', which is not bigint' from tenant_tables t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    where (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like 'nextval(%') and a.atttypid <> 'bigint'::regtype
  union all
  select t.name, 'is part of another table' from tenant_tables t join pg_inherits i on i.inhrelid = t.oid
    join pg_class p on p.oid = i.inhparent where p.relkind = 'r'
  order by 1, 2`

const refused = async () => {
  const { rows } = await client.query<{ table: string; rule: string }>(refusals, [
    Object.keys(tablesWithoutTenant),
  ])
  return rows.map(({ table, rule }) => `${table}: ${rule}`)
}

test('every table of a subscriber can be distributed by it', async () => {
  expect(await refused()).toEqual([])
})

const key = 'primary key (subscriber_id, id)'
test.each([
  [`create table bad (subscriber_id integer, id bigint, ${key})`, 'subscriber_id is not bigint'],
  [
    `create table bad (subscriber_id bigint generated always as identity, id bigint, ${key})`,
    'subscriber_id is computed',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, period daterange, ${key}, exclude using gist (period with &&))`,
    'exclusion constraint bad_period_excl does not compare subscriber_id by =',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, user_id bigint, ${key},
      foreign key (subscriber_id, user_id) references users (subscriber_id, id) on delete set null)`,
    'foreign key bad_subscriber_id_user_id_fkey changes subscriber_id',
  ],
  [
    `create table bad (subscriber_id bigint, id integer generated always as identity, ${key})`,
    'a sequence of id, which is not bigint',
  ],
  [
    `create table bad (subscriber_id bigint, id bigint, ${key});
     create constraint trigger late after insert on bad deferrable initially deferred for each row execute function suppress_redundant_updates_trigger()`,
    'trigger late waits for the end of the transaction',
  ],
])('found out: %s', async (statements, rule) => {
  await client.query('begin')
  try {
    await client.query(statements)
    expect(await refused()).toContain(`bad: ${rule}`)
  } finally {
    await client.query('rollback')
  }
})

/** The names that Citus has, which note what they are asked for, and refuse what Citus refuses in the order of things. */
const namesOfCitus = `
  create table pg_dist_partition (logicalrelid regclass, colocated text, is_reference boolean not null default false);
  create function create_distributed_table(relation regclass, distribution_column text, colocate_with text default 'default') returns void
    language plpgsql as $f$
    begin
      if exists (select from pg_constraint where contype = 'f' and (conrelid = relation or confrelid = relation)) then
        raise exception 'foreign keys of % are in the way', relation;
      end if;
      if colocate_with <> 'default' and not exists (select from pg_dist_partition where logicalrelid = colocate_with::regclass) then
        raise exception '% is not distributed', colocate_with;
      end if;
      insert into pg_dist_partition values (relation, colocate_with);
    end $f$;
  create function create_reference_table(relation regclass) returns void language sql as
    $f$ insert into pg_dist_partition values (relation, 'default', true) $f$;`

test('deploy/citus.sql distributes every table of a subscriber once, also those that come later, and keeps the foreign keys', async () => {
  const file = readFileSync(new URL('../../../../../deploy/citus.sql', import.meta.url), 'utf8')
  const foreignKeys = async () =>
    (
      await client.query(`select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid) as said
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`)
    ).rows
  const ofTenants = `select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'subscriber_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relname = any($1::text[]) order by 1`
  await client.query('begin')
  try {
    await client.query(namesOfCitus)
    const before = await foreignKeys()
    await client.query(file)
    const tables = (await client.query(ofTenants, [Object.keys(tablesWithoutTenant)])).rows
    const distributed = async (isReference: boolean) =>
      (
        await client.query(
          'select logicalrelid::text as name from pg_dist_partition where is_reference = $1 order by 1',
          [isReference],
        )
      ).rows
    expect(await distributed(false)).toEqual(tables)
    expect(await distributed(true)).toEqual(
      ['document_kinds', 'plans', 'system_settings'].map((name) => ({ name })),
    )
    expect(await foreignKeys()).toEqual(before)
    await client.query('drop table citus_foreign_keys, citus_known')
    await client.query(
      `create table later (subscriber_id bigint, id bigint, ${key}); select tenant_table('later')`,
    )
    await client.query(file)
    expect((await distributed(false)).length).toBe(tables.length + 1)
  } finally {
    await client.query('rollback')
  }
})
