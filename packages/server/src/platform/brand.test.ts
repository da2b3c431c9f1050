import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer } from '../../test/call-helpers.ts'
import type { TestServer } from '../../test/call-helpers.ts'
import { Brands } from './brand.ts'
import { setSystemSettings } from './set-system-settings.ts'

let server: TestServer
let web: string
beforeAll(async () => {
  web = await mkdtemp(path.join(tmpdir(), 'bahi-brand-'))
  await put(web, 'bahi/logo.svg', '<svg/>')
  server = await startTestServer({ env: { BAHI_WEB_DIST: web } })
})
afterAll(async () => {
  await server?.stop()
  await rm(web, { recursive: true, force: true })
})

async function put(place: string, name: string, content: string) {
  const file = path.join(place, 'brand', name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
const settings = async () => (await server.send('GET', '/api/preLoadSettings')).body
const set = (values: Record<string, unknown>) => setSystemSettings(server.app.pools.owner, values)

test('names, logo, icon and slides follow the settings while the product runs', async () => {
  expect((await settings()).brand).toEqual({
    logo: '/brand/bahi/logo.svg',
    icon: '/brand/bahi/logo.svg',
    slides: [],
  })
  await put(server.database.dataDir, 'acme/logo.png', 'a picture')
  await put(server.database.dataDir, 'acme/icon.svg', '<svg id="acme"/>')
  for (const number of [1, 2, 3]) await put(server.database.dataDir, `acme/slide-${number}.jpg`, 'a slide')
  await set({ folderName: 'acme', applicationTitle: 'Acme Books', applicationSubTitle: 'for shops' })
  expect(await settings()).toMatchObject({
    folderName: 'acme',
    applicationTitle: 'Acme Books',
    applicationSubTitle: 'for shops',
    brand: {
      logo: '/brand/acme/logo.png',
      icon: '/brand/acme/icon.svg',
      slides: ['/brand/acme/slide-1.jpg', '/brand/acme/slide-2.jpg', '/brand/acme/slide-3.jpg'],
    },
  })
  const logo = await server.send('GET', '/brand/acme/logo.png')
  expect([logo.status, logo.headers.get('content-type'), logo.bytes.toString()]).toEqual([
    200,
    'image/png',
    'a picture',
  ])
})

test("a folder that is no plain name, or lacks a picture, gives the product's own", async () => {
  for (const folderName of ['../../etc', 'Acme', '', 'a/b', 7, 'never-made']) {
    await set({ folderName })
    expect((await settings()).brand.logo).toBe('/brand/bahi/logo.svg')
  }
  await set({ folderName: null })
})

test.each([
  '/brand/../secret.key',
  '/brand/acme/..%2f..%2fsecret.key',
  '/brand/acme/notes.txt',
  '/brand/acme/none.svg',
])('%s is no picture', async (address) => {
  expect(await new Brands(server.database.dataDir, web).read(address)).toBeUndefined()
  expect((await server.send('GET', address)).bytes.toString()).not.toContain('=')
})
