import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../test/call-helpers.ts'
import { openSecrets } from './secret-key.ts'

let server: TestServer
let shop: TestSubscriber
let owner: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.makeSubscriber()
  owner = new pg.Client({ connectionString: server.app.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await server?.stop()
})

const dataDir = () => server.database.dataDir
/** A data folder that came without its key, as from a backup of the database alone. */
const elsewhere = () => mkdtempSync(path.join(tmpdir(), 'bahi-key-'))
const totpOf = async () => {
  const { rows } = await shop.inTenant((db) =>
    sql<{
      totpSecret: string | null
      twoFactor: string
    }>`select totp_secret, two_factor from users where id = ${shop.id}`.execute(db),
  )
  return rows[0]!
}

test('a new key is made where nothing is sealed, and refused where something is', async () => {
  const kept = readFileSync(path.join(dataDir(), 'secret.key'), 'utf8')
  const fresh = elsewhere()
  await openSecrets(owner, { dataDir: fresh })
  expect(readFileSync(path.join(fresh, 'secret.key'), 'utf8')).not.toBe(kept)
  const secrets = await openSecrets(owner, { dataDir: dataDir() })
  const sealed = secrets.seal('a secret', 'here').toString('base64')
  await shop.inTenant((db) =>
    sql`update users set totp_secret = ${sealed}, two_factor = 'App' where id = ${shop.id}`.execute(db),
  )

  const without = elsewhere()
  await expect(openSecrets(owner, { dataDir: without })).rejects.toThrow(
    /secret\.key is missing from .*Put the file back/,
  )
  // Nothing was made silently: the second try is refused like the first.
  await expect(openSecrets(owner, { dataDir: without })).rejects.toThrow(/secret\.key is missing/)
  await expect(openSecrets(owner, { dataDir: fresh })).rejects.toThrow(
    /is not the key that this database was sealed with/,
  )
  const other = randomBytes(32).toString('base64')
  await expect(openSecrets(owner, { dataDir: dataDir(), secretKey: other })).rejects.toThrow(
    /BAHI_SECRET_KEY is not the key/,
  )
  writeFileSync(path.join(without, 'secret.key'), kept)
  expect((await openSecrets(owner, { dataDir: without })).open(Buffer.from(sealed, 'base64'), 'here')).toBe(
    'a secret',
  )
  for (const folder of [fresh, without]) rmSync(folder, { recursive: true })
})

test('a lost key is given up explicitly: what it sealed is removed, and the second step is sent by mail', async () => {
  const folder = elsewhere()
  await openSecrets(owner, { dataDir: folder, secretKeyLost: true })
  expect(await totpOf()).toEqual({ totpSecret: null, twoFactor: 'Mail' })
  await openSecrets(owner, { dataDir: folder })
  rmSync(folder, { recursive: true })
})
