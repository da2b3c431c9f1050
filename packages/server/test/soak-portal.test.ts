import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { soakPortal } from './soak/portal.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-soak-portal-'))
  await chmod(dataDir, 0o755)
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

/** The short form of `npm run soak:portal`: once at the three points where an answer is lost. */
it(
  'gives every invoice exactly one IRN, however the portal fails and wherever it is killed',
  { timeout: 180_000 },
  async () => {
    const figures = await soakPortal({ dataDir, invoices: 40, kills: 3 })
    expect(figures.faults).toEqual([])
    expect([figures.atPortal, figures.onDocuments]).toEqual([40, 40])
    expect(figures.adopted).toBeGreaterThan(0)
  },
)
