import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import pg from 'pg'
import { argument, ownerAddress } from './owner.ts'

/** What the migrations fill themselves, and what is sealed with the key of the installation it was made on. */
const leftOut = /^(bahi_|hsn_directory|secret_key|portal_credentials|portal_sessions|job_workers)/

/**
 * `npm run db:keep`: keeps the rows of a database as `packages/server/test/upgrade/<newest migration>.jsonl.br`, which upgrade.test.ts brings
 * forward. Before a release changes the schema: start that release with an empty data folder (`npm start` makes the sample
 * company), then `BAHI_DATA=<its folder> npm run db:keep`.
 */
await ownerAddress(async (connectionString) => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  const newest = await client.query<{ number: number }>('select max(number) as number from bahi_migrations')
  const name = argument('name') ?? String(newest.rows[0]!.number).padStart(4, '0')
  const { rows: tables } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`)
  const { rows: sequences } = await client.query(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  const lines = [JSON.stringify(sequences)]
  for (const { name: table } of tables.filter(({ name: table }) => !leftOut.test(table))) {
    const { rows } = await client.query<{ row: string }>(
      `select to_json(t)::text as row from ${pg.escapeIdentifier(table)} t`,
    )
    if (rows.length > 0)
      lines.push(JSON.stringify({ table, rows: rows.length }), ...rows.map(({ row }) => row))
  }
  const file = new URL(`../../test/upgrade/${name}.jsonl.br`, import.meta.url)
  await writeFile(file, await promisify(brotliCompress)(lines.join('\n')))
  await client.end()
  console.log(`${lines.length} lines kept in ${file.pathname}`)
})
