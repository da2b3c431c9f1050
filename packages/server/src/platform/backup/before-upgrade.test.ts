import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testFolder } from '../../../test/test-folder.ts'
import { migrate, pendingMigrations } from '../db/migrate.ts'
import { startEmbedded } from '../postgres/embedded.ts'
import type { EmbeddedPostgres } from '../postgres/embedded.ts'
import { copyBeforeUpgrade, factsBefore } from './before-upgrade.ts'
import type { Facts } from './facts.ts'

let folder: string
let dataDir: string
let postgres: EmbeddedPostgres | undefined
let facts: Facts
const say = () => {}

beforeAll(async () => {
  folder = mkdtempSync(path.join(testFolder(), 'bahi upgrade '))
  dataDir = path.join(folder, 'data')
  postgres = await startEmbedded({ dataDir })
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(text)).rows
  } finally {
    await client.end()
  }
}

test('a new database has nothing to copy, one of an older version says from which schema to which, and one that is up to date has nothing', async () => {
  const url = postgres!.adminUrl
  expect(await pendingMigrations(url)).toBeUndefined()
  await migrate(url)
  expect(await pendingMigrations(url)).toBeUndefined()
  const [{ newest, before }] = (await query<{ newest: number; before: number }>(
    url,
    `select max(number) as newest, (select max(number) from bahi_migrations where number < (select max(number) from bahi_migrations)) as before
      from bahi_migrations`,
  )) as [{ newest: number; before: number }]
  await query(url, `delete from bahi_migrations where number = ${newest}`)
  expect(await pendingMigrations(url)).toEqual({ from: before, to: newest })
})

test('the copy is a data folder with everything, on a timeline of its own, and the newest alone is kept', async () => {
  const url = postgres!.adminUrl
  await query(url, `create table kept (word text); insert into kept values ('as it was')`)
  facts = await factsBefore(url)
  writeFileSync(path.join(dataDir, 'secret.key'), 'key', { mode: 0o600 })
  mkdirSync(path.join(dataDir, 'before-upgrade-0100'))
  mkdirSync(path.join(dataDir, 'before-upgrade-0500.new'))
  await postgres!.stop()
  const copy = await copyBeforeUpgrade({ dataDir, pending: { from: 500, to: 501 }, facts, say })
  expect(copy).toBe(path.join(dataDir, 'before-upgrade-0500'))
  expect(readdirSync(dataDir).filter((name) => name.startsWith('before-upgrade'))).toEqual([
    'before-upgrade-0500',
  ])
  expect(statSync(path.join(copy, 'secret.key')).mode & 0o777).toBe(0o600)

  // What is written afterwards is not in it; both work, beside each other.
  postgres = await startEmbedded({ dataDir })
  await query(postgres.adminUrl, `insert into kept values ('after')`)
  const before = await startEmbedded({ dataDir: copy })
  try {
    expect(await query(before.adminUrl, 'select word from kept')).toEqual([{ word: 'as it was' }])
    await query(before.adminUrl, `insert into kept values ('goes back')`)
    const timelineOf = async (address: string) =>
      (await query<{ line: number }>(address, 'select timeline_id as line from pg_control_checkpoint()'))[0]!
        .line
    expect(await timelineOf(before.adminUrl)).toBe((await timelineOf(postgres.adminUrl)) + 1)
  } finally {
    await before.stop()
  }
})

test('a copy that is not what the database says stops the upgrade, and leaves what was there', async () => {
  await postgres!.stop()
  const wrong = { ...facts, documents: facts.documents + 1 }
  await expect(
    copyBeforeUpgrade({ dataDir, pending: { from: 501, to: 502 }, facts: wrong, say }),
  ).rejects.toThrow(/is not what the database says/)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('before-upgrade'))).toEqual([
    'before-upgrade-0500',
  ])
})

test('a link to another place is not followed, and the way out is said', async () => {
  const link = path.join(dataDir, 'postgres', 'pg_tblspc', '16999')
  symlinkSync(folder, link)
  try {
    await expect(copyBeforeUpgrade({ dataDir, pending: { from: 501, to: 502 }, facts, say })).rejects.toThrow(
      /BAHI_UPGRADE_COPY=off/,
    )
  } finally {
    rmSync(link)
  }
  expect(existsSync(path.join(dataDir, 'before-upgrade-0501.new'))).toBe(false)
  postgres = await startEmbedded({ dataDir })
  expect(await query(postgres.adminUrl, 'select count(*)::int as count from kept')).toEqual([{ count: 2 }])
})
