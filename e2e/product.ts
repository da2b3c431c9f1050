import { createWriteStream, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { placeOfRun } from '../packages/server/test/test-folder.ts'
import { startServer } from '../scripts/lib/server-process.mjs'
import { setup } from '../scripts/setup.mjs'

/**
 * Starts the product as `npm start` does, on a free port and an empty data folder, and ends it after the
 * last journey. With BAHI_E2E_URL the journeys run against a server that is up already.
 */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['BAHI_E2E_URL']) return undefined
  await setup()
  const dataDir = await mkdtemp(join(await placeOfRun(), 'bahi-e2e-'))
  const results = fileURLToPath(new URL('../test-results/', import.meta.url))
  mkdirSync(results, { recursive: true })
  const log = createWriteStream(join(results, 'e2e-server.log'))
  const server = startServer({
    env: {
      PORT: String(await freePort()),
      BAHI_DATA: dataDir,
      BAHI_ENV: 'test',
      BAHI_SANDBOX: 'own',
      BAHI_DATA_FILES_TO: join(dataDir, 'data-files'),
      // The receiver of a journey is on this machine.
      BAHI_CALLBACK_PRIVATE: 'on',
      DATABASE_URL: '',
      BAHI_DEMO_PASSWORD: '',
      // Journeys sign in often; the one about captchas asks for them itself.
      BAHI_SYSTEM_SETTINGS: '{"captchaEnabled":false}',
    },
    stdout: log,
    stderr: log,
  })
  const address = await Promise.race([
    server.ready,
    server.ended.then(({ code }) => {
      throw new Error(`The product ended at its start (${code}); see test-results/e2e-server.log`)
    }),
    new Promise<never>((_done, fail) =>
      setTimeout(() => fail(new Error('The product was not ready within 3 minutes')), 180_000).unref(),
    ),
  ])
  process.env['BAHI_E2E_URL'] = address
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise((done) => probe.close(done))
  return port
}
