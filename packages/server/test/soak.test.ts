import { chmod, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { soak } from './soak/run.ts'
import { testFolder } from './test-folder.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(testFolder(), 'bahi-soak-'))
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

/** The short form of `npm run soak`: the last units are sold, and then once the server and once PostgreSQL is killed. */
it('loses, doubles and halves nothing when it is killed under load', { timeout: 1_200_000 }, async () => {
  const figures = await soak({ dataDir, kills: 2, parallel: 8, calmMs: [1000, 1500] })
  expect(figures.faults).toEqual([])
  expect(figures.acknowledged).toBeGreaterThan(10)
  expect(figures.journals).toBeGreaterThan(0)
  expect(figures.steps).toBeGreaterThan(5)
  expect(figures.doubled).toBeGreaterThan(0)
})
