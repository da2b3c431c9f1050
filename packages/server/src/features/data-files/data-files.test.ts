import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rightCodes } from '@bahi/contracts/rights.ts'
import { DataFile } from '@bahi/domain/data-file/read.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealedText, sendCall, startTestServer, testPassword } from '../../../test/call-helpers.ts'
import type { TestServer, TestUser } from '../../../test/call-helpers.ts'
import { faultOf, importInto, readAll } from '../../../test/data-files.ts'
import { endOfTask } from '../../../test/portal-world.ts'
import { testFolder } from '../../../test/test-folder.ts'
import { makeWorld } from '../../../test/world.ts'
import type { World } from '../../../test/world.ts'
import { nodeTools, withFile } from '../../platform/data-file/node-tools.ts'

let server: TestServer
let world: World
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(testFolder(), 'bahi made '))
  server = await startTestServer({ env: { BAHI_WORKER: 'on' } })
  world = await makeWorld(server, 'Jasper')
  await makeWorld(server, 'Onyx')
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const passphrase = 'four quiet harbours'

/** Sends what a person types, encrypted with a key of its own. */
async function make(user: TestUser, typed: { password: string; passphrase?: string }) {
  const { texts, headers } = await sealedText(server, ...Object.values(typed))
  const body = Object.fromEntries(Object.keys(typed).map((name, index) => [name, texts[index]]))
  return server.send('POST', '/api/dataFile/make', {
    token: user.token,
    headers,
    body,
  })
}

async function fileOf(taskId: number): Promise<{ name: string; size: number }> {
  const task = await endOfTask(world.shop, { taskId })
  expect(task.status, JSON.stringify(task.response)).toBe('Success')
  const { bytes } = await sendCall(server.url, 'task.file', { id: task.result[0]!.fileId }, world.shop.token)
  const name = path.join(folder, `${taskId}.zip`)
  writeFileSync(name, bytes)
  return { name, size: bytes.length }
}

test.each([
  ['encrypted', passphrase],
  ['plain', undefined],
])('an Admin makes a file that is imported elsewhere: %s', async (_kind, chosen) => {
  const { status, body } = await make(world.shop, {
    password: testPassword,
    ...(chosen === undefined ? {} : { passphrase: chosen }),
  })
  expect([status, body?.errors]).toEqual([200, undefined])
  const { name, size } = await fileOf(body.taskId as number)
  const { records, fingerprint } = await world.shop.ok('dataFile.search')
  const manifest = await readAll(name, chosen)
  await withFile(name, async (bytes) => {
    const file = await DataFile.open(bytes, nodeTools, chosen)
    expect(records[0]).toMatchObject({
      action: 'Made',
      size,
      fileHash: file.hash,
      signedBy: fingerprint,
      isEncrypted: chosen !== undefined,
      byUser: world.shop.userName,
    })
    expect(file.signedBy).toBe(fingerprint)
    for (const { path: entry } of manifest.entries)
      expect((await file.text(entry)).includes('Onyx'), entry).toBe(false)
  })
  const url = await server.database.clone()
  const { tables } = await importInto(url, name, chosen)
  expect(tables).toEqual(manifest.tables)
  // The passphrase stays nowhere, and the trail says that all data left.
  const kept = await world.shop.inTenant(async (db) => {
    const { rows } = await sql<{ input: object; entries: number }>`select t.input,
      (select count(*)::int from audit_entries where subscriber_id = t.subscriber_id and table_name = 'data_files' and record_id = ${records[0]!.id}) as entries
      from background_tasks t where t.subscriber_id = current_subscriber() and t.id = ${body.taskId as number}`.execute(
      db,
    )
    return rows[0]!
  })
  expect(kept).toEqual({ input: { culture: 'en-IN' }, entries: 1 })
})

test('what is missing or wrong is said at its field, and nothing begins', async () => {
  const wrong = await make(world.shop, { password: 'Something-Else-1' })
  expect([wrong.status, wrong.body.validationErrors]).toEqual([
    422,
    { 'Data.password': [expect.objectContaining({ code: 'USER0030' })] },
  ])
  const short = await make(world.shop, { password: testPassword, passphrase: 'too short' })
  expect([short.status, short.body.validationErrors]).toEqual([
    422,
    { 'Data.passphrase': [expect.objectContaining({ code: 'VALD0104' })] },
  ])
})

test('without the right to the security of the account it is refused, whatever other rights there are', async () => {
  const user = await world.shop.makeUser({ rights: rightCodes.filter((code) => code !== 'STG_SEC') })
  const refused = await make(user, { password: testPassword })
  expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'RIGHT001'])
  expect((await user.call('dataFile.search')).status).toBe(403)
})

test('the file of one account does not open with the passphrase of another', async () => {
  const { body } = await make(world.shop, { password: testPassword, passphrase })
  const { name } = await fileOf(body.taskId as number)
  expect(await faultOf(readAll(name, 'another passphrase'))).toBe('wrongKey')
})
