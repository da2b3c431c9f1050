import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from './call-helpers.ts'
import type { TestServer, TestSubscriber } from './call-helpers.ts'
import { stockShop } from './shop.ts'
import { testFolder } from './test-folder.ts'
import { closeRenderer } from '../src/features/printing/index.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const example = 'order-to-invoice.ts'

let server: TestServer
let us: TestSubscriber
let folder: string
beforeAll(async () => {
  server = await startTestServer()
  us = await server.makeSubscriber()
  await stockShop(us)
  await us.ok('unit.save', { code: 'NOS', uqc: 'NOS', description: 'Numbers' })
  folder = await mkdtemp(path.join(testFolder(), 'bahi-client-'))
  await copyFile(path.join(root, 'docs/example', example), path.join(folder, example))
  const { bytes } = await server.send('GET', '/api/bahi-client.ts')
  await writeFile(path.join(folder, 'bahi-client.ts'), bytes)
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
})
afterAll(async () => {
  await closeRenderer()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const settings = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    noEmit: true,
    types: ['node'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  },
}

const typesOf = async (files: readonly string[]) => {
  await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ ...settings, files }))
  const checked = run(path.join(root, 'node_modules/.bin/tsc'), ['-p', folder])
  return checked.then(() => '').catch(({ stdout }: { stdout: string }) => stdout)
}

test('the client and the example have right types, and a wrong call has not', async () => {
  expect(await typesOf([example])).toBe('')
  await writeFile(
    path.join(folder, 'wrong.ts'),
    `import { bahi } from './bahi-client.ts'
const books = bahi({ address: '', clientId: '', clientSecret: '' })
await books.call('salesInvoice.unheardOf', {})
await books.call('salesInvoice.save', { partyId: 'one' })
const { id } = await books.call('party.save', { name: 'A', taxpayerType: 'UNREG' })
export const wrong: string = id
`,
  )
  const faults = (await typesOf(['wrong.ts'])).match(/wrong\.ts\(\d+/g)
  expect(new Set(faults)).toEqual(new Set(['wrong.ts(3', 'wrong.ts(4', 'wrong.ts(6']))
})

test('the example bills an order once, however often it is started, and keeps its PDF', async () => {
  const program = await us.ok('apiAccess.save', {
    name: 'Web shop',
    scopes: ['PTY_SH_VW', 'PTY_AD', 'UNT_SH_VW', 'ITM_SH_VW', 'ITM_AD', 'SIN_SH_VW', 'SIN_AD', 'SIN_PDF'],
  })
  const { gstin } = await gstinOfPlace()
  const start = (more: object = {}) =>
    run(process.execPath, [example], {
      cwd: folder,
      env: {
        BAHI_ADDRESS: server.url,
        BAHI_CLIENT_ID: program.clientId,
        BAHI_CLIENT_SECRET: program.clientSecret!,
        BAHI_GSTIN: gstin,
        ...more,
      },
    })
  const first = await start()
  // Two at 1,250 with GST of 18 %.
  expect(first.stdout).toMatch(/Order WEB-4711 is invoice \S+ of 2950\.00 rupees/)
  expect(first.stdout).toMatch(/owes 2950\.00/)
  expect((await start()).stdout).toBe(first.stdout)
  const { total } = await us.ok('salesInvoice.search', { keyword: '' })
  expect(total).toBe(1)
  expect((await readdir(folder)).filter((name) => name.endsWith('.pdf'))).toEqual(['WEB-4711.pdf'])
  expect((await readFile(path.join(folder, 'WEB-4711.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
  // A refusal is said with what the person can do.
  const refused = await start({ BAHI_CLIENT_SECRET: 'bahi_wrong' }).catch(
    (fault: { code: number; stderr: string }) => fault,
  )
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Refused \(401, request \S+\): \S/),
  })
})

async function gstinOfPlace() {
  const places = await us.ok('entity.entities', {})
  const place = places.flatMap(({ children }) => children).find(({ entityId }) => entityId === us.entityId)!
  return { gstin: place.vrn! }
}
