import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { billWork } from '../packages/server/test/soak/portal-bills.ts'
import { invoiceWork } from '../packages/server/test/soak/portal-invoices.ts'
import { soakPortal } from '../packages/server/test/soak/portal.ts'
import type { PortalWork } from '../packages/server/test/soak/portal.ts'

/**
 * `npm run soak:portal [-- invoices bills kills]`: IRNs, and then e-way bills with their vehicles, at portals that fail
 * in every way, while the product and PostgreSQL are killed by `kill -9` at each point of the flow. Ends with 1 where
 * something was not done exactly once.
 */
const [invoices = 1000, bills = 500, kills = 28] = process.argv.slice(2).map(Number)
if (invoices > 0) await shown('E-invoices', invoices, invoiceWork())
if (bills > 0) await shown('E-way bills', bills, billWork())

async function shown(title: string, documents: number, work: PortalWork): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-soak-portal-'))
  await chmod(dataDir, 0o755)
  try {
    const figures = await soakPortal({ dataDir, documents, kills, log: console.log }, work)
    const list = (row: Readonly<Record<string, number>>) =>
      Object.entries(row)
        .map(([name, value]) => `\n  ${name}: ${value}`)
        .join('')
    console.log(`
${title}: ${documents} in ${figures.seconds.toFixed(0)} s, load average ${loadavg()[0]!.toFixed(1)}${list(figures.seen)}
killed${list(figures.kills)}
${figures.faults.length} faults${figures.faults
      .slice(0, 20)
      .map((fault) => `\n  ${fault}`)
      .join('')}
`)
    if (figures.faults.length > 0) process.exitCode = 1
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
