import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { soakOutage } from '../packages/server/test/soak/outage.ts'

/**
 * `npm run soak:outage [-- minutes invoices]`: the e-invoice portal is away for so many minutes while invoices are
 * saved that register by themselves. Ends with 1 where a save took longer than 300 ms, or one was lost or doubled.
 */
const [minutes = 10, invoices = 500] = process.argv.slice(2).map(Number)
const dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-soak-outage-'))
await chmod(dataDir, 0o755)
try {
  const options = { dataDir, invoices, outageMs: minutes * 60_000, log: console.log }
  const { saves, listMs, ...figures } = await soakOutage(options)
  const ordered = saves.toSorted((a, b) => a - b)
  const at = (share: number) => ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))]!
  console.log(`
${minutes} minutes without the portal, load average ${loadavg()[0]!.toFixed(1)}
${saves.length} saves: median ${at(0.5).toFixed(0)} ms, 95 % within ${at(0.95).toFixed(0)} ms, slowest ${at(1).toFixed(0)} ms
list of e-invoices meanwhile: slowest ${Math.max(...listMs).toFixed(0)} ms
while it was away: ${figures.tried} sendings tried; the strip told '${figures.state}', ${figures.waiting} waiting
after it was back: empty in ${(figures.drainMs / 1000).toFixed(1)} s with ${figures.sentAfter} sendings
${figures.faults.length} lost or doubled${figures.faults
    .slice(0, 20)
    .map((fault) => `\n  ${fault}`)
    .join('')}`)
  if (figures.faults.length > 0 || at(1) > 300) process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
