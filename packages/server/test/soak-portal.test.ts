import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { soakOutage } from './soak/outage.ts'
import { billWork } from './soak/portal-bills.ts'
import { invoiceWork } from './soak/portal-invoices.ts'
import { soakPortal } from './soak/portal.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-soak-portal-'))
  await chmod(dataDir, 0o755)
})
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

/** The short forms of `npm run soak:portal`: at the points where an answer is lost, once with the database. */
it(
  'gives every invoice exactly one IRN, however the portal fails and wherever it is killed',
  { timeout: 180_000 },
  async () => {
    const { seen, faults } = await soakPortal({ dataDir, documents: 40, kills: 4 }, invoiceWork())
    expect(faults).toEqual([])
    expect(seen).toMatchObject({ 'IRNs at the portal': 40, 'IRNs on documents': 40 })
    expect(seen['answers lost and found again']).toBeGreaterThan(0)
  },
)

it(
  'gives every invoice exactly one e-way bill, and each bill its other vehicle once',
  { timeout: 180_000 },
  async () => {
    const { seen, faults } = await soakPortal({ dataDir, documents: 20, kills: 4 }, billWork())
    expect(faults).toEqual([])
    expect(seen).toMatchObject({ 'bills at the portal': 20, 'bills on documents': 20 })
  },
)

/** The short form of `npm run soak:outage`. */
it(
  'bills on while the portal is away, and registers everything once when it is back',
  { timeout: 180_000 },
  async () => {
    const figures = await soakOutage({ dataDir, invoices: 30, outageMs: 10_000, replyMs: 1500 })
    expect(figures.faults).toEqual([])
    expect([figures.saves.length, figures.state]).toEqual([30, 'Down'])
    // The goal is 300 ms; other tests share the machine.
    expect(Math.max(...figures.saves)).toBeLessThan(1500)
    // Sent at once and in one go; the breaker kept the others from being tried.
    expect(figures.tried).toBeLessThan(30)
    expect(figures.sentAfter).toBeLessThanOrEqual(30)
  },
)
