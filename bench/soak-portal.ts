import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { soakPortal } from '../packages/server/test/soak/portal.ts'

/**
 * `npm run soak:portal [-- invoices kills]`: invoices are registered at a portal that fails in every way, while the
 * product is killed by `kill -9` at each point of the flow. Ends with 1 where an invoice has not exactly one IRN.
 */
const invoices = Number(process.argv[2] ?? 1000)
const kills = Number(process.argv[3] ?? 28)
const dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-soak-portal-'))
await chmod(dataDir, 0o755)
try {
  const figures = await soakPortal({ dataDir, invoices, kills, log: console.log })
  console.log(`
${figures.invoices} invoices in ${figures.seconds.toFixed(0)} s, load average ${loadavg()[0]!.toFixed(1)}
killed: ${Object.entries(figures.kills)
    .map(([point, count]) => `${count} x ${point}`)
    .join('; ')}
at the portal: ${figures.generates} sendings, ${figures.lookUps} look-ups by document, ${figures.signIns} sign-ins
answers lost and found again: ${figures.adopted}; sendings told that it is there already: ${figures.toldDuplicate}
IRNs at the portal: ${figures.atPortal}; on documents: ${figures.onDocuments}
${figures.faults.length} faults${figures.faults
    .slice(0, 20)
    .map((fault) => `\n  ${fault}`)
    .join('')}`)
  if (figures.faults.length > 0) process.exitCode = 1
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
