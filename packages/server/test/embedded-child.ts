import { Client } from 'pg'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'

/** A program for tests to kill: starts PostgreSQL on the folder given and saves rows, telling each one saved. */
const server = await startEmbedded({ dataDir: process.argv[2]! })
const client = new Client({ connectionString: server.adminUrl })
await client.connect()
await client.query('create table if not exists kept (id integer primary key)')
const { rows } = await client.query<{ last: number }>('select coalesce(max(id), 0) as last from kept')
process.stdout.write(`pid ${server.pid}\n`)
for (let id = rows[0]!.last + 1; ; id++) {
  await client.query('insert into kept values ($1)', [id])
  process.stdout.write(`saved ${id}\n`)
}
