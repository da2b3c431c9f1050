import { afterAll, beforeAll, expect, it } from 'vitest'
import type pg from 'pg'
import { testPool } from '../../../test/database.ts'
import { startTestServer } from '../../../test/call-helpers.ts'
import type { TestServer, TestSubscriber } from '../../../test/call-helpers.ts'
import { stockShop } from '../../../test/shop.ts'
import { sealAll } from '../../platform/audit/seal.ts'
import { verifyLines } from '../../platform/audit/verify-file.ts'

let server: TestServer
let owner: pg.Pool
let us: TestSubscriber

beforeAll(async () => {
  server = await startTestServer()
  owner = testPool(server.app.ownerUrl, 2)
  us = await server.makeSubscriber()
  await stockShop(us)
  for (let sealed = 0; sealed === 0;) sealed = await sealAll(owner)
})
afterAll(async () => {
  await owner?.end()
  await server?.stop()
})

const linesOf = async (): Promise<string[]> => {
  const reply = await us.call('audit.download')
  expect(reply.status).toBe(200)
  return reply.bytes.toString('utf8').split('\n')
}
async function* each(lines: readonly string[]) {
  yield* lines
}
const check = (lines: readonly string[]) => verifyLines(each(lines))

it('an administrator checks the chain from the first seal to its head', async () => {
  const verdict = await us.ok('audit.verify')
  expect(verdict).toMatchObject({ isIntact: true, fault: null })
  expect(verdict.entries).toBeGreaterThan(5)
  expect(verdict.days[0]!.entries).toBeGreaterThan(5)
})

it('the file is checked without the database and has the same head', async () => {
  const { headHash, entries, seals } = await us.ok('audit.verify')
  expect(await check(await linesOf())).toEqual({ entries, seals, head: headHash })
})

it.each<[string, (lines: string[]) => string[]]>([
  [
    'one letter of an entry',
    (lines) => lines.map((line, at) => (at === 3 ? line.replace(/insert/, 'inserT') : line)),
  ],
  ['an entry taken out', (lines) => lines.toSpliced(4, 1)],
  ['two entries swapped', (lines) => lines.toSpliced(3, 2, lines[4]!, lines[3]!)],
  ['an entry before the first seal', (lines) => lines.toSpliced(1, 0, lines[2]!)],
  ['an entry put in', (lines) => lines.toSpliced(3, 0, lines[4]!)],
  ['the last seal cut off', (lines) => lines.slice(0, 1)],
])('%s is found', async (_name, tamper) => {
  const lines = await linesOf()
  const changed = tamper(lines)
  expect(changed.join('\n')).not.toBe(lines.join('\n'))
  expect((await check(changed)).fault).toBeDefined()
})
